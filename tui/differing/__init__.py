"""Differences of two states: their pages, their lines, and a file of them."""
