"""A strided convolution of few channels reads blocks of pixels instead.

copy x -> [N,H,W,C]               conv k x k, stride s
copy x -> [N,H/s,W/s,C*s*s]       conv ceil(k/s) x ceil(k/s), stride 1

The kernel grows at its start by as many zero taps as make its padding whole blocks, and at its
end to whole blocks.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import prod

import numpy as np

from tuner.fusion.rewriter import Rewriter
from tuner.fusion.tensor_view import Shape, View
from tuner.graph import Node
from tuner.subgraph.rewrites.rewrite import Rewrite, Site, nodes_of
from tuner.subgraph.rewrites.views import behind_reshapes, copy_of, have_one_reader, view_of

MAX_CHANNELS = 64
"""Number of channels afterwards from which the convolution fills the vectors before it too."""


@dataclass(frozen=True)
class _Direction:
    """The convolution along one axis of the image, in blocks of `stride` pixels."""

    stride: int
    blocks: int
    taps: int
    shift: int
    """Zero taps before the kernel's first one."""
    before: int
    """Blocks of padding."""
    after: int

    @staticmethod
    def of(size: int, kernel: int, stride: int, pad: int, result: int) -> _Direction | None:
        """None where the blocks that fit leave out pixels that are read."""
        blocks = size // stride
        if blocks * stride < min(size, (result - 1) * stride + kernel - pad):
            return None
        before = -(-pad // stride)
        shift = before * stride - pad
        taps = -(-(kernel + shift) // stride)
        after = max(0, result - 1 + taps - before - blocks)
        return _Direction(stride, blocks, taps, shift, before, after)

    def padding(self, kernel: int) -> tuple[int, int]:
        """Zero taps before and after the kernel."""
        return self.shift, self.taps * self.stride - self.shift - kernel


@dataclass(frozen=True)
class _Match:
    conv: Node
    view: View
    """The tensor read: [N,rows,down,columns,right,C] of its first maker's input."""
    rows: _Direction
    columns: _Direction

    @property
    def order(self) -> Shape:
        """Axes of the view as the copy stores them; of a block, the longest stride first."""
        inside = sorted((2, 4, 5), key=lambda axis: (-abs(self.view.strides[axis]), axis))
        return (0, 1, 3, *inside)


def _match(work: Rewriter, site: Site) -> _Match | None:
    conv = work.maker(site[0], "conv")
    if conv is None or not _is_strided(work, conv):
        return None
    view = _read_by(work, conv)
    _, height, width, _ = work.shape(conv.inputs[0])
    kernel, result = work.shape(conv.inputs[1])[1:3], work.shape(conv.outputs[0])[-3:-1]
    (down, right), (top, left, _, _) = conv.ints("strides"), conv.ints("pads")
    rows = _Direction.of(height, kernel[0], down, top, result[0])
    columns = _Direction.of(width, kernel[1], right, left, result[1])
    if view is None or rows is None or columns is None:
        return None
    batch, _, _, channels = view.shape
    whole = (batch, rows.blocks * down, columns.blocks * right, channels)
    parted = (batch, rows.blocks, down, columns.blocks, right, channels)
    view = view.slice((0,) * 4, (1,) * 4, whole).reshape(parted)
    return None if view is None else _Match(conv, view, rows, columns)


def _is_strided(work: Rewriter, conv: Node) -> bool:
    strides, channels = conv.ints("strides"), work.shape(conv.inputs[0])[-1]
    is_plain = conv.attributes["group"] == 1 and conv.ints("dilations") == (1, 1)
    is_one = "source_strides" not in conv.attributes
    return is_plain and is_one and min(strides) > 1 and channels * prod(strides) <= MAX_CHANNELS


def _read_by(work: Rewriter, conv: Node) -> View | None:
    """The image as its copy sees it, or as it is where the graph begins with it."""
    names = behind_reshapes(work, conv.inputs[0])
    copy = work.maker(names[-1])
    if copy is None:
        is_input = names[-1] not in work.constants
        return View.of(names[-1], work.shape(conv.inputs[0])) if is_input else None
    if copy.op != "copy" or not have_one_reader(work, names):
        return None
    return view_of(work, copy).reshape(work.shape(conv.inputs[0]))


def _edit(work: Rewriter, match: _Match) -> None:
    conv, rows, columns = match.conv, match.rows, match.columns
    view = match.view.permute(match.order)
    shape = (*view.shape[:3], prod(view.shape[3:]))
    blocks = replace(work.types[conv.inputs[0]], shape=shape)
    name = work.add_tensor(f"{conv.inputs[0]}.blocks", blocks)
    weights = work.add_constant(f"{conv.inputs[1]}.blocks", _weights(work, match))
    pads = (rows.before, columns.before, rows.after, columns.after)
    attributes = {**conv.attributes, "strides": (1, 1), "pads": pads}
    copy = work.maker(behind_reshapes(work, conv.inputs[0])[-1]) or conv
    changed = replace(conv, inputs=(name, weights, *conv.inputs[2:]), attributes=attributes)
    work.replace([conv], [copy_of(view, copy, name), changed])


def _weights(work: Rewriter, match: _Match) -> np.ndarray:
    """[OC,KH,KW,C] as [OC,taps down,taps right,a block's channels]."""
    weights, rows, columns = work.constants[match.conv.inputs[1]], match.rows, match.columns
    count, height, width, channels = weights.shape
    padded = np.pad(weights, ((0, 0), rows.padding(height), columns.padding(width), (0, 0)))
    shape = (count, rows.taps, rows.stride, columns.taps, columns.stride, channels)
    return padded.reshape(shape).transpose(match.order).reshape(count, rows.taps, columns.taps, -1)


SPACE_TO_DEPTH = Rewrite("space_to_depth", nodes_of("conv"), _match, _edit)
