"""Element-wise operators: arithmetic in f32 and f64, comparisons, logic, Cast, Clip."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

import numpy as np

from tuner.element import ELEMENTS
from tuner.frontend.site import COMPUTED, Normaliser, Site
from tuner.graph import DTYPES, Node

EXACT_INTEGER = 2**24
"""f32 holds every integer up to here; a larger one never rounds to a smaller magnitude."""


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


def power(site: Site) -> list[Node] | None:
    """Pow; a constant exponent of another type becomes that of the base.

    In f64 the exponents are those whose powers are products and quotients.
    """
    exponent, dtype = site.constant(1), DTYPES[site.x.dtype]
    if site.x.dtype == "f64" and not (exponent is not None and _is_product(exponent)):
        return None
    if exponent is None or exponent.dtype == dtype:
        return in_floats()(site)
    if not site.computes or exponent.dtype.kind not in "iuf":
        return None
    return site.same("Pow", site.inputs[0], site.add("exponent", exponent.astype(dtype)))


def _is_product(exponent: np.ndarray) -> bool:
    return exponent.size == 1 and exponent.item() in (-1, 1, 2, 3)


def variadic(op: str) -> Normaliser:
    """Max, Min, Sum of any number of inputs -> a chain of binary nodes."""

    def normalise(site: Site) -> list[Node] | None:
        if not _all_of(COMPUTED, site):
            return None
        if len(site.inputs) == 1:
            return site.same("Identity")
        so_far = site.inputs[0]
        for name in site.inputs[1:-1]:
            shape = np.broadcast_shapes(site.type_of(so_far).shape, site.type_of(name).shape)
            so_far = site.step(op, (so_far, name), shape)
        return site.same(op, so_far, site.inputs[-1])

    return normalise


def comparison(site: Site) -> list[Node] | None:
    """Comparisons read f32 or f64. Integers only where that cannot change the answer."""
    dtypes = {site.input_type(0).dtype, site.input_type(1).dtype}
    if dtypes in ({"f32"}, {"f64"}, {"bool"}):
        return site.same(site.op)
    if dtypes <= {"i64", "i32"} and any(_is_small(site.constant(i)) for i in (0, 1)):
        return site.same(site.op)
    return None


def _is_small(array: np.ndarray | None) -> bool:
    """Return whether any integer compares the same with these after rounding to f32."""
    return array is not None and bool(np.all(np.abs(array.astype(np.float64)) < EXACT_INTEGER))


def logic(site: Site) -> list[Node] | None:
    """And, Or, Xor and Not, of truth values only."""
    return site.same(site.op) if site.x.dtype == "bool" else None


def is_nan(site: Site) -> list[Node] | None:
    """IsNaN: a number equals itself, and what is no number does not."""
    if not site.computes:
        return None
    return site.same("Not", site.step("Equal", (site.inputs[0],) * 2, site.x.shape, "bool"))


def where(site: Site) -> list[Node] | None:
    """The operator Where, if it is of f32 or f64, or one of its operands as its condition says."""
    condition = site.constant(0)
    if condition is not None and (condition.all() or not condition.any()):
        chosen = site.inputs[1 if condition.all() else 2]
        if site.type_of(chosen) == site.y:
            return site.same("Identity", chosen)
    return site.same("Where") if site.y.dtype in COMPUTED else None


def cast(site: Site) -> list[Node] | None:
    """Cast and CastLike; the target is the output's type. To bool it is a test for not zero.

    From f64 to 16 bits ONNX Runtime rounds twice, and so it does here.
    """
    source, target = site.x.dtype, site.y.dtype
    if source == target:
        return site.same("Identity", site.inputs[0])
    if not ELEMENTS[source].is_read:
        return None
    if target in COMPUTED or (ELEMENTS[target].is_half and source != "f64"):
        return site.same("Cast", site.inputs[0], to=target)
    if target == "bool":
        zero = site.add("zero", np.zeros((), DTYPES[source]))
        return site.same("Not", site.step("Equal", (site.inputs[0], zero), site.x.shape, "bool"))
    return None


def clip(site: Site) -> list[Node] | None:
    """Bounds are attributes before opset 11 and (constant) inputs since, which may be left out.

    An attribute that is left out is the lowest or the largest f32 number, which an infinity becomes
    then. Of an input the specification's text says so, too, but its reference and PyTorch leave
    infinities as they are, and so do we.
    """
    if not site.computes or site.runtime(1) or site.runtime(2):
        return None
    widest = np.finfo(np.float32)
    low, high = site.constant(1), site.constant(2)
    if any(b is not None and (b.size != 1 or np.isnan(b).any()) for b in (low, high)):
        return None
    none = (float(widest.min), float(widest.max)) if site.opset < 11 else (-np.inf, np.inf)
    return site.same(
        "Clip",
        site.inputs[0],
        min=site.get("min", none[0]) if low is None else float(low.reshape(-1)[0]),
        max=site.get("max", none[1]) if high is None else float(high.reshape(-1)[0]),
    )


def dropout(site: Site) -> list[Node] | None:
    """Nothing at inference. Refused: training mode, or use of the mask."""
    training = site.constant(2)
    if site.runtime(2) or (training is not None and training.any()) or len(site.outputs) > 1:
        return None
    return site.same("Identity", site.inputs[0])


def identity(site: Site) -> list[Node] | None:
    """Operators whose output is their input here."""
    return site.same("Identity")


NORMALISERS = {
    **dict.fromkeys(
        """
        Add Sub Mul Div Neg Abs Sqrt Reciprocal Exp Log Floor Ceil Round Tanh Sigmoid Softplus Relu
        """.split(),  # noqa: SIM905 - many words read better so
        in_floats(),
    ),
    **dict.fromkeys(("Sin", "Cos", "Erf", "HardSwish"), in_f32()),
    **dict.fromkeys(("Less", "LessOrEqual", "Greater", "GreaterOrEqual", "Equal"), comparison),
    **dict.fromkeys(("And", "Or", "Not"), logic),
    "Gelu": in_f32(approximate="none"), "HardSigmoid": in_floats(alpha=0.2, beta=0.5),
    "LeakyRelu": in_floats(alpha=0.01), "Elu": in_floats(alpha=1.0), "Pow": power, "Clip": clip,
    "Min": variadic("Min"), "Max": variadic("Max"), "Sum": variadic("Add"), "Where": where,
    "IsNaN": is_nan, "Cast": cast, "CastLike": cast, "Identity": identity, "Dropout": dropout,
}  # fmt: skip
