"""The difference of two states of banks: computed by SQLite, read by pages, formatted as text."""
