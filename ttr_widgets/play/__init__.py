"""Who sits at the table: boxes from files, games, records, players, and what a seat may see."""
