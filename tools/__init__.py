"""Programs that `make` runs: set-up, the demonstration, size and pins."""
