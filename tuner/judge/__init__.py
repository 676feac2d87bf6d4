"""Judgement of a compiled model: samples of its inputs, outputs in float64, a verdict."""
