"""Contractions with constant weights: matrix products and convolutions as implicit ones.

Both are `columns` of packed weights against `rows` of pixels. A matrix product is a convolution
with a 1x1 kernel over one line of M pixels. An input that needs a border (or whose rows would
fall into the same cache sets) is first copied into scratch memory: policy knob format=padded.
"""
