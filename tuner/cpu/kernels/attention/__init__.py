"""Attention in one pass: a block of rows of queries keeps its scores in a core's own scratch.

for each batch and head (shared out)
    keys and values into blocks of columns          (scratch, once a head and core)
    for each block of rows
        scores = queries x keys                     (scratch, register tiles)
        weights = e^(scores - maximum), and sums    (in place, row by row)
        output = weights x values / sums, tail      (register tiles)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from dataclasses import replace

from tuner.cpu.kernels.attention.product import (
    AttentionProduct,
    TileFunctions,
    copy_rows,
    emit_packing,
    emit_product,
    tile_functions,
)
from tuner.cpu.kernels.attention.softmax import emit_weights
from tuner.cpu.kernels.attention.space import (
    AttentionPlan,
    default_policy,
    estimate,
    illegal,
    knobs,
)
from tuner.cpu.kernels.emit import F32, Function, Index, IRValue, LLVMModule, Param
from tuner.cpu.kernels.expression import digits_offset, row_pointer
from tuner.cpu.kernels.kernel import Frame, module_of, open_phase, packs_nothing
from tuner.cpu.kernels.tile_tail import Tail
from tuner.expression import Expression, Instruction
from tuner.graph import TensorType
from tuner.kernel_family import Family, Kernel, Phase
from tuner.loop_nest import Cut, KernelSubject, Loop, LoopNest, Picture
from tuner.policy import Policy
from tuner.size import always_equal
from tuner.target import Isa
from tuner.task import Task

NOTHING = IRValue("-1", "i64")
"""Stands for an offset: no keys, or values, are in scratch yet."""


def _params(plan: AttentionPlan, sides: Sequence[AttentionProduct]) -> tuple[Param, ...]:
    """Parameters of a block.

    They are the rows' start, the keys and values of their head, the core's scratch; the place of
    the next head in each input, and the block's first row number. Then one pointer for each operand
    of the scores and of the tail, those of the further results, and the number of rows where it is
    open.
    """
    q, k, v = (type_.element for type_ in plan.task.inputs[:3])
    keys, values = (side.arithmetic.weights for side in sides)
    further = plan.task.inputs[plan.task.own_inputs :]
    return (
        ("q", q), ("k", keys), ("v", values), ("out", plan.task.outputs[0].element), ("own", F32),
        ("next_q", q), ("next_k", k), ("next_v", v), ("first", "i64"),
        *((f"x{i}", type_.element) for i, type_ in enumerate(further)),
        *(((name, F32) for name in ("score", "share")) if plan.keeps_largest else ()),
        *((("rows", "i64"),) if plan.has_open_rows else ()),
    )  # fmt: skip


def _generate(task: Task, policy: Policy, isa: Isa, name: str) -> Kernel:
    """Generate the kernel: one phase, whose units are blocks of rows."""
    plan, module = AttentionPlan(task, policy, isa, name), module_of(task, isa)
    products = _products(plan)
    keys, values = (
        emit_packing(module, f"{name}_{side}", product.layout, product.width, product.stored)
        if product.is_packed
        else None
        for side, product in zip(("keys", "values"), products, strict=True)
    )
    groups = [_block_functions(module, one, _products(one)) for one in plan.groups()]
    frame = open_phase(module, name, task, plan.scratch_bytes)
    f, own = frame.function, frame.worker_scratch
    with f.loop(frame.lo, frame.hi, carried=(NOTHING, NOTHING)) as unit:
        batch, block = f.div(unit.index, plan.row_blocks), f.rem(unit.index, plan.row_blocks)
        here = [
            f.value(_offset(f, batch, layout.batch, layout.b_batch))
            for layout in (plan.scores, plan.values)
        ]
        k = _right_side(f, keys, frame.inputs[1], here[0], unit.values[0], own)
        v = _right_side(
            f, values, frame.inputs[2], here[1], unit.values[1], f.at(own, plan.place("values"))
        )
        _call_block(frame, plan, groups, batch, block, (k, v))
        unit.carry(*here)
    return Kernel(module.text(), (Phase(name, plan.units),), 0, plan.scratch_bytes)


def _offset(f: Function, batch: IRValue, sizes: Sequence[int], strides: Sequence[int]) -> Index:
    """Offset of a batch and head in an operand."""
    digits = zip(reversed(sizes), reversed(strides), strict=True)
    kept = [(size, stride) for size, stride in digits if not always_equal(size, 1)]
    return digits_offset(f, batch, kept)


def _right_side(
    f: Function,
    packing: Function | None,
    source: IRValue,
    offset: IRValue,
    last: IRValue,
    room: IRValue,
) -> IRValue:
    """Pointer to it: in memory, or in scratch, to which it is copied unless it is there already.

    The rows of a head follow each other, and so do heads that share keys and values.
    """
    here = f.at(source, offset)
    if packing is None:
        return here
    with f.when(f.compare("ne", offset, last)):
        f.call(packing, here, room)
    return room


def _call_block(
    frame: Frame,
    plan: AttentionPlan,
    groups: Sequence[Mapping[int, Function]],
    batch: IRValue,
    block: IRValue,
    right: tuple[IRValue, IRValue],
) -> None:
    f, scores, values = frame.function, plan.scores, plan.values
    row = f.mul(block, plan.row_block)
    q = f.add(_offset(f, batch, scores.batch, scores.a_batch), f.mul(row, scores.a_row))
    c = f.add(_offset(f, batch, values.batch, values.c_batch), f.mul(row, values.c_row))
    whole_row = f.add(f.mul(batch, scores.rows), row)
    operands = _operands(frame, plan, whole_row)
    output, *largest = frame.outputs
    args: list[Index] = [
        f.at(frame.inputs[0], q), *right, f.at(output, c), frame.worker_scratch,
        *_next_head(frame, plan, batch), row, *operands,
        *(f.at(place, whole_row) for place in largest),
    ]  # fmt: skip
    group = f.div(block, plan.group_blocks) if len(groups) > 1 else None
    for number, blocks in enumerate(groups):
        with nullcontext() if group is None else f.when(f.compare("eq", group, number)):
            _call_of_group(f, plan, blocks, row, block, args)


def _call_of_group(
    f: Function,
    plan: AttentionPlan,
    blocks: Mapping[int, Function],
    row: IRValue,
    block: IRValue,
    args: Sequence[Index],
) -> None:
    scores = plan.scores
    if plan.has_open_rows:
        f.call(blocks[plan.row_block], *args, f.minimum(plan.row_block, f.sub(scores.rows, row)))
        return
    if len(blocks) == 1:
        (only,) = blocks.values()
        f.call(only, *args)
        return
    is_last = f.compare("eq", block, plan.row_blocks - 1)
    with f.when(is_last):
        f.call(blocks[plan.last_rows], *args)
    with f.when(f.negated(is_last)):
        f.call(blocks[plan.row_block], *args)


def _next_head(frame: Frame, plan: AttentionPlan, batch: IRValue) -> list[IRValue]:
    """Offsets of the next head in queries, keys and values; the last head has itself."""
    f = frame.function
    after = f.minimum(f.add(batch, 1), plan.scores.batches - 1)
    strides = (plan.scores.a_batch, plan.scores.b_batch, plan.values.b_batch)
    return [
        f.at(pointer, _offset(f, after, plan.scores.batch, own))
        for pointer, own in zip(frame.inputs, strides, strict=False)
    ]


def _operands(frame: Frame, plan: AttentionPlan, row: IRValue) -> list[IRValue]:
    """Pointers to the block in the operands of the scores, and of the tail."""
    f, task = frame.function, plan.task
    first, own = task.first_tail_input, task.own_inputs
    shapes = [plan.scores_shape] * (first - own) + [plan.output_shape] * len(task.tail_inputs)
    places = zip(task.inputs[own:], frame.inputs[own:], shapes, strict=True)
    return [row_pointer(f, t, pointer, shape, row) for t, pointer, shape in places]


# -- a block of rows: its scores, their softmax weights, and the sums of values ------------------


def _block_functions(
    module: LLVMModule, plan: AttentionPlan, products: tuple[AttentionProduct, AttentionProduct]
) -> dict[int, Function]:
    """Private functions of `_params` that compute a block of rows, by the number of rows.

    Where the number of rows is open, one function serves all blocks.
    """
    tiles = [tile_functions(module, product, plan.row_counts) for product in products]
    scores, values = zip(products, tiles, strict=True)
    return {rows: _emit_block(module, plan, rows, scores, values) for rows in plan.row_counts}


def _emit_block(
    module: LLVMModule,
    plan: AttentionPlan,
    most: int,
    scores: tuple[AttentionProduct, TileFunctions],
    values: tuple[AttentionProduct, TileFunctions],
) -> Function:
    params = _params(plan, [product for product, _ in (scores, values)])
    f = module.function(f"{plan.name}_rows_{most}", params)
    q, k, v, out, own, *others = f.params
    rows: Index = others.pop() if plan.has_open_rows else most
    next_head, operands = others[:4], others[4:]
    largest = [operands.pop(), operands.pop()][::-1] if plan.keeps_largest else []
    of_scores = len(operands) - len(plan.task.tail_inputs)
    table, sums = f.at(own, plan.place("scores")), f.at(own, plan.place("sums"))
    if plan.copies_queries:
        source, q = q, f.at(own, plan.place("queries"))
        sides = (source, plan.scores.a_row), (q, plan.query_row)
        copy_rows(f, rows, plan.scores.depth, *sides)
    emit_product(f, *scores, rows, (q, k, table), ())
    emit_weights(f, plan, rows, table, sums, operands[:of_scores], next_head, largest)
    emit_product(f, *values, rows, (table, v, out), (sums, *operands[of_scores:]))
    return f


def _products(plan: AttentionPlan) -> tuple[AttentionProduct, AttentionProduct]:
    """Queries x keys -> scores in scratch; their softmax weights x values -> the output."""
    a_row = plan.query_row if plan.copies_queries else plan.scores.a_row
    scores = replace(plan.scores, a_row=a_row, c_row=plan.score_row)
    values = replace(plan.values, a_row=plan.score_row, a_k=1)
    sums = TensorType("f32", (plan.row_block, 1))
    operands = (plan.block_type(t, plan.output_shape) for t in plan.task.tail_inputs)
    shape = (plan.row_block, plan.values.columns)
    tail = Tail(_after_division(plan.task), (sums, *operands), shape)
    return (
        AttentionProduct(
            plan,
            "scores",
            scores,
            plan.task.inputs[1].element,
            plan.copies_keys,
            pads_columns=plan.copies_keys,
        ),
        AttentionProduct(
            plan,
            "values",
            values,
            plan.task.inputs[2].element,
            plan.copies_values,
            tail=tail,
            c=plan.task.outputs[0].element,
            packed_depth=plan.packed_keys,
        ),
    )


def _after_division(task: Task) -> Expression:
    """The tail of a sum (x0) that is still to be multiplied by 1 / the sum of the weights (x1).

    That is 0 in rows of a guarded attention whose weights are no numbers.
    """
    first = [Instruction("mul", ("x0", "x1"))]
    if task.is_guarded:
        first.append(Instruction("where", ("x1", "t0", "0.0")))

    def later(arg: str) -> str:
        if arg == "x0":
            return f"t{len(first) - 1}"
        if arg[0] == "x":
            return f"x{int(arg[1:]) + 1}"
        return f"t{int(arg[1:]) + len(first)}" if arg[0] == "t" else arg

    steps = (Instruction(s.op, tuple(map(later, s.args))) for s in task.tail.instructions)
    return Expression((*first, *steps))


def loops(subject: KernelSubject) -> LoopNest:
    """Blocks of rows of queries, each from its scores to its output by one core."""
    plan = AttentionPlan(subject.task, subject.policy, subject.isa)
    scores, lanes = plan.scores, subject.isa.lanes
    heads, queries, keys, values = scores.batches, scores.rows, scores.columns, plan.values.columns
    block, tile_rows = plan.row_block, min(subject.number("tile_rows"), plan.row_block)
    rows = Cut("rows", queries, block)
    columns = Cut("keys", keys, plan.vectors(keys) * lanes)
    wide = Cut("columns", values, plan.vectors(values) * lanes)
    tiles = Cut("rows", block, subject.number("tile_rows"))
    facts = (
        f"drawn: the scores of one of {heads:,} heads" if heads > 1 else "drawn: the scores",
        f"block: {block} rows of {queries:,} queries,",
        f"  {rows.pieces:,} blocks a head, the last of {rows.last}",
        f"register tile: {tile_rows} rows x",
        f"  {plan.vectors(keys)} x {lanes} keys",
        subject.shares_text("block of rows"),
    )
    first, unroll = int(heads > 1), subject.number("unroll")
    softmax_rows = f"{subject.number('softmax_rows')} rows together"
    loops = (
        *([Loop(0, "head", heads, remark="shared out")] if heads > 1 else []),
        Loop.over(first, "m", rows, "block", is_shared=True),
        Loop.over(first + 1, "key", columns, "block"),
        Loop.over(first + 2, "row", tiles, "tile"),
        Loop.of_sum(first + 3, "k", scores.depth, min(unroll, scores.depth)),
        Loop.statement(first + 1, "softmax of the scores", softmax_rows),
        Loop.over(first + 1, "n", wide, "block"),
        Loop.over(first + 2, "row", tiles, "tile"),
        Loop.of_sum(first + 3, "key", keys, min(unroll, keys)),
    )
    shares = subject.shares("y") if heads == 1 else None
    tile = Picture.corner(tile_rows, min(columns.step, keys))
    picture = Picture(rows, columns, tile, Picture.corner(block, keys), shares)
    sums = f"{queries:,} queries x {keys:,} keys, sums of {scores.depth:,}"
    return LoopNest(f"{sums}; then x {values:,} values", picture, facts, loops)


FAMILY = Family(
    ("attention", "attention_forward"), default_policy, knobs, illegal, _generate, packs_nothing,
    estimate, loops=loops,
)  # fmt: skip
