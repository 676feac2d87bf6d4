"""Operators of MindSpore that move elements: shapes, slices, joins, look-ups."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tuner.frameworks.mindspore.onnx_graph import Tensor
from tuner.frameworks.mindspore.site import Site

LAST = 2**31 - 1
"""An end beyond every size."""
MAX_PARTS = 4096


def _shape_of(value: Any) -> Any:
    """A shape as an input of a node: constants, or a tensor of whole numbers."""
    if isinstance(value, Tensor):
        return value
    return np.array(value, np.int64).reshape(-1)


def _reshape(site: Site) -> Tensor:
    return site.node("Reshape", site.inputs[0], _shape_of(site.inputs[1]), allowzero=1)


def _flatten(site: Site) -> Tensor:
    return site.node("Flatten", site.inputs[0], axis=1)


def _transpose(site: Site) -> Tensor:
    rank = len(site.whole(site.inputs[1]))
    order = [axis % rank for axis in site.whole(site.inputs[1])]
    return site.node("Transpose", site.inputs[0], perm=order)


def _expand_dims(site: Site) -> Tensor:
    return site.node("Unsqueeze", site.inputs[0], site.whole(site.setting("axis", 1, None)))


def _squeeze(site: Site) -> Tensor:
    axes = site.whole(site.setting("axis", 1, ()))
    return site.node("Squeeze", site.inputs[0], axes or None)


def _concat(site: Site) -> Tensor:
    parts, axis = site.inputs[0], site.setting("axis", len(site.inputs) - 1, 0)
    parts = parts if isinstance(parts, tuple) else tuple(site.inputs[:-1])
    return site.node("Concat", *(site.cast(part, site.dtype) for part in parts), axis=axis)


def _stack(site: Site) -> Tensor:
    axis = site.setting("axis", len(site.inputs), 0)
    parts = site.inputs[0] if isinstance(site.inputs[0], tuple) else site.inputs
    wide = [site.node("Unsqueeze", part, (axis,)) for part in parts]
    return site.node("Concat", *wide, axis=axis)


def _split(site: Site) -> tuple[Tensor, ...]:
    axis, count = site.setting("axis", 1, 0), site.setting("output_num", 2, 1)
    if count != len(site.types):
        raise ValueError(f"{count} parts are asked for, and {len(site.types)} described")
    return site.onnx.node("Split", [site.inputs[0]], site.types, axis=axis, num_outputs=count)


def _unstack(site: Site) -> tuple[Tensor, ...]:
    axis = site.setting("axis", 1, 0)
    count = len(site.types)
    if count > MAX_PARTS:
        raise ValueError(f"{count} parts")
    wide = [(dtype, None) for dtype, _ in site.types]
    parts = site.onnx.node("Split", [site.inputs[0]], wide, axis=axis, num_outputs=count)
    return tuple(
        site.onnx.node("Squeeze", [part, (axis,)], [types])[0]
        for part, types in zip(parts, site.types, strict=True)
    )


def _strided_slice(site: Site) -> Tensor:
    """Bits of the masks: a begin or end that is not read, a dimension of which one is taken."""
    begin, end, step = (site.whole(one) for one in site.inputs[1:4])
    masks = [int(site.setting(name, 4 + place, 0)) for place, name in enumerate(_MASKS)]
    no_begin, no_end, ellipsis, new_axis, shrink = masks
    if ellipsis or new_axis:
        raise ValueError("an ellipsis or a new axis is not known")
    begins, ends, steps = [], [], []
    for axis, (first, last, by) in enumerate(zip(begin, end, step, strict=True)):
        takes_one = shrink >> axis & 1
        by = 1 if takes_one else by  # noqa: PLW2901
        if takes_one:
            last = first + 1 or LAST  # noqa: PLW2901
        elif no_end >> axis & 1:
            last = LAST if by > 0 else -LAST  # noqa: PLW2901
        if no_begin >> axis & 1 and not takes_one:
            first = 0 if by > 0 else LAST  # noqa: PLW2901
        begins.append(first)
        ends.append(last)
        steps.append(by)
    axes = tuple(range(len(begins)))
    cut = site.node("Slice", site.inputs[0], begins, ends, axes, steps)
    taken = tuple(axis for axis in axes if shrink >> axis & 1)
    return site.node("Squeeze", cut, taken) if taken else cut


_MASKS = ("begin_mask", "end_mask", "ellipsis_mask", "new_axis_mask", "shrink_axis_mask")


def _reverse(site: Site) -> Tensor:
    axes = site.whole(site.setting("axis", 1, ()))
    ends, steps = (-LAST,) * len(axes), (-1,) * len(axes)
    return site.node("Slice", site.inputs[0], (LAST,) * len(axes), ends, axes, steps)


def _gather(site: Site) -> Tensor:
    x, places, axis = site.inputs[:3]
    if site.setting("batch_dims", 3, 0):
        raise ValueError("batch_dims is not known")
    return site.node("Gather", x, places, axis=int(axis))


def _gather_d(site: Site) -> Tensor:
    x, axis, places = site.inputs[:3]
    if x.ndim != places.ndim:
        raise ValueError("its inputs have different numbers of dimensions")
    return site.node("GatherElements", x, places, axis=axis)


def _tile(site: Site) -> Tensor:
    """A tensor of fewer dimensions than the counts has further ones of size 1 in front."""
    x, counts = site.inputs[0], site.whole(site.inputs[1])
    missing = len(counts) - x.ndim
    if missing > 0:
        x = site.node("Unsqueeze", x, tuple(range(missing)))
    return site.node("Tile", x, (1,) * -missing + counts)


def _broadcast_to(site: Site) -> Tensor:
    shape = site.whole(site.setting("shape", 1, ()))
    return site.node("Expand", site.inputs[0], tuple(1 if n == -1 else n for n in shape))


def _top_k(site: Site) -> tuple[Tensor, ...]:
    x, count = site.inputs[0], site.whole(site.inputs[1])
    types = [site.types[0], (np.dtype(np.int64), site.types[1][1])]
    values, places = site.onnx.node("TopK", [x, count], types, sorted=1)
    return values, site.cast(places, np.dtype(np.int32))


def _pad(site: Site) -> Tensor:
    """Pairs of sizes from the last dimension on, which is how `ops.pad` calls it."""
    x, sizes = site.inputs[0], site.whole(site.inputs[1])
    if not site.attributes.get("paddings_contiguous", True):
        raise ValueError("paddings are not contiguous")
    mode = site.attributes.get("mode", "constant")
    mode = {"circular": "wrap", "replicate": "edge"}.get(mode, mode)
    axes = tuple(x.ndim - 1 - place for place in range(len(sizes) // 2))
    value = site.inputs[2] if mode == "constant" and len(site.inputs) > 2 else None
    value = site.cast(value, site.dtype) if value is not None else None
    return site.node("Pad", x, sizes[::2] + sizes[1::2], value, axes, mode=mode)


MOVEMENT: dict[str, Callable[[Site], Any]] = {
    "BroadcastTo": _broadcast_to, "Concat": _concat, "ExpandDims": _expand_dims,
    "Flatten": _flatten, "Gather": _gather, "GatherD": _gather_d, "PadV3": _pad,
    "Reshape": _reshape, "ReverseV2": _reverse, "Split": _split, "Squeeze": _squeeze,
    "Stack": _stack, "StridedSlice": _strided_slice, "Tile": _tile, "TopK": _top_k,
    "Transpose": _transpose, "Unstack": _unstack,
}  # fmt: skip
"""Functions by MindSpore's name of the operator."""
