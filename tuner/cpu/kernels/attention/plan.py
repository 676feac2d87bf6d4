"""All that the loops of an attention need, worked out once from task and policy.

The scratch memory of a core, in this order (each begins with a cache line):

    keys    [blocks][D][width]      the keys of a head, transposed, in blocks of columns
    values  [blocks][L][width]      its values, in blocks of columns
    queries [row_block][D]          the rows at work
    scores  [row_block][L]          their scores, then their softmax weights
    sums    [row_block]             1 / the sum of a row's weights
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from tuner.cpu.kernels.matmul import Layout, layout_of
from tuner.cpu.kernels.products import LINE, odd_lines
from tuner.graph import TensorType
from tuner.ops.attention import Parts, parts_of, scores_shape
from tuner.policy import Policy
from tuner.target import Isa
from tuner.task import Task


@dataclass(frozen=True)
class Plan:
    """Sizes and offsets in elements. `scores` and `values` lay out the two products."""

    task: Task
    policy: Policy
    isa: Isa
    name: str

    @cached_property
    def parts(self) -> Parts:
        """The two products and the softmax that the attention stands for."""
        return parts_of(self.task)

    @cached_property
    def scores(self) -> Layout:
        """Strides of the product of queries and keys."""
        return layout_of(self.parts.scores)

    @cached_property
    def values(self) -> Layout:
        """Strides of the product of softmax weights and values."""
        return layout_of(self.parts.values)

    @cached_property
    def scores_shape(self) -> tuple[int, ...]:
        """Shape of the scores: batch, rows of queries, keys."""
        return scores_shape(self.task)

    @property
    def output_shape(self) -> tuple[int, ...]:
        """Shape of the output before it is permuted."""
        return (*self.scores_shape[:-1], self.values.columns)

    # -- how the work is cut -------------------------------------------------------------------

    @property
    def batches(self) -> int:
        """Number of batches times heads."""
        return math.prod(self.scores.batch)

    @property
    def row_block(self) -> int:
        """Rows of a block, at most all of a head."""
        tiled = self.policy.number("tile_rows") * self.policy.number("block_tiles")
        return min(tiled, self.scores.rows)

    @property
    def row_blocks(self) -> int:
        """Blocks of rows of a head."""
        return -(-self.scores.rows // self.row_block)

    @property
    def last_rows(self) -> int:
        """Rows of the last block."""
        return self.scores.rows - (self.row_blocks - 1) * self.row_block

    @property
    def row_counts(self) -> tuple[int, ...]:
        """The numbers of rows that blocks have."""
        whole = (self.row_block,) if self.row_blocks > 1 else ()
        return tuple(dict.fromkeys((*whole, self.last_rows)))

    @property
    def units(self) -> int:
        """Blocks of rows of all heads."""
        return self.batches * self.row_blocks

    def vectors(self, columns: int) -> int:
        """Vectors of a block of columns; narrow products have narrow blocks."""
        return min(self.policy.number("tile_vectors"), -(-columns // self.isa.lanes))

    # -- what is copied ------------------------------------------------------------------------

    @property
    def copies_queries(self) -> bool:
        """True if queries are copied: only where their elements are adjacent."""
        return self.policy["format"] == "packed" and self.scores.a_k == 1

    @property
    def copies_keys(self) -> bool:
        """True if keys are packed into blocks of columns."""
        return self.policy["format"] == "packed" or self.scores.b_column != 1

    @property
    def copies_values(self) -> bool:
        """True if values are packed into blocks of columns."""
        return self.policy["format"] == "packed" or self.values.b_column != 1

    # -- the scratch memory --------------------------------------------------------------------

    @property
    def query_row(self) -> int:
        """Step from one row of queries to the next, where they are copied."""
        return odd_lines(self.scores.depth)

    @property
    def score_row(self) -> int:
        """Step from one row of scores to the next."""
        return odd_lines(self.scores.columns)

    @cached_property
    def areas(self) -> Mapping[str, int]:
        """Size in elements of each piece of a core's scratch, in their order; 0: not copied."""
        return {
            "keys": self._blocks_size(self.scores) if self.copies_keys else 0,
            "values": self._blocks_size(self.values) if self.copies_values else 0,
            "queries": self.row_block * self.query_row if self.copies_queries else 0,
            "scores": self.row_block * self.score_row,
            "sums": _whole_lines(self.row_block),
        }

    def _blocks_size(self, layout: Layout) -> int:
        width = self.vectors(layout.columns) * self.isa.lanes
        return _whole_lines(-(-layout.columns // width) * layout.depth * width)

    def place(self, area: str) -> int:
        """Offset of a piece in scratch."""
        names = list(self.areas)
        return sum(self.areas[name] for name in names[: names.index(area)])

    @property
    def scratch_bytes(self) -> int:
        """Scratch of one core."""
        return 4 * sum(self.areas.values())


def block_type(plan: Plan, operand: TensorType, shape: tuple[int, ...]) -> TensorType:
    """An operand that broadcasts to this shape, [...,M,N], as the rows of a block see it."""
    rows, columns = (1, 1, *operand.shape)[-2:]
    return TensorType(operand.dtype, (plan.row_block if rows == shape[-2] else 1, columns))


def _whole_lines(elements: int) -> int:
    return -(-elements // LINE) * LINE
