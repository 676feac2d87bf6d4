"""Policies of an AMX contraction: sizes under one, when it is possible, and a rough ranking."""

from __future__ import annotations

import itertools

from tuner.cpu.kernels.amx.planes import Planes, is_matrix, panels
from tuner.cpu.kernels.amx.tiles import COLUMNS, FILE_BYTES, ROW_BYTES, ROWS, TILE_BYTES
from tuner.cpu.kernels.arithmetic import ARITHMETICS, Arithmetic, is_admitted
from tuner.cpu.kernels.contraction.geometry import geometry_of
from tuner.cpu.kernels.contraction.space import (
    BYTES_PER_CYCLE,
    CALL_CYCLES,
    busiest_share,
    bytes_per_cycle,
    overlapped,
)
from tuner.element import Element
from tuner.kernel_family import Knobs
from tuner.policy import Policy
from tuner.size import is_open
from tuner.target import ISAS, Caches, Isa, Target
from tuner.task import Task


class AmxPlan:
    """Sizes of an AMX contraction: rows, columns, steps of k, and scratch memory."""

    def __init__(self, task: Task, policy: Policy, isa: Isa, name: str = "") -> None:
        """`name` is the first part of the names of all functions."""
        self.task, self.policy, self.isa, self.name = task, policy, isa, name
        self.by_columns = policy["split"] == "columns"
        """True if the cores share out blocks of columns, false if rows."""
        self.arithmetic = ARITHMETICS[str(policy["impl"])]
        """The parts and products that `impl` chooses."""
        self.splits_weights = policy["weights"] == "on_the_fly"
        """True if weights stay f32 and each core splits them, a block of columns at a time."""

        # -- rows, columns, k --------------------------------------------------------------------

        g = geometry_of(task)
        self.rows = g.rows
        """Rows of the output."""
        self.row_tiles, self.column_tiles = map(policy.number, ("row_tiles", "column_tiles"))
        """Tiles of rows and of columns in a block."""
        self.is_matrix = is_matrix(g)
        """True if every block of rows is an image of its own: see `panels`."""
        if self.is_matrix:
            # An image for each block of rows, so that all its k follow each other in scratch.
            g = panels(g, self.row_tiles * _even_rows(g.rows))
        self.geometry = g
        """The task as a convolution; a matrix as one of several lines."""
        self.planes = p = Planes(g, self.depth)
        """The planes of the input's parts."""
        self.last_rows = self.rows if self.is_matrix else p.rows
        """Rows up to the end of a last block: of the matrix, else of an image."""
        self.tile_rows = _even_rows(p.rows)
        """Rows of a tile: even shares, 13 and not 16 where an image has 49."""
        self.block_rows, self.width = self.row_tiles * self.tile_rows, self.column_tiles * COLUMNS
        """Rows and columns of a block."""
        self.column_group = policy.number("column_group")
        """Blocks of columns that a block of rows meets one after the other."""
        self.image_blocks = -(-p.rows // self.block_rows)
        """Blocks of rows of an image."""
        self.row_blocks = g.images * self.image_blocks
        """Blocks of rows of all images."""
        self.column_blocks = -(-self.geometry.out_channels // self.width)
        """Blocks of columns, the last one perhaps narrower."""
        self.chunks = p.chunk_count
        """Steps of the loop over k."""
        self.slices = _slices(self.chunks, policy.number("k_slices"))
        """The chunks of each slice of k."""
        block_bytes = self.column_tiles * TILE_BYTES
        self.split_chunk_bytes = self.arithmetic.parts * block_bytes
        """All parts of the weights of a chunk, for a block of columns."""
        # An f32 has the bytes of two bf16.
        self.chunk_bytes = 2 * block_bytes if self.splits_weights else self.split_chunk_bytes
        """A chunk of the weights as they are packed."""

        # -- scratch -----------------------------------------------------------------------------

        self.image_step = self.arithmetic.parts * p.part_step
        """Elements from one image to the next in shared scratch."""
        self.sums_bytes = 4 * self.block_rows * self.width
        """Sums of a block of rows by a block of columns."""
        self.keeps_sums = len(self.slices) > 1
        """True if sums wait for the next slice of k."""

    @property
    def a(self) -> Element:
        """Element of the planes."""
        return self.arithmetic.a

    @property
    def item_bytes(self) -> int:
        """Size of an element of the planes."""
        return self.a.bits // 8

    @property
    def depth(self) -> int:
        """Elements of a row of a tile: the steps of k of one multiplication."""
        return tile_depth(self.arithmetic)

    @property
    def planes_bytes(self) -> int:
        """Bytes of the planes in shared scratch, in whole cache lines."""
        unused_rows = self.image_blocks * self.block_rows - self.planes.rows
        elements = self.geometry.images * self.image_step + unused_rows * self.planes.row_step
        return -(-(elements + self.depth) // self.depth) * ROW_BYTES

    @property
    def scratch_bytes(self) -> int:
        """Shared scratch: the planes, and sums that wait for the next slice of k."""
        kept = self.row_blocks * self.column_blocks * self.sums_bytes if self.keeps_sums else 0
        return self.planes_bytes + kept

    @property
    def weights_at(self) -> int:
        """Byte offset of the split weights in a core's scratch."""
        return 0 if self.keeps_sums else self.sums_bytes

    @property
    def split_block_bytes(self) -> int:
        """Bytes of the split weights of a block of columns, of the longest slice of k."""
        return max(map(len, self.slices)) * self.split_chunk_bytes

    @property
    def file_at(self) -> int:
        """Byte offset of the emulated tiles in a core's scratch."""
        split = self.column_group * self.split_block_bytes if self.splits_weights else 0
        return self.weights_at + split

    @property
    def worker_bytes(self) -> int:
        """Scratch of each core: sums, split weights, emulated tiles."""
        return self.file_at + (FILE_BYTES if self.isa.tiles == "emulated" else 0)


def tile_depth(arithmetic: Arithmetic) -> int:
    """Elements of a row of a tile: the steps of k of one multiplication."""
    return ROW_BYTES * 8 // arithmetic.a.bits


def _even_rows(rows: int) -> int:
    """Rows of a tile so that all have about as many; 16 where their number is open."""
    return ROWS if is_open(rows) else -(-rows // -(-rows // ROWS))


def _slices(chunks: int, count: int) -> list[range]:
    ends = [chunks * i // count for i in range(count + 1)]
    return [range(a, b) for a, b in itertools.pairwise(ends)]


MIN_SLICE = 8
"""Chunks of k in a slice: below it, sums go to memory and back more often than A is read."""


MAX_GROUP_BYTES = 3 << 19
"""Maximum weights of a group of blocks of columns: they are read again for each block of rows."""


def is_possible(arithmetic: Arithmetic, task: Task, target: Target) -> bool:
    """Return whether the target has tiles and the precision mode allows this arithmetic's error."""
    g = geometry_of(task)
    is_plain = g.groups == g.parts == len(g.sources) == 1
    if not target.isa.has_amx or arithmetic.lacking(target.isa, target.features):
        return False
    return is_admitted(arithmetic, task) and is_plain


def joins_products(soc_version: str) -> bool:
    """Return whether products of one input and an open number of rows are faster as one.

    Kernels with matrix tiles store no parts of open rows, and gain more than a join does.
    """
    return not ISAS[soc_version].has_amx


def knobs(arithmetic: Arithmetic, task: Task, target: Target) -> Knobs:
    """Cutting weights into parts on the fly is for three parts: fewer lose what cutting costs.

    With sizes known only at run time it is the only way: small points have direct products, which
    read the same packed weights.
    """
    del target
    g = geometry_of(task)
    rows, depth = g.out_height * g.out_width, g.depth
    weights = ("on_the_fly",) if task.sizes else ("packed", "on_the_fly")
    least = MIN_SLICE * tile_depth(arithmetic)
    return {
        "row_tiles": (2, 1) if is_open(rows) or rows > ROWS else (1,),
        "column_tiles": (2, 1) if g.out_channels > COLUMNS else (1,),
        "weights": weights if arithmetic.parts == 3 else ("packed",),
        "column_group": tuple(c for c in (1, 2, 4) if c == 1 or g.out_channels >= 2 * c * COLUMNS),
        "outer": ("columns", "rows"),
        "split": ("columns", "rows"),
        "k_slices": tuple(s for s in (1, 2, 4) if s == 1 or depth >= s * least),
        "prefetch": ("none", "next_block"),
    }


def illegal(task: Task, policy: Policy, target: Target) -> str | None:
    """The reason why knobs contradict each other; None if they do not."""
    plan = AmxPlan(task, policy, target.isa)
    is_grouped = plan.column_group > 1
    if policy["outer"] == "columns":
        is_too_large = is_grouped and plan.column_group * plan.split_block_bytes > MAX_GROUP_BYTES
        return (
            "weights of a group of columns do not stay in the second cache" * is_too_large or None
        )
    reasons = {
        "slices of k are for the columns-outermost order": plan.keeps_sums,
        "with rows outermost all blocks of columns are one group": is_grouped,
        "weights are split a group of columns at a time: columns have to be outermost": (
            plan.splits_weights
        ),
        "with rows outermost the next block of weights is used at once": (
            policy["prefetch"] != "none"
        ),
    }
    return next((reason for reason, holds in reasons.items() if holds), None)


# -- the ranking -------------------------------------------------------------------------------

_MULTIPLY_LATENCY = 52.0
"""A multiplication of tiles takes a cycle for each row, and so long before its sum can continue."""
_LOAD_CYCLES = 8.0
_TAIL_CYCLES = 4.0
"""Cycles for a vector of sums: store, load, bias, store."""
_SPLIT_CYCLES = 5.0
"""Cycles to split a vector, for each part."""


def estimate(task: Task, policy: Policy, target: Target, caches: Caches) -> float:
    """Cycles of the slowest core: tiles, tails and splitting, or memory if that takes longer."""
    plan = AmxPlan(task, policy, target.isa)
    units = plan.column_blocks if plan.by_columns else plan.row_blocks
    busiest = busiest_share(units, target.cores)
    work = (_tile_cycles(plan) + _tail_cycles(plan)) * busiest
    work += _split_weights_cycles(plan) * (busiest if plan.by_columns else 1.0)
    work += _split_input_cycles(plan) / target.cores
    return overlapped(work, _traffic_cycles(plan, busiest, caches))


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
    elements = plan.geometry.images * plan.planes.part_step
    vectors = elements / plan.isa.lanes
    stored = plan.item_bytes * elements * plan.arithmetic.parts
    return vectors * _SPLIT_CYCLES * plan.arithmetic.parts + stored / BYTES_PER_CYCLE[3]


def _split_weights_cycles(plan: AmxPlan) -> float:
    if not plan.splits_weights:
        return 0.0
    vectors = plan.column_blocks * plan.chunks * plan.depth * plan.width / plan.isa.lanes
    return vectors * _SPLIT_CYCLES * plan.arithmetic.parts


def _traffic_cycles(plan: AmxPlan, busiest: float, caches: Caches) -> float:
    """Weights once from memory; A, or weights again, as often as the loop order reads them."""
    a = plan.item_bytes * plan.geometry.images * plan.image_step / len(plan.slices)
    own_columns, own_rows = (busiest, 1.0) if plan.by_columns else (1.0, busiest)
    weights = plan.chunk_bytes * plan.chunks * plan.column_blocks * own_columns
    hidden = 1.2 if plan.policy["prefetch"] == "next_block" else 1.0  # of the way from memory
    cold = weights / (BYTES_PER_CYCLE[4] * hidden)
    if plan.policy["outer"] == "columns":
        times = plan.column_blocks * own_columns * len(plan.slices) / plan.column_group
        return cold + times * a * own_rows / bytes_per_cycle(a * own_rows, caches)
    times = plan.row_blocks * own_rows - 1
    return cold + max(0.0, times) * weights / bytes_per_cycle(weights, caches)
