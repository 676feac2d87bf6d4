"""Element types of tensors by the numbers that the format of CANN has for them."""

from __future__ import annotations

from collections.abc import Mapping

DATA_TYPES: Mapping[str, int] = {
    "undefined": 0, "f32": 1, "f16": 2, "i8": 3, "u8": 4, "i16": 5, "u16": 6, "i32": 7, "i64": 8,
    "u32": 9, "u64": 10, "bool": 11, "f64": 12, "bf16": 27,
}  # fmt: skip
"""Our names of element types and the format's numbers; "undefined" for what it has none for."""
