"""Resizing of two axes: nearest neighbours, and linear interpolation between neighbours.

With many elements a pixel (channels-last) vectors go along these, pixel after pixel. With few they
go along the rows, and are picked out of vectors of the source.
"""

from tuner.cpu.kernels.resize.linear import LINEAR
from tuner.cpu.kernels.resize.nearest import NEAREST

__all__ = ["LINEAR", "NEAREST"]
