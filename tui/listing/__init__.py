"""What a list of entries shows, and how its pages are read."""
