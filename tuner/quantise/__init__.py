"""Quantising: an f32 model in integers, accepted where it is faster and its accuracy suffices."""
