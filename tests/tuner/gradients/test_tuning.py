"""Gradient tuning by replay: a training whose steps follow a model of the link."""

from __future__ import annotations

import json
import random
from collections.abc import Generator, Sequence
from pathlib import Path

import pytest

from fixtures.memory_lookup import MemoryLookup
from tuner.gradients.gradient_subject import (
    DEFAULT,
    READY,
    GradientSet,
    ends_of,
    is_evidence,
    split_policy,
)
from tuner.gradients.report import GradientReport
from tuner.gradients.splits import Backward, framework_default, optimum
from tuner.gradients.transfer_time import TransferTimes, sizes_to_measure
from tuner.gradients.tuning import (
    READY_LOOPS,
    GradientResult,
    MeasureReady,
    MeasureTransfer,
    Request,
    RunSteps,
    Steps,
    kept_loops,
    tune_gradients,
)
from tuner.lookup.protocol import Hit
from tuner.policy import Policy
from tuner.trials.trial import Outcome, Trial, timing_of

MIB = 1 << 20
SUBJECT = GradientSet.of([f"f32[{MIB}]"] * 24, ["x86_64-v4/1"] * 2, "gloo")
READY_US = [20_000.0 * (i + 1) for i in range(24)]


class Training:
    """Steps of a training over a link, with noise; some splits may give wrong sums."""

    def __init__(self, mbit_s: float, noise: float = 0.0, wrong: Sequence[Policy] = ()) -> None:
        self.link = TransferTimes.of(
            {size: [200 + 8 * size / mbit_s] for size in (8, 1000, MIB, 100 * MIB)}
        )
        self.backward = Backward.of(SUBJECT.sizes, READY_US, self.link)
        self.noise, self.wrong = noise, wrong
        self.chance = random.Random(0)
        self.requests: list[Request] = []

    def answer(self, request: Request) -> object:
        self.requests.append(request)
        if isinstance(request, MeasureReady):
            return [[us + 10 * loop for us in READY_US] for loop in range(request.loops)]
        if isinstance(request, MeasureTransfer):
            return {size: [self.link.us(size)] * 5 for size in request.sizes}
        return {policy: self._steps(policy, request.rounds) for policy in request.policies}

    def _steps(self, policy: Policy, rounds: int) -> Steps:
        sizes = SUBJECT.sizes
        ends = framework_default(sizes) if policy == DEFAULT else ends_of(policy, len(sizes))
        hang_over = self.backward.hang_over_us(ends)
        steps = [
            (READY_US[-1] + 100_000 + hang_over) * (1 + self.chance.uniform(-1, 1) * self.noise)
            for _ in range(rounds)
        ]
        error = 0.5 if policy in self.wrong else 1e-8
        return Steps(tuple(steps), (hang_over,) * rounds, error, 1e-6)


def _tuned(
    training: Training, bank: MemoryLookup, hit: Hit | None = None, *, stop_after: int = 10**6,
    accepts_noise: bool = False,
) -> GradientResult:  # fmt: skip
    tuner = tune_gradients(SUBJECT, bank, hit, accepts_noise=accepts_noise)
    result: list[GradientResult] = []

    def run() -> Generator[Request, object, None]:
        result.append((yield from tuner))

    running, answer = run(), None
    for _ in range(stop_after):
        try:
            answer = training.answer(running.send(answer))
        except StopIteration:
            return result[0]
    raise InterruptedError


def test_a_slow_link_is_won_by_a_split_that_is_better_than_pytorch_s_buckets() -> None:
    training, bank = Training(mbit_s=2000), MemoryLookup()
    result = _tuned(training, bank)
    best = training.backward.hang_over_us(optimum(training.backward))
    assert result.decision is not None
    assert result.decision.rule == "tuned"
    chosen = result.splits[result.policy]
    assert chosen.hang_over_us == pytest.approx(best, rel=0.02)
    assert chosen.predicted_us == pytest.approx(chosen.hang_over_us, rel=0.02)
    assert bank.decisions[SUBJECT.key].policy == result.policy


def test_a_fast_link_leaves_the_default_which_is_remembered() -> None:
    bank = MemoryLookup()
    result = _tuned(Training(mbit_s=200_000), bank)
    assert result.policy == DEFAULT
    assert bank.decisions[SUBJECT.key].rule == "default"


def test_noise_never_makes_a_change() -> None:
    for seed in range(5):
        training = Training(mbit_s=200_000, noise=0.02)
        training.chance = random.Random(seed)
        assert _tuned(training, MemoryLookup()).policy == DEFAULT


def test_times_that_disagree_decide_nothing() -> None:
    bank = MemoryLookup()
    result = _tuned(Training(mbit_s=4000, noise=0.6), bank)
    assert result.undecided == "its rounds disagree"
    assert result.policy == DEFAULT
    assert not bank.decisions


def test_where_noise_is_accepted_times_that_disagree_decide_and_are_marked() -> None:
    bank = MemoryLookup()
    result = _tuned(Training(mbit_s=4000, noise=0.6), bank, accepts_noise=True)
    assert result.decision is not None
    assert (result.undecided, bank.trials[-1].policy) == ("", result.policy)
    marked = [trial for trial in bank.trials if trial.is_in_doubt]
    assert [trial.note for trial in marked] == ["decided in noise: its rounds disagree"]
    assert marked == [bank.trials[-1]]


def test_a_split_whose_sums_are_wrong_is_never_chosen_and_stays_out() -> None:
    best = split_policy(optimum(Training(2000).backward))
    bank = MemoryLookup()
    training = Training(2000, wrong=[best])
    result = _tuned(training, bank)
    assert result.policy != best
    assert {t.outcome for t in bank.trials if t.policy == best} == {Outcome.WRONG}
    again = Training(2000)
    bank.decisions.clear()
    _tuned(again, bank)
    asked = {p for one in again.requests if isinstance(one, RunSteps) for p in one.policies}
    assert best not in asked


def test_an_interrupted_tuning_continues_without_measuring_again() -> None:
    bank = MemoryLookup()
    with pytest.raises(InterruptedError):
        _tuned(Training(2000), bank, stop_after=4)
    training = Training(2000)
    result = _tuned(training, bank)
    assert result.decision is not None
    assert result.decision.rule == "tuned"
    (last,) = training.requests
    assert isinstance(last, RunSteps)
    assert last.policies == (DEFAULT, result.policy)


def test_every_measurement_is_in_the_bank_with_its_samples() -> None:
    bank = MemoryLookup()
    _tuned(Training(2000), bank)
    evidence = [trial for trial in bank.trials if is_evidence(trial.policy)]
    counts = [trial.timing and trial.timing.count for trial in evidence]
    sizes = sizes_to_measure(sum(SUBJECT.sizes))
    assert counts == [24] * (READY_LOOPS + 1) + [5] * len(sizes)
    assert "start-up 200 us" in evidence[-1].note
    raced = [trial for trial in bank.trials if not is_evidence(trial.policy)]
    assert all(
        t.timing and t.baseline and len(t.timing.samples_us) == t.baseline.count for t in raced
    )
    assert all("hang-over" in trial.note and "predicted" in trial.note for trial in raced)


def test_an_entry_that_is_tuned_again_stays_unless_it_is_beaten() -> None:
    training = Training(2000)
    best = split_policy(optimum(training.backward))
    kept = _tuned(training, MemoryLookup(), Hit(best, "tuned", "custom"))
    assert (kept.policy, kept.is_updated) == (best, False)
    replaced = _tuned(Training(2000), MemoryLookup(), Hit(split_policy([23]), "tuned", "custom"))
    assert replaced.is_updated
    assert replaced.policy != split_policy([23])


def test_times_of_another_program_add_a_candidate() -> None:
    bank = MemoryLookup()
    foreign = Policy.of(measured="ready", source="cann")
    late = [0.0] * 23 + [480_000.0]
    bank.trials.append(Trial(SUBJECT, foreign, Outcome.OK, timing_of(late)))
    result = _tuned(Training(500), bank)
    assert any("imported times" in split.names for split in result.splits.values())


def test_the_three_slowest_loops_are_dropped_and_the_others_averaged() -> None:
    loops = [[1, 10], [2, 90], [3, 20], [4, 80], [5, 70]]
    assert kept_loops(loops) == [2, 15]


def test_the_report_tells_what_was_run_and_the_summary_has_aoe_s_columns(tmp_path: Path) -> None:
    names = [f"layer{i}.weight" for i in range(24)]
    report = GradientReport(tmp_path, "Net", SUBJECT, names)
    bank = MemoryLookup()
    result = _tuned(Training(2000), bank)
    report.update(result)
    report.finish(result)
    (content,) = json.loads(report.path.read_text()).values()
    told = content[1]["GDAT"]
    assert told["gdat_tuning_result"] == "tuning successful"
    assert told["repo_summary"]["repo_add_num"] == 1
    assert told["split"] == result.policy["split"]
    assert {name for split in told["splits"] for name in split["names"]} >= {
        "framework default", "one segment", "AOE's default", "AOE's greedy", "optimum",
    }  # fmt: skip
    rows = (tmp_path / "gradient_summary.csv").read_text().splitlines()
    assert rows[0] == (
        "No,gradient_size(byte),data_type,graph_id,group_name,gradient_node_name,"
        "trace_node_name,allreduce_node_name"
    )
    assert rows[1].startswith(f"0,{4 * MIB},f32,0,segment_0,layer0.weight,")
    segments = [row.rpartition("_")[2] for row in rows[1:]]
    ends = [int(end) for end in str(result.policy["split"]).split(",")]
    assert [i for i in range(24) if i == 23 or segments[i] != segments[i + 1]] == ends


def test_a_tuning_that_fails_says_why_in_its_report(tmp_path: Path) -> None:
    report = GradientReport(tmp_path, "Net", SUBJECT, [str(i) for i in range(24)])
    report.fail("the gradients change from step to step")
    (content,) = json.loads(report.path.read_text()).values()
    assert content[1]["GDAT"]["gdat_tuning_result"] == "tuning failed"
    assert content[1]["GDAT"]["tuning_failure"] == "the gradients change from step to step"


def test_ready_is_the_name_of_evidence_that_other_programs_read() -> None:
    assert READY.text() == '{"measured":"ready"}'
