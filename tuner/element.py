"""Elements of tensors: a row of one table for each type that a tensor may have."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

import ml_dtypes
import numpy as np

EXACT_INTEGER = 2**24
"""f32 holds every integer up to here; a larger one never rounds to a smaller magnitude."""


@dataclass(frozen=True)
class Element:
    """A type of elements: how it is stored, in which type kernels compute, how it rounds."""

    name: str
    """Name in the texts of types, tasks and banks."""
    dtype: np.dtype
    """NumPy's type. It stores types of less than a byte in a byte each."""
    bits: int
    """Bits of an element in a dense tensor."""
    storage: str
    """LLVM's type of an element in memory; floats of 16 bits are loaded as the bits they are."""
    compute: str
    """Name of the element that kernels compute with; "" of a type that they only move."""
    roundoff: float = 0.0
    """Largest relative error of rounding to it: 2**-p for p bits of precision; 0: no float."""

    @property
    def is_read(self) -> bool:
        """Return whether expressions read it."""
        return self.compute != ""

    @property
    def is_float(self) -> bool:
        """Return whether it holds floating-point numbers."""
        return self.roundoff > 0.0

    @property
    def is_half(self) -> bool:
        """Return whether it is a float of 16 bits."""
        return self.is_float and self.bits == 16

    @property
    def is_whole(self) -> bool:
        """Return whether kernels that compute in i64 read and make it: an integer, or a truth."""
        return self.is_read and self.dtype.kind in "iub"

    @property
    def is_quantised(self) -> bool:
        """Return whether it is an integer that arithmetic in f32 reads and makes exactly."""
        return self.is_read and self.dtype.kind in "iu" and self.bits <= 16

    @property
    def limits(self) -> tuple[float, float]:
        """The smallest and the largest number of an integer that f64 has, too."""
        info = np.iinfo(self.dtype)
        high = float(info.max)
        return float(info.min), high if high <= info.max else float(np.nextafter(high, 0.0))

    @property
    def largest(self) -> float:
        """The largest finite number of a float."""
        return float(ml_dtypes.finfo(self.dtype).max)  # type: ignore[no-untyped-call]


ELEMENTS: Mapping[str, Element] = MappingProxyType(
    {
        element.name: element
        for element in (
            Element("f32", np.dtype(np.float32), 32, "float", "f32", 2.0**-24),
            Element("f64", np.dtype(np.float64), 64, "double", "f64", 2.0**-53),
            Element("f16", np.dtype(np.float16), 16, "i16", "f32", 2.0**-11),
            Element("bf16", np.dtype(ml_dtypes.bfloat16), 16, "i16", "f32", 2.0**-8),
            Element("i64", np.dtype(np.int64), 64, "i64", "f32"),
            Element("i32", np.dtype(np.int32), 32, "i32", "f32"),
            Element("i16", np.dtype(np.int16), 16, "i16", "f32"),
            Element("i8", np.dtype(np.int8), 8, "i8", "f32"),
            Element("u64", np.dtype(np.uint64), 64, "i64", "f32"),
            Element("u32", np.dtype(np.uint32), 32, "i32", "f32"),
            Element("u16", np.dtype(np.uint16), 16, "i16", "f32"),
            Element("u8", np.dtype(np.uint8), 8, "i8", "f32"),
            Element("bool", np.dtype(np.bool_), 8, "i8", "f32"),
            Element("i4", np.dtype(ml_dtypes.int4), 4, "i4", ""),
            Element("u4", np.dtype(ml_dtypes.uint4), 4, "i4", ""),
        )
    }
)
"""All types of elements, by name."""

_BY_DTYPE = {element.dtype: element for element in ELEMENTS.values()}


def element_of(dtype: np.dtype) -> Element:
    """The row of NumPy's type. Raises KeyError for one that tensors do not have."""
    return _BY_DTYPE[dtype]


def is_float(dtype: np.dtype) -> bool:
    """Return whether NumPy's type is one of floats. Its own kinds do not say so of bf16."""
    return dtype in _BY_DTYPE and _BY_DTYPE[dtype].is_float


def is_integer(dtype: np.dtype) -> bool:
    """Return whether NumPy's type is one of whole numbers, which it does not say of 4 bits."""
    return dtype in _BY_DTYPE and (dtype.kind in "iu" or _BY_DTYPE[dtype].bits == 4)


def read_as(array: np.ndarray, dtype: np.dtype) -> np.ndarray:
    """An array of a file as the type that is wanted: NumPy stores bf16 as two bytes of no type."""
    is_untyped = array.dtype == np.dtype("V2") and dtype == ELEMENTS["bf16"].dtype
    return np.ascontiguousarray(array).view(dtype).reshape(array.shape) if is_untyped else array
