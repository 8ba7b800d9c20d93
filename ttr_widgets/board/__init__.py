"""What one sees and clicks: a picture of what one seat may know, made of plain shapes."""
