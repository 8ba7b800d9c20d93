"""Games at the table: names, texts, records, players."""
