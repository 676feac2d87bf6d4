"""The rows of a merge that waits: read, told, and raced."""
