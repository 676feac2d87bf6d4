"""Nearest enlargement of images by whole factors, recognised among the copies."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

from tuner.fusion.rewriter import Rewriter
from tuner.fusion.view import Shape, View, dense_strides
from tuner.graph import Node
from tuner.subgraph.rewrites.views import behind_reshapes, view_of


@dataclass(frozen=True)
class Upsampling:
    """A copy [N,h,w,C] -> [N,h*down,w*right,C] that repeats each pixel, rows and columns."""

    copy: Node
    down: int
    right: int

    @staticmethod
    def of(work: Rewriter, name: str) -> Upsampling | None:
        """The enlargement that makes `name`, perhaps behind reshapes."""
        copy = work.maker(behind_reshapes(work, name)[-1], "copy")
        if copy is None:
            return None
        small, large = work.shape(copy.inputs[0]), work.shape(name)
        if len(small) != 4 or 0 in small or any(n % m for n, m in zip(large, small, strict=True)):
            return None
        batch, down, right, channels = (n // m for n, m in zip(large, small, strict=True))
        found = Upsampling(copy, down, right)
        if (batch, channels) != (1, 1) or down * right == 1:
            return None
        wanted = found.view(copy.inputs[0], small)
        return found if view_of(work, copy).reshape(wanted.shape) == wanted else None

    @property
    def source(self) -> str:
        """The small image."""
        return self.copy.inputs[0]

    def view(self, base: str, small: Shape) -> View:
        """The enlargement of `base`, images of shape `small`: [N,h,down,w,right,C]."""
        batch, height, width, channels = small
        over_batch, over_rows, over_columns, over_channels = dense_strides(small)
        return View(
            base,
            prod(small),
            (batch, height, self.down, width, self.right, channels),
            (over_batch, over_rows, 0, over_columns, 0, over_channels),
        )
