"""One calm and one noisy tuning of the same network, measured for real: minutes."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from fixtures.files import write_model
from fixtures.memory_lookup import MemoryLookup
from fixtures.small.networks import residual_cnn
from tuner.backend import host_target
from tuner.measure.harness import Harness
from tuner.measure.measuring_session import MeasureSession
from tuner.pipeline import tune_model
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.session import Options
from tuner.task import Task
from tuner.trials.trial import paired_ratio
from tuner.tuning.decide import LONG_RACE_ROUNDS, WORTH_WRITING

BUSY = (sys.executable, "-c", "while True: pass")
TARGET = host_target()


@contextmanager
def busy_processes(count: int) -> Iterator[None]:
    processes = [subprocess.Popen(BUSY) for _ in range(count)]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()


def tuned(model: Path, folder: Path) -> MemoryLookup:
    bank = MemoryLookup()
    options = Options(TARGET, kernel_cache=folder / "kernels", tunes_subgraphs=False)
    tune_model(model, folder / "m.om", options, bank, lambda event: None)
    return bank


@pytest.mark.slow
@pytest.mark.timing
def test_a_noisy_session_decides_nothing_wrong(tmp_path: Path) -> None:
    model = write_model(tmp_path / "m.onnx", residual_cnn())
    calm = tuned(model, tmp_path)
    with busy_processes(2 * TARGET.cores):
        noisy = tuned(model, tmp_path)

    assert sum(decision.rule == "tuned" for decision in calm.decisions.values()) >= 5
    with MeasureSession(Harness(TARGET)) as session:
        for key, decision in noisy.decisions.items():
            task = decision.task
            assert isinstance(task, Task)
            wins = decision.rule == "tuned"
            policy = decision.policy if wins else calm.decisions[key].policy
            low, _, high = speed_up(session, task, policy)
            assert high > 1 if wins else low < 1 + WORTH_WRITING, (task.text(), decision.rule)


def speed_up(session: MeasureSession, task: Task, policy: Policy) -> tuple[float, float, float]:
    """Of a policy over the default, on a calm machine."""
    default = Space(task, TARGET).default
    if policy == default:
        return 1.0, 1.0, 1.0
    session.open(task)
    timings = {t.policy: t.timing for t in session.race([policy], default, LONG_RACE_ROUNDS)}
    before, after = timings[default], timings[policy]
    assert before is not None
    assert after is not None
    return paired_ratio(before, after)
