"""Do others take our cores from us? Looked at now and then; then fewer cores are used for a while.

A core that takes part in a job spins while it waits, so it should get all the time that passes.
What is missing in its own clock, another process had. When this happens again and again, the
core that waits for its share holds up all others at every barrier: fewer cores are faster.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

LEAST_LOSS_S = 1e-3
"""A loss below this is the waking of a worker or an interrupt."""
LEAST_SHARE = 0.1
"""A loss below this share of the job does not hurt enough."""
LOOKS, STRIKES = 5, 3
"""Crowded are cores that lost time in this many of the last looks."""
LOOK_EVERY_S = 0.02
FIRST_HOLD_S, LONGEST_HOLD_S = 1.0, 16.0


@dataclass
class Crowding:
    """How many of `cores` to use. Times are in seconds of one monotonic clock."""

    cores: int

    def __post_init__(self) -> None:
        self.in_use = self.cores
        self.next_look_s = 0.0
        self._hold_s = FIRST_HOLD_S
        self._back_at_s = 0.0
        self._looks: deque[int] = deque(maxlen=LOOKS)

    def note(self, now_s: float, job_s: float, own_s: list[float]) -> bool:
        """Take in one job: how long it was, and how much of that each core had for itself.

        True when from now on fewer cores are used than before.
        """
        self.next_look_s = now_s + LOOK_EVERY_S
        lost = (job_s - own for own in own_s)
        self._looks.append(sum(s > max(LEAST_LOSS_S, LEAST_SHARE * job_s) for s in lost))
        if self._is_crowded() and self.in_use > 1:
            self._retreat(now_s)
            return True
        if self.in_use < self.cores:
            self._return(now_s)
        elif len(self._looks) == LOOKS and not any(self._looks):
            self._hold_s = FIRST_HOLD_S
        return False

    def _is_crowded(self) -> bool:
        return sum(losers > 0 for losers in self._looks) >= STRIKES

    def _retreat(self, now_s: float) -> None:
        """Leave as many cores to the others as have lost time, for longer than the last time."""
        self.in_use = max(1, self.in_use - max(self._looks))
        self._back_at_s = now_s + self._hold_s
        self._hold_s = min(2 * self._hold_s, LONGEST_HOLD_S)
        self._looks.clear()

    def _return(self, now_s: float) -> None:
        if now_s >= self._back_at_s:
            self.in_use = self.cores
            self._looks.clear()
