"""QuantizeLinear and DequantizeLinear, and the numbers that integers stand for.

Numbers of run-time integers are made by DequantizeLinear; those of constants are constants, whose
integers stay known.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tuner.frontend.operators.elementwise import saturated
from tuner.frontend.site import Site
from tuner.graph import Node, Quantised


def quantize(site: Site) -> list[Node] | None:
    """QuantizeLinear of f32 to 16 bits and less: as a whole, by slices of one axis, or by blocks.

    Floats of at most 8 bits are cast from the quotient, saturated unless told not to.
    """
    given = _parameters(site)
    if given is None or site.x.dtype != "f32":
        return None
    element = site.y.element
    if element.is_small and element.is_float:
        return _to_small_float(site, given)
    if not (element.is_quantised or element.is_small):
        return None
    return site.same("QuantizeLinear", site.inputs[0], *given, axis=site.axis(1))


def _to_small_float(site: Site, given: Sequence[str]) -> list[Node]:
    """Quotients as floats of at most 8 bits: x / scale, and the zero point, which should be 0."""
    spread = [_along_axis(site, name) for name in given]
    number = site.write("Div", site.inputs[0], spread[0])
    for zero in spread[1:]:
        kind = site.type_of(zero)
        number = site.write("Add", number, site.step("Cast", (zero,), kind.shape, "f32", to="f32"))
    return site.same("Cast", saturated(site, number), to=site.y.dtype)


def _along_axis(site: Site, name: str) -> str:
    """A parameter in a shape that broadcasts to the tensor."""
    kind, rank = site.type_of(name), len(site.x.shape)
    if kind.shape == site.x.shape:
        return name
    axis = site.axis(1)
    shape = tuple(kind.count if i == axis else 1 for i in range(rank)) if kind.count > 1 else ()
    return site.shaped(name, shape)


def dequantize(site: Site) -> list[Node] | None:
    """DequantizeLinear to f32 from 16 bits and less, or from i32 without a zero point."""
    is_sum, zero = site.x.dtype == "i32", site.constant(2)
    if is_sum and site.has(2) and (zero is None or zero.any()):
        return None
    element = site.x.element
    if not (is_sum or element.is_quantised or element.is_small) or site.y.dtype != "f32":
        return None
    given = _parameters(site)
    if given is None:
        return None
    parameters = given[: 1 if is_sum else 2]
    return site.same("DequantizeLinear", site.inputs[0], *parameters, axis=site.axis(1))


def _parameters(site: Site) -> list[str] | None:
    """The scale, and the zero point if there is one: one, one for each slice, or each element.

    None where they are of no such sizes, or the scale is not of f32. Those of blocks are repeated,
    one for each element.
    """
    shape, axis, block = site.x.shape, site.axis(1), site.get("block_size", 0)
    names = [name for name in site.inputs[1:3] if name]
    given = {site.type_of(name).shape for name in names}
    if site.input_type(1).dtype != "f32":
        return None
    if not block:
        return names if given <= {(), (1,)} or given == {shape[axis : axis + 1]} else None
    blocks = -(-shape[axis] // block)
    fits = given == {(*shape[:axis], blocks, *shape[axis + 1 :])}
    return [_of_elements(site, name, block) for name in names] if fits else None


def _of_elements(site: Site, name: str, block: int) -> str:
    """Parameters of blocks, one for each element."""
    axis, value = site.axis(1), site.known.constants.get(name)
    places = np.arange(site.x.shape[axis]) // block
    if value is not None:
        return site.add("parameters", np.take(value, places, axis))
    kind, indices = site.type_of(name), site.add("blocks", places)
    return site.step("Gather", (name, indices), site.x.shape, kind.dtype, axis=axis)


def dynamic_quantize(site: Site) -> list[Node] | None:
    """DynamicQuantizeLinear: u8 by the range of the whole tensor and 0."""
    if not site.x.shape:
        return None
    for result, output in zip(by_range(site), site.outputs, strict=False):
        if output:
            site.give(result, output)
    return site.nodes


def by_range(site: Site) -> tuple[str, str, str]:
    """The integers of the first input, their scale and zero point.

    All are 0 where the range is empty: 0 / 0 is no number, which becomes the lowest integer.
    """
    x, nothing, steps = site.inputs[0], number(site, 0.0), number(site, 255.0)
    axes = tuple(range(len(site.x.shape)))
    ends = []
    for op in ("Min", "Max"):
        end = site.step(f"Reduce{op}", (x,), (), "f32", axes=axes, keepdims=0)
        ends.append(site.step(op, (end, nothing), (), "f32"))
    range_ = site.step("Sub", (ends[1], ends[0]), (), "f32")
    scale = site.step("Div", (range_, steps), (), "f32")
    below = site.step("Neg", (ends[0],), (), "f32")
    zero = site.step("QuantizeLinear", (below, scale), (), "u8", axis=0)
    q = site.step("QuantizeLinear", (x, scale, zero), site.x.shape, "u8", axis=0)
    return q, scale, zero


def number(site: Site, value: float) -> str:
    """The name of a constant number of f32."""
    return site.add("number", np.array(value, np.float32))


def numbers(site: Site, triple: Sequence[str], axis: int | None = None) -> str | None:
    """The numbers of integers with their scale and zero point, which may be empty names.

    These are one, or one for each slice along an axis; None where they are of other sizes.
    """
    q, scale, zero = (*triple, "", "")[:3]
    kind, given = site.type_of(q), [name for name in (scale, zero) if name]
    allowed = {(), (1,), () if axis is None else kind.shape[axis : axis + 1]}
    if not {site.type_of(name).shape for name in given} <= allowed:
        return None
    if not kind.element.is_quantised and (zero or kind.dtype != "i32"):
        return None
    scale = scale or number(site, 1.0)
    constants = site.known.constants
    if not {q, scale, *given} <= constants.keys():
        inputs = (q, scale, zero) if zero else (q, scale)
        return site.step("DequantizeLinear", inputs, kind.shape, "f32", axis=axis or 0)
    steps, zeros = constants[scale], constants.get(zero, np.zeros((), constants[q].dtype))
    size = (max(steps.size, zeros.size),)
    steps, zeros = (np.resize(array, size) for array in (steps, zeros))
    made = Quantised.of(constants[q], steps, zeros, axis or 0)
    name = site.add("numbers", made.numbers)
    site.known.quantised[name] = made
    return name
