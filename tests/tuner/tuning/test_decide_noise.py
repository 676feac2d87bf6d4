"""Noise is not remembered as truth: disturbed races decide nothing, and are run again."""

from collections.abc import Callable

import pytest

from bankd.bridge.progress_text import outcome as told
from fixtures.memory_lookup import MemoryLookup
from tests.tuner.replay import Clock, Races, ReplaySession, Spread, replayed
from tests.tuner.tuning.test_operators import (
    TARGET,
    USES,
    nothing_is_better,
    rows_outermost_is_best,
)
from tuner.search.space import Space
from tuner.session import Event, Options, PhaseStarted, TaskFinished, TaskStarted
from tuner.trials.trial import Decision, paired_ratio
from tuner.tuning.decide import Undecided, decide
from tuner.tuning.operators import tune_tasks
from tuner.tuning.outcome import TuneOutcome

SPACE = Space(USES[0].task, TARGET)
ROWS = SPACE.default.with_knobs(outer="rows")
PADDED = SPACE.default.with_knobs(format="padded")


def session_of(
    clock: Clock, is_disturbed: Callable[[], bool] = lambda: False, noise: float = 0.005
) -> ReplaySession:
    session = ReplaySession(clock, is_disturbed=is_disturbed, noise=noise)
    session.open(SPACE.task)
    return session


def decided(session: ReplaySession) -> Decision | Undecided | None:
    return decide(session, SPACE, [ROWS], None, [])[0]  # type: ignore[arg-type]


def tune(
    bank: MemoryLookup, is_disturbed: Callable[[], bool], clock: Clock = rows_outermost_is_best,
    *, repeat_tune: bool = False,
) -> tuple[TuneOutcome, list[Event], ReplaySession]:  # fmt: skip
    events: list[Event] = []
    session = ReplaySession(clock, is_disturbed=is_disturbed)
    options = Options(TARGET, repeat_tune=repeat_tune, max_tuning_count=4)
    context = replayed(session, options, bank, events.append)
    outcome = tune_tasks(USES, bank.find(use.task for use in USES), context)
    return outcome, events, session


@pytest.mark.parametrize("clock", [rows_outermost_is_best, nothing_is_better])
def test_a_race_beside_other_processes_decides_nothing(clock: Clock) -> None:
    verdict = decided(session_of(clock, lambda: True))

    assert isinstance(verdict, Undecided)
    assert "other processes used the cores" in verdict.why


NARROW, WIDE = (60.0, 65.0, 74.0), (60.0, 65.0, 76.0)
"""Times that differ by 23 % and by 27 %."""
VERDICTS: dict[str, tuple[list[Spread], float, str, list[int]]] = {
    "rounds that differ by 23 % agree": ([{ROWS: NARROW}], 0.03, "tuned", [15, 15]),
    "rounds that differ by 27 % disagree": ([{ROWS: WIDE}], 0.03, "", [15, 15, 45, 45]),
    "only the last race of the winner counts": (
        [{ROWS: WIDE}, {ROWS: NARROW}], 0.03, "tuned", [15, 15],
    ),
    "a long race ends the doubt": (
        [{ROWS: WIDE}] * 2 + [{ROWS: NARROW}], 0.03, "tuned", [15, 15, 45, 45],
    ),
    "nothing wins where the best case is a gain of 2 %": (
        [{ROWS: (98, 110, 150)}], 0.03, "default", [15],
    ),
    "an operator may have won where that is 4 %": (
        [{ROWS: (96, 110, 150)}], 0.03, "", [15, 45],
    ),
    "a partition may have won where that is 2 %": (
        [{ROWS: (98, 110, 150)}], 0.01, "", [15, 45],
    ),
    "the default is best though its times differ by 45 %, as others' do": (
        [{SPACE.default: (80, 100, 116), ROWS: (88, 110, 127.6)}], 0.03, "default", [15],
    ),
    "the default is not called best where its own times differ by 60 %": (
        [{SPACE.default: (80, 100, 128), ROWS: (88, 110, 140.8)}], 0.03, "", [15, 45],
    ),
    "a winner whose rounds agree wins though all times differ by 60 %": (
        [{SPACE.default: (80, 100, 128), ROWS: (48, 60, 76.8)}], 0.03, "tuned", [15, 15],
    ),
    "of the losers only the winner's rounds count": (
        [{ROWS: 60, PADDED: (70, 200, 400)}], 0.03, "tuned", [15, 15],
    ),
}  # fmt: skip


@pytest.mark.parametrize(("races", "worth", "rule", "rounds"), VERDICTS.values(), ids=VERDICTS)
def test_what_is_decided_of_rounds_that_differ(
    races: list[Spread], worth: float, rule: str, rounds: list[int]
) -> None:
    session = Races(*races)
    session.open(SPACE.task)

    verdict, _ = decide(session, SPACE, [ROWS, PADDED], None, [], worth)  # type: ignore[arg-type]

    assert session.rounds == rounds
    if rule:
        assert isinstance(verdict, Decision)
        assert verdict.rule == rule
    else:
        assert verdict == Undecided("its rounds disagree")


def test_one_disturbed_race_is_enough_for_a_long_one_and_none_where_noise_is_accepted() -> None:
    rounds = []
    for accepts_noise in (False, True):
        session = Races({ROWS: 60}, disturbed=(2,))
        session.open(SPACE.task)
        verdict, evidence = decide(
            session, SPACE, [ROWS], None, [], accepts_noise=accepts_noise  # type: ignore[arg-type]
        )  # fmt: skip
        assert isinstance(verdict, Decision)
        assert verdict.policy == ROWS
        rounds.append(session.rounds)
        assert len(evidence) == 2 * len(session.rounds)

    assert rounds == [[15, 15, 45, 45], [15, 15]]


def test_where_the_screening_was_disturbed_the_default_is_not_the_best() -> None:
    """The candidate that wins may be among those that the noise hid."""
    (hidden,) = session_of(nothing_is_better, lambda: True).screen([ROWS], SPACE.default)
    calm = session_of(nothing_is_better)

    verdict, _ = decide(calm, SPACE, [], None, [hidden])  # type: ignore[arg-type]

    assert verdict == Undecided(hidden.note)
    winner, _ = decide(session_of(rows_outermost_is_best), SPACE, [ROWS], None, [hidden])  # type: ignore[arg-type]
    assert isinstance(winner, Decision)


def test_the_time_that_is_kept_reproduces_the_ratio_that_decided() -> None:
    verdict = decided(session_of(rows_outermost_is_best, noise=0.05))

    assert isinstance(verdict, Decision)
    ratio = paired_ratio(verdict.timing, verdict.baseline)[1]
    assert verdict.timing.median_us / verdict.baseline.median_us == pytest.approx(ratio, rel=1e-4)


IN_NOISE: dict[str, tuple[list[Spread], tuple[int, ...], bool, str]] = {
    "the default, beside other processes": (
        [{}], (1,), True, "decided in noise: other processes used the cores",
    ),
    "the default, where a candidate may have won": (
        [{ROWS: (60, 110, 150)}], (), True, "decided in noise: its rounds disagree",
    ),
    "a winner whose rounds disagree": (
        [{ROWS: WIDE}], (), False, "decided in noise: its rounds disagree",
    ),
    "a winner, beside other processes": (
        [{ROWS: 60}], (2,), False, "decided in noise: other processes used the cores",
    ),
    "a clear winner": ([{ROWS: 60}], (), False, ""),
    "the default, which nothing comes near": ([{}], (), True, ""),
}  # fmt: skip


@pytest.mark.parametrize(
    ("races", "disturbed", "is_default", "note"), IN_NOISE.values(), ids=IN_NOISE
)
def test_where_noise_is_accepted_the_trial_that_decides_says_what_noise_left_open(
    races: list[Spread], disturbed: tuple[int, ...], is_default: bool, note: str
) -> None:
    session = Races(*races, disturbed=disturbed)
    session.open(SPACE.task)

    verdict, evidence = decide(
        session, SPACE, [ROWS], None, [], accepts_noise=True  # type: ignore[arg-type]
    )  # fmt: skip

    assert isinstance(verdict, Decision)
    assert (verdict.policy == SPACE.default) is is_default
    *earlier, last = [trial for trial in evidence if trial.policy == verdict.policy]
    others = [trial for trial in evidence if trial.policy != verdict.policy]
    assert last.note == note
    assert not any(trial.is_in_doubt for trial in (*earlier, *others))


@pytest.mark.parametrize("hidden", ["an operator was disturbed", ""])
def test_a_default_is_in_doubt_where_the_search_was_disturbed_and_noise_is_accepted(
    hidden: str,
) -> None:
    (screened,) = session_of(nothing_is_better, lambda: True).screen([ROWS], SPACE.default)
    calm = session_of(nothing_is_better)

    _, evidence = decide(
        calm, SPACE, [], None, [] if hidden else [screened],  # type: ignore[arg-type]
        hidden=hidden, accepts_noise=True,
    )  # fmt: skip

    assert [trial.note for trial in evidence] == [f"decided in noise: {hidden or screened.note}"]


def test_a_decision_in_noise_is_reported_with_its_reason() -> None:
    bank, events = MemoryLookup(), list[Event]()
    session = ReplaySession(nothing_is_better, is_disturbed=lambda: True)
    options = Options(TARGET, max_tuning_count=4, accepts_noise=True)

    tune_tasks(USES, {}, replayed(session, options, bank, events.append))

    finished = [event for event in events if isinstance(event, TaskFinished)]
    assert len(finished) == len(bank.decisions) == 3
    assert all("other processes used the cores" in event.note for event in finished)
    assert all(told(event).endswith("the default is best (noisy)") for event in finished)


def test_what_stays_disturbed_writes_nothing_and_keeps_its_evidence() -> None:
    bank = MemoryLookup()

    outcome, events, _ = tune(bank, lambda: True)

    assert bank.decisions == {}
    assert len(bank.trials) == outcome.trials > 0
    assert sorted(outcome.undecided) == [use.name for use in USES]
    assert (outcome.counts.unsatisfied, outcome.counts.added, outcome.failed) == (3, 0, [])
    last = [event for event in events if isinstance(event, TaskFinished)]
    assert [event.name for event in last] == outcome.undecided
    assert all(event.is_undecided for event in last)
    assert told(last[0]) == (
        "layer3 (gemm) undecided: other processes used the cores: timed threads waited"
        " 0.8 s in each second;"
        " it is raced first the next time"
    )
    assert [sum(isinstance(e, kind) for e in events) for kind in (TaskStarted, PhaseStarted)] == [
        3 + 2 * 3, 2 * 3,
    ]  # fmt: skip


def test_what_was_disturbed_is_tuned_again_while_the_session_has_time() -> None:
    bank = MemoryLookup()

    outcome, events, _ = tune(bank, lambda: len(bank.trials) < 20)

    again = [e.text for e in events if isinstance(e, PhaseStarted)]
    assert again
    assert all("once more: other processes used the cores" in text for text in again)
    assert (outcome.counts.added, outcome.counts.unsatisfied, outcome.undecided) == (3, 0, [])


def test_the_next_session_races_first_what_seemed_best() -> None:
    bank = MemoryLookup()
    tune(bank, lambda: True)
    best = min(
        (t for t in bank.trials if t.timing and t.baseline),
        key=lambda t: paired_ratio(t.timing, t.baseline)[1] if t.timing and t.baseline else 1.0,
    ).policy

    outcome, _, session = tune(bank, lambda: False)

    assert session.asked[0]["outer"] == best["outer"] == "rows"
    assert outcome.counts.added == 3


def test_an_entry_of_the_bank_stays_where_its_race_was_disturbed() -> None:
    bank = MemoryLookup()
    tune(bank, lambda: False)
    entries = dict(bank.decisions)

    outcome, _, _ = tune(bank, lambda: True, nothing_is_better, repeat_tune=True)

    assert bank.decisions == entries
    assert (outcome.counts.hit, outcome.counts.reserved, outcome.counts.updated) == (3, 3, 0)
    assert all(policy["outer"] == "rows" for policy in outcome.policies.values())
