"""Products of two run-time matrices by Strassen-like algorithms.

B is packed as constant weights are, and then the product is that of a `gemm` without bias whose
sums of weights are made on the fly. Rows of A that do not follow each other are copied first.

The error is bounded as that of a `gemm` by these algorithms, in norm: a small result next to large
ones has the error of the large ones.
"""

from __future__ import annotations

from dataclasses import replace

from tuner.cpu.kernels.emit import LLVMModule
from tuner.cpu.kernels.kernel import Frame, Implementation, module_of, open_phase, packs_nothing
from tuner.cpu.kernels.matmul.panels import Operand, Panel, emit_pack
from tuner.cpu.kernels.matmul.strides import layout_of, logical_output, with_rows_joined
from tuner.cpu.kernels.strassen import IMPLEMENTATIONS as OF_WEIGHTS
from tuner.cpu.kernels.strassen.space import StrassenPlan
from tuner.cpu.kernels.strassen.sums import emit_chunks
from tuner.graph import TensorType
from tuner.kernel_family import Kernel, Knobs, Phase
from tuner.loop_nest import KernelSubject, Loop, LoopNest
from tuner.policy import Policy
from tuner.target import Isa, Target
from tuner.task import Task

STRIPE_LINES = 4
"""Vectors of a row that are copied together, of an A whose columns lie side by side."""


def _as_gemm(task: Task) -> Task:
    """The product as one with constant weights, of matrices whose rows follow each other."""
    layout, element = with_rows_joined(layout_of(task)), task.inputs[0].dtype
    shape = logical_output(task)
    x = TensorType(element, (*shape[:-1], layout.depth))
    w = TensorType(element, (layout.depth, layout.columns))
    bias = TensorType(element, (layout.columns,))
    output = TensorType(task.output.dtype, shape)
    tail = {"tail": task.tail}
    return Task("gemm", (x, w, bias, *task.tail_inputs), (output,), tail, task.precision_mode)


def _policy_of_gemm(policy: Policy) -> Policy:
    return Policy.of(
        **{name: policy[name] for name in ("impl", "band", "chunk", "prefetch")},
        **{name: policy[name] for name in ("tile_vectors", "unroll")},
        tile_pixels=policy["tile_rows"],
        weights="on_the_fly",
        split="columns",
    )


class _Plan(StrassenPlan):
    """Sizes of the product as a gemm, whose matrices are partly in scratch memory."""

    has_bias = False

    def __init__(self, task: Task, policy: Policy, isa: Isa, name: str = "") -> None:
        super().__init__(_as_gemm(task), _policy_of_gemm(policy), isa, name)
        self.product = task
        self.strides = layout = with_rows_joined(layout_of(task))
        self.b = Operand.columns_of_b(layout, self.width)
        self.copies_a = (layout.a_row, layout.a_k) != (layout.depth, 1)
        self.packed_block = layout.depth * self.width
        self.before_a = self.b.tiles * self.packed_block

    @property
    def scratch_bytes(self) -> int:
        copied = self.strides.rows * self.strides.depth if self.copies_a else 0
        return 4 * (self.before_a + copied)

    def open(self, module: LLVMModule, name: str) -> Frame:
        frame = open_phase(module, name, self.product, self.own_bytes)
        f, (a, _, *operands) = frame.function, frame.inputs
        x = f.at(frame.scratch, self.before_a) if self.copies_a else a
        return replace(frame, inputs=(x, frame.scratch, frame.output, *operands))


def _generate(task: Task, policy: Policy, isa: Isa, name: str) -> Kernel:
    plan, module = _Plan(task, policy, isa, name), module_of(task, isa)
    phases = [_pack_phase(module, plan)]
    if plan.copies_a:
        phases.append(_copy_phase(module, plan))
    phases.append(emit_chunks(module, plan))
    return Kernel(module.text(), tuple(phases), plan.scratch_bytes, plan.own_bytes)


def _pack_phase(module: LLVMModule, plan: _Plan) -> Phase:
    """B into [block][k][block columns]; one block a unit."""
    packs = plan.b.emit_packs(module, f"{plan.name}_pack_b")
    frame = open_phase(module, f"{plan.name}_pack", plan.product)
    f = frame.function
    with f.loop(frame.lo, frame.hi) as block:
        to = f.at(frame.scratch, f.mul(block.index, plan.packed_block))
        place = f.value(0), block.index
        plan.b.pack(frame, packs, place, (0, plan.strides.depth), to)
    return Phase(f.name, plan.b.tiles)


def _copy_phase(module: LLVMModule, plan: _Plan) -> Phase:
    """Copy A so that its rows follow each other; a stripe of its columns a unit.

    It is a panel whose lanes are steps of k, and whose steps are rows.
    """
    s, lanes = plan.strides, plan.isa.lanes
    stripe = max(n for n in range(1, STRIPE_LINES + 1) if s.depth % (n * lanes) == 0) * lanes
    panel = Panel(stripe, stripe, s.depth, s.a_k, s.a_row)
    move = emit_pack(module, f"{plan.name}_copy_a", panel)
    frame = open_phase(module, f"{plan.name}_copy", plan.product)
    f = frame.function
    with f.loop(frame.lo, frame.hi) as number:
        first = f.mul(number.index, stripe)
        source = f.at(frame.inputs[0], f.mul(first, s.a_k))
        f.call(move, source, f.at(f.at(frame.scratch, plan.before_a), first), s.rows)
    return Phase(f.name, s.depth // stripe)


# -- the space -------------------------------------------------------------------------------------


def _is_one_matrix(task: Task, target: Target) -> bool:
    """Return whether one matrix of fixed size is made, of whole rows."""
    if task.sizes:
        return False
    layout = with_rows_joined(layout_of(task))
    is_whole = layout.c_row == layout.columns and layout.depth % target.isa.lanes == 0
    return is_whole and layout.batches == 1


def _of(strassen: Implementation) -> Implementation:
    """The implementation for run-time matrices of one for constant weights."""

    def is_possible(task: Task, target: Target) -> bool:
        return _is_one_matrix(task, target) and strassen.is_possible(_as_gemm(task), target)

    def knobs(task: Task, target: Target) -> Knobs:
        found = strassen.knobs(_as_gemm(task), target)
        same = {n: found[n] for n in ("band", "prefetch", "tile_vectors", "unroll")}
        chunks = tuple(number for number in found["chunk"] if number)
        return {**same, "chunk": chunks, "tile_rows": found["tile_pixels"]}

    def loops(subject: KernelSubject) -> LoopNest:
        nest = strassen.loops(
            replace(subject, task=_as_gemm(subject.task), policy=_policy_of_gemm(subject.policy))
        )
        packs = Loop.statement(0, "pack the columns of B into blocks", "shared out")
        return replace(nest, loops=(packs, *nest.loops))

    return Implementation(
        strassen.name,
        is_possible,
        knobs,
        lambda task, policy, target: strassen.illegal(
            _as_gemm(task), _policy_of_gemm(policy), target
        ),
        _generate,
        packs_nothing,
        lambda task, policy, *where: strassen.estimate(
            _as_gemm(task), _policy_of_gemm(policy), *where
        ),
        loops=loops,
    )


BILINEAR = tuple(map(_of, OF_WEIGHTS))
"""One for each algorithm."""
