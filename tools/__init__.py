"""What `make` runs beside the programs: set-up, the demonstration, size and pins."""
