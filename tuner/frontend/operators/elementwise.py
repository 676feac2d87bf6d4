"""Element-wise operators: arithmetic of floats and integers, comparisons, logic, Cast, Clip."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from functools import partial, reduce

import numpy as np

from tuner.element import ELEMENTS
from tuner.frontend.site import COMPUTED, Normaliser, Site
from tuner.graph import DTYPES, Node

WHOLE = ("i64", "i32", "u32", "u64", "i16", "i8", "u16", "u8")
"""Element types of integers, which are computed in i64."""
IN_PLACE = ("i64", "i32", "u32")
"""Element types that are computed as they are stored; the others are converted before."""
MODULAR = frozenset(
    "Add Sub Mul Neg Equal BitwiseAnd BitwiseOr BitwiseXor ShiftLeft ShiftRight Where".split()  # noqa: SIM905
)
"""Operators that give the same bits of u64 as of i64."""
ORDERED = frozenset("Less LessOrEqual Greater GreaterOrEqual Min Max".split())  # noqa: SIM905
"""Operators that are those of i64 where the highest bits of u64 are turned over."""
HIGHEST_BIT = -(2**63)


def _all_of(dtypes: Collection[str], site: Site) -> bool:
    """Return whether all inputs and the output are of one of these types."""
    types = [site.input_type(i) for i in range(len(site.inputs)) if site.has(i)]
    found = {t.dtype for t in (*types, site.y)}
    return len(found) == 1 and found <= {*dtypes}


def _in(dtypes: Collection[str], **defaults: float | str) -> Normaliser:
    """An operator of one name and meaning in all opsets, with these attributes' defaults."""

    def normalise(site: Site) -> list[Node] | None:
        attributes = {name: site.get(name, value) for name, value in defaults.items()}
        return site.same(site.op, **attributes) if _all_of(dtypes, site) else None

    return normalise


in_f32, in_floats = partial(_in, ("f32",)), partial(_in, COMPUTED)
"""Operators whose kernels have the digits of f32, and those that are as exact in f64."""


def arithmetic(site: Site) -> list[Node] | None:
    """Add, Sub, Mul, Div, Neg and Abs; of integers they wrap around, and Div cuts."""
    if _all_of(COMPUTED, site):
        return site.same(site.op)
    if site.op == "Abs" and site.x.dtype[0] == "u":
        return site.same("Identity")
    return of_integers(site, "IntegerDiv" if site.op == "Div" else site.op)


def of_integers(site: Site, op: str, *inputs: str) -> list[Node] | None:
    """An operator on the given inputs (default: all) of integers of one type, computed in i64.

    What is stored keeps the lowest bits, as ONNX Runtime and NumPy have it. Conditions of Where are
    truths, and the result of a comparison is one.
    """
    names = inputs or site.inputs
    kinds = [site.type_of(name).dtype for name in names]
    numbers = {kind for kind in kinds if kind != "bool" or op != "Where"}
    if len(numbers) != 1 or not numbers <= {*WHOLE}:
        return None
    (dtype,) = numbers
    if dtype in IN_PLACE:
        return site.same(op, *names)
    is_flipped = dtype == "u64" and op in ORDERED
    if dtype == "u64" and not is_flipped and op not in MODULAR:
        op = {"IntegerDiv": "UnsignedDiv", "Mod": "UnsignedMod", "Remainder": "UnsignedMod"}[op]
    wide = [as_i64(site, name, is_flipped) for name in names]
    if site.y.dtype == "bool":
        return site.same(op, *wide)
    result = site.write(op, *wide)
    return from_i64(site, site.write("BitwiseXor", result, HIGHEST_BIT) if is_flipped else result)


def from_i64(site: Site, x: str) -> list[Node]:
    """All that was written, whose result is this tensor as the integers of the output."""
    return site.results(x) if site.y.dtype == "i64" else site.same("Cast", x, to=site.y.dtype)


def as_i64(site: Site, name: str, is_flipped: bool = False) -> str:
    """Integers, or truths, of any type as i64, perhaps with the highest bits turned over."""
    kind, constant = site.type_of(name), site.known.constants.get(name)
    if kind.dtype == "bool":
        return name
    if constant is not None:
        wide = constant.astype(np.int64)
        return site.add("wide", wide ^ HIGHEST_BIT if is_flipped else wide)
    if kind.dtype != "i64":
        name = site.step("Cast", (name,), kind.shape, "i64", to="i64")
    return site.write("BitwiseXor", name, HIGHEST_BIT) if is_flipped else name


def power(site: Site) -> list[Node] | None:
    """Pow; an exponent of another type becomes one of the base's.

    In f64 the exponents are those whose powers are products and quotients. Exponents of integers
    are rounded to f32 for a base of f32: beyond 2**24. Those of integers are integers.
    """
    exponent, dtype, kind = site.constant(1), site.x.dtype, site.input_type(1)
    if dtype in WHOLE:
        return _integer_power(site, exponent)
    is_known = exponent is not None and (dtype != "f64" or _is_product(exponent))
    if not site.computes or not (is_known or (dtype == "f32" and kind.dtype != "f64")):
        return None
    name = site.inputs[1]
    if kind.dtype != dtype and exponent is not None:
        name = site.add("exponent", exponent.astype(DTYPES[dtype]))
    elif kind.dtype != dtype:
        name = site.step("Cast", (name,), kind.shape, dtype, to=dtype)
    return site.same("Pow", site.inputs[0], name)


def _integer_power(site: Site, exponent: np.ndarray | None) -> list[Node] | None:
    """Powers of integers, modulo 2**64; a constant exponent may be a whole number of floats."""
    if exponent is not None and exponent.dtype.kind == "f":
        if not np.array_equal(exponent, np.clip(np.rint(exponent), -(2**53), 2**53)):
            return None
        name = site.add("exponent", exponent.astype(np.int64))
    elif site.input_type(1).dtype in WHOLE and site.x.dtype != "u64":
        name = as_i64(site, site.inputs[1])
    else:
        return None
    return from_i64(site, site.write("IntegerPow", as_i64(site, site.inputs[0]), name))


def _is_product(exponent: np.ndarray) -> bool:
    return exponent.size == 1 and exponent.item() in (-1, 1, 2, 3)


def modulo(site: Site) -> list[Node] | None:
    """Mod: exact, with the sign of the divisor, or as C's fmod has it, of the dividend."""
    is_signed_as_divisor = not site.get("fmod", 0)
    if site.x.dtype in WHOLE:
        return of_integers(site, "Mod" if is_signed_as_divisor else "Remainder")
    if not _all_of(("f32",), site):
        return None
    if not is_signed_as_divisor:
        return site.same("Remainder")
    rest, y = site.write("Remainder", *site.inputs), site.inputs[1]
    is_below, is_zero = site.write("Less", y, 0.0), site.write("Equal", rest, 0.0)
    zero = site.write("Where", is_below, -0.0, site.write("Abs", rest))
    is_same = site.write("Equal", site.write("Less", rest, 0.0), is_below)
    moved = site.write("Where", is_same, rest, site.write("Add", rest, y))
    return site.results(site.write("Where", is_zero, zero, moved))


def bits(site: Site) -> list[Node] | None:
    """BitwiseAnd, BitwiseOr and BitwiseXor."""
    return of_integers(site, site.op)


def bitwise_not(site: Site) -> list[Node] | None:
    """BitwiseNot: all bits turned over."""
    if site.x.dtype not in WHOLE:
        return None
    ones = np.invert(np.zeros((), DTYPES[site.x.dtype]))
    return of_integers(site, "BitwiseXor", site.inputs[0], site.add("ones", ones))


def shift(site: Site) -> list[Node] | None:
    """BitShift: by as many bits as there are, or more, to 0, and to the right to the sign."""
    x, by = site.inputs
    if site.x.dtype not in WHOLE:
        return None
    if site.get("direction", "") == "LEFT":
        return of_integers(site, "ShiftLeft")
    if site.x.dtype[0] == "u":
        return of_integers(site, "ShiftRight")
    # Where all bits of negative numbers are turned over, 0 is what is shifted in.
    x, by = as_i64(site, x), as_i64(site, by)
    signs = site.write("Max", site.write("Min", x, 0), -1)
    moved = site.write("ShiftRight", site.write("BitwiseXor", x, signs), by)
    return from_i64(site, site.write("BitwiseXor", moved, signs))


def variadic(op: str) -> Normaliser:
    """Max, Min, Sum of any number of inputs -> a chain of binary nodes."""

    def normalise(site: Site) -> list[Node] | None:
        kinds = {site.type_of(name).dtype for name in site.inputs}
        if len(site.inputs) == 1:
            return site.same("Identity")
        if len(kinds) != 1 or not kinds <= {*COMPUTED, *IN_PLACE}:
            return of_integers(site, op) if len(site.inputs) == 2 else None
        return site.same(op, _chained(site, op), site.inputs[-1])

    return normalise


def _chained(site: Site, op: str) -> str:
    """All inputs but the last, by a chain of binary nodes."""
    return reduce(partial(site.write, op), site.inputs[:-1])


def mean(site: Site) -> list[Node] | None:
    """Mean of any number of inputs: their sum, divided once."""
    if not _all_of(COMPUTED, site):
        return None
    if len(site.inputs) == 1:
        return site.same("Identity")
    total = site.write("Add", _chained(site, "Add"), site.inputs[-1])
    return site.results(site.write("Div", total, len(site.inputs)))


def comparison(site: Site) -> list[Node] | None:
    """Comparisons of floats, truths (Equal) or integers."""
    dtypes = {site.input_type(0).dtype, site.input_type(1).dtype}
    if dtypes in ({"f32"}, {"f64"}, {"bool"}):
        return site.same(site.op)
    return of_integers(site, site.op)


def logic(site: Site) -> list[Node] | None:
    """And, Or, Xor and Not, of truth values only."""
    if site.x.dtype != "bool":
        return None
    if site.op == "Xor":
        return site.same("Not", site.write("Equal", *site.inputs))
    return site.same(site.op)


def is_nan(site: Site) -> list[Node] | None:
    """IsNaN: a number equals itself, and what is no number does not."""
    if not site.computes:
        return None
    return site.same("Not", site.step("Equal", (site.inputs[0],) * 2, site.x.shape, "bool"))


def is_inf(site: Site) -> list[Node] | None:
    """IsInf: the number, or its size, equals infinity; of neither sign none does."""
    signs = site.get("detect_negative", 1), site.get("detect_positive", 1)
    if not site.computes:
        return None
    dtype, x = DTYPES[site.x.dtype], site.inputs[0]
    wanted = {(1, 0): -np.inf, (0, 0): np.nan}.get(signs, np.inf)
    if signs == (1, 1):
        x = site.step("Abs", (x,), site.x.shape, site.x.dtype)
    return site.same("Equal", x, site.add("infinity", np.array(wanted, dtype)))


def sign(site: Site) -> list[Node] | None:
    """Sign: -1, 0 or 1 of numbers, and NaN of NaN; of integers by their bounds."""
    x, dtype = site.inputs[0], site.x.dtype
    if dtype[0] == "u":
        return of_integers(site, "Min", x, site.add("one", np.ones((), DTYPES[dtype])))
    if dtype in WHOLE:
        return from_i64(site, site.write("Min", site.write("Max", as_i64(site, x), -1), 1))
    if not site.computes:
        return None
    # A NaN is neither above nor below, and stays.
    above, below = (
        site.step("Cast", (site.write(op, x, 0),), site.x.shape, to=dtype)
        for op in ("Greater", "Less")
    )
    is_number = site.write("Equal", x, x)
    return site.results(site.write("Where", is_number, site.write("Sub", above, below), x))


def shrink(site: Site) -> list[Node] | None:
    """Shrink: nearer to 0 by the bias, and 0 within a distance of it."""
    x, bias, distance = site.inputs[0], site.get("bias", 0.0), site.get("lambd", 0.5)
    if not site.computes:
        return None
    above = site.write("Where", site.write("Greater", x, distance), site.write("Sub", x, bias), 0.0)
    is_below = site.write("Less", x, -distance)
    return site.results(site.write("Where", is_below, site.write("Add", x, bias), above))


def selu(site: Site) -> list[Node] | None:
    """Selu: Elu with alpha, times gamma."""
    if not site.computes:
        return None
    elu = site.step(
        "Elu", site.inputs, site.x.shape, alpha=site.get("alpha", 1.67326319217681884765625)
    )
    return site.results(site.write("Mul", elu, site.get("gamma", 1.05070102214813232421875)))


def soft_sign(site: Site) -> list[Node] | None:
    """Softsign: x / (1 + |x|)."""
    x = site.inputs[0]
    if not site.computes:
        return None
    return site.results(site.write("Div", x, site.write("Add", site.write("Abs", x), 1.0)))


def thresholded_relu(site: Site) -> list[Node] | None:
    """ThresholdedRelu: x beyond alpha, else 0."""
    x = site.inputs[0]
    if not site.computes:
        return None
    is_beyond = site.write("Greater", x, site.get("alpha", 1.0))
    return site.results(site.write("Where", is_beyond, x, 0.0))


def gelu(site: Site) -> list[Node] | None:
    """Gelu; of f64 the form with tanh, as ONNX writes it, with the constants of f64."""
    x = site.inputs[0]
    if site.x.dtype != "f64" or site.get("approximate", "none") != "tanh":
        return in_f32(approximate="none")(site)
    cube = site.write("Mul", site.write("Mul", x, x), site.write("Mul", x, 0.044715))
    inner = site.write("Mul", site.write("Add", x, cube), math.sqrt(2 / math.pi))
    half = site.write("Mul", x, 0.5)
    return site.results(site.write("Mul", half, site.write("Add", site.write("Tanh", inner), 1.0)))


def p_relu(site: Site) -> list[Node] | None:
    """PRelu: x, times the slope below 0."""
    x, slope = site.inputs
    if not site.computes or site.input_type(1).dtype != site.x.dtype:
        return None
    is_below = site.write("Less", x, 0.0)
    return site.results(site.write("Where", is_below, site.write("Mul", x, slope), x))


def where(site: Site) -> list[Node] | None:
    """The operator Where, or one of its operands as its condition says."""
    condition = site.constant(0)
    if condition is not None and (condition.all() or not condition.any()):
        chosen = site.inputs[1 if condition.all() else 2]
        if site.type_of(chosen) == site.y:
            return site.same("Identity", chosen)
    return site.same("Where") if site.y.dtype in (*COMPUTED, "bool") else of_integers(site, "Where")


def cast(site: Site) -> list[Node] | None:
    """Cast and CastLike; the target is the output's type. To bool it is a test for not zero.

    Floats are cut towards 0 to integers. ONNX leaves open what is beyond these: to i32, i64 and u64
    it is their nearest end, to others its lowest bits as i64; NaN is the smallest i64. From f64 to
    16 bits ONNX Runtime rounds twice, and so it does here. Floats of at most 8 bits are saturated,
    or become what is beyond all numbers, as the attribute says.
    """
    source, target, x = site.x.dtype, site.y.dtype, site.inputs[0]
    if source == target:
        return site.same("Identity", x)
    if not (ELEMENTS[source].is_read and ELEMENTS[target].is_read):
        return None
    if target == "bool":
        return site.results(site.write("Not", site.write("Equal", x, 0)))
    is_of_float = ELEMENTS[source].is_float
    if is_of_float and target in ("i32", "i64", "u64"):
        return site.same("ToInteger", x)
    if ELEMENTS[target].is_small and ELEMENTS[target].is_float:
        if source != "f32":
            x = site.step("Cast", (x,), site.x.shape, "f32", to="f32")
        x = saturated(site, x)
    elif ELEMENTS[target].is_half and source == "f64":
        x = site.step("Cast", (x,), site.x.shape, "f32", to="f32")
    elif is_of_float and not ELEMENTS[target].is_float:
        x = site.step("ToInteger", (x,), site.x.shape, "i64")
    elif not ELEMENTS[target].is_float and target not in IN_PLACE and source not in IN_PLACE:
        x = as_i64(site, x)
    return site.same("Cast", x, to=target)


def saturated(site: Site, x: str) -> str:
    """Numbers no larger than the largest of the result's type, unless that is not asked for."""
    if not site.get("saturate", 1):
        return x
    largest = site.y.element.largest
    return site.write("Max", site.write("Min", x, largest), -largest)


def bit_cast(site: Site) -> list[Node] | None:
    """BitCast: the same bits; of integers of one size they are each other's lowest ones."""
    source, target = site.x.element, site.y.element
    if source.is_small or target.is_small or source.bits != target.bits or target.kind == "b":
        return None
    if source.kind in "iub" and target.kind in "iu":
        return site.same("Cast", as_i64(site, site.inputs[0]), to=site.y.dtype)
    return site.same("BitCast")


def clip(site: Site) -> list[Node] | None:
    """Bounds are attributes before opset 11 and inputs since, which may be left out.

    An attribute that is left out is the lowest or the largest f32 number, which an infinity becomes
    then. Of an input the specification's text says so, too, but its reference and PyTorch leave
    infinities as they are, and so do we.
    """
    bounds = [(op, i) for op, i in (("Max", 1), ("Min", 2)) if site.has(i)]
    if any(site.input_type(i).count != 1 for _, i in bounds):
        return None
    if site.x.dtype in WHOLE:
        return _clipped_integers(site, bounds)
    low, high = site.constant(1), site.constant(2)
    if not site.computes or any(b is not None and np.isnan(b).any() for b in (low, high)):
        return None
    if site.runtime(1) or site.runtime(2):
        x = site.inputs[0]
        for op, i in bounds:
            x = site.write(op, x, site.shaped(site.inputs[i], ()))
        return site.results(x)
    widest = np.finfo(np.float32)
    none = (float(widest.min), float(widest.max)) if site.opset < 11 else (-np.inf, np.inf)
    return site.same(
        "Clip",
        site.inputs[0],
        min=site.get("min", none[0]) if low is None else float(low.reshape(-1)[0]),
        max=site.get("max", none[1]) if high is None else float(high.reshape(-1)[0]),
    )


def _clipped_integers(site: Site, bounds: Sequence[tuple[str, int]]) -> list[Node] | None:
    """Integers between bounds: no less than the first, then no more than the second."""
    is_flipped = site.x.dtype == "u64"
    x = as_i64(site, site.inputs[0], is_flipped)
    for op, i in bounds:
        x = site.write(op, x, site.shaped(as_i64(site, site.inputs[i], is_flipped), ()))
    return from_i64(site, site.write("BitwiseXor", x, HIGHEST_BIT) if is_flipped else x)


def dropout(site: Site) -> list[Node] | None:
    """Nothing at inference, or of nothing, and a mask of truths. Refused: training mode."""
    training, ratio = site.constant(2), site.constant(1)
    is_none = ratio is not None and not ratio.any()
    if not is_none and (site.runtime(2) or (training is not None and training.any())):
        return None
    if len(site.outputs) == 1:
        return site.same("Identity", site.inputs[0])
    if site.type_of(site.outputs[1]).dtype != "bool":  # before opset 10
        return None
    return site.results(site.inputs[0], site.add("mask", np.ones(site.x.shape, bool)))


def identity(site: Site) -> list[Node] | None:
    """Operators whose output is their input here."""
    return site.same("Identity")


NORMALISERS = {
    **dict.fromkeys(("Add", "Sub", "Mul", "Div", "Neg", "Abs"), arithmetic),
    **dict.fromkeys(
        """
        Sqrt Reciprocal Exp Log Floor Ceil Round Tanh Sigmoid Softplus Relu
        """.split(),  # noqa: SIM905 - many words read better so
        in_floats(),
    ),
    **dict.fromkeys(("Sin", "Cos", "Erf", "HardSwish", "Atan"), in_f32()),
    **dict.fromkeys(("Less", "LessOrEqual", "Greater", "GreaterOrEqual", "Equal"), comparison),
    **dict.fromkeys(("And", "Or", "Xor", "Not"), logic),
    **dict.fromkeys(("BitwiseAnd", "BitwiseOr", "BitwiseXor"), bits),
    "BitwiseNot": bitwise_not, "BitShift": shift, "Mod": modulo, "Sign": sign, "IsInf": is_inf,
    "Shrink": shrink, "Selu": selu, "Softsign": soft_sign, "ThresholdedRelu": thresholded_relu,
    "PRelu": p_relu,
    "Gelu": gelu, "HardSigmoid": in_floats(alpha=0.2, beta=0.5),
    "LeakyRelu": in_floats(alpha=0.01), "Elu": in_floats(alpha=1.0), "Pow": power, "Clip": clip,
    "Min": variadic("Min"), "Max": variadic("Max"), "Sum": variadic("Add"), "Mean": mean,
    "Where": where, "IsNaN": is_nan, "Cast": cast, "CastLike": cast, "BitCast": bit_cast,
    "Identity": identity, "Dropout": dropout,
}  # fmt: skip
