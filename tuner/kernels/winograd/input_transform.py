"""The input transform: V = B d Bt for every patch and channel, zeros outside of the image."""

from __future__ import annotations

from tuner.kernels.emit import Function, Module, Value
from tuner.kernels.winograd.plan import Plan
from tuner.kernels.winograd.transforms import emit_transform


def emit_input_line(module: Module, plan: Plan) -> Function:
    """A private function that transforms one line of patches: (image, v, line, scratch).

    `v` is where point 0 of its first patch goes, `line` its number in the image.
    """
    rest = plan.geometry.channels % plan.chunk
    whole = plan.geometry.channels - rest
    zeros = module.table(f"{plan.name}_zeros", [0] * (plan.chunk // 2))
    patch = emit_patch(module, plan, zeros, plan.chunk) if whole else None
    last = emit_patch(module, plan, zeros, rest) if rest else None
    params = (("image", "ptr"), ("v", "ptr"), ("line", "i64"), ("scratch", "ptr"))
    f = module.function(f"{plan.name}_input_line", params)
    image, v, line, scratch = f.params
    top, left = plan.geometry.pads[:2]
    y = f.sub(f.mul(line, plan.outputs), top)
    with f.loop(0, plan.patch_columns) as column:
        x = f.sub(f.mul(column.index, plan.outputs), left)
        to = f.at(v, f.mul(column.index, plan.v_row))
        if patch:
            with f.loop(0, whole, plan.chunk) as channel:
                c = channel.index
                f.call(patch, f.at(image, c), f.at(to, c), y, x, scratch)
        if last:
            f.call(last, f.at(image, whole), f.at(to, whole), y, x, scratch)
    return f


def emit_patch(module: Module, plan: Plan, zeros: Value, channels: int) -> Function:
    """Transform `channels` (<= a chunk) channels of one patch whose corner lies at input (y, x).

    pass 1, line by line:      scratch[line][j] = sum over i of B[j][i] d[line][i]
    pass 2, column by column:  V[i][j] = sum over line of B[i][line] scratch[line][j]
    """
    params = (("image", "ptr"), ("v", "ptr"), ("y", "i64"), ("x", "i64"), ("scratch", "ptr"))
    f = module.function(f"{plan.name}_input_{channels}", params)
    image, v, y, x, scratch = f.params
    n, matrix = plan.inputs, plan.transforms.of_input
    with f.loop(0, n) as line:
        pixels = _line_of_pixels(f, plan, image, f.add(y, line.index), x, zeros)
        to = f.at(scratch, f.mul(line.index, n * plan.chunk))
        for c, lanes in _vectors(f, channels):
            d = [f.load_first(f.at(pixel, c), lanes) for pixel in pixels]
            for j, value in enumerate(emit_transform(f, matrix, d)):
                f.store(value, f.at(to, j * plan.chunk + c))
    with f.loop(0, n) as column:
        source = f.at(scratch, f.mul(column.index, plan.chunk))
        to = f.at(v, f.mul(column.index, plan.v_point))
        for c, _ in _vectors(f, channels):
            d = [f.load(f.at(source, i * n * plan.chunk + c)) for i in range(n)]
            for i, value in enumerate(emit_transform(f, matrix, d)):
                f.store(value, f.at(to, i * n * plan.v_point + c))
    return f


def _vectors(f: Function, channels: int) -> list[tuple[int, int]]:
    """(first channel, lanes) of each vector."""
    return [(c, min(f.lanes, channels - c)) for c in range(0, channels, f.lanes)]


def _line_of_pixels(
    f: Function, plan: Plan, image: Value, y: Value, x: Value, zeros: Value
) -> list[Value]:
    """Where the patch's pixels of input line y lie; those outside of the image read zeros."""
    g = plan.geometry
    inside_line = f.compare("ult", y, g.height)
    start = f.mul(y, g.width * g.channels)
    pixels = []
    for i in range(plan.inputs):
        column = f.add(x, i)
        inside = f.compare("ult", column, g.width)
        inside = f.op("i1", f"and i1 {inside.name}, {inside_line.name}")
        here = f.at(image, f.add(start, f.mul(column, g.channels)))
        pixels.append(f.select(inside, here, zeros))
    return pixels
