"""Offline models loaded and run in the user's process."""
