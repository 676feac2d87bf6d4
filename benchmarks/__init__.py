"""Benchmarks: what is measured to be reported, and kept in `results/`."""
