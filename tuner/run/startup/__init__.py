"""The module that a hooked Python loads first: this folder is the first of its PYTHONPATH."""
