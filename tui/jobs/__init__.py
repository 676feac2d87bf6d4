"""Jobs of the daemon as a list, and one job in full."""
