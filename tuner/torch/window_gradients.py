"""Gradients of convolutions and pools, written in operators that have ONNX forms.

    convolution_backward(dy, x, w)  ->  dx: transposed convolution of dy by w
                                        dw: convolution of x by dy, channels as images
                                        db: sum of dy

Sizes are fixed. Each is exact up to the order of its sums, where nothing else is said.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import torch
from torch import Tensor

aten: Any = torch.ops.aten
Sizes = Sequence[int]
MAX_EXACT = 1 << 24
"""Largest number up to which f32 has all whole ones."""


def convolution_backward(
    grad: Tensor,
    x: Tensor,
    weight: Tensor,
    bias_sizes: Sizes | None,
    stride: Sizes,
    padding: Sizes,
    dilation: Sizes,
    transposed: bool,
    output_padding: Sizes,
    groups: int,
    output_mask: Sequence[bool],
) -> tuple[Tensor | None, Tensor | None, Tensor | None]:
    """Gradients of the input, the weights and the bias of a convolution, each if it is asked for.

    The products are those of the definition.
    """
    del bias_sizes, output_padding
    rank = x.dim() - 2
    stride, padding, dilation = (_spread(each, rank) for each in (stride, padding, dilation))
    window = (stride, padding, dilation)
    of_input = of_weight = of_bias = None
    if output_mask[0] and transposed:
        whole = aten.convolution(grad, weight, None, *window, False, [0] * rank, groups)
        of_input = _cut(whole, x.shape[2:])
    elif output_mask[0]:
        of_input = _transposed(grad, weight, x.shape[2:], *window, groups)
    if output_mask[1]:
        moved, kernel = (grad, x) if transposed else (x, grad)
        images, channels, *sizes = moved.shape
        if groups > 1:
            parts = moved.reshape(images, groups, channels // groups, *sizes)
            parts = parts.permute(2, 1, 0, *range(3, rank + 3))
            moved = parts.reshape(channels // groups, groups * images, *sizes)
        else:
            moved = moved.transpose(0, 1)
        turned = (dilation, padding, stride)  # one step of the kernel is a dilation of the input
        kernel = kernel.transpose(0, 1)
        made = aten.convolution(moved, kernel, None, *turned, False, [0] * rank, groups)
        of_weight = _cut(made, weight.shape[2:]).transpose(0, 1)
    if output_mask[2]:
        of_bias = grad.sum([0, *range(2, rank + 2)])
    return of_input, of_weight, of_bias


def _spread(values: Sizes, rank: int) -> list[int]:
    return [*values] * rank if len(values) == 1 else [*values]


def _cut(x: Tensor, sizes: Sizes) -> Tensor:
    """The first places along the axes of an image."""
    for axis, size in enumerate(sizes, 2):
        if x.shape[axis] != size:
            x = x.narrow(axis, 0, size)
    return x


def _transposed(
    grad: Tensor,
    weight: Tensor,
    sizes: Sizes,
    stride: Sizes,
    padding: Sizes,
    dilation: Sizes,
    groups: int,
) -> Tensor:
    """Transposed convolution whose result has these sizes: what no window reaches is 0."""
    geometry = zip(grad.shape[2:], weight.shape[2:], stride, padding, dilation, strict=True)
    reached = [(n - 1) * s - 2 * p + d * (k - 1) + 1 for n, k, s, p, d in geometry]
    more = [max(size - end, 0) for size, end in zip(sizes, reached, strict=True)]
    made = aten.convolution(grad, weight, None, stride, padding, dilation, True, more, groups)
    return _cut(made, sizes)  # windows of a pool may go beyond its padding


def avg_pool_backward(
    grad: Tensor,
    x: Tensor,
    kernel_size: Sizes,
    stride: Sizes,
    padding: Sizes,
    ceil_mode: bool,
    count_include_pad: bool,
    divisor_override: int | None,
) -> Tensor:
    """Gradient of an average over windows: each element of a window gets its share.

    A share is divided once, by the same divisor as in PyTorch.
    """
    del ceil_mode  # the number of windows is that of the gradient
    rank = len(kernel_size) if len(kernel_size) > 1 else grad.dim() - 2
    kernel, padding = _spread(kernel_size, rank), _spread(padding, rank)
    stride = _spread(stride, rank) if stride else kernel
    sizes, shape = x.shape[-rank:], x.shape
    grad = grad.reshape(-1, grad.shape[-rank - 1], *grad.shape[-rank:])
    if divisor_override:
        shares = grad / divisor_override
    else:
        shares = grad
        geometry = zip(sizes, grad.shape[2:], kernel, stride, padding, strict=True)
        counts = [_counts(*each, count_include_pad) for each in geometry]
        divisor = math.prod(each[0] for each in counts)
        if all(len(set(each)) == 1 for each in counts):
            shares = grad / divisor
        else:
            shares = grad / _outer(grad, counts)
    reached = tuple(n * k for n, k in zip(grad.shape[2:], kernel, strict=True))
    if stride == kernel and not any(padding) and reached == tuple(sizes):
        return _repeated(shares, kernel).reshape(shape)
    channels = grad.shape[1]
    ones = grad.new_ones((channels, 1, *kernel))
    made = _transposed(shares, ones, sizes, stride, padding, [1] * rank, channels)
    return made.reshape(shape)


def _counts(
    size: int, windows: int, kernel: int, stride: int, pad: int, has_pads: bool
) -> list[int]:
    """Elements by which each window along one axis is divided."""
    found = []
    for start in range(-pad, windows * stride - pad, stride):
        end = min(start + kernel, size + pad)
        found.append(end - start if has_pads else min(end, size) - max(start, 0))
    return found


def _outer(like: Tensor, counts: Sequence[Sequence[int]]) -> Tensor:
    """Products of one number for each axis of an image: they are whole."""
    product = like.new_ones(())
    for axis, numbers in enumerate(counts):
        shape = [1] * len(counts)
        shape[axis] = len(numbers)
        parts = [like.new_full((1,), number) for number in numbers]
        product = product * torch.cat(parts).reshape(shape)
    return product


def _repeated(x: Tensor, times: Sizes) -> Tensor:
    """Images with each element repeated along each axis."""
    shape, wide = [*x.shape[:2]], [*x.shape[:2]]
    for size, count in zip(x.shape[2:], times, strict=True):
        shape += [size, 1]
        wide += [size, count]
    sizes = [n * k for n, k in zip(x.shape[2:], times, strict=True)]
    return x.reshape(shape).expand(wide).reshape(*x.shape[:2], *sizes)


def adaptive_avg_pool(x: Tensor, output_size: Sizes) -> Tensor:
    """Averages over windows whose sizes differ by one: a product with a matrix along each axis.

    Bound: each weight is rounded once, where the number of elements is no power of two.
    """
    rank = len(output_size)
    for axis, windows in zip(range(x.dim() - rank, x.dim()), output_size, strict=True):
        x = _along(x, _shares(x, windows, x.shape[axis]).t(), axis)
    return x


def adaptive_avg_pool_backward(grad: Tensor, x: Tensor, rank: int = 2) -> Tensor:
    """Gradient of an adaptive average: exact for windows of one size, else as the average."""
    sizes, windows = x.shape[-rank:], grad.shape[-rank:]
    if all(size % count == 0 for size, count in zip(sizes, windows, strict=True)):
        kernel = [size // count for size, count in zip(sizes, windows, strict=True)]
        images = grad.reshape(-1, grad.shape[-rank - 1], *windows)
        return _repeated(images / math.prod(kernel), kernel).reshape(x.shape)
    for axis in range(x.dim() - rank, x.dim()):
        grad = _along(grad, _shares(grad, grad.shape[axis], x.shape[axis]), axis)
    return grad


def _along(x: Tensor, matrix: Tensor, axis: int) -> Tensor:
    """Product with a matrix along one axis."""
    return (x.transpose(axis, -1) @ matrix).transpose(axis, -1)


def _shares(like: Tensor, windows: int, size: int) -> Tensor:
    """Share of each element in each window of an adaptive average, as [window, element]."""
    window, place = torch.arange(windows).unsqueeze(1), torch.arange(size).unsqueeze(0)
    start = torch.div(window * size, windows, rounding_mode="floor")
    end = torch.div((window + 1) * size + windows - 1, windows, rounding_mode="floor")
    is_inside = ((place >= start) & (place < end)).to(like.dtype)
    return is_inside / (end - start).to(like.dtype)


def _by_places(grad: Tensor, x: Tensor, places: Tensor, rank: int) -> Tensor:
    """Gradient of a maximum: added up at the place of each, in the order of the windows.

    A place is the number of an element in its image; of ties it is where the forward call put it.
    """
    kept, sizes = x.shape[: x.dim() - rank], x.shape[x.dim() - rank :]
    zeros = grad.new_zeros((*kept, math.prod(sizes)))
    flat = (*kept, math.prod(grad.shape[grad.dim() - rank :]))
    return zeros.scatter_add(-1, places.reshape(flat), grad.reshape(flat)).reshape(x.shape)


def max_pool(
    x: Tensor,
    kernel_size: Sizes,
    stride: Sizes = (),
    padding: Sizes = (0,),
    dilation: Sizes = (1,),
    ceil_mode: bool = False,
) -> tuple[Tensor, Tensor]:
    """Maxima over windows, and the place of each in its image: the first of equal ones.

    Exact; in a window with NaN the maximum is the exporter's, and the place is within the window.
    The exporter has another form of the places, of which ties are wrong.
    """
    rank = len(kernel_size)
    kernel, padding = [*kernel_size], _spread(padding, rank)
    stride, dilation = _spread(stride, rank) if stride else kernel, _spread(dilation, rank)
    pool = {2: aten.max_pool2d.default, 3: aten.max_pool3d.default}[rank]
    largest = pool(x, kernel, stride, padding, dilation, ceil_mode)
    sizes, counts = x.shape[-rank:], largest.shape[-rank:]
    geometry = [*zip(sizes, counts, kernel, stride, padding, dilation, strict=True)]
    pads = [
        each
        for size, count, k, s, p, d in reversed(geometry)
        for each in (p, max((count - 1) * s + (k - 1) * d + 1 - p - size, 0))
    ]
    wide = torch.nn.functional.pad(x, pads, value=math.nan)  # which equals no maximum
    first, base = _window_places(x, geometry)
    found = first - base
    for tap in reversed([*itertools.product(*map(range, kernel))]):
        part, place = wide, 0
        for axis, (i, (size, count, _, s, _, d)) in enumerate(zip(tap, geometry, strict=True)):
            end = i * d + (count - 1) * s + 1
            part = aten.slice(part, x.dim() - rank + axis, i * d, end, s)
            place = place * size + i * d
        found = torch.where(part == largest, float(place), found)
    return largest, (found + base).to(torch.int64)


def _window_places(x: Tensor, geometry: Sequence[Sizes]) -> tuple[Tensor, Tensor]:
    """Places of the first element of each window in the image, and of its first tap, as floats."""
    first = base = torch.zeros((), dtype=torch.float64)
    for axis, (size, count, _, s, p, d) in enumerate(geometry):
        shape = [1] * len(geometry)
        shape[axis] = count
        start = (torch.arange(count, dtype=torch.float64) * s - p).reshape(shape)
        base = base * size + start
        first = first * size + start + torch.ceil(torch.relu(-start) / d) * d
    kind = torch.float32 if math.prod(x.shape[2:]) < MAX_EXACT // 4 else torch.float64
    return first.to(kind), base.to(kind)


def replication_pad_backward(grad: Tensor, x: Tensor, padding: Sizes) -> Tensor:
    """Gradient of borders that repeat the edge: it gets their sums. Pads may crop."""
    for number, axis in enumerate(range(x.dim() - 1, x.dim() - 1 - len(padding) // 2, -1)):
        before, after = padding[2 * number : 2 * number + 2]
        size = x.shape[axis]
        first, last = max(before, 0), grad.shape[axis] - max(after, 0)
        parts = [grad.narrow(axis, first, last - first)]
        if before < 0:
            parts.insert(0, grad.new_zeros(_resized(grad, axis, -before)))
        if after < 0:
            parts.append(grad.new_zeros(_resized(grad, axis, -after)))
        inner = torch.cat(parts, axis) if len(parts) > 1 else parts[0]
        if before > 0:
            edge = grad.narrow(axis, 0, before).sum(axis, keepdim=True)
            head = inner.narrow(axis, 0, 1) + edge
            inner = torch.cat([head, inner.narrow(axis, 1, size - 1)], axis)
        if after > 0:
            edge = grad.narrow(axis, last, after).sum(axis, keepdim=True)
            tail = inner.narrow(axis, size - 1, 1) + edge
            inner = torch.cat([inner.narrow(axis, 0, size - 1), tail], axis)
        grad = inner
    return grad


def _resized(x: Tensor, axis: int, size: int) -> list[int]:
    return [size if i == axis else n for i, n in enumerate(x.shape)]


DEFINITIONS: Mapping[Any, Callable[..., Any]] = MappingProxyType({
    aten.convolution_backward.default: convolution_backward,
    aten.avg_pool2d_backward.default: avg_pool_backward,
    aten.avg_pool3d_backward.default: avg_pool_backward,
    aten._adaptive_avg_pool3d.default: adaptive_avg_pool,
    aten._adaptive_avg_pool2d_backward.default: adaptive_avg_pool_backward,
    aten._adaptive_avg_pool3d_backward.default:
        lambda grad, x: adaptive_avg_pool_backward(grad, x, 3),
    aten.max_pool2d_with_indices.default: max_pool,
    aten.max_pool3d_with_indices.default: max_pool,
    aten.max_pool2d_with_indices_backward.default:
        lambda grad, x, *window: _by_places(grad, x, window[-1], 2),
    aten.max_pool3d_with_indices_backward.default:
        lambda grad, x, *window: _by_places(grad, x, window[-1], 3),
    aten.adaptive_max_pool2d_backward.default:
        lambda grad, x, places: _by_places(grad, x, places, 2),
    aten.adaptive_max_pool3d_backward.default:
        lambda grad, x, places: _by_places(grad, x, places, 3),
    **dict.fromkeys(
        (aten.replication_pad1d_backward.default, aten.replication_pad2d_backward.default,
         aten.replication_pad3d_backward.default), replication_pad_backward,
    ),
})  # fmt: skip
"""Definitions by operator."""
