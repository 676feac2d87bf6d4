"""Expressions of one byte by a table: of all 256 bytes once, and then one look-up for each.

    u8 -> sub -> mul -> sigmoid -> div -> i16 -> add -> u8    ->    table[u8]

Exact: the table holds what the instructions of the expression give, vector by vector, so that a
kernel with it and one without it agree bit by bit. Each core makes it when it starts.
"""

from __future__ import annotations

from tuner.cpu.kernels.emit import Function, IRValue
from tuner.cpu.kernels.expression import emit_expression, load_columns
from tuner.cpu.kernels.kernel import Frame
from tuner.cpu.kernels.rows import each_block
from tuner.element import ELEMENTS
from tuner.size import always_equal
from tuner.task import Task

BYTES = ("u8", "i8")
DEAR = frozenset("pow exp log sin cos erf tanh sigmoid softplus gelu gelu_tanh silu elu".split())  # noqa: SIM905
"""Instructions that take longer than a look-up of their result."""
AT_ONCE = 8
"""Bytes that are loaded together, and stored together."""


def byte_operand(task: Task) -> int | None:
    """The position of the operand whose bytes alone decide each byte of the result.

    None where there is no such operand. All others are numbers, which a run may give.
    """
    wide = [i for i, kind in enumerate(task.inputs) if not always_equal(kind.count, 1)]
    if len(wide) != 1 or not {task.inputs[wide[0]].dtype, task.output.dtype} <= {*BYTES}:
        return None
    return wide[0] if always_equal(task.inputs[wide[0]].count, task.output.count) else None


def write_by_table(frame: Frame, task: Task, chunk: int, unroll: int) -> int:
    """Write the body of a phase whose units are chunks of the tensor, and give their number."""
    f, size, position = frame.function, task.output.count, byte_operand(task)
    assert position is not None, task
    table, width = _table(frame, task, position), AT_ONCE * unroll
    with f.loop(frame.lo, frame.hi) as units:
        start = f.mul(units.index, chunk)
        source, output = f.at(frame.inputs[position], start), f.at(frame.output, start)
        for count in each_block(f, units.index, size, chunk):
            whole = count // width * width
            with f.loop(0, whole, width) as place:
                for i in range(0, width, AT_ONCE):
                    here = f.add(place.index, i)
                    _look_up(f, f.at(source, here), table, f.at(output, here))
            with f.loop(whole, count) as place:
                index = f.convert("zext", f.integer(f.at(source, place.index)), "i64")
                f.store_raw(f.integer(f.at(table, index)), f.at(output, place.index), 1)
    return -(-size // chunk)


def _table(frame: Frame, task: Task, position: int) -> IRValue:
    """The results of the expression for all bytes, in the order of bytes without a sign."""
    f, kind = frame.function, task.inputs[position]
    low = int(kind.element.limits[0])
    values = [byte - 256 if byte >= 256 + low else byte for byte in range(256)]
    every = f.module.table(f"{f.name}_bytes", values, kind.element)
    room = f.op("ptr", "alloca [256 x i8], align 64")
    table = IRValue(room.name, "ptr", task.output.element)
    scalars = {
        i: load_columns(f, operand, frame.inputs[i], 0, f.lanes)
        for i, operand in enumerate(task.inputs)
        if i != position
    }
    with f.loop(0, 256, f.lanes) as place:
        known = {**scalars, position: f.load(f.at(every, place.index))}
        inputs = [known[i] for i in range(len(task.inputs))]
        f.store(emit_expression(f, task.expression("expression"), inputs), f.at(table, place.index))
    return table.of(ELEMENTS["u8"])


def _look_up(f: Function, source: IRValue, table: IRValue, output: IRValue) -> None:
    """Look bytes up that lie one behind the other."""
    bits, kind = 8 * AT_ONCE, f"<{AT_ONCE} x i8>"
    word, found = f.load_raw(source, f"i{bits}", 1), IRValue("poison", kind)
    for i in range(AT_ONCE):
        shifted = f.op(word.type, f"lshr {word.type} {word.name}, {8 * i}")
        byte = f.op(word.type, f"and {word.type} {shifted.name}, 255")
        made = f.integer(f.at(table, byte))
        found = f.op(kind, f"insertelement {kind} {found.name}, i8 {made.name}, i64 {i}")
    f.store_raw(found, output, 1)
