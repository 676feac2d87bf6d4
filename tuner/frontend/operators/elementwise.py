"""Element-wise operators: arithmetic in f32, comparisons, logic, Cast, Clip."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from tuner.frontend.site import Site
from tuner.graph import Node

EXACT_INTEGER = 2**24
"""f32 holds every integer up to here; a larger one never rounds to a smaller magnitude."""

READ_AS_F32 = ("f32", "i64", "i32", "bool")
"""Element types that element-wise kernels read."""


def _all_f32(site: Site) -> bool:
    types = [site.input_type(i) for i in range(len(site.inputs)) if site.has(i)]
    return all(t.dtype == "f32" for t in (*types, site.y))


def plain(site: Site) -> list[Node] | None:
    """An f32 operator without attributes that has the same name and meaning in all opsets."""
    return site.same(site.op) if _all_f32(site) else None


def with_reals(**defaults: float) -> Callable[[Site], list[Node] | None]:
    """An f32 operator with float attributes and their defaults."""

    def normalise(site: Site) -> list[Node] | None:
        attributes = {name: site.real(name, value) for name, value in defaults.items()}
        return site.same(site.op, **attributes) if _all_f32(site) else None

    return normalise


def gelu(site: Site) -> list[Node] | None:
    """Gelu of f32, exact or by tanh."""
    approximate = site.text("approximate", "none")
    return site.same("Gelu", approximate=approximate) if _all_f32(site) else None


def power(site: Site) -> list[Node] | None:
    """Pow; a constant exponent of another type becomes f32."""
    exponent = site.constant(1)
    if exponent is None or exponent.dtype == np.float32:
        return plain(site)
    if site.x.dtype != "f32" or exponent.dtype.kind not in "iuf":
        return None
    return site.same("Pow", site.inputs[0], site.add("exponent", exponent.astype(np.float32)))


def variadic(op: str) -> Callable[[Site], list[Node] | None]:
    """Max, Min, Sum of any number of inputs -> a chain of binary nodes."""

    def normalise(site: Site) -> list[Node] | None:
        if not _all_f32(site):
            return None
        if len(site.inputs) == 1:
            return site.same("Identity")
        nodes, so_far, shape = [], site.inputs[0], site.x.shape
        for i, name in enumerate(site.inputs[1:-1], start=1):
            shape = np.broadcast_shapes(shape, site.input_type(i).shape)
            part = site.tensor(f"part{i}", shape)
            nodes.append(site.node(op, (so_far, name), (part,)))
            so_far = part
        return [*nodes, *site.same(op, so_far, site.inputs[-1])]

    return normalise


def comparison(site: Site) -> list[Node] | None:
    """Comparisons read f32. Integers only where that cannot change the answer."""
    dtypes = {site.input_type(0).dtype, site.input_type(1).dtype}
    if dtypes in ({"f32"}, {"bool"}):
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


def where(site: Site) -> list[Node] | None:
    """The operator Where, if its result is f32."""
    return site.same("Where") if site.y.dtype == "f32" else None


def cast(site: Site) -> list[Node] | None:
    """Cast and CastLike; the target is the output's type. To bool it is a test for not zero."""
    source, target = site.x.dtype, site.y.dtype
    if source == target:
        return site.same("Identity", site.inputs[0])
    if source not in READ_AS_F32:
        return None
    if target == "f32":
        return site.same("Cast", site.inputs[0], to="f32")
    if target == "bool":
        zero = site.add("zero", np.zeros((), {"f32": "f4", "i64": "i8", "i32": "i4"}[source]))
        is_zero = site.tensor("is_zero", site.x.shape, "bool")
        return [
            site.node("Equal", (site.inputs[0], zero), (is_zero,)),
            *site.same("Not", is_zero),
        ]
    return None


def clip(site: Site) -> list[Node] | None:
    """Bounds are attributes before opset 11 and (constant) inputs since."""
    if site.x.dtype != "f32" or site.runtime(1) or site.runtime(2):
        return None
    widest = np.finfo(np.float32)
    low, high = site.constant(1), site.constant(2)
    if any(bound is not None and bound.size != 1 for bound in (low, high)):
        return None
    return site.same(
        "Clip",
        site.inputs[0],
        min=site.real("min", float(widest.min)) if low is None else float(low.reshape(-1)[0]),
        max=site.real("max", float(widest.max)) if high is None else float(high.reshape(-1)[0]),
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
    "Add": plain, "Sub": plain, "Mul": plain, "Div": plain, "Pow": power, "Min": variadic("Min"),
    "Max": variadic("Max"), "Sum": variadic("Add"), "Neg": plain, "Abs": plain, "Sqrt": plain,
    "Reciprocal": plain, "Exp": plain, "Log": plain, "Floor": plain, "Ceil": plain,
    "Round": plain, "Sin": plain, "Cos": plain, "Erf": plain, "Tanh": plain, "Sigmoid": plain,
    "Softplus": plain, "Relu": plain, "HardSwish": plain, "Gelu": gelu,
    "HardSigmoid": with_reals(alpha=0.2, beta=0.5), "LeakyRelu": with_reals(alpha=0.01),
    "Elu": with_reals(alpha=1.0), "Clip": clip, "Where": where, "Less": comparison,
    "LessOrEqual": comparison, "Greater": comparison, "GreaterOrEqual": comparison,
    "Equal": comparison, "And": logic, "Or": logic, "Not": logic, "Cast": cast, "CastLike": cast,
    "Identity": identity, "Dropout": dropout,
}  # fmt: skip
