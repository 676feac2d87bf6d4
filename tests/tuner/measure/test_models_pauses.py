"""Pauses between the blocks of two engines: until the workers of the one before do not spin."""

from types import SimpleNamespace
from typing import Any

import pytest

from tuner.measure import models
from tuner.measure.models import BLOCK_PAUSE_S, BLOCK_S, MAX_BLOCK_PAUSE_S, time_in_blocks

pytestmark = pytest.mark.usefixtures("usual_times")


class Clock:
    """A clock that sleeping moves; workers use a core until they have spun for so long."""

    def __init__(self, spinning_s: float) -> None:
        self.now_s = self.used_s = self.left_s = 0.0
        self._spinning_s = spinning_s

    def sleep(self, seconds: float) -> None:
        spun_s = min(seconds, self.left_s)
        self.now_s += seconds
        self.used_s, self.left_s = self.used_s + spun_s, self.left_s - spun_s

    def run(self, seconds: float) -> None:
        self.now_s, self.used_s = self.now_s + seconds, self.used_s + seconds
        self.left_s = self._spinning_s

    @property
    def module(self) -> SimpleNamespace:
        """What takes the place of the module `time`."""
        return SimpleNamespace(
            sleep=self.sleep, process_time=lambda: self.used_s,
            monotonic=lambda: self.now_s, perf_counter=lambda: self.now_s,
        )  # fmt: skip


@pytest.mark.parametrize(
    ("spinning_s", "expected_s"),
    [(0.0, BLOCK_PAUSE_S + 0.01), (0.042, 0.06), (10.0, MAX_BLOCK_PAUSE_S)],
)
def test_a_block_begins_when_no_worker_spins_any_more(
    spinning_s: float, expected_s: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, pauses, ended_s = Clock(spinning_s), list[float](), [0.0]
    monkeypatch.setattr(models, "time", clock.module)

    class Engine:
        def run(self, inputs: models.Arrays) -> dict[str, Any]:
            del inputs
            pauses.append(clock.now_s - ended_s[0])
            clock.run(BLOCK_S)
            ended_s[0] = clock.now_s
            return {}

    time_in_blocks({"one": Engine(), "other": Engine()}, {}, 0.0, least_rounds=2)

    longest = [pause for pause in pauses if pause > 0]
    assert len(longest) == 4
    assert longest == pytest.approx([expected_s] * 4, abs=0.011)
