"""Gradients of an attention in one pass: no more than a block of scores is ever stored.

for each head of keys (shared out)
    for each panel of keys                          (scratch: keys, keys and values transposed)
        for each head of queries that shares them, and each block of its rows
            shares = e^(scores(queries x keys) - sums)              (scratch, register tiles)
            changes = (gradients x values - rows) shares factor     (scratch, register tiles)
            of_values += shares^T x gradients
            of_keys += changes^T x queries
            of_queries += changes x keys

A head of keys, and of queries, is one core's alone, and all sums have one order: results are the
same, bit for bit, for any number of cores. With `causal` blocks whose keys are all behind their
queries are left out, and in others the shares of such keys are 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tuner.cpu.kernels.attention.backward_space import (
    BackwardPlan,
    Matrix,
    default_policy,
    estimate,
    illegal,
    knobs,
)
from tuner.cpu.kernels.attention.product import MIN_BLOCK, copy_rows, emit_packing, in_steps
from tuner.cpu.kernels.emit import F32, Function, Index, IRValue, LLVMModule, Param
from tuner.cpu.kernels.expression import digits_offset, is_column_broadcast, row_pointer
from tuner.cpu.kernels.kernel import Frame, module_of, open_phase, packs_nothing
from tuner.cpu.kernels.matmul import ProductStrides
from tuner.cpu.kernels.rows import block_of, only_first, vectors_of
from tuner.cpu.kernels.tile import Share, Tile, Walk, emit_tile
from tuner.cpu.kernels.tile_tail import NO_TAIL, Tail
from tuner.graph import TensorType
from tuner.kernel_family import Family, Kernel, Phase
from tuner.loop_nest import Cut, KernelSubject, Loop, LoopNest, Picture
from tuner.ops.attention_training import gradient_parts
from tuner.policy import Policy
from tuner.target import Isa
from tuner.task import Task

OWN_INPUTS = 6
"""Inputs before the operands of the scores."""


@dataclass(frozen=True)
class _Product:
    """A[row, k] x B[k, column] -> C[row, column]."""

    layout: ProductStrides
    is_packed: bool = False
    """True if B was packed into blocks of columns."""
    tail: Tail = NO_TAIL
    """Rows count from the first one of the block of rows."""
    adds: bool = True
    """True if C is added to."""


class _Tiles:
    """The register tiles of a kernel, each emitted when it is first asked for."""

    def __init__(self, module: LLVMModule, plan: BackwardPlan) -> None:
        self._module, self._plan = module, plan
        self._made: dict[Tile, Function] = {}

    def of(self, product: _Product, rows: int, columns: int) -> Function:
        """The function of the tile of so many rows and columns of a product."""
        layout, plan = product.layout, self._plan
        width = plan.width(layout.columns)
        block = max(MIN_BLOCK, block_of(layout.depth) or 0)
        unroll = min(plan.policy.number("unroll"), layout.depth)
        b_k = width if product.is_packed else layout.b_k
        walk = Walk((), layout.depth, layout.a_k, b_k, unroll, block)
        tile = Tile(
            (Share(tuple(row * layout.a_row for row in range(rows)), walk),),
            tuple(range(rows)), layout.c_row, columns, product.tail, adds_partial=product.adds,
        )  # fmt: skip
        if tile not in self._made:
            name = f"{plan.name}_tile_{len(self._made)}"
            self._made[tile] = emit_tile(self._module, name, tile)
        return self._made[tile]


def _generate(task: Task, policy: Policy, isa: Isa, name: str) -> Kernel:
    """Generate the kernel: one phase, whose units are heads of keys."""
    plan, module = BackwardPlan(task, policy, isa, name), module_of(task, isa)
    tiles = _Tiles(module, plan)
    frame = open_phase(module, name, task, plan.scratch_bytes)
    f = frame.function
    with f.loop(frame.lo, frame.hi) as unit:
        first = f.mul(unit.index, plan.shared)
        with f.loop(0, plan.shared) as head:
            of_q = _head(f, plan, plan.of_queries, frame.outputs[0], f.add(first, head.index))
            _clear(f, plan.rows, plan.depth, of_q, plan.of_queries.row)

        def panel(number: Index, keys: int) -> None:
            _emit_panel(frame, plan, tiles, first, f.mul(number, plan.panel), keys)

        in_steps(f, plan.keys, plan.panel, panel)
    return Kernel(module.text(), (Phase(name, plan.units),), 0, plan.scratch_bytes)


def _head(f: Function, plan: BackwardPlan, matrix: Matrix, start: IRValue, head: Index) -> IRValue:
    """Pointer to the matrix of a head of queries."""
    digits = zip(reversed(plan.batch), reversed(matrix.batch), strict=True)
    kept = [(size, stride) for size, stride in digits if size != 1]
    return f.at(start, digits_offset(f, f.value(head), kept))


def _clear(f: Function, rows: int, size: int, start: IRValue, step: int) -> None:
    with f.loop(0, rows) as row:
        here = f.at(start, f.mul(row.index, step))
        for column, count in vectors_of(f, size):
            f.store_first(f.splat(0.0), f.at(here, column), count)


# -- a panel of keys -----------------------------------------------------------------------------


def _emit_panel(
    frame: Frame, plan: BackwardPlan, tiles: _Tiles, first: IRValue, key: IRValue, keys: int
) -> None:
    """All that the keys from `key` on have a part in; `first` is the first head of queries."""
    f, own, module = frame.function, frame.worker_scratch, frame.function.module
    depth, columns = plan.depth, plan.columns
    areas = {name: f.at(own, plan.place(name)) for name in plan.areas}
    k, v, of_k, of_v = (
        f.at(_head(f, plan, matrix, start, first), f.mul(key, matrix.row))
        for matrix, start in (
            (plan.keys_in, frame.inputs[1]), (plan.values_in, frame.inputs[2]),
            (plan.of_keys, frame.outputs[1]), (plan.of_values, frame.outputs[2]),
        )
    )  # fmt: skip
    copy_rows(f, keys, depth, (k, plan.keys_in.row), (areas["keys"], plan.key_row))
    for name, source, step, size in (
        ("turned", areas["keys"], plan.key_row, depth),
        ("values", v, plan.values_in.row, columns),
    ):
        layout = _strides(plan.row_block, keys, size, (plan.key_row, 1), (1, step), 0)
        turn = emit_packing(module, f"{plan.name}_{name}_{keys}", layout, plan.width(keys), F32)
        f.call(turn, source, areas[name])
    _clear(f, keys, depth, of_k, plan.of_keys.row)
    _clear(f, keys, columns, of_v, plan.of_values.row)
    functions = {
        rows: _emit_block(module, plan, tiles, rows, keys)
        for rows in dict.fromkeys((plan.row_block, plan.rows % plan.row_block or plan.row_block))
    }
    with f.loop(0, plan.shared) as head:
        number = f.add(first, head.index)
        q, gradient, of_q = (
            _head(f, plan, matrix, start, number)
            for matrix, start in (
                (plan.queries, frame.inputs[0]), (plan.gradients, frame.inputs[3]),
                (plan.of_queries, frame.outputs[0]),
            )
        )  # fmt: skip

        def block(place: Index, rows: int) -> None:
            row = f.mul(place, plan.row_block)
            whole_row = f.add(f.mul(number, plan.rows), row)
            args: list[Index] = [
                f.at(q, f.mul(row, plan.queries.row)),
                f.at(gradient, f.mul(row, plan.gradients.row)),
                f.at(of_q, f.mul(row, plan.of_queries.row)), of_k, of_v, own,
                f.add(f.sub(row, key), 1),
                *_operands(frame, plan, whole_row, key),
            ]  # fmt: skip
            if not plan.is_causal:
                f.call(functions[rows], *args)
                return
            with f.when(f.compare("sgt", f.add(row, rows), key)):
                f.call(functions[rows], *args)

        in_steps(f, plan.rows, plan.row_block, block)


def _operands(frame: Frame, plan: BackwardPlan, row: IRValue, key: IRValue) -> list[IRValue]:
    """Pointers to a block in the sums, the rows, and the operands of the scores."""
    f, shape = frame.function, plan.shape
    pairs = list(zip(plan.task.inputs, frame.inputs, strict=True))[OWN_INPUTS - 2 :]
    starts = [row_pointer(f, kind, pointer, shape, row) for kind, pointer in pairs]
    return [
        start if is_column_broadcast(kind) else f.at(start, key)
        for start, (kind, _) in zip(starts, pairs, strict=True)
    ]


def _strides(
    rows: int, columns: int, depth: int, a: tuple[int, int], b: tuple[int, int], c_row: int
) -> ProductStrides:
    """A product of one matrix: steps of A along (row, k), of B along (k, column)."""
    return ProductStrides((), rows, columns, depth, (), *a, (), *b, (), c_row)


# -- a block of rows and a panel of keys ---------------------------------------------------------


def _emit_block(
    module: LLVMModule, plan: BackwardPlan, tiles: _Tiles, rows: int, keys: int
) -> Function:
    """A private function that adds what a block of rows and a panel of keys have in common.

    Its parameters are the block in queries, gradients, and gradients of queries, the panel in those
    of keys and values, the core's scratch, the number of keys of the panel that the first row sees
    if it is causal, and the block in the sums, the rows, and the operands of the scores.
    """
    further = plan.task.inputs[OWN_INPUTS - 2 :]
    params: tuple[Param, ...] = (
        *((name, F32) for name in ("q", "gradient", "of_q", "of_k", "of_v", "own")),
        ("seen", "i64"), *((f"x{i}", kind.element) for i, kind in enumerate(further)),
    )  # fmt: skip
    f = module.function(f"{plan.name}_rows_{rows}_keys_{keys}", params)
    q, gradient, of_q, of_k, of_v, own, seen, sums, row_sums, *operands = f.params
    areas = {name: f.at(own, plan.place(name)) for name in plan.areas}
    depth, columns, scores = plan.depth, plan.columns, plan.score_row
    copy_rows(f, rows, depth, (q, plan.queries.row), (areas["queries"], plan.key_row))
    copy_rows(f, rows, columns, (gradient, plan.gradients.row),
              (areas["gradients"], plan.value_row))  # fmt: skip
    shares, changes = _tails(plan)

    def multiply(product: _Product, a: IRValue, b: IRValue, c: IRValue, *tail: IRValue) -> None:
        _emit_product(f, plan, tiles, product, (a, b, c), tail)

    multiply(
        _Product(_strides(rows, keys, depth, (plan.key_row, 1), (0, 0), scores), True, shares,
                 adds=False),
        areas["queries"], areas["turned"], areas["shares"], *operands, sums,
    )  # fmt: skip
    if plan.is_causal:
        _hide(f, plan, rows, keys, areas["shares"], seen)
    multiply(
        _Product(_strides(rows, keys, columns, (plan.value_row, 1), (0, 0), scores), True, changes,
                 adds=False),
        areas["gradients"], areas["values"], areas["changes"], row_sums, areas["shares"],
    )  # fmt: skip
    for left, right, step, size, result, matrix in (
        ("shares", "gradients", plan.value_row, columns, of_v, plan.of_values),
        ("changes", "queries", plan.key_row, depth, of_k, plan.of_keys),
    ):
        layout = _strides(keys, size, rows, (1, scores), (step, 1), matrix.row)
        multiply(_Product(layout), areas[left], areas[right], result)
    layout = _strides(rows, depth, keys, (scores, 1), (plan.key_row, 1), plan.of_queries.row)
    multiply(_Product(layout), areas["changes"], areas["keys"], of_q)
    return f


def _tails(plan: BackwardPlan) -> tuple[Tail, Tail]:
    """The tails of the products of queries and keys, and of gradients and values."""
    parts, row_sums = gradient_parts(plan.task), TensorType("f32", (plan.row_block, 1))
    operands = (*map(plan.block_type, plan.task.inputs[OWN_INPUTS:]), row_sums)
    shares = Tail(parts.shares.tail, operands, (plan.row_block, plan.keys))
    stored = TensorType("f32", (plan.row_block, plan.score_row))
    return shares, Tail(parts.changes.tail, (row_sums, stored), stored.shape)


def _hide(
    f: Function, plan: BackwardPlan, rows: int, keys: int, shares: IRValue, seen: IRValue
) -> None:
    """Let keys behind a query have no share; the first row sees `seen` keys of the panel."""
    with f.when(f.compare("slt", seen, keys)), f.loop(0, rows) as row:
        here, count = f.at(shares, f.mul(row.index, plan.score_row)), f.add(seen, row.index)
        for column, lanes in vectors_of(f, keys):
            place = f.at(here, column)
            kept = only_first(f, f.load_first(place, lanes), f.sub(count, column), 0.0)
            f.store_first(kept, place, lanes)


def _emit_product(
    f: Function,
    plan: BackwardPlan,
    tiles: _Tiles,
    product: _Product,
    matrices: tuple[IRValue, IRValue, IRValue],
    operands: Sequence[IRValue],
) -> None:
    """The product; a block of columns stays in L1 for all rows."""
    (a, b, c), layout = matrices, product.layout
    width, tile_rows = plan.width(layout.columns), plan.policy.number("tile_rows")
    b_block = width * layout.depth if product.is_packed else width

    def block(number: Index, columns: int) -> None:
        here, column = f.at(b, f.mul(number, b_block)), f.mul(number, width)

        def tile(place: Index, count: int) -> None:
            row = f.mul(place, tile_rows)
            from_ = f.at(a, f.mul(row, layout.a_row))
            to = f.at(c, f.add(f.mul(row, layout.c_row), column))
            function = tiles.of(product, count, columns)
            f.call(function, from_, here, to, here, here, row, column, *operands)

        in_steps(f, layout.rows, tile_rows, tile)

    in_steps(f, layout.columns, width, block)


def loops(subject: KernelSubject) -> LoopNest:
    """Panels of keys, and for each all blocks of rows of the heads that share them."""
    plan = BackwardPlan(subject.task, subject.policy, subject.isa)
    rows = Cut("rows", plan.rows, plan.row_block)
    keys = Cut("keys", plan.keys, plan.panel)
    tile_rows, lanes = min(subject.number("tile_rows"), plan.row_block), subject.isa.lanes
    vectors = plan.width(plan.panel) // lanes
    facts = (
        f"drawn: the scores of one of {plan.units * plan.shared:,} heads",
        f"block: {plan.row_block} rows x {plan.panel} keys, never stored whole",
        *subject.tile_facts(f"{tile_rows} rows", tile_rows, vectors, "columns"),
        subject.shares_text("head of keys"),
    )
    deep = int(plan.shared > 1)
    nest = (
        Loop(0, "head of keys", plan.units, remark="shared out"),
        Loop.over(1, "key", keys, "panel"),
        *([Loop(2, "head", plan.shared, remark="share these keys")] if deep else []),
        Loop.over(2 + deep, "m", rows, "block"),
        *(
            Loop.statement(3 + deep, text, remark)
            for text, remark in (
                ("shares = e^(scores - sums)", f"sums of {plan.depth:,}"),
                ("changes = (gradients x values - rows) shares", f"sums of {plan.columns:,}"),
                ("of_values += shares^T x gradients", f"sums of {plan.row_block:,}"),
                ("of_keys += changes^T x queries", f"sums of {plan.row_block:,}"),
                ("of_queries += changes x keys", f"sums of {plan.panel:,}"),
            )
        ),
    )
    tile = Picture.corner(tile_rows, min(vectors * lanes, plan.panel))
    picture = Picture(rows, keys, tile, Picture.corner(plan.row_block, plan.panel))
    title = f"{plan.rows:,} queries x {plan.keys:,} keys of {plan.depth:,}, five products"
    return LoopNest(title, picture, facts, nest)


FAMILY = Family(
    ("attention_backward",), default_policy, knobs, illegal, _generate, packs_nothing, estimate,
    loops=loops,
)  # fmt: skip
