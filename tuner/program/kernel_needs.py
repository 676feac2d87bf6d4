"""Needs of a kernel: the numbers that its code counts on, and the name that vouches for them.

Machine code cannot be asked how much memory it touches, and the step list that calls it can be
damaged. So the name of each function ends with a hash of these numbers: a step list whose numbers
are others calls a function that the object code does not have, and is refused before it runs.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass

from tuner.kernel_family import CompiledKernel, Kernel
from tuner.size import number, plain, renamed

HASH_DIGITS = 8


@dataclass(frozen=True)
class KernelNeeds:
    """Units of each phase, and the bytes of scratch memory of all cores and of each."""

    units: tuple[int, ...]
    scratch_bytes: int
    worker_scratch_bytes: int

    @staticmethod
    def of(kernel: Kernel | CompiledKernel) -> KernelNeeds:
        """The needs that a kernel has beside its code."""
        units = tuple(phase.units for phase in kernel.phases)
        return KernelNeeds(units, kernel.scratch_bytes, kernel.worker_scratch_bytes)

    @property
    def text(self) -> str:
        """The canonical text; of a kernel for open sizes with formulas of a, b, ..."""
        numbers = [*map(plain, self.units)], plain(self.scratch_bytes)
        return json.dumps([*numbers, plain(self.worker_scratch_bytes)], separators=(",", ":"))

    @staticmethod
    def parse(text: str) -> KernelNeeds:
        """Read `text` back. Raises ValueError or TypeError for anything else."""
        units, scratch_bytes, worker_scratch_bytes = json.loads(text)
        return KernelNeeds(
            tuple(map(number, units)), number(scratch_bytes), number(worker_scratch_bytes)
        )

    def at(self, sizes: Mapping[str, int]) -> KernelNeeds:
        """The needs with what the sizes a, b, ... of the task are in the place of their names."""
        return KernelNeeds(
            tuple(renamed(units, sizes) for units in self.units),
            renamed(self.scratch_bytes, sizes),
            renamed(self.worker_scratch_bytes, sizes),
        )


def name_of(op: str, kernel_text: str, policy_text: str) -> str:
    """The name of a kernel, without its needs: its own for each task and policy."""
    own, knobs = (hashlib.sha256(text.encode()).hexdigest() for text in (kernel_text, policy_text))
    return f"{op}_{own[:16]}_{knobs[:8]}"


def vouched_name(name: str, needs_text: str) -> str:
    """The name of a kernel that vouches for its needs."""
    return f"{name}_{hashlib.sha256(needs_text.encode()).hexdigest()[:HASH_DIGITS]}"
