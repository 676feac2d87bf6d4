"""Policies of products in panels: sizes under one, the one without tuning, and a rough ranking."""

from __future__ import annotations

from tuner.cpu.kernels.contraction.space import (
    BYTES_PER_CYCLE,
    CALL_CYCLES,
    busiest_share,
    bytes_per_cycle,
    step_cycles,
)
from tuner.cpu.kernels.matmul.direct import default_policy as direct_policy
from tuner.cpu.kernels.matmul.panels import Operand
from tuner.cpu.kernels.matmul.strides import (
    ProductStrides,
    layout_of,
    with_rows_joined,
)
from tuner.cpu.kernels.tile import misfit, most_rows
from tuner.kernel_family import Knobs
from tuner.ops import element_of_task
from tuner.policy import Policy
from tuner.size import always_equal, fitting
from tuner.target import Caches, Isa, Target
from tuner.task import Task

LINE_BYTES = 64
PANELS = "panels"
"""Value of `impl`."""


class BlockedPlan:
    """Sizes of a product in panels under a policy."""

    def __init__(self, task: Task, policy: Policy, isa: Isa, name: str = "") -> None:
        self.task, self.policy, self.isa, self.name = task, policy, isa, name
        self.layout = layout = with_rows_joined(layout_of(task))
        self.a = Operand.rows_of_a(layout, policy.number("tile_rows"), isa.lanes)
        self.b = Operand.columns_of_b(layout, policy.number("tile_vectors") * isa.lanes)
        self.by_columns = policy["split"] == "columns"
        """True if the cores share out columns, of which each packs its own; false if rows."""
        self.own, self.shared = (self.b, self.a) if self.by_columns else (self.a, self.b)
        """The operand of which a core packs what it uses, and that which all of them read."""
        self.is_packed = policy["format"] == "packed"
        """True if the shared operand is packed, false if it is read where it is."""
        self.chunk = policy.number("chunk")
        """Panels that a core packs at a time."""
        self.chunks = -(-self.own.tiles // self.chunk)
        """Number of chunks of a matrix."""
        self.slice_depth = -(-layout.depth // policy.number("k_slices"))
        """Steps of a slice of k."""
        self.slices = -(-layout.depth // self.slice_depth)
        """Number of slices."""
        self.last_depth = layout.depth - (self.slices - 1) * self.slice_depth
        """Steps of the last slice."""
        self.own_panel = self.slice_depth * self.own.width
        """Elements of a panel of the own operand: those of a slice."""
        self.shared_panel = layout.depth * self.shared.width
        """Elements of a panel of the shared operand: those of all slices."""
        self.shared_batches = layout.batches if any(self.shared.batch) else 1
        """Matrices of the shared operand that are packed."""

    @property
    def units(self) -> int:
        """Chunks of all matrices."""
        return self.layout.batches * self.chunks

    @property
    def own_bytes(self) -> int:
        """Scratch of a core: a chunk of panels, in whole cache lines."""
        size = self.isa.element_bytes * self.chunk * self.own_panel
        return -(-size // LINE_BYTES) * LINE_BYTES

    @property
    def shared_bytes(self) -> int:
        """Scratch of all cores: the shared operand, if it is packed."""
        panels = self.shared_batches * self.shared.tiles if self.is_packed else 0
        return self.isa.element_bytes * panels * self.shared_panel


# -- the policies ------------------------------------------------------------------------------

SLICE_DEPTHS = (384, 768, 1536, 3072)
"""Depths of a slice worth trying; up to the last one a product is not cut into slices by default:
a panel of two vectors is then in the second cache."""
CHUNKS = (1, 2, 4, 8)
"""Numbers of panels worth trying that a core packs at a time."""
FEW_ROWS = 8
"""Rows up to which columns that lie side by side are not worth packing anything for."""
CACHED_BYTES = 512 << 10
"""Stretch of memory up to which a B whose columns lie side by side is read as it is."""
SET_BYTES = 4096
"""Rows a multiple of this apart share one set of the first cache, which a tile does not fit."""
FAIR = 0.9
"""Share of the cores' time that the default policy keeps busy, if it can."""


def is_possible(task: Task, _: Target) -> bool:
    """Return whether all sizes are known."""
    return not task.sizes


def knobs(task: Task, target: Target) -> Knobs:
    """Values of each knob. Sums wider than C cannot wait there for the next slice."""
    layout = with_rows_joined(layout_of(task))
    rows = {fitting(r, layout.rows) for r in (8, 12, most_rows(target.isa))}
    widest = -(-layout.columns // target.isa.lanes)
    slices = {1, *(-(-layout.depth // depth) for depth in SLICE_DEPTHS)}
    is_wide = task.output.element == element_of_task(task)
    return {
        "format": ("packed", "dense"),
        "split": ("columns", "rows"),
        "chunk": CHUNKS,
        "k_slices": tuple(sorted(slices)) if is_wide else (1,),
        "tile_rows": tuple(sorted(rows)),
        "tile_vectors": tuple(v for v in (1, 2, 3, 4) if fitting(v, widest) == v),
        "unroll": tuple(sorted({fitting(u, layout.depth) for u in (2, 4, 8)})),
    }


def default_policy(task: Task, target: Target) -> Policy:
    """The policy without tuning: `direct` where B is small and lies well, else panels.

    Of several ways to share out panels it is the first that keeps the cores busy.
    """
    direct = direct_policy(task, target).with_knobs(split="rows", chunk=1, k_slices=1)
    if not is_possible(task, target):
        return direct
    layout = with_rows_joined(layout_of(task))
    is_wide = task.output.element == element_of_task(task)
    slices = -(-layout.depth // SLICE_DEPTHS[-1]) if is_wide else 1
    policies = [
        direct.with_knobs(impl=PANELS, split=split, format=format_, chunk=chunk, k_slices=slices)
        for split, format_, chunk in _ways(layout, target.isa)
    ]

    def busy(policy: Policy) -> float:
        """The share of their time that the cores work, at most as much as is fair."""
        units = BlockedPlan(task, policy, target.isa).units
        return min(FAIR, 1 / (busiest_share(units, target.cores) * target.cores))

    return max(policies, key=busy, default=direct)


def _ways(layout: ProductStrides, isa: Isa) -> list[tuple[str, str, int]]:
    """The values of split, format and chunk worth having, the best first; []: no panels.

    Columns of B that are apart are packed by the core that multiplies them, and then rows of A need
    no packing, unless they share cache sets. Where columns lie side by side, it is rows of A, or B
    if that is a small part of a long stretch of memory, as keys and values of one head are.
    """
    shares_sets = _shares_sets(layout, isa)
    how = "packed" if shares_sets else "dense"
    if layout.b_column == 1:
        is_small, is_near = (
            isa.element_bytes * layout.depth * row <= CACHED_BYTES
            for row in (layout.columns, layout.b_k)
        )
        if layout.rows <= FEW_ROWS or (is_small and is_near and not shares_sets):
            return []
        if is_small and not shares_sets:
            return [("columns", "dense", 1), ("rows", "dense", 1)]
        return [("rows", "dense", 2), ("rows", "dense", 1), ("columns", "packed", 1)]
    if shares_sets and layout.batches == 1 and layout.columns <= 4 * layout.rows:
        return [("rows", "packed", 2), ("rows", "packed", 1), ("columns", "packed", 1)]
    return [("columns", how, 2), ("columns", how, 1), ("rows", "packed", 1)]


def illegal(task: Task, policy: Policy, target: Target) -> str | None:
    """The reason why the policy has no kernel, or none worth trying; None if it has one."""
    plan = BlockedPlan(task, policy, target.isa)
    if not plan.is_packed and not plan.by_columns and not always_equal(plan.b.lane_step, 1):
        return "columns of B that are apart are packed"
    if plan.chunk > 1 and plan.chunk // 2 >= plan.own.tiles:
        return f"a core never packs more than {plan.own.tiles} panels"
    return misfit(plan.a.tile, policy.number("tile_vectors"), target.isa)


PACK_CYCLES = 4.0
"""Cycles of a vector that is packed."""
SHARED_SETS = 1.3
"""Time of tiles whose rows share cache sets, over that of others."""


def _shares_sets(layout: ProductStrides, isa: Isa) -> bool:
    """Return whether rows of A, read where they are, share few cache sets."""
    is_apart = isa.element_bytes * layout.a_row % SET_BYTES == 0
    return layout.rows > FEW_ROWS and is_apart and layout.a_k == 1


def estimate(task: Task, policy: Policy, target: Target, caches: Caches) -> float:
    """Cycles of the slowest core: arithmetic or loads of all tiles, calls, and packing."""
    plan, isa = BlockedPlan(task, policy, target.isa), target.isa
    layout, item_bytes = plan.layout, isa.element_bytes
    vectors = policy.number("tile_vectors")
    read = plan.own_bytes if plan.by_columns else item_bytes * plan.slice_depth * plan.b.lanes
    step = step_cycles(plan.a.tile, vectors, bytes_per_cycle(read, caches), isa)
    if not plan.is_packed and plan.by_columns and _shares_sets(layout, isa):
        step *= SHARED_SETS
    sums = CALL_CYCLES + 2 * plan.a.tile * vectors
    tiles = layout.batches * plan.a.tiles * plan.b.tiles
    cut = layout.rows / (plan.a.tiles * plan.a.tile)
    work = tiles * (layout.depth * step + plan.slices * sums) * (0.5 + 0.5 * cut)
    own, shared = (
        layout.batches * layout.depth * side.tiles * side.width for side in (plan.own, plan.shared)
    )
    each = PACK_CYCLES / isa.lanes + 2 * item_bytes / BYTES_PER_CYCLE[3]
    busiest = busiest_share(plan.units, target.cores)
    return (work + own * each) * busiest + plan.is_packed * shared * each / target.cores
