"""Fewer bits within a budget of accuracy: a model in 8 bits, or with weights in 16 bits."""
