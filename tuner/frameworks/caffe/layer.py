"""One layer of a network of Caffe, as its function sees it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tuner.errors import ModelError
from tuner.frameworks.typed_graph import TypedGraph, Value

OTHER_WEIGHTS = "give the weights of this network as --weight"


@dataclass(frozen=True)
class Layer:
    """One layer: its names, its inputs, and its weights."""

    graph: TypedGraph
    name: str
    tops: Sequence[str]
    inputs: Sequence[Value]
    blobs: Sequence[np.ndarray]
    read: set[int] = field(default_factory=set)
    """Numbers of the blobs that its function has read."""

    @property
    def x(self) -> Value:
        """The first input."""
        return self.inputs[0]

    def add(self, operator: str, *inputs: Any, **attributes: Any) -> Any:
        """Add an operator, whose values have names that leave those of blobs to outputs."""
        name = f"{self.name}/{operator.lower()}"
        return self.graph.add(operator, *inputs, name=name, **attributes)

    def weight(self, at: int, shape: tuple[int, ...]) -> np.ndarray:
        """A blob of the layer in this shape, but for sizes of 1. Raises ModelError for another."""
        if at >= len(self.blobs):
            what = f"it has {len(self.blobs)} blobs in the .caffemodel, and needs more"
            raise ModelError(what, OTHER_WEIGHTS)
        blob = self.blobs[at]
        self.read.add(at)
        if _longer(blob.shape) != _longer(shape):
            what = f"blob {at} has the shape {list(blob.shape)}, not {list(shape)}"
            raise ModelError(what, OTHER_WEIGHTS)
        return blob.reshape(shape)

    def require_all_read(self) -> None:
        """Raises ModelError where the file has more blobs than the layer has a use for."""
        if len(self.read) < len(self.blobs):
            what = f"it has {len(self.blobs)} blobs in the .caffemodel, and needs {len(self.read)}"
            raise ModelError(what, OTHER_WEIGHTS)

    def axis(self, axis: int) -> int:
        """An axis of the first input, counted from the front."""
        rank = len(self.x.shape)
        if not -rank <= axis < rank:
            raise ModelError(f"its input {list(self.x.shape)} has no axis {axis}")
        return axis % rank


def _longer(shape: Sequence[int]) -> list[int]:
    """Sizes other than 1: the first format fills up to four with ones."""
    return [size for size in shape if size != 1]
