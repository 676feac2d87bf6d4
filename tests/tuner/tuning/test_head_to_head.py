"""Given policies against the default: who holds, who is out, and what a tie falls to."""

from __future__ import annotations

from typing import Any, cast

import pytest

from fixtures.memory_lookup import MemoryLookup
from tests.tuner.conftest import gemm_task
from tests.tuner.measure.small_subgraphs import sibling_products
from tests.tuner.replay import Clock, Races, ReplaySession, Spread, timing
from tests.tuner.tuning.subgraph_replay import Cuts
from tuner.measure.measuring_session import MeasureSession, SubgraphSession
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.subgraph.rewrite_space import AnySpace, SubgraphSpace, space_of
from tuner.subgraph.subgraph import Subgraph
from tuner.target import Target
from tuner.task import Task
from tuner.trials.trial import Decision, Outcome
from tuner.tuning.head_to_head import RaceHarness, RaceResult, open_race_harness, race_head_to_head

SPACE = Space(gemm_task(128, 1024, 256), Target("x86_64-v4", 1))
DEFAULT = SPACE.default
PADDED = DEFAULT.with_knobs(format="padded")
UNROLLED = DEFAULT.with_knobs(unroll=8)
BOTH = PADDED.with_knobs(unroll=8)
ILLEGAL = DEFAULT.with_knobs(tile_vectors=99)


def clock_of(times: dict[Policy, float]) -> Clock:
    """Policies on the way to a winner take 1000."""
    return lambda policy: times.get(policy, 1000.0)


def replayed(
    clock: Clock, cuts: Cuts | None = None, bank: MemoryLookup | None = None
) -> RaceHarness:
    return RaceHarness(
        cast(MeasureSession, ReplaySession(clock)),
        cast(SubgraphSession, cuts),
        bank or MemoryLookup(),
    )


def fought_in(session: Races, *policies: Policy) -> RaceResult:
    ground = RaceHarness(cast(MeasureSession, session), cast(SubgraphSession, None), MemoryLookup())
    return race_head_to_head(ground, SPACE, policies)


def fought(times: dict[Policy, float], *policies: Policy) -> RaceResult:
    return race_head_to_head(replayed(clock_of(times)), SPACE, policies)


def winner_of(result: RaceResult) -> tuple[str, Policy]:
    assert result.decision is not None
    return result.decision.rule, result.decision.policy


def test_the_clearly_quickest_wins_with_the_times_of_its_last_race() -> None:
    result = fought({DEFAULT: 100.0, PADDED: 90.0, UNROLLED: 80.0}, PADDED, UNROLLED)

    assert winner_of(result) == ("tuned", UNROLLED)
    assert result.decision is not None
    assert result.decision.baseline.median_us == 100
    assert result.decision.timing.median_us == 80
    assert result.ratio(PADDED, UNROLLED) == pytest.approx((1.125, 1.125, 1.125), rel=0.02)
    assert not result.is_tied(PADDED)
    assert len(result.races) == 2


def test_a_tie_falls_to_the_policy_that_was_named_first() -> None:
    times = {DEFAULT: 100.0, PADDED: 80.0, UNROLLED: 79.0}

    first, second = fought(times, PADDED, UNROLLED), fought(times, UNROLLED, PADDED)

    assert winner_of(first) == ("tuned", PADDED)
    assert winner_of(second) == ("tuned", UNROLLED)
    assert first.is_tied(UNROLLED)
    assert second.is_tied(PADDED)


def test_a_policy_that_only_equals_the_default_stays() -> None:
    result = fought({DEFAULT: 100.0, PADDED: 99.0}, PADDED)

    assert winner_of(result) == ("tuned", PADDED)
    assert result.is_tied(DEFAULT)


def test_a_policy_that_only_equals_the_default_goes_where_the_default_is_named_first() -> None:
    result = fought({DEFAULT: 100.0, PADDED: 99.0}, DEFAULT, PADDED)

    assert winner_of(result) == ("default", DEFAULT)


def test_the_default_wins_where_it_is_clearly_better() -> None:
    result = fought({DEFAULT: 80.0, PADDED: 100.0}, PADDED)

    assert winner_of(result) == ("default", DEFAULT)
    assert result.ratio(PADDED, DEFAULT) == pytest.approx((1.25, 1.25, 1.25), rel=0.02)


DISTURBED = (50.0, 100.0, 200.0)


def test_a_disturbed_tie_is_raced_once_more_at_length() -> None:
    noisy: Spread = {DEFAULT: 100.0, UNROLLED: 80.0, PADDED: DISTURBED}
    session = Races(noisy, noisy, {DEFAULT: 100.0, UNROLLED: 80.0, PADDED: 60.0})

    result = fought_in(session, UNROLLED, PADDED)

    assert winner_of(result) == ("tuned", PADDED)
    assert not result.is_tied(UNROLLED)
    assert session.rounds[2:] == [45, 45]


def test_where_the_noise_does_not_end_the_race_ends_undecided() -> None:
    session = Races({DEFAULT: 100.0, UNROLLED: 80.0, PADDED: DISTURBED})

    result = fought_in(session, UNROLLED, PADDED)

    assert winner_of(result) == ("tuned", UNROLLED)
    assert result.is_tied(PADDED)
    assert result.is_undecided
    assert len(session.rounds) == 4


def test_a_quiet_tie_is_not_raced_again() -> None:
    session = Races({DEFAULT: 100.0, UNROLLED: 80.0, PADDED: 79.0})

    result = fought_in(session, UNROLLED, PADDED)

    assert result.is_tied(PADDED)
    assert not result.is_undecided
    assert len(session.rounds) == 2


@pytest.mark.parametrize(
    ("times", "is_open"),
    [((79.5, 80, 86.9), False), ((79.5, 80, 88.5), True), ((95, 120, 160), False)],
)
def test_a_tie_is_open_where_its_interval_is_wider_than_a_tenth(
    times: tuple[float, ...], is_open: bool
) -> None:
    session = Races({DEFAULT: 100, UNROLLED: 80, PADDED: times})

    result = fought_in(session, UNROLLED, PADDED)

    assert winner_of(result) == ("tuned", UNROLLED)
    assert result.is_undecided is is_open
    assert session.rounds == ([15, 15, 45, 45] if is_open else [15, 15])


def test_a_race_can_be_decided_for_another_policy_with_its_times() -> None:
    result = fought({DEFAULT: 100.0, PADDED: 90.0, UNROLLED: 80.0}, PADDED, UNROLLED)

    for policy, time, rule in ((PADDED, 90, "tuned"), (DEFAULT, 100, "default")):
        decision = result.won_by(policy).decision
        assert decision is not None
        assert (decision.policy, decision.rule) == (policy, rule)
        assert (decision.baseline.median_us, decision.timing.median_us) == (100, time)


def test_a_race_beside_other_processes_is_fought_once_more_and_then_undecided() -> None:
    for disturbed, is_undecided in (((2,), False), ((2, 4), True)):
        session = Races({DEFAULT: 100, PADDED: 80}, disturbed=disturbed)
        result = fought_in(session, PADDED)
        assert session.rounds == [15, 15, 45, 45]
        assert result.is_undecided is is_undecided


@pytest.mark.parametrize(("time", "is_slower"), [(100.45, False), (100.55, True)])
def test_half_a_per_cent_is_slower(time: float, is_slower: bool) -> None:
    result = fought_in(Races({PADDED: (99, time, 104)}), PADDED)

    assert result.is_slower_than_default(PADDED) is is_slower


@pytest.mark.parametrize(
    ("space", "times"),
    [("operator", [(97.5, "default"), (96.5, "tuned")]),
     ("partition", [(99.5, "default"), (98.5, "tuned")])],
)  # fmt: skip
def test_the_share_that_a_race_asks_for(space: str, times: list[tuple[float, str]]) -> None:
    for time, rule in times:
        if space == "operator":
            result = fought({DEFAULT: 100, PADDED: time}, DEFAULT, PADDED)
        else:
            clock = {SIBLINGS.default: 100.0, JOINED: time}
            cuts = Cuts(lambda subgraph, policy, clock=clock: clock[policy])
            result = race_head_to_head(
                replayed(clock_of({}), cuts), SIBLINGS, [SIBLINGS.default, JOINED]
            )
        assert winner_of(result)[0] == rule


def test_a_winner_that_the_default_beats_in_the_second_race_is_raced_again() -> None:
    lucky = {DEFAULT: 100.0, PADDED: 90.0, UNROLLED: 60.0}
    session = Races(lucky, {DEFAULT: 55.0, PADDED: 90.0, UNROLLED: 60.0})

    result = fought_in(session, PADDED, UNROLLED)

    assert winner_of(result) == ("default", DEFAULT)
    assert session.rounds[2:] == [45, 45]


def test_a_race_never_ends_with_what_the_default_clearly_beats() -> None:
    lucky = {DEFAULT: 100.0, PADDED: 90.0, UNROLLED: 60.0}
    sober = {DEFAULT: 55.0, PADDED: 90.0, UNROLLED: 60.0}

    result = fought_in(Races(lucky, sober, lucky, sober), PADDED, UNROLLED)

    assert winner_of(result) == ("default", DEFAULT)
    assert result.decision is not None
    assert result.decision.timing.median_us == result.decision.baseline.median_us == 55
    assert result.ratio(UNROLLED, DEFAULT) == pytest.approx((60 / 55,) * 3)
    assert not result.is_tied(UNROLLED)
    assert not result.is_undecided


def test_an_illegal_policy_is_out_and_is_never_measured() -> None:
    result = fought({DEFAULT: 100.0, PADDED: 80.0}, ILLEGAL, PADDED)

    assert winner_of(result) == ("tuned", PADDED)
    assert "tile_vectors" in result.out[ILLEGAL]
    assert ILLEGAL not in {trial.policy for trial in result.trials}


def test_a_policy_that_fails_its_check_loses_and_the_trial_is_kept() -> None:
    result = fought({DEFAULT: 100.0, PADDED: -1.0, UNROLLED: 80.0}, UNROLLED, PADDED)

    assert winner_of(result) == ("tuned", UNROLLED)
    assert result.out == {PADDED: "wrong"}
    assert Outcome.WRONG in {t.outcome for t in result.trials if t.policy == PADDED}
    assert result.ratio(PADDED, UNROLLED) is None


def test_where_the_first_named_fails_a_tie_falls_to_the_next() -> None:
    times = {DEFAULT: 100.0, PADDED: 80.0, UNROLLED: 79.0, BOTH: -1.0}

    result = fought(times, BOTH, PADDED, UNROLLED)

    assert winner_of(result) == ("tuned", PADDED)
    assert set(result.out) == {BOTH}


def test_without_any_policy_left_the_default_is_timed_alone() -> None:
    result = fought({DEFAULT: 100.0, PADDED: -1.0}, PADDED, ILLEGAL)

    assert winner_of(result) == ("default", DEFAULT)
    assert set(result.out) == {PADDED, ILLEGAL}


def test_where_nothing_can_be_timed_there_is_no_decision() -> None:
    result = fought_in(Races({DEFAULT: -1, PADDED: -1}), PADDED)

    assert result.out == dict.fromkeys((DEFAULT, PADDED), "wrong: not a number")
    assert result.decision is None
    assert not result.is_tied(PADDED)


def test_a_policy_is_used_where_the_default_fails() -> None:
    result = fought({DEFAULT: -1.0, PADDED: 100.0}, PADDED)

    assert winner_of(result) == ("tuned", PADDED)
    assert not result.is_tied(DEFAULT)
    assert not result.is_slower_than_default(PADDED)


SIBLINGS = SubgraphSpace(sibling_products(), SPACE.target)
JOINED = SIBLINGS.default.with_knobs(join_siblings_0=1)


def test_cuts_race_with_the_operators_that_the_bank_knows() -> None:
    task = gemm_task(96, 32, 32)
    known = Space(task, SIBLINGS.target).default.with_knobs(unroll=8)
    bank = MemoryLookup()
    bank.decide([Decision(task, known, "tuned", timing(100.0), timing(90.0))], "")
    cuts = Cuts(lambda subgraph, policy: {SIBLINGS.default: 100.0, JOINED: 98.0}[policy])

    result = race_head_to_head(replayed(clock_of({}), cuts, bank), SIBLINGS, [JOINED])

    assert winner_of(result) == ("tuned", JOINED)
    assert cuts.operators == {task.key: known}


@pytest.mark.parametrize(
    ("subject", "changed"),
    [(gemm_task(), {"outer": "rows"}), (sibling_products(), {"join_siblings_0": 1})],
    ids=["operator", "subgraph"],
)
def test_a_real_race_gives_times_with_samples(
    subject: Task | Subgraph, changed: dict[str, Any], target: Target
) -> None:
    space: AnySpace = space_of(subject, target)
    policy = space.default.with_knobs(**changed)

    with open_race_harness(target, MemoryLookup()) as ground:
        result = race_head_to_head(ground, space, [policy])

    assert result.decision is not None
    assert not result.out
    assert result.decision.policy in (policy, space.default)
    assert result.decision.timing.samples_us
    ratio = result.ratio(space.default, policy)
    assert ratio is not None
    assert 0 < ratio[0] <= ratio[1] <= ratio[2]
