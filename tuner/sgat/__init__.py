"""Subgraph tuning (SGAT): cuts proposed from measured parts, decided by measuring the whole."""
