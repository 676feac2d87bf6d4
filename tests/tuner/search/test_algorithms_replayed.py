"""Recordings of measurements, and the searches replayed on them: no stop-watch."""

import argparse
import dataclasses
import statistics
from collections.abc import Sequence
from pathlib import Path

import pytest

from fixtures.replay.recording import Measured, Recording, load, recordings, save
from fixtures.replay.regret import regrets
from fixtures.replay.thinning import legal_policies, thinned
from tests.tuner.conftest import gemm_task
from tests.tuner.replay import ReplaySession
from tests.tuner.search.driving import TOY
from tools.record_replay import is_current, record, task_table
from tuner.backend import host_target
from tuner.policy import Policy
from tuner.search.algorithms import ALGORITHMS
from tuner.search.space import Space
from tuner.target import Target
from tuner.trials.trial import Outcome

RECORDED = recordings()
AFTER = 32
WITHIN = 0.03


def made_up(factor: float = 1.0) -> Recording:
    """A recording of the toy space: unrolled loops are quick, one policy is wrong."""
    measured = {}
    for policy in legal_policies(TOY, TOY.subspaces):
        ratio = factor * (1.2 - 0.05 * policy.number("unroll") - 0.02 * policy.number("columns"))
        measured[policy] = Measured(Outcome.OK, TOY.estimate(policy), ratio, ratio, ratio)
    measured[TOY.default] = Measured(Outcome.OK, TOY.estimate(TOY.default), 1.0, 1.0, 1.0)
    measured[TOY.ranked()[0]] = Measured(Outcome.WRONG, 0.5)
    return Recording(
        "toy", TOY.task, TOY.target, {"llvm": "22"}, True, TOY.default, TOY.subspaces, measured
    )


def test_a_recording_survives_its_file(tmp_path: Path) -> None:
    recording = made_up()

    again = load(save(recording, tmp_path))

    assert again.subspaces == recording.subspaces
    assert again.measured.keys() == recording.measured.keys()
    for policy, seen in recording.measured.items():
        assert again.measured[policy].outcome is seen.outcome
        assert again.measured[policy].ratio == pytest.approx(seen.ratio, abs=1e-4)
        assert again.measured[policy].estimate == pytest.approx(seen.estimate, rel=1e-4)
    assert (again.task, again.target, again.default) == (TOY.task, TOY.target, TOY.default)
    assert again.environment == {"llvm": "22"}


def test_equal_recordings_are_equal_files(tmp_path: Path) -> None:
    first = save(made_up(), tmp_path).read_bytes()

    assert save(made_up(), tmp_path).read_bytes() == first


def test_what_was_not_recorded_is_not_legal_in_a_recorded_space() -> None:
    space = made_up().space

    assert set(space.ranked()) < set(made_up().measured)
    assert not space.is_legal(TOY.default.with_knobs(rows=12, columns=6))
    assert all(space.is_legal(policy) for policy in space.neighbours(space.default))


def test_regret_falls_to_0_and_never_rises_without_noise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fixtures.replay.regret.NOISE", 0.0)

    curve = regrets(made_up(), ALGORITHMS["default"], 48)

    assert len(curve) == 48
    assert curve == sorted(curve, reverse=True)
    assert curve[-1] == 0
    assert curve[0] > 0


def test_a_default_that_nothing_beats_has_no_regret() -> None:
    assert set(regrets(made_up(factor=9.0), ALGORITHMS["genetic"], 16)) == {0.0}


def test_a_thinned_space_keeps_to_the_limit_and_has_the_default() -> None:
    space = Space(gemm_task(128, 768, 768), host_target(cores=1))

    part = thinned(space, 60)
    policies = list(legal_policies(space, part))

    assert 20 < len(policies) <= 60
    assert space.default in policies
    assert all(set(s) == set(space.subspace_of(p)) for p in policies for s in part[:1])
    assert part == thinned(space, 60)


def test_a_small_space_is_recorded_whole() -> None:
    assert thinned(TOY, 1000) == TOY.subspaces


class Counting(ReplaySession):
    """Right for all but one policy; counts the screenings."""

    def screen(self, policies: Sequence[Policy], default: Policy) -> list[object]:  # type: ignore[override]
        trials = super().screen(policies, default)
        return [
            dataclasses.replace(t, outcome=Outcome.CRASHED, timing=None)
            if t.policy["tile_vectors"] == 1
            else t
            for t in trials
        ]


def test_the_recorder_measures_once_and_then_leaves_it_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tools.record_replay.host_target", lambda: Target("x86_64-v3", 1))
    session = Counting(lambda policy: 100.0 - policy.number("unroll"))
    options = argparse.Namespace(policies=400, folder=tmp_path / "new", again=False)

    for _ in range(2):
        record(session, "small", gemm_task(), options)  # type: ignore[arg-type]

    (recording,) = recordings(tmp_path / "new")
    asked = set(session.asked)
    assert asked <= set(recording.measured)
    assert len(session.asked) <= len(asked) + 1
    outcomes = {p["tile_vectors"]: m.outcome for p, m in recording.measured.items()}
    assert outcomes[1] is Outcome.CRASHED
    assert recording.best < 1
    assert capsys.readouterr().out.splitlines()[-1] == "small: recorded already"


def test_a_recording_of_other_kernels_is_not_current() -> None:
    space = Space(gemm_task(), host_target())
    part = thinned(space, 10)
    here = dataclasses.replace(made_up(), task=space.task, target=space.target, subspaces=part)

    assert not is_current(here, space, part)


def test_the_tasks_to_record_are_of_every_kind() -> None:
    tasks = task_table()

    assert len(tasks) >= 12
    assert {task.op for task in tasks.values()} >= {
        "gemm", "conv", "depthwise", "matmul", "softmax", "layer_norm", "pool"
    }  # fmt: skip


@pytest.mark.skipif(not RECORDED, reason="nothing recorded: run  python -m tools.record_replay")
@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_a_search_is_close_to_the_best_after_32_trials(algorithm: str) -> None:
    """The median over the recorded tasks and a few seeds of the noise."""
    found = [
        regrets(recording, ALGORITHMS[algorithm], AFTER, seed)[-1]
        for recording in RECORDED
        for seed in range(2)
    ]

    assert len(RECORDED) >= 12
    assert statistics.median(found) <= WITHIN
