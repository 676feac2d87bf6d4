"""Elements of tensors: a row of one table for each type that a tensor may have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from types import MappingProxyType

import numpy as np

EXACT_INTEGER = 2**24
"""f32 holds every integer up to here; a larger one never rounds to a smaller magnitude."""


@dataclass(frozen=True)
class Element:
    """A type of elements: how it is stored, in which type kernels compute, how it rounds."""

    name: str
    """Name in the texts of types, tasks and banks."""
    type_name: str
    """Name of NumPy's type, or of one that ml_dtypes adds."""
    bits: int
    """Bits of an element in memory."""
    storage: str
    """LLVM's type of an element in memory; floats of 16 bits are loaded as the bits they are."""
    compute: str
    """Name of the element that kernels compute with; "" of a type that they only move."""
    roundoff: float = 0.0
    """Largest relative error of rounding to it: 2**-p for p bits of precision; 0: no float."""
    digits: int = 0
    """Bits of an element of less than a byte, the lowest of the byte that stores it; 0: all.

    Files of models pack such elements, as many in a byte as it holds."""

    @cached_property
    def dtype(self) -> np.dtype:
        """NumPy's type. It stores types of less than a byte in a byte each, and so do kernels.

        ml_dtypes is imported for an array of one of its own types, and not before.
        """
        module, _, name = self.type_name.rpartition(".")
        return np.dtype(getattr(import_module(module), name) if module else name)

    @property
    def is_read(self) -> bool:
        """Return whether expressions read it."""
        return self.compute != ""

    @property
    def is_float(self) -> bool:
        """Return whether it holds floating-point numbers."""
        return self.roundoff > 0.0

    @property
    def kind(self) -> str:
        """NumPy's kind, "f", "i", "u" or "b", which it does not say of types of ml_dtypes."""
        if self.is_float:
            return "f"
        return self.name[0]

    @property
    def is_small(self) -> bool:
        """Return whether it is a float of 8 bits, or of fewer bits than a byte."""
        return self.digits > 0 or (self.is_float and self.bits == 8)

    @property
    def is_half(self) -> bool:
        """Return whether it is a float of 16 bits."""
        return self.is_float and self.bits == 16

    @property
    def is_whole(self) -> bool:
        """Return whether kernels that compute in i64 read and make it: an integer, or a truth."""
        return self.is_read and self.kind in "iub"

    @property
    def is_quantised(self) -> bool:
        """Return whether it is an integer of 8 or 16 bits: f32 reads and makes them exactly."""
        return self.is_read and self.kind in "iu" and self.bits <= 16 and not self.digits

    @property
    def limits(self) -> tuple[float, float]:
        """The smallest and the largest number of an integer that f64 has, too."""
        if self.digits:
            low = -(2.0 ** (self.digits - 1)) if self.kind == "i" else 0.0
            return low, low + 2.0**self.digits - 1.0
        info = np.iinfo(self.dtype)
        high = float(info.max)
        return float(info.min), high if high <= info.max else float(np.nextafter(high, 0.0))

    @property
    def largest(self) -> float:
        """The largest finite number of a float."""
        return float(import_module("ml_dtypes").finfo(self.dtype).max)


ELEMENTS: Mapping[str, Element] = MappingProxyType(
    {
        element.name: element
        for element in (
            Element("f32", "float32", 32, "float", "f32", 2.0**-24),
            Element("f64", "float64", 64, "double", "f64", 2.0**-53),
            Element("f16", "float16", 16, "i16", "f32", 2.0**-11),
            Element("bf16", "ml_dtypes.bfloat16", 16, "i16", "f32", 2.0**-8),
            Element("i64", "int64", 64, "i64", "f32"),
            Element("i32", "int32", 32, "i32", "f32"),
            Element("i16", "int16", 16, "i16", "f32"),
            Element("i8", "int8", 8, "i8", "f32"),
            Element("u64", "uint64", 64, "i64", "f32"),
            Element("u32", "uint32", 32, "i32", "f32"),
            Element("u16", "uint16", 16, "i16", "f32"),
            Element("u8", "uint8", 8, "i8", "f32"),
            Element("bool", "bool", 8, "i8", "f32"),
            Element("i4", "ml_dtypes.int4", 8, "i8", "f32", digits=4),
            Element("u4", "ml_dtypes.uint4", 8, "i8", "f32", digits=4),
            Element("i2", "ml_dtypes.int2", 8, "i8", "f32", digits=2),
            Element("u2", "ml_dtypes.uint2", 8, "i8", "f32", digits=2),
            Element("f8e4m3fn", "ml_dtypes.float8_e4m3fn", 8, "i8", "f32", 2.0**-4),
            Element("f8e4m3fnuz", "ml_dtypes.float8_e4m3fnuz", 8, "i8", "f32", 2.0**-4),
            Element("f8e5m2", "ml_dtypes.float8_e5m2", 8, "i8", "f32", 2.0**-3),
            Element("f8e5m2fnuz", "ml_dtypes.float8_e5m2fnuz", 8, "i8", "f32", 2.0**-3),
            Element("f8e8m0", "ml_dtypes.float8_e8m0fnu", 8, "i8", "", 2.0**-1),
            Element("f4e2m1", "ml_dtypes.float4_e2m1fn", 8, "i8", "f32", 2.0**-2, 4),
        )
    }
)
"""All types of elements, by name."""


@cache
def _by_dtype(*, of_numpy: bool) -> Mapping[np.dtype, Element]:
    """The rows of NumPy's own types, or of those that ml_dtypes adds."""
    rows = (each for each in ELEMENTS.values() if ("." not in each.type_name) == of_numpy)
    return {element.dtype: element for element in rows}


def element_of(dtype: np.dtype) -> Element:
    """The row of NumPy's type. Raises KeyError for one that tensors do not have."""
    own = _by_dtype(of_numpy=True).get(dtype)
    return own or _by_dtype(of_numpy=False)[dtype]


def _element_or_none(dtype: np.dtype) -> Element | None:
    own = _by_dtype(of_numpy=True).get(dtype)
    return own or (_by_dtype(of_numpy=False).get(dtype) if dtype.isbuiltin == 2 else None)


def is_float(dtype: np.dtype) -> bool:
    """Return whether NumPy's type is one of floats. Its own kinds do not say so of bf16."""
    element = _element_or_none(dtype)
    return element is not None and element.is_float


def is_integer(dtype: np.dtype) -> bool:
    """Return whether NumPy's type is one of whole numbers, which it does not say of 4 bits."""
    element = _element_or_none(dtype)
    return element is not None and element.kind in "iu"


def read_as(array: np.ndarray, dtype: np.dtype) -> np.ndarray:
    """An array of a file as the type that is wanted: NumPy stores ml_dtypes' as untyped bytes."""
    is_untyped = array.dtype == np.dtype(f"V{dtype.itemsize}") and dtype.kind == "V"
    return np.ascontiguousarray(array).view(dtype).reshape(array.shape) if is_untyped else array


def strided(array: np.ndarray, shape: Sequence[int], steps: Sequence[int]) -> np.ndarray:
    """A view of an array with steps in bytes, of elements of any type.

    NumPy's own function knows types by letters, which floats of 8 bits have not.
    """
    bits = array.view(f"u{array.itemsize}") if array.itemsize <= 8 else array
    return np.lib.stride_tricks.as_strided(bits, shape, steps).view(array.dtype)
