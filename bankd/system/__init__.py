"""The operating system: locks, load, disk space, processes, logs."""
