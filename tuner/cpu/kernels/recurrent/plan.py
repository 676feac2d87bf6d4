"""Sizes of a recurrence under a policy: its passes, its blocks of columns, and its memory."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from tuner.ops.recurrent import PEEPHOLES, RecurrentForm
from tuner.policy import Policy
from tuner.target import Isa
from tuner.task import Task

CACHE_LINE = 64
FLAG_BYTES = 128
"""Memory of a flag: neighbouring cache lines are fetched together."""


@dataclass(frozen=True)
class Pass:
    """A product of a step: of the state or of another array of rows, with some of the gates."""

    gates: tuple[int, ...]
    reads_reset: bool = False
    """True if it reads the state after the reset gate, which the pass before it made."""


@dataclass(frozen=True)
class RecurrentPlan:
    """A task under a policy on a tier."""

    task: Task
    policy: Policy
    isa: Isa

    @cached_property
    def form(self) -> RecurrentForm:
        """The sizes of the task."""
        return RecurrentForm.of(self.task)

    @property
    def tile_rows(self) -> int:
        """Rows of a register tile."""
        return self.policy.number("tile_rows")

    @property
    def width(self) -> int:
        """Units of a block of columns: a tile has those of each gate of its pass."""
        return self.policy.number("tile_vectors") * self.isa.lanes

    @property
    def unroll(self) -> int:
        """Steps of k in a round."""
        return self.policy.number("unroll")

    @property
    def shares(self) -> int:
        """Parts of the columns that cores compute side by side, step by step; 1: none."""
        return self.policy.number("shares")

    @property
    def blocks(self) -> int:
        """Blocks of columns."""
        return -(-self.form.units // self.width)

    @property
    def row_tiles(self) -> int:
        """Tiles of rows."""
        return -(-self.form.rows // self.tile_rows)

    @property
    def passes(self) -> tuple[Pass, ...]:
        """The products of a step, one after the other."""
        if self.form.op == "gru" and not self.form.resets_after:
            return Pass((0, 1)), Pass((2,), reads_reset=True)
        return (Pass(tuple(range(self.form.gates))),)

    # -- packed weights ------------------------------------------------------------------------

    @property
    def vectors_of_bias(self) -> int:
        """Gates, and peepholes, of which packed biases have a block."""
        return self.form.gates + (PEEPHOLES if self.form.has_peepholes else 0)

    @property
    def padded(self) -> int:
        """Units in whole blocks."""
        return self.blocks * self.width

    def first_weight(self, direction: int, number: int) -> int:
        """The place of a pass in the packed weights, in elements."""
        before = sum(len(p.gates) for p in self.passes[:number])
        gates = direction * self.form.gates + before
        return gates * self.form.units * self.padded

    # -- memory --------------------------------------------------------------------------------

    @property
    def state_size(self) -> int:
        """Elements of a state: rows of whole blocks."""
        return self.form.rows * self.padded

    @property
    def states(self) -> int:
        """States that are kept: h twice, and c, or the reset gate's products of a GRU."""
        further = {"lstm": 1, "gru": 2 * (len(self.passes) - 1), "rnn": 0}
        return 2 + further[self.form.op]

    @property
    def state_bytes(self) -> int:
        """Memory of the states of a direction."""
        size = self.states * self.state_size * self.isa.element_bytes
        return -(-size // CACHE_LINE) * CACHE_LINE

    @property
    def flags_bytes(self) -> int:
        """Memory of the flags in front of the states that cores share."""
        return self.shares * FLAG_BYTES

    def blocks_of_share(self, share: int) -> tuple[int, int]:
        """The first block of a share, and the block behind its last."""
        return share * self.blocks // self.shares, (share + 1) * self.blocks // self.shares

    # -- steps in x and y ----------------------------------------------------------------------

    @property
    def columns(self) -> tuple[int, int]:
        """Columns of x and y: those of all directions."""
        form = self.form
        return form.directions * form.gates * form.units, form.directions * form.units

    @property
    def row_steps(self) -> Sequence[int]:
        """Elements of x and y from one row to the next."""
        return [n * self.form.steps if self.form.is_batch_first else n for n in self.columns]

    @property
    def time_steps(self) -> Sequence[int]:
        """Elements of x and y from one point in time to the next."""
        return [n if self.form.is_batch_first else n * self.form.rows for n in self.columns]
