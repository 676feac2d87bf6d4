"""Metrics that a model is tuned for: `--target_metric`."""

METRICS = LATENCY, THROUGHPUT = "latency", "throughput"
"""The time of a call on all cores of its target, or calls a second of as many callers as there are
cores for."""
