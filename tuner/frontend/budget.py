"""Budget of reading a model: memory and work in addition to the model itself."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from tuner.errors import OversizedModelError

BASE_BYTES = 64 * 2**20
BYTES_PER_WEIGHT = 16
"""Four f32 copies of every weight, be it stored as f32, f16 or i8."""

BASE_EFFORT = 2**30
EFFORT_PER_WEIGHT = 256
"""Bytes that may be touched while constants are folded: about a second's work, and 16 passes."""


@dataclass
class Budget:
    """Remaining budget. Work beyond it is left to run time, or refused where it cannot be."""

    memory_bytes: int = BASE_BYTES
    effort_bytes: int = BASE_EFFORT

    def affords(self, memory_bytes: int, effort_bytes: int = 0) -> bool:
        """Is there room for this? Then it is taken."""
        if memory_bytes > self.memory_bytes or effort_bytes > self.effort_bytes:
            return False
        self.memory_bytes -= memory_bytes
        self.effort_bytes -= effort_bytes
        return True

    def add(self, other: Budget) -> None:
        """More weights were met."""
        self.memory_bytes += other.memory_bytes
        self.effort_bytes += other.effort_bytes

    def spend(self, memory_bytes: int, what: str) -> None:
        """Raises OversizedModelError if there is no room for it."""
        if not self.affords(memory_bytes):
            raise OversizedModelError(
                f"{what} needs {memory_bytes} bytes, far more than the model's weights have",
                "check the model; it may be damaged, or malicious",
                "7",
            )


def earned_by(weights: Iterable[np.ndarray]) -> Budget:
    """The budget that so many weights allow, in addition to that of every model."""
    count = sum(array.size for array in weights)
    return Budget(BYTES_PER_WEIGHT * count, EFFORT_PER_WEIGHT * count)
