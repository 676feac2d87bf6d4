"""Attention in one pass: a block of rows of queries keeps its scores in a core's own scratch.

for each batch and head (shared out)
    keys and values into blocks of columns          (scratch, once a head and core)
    for each block of rows
        scores = queries x keys                     (scratch, register tiles)
        weights = e^(scores - maximum), and sums    (in place, row by row)
        output = weights x values / sums, tail      (register tiles)
"""

from tuner.cpu.kernels.attention.generate import generate
from tuner.cpu.kernels.attention.space import default_policy, estimate, illegal, knobs
from tuner.cpu.kernels.kernel import Family, packs_nothing

__all__ = ["FAMILY"]

FAMILY = Family(("attention",), default_policy, knobs, illegal, generate, packs_nothing, estimate)
