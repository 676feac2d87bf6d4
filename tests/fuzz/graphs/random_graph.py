"""A random graph: its kind is drawn first, then one recipe after the other."""

from __future__ import annotations

from random import Random

import numpy as np
import onnx

from tests.fuzz.graphs.builder import Builder, SkipError
from tests.fuzz.graphs.elementwise import ELEMENTWISE, Recipe
from tests.fuzz.graphs.layers import LAYERS
from tests.fuzz.graphs.movement import MOVEMENT

OPSETS = (11, 13, 13, 15, 17, 17, 18, 18, 19, 20, 20, 21, 22, 23)
NAMES = ("t{}", "/model/layer.{}/out:0", "{}", "x_{}", "a b {}", "val_{{}}")
SIZES = (1, 2, 3, 4, 5, 6, 7, 8, 12, 16, 17)
GROUPS: tuple[dict[str, Recipe], ...] = (dict(ELEMENTWISE), dict(MOVEMENT), dict(LAYERS))
SHARES = ((4, 3, 3), (4, 3, 3), (8, 1, 1), (1, 6, 1), (1, 1, 5))
"""Shares of the groups: each graph is of one of these kinds."""


def random_graph(chance: Random) -> onnx.ModelProto:
    """A model of 5 to 60 nodes, small ones more often."""
    while True:
        b = Builder(
            chance,
            chance.choice(OPSETS),
            np.dtype(chance.choices((np.float32, np.float16, np.float64), (84, 8, 8))[0]),
            tuple(chance.sample(SIZES, 3)) + ((0,) if chance.random() < 0.02 else ()),
            chance.choice(NAMES),
            0.15 if chance.random() < 0.05 else 0.0,
        )
        shares = chance.choice(SHARES)
        count = chance.choice((5, 5, 6, 6, 7, 8, 8, 10, 12, 15, 20, 30, 60))
        for _ in range(4 * count):
            [group] = chance.choices(GROUPS, shares)
            try:
                chance.choice(list(group.values()))(b)
            except SkipError:
                continue
            if sum(node.op_type != "Constant" for node in b.nodes) >= count:
                return b.model()
