"""The differences of two states: shown, and written to a file."""
