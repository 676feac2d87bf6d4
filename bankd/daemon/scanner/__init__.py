"""The scanner: which files of the watched folders are complete models."""
