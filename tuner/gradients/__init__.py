"""Gradient tuning (GDAT): which gradients of data-parallel training are sent together."""
