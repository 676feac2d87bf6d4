"""Conversions between what kernels compute in, f32, f64 or i64, and the types of stored elements.

A load is exact but for integers beyond 2**24 (in f64 2**53), which are rounded. A store rounds to
the nearest number, from a tie to the even one, and to denormal numbers where it must; what is
beyond the range becomes infinite, and NaN stays NaN: as IEEE 754 says. Integers have no such
numbers: what is beyond their range becomes its end, and a quiet NaN the smallest. From i64 a store
keeps the lowest bits. A truth is 1 of all but 0. All functions take a vector or a scalar.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np

from tuner.cpu.kernels.control_flow import IRValue
from tuner.cpu.kernels.numbers import Numbers, float_text
from tuner.element import ELEMENTS, Element

F32_NAN = 0x7FC00000
F32_INFINITY = 0x7F800000
"""Bits of infinity. Those of every NaN are larger, once the sign is gone."""
F16_INFINITY, F16_NAN = 0x7C00, 0x7E00
F16_MIN_NORMAL, F16_BEYOND = 0x38800000, 0x47800000
"""Bits, as f32, of the smallest normal f16, 2**-14, and of 2**16, which f16 has no number for."""
WHOLE = 1.5 * 2.0**23
"""The sum of f32 with it is a whole number, whose lowest bits are those of the integer added."""
HALF = 0x3F000000
"""Bits of 0.5: the last place of a sum of 0.5 and less is 2**-24, as that of f16's denormals."""


Conversion = Callable[[Numbers, IRValue], IRValue]


def _like(value: IRValue, element: str) -> str:
    """The type of as many values of another type."""
    return value.type.rpartition(" ")[0] + f" {element}>" if "<" in value.type else element


def _with(f: Numbers, op: str, a: IRValue, b: int | IRValue) -> IRValue:
    """An instruction on integers; a number stands for itself in every lane."""
    if isinstance(b, int):
        element = a.type.rpartition(" ")[2].rstrip(">")
        b = IRValue(f"splat ({element} {b})" if "<" in a.type else str(b), a.type)
    result = _like(a, "i1") if op.startswith("icmp") else a.type
    return f.op(result, f"{op} {a.type} {a.name}, {b.name}")


def _of_integer(f: Numbers, stored: IRValue) -> IRValue:
    return f.convert("sitofp", stored, _like(stored, f.scalar))


def _of_unsigned(f: Numbers, stored: IRValue) -> IRValue:
    return f.convert("uitofp", stored, _like(stored, f.scalar))


def _of_quantised(element: Element) -> Conversion:
    """Exact: f32 has every integer of 16 bits."""
    extension = "sext" if element.limits[0] < 0 else "zext"

    def widen(f: Numbers, stored: IRValue) -> IRValue:
        whole = _unpacked(f, stored, element)
        return _of_integer(f, f.convert(extension, whole, _like(stored, "i32")))

    return widen


def _unpacked(f: Numbers, stored: IRValue, element: Element) -> IRValue:
    """A stored integer in all bits of its byte, of which it has the lowest ones."""
    if not element.digits:
        return stored
    above = 8 - element.digits
    shift = "ashr" if element.limits[0] < 0 else "lshr"
    return _with(f, shift, _with(f, "shl", stored, above), above)


def _packed(f: Numbers, whole: IRValue, element: Element) -> IRValue:
    """An integer as it is stored: none but its own bits."""
    return _with(f, "and", whole, 2**element.digits - 1) if element.digits else whole


def _of_truth(f: Numbers, stored: IRValue) -> IRValue:
    """1 of every byte that is not 0."""
    if "<" not in stored.type:
        is_true = f.compare("ne", stored, IRValue("0", stored.type))
        return f.convert("sitofp", f.convert("zext", is_true, "i32"), f.scalar)
    mask = f.op(f.mask_vector, f"icmp ne {stored.type} {stored.name}, zeroinitializer")
    return f.select(mask, f.splat(1.0), f.splat(0.0))


def _of_bf16(f: Numbers, stored: IRValue) -> IRValue:
    """The upper half of an f32."""
    bits = _with(f, "shl", f.convert("zext", stored, _like(stored, "i32")), 16)
    return f.convert("bitcast", bits, _like(stored, "float"))


def _of_f16(f: Numbers, stored: IRValue) -> IRValue:
    """One instruction, or what it does: LLVM would call a function that does not exist."""
    if f.isa.has_f16:
        half = f.convert("bitcast", stored, _like(stored, "half"))
        return f.convert("fpext", half, _like(stored, "float"))
    bits = f.convert("zext", stored, _like(stored, "i32"))
    size = _with(f, "and", bits, 0x7FFF)
    # The exponents of the two types differ by 112; a product moves that of denormals as well.
    small = f.convert("bitcast", _with(f, "shl", size, 13), _like(stored, "float"))
    factor = f"float {float_text(2.0**112)}"
    by = f"splat ({factor})" if "<" in small.type else float_text(2.0**112)
    scaled = f.op(small.type, f"fmul {small.type} {small.name}, {by}")
    number = f.convert("bitcast", scaled, bits.type)
    beyond = _with(f, "or", _with(f, "shl", size, 13), F32_INFINITY)
    number = f.select(_with(f, "icmp uge", size, F16_INFINITY), beyond, number)
    sign = _with(f, "shl", _with(f, "and", bits, 0x8000), 16)
    return f.convert("bitcast", _with(f, "or", number, sign), _like(stored, "float"))


def _to_bf16(f: Numbers, value: IRValue) -> IRValue:
    """The upper half, after half of its last place was added; of a NaN with its quiet bit.

    The instruction of AVX-512 would take denormal numbers for 0.
    """
    bits = f.convert("bitcast", value, _like(value, "i32"))
    odd = _with(f, "and", _with(f, "lshr", bits, 16), 1)
    rounded = _with(f, "add", _with(f, "add", bits, 0x7FFF), odd)
    size = _with(f, "and", bits, 0x7FFFFFFF)
    is_nan = _with(f, "icmp ugt", size, F32_INFINITY)
    chosen = f.select(is_nan, _with(f, "or", bits, 0x00400000), rounded)
    return f.convert("trunc", _with(f, "lshr", chosen, 16), _like(value, "i16"))


def _to_f16(f: Numbers, value: IRValue) -> IRValue:
    """One instruction, or what it does."""
    if f.isa.has_f16:
        half = f.convert("fptrunc", value, _like(value, "half"))
        return f.convert("bitcast", half, _like(value, "i16"))
    bits = f.convert("bitcast", value, _like(value, "i32"))
    size = _with(f, "and", bits, 0x7FFFFFFF)
    odd = _with(f, "and", _with(f, "lshr", size, 13), 1)
    moved = _with(f, "sub", size, (112 << 23) - 0xFFF)
    normal = _with(f, "lshr", _with(f, "add", moved, odd), 13)
    small = f.convert("bitcast", size, _like(value, "float"))
    half_text = "splat (float 5.000000e-01)" if "<" in small.type else "5.000000e-01"
    added = f.op(small.type, f"fadd {small.type} {small.name}, {half_text}")
    denormal = _with(f, "sub", f.convert("bitcast", added, size.type), HALF)
    number = f.select(_with(f, "icmp ult", size, F16_MIN_NORMAL), denormal, normal)
    is_nan = _with(f, "icmp ugt", size, F32_INFINITY)
    nan, infinity = (_with(f, "or", _with(f, "and", size, 0), n) for n in (F16_NAN, F16_INFINITY))
    number = f.select(
        _with(f, "icmp uge", size, F16_BEYOND), f.select(is_nan, nan, infinity), number
    )
    sign = _with(f, "lshr", _with(f, "and", bits, 1 << 31), 16)
    return f.convert("trunc", _with(f, "or", number, sign), _like(value, "i16"))


@dataclass(frozen=True)
class Minifloat:
    """A float of at most 8 bits: a sign, an exponent, and `mantissa` bits."""

    mantissa: int
    bias: int
    largest: int
    """The largest code of a finite number, without its sign."""
    nan: int
    """A code of NaN; the sign's alone in types without a negative 0."""
    beyond: int
    """The code of what is larger than the largest number."""
    sign: int = 0x80

    @property
    def is_unsigned_zero(self) -> bool:
        """Return whether the code of a negative 0 is that of NaN."""
        return self.beyond == self.sign

    def widen(self, f: Numbers, stored: IRValue) -> IRValue:
        """The number of f32, which has all of them: its bits, moved, times a power of two."""
        code = f.convert("zext", stored, _like(stored, "i32"))
        size, up = _with(f, "and", code, self.sign - 1), 23 - self.mantissa
        small = f.convert("bitcast", _with(f, "shl", size, up), _like(stored, "float"))
        factor = float_text(2.0 ** (127 - self.bias))
        by = f"splat (float {factor})" if "<" in small.type else factor
        scaled = f.op(small.type, f"fmul {small.type} {small.name}, {by}")
        bits = f.convert("bitcast", scaled, code.type)
        if self.is_unsigned_zero:
            found = _with(f, "and", code, 2 * self.sign - 1)
            bits = f.select(_with(f, "icmp eq", found, self.nan), _all(f, bits, F32_NAN), bits)
        elif self.largest < self.sign - 1:
            infinite = _with(f, "or", _with(f, "shl", size, up), F32_INFINITY)
            bits = f.select(_with(f, "icmp ugt", size, self.largest), infinite, bits)
        sign = _with(f, "shl", _with(f, "and", code, self.sign), 31 - self.sign.bit_length() + 1)
        return f.convert("bitcast", _with(f, "or", bits, sign), _like(stored, "float"))

    def narrow(self, f: Numbers, value: IRValue) -> IRValue:
        """The code of the nearest number, from a tie the even one, as of `_to_f16`."""
        bits, down = f.convert("bitcast", value, _like(value, "i32")), 23 - self.mantissa
        size = _with(f, "and", bits, 0x7FFFFFFF)
        odd = _with(f, "and", _with(f, "lshr", size, down), 1)
        moved = _with(f, "sub", size, ((127 - self.bias) << 23) - (1 << (down - 1)) + 1)
        normal = _with(f, "lshr", _with(f, "add", moved, odd), down)
        # The last place of a sum with this number is that of the smallest numbers of the type.
        magic = 2.0 ** (1 - self.bias - self.mantissa + 23)
        small = f.convert("bitcast", size, _like(value, "float"))
        text = f"splat (float {float_text(magic)})" if "<" in small.type else float_text(magic)
        added = f.op(small.type, f"fadd {small.type} {small.name}, {text}")
        low = int(np.float32(magic).view(np.uint32))
        denormal = _with(f, "sub", f.convert("bitcast", added, size.type), low)
        min_normal = (128 - self.bias) << 23
        code = f.select(_with(f, "icmp ult", size, min_normal), denormal, normal)
        is_beyond = _with(f, "icmp ugt", code, self.largest)
        code = f.select(is_beyond, _all(f, code, self.beyond), code)
        sign = _with(f, "lshr", _with(f, "and", bits, 1 << 31), 31 - self.sign.bit_length() + 1)
        signed = _with(f, "or", code, sign)
        if self.is_unsigned_zero:
            signed = f.select(_with(f, "icmp eq", code, 0), code, signed)
            is_nan = _with(f, "icmp eq", code, self.beyond)
            signed = f.select(is_nan, _all(f, code, self.nan), signed)
        is_nan = _with(f, "icmp ugt", size, F32_INFINITY)
        signed = f.select(is_nan, _all(f, code, self.nan), signed)
        return f.convert("trunc", signed, _like(value, "i8"))


def _all(f: Numbers, like: IRValue, bits: int) -> IRValue:
    return _with(f, "or", _with(f, "and", like, 0), bits)


MINIFLOATS: Mapping[str, Minifloat] = {
    "f8e4m3fn": Minifloat(3, 7, largest=0x7E, nan=0x7F, beyond=0x7F),
    "f8e4m3fnuz": Minifloat(3, 8, largest=0x7F, nan=0x80, beyond=0x80),
    "f8e5m2": Minifloat(2, 15, largest=0x7B, nan=0x7E, beyond=0x7C),
    "f8e5m2fnuz": Minifloat(2, 16, largest=0x7F, nan=0x80, beyond=0x80),
    "f4e2m1": Minifloat(1, 1, largest=0x7, nan=0x8, beyond=0x7, sign=0x8),
}
"""Floats of at most 8 bits. That of 4 bits has no NaN, which becomes 0, and no infinity."""


def _lowest_bits(element: Element) -> Conversion:
    if element.bits == 64:
        return lambda _, value: value

    def narrow(f: Numbers, value: IRValue) -> IRValue:
        return _packed(f, f.convert("trunc", value, _like(value, element.storage)), element)

    return narrow


def saturated(f: Numbers, value: IRValue, element: Element) -> IRValue:
    """The value, or the end of the integer's range that it is beyond; of NaN the smallest."""
    low, high = (_number(f, value, limit) for limit in element.limits)
    return f.fmin(f.fmax(value, low), high)


def _number(f: Numbers, value: IRValue, number: float) -> IRValue:
    return f.splat(number) if "<" in value.type else f.number(number)


def _to_quantised(element: Element) -> Conversion:
    def narrow(f: Numbers, value: IRValue) -> IRValue:
        whole = f.fadd(saturated(f, value, element), _number(f, value, WHOLE))
        bits = f.convert("bitcast", whole, _like(value, "i32"))
        return _packed(f, f.convert("trunc", bits, _like(value, element.storage)), element)

    return narrow


def _to_wide_integer(element: Element) -> Conversion:
    conversion = "fptosi" if element.limits[0] < 0 else "fptoui"

    def narrow(f: Numbers, value: IRValue) -> IRValue:
        whole = f.fmath("rint", saturated(f, value, element))
        return f.convert(conversion, whole, _like(value, element.storage))

    return narrow


def _to_truth(f: Numbers, value: IRValue) -> IRValue:
    mask = f.fcompare("une", value, _number(f, value, 0.0))
    return f.convert("zext", mask, _like(value, "i8"))


def _to_f32(f: Numbers, value: IRValue) -> IRValue:
    return f.convert("fptrunc", value, _like(value, "float"))


_NARROW_INTEGERS = {
    name: element
    for name, element in ELEMENTS.items()
    if element.kind in "iu" and element.bits < 32
}

WIDENED: Mapping[str, Conversion] = {
    "f32": lambda _, stored: stored, "f16": _of_f16, "bf16": _of_bf16, "i64": _of_integer,
    "i32": _of_integer, "u64": _of_unsigned, "u32": _of_unsigned, "bool": _of_truth,
    **{name: _of_quantised(element) for name, element in _NARROW_INTEGERS.items()},
    **{name: each.widen for name, each in MINIFLOATS.items()},
}  # fmt: skip
"""The value that is computed with, or one of f32, for an element as it is stored."""

NARROWED: Mapping[tuple[str, str], Conversion] = {
    ("f32", "f16"): _to_f16, ("f32", "bf16"): _to_bf16, ("f64", "f32"): _to_f32,
    **{("f32", name): _to_quantised(element) for name, element in _NARROW_INTEGERS.items()},
    **{("f32", name): each.narrow for name, each in MINIFLOATS.items()},
    **{("f64", name): _to_wide_integer(ELEMENTS[name]) for name in ("i32", "i64", "u32", "u64")},
    **{(computed, "bool"): _to_truth for computed in ("f32", "f64", "i64")},
    **{
        ("i64", name): _lowest_bits(element)
        for name, element in ELEMENTS.items()
        if element.is_whole and name != "bool"
    },
}  # fmt: skip
"""An element as it is stored, for a value of the element that is computed in."""

STORED = frozenset((*NARROWED, ("f32", "f32"), ("f64", "f64")))
"""Elements that are computed in, each with what its values are stored as."""


def as_i64(f: Numbers, stored: IRValue, element: Element) -> IRValue:
    """A stored integer or truth as i64: the same number, modulo 2**64 of u64."""
    if element.bits == 64:
        return stored
    is_truth = element.kind == "b"
    stored = _with(f, "icmp ne", stored, 0) if is_truth else _unpacked(f, stored, element)
    extension = "zext" if is_truth or element.limits[0] == 0 else "sext"
    return f.convert(extension, stored, _like(stored, "i64"))


def as_computed(f: Numbers, value: IRValue) -> IRValue:
    """A value of f32 as one of the element that is computed in: exact."""
    kind = _like(value, f.scalar)
    return value if value.type == kind else f.convert("fpext", value, kind)
