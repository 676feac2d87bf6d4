"""The tables of a bank file: made and opened, read and written by rows, and checked."""
