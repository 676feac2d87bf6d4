"""From times to decisions: what is kept, what is left, and why."""

from types import SimpleNamespace
from typing import Any

import pytest

from tests.tuner.conftest import gemm_task
from tests.tuner.cpu.kernels.test_contraction import conv
from tests.tuner.replay import Clock, Races, ReplaySession, Spread, timing
from tuner.measure.measuring_session import MeasureSession
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.target import Target
from tuner.trials.trial import Outcome, Timing, Trial, timing_of
from tuner.tuning.decide import (
    MIN_RACE_ROUNDS,
    decide,
    finalists,
    is_clearly_better,
    quickest,
    race,
)

SPACE = Space(gemm_task(128, 1024, 256), Target("x86_64-v4", 1))
DEFAULT = SPACE.default
PADDED = DEFAULT.with_knobs(format="padded")
UNROLLED = DEFAULT.with_knobs(unroll=8)
BOTH = PADDED.with_knobs(unroll=8)


def session_in(session: ReplaySession) -> MeasureSession:
    session.open(SPACE.task)
    return session  # type: ignore[return-value]


def session_of(clock: Clock) -> MeasureSession:
    return session_in(ReplaySession(clock))


def clock_of(times: dict[Policy, float], others: float = 200.0) -> Clock:
    return lambda policy: times.get(policy, others)


@pytest.mark.parametrize(
    ("challenger", "held", "wins"),
    [
        (timing(90), timing(100), True),
        (timing(96.5), timing(100), True),
        (timing(97.5), timing(100), False),
        (timing(97, noise=0), timing(100, noise=0), False),
        (timing_of([80, 90, 99.9] * 5), timing_of([100] * 15), True),
        (timing_of([80, 90, 100] * 5), timing_of([100] * 15), False),
        (timing(90, noise=0.3, seed=1), timing(100, noise=0.3, seed=2), False),
        (timing(100), timing(90), False),
    ],
)
def test_a_win_needs_three_per_cent_and_more_than_the_noise(
    challenger: Timing, held: Timing, wins: bool
) -> None:
    assert is_clearly_better(challenger, held) is wins


def test_a_machine_that_slows_down_for_a_while_hides_no_winner() -> None:
    """Both sides of a round are slow together: the medians' intervals meet, the ratios do not."""
    drift = [1.0, 1.3, 2.5, 1.1, 3.0, 1.0, 1.7, 2.2, 1.2, 1.0, 2.8, 1.5, 1.1, 1.9, 1.0]
    held = timing_of([100 * d for d in drift])
    challenger = timing_of([85 * d for d in drift])

    assert challenger.high_us > held.low_us
    assert is_clearly_better(challenger, held)


def test_a_tie_falls_to_what_is_held() -> None:
    timings = {DEFAULT: timing(100), PADDED: timing(99)}

    assert quickest(timings, DEFAULT) == DEFAULT
    assert quickest(timings, PADDED) == PADDED
    assert quickest({DEFAULT: timing(100, 0), PADDED: timing(97, 0)}, DEFAULT) == DEFAULT


def test_of_equal_times_the_first_in_the_order_of_texts_wins() -> None:
    timings = {DEFAULT: timing(100), UNROLLED: timing(50), PADDED: timing(50)}
    first, second = sorted((UNROLLED, PADDED), key=str)

    for order in ([second, first], [first, second]):
        assert quickest({p: timings[p] for p in (DEFAULT, *order)}, DEFAULT) == first
        failed: dict[Policy, float] = {DEFAULT: -1, PADDED: 50, UNROLLED: 50}
        decision, _ = race(session_in(Races(failed)), SPACE, order, None)
        assert decision is not None
        assert decision.policy == first


def test_three_finalists_are_raced_and_the_incumbent_whatever_its_time_was() -> None:
    ratios = {1: 1.2, 2: 0.9, 4: 0.8, 8: 0.7, 16: 0.95}
    policies = {unroll: PADDED.with_knobs(unroll=unroll) for unroll in ratios}
    screened = [
        Trial(SPACE.task, policies[n], Outcome.OK, timing(n * ratio), timing(n))
        for n, ratio in ratios.items()
        if n != 2
    ]
    times = timing_of([60, 90, 150] * 5), timing_of([100] * 15)
    screened.append(Trial(SPACE.task, policies[2], Outcome.OK, *times))
    wrong = Trial(SPACE.task, UNROLLED, Outcome.WRONG, timing(1), timing(100))

    def chosen(incumbent: Policy | None) -> list[Policy]:
        return finalists([wrong, *screened], incumbent)

    best = [policies[8], policies[4], policies[2]]
    assert chosen(None) == best
    assert chosen(policies[1]) == [policies[1], *best]
    assert chosen(policies[4]) == [policies[4], policies[8], policies[2]]


@pytest.mark.parametrize(
    ("padded_us", "stages"),
    [(80.0, [("Format", 100.0, 80.0), ("Schedule", 80.0, 70.0)]),
     (-1.0, [("Schedule", 100.0, 70.0)])],
)  # fmt: skip
def test_the_stages_lead_from_the_default_to_the_chosen_policy(
    padded_us: float, stages: list[tuple[str, float, float]]
) -> None:
    """A mode that cannot be timed alone counts with the next one."""
    session = session_of(clock_of({DEFAULT: 100.0, PADDED: padded_us, BOTH: 70.0}))

    decision, _ = race(session, SPACE, [BOTH], None)

    assert decision is not None
    assert (decision.baseline.median_us, decision.timing.median_us) == (100, 70)
    assert [(s.mode, s.before_us, s.after_us) for s in decision.stages] == stages


def test_an_implementation_that_needs_its_own_schedule_counts_as_impl() -> None:
    """No step from direct to Winograd by `impl` alone is legal here."""
    space = Space(conv((14, 14), 32, 64, (3, 3), pads=(1, 1, 1, 1)), Target("x86_64-v4", 2))
    winograd = next(p for p in space.ranked() if p["impl"] == "winograd_f4")
    assert not space.is_legal(space.default.with_knobs(impl="winograd_f4"))
    session = ReplaySession(clock_of({space.default: 100.0, winograd: 50.0}))
    session.open(space.task)

    decision, _ = race(session, space, [winograd], None)  # type: ignore[arg-type]

    assert decision is not None
    assert [(s.mode, s.before_us, s.after_us) for s in decision.stages] == [("Impl", 100.0, 50.0)]


@pytest.mark.parametrize(
    ("knobs", "stages"),
    [({"impl": "strassen_2x2x2"}, [("Impl", 100, 80), ("Schedule", 80, 50)]),
     ({"unroll": 8}, [("Format", 100, 50)])],
)  # fmt: skip
def test_a_format_that_is_legal_only_with_another_mode_is_one_step_with_it(
    knobs: dict[str, Any], stages: list[tuple[str, float, float]]
) -> None:
    """The step counts as Impl if that is among them, else as Format."""
    [(other, value)] = knobs.items()
    space: Any = SimpleNamespace(
        task=SPACE.task, default=DEFAULT,
        is_legal=lambda p: (p["format"] == "padded") == (p[other] == value),
    )  # fmt: skip
    between = PADDED.with_knobs(impl="strassen_2x2x2")
    chosen = BOTH.with_knobs(**knobs)

    session = session_of(clock_of({DEFAULT: 100, between: 80, chosen: 50}))
    decision, _ = race(session, space, [chosen], None)

    assert decision is not None
    assert [(s.mode, s.before_us, s.after_us) for s in decision.stages] == stages


RACES: dict[str, tuple[list[Spread], Policy | None, Policy, list[int]]] = {
    "3.5 % are a change": ([{PADDED: 96.5}], None, PADDED, [15, 15]),
    "2.5 % are none": ([{PADDED: 97.5}], None, DEFAULT, [15]),
    "3.5 % in the second race are a change": (
        [{PADDED: 60}, {PADDED: 96.5}], None, PADDED, [15, 15],
    ),
    "2.5 % in the second race are none": ([{PADDED: 60}, {PADDED: 97.5}], None, DEFAULT, [15, 15]),
    "a winner in doubt races for longer": (
        [{PADDED: (80, 90, 101)}, {PADDED: 90}], None, PADDED, [15, 45],
    ),
    "what wins only in the first race is no winner": (
        [{PADDED: (80, 90, 101)}], None, DEFAULT, [15, 45],
    ),
    "what fails in the second race is out": ([{PADDED: 60}, {PADDED: -1}], None, DEFAULT, [15, 15]),
    "a rival 1 % quicker leaves the incumbent": (
        [{PADDED: 80, UNROLLED: 79.2}], PADDED, PADDED, [15, 15],
    ),
    "a rival 4 % quicker replaces the incumbent": (
        [{PADDED: 80, UNROLLED: 76.8}], PADDED, UNROLLED, [15, 15],
    ),
    "the default replaces an incumbent that it beats": (
        [{DEFAULT: 80, PADDED: 100}], PADDED, DEFAULT, [15, 15],
    ),
    "a noisy first race does not retire an incumbent": (
        [{DEFAULT: 60, PADDED: 80}, {DEFAULT: 80, PADDED: 80}], PADDED, PADDED, [15, 15],
    ),
    "an incumbent that fails holds nothing": (
        [{PADDED: -1, UNROLLED: 96.5}], PADDED, UNROLLED, [15, 15],
    ),
    "an incumbent that fails leaves the default": (
        [{PADDED: -1, UNROLLED: 97.5}], PADDED, DEFAULT, [15],
    ),
    "where the incumbent fails later a rival has to beat the default": (
        [{PADDED: 80, UNROLLED: 70}, {PADDED: -1, UNROLLED: 97.5}], PADDED, DEFAULT, [15, 15],
    ),
    "where the incumbent fails later a rival may beat the default": (
        [{PADDED: 80, UNROLLED: 70}, {PADDED: -1, UNROLLED: 96.5}], PADDED, UNROLLED, [15, 15],
    ),
    "the quickest replaces a default that fails": (
        [{DEFAULT: -1, PADDED: 80, UNROLLED: 70}], None, UNROLLED, [15],
    ),
    "the winner replaces a default that fails later": (
        [{PADDED: 80}, {DEFAULT: -1, PADDED: 80}], None, PADDED, [15, 15],
    ),
}  # fmt: skip


@pytest.mark.parametrize(("races", "incumbent", "winner", "rounds"), RACES.values(), ids=RACES)
def test_what_races_decide(
    races: list[Spread], incumbent: Policy | None, winner: Policy, rounds: list[int]
) -> None:
    session = Races(*races)

    decision, _ = race(session_in(session), SPACE, [PADDED, UNROLLED], incumbent)

    assert decision is not None
    rule = "default" if winner == DEFAULT else "tuned"
    assert (decision.rule, decision.policy) == (rule, winner)
    assert session.rounds == rounds


def test_nothing_that_can_be_timed_gives_no_decision() -> None:
    decision, evidence = race(session_of(lambda policy: -1.0), SPACE, [PADDED], None)

    assert decision is None
    assert evidence


@pytest.mark.parametrize(("run_loop", "rounds"), [(1, MIN_RACE_ROUNDS), (7, 7), (100, 100)])
def test_races_take_the_rounds_that_are_wanted(run_loop: int, rounds: int) -> None:
    class Counting:
        def __init__(self) -> None:
            self.rounds = list[int]()
            self._session = session_of(clock_of({DEFAULT: 200, PADDED: 100}))

        def race(self, policies: Any, default: Policy, rounds: int) -> list[Trial]:
            self.rounds.append(rounds)
            return self._session.race(policies, default, rounds)

    session = Counting()
    decide(session, SPACE, [PADDED], None, [], run_loop=run_loop)

    assert session.rounds == [rounds, rounds]
