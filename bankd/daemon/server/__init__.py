"""The server: what a running daemon answers, and what it counts."""
