"""Conflicts of a merge that are settled by measuring: whose policy holds, and on what evidence."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bankd.bank import Bank, Decision, LayeredBank, Observation, TargetKey, canonical
from bankd.bank.layers import OP_BANK
from bankd.bank.merge import UNVERIFIED, Choice, Conflict, Finding, Judgement, merge
from bankd.bank.record import PROVISIONAL
from bankd.bank.state import State
from bankd.bridge.race import RaceRunner, Sides, environment_here, judgement
from bankd.bridge.verify import plan_races, verify_entries
from bankd.system.device_lock import DeviceBusy, holding_device
from tests.bankd.replayed_races import (
    DEFAULT,
    ILLEGAL,
    KEY,
    ROWS,
    SPACE,
    TARGET,
    TASK,
    UNROLLED,
    Replayed,
    Times,
    a_race_runner,
    entry,
)
from tests.tuner.conftest import gemm_task
from tests.tuner.measure.small_subgraphs import sibling_products
from tests.tuner.tuning.subgraph_replay import Cuts
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.subgraph.rewrite_space import SubgraphSpace

BASE = DEFAULT.with_knobs(unroll=2)

Judged = Callable[..., Judgement]


@pytest.fixture
def bank(world: None, tmp_path: Path) -> Iterator[LayeredBank]:
    with Bank.open(tmp_path / "bank") as custom:
        yield LayeredBank(custom, {})


@pytest.fixture
def judged(bank: LayeredBank, tmp_path: Path) -> Judged:
    """The judgement of a conflict about the gemm, with these times."""

    def judge(
        times: Times,
        ours: Decision | None,
        theirs: Decision | None,
        base: Decision | None = None,
        tie: Choice = Choice.BASE,
        **changes: str | TargetKey,
    ) -> Judgement:
        values = {"target": KEY, "key": TASK.key, "task": TASK.text(), **changes}
        conflict = Conflict(base=base, ours=ours, theirs=theirs, **values)  # type: ignore[arg-type]
        with a_race_runner(bank, tmp_path / "run", Replayed(times)) as runner:
            judgement = runner.judge(conflict, tie)
        assert judgement is not None
        return judgement

    return judge


def result_of(judgement: Judgement) -> Decision:
    assert judgement.result is not None
    return judgement.result


def policy_of(entry: Decision | Observation) -> Policy:
    return Policy.parse(entry.policy)


def test_the_clearly_quicker_side_wins_with_todays_times_and_evidence(judged: Judged) -> None:
    times = {DEFAULT: 100.0, UNROLLED: 90.0, ROWS: 80.0}
    theirs = replace(entry(ROWS), evidence=("cd" * 32,))

    judgement = judged(times, entry(UNROLLED), theirs)

    result = result_of(judgement)
    assert (judgement.source, result.rule, policy_of(result)) == ("theirs", "tuned", ROWS)
    assert result.environment == environment_here()
    assert result.speedup == pytest.approx(1.25)
    assert set(result.evidence) == {
        "cd" * 32,
        *(one.content_hash for one in judgement.observations),
    }
    assert judgement.finding is Finding.CLEAR
    assert judgement.reason == (
        "theirs 1.12x [1.12, 1.13] faster than ours, 1.25x [1.25, 1.25] faster than the default,"
        " measured here"
    )


def test_the_observations_have_samples_host_and_the_reason_for_them(judged: Judged) -> None:
    judgement = judged({DEFAULT: 100.0, UNROLLED: 90.0, ROWS: 80.0}, entry(UNROLLED), entry(ROWS))

    assert {policy_of(one) for one in judgement.observations} >= {DEFAULT, UNROLLED, ROWS}
    for one in judgement.observations:
        assert (one.note, one.target, one.outcome) == ("merge: measured", KEY, "ok")
        assert one.timing is not None
        assert len(one.timing.samples) == 15
        assert one.host
        assert one.tool_version


def test_a_raced_tie_takes_the_base_with_the_figures_of_the_race(judged: Judged) -> None:
    times = {DEFAULT: 100.0, UNROLLED: 79.0, ROWS: 80.0, BASE: 81.0}

    judgement = judged(times, entry(UNROLLED), entry(ROWS), entry(BASE))

    assert (judgement.source, policy_of(result_of(judgement))) == ("base", BASE)
    assert judgement.reason.startswith("tie: base 1.03x [1.03, 1.03] slower than ours, 1.01x")
    assert judgement.finding is Finding.TIE
    assert result_of(judgement).timing is not None
    assert result_of(judgement).speedup == pytest.approx(100 / 81)


def test_the_base_goes_where_it_is_clearly_beaten(judged: Judged) -> None:
    times = {DEFAULT: 100.0, UNROLLED: 70.0, ROWS: 90.0, BASE: 85.0}

    judgement = judged(times, entry(UNROLLED), entry(ROWS), entry(BASE))

    assert (judgement.source, policy_of(result_of(judgement))) == ("ours", UNROLLED)


@pytest.mark.parametrize("ours", [UNROLLED, ROWS], ids=["unrolled", "rows"])
def test_a_raced_tie_without_a_base_takes_ours(judged: Judged, ours: Policy) -> None:
    times = {DEFAULT: 100.0, UNROLLED: 79.0, ROWS: 80.0}
    theirs = ROWS if ours == UNROLLED else UNROLLED

    judgement = judged(times, entry(ours), entry(theirs))

    assert (judgement.source, policy_of(result_of(judgement))) == ("ours", ours)
    assert judgement.reason.startswith("tie: ")


@pytest.mark.parametrize(
    ("tie", "taken"), [(Choice.OURS, UNROLLED), (Choice.THEIRS, ROWS), (Choice.BASE, BASE)]
)
def test_a_raced_tie_takes_the_side_that_is_preferred(
    judged: Judged, tie: Choice, taken: Policy
) -> None:
    times = {DEFAULT: 100.0, UNROLLED: 79.0, ROWS: 80.0, BASE: 81.0}

    judgement = judged(times, entry(UNROLLED), entry(ROWS), entry(BASE), tie=tie)

    assert (judgement.source, policy_of(result_of(judgement))) == (tie.value, taken)
    assert judgement.finding is Finding.TIE


def test_a_tie_gives_way_where_it_is_slower_than_the_default(judged: Judged) -> None:
    times = {DEFAULT: 80.0, UNROLLED: 81.0, ROWS: 79.5, BASE: 81.5}

    judgement = judged(times, entry(UNROLLED), entry(ROWS), entry(BASE))

    assert (judgement.source, policy_of(result_of(judgement))) == ("theirs", ROWS)
    assert judgement.reason.startswith("tie: theirs ")


def test_where_all_are_slower_than_the_default_by_less_than_a_win_it_is_taken(
    judged: Judged,
) -> None:
    judgement = judged({DEFAULT: 80.0, UNROLLED: 81.0, ROWS: 80.8}, entry(UNROLLED), entry(ROWS))

    result = result_of(judgement)
    assert (judgement.source, result.rule, policy_of(result)) == ("default", "default", DEFAULT)
    assert judgement.reason == (
        "tie: default 1.01x [1.01, 1.01] faster than ours, 1.01x [1.01, 1.01] faster than theirs,"
        " measured here"
    )


def test_an_undecided_race_leaves_the_conflict_open_with_its_figures(
    bank: LayeredBank, tmp_path: Path
) -> None:
    conflict = Conflict(KEY, TASK.key, TASK.text(), None, entry(UNROLLED), entry(ROWS))
    with a_race_runner(bank, tmp_path / "run", Replayed({DEFAULT: 100.0, ROWS: 80.0})) as runner:
        result = replace(runner.run(SPACE, [ROWS, UNROLLED]), is_undecided=True)

    undecided = judgement(Sides.of(conflict, SPACE), result)

    assert (undecided.finding, undecided.source, undecided.result) == (Finding.UNDECIDED, "", None)
    assert undecided.reason.startswith("undecided: theirs ")
    assert undecided.observations


def test_the_default_wins_against_a_side_that_beats_the_other_one(judged: Judged) -> None:
    times = {DEFAULT: 70.0, UNROLLED: 75.0, ROWS: 110.0}

    judgement = judged(times, entry(UNROLLED), entry(ROWS))

    result = result_of(judgement)
    assert (judgement.source, result.rule, policy_of(result)) == ("default", "default", DEFAULT)
    assert judgement.finding is Finding.CLEAR
    assert judgement.reason.startswith("default 1.07x [1.07, 1.07] faster than ours, 1.57x")


def test_what_is_slower_than_the_default_is_not_taken_from_either_side(judged: Judged) -> None:
    default, times = entry(DEFAULT, "default"), {DEFAULT: 80.0, ROWS: 80.5}

    here, there = judged(times, default, entry(ROWS)), judged(times, entry(ROWS), default)

    for one, source in ((here, "ours"), (there, "theirs")):
        result = result_of(one)
        assert (one.source, result.rule, policy_of(result)) == (source, "default", DEFAULT)
        assert one.finding is Finding.TIE


def test_a_side_that_says_default_holds_against_what_is_clearly_worse(judged: Judged) -> None:
    judgement = judged({DEFAULT: 80.0, ROWS: 90.0}, entry(DEFAULT, "default"), entry(ROWS))

    result = result_of(judgement)
    assert (judgement.source, result.rule, policy_of(result)) == ("ours", "default", DEFAULT)
    assert judgement.finding is Finding.CLEAR


@pytest.mark.parametrize(
    ("us", "ratio", "word"),
    [(79.0, "1.01x", "faster than"), (81.0, "1.01x", "slower than"), (80.1, "1.00x", "as fast as")],
)
def test_a_reason_says_who_is_faster(judged: Judged, us: float, ratio: str, word: str) -> None:
    judgement = judged({DEFAULT: 100.0, ROWS: us, UNROLLED: 80.0}, entry(ROWS), entry(UNROLLED))

    assert judgement.reason.startswith(f"tie: ours {ratio} [")
    assert f"] {word} theirs, " in judgement.reason


def test_a_policy_that_computes_wrongly_here_loses_and_its_trial_is_kept(judged: Judged) -> None:
    judgement = judged({DEFAULT: 100.0, UNROLLED: -1.0, ROWS: 90.0}, entry(UNROLLED), entry(ROWS))

    assert (judgement.source, policy_of(result_of(judgement))) == ("theirs", ROWS)
    assert "ours is out (wrong)" in judgement.reason
    wrong = {policy_of(one) for one in judgement.observations if one.outcome == "wrong"}
    assert wrong == {UNROLLED}


def test_a_policy_without_a_kernel_today_loses(judged: Judged) -> None:
    judgement = judged({DEFAULT: 100.0, ROWS: 90.0}, entry(ILLEGAL), entry(ROWS))

    assert (judgement.source, policy_of(result_of(judgement))) == ("theirs", ROWS)
    assert "ours is out (tile_vectors=99" in judgement.reason


def test_a_policy_that_cannot_be_read_loses(judged: Judged) -> None:
    foreign = replace(entry(ROWS), policy=canonical(["a", "list"]))

    judgement = judged({DEFAULT: 100.0, ROWS: 90.0}, foreign, entry(ROWS))

    assert judgement.source == "theirs"
    assert "ours is out (it cannot be read)" in judgement.reason


def test_where_all_fail_the_key_is_retired_and_the_trials_are_kept(judged: Judged) -> None:
    judgement = judged({DEFAULT: -1.0, UNROLLED: -1.0, ROWS: -1.0}, entry(UNROLLED), entry(ROWS))

    assert judgement.result is None
    assert judgement.reason.startswith("nothing could be timed here: ")
    assert {one.outcome for one in judgement.observations} == {"wrong"}


def test_a_retired_key_comes_back_only_for_a_policy_that_clearly_beats_the_default(
    judged: Judged,
) -> None:
    times = {DEFAULT: 100.0, ROWS: 99.0}
    tie = judged(times, None, entry(ROWS), entry(UNROLLED))
    preferred = judged(times, None, entry(ROWS), entry(UNROLLED), tie=Choice.THEIRS)
    better = judged({DEFAULT: 100.0, ROWS: 80.0}, None, entry(ROWS), entry(UNROLLED))

    assert (tie.result, tie.source) == (None, "ours")
    assert (preferred.source, policy_of(result_of(preferred))) == ("theirs", ROWS)
    assert (better.source, policy_of(result_of(better))) == ("theirs", ROWS)


def test_a_provisional_policy_that_wins_stays_provisional(judged: Judged) -> None:
    ours, theirs = entry(UNROLLED, PROVISIONAL), entry(ROWS, PROVISIONAL)

    won = judged({DEFAULT: 100.0, UNROLLED: 90.0, ROWS: 80.0}, ours, theirs)
    lost = judged({DEFAULT: 70.0, UNROLLED: 90.0, ROWS: 80.0}, ours, theirs)

    assert (result_of(won).rule, policy_of(result_of(won))) == (PROVISIONAL, ROWS)
    assert lost.result is None  # nobody has searched: the default must not count as best


@pytest.mark.parametrize(
    ("ours", "theirs", "preferred"),
    [(1.2, 1.3, "theirs"), (1.3, 1.2, "ours"), (1.2, 1.2, "ours"), (None, 1.1, "theirs"),
     (1.1, None, "ours"), (None, None, "theirs")],
)  # fmt: skip
def test_without_a_runner_the_greater_speedup_is_taken_on_trust(
    judged: Judged, ours: float | None, theirs: float | None, preferred: str
) -> None:
    ascend = TargetKey("Ascend910B3", 20)
    sides = {
        "ours": entry(UNROLLED, target=ascend, speedup=ours),
        "theirs": entry(ROWS, target=ascend, speedup=theirs),
    }

    judgement = judged({}, *sides.values(), target=ascend)

    assert judgement.source == preferred
    assert judgement.result == replace(sides[preferred], rule=UNVERIFIED)
    assert judgement.finding is Finding.UNMEASURED
    assert judgement.reason == "unverified: no runner for Ascend910B3 with 20 cores here"
    assert judgement.observations == ()


@pytest.mark.parametrize(
    "task",
    [
        canonical({"op": "MatMul", "shape": [1, 2]}),
        canonical({**json.loads(TASK.text()), "op": "warp"}),
        canonical([1, 2]),
        canonical({"op": "subgraph", "nodes": []}),
        canonical({**json.loads(TASK.text()), "inputs": ["f32[0]"]}),
    ],
)
def test_a_task_that_is_not_ours_is_never_measured(judged: Judged, task: str) -> None:
    ours, theirs = replace(entry(UNROLLED), task=task), replace(entry(ROWS), task=task)

    judgement = judged({}, ours, theirs, task=task)

    assert result_of(judgement).rule == UNVERIFIED
    assert "its task" in judgement.reason


def test_a_side_that_is_gone_leaves_the_other_where_nothing_can_be_measured(
    judged: Judged,
) -> None:
    judgement = judged({}, entry(ROWS), None, task=canonical({"op": "warp"}))

    assert (judgement.source, result_of(judgement).rule) == ("ours", UNVERIFIED)


def test_conflicts_of_a_target_share_one_session(bank: LayeredBank, tmp_path: Path) -> None:
    replayed = Replayed({DEFAULT: 100.0, ROWS: 80.0})
    conflict = Conflict(KEY, TASK.key, TASK.text(), None, entry(UNROLLED), entry(ROWS))

    with a_race_runner(bank, tmp_path / "run", replayed) as runner:
        for _ in range(3):
            runner.judge(conflict)

    assert replayed.opened == [TARGET]


def test_the_device_is_held_while_a_race_lasts(bank: LayeredBank, tmp_path: Path) -> None:
    with (
        a_race_runner(bank, tmp_path / "run", Replayed({})),
        pytest.raises(DeviceBusy),
        holding_device(tmp_path / "run"),
    ):
        pytest.fail("the device was free")

    with holding_device(tmp_path / "run"):
        pass


def test_cuts_race_with_operators_that_only_the_other_bank_knows(
    bank: LayeredBank, tmp_path: Path
) -> None:
    space = SubgraphSpace(sibling_products(), TARGET)
    subgraph, joined = space.task, space.default.with_knobs(join_siblings_0=1)
    cuts = Cuts(lambda _, policy: 100.0 if policy == space.default else 80.0)
    ours, theirs = (
        replace(entry(policy), key=subgraph.key, task=subgraph.text())
        for policy in (space.default, joined)
    )
    task = gemm_task(96, 32, 32)
    known = entry(Space(task, TARGET).default.with_knobs(unroll=8), task=task)
    conflict = Conflict(KEY, subgraph.key, subgraph.text(), None, ours, theirs)

    with Bank.open(tmp_path / "theirs") as other:
        other.commit(KEY, [known], "tuned", "a@b")
        both = LayeredBank(bank.custom, {OP_BANK: other})
        with a_race_runner(both, tmp_path / "run", Replayed({}, cuts)) as runner:
            judgement = runner.judge(conflict)

    assert judgement is not None
    assert (judgement.source, policy_of(result_of(judgement))) == ("theirs", joined)
    assert cuts.operators == {task.key: policy_of(known)}


SMALL = gemm_task()
RACES = 10


def measured_for_real(bank: Bank, policy: Policy, lock_folder: Path) -> Decision:
    """The bank's entry for a small product after a real session that started from this policy.

    On a loaded machine the default may win against it, which retires it: then it is raced again.
    """
    alone = LayeredBank(bank, {})
    with RaceRunner(alone, hold=lambda: holding_device(lock_folder)) as runner:
        for _ in range(RACES):
            bank.commit(KEY, [entry(policy, task=SMALL)], "from elsewhere", "a@b")
            waiting = plan_races(alone).waiting
            assert verify_entries(alone, runner, waiting, lambda *_: None, author="a@b") == 0
            if (found := bank.find(KEY, [SMALL.key]).get(SMALL.key)) is not None:
                return found
    raise AssertionError(f"the default won {RACES} races")


@pytest.mark.usefixtures("quiet_machine")
def test_two_banks_tuned_apart_are_settled_by_new_observations(world: None, tmp_path: Path) -> None:
    start = Space(SMALL, TARGET).default
    told: list[Judgement] = []
    with Bank.open(tmp_path / "a") as a, Bank.open(tmp_path / "b") as b:
        ours = measured_for_real(a, start.with_knobs(unroll=8), tmp_path / "run")
        theirs = measured_for_real(b, start.with_knobs(unroll=2), tmp_path / "run")
        assert ours.policy != theirs.policy
        before = {one.content_hash for bank in (a, b) for one in bank.observations(SMALL.key, KEY)}

        with RaceRunner(
            LayeredBank(a, {OP_BANK: b}), hold=lambda: holding_device(tmp_path / "run")
        ) as runner:

            def judge(conflict: Conflict) -> Judgement | None:
                if (judgement := runner.judge(conflict)) is not None:
                    told.append(judgement)
                return judgement

            result = merge(
                a, State(b), prefer=Choice.MEASURE, judge=judge, author="a@b", message="merge of b"
            )

        settled = a.find(KEY, [SMALL.key])[SMALL.key]
        kept = a.observations(SMALL.key, KEY)
        assert a.check() == []

    [judgement] = told
    new = [one for one in kept if one.content_hash not in before]
    is_undecided = judgement.finding is Finding.UNDECIDED
    assert (result.open, sum(result.counts.values())) == (int(is_undecided), 1)
    assert judgement.reason.endswith("measured here")
    assert {one.note for one in new} == {"merge: measured"}
    assert {one.policy for one in new} >= {ours.policy, theirs.policy}
    assert all(one.timing and one.timing.samples for one in new)
    holds = ours if is_undecided else result_of(judgement)
    assert settled.content_hash == holds.content_hash
    assert is_undecided or {one.content_hash for one in new} <= set(holds.evidence)
