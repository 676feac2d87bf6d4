"""A block of rows: its scores, their shares, and the sums of values that are its output."""

from __future__ import annotations

from tuner.cpu.kernels.attention import ahead
from tuner.cpu.kernels.attention.plan import Plan, block_type
from tuner.cpu.kernels.attention.product import Product, TileFunctions, emit_product, tile_functions
from tuner.cpu.kernels.attention.shares import emit_shares
from tuner.cpu.kernels.emit import Function, Module, Value
from tuner.cpu.kernels.matmul import Layout
from tuner.cpu.kernels.tile import Tail
from tuner.expression import Expression, Instruction
from tuner.graph import TensorType

PARAMS = (("q", "ptr"), ("k", "ptr"), ("v", "ptr"), ("out", "ptr"), ("own", "ptr"))
"""Parameters: the rows' start, the keys and values of their head, the core's scratch. Then
those of `ahead`, and one pointer for each operand of the scores and of the tail."""


def block_functions(module: Module, plan: Plan) -> dict[int, Function]:
    """Private functions of `PARAMS` that compute a block of rows, by the number of rows."""
    scores, values = _scores_product(plan), _values_product(plan)
    tiles = [tile_functions(module, product, plan.row_counts) for product in (scores, values)]
    return {
        rows: _emit_block(module, plan, rows, (scores, tiles[0]), (values, tiles[1]))
        for rows in plan.row_counts
    }


def _emit_block(
    module: Module,
    plan: Plan,
    rows: int,
    scores: tuple[Product, TileFunctions],
    values: tuple[Product, TileFunctions],
) -> Function:
    more = tuple((f"x{i}", "ptr") for i in range(len(plan.task.inputs) - plan.task.own_inputs))
    f = module.function(f"{plan.name}_rows_{rows}", (*PARAMS, *ahead.PARAMS, *more))
    q, k, v, out, own = f.params[: len(PARAMS)]
    following = f.params[len(PARAMS) : len(PARAMS) + len(ahead.PARAMS)]
    operands = f.params[len(PARAMS) + len(ahead.PARAMS) :]
    of_scores = len(operands) - len(plan.task.tail_inputs)
    table, sums = f.at(own, plan.scores_place), f.at(own, plan.sums_place)
    if plan.copies_queries:
        q = _copy_queries(f, plan, rows, q, f.at(own, plan.queries_place))
    emit_product(f, *scores, rows, (q, k, table), ())

    def at_row(row: Value) -> None:
        if plan.policy["prefetch"] == "next_head":
            ahead.emit_prefetch(f, plan, following, row)

    emit_shares(f, plan, rows, table, sums, operands[:of_scores], at_row)
    emit_product(f, *values, rows, (table, v, out), (sums, *operands[of_scores:]))
    return f


def _copy_queries(f: Function, plan: Plan, rows: int, source: Value, target: Value) -> Value:
    depth = plan.scores.depth
    with f.loop(0, rows) as row:
        read = f.at(source, f.mul(row.index, plan.scores.a_row))
        write = f.at(target, f.mul(row.index, plan.query_row))
        for k in range(0, depth, f.lanes):
            f.store(f.load_first(f.at(read, k), min(f.lanes, depth - k)), f.at(write, k))
    return target


def _scores_product(plan: Plan) -> Product:
    layout, is_copied = plan.scores, plan.copies_queries
    return _product(
        plan, "scores", layout, plan.copies_keys,
        a_row=plan.query_row if is_copied else layout.a_row,
        a_k=layout.a_k,
        pads_columns=plan.copies_keys,
        c_row=plan.score_row,
        tail=Tail(Expression(), (), ()),
    )  # fmt: skip


def _values_product(plan: Plan) -> Product:
    sums = TensorType("f32", (plan.row_block, 1))
    operands = (block_type(plan, t, plan.output_shape) for t in plan.task.tail_inputs)
    return _product(
        plan, "values", plan.values, plan.copies_values,
        a_row=plan.score_row,
        a_k=1,
        pads_columns=False,
        c_row=plan.values.c_row,
        tail=Tail(
            _after_division(plan.task.tail), (sums, *operands),
            (plan.row_block, plan.values.columns),
        ),
    )  # fmt: skip


def _product(
    plan: Plan,
    name: str,
    layout: Layout,
    is_packed: bool,
    *,
    a_row: int,
    a_k: int,
    pads_columns: bool,
    c_row: int,
    tail: Tail,
) -> Product:
    vectors = plan.vectors(layout.columns)
    width = vectors * plan.isa.lanes
    return Product(
        name=f"{plan.name}_{name}",
        isa=plan.isa,
        columns=layout.columns,
        depth=layout.depth,
        a_row=a_row,
        a_k=a_k,
        b_k=width if is_packed else layout.b_k,
        b_block=width * layout.depth if is_packed else width,
        pads_columns=pads_columns,
        c_row=c_row,
        vectors=vectors,
        tile_rows=plan.policy.number("tile_rows"),
        unroll=min(plan.policy.number("unroll"), layout.depth),
        tail=tail,
    )


def _after_division(tail: Expression) -> Expression:
    """The tail of a sum (x0) that is still to be multiplied by 1 / the sum of the shares (x1)."""

    def later(arg: str) -> str:
        if arg == "x0":
            return "t0"
        return f"{arg[0]}{int(arg[1:]) + 1}" if arg[0] in "xt" else arg

    steps = (Instruction(s.op, tuple(map(later, s.args))) for s in tail.instructions)
    return Expression((Instruction("mul", ("x0", "x1")), *steps))
