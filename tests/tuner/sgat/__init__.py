"""Tests of subgraph tuning."""
