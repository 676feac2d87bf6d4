"""Input or output of a loaded model as users see it: name, element type and shape."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from tuner.graph import DTYPES
from tuner.program.program import Port


@dataclass(frozen=True)
class TensorInfo:
    """An input or output of a model. A size in `shape` that only a run determines is -1."""

    name: str
    dtype: np.dtype
    """`object` for text, sequences and optional values, which NumPy has no type for."""
    shape: tuple[int, ...]

    @staticmethod
    def of(port: Port) -> TensorInfo:
        """The public form of a port; unknown element types become NumPy's object."""
        return TensorInfo(port.name, DTYPES.get(port.dtype, np.dtype(object)), port.shape)

    def __str__(self) -> str:
        return f"{self.name}: {self.dtype}{list(self.shape)}"

    def __repr__(self) -> str:
        return f"TensorInfo({self.name!r}, {self.dtype}, {self.shape})"


def listed(tensors: Iterable[TensorInfo]) -> str:
    """Inputs or outputs in one line: "ids: int64[1, 128], mask: bool[1, 128]"."""
    return ", ".join(map(str, tensors))
