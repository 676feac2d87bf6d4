"""Policies of an AMX contraction: sizes under one, when it is possible, and a rough ranking."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from functools import cached_property

from tuner.cpu.kernels.amx.arithmetic import ARITHMETICS, Arithmetic
from tuner.cpu.kernels.amx.planes import Planes
from tuner.cpu.kernels.amx.tiles import COLUMNS, DEPTH, ROWS, TILE_BYTES, file_bytes
from tuner.cpu.kernels.contraction.geometry import geometry_of
from tuner.cpu.kernels.contraction.plan import ContractionPlan
from tuner.cpu.kernels.contraction.space import (
    BYTES_PER_CYCLE,
    CALL_CYCLES,
    busiest_share,
    bytes_per_cycle,
    overlapped,
)
from tuner.cpu.kernels.kernel import Knobs
from tuner.policy import Policy
from tuner.target import Target
from tuner.task import Task


class AmxPlan(ContractionPlan):
    """Sizes of an AMX contraction: rows, columns, steps of k, and scratch memory."""

    @property
    def arithmetic(self) -> Arithmetic:
        """The parts and products that `impl` chooses."""
        return ARITHMETICS[str(self.policy["impl"])]

    @cached_property
    def planes(self) -> Planes:
        """The planes of the input's parts."""
        return Planes(self.geometry, self.arithmetic.parts)

    @property
    def splits_weights(self) -> bool:
        """True if weights stay f32 and each core splits them, a block of columns at a time."""
        return self.policy["weights"] == "on_the_fly"

    # -- rows ----------------------------------------------------------------------------------

    @property
    def tile_rows(self) -> int:
        """Rows of a tile: even shares, 13 and not 16 where an image has 49."""
        rows = self.planes.rows
        return -(-rows // -(-rows // ROWS))

    @property
    def row_tiles(self) -> int:
        """Tiles of rows in a block."""
        return self.policy.number("row_tiles")

    @property
    def block_rows(self) -> int:
        """Rows of a block."""
        return self.row_tiles * self.tile_rows

    @property
    def image_blocks(self) -> int:
        """Blocks of rows of an image."""
        return -(-self.planes.rows // self.block_rows)

    @property
    def row_blocks(self) -> int:
        """Blocks of rows of all images."""
        return self.geometry.images * self.image_blocks

    # -- columns -------------------------------------------------------------------------------

    @property
    def column_tiles(self) -> int:
        """Tiles of columns in a block."""
        return self.policy.number("column_tiles")

    @property
    def width(self) -> int:
        """Columns of a block."""
        return self.column_tiles * COLUMNS

    @property
    def column_blocks(self) -> int:
        """Blocks of columns, the last one perhaps narrower."""
        return -(-self.geometry.out_channels // self.width)

    # -- k -------------------------------------------------------------------------------------

    @property
    def chunks(self) -> int:
        """Steps of the loop over k."""
        return self.planes.chunk_count

    @property
    def slices(self) -> tuple[range, ...]:
        """The chunks of each slice of k."""
        count = self.policy.number("k_slices")
        ends = [self.chunks * i // count for i in range(count + 1)]
        return tuple(range(a, b) for a, b in itertools.pairwise(ends))

    @property
    def split_chunk_bytes(self) -> int:
        """All parts of the weights of a chunk, for a block of columns."""
        return self.arithmetic.parts * self.column_tiles * TILE_BYTES

    @property
    def chunk_bytes(self) -> int:
        """A chunk of the weights as they are packed."""
        return 2 * self.column_tiles * TILE_BYTES if self.splits_weights else self.split_chunk_bytes

    # -- scratch -------------------------------------------------------------------------------

    @property
    def sums_bytes(self) -> int:
        """f32 sums of a block of rows by a block of columns."""
        return 4 * self.block_rows * self.width

    @property
    def keeps_sums(self) -> bool:
        """True if sums wait for the next slice of k."""
        return len(self.slices) > 1

    @property
    def planes_bytes(self) -> int:
        """Bytes of the planes in shared scratch, in whole cache lines."""
        size = 2 * self.planes.size(self.image_blocks * self.block_rows)
        return -(-size // 64) * 64

    @property
    def scratch_bytes(self) -> int:
        """Shared scratch: the planes, and sums that wait for the next slice."""
        kept = self.row_blocks * self.column_blocks * self.sums_bytes if self.keeps_sums else 0
        return self.planes_bytes + kept

    @property
    def weights_at(self) -> int:
        """Byte offset of the split weights in a core's scratch."""
        return 0 if self.keeps_sums else self.sums_bytes

    @property
    def file_at(self) -> int:
        """Byte offset of the emulated tiles in a core's scratch."""
        longest = max(map(len, self.slices)) if self.splits_weights else 0
        return self.weights_at + longest * self.split_chunk_bytes

    @property
    def worker_bytes(self) -> int:
        """Scratch of each core: sums, split weights, emulated tiles."""
        return self.file_at + file_bytes(self.isa.tiles == "emulated")


MIN_PARTS: Mapping[str, int] = {
    "must_keep_origin_dtype": 3,
    "allow_mix_precision": 2,
    "allow_mix_precision_bf16": 1,
}
"""The parts that a number must be split into, by precision mode."""

MIN_SLICE = 8
"""Chunks of k in a slice: below it, sums go to memory and back more often than A is read."""


def is_possible(task: Task, target: Target, impl: str) -> bool:
    """Return whether the target has tiles and the precision mode allows this arithmetic's error."""
    is_admitted = ARITHMETICS[impl].parts >= MIN_PARTS[task.precision_mode]
    g = geometry_of(task)
    return target.isa.has_amx and is_admitted and g.groups == g.parts == len(g.sources) == 1


def knobs(task: Task, target: Target, impl: str) -> Knobs:
    """Cutting weights into parts on the fly is for three parts: fewer lose what cutting costs."""
    del target
    g, arithmetic = geometry_of(task), ARITHMETICS[impl]
    rows, depth = g.out_height * g.out_width, g.depth
    return {
        "row_tiles": (2, 1) if rows > ROWS else (1,),
        "column_tiles": (2, 1) if g.out_channels > COLUMNS else (1,),
        "weights": ("packed", "on_the_fly") if arithmetic.parts == 3 else ("packed",),
        "outer": ("columns", "rows"),
        "split": ("columns", "rows"),
        "k_slices": tuple(s for s in (1, 2, 4) if s == 1 or depth >= s * MIN_SLICE * DEPTH),
        "prefetch": ("none", "next_block"),
    }


def illegal(task: Task, policy: Policy, target: Target) -> str | None:
    """The reason why knobs contradict each other; None if they do not."""
    del task, target
    if policy["outer"] == "columns":
        return None
    if policy.number("k_slices") > 1:
        return "slices of k are for the columns-outermost order"
    if policy["weights"] == "on_the_fly":
        return "weights are split a block of columns at a time: columns have to be outermost"
    if policy["prefetch"] != "none":
        return "with rows outermost the next block of weights is used at once"
    return None


# -- the ranking -------------------------------------------------------------------------------

_MULTIPLY_LATENCY = 52.0
"""A multiplication of tiles takes a cycle for each row, and so long before its sum can continue."""
_LOAD_CYCLES = 8.0
_TAIL_CYCLES = 4.0
"""Cycles for a vector of sums: store, load, bias, store."""
_SPLIT_CYCLES = 5.0
"""Cycles to split a vector, for each part."""


def estimate(task: Task, policy: Policy, target: Target) -> float:
    """Cycles of the slowest core: tiles, tails and splitting, or memory if that takes longer."""
    plan = AmxPlan(task, policy, target.isa)
    units = plan.column_blocks if plan.by_columns else plan.row_blocks
    busiest = busiest_share(units, target.cores)
    work = (_tile_cycles(plan) + _tail_cycles(plan)) * busiest
    work += _split_weights_cycles(plan) * (busiest if plan.by_columns else 1.0)
    work += _split_input_cycles(plan) / target.cores
    return overlapped(work, _traffic_cycles(plan, busiest))


def _tile_cycles(plan: AmxPlan) -> float:
    """Multiplications, or loads of tiles where those take longer."""
    r, c, products = plan.row_tiles, plan.column_tiles, plan.arithmetic.products
    pairs = list(zip(((-1, -1), *products), products, strict=False))
    loads = sum(r * (a[0] != b[0]) + c * (a[1] != b[1]) for a, b in pairs)
    product = max(plan.tile_rows * r * c, _MULTIPLY_LATENCY)
    chunk = max(len(products) * product, _LOAD_CYCLES * loads)
    blocks = plan.row_blocks * plan.column_blocks
    return blocks * (plan.chunks * chunk + CALL_CYCLES * len(plan.slices))


def _tail_cycles(plan: AmxPlan) -> float:
    sums = plan.geometry.images * plan.planes.rows * plan.column_blocks * plan.width
    again = 1 + 0.5 * (len(plan.slices) - 1)
    return _TAIL_CYCLES * again * sums / plan.isa.lanes


def _split_input_cycles(plan: AmxPlan) -> float:
    vectors = plan.planes.part_step / plan.isa.lanes
    stored = 2 * plan.planes.part_step * plan.arithmetic.parts
    return vectors * _SPLIT_CYCLES * plan.arithmetic.parts + stored / BYTES_PER_CYCLE[3]


def _split_weights_cycles(plan: AmxPlan) -> float:
    if not plan.splits_weights:
        return 0.0
    vectors = plan.column_blocks * plan.chunks * DEPTH * plan.width / plan.isa.lanes
    return vectors * _SPLIT_CYCLES * plan.arithmetic.parts


def _traffic_cycles(plan: AmxPlan, busiest: float) -> float:
    """Weights once from memory; A, or weights again, as often as the loop order reads them."""
    a = 2 * plan.planes.part_step * plan.arithmetic.parts / len(plan.slices)
    own_columns, own_rows = (busiest, 1.0) if plan.by_columns else (1.0, busiest)
    weights = plan.chunk_bytes * plan.chunks * plan.column_blocks * own_columns
    cold = weights / _bytes_from_memory(plan)
    if plan.policy["outer"] == "columns":
        times = plan.column_blocks * own_columns * len(plan.slices)
        return cold + times * a * own_rows / bytes_per_cycle(a * own_rows)
    times = plan.row_blocks * own_rows - 1
    return cold + max(0.0, times) * weights / bytes_per_cycle(weights)


def _bytes_from_memory(plan: AmxPlan) -> float:
    """Asking ahead hides a part of the way to memory."""
    return BYTES_PER_CYCLE[4] * (1.2 if plan.policy["prefetch"] == "next_block" else 1.0)
