"""The difference of two states of banks: computed by SQLite, read by pages, told as text."""
