"""The history of a bank: its log and tags, undoing, and the past that two banks have in common."""
