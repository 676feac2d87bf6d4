"""From times to decisions: what is kept, what is left, and why."""

import pytest

from tuner.decide import is_clearly_better, quickest, race
from tuner.measure.interval import timing_of
from tuner.measure.session import MeasureSession
from tuner.policy import Policy
from tuner.space import Space
from tuner.target import Target
from tuner.trial import Outcome, Timing

from .conftest import gemm_task
from .kernels.test_contraction import conv
from .replay import Clock, ReplaySession, timing

SPACE = Space(gemm_task(128, 1024, 256), Target("x86_64-v4", 1))
DEFAULT = SPACE.default
PADDED = DEFAULT.with_knobs(format="padded")
BOTH = PADDED.with_knobs(unroll=8)


def session_of(clock: Clock) -> MeasureSession:
    session = ReplaySession(clock)
    session.open(SPACE.task)
    return session  # type: ignore[return-value]


def clock_of(times: dict[Policy, float], others: float = 200.0) -> Clock:
    return lambda policy: times.get(policy, others)


@pytest.mark.parametrize(
    ("challenger", "held", "wins"),
    [
        (timing(90), timing(100), True),
        (timing(98), timing(100), False),
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


def test_a_clear_winner_is_decided_with_its_same_session_baseline() -> None:
    session = session_of(clock_of({DEFAULT: 100.0, PADDED: 80.0}))

    decision, evidence = race(session, SPACE, [PADDED], None)

    assert decision is not None
    assert (decision.rule, decision.policy) == ("tuned", PADDED)
    assert decision.baseline.median_us == 100
    assert decision.timing.median_us == 80
    assert {t.policy for t in evidence} == {DEFAULT, PADDED}


def test_the_stages_lead_from_the_default_to_the_chosen_policy() -> None:
    session = session_of(clock_of({DEFAULT: 100.0, PADDED: 80.0, BOTH: 70.0}))

    decision, _ = race(session, SPACE, [BOTH], None)

    assert decision is not None
    stages = [(s.mode, s.before_us, s.after_us) for s in decision.stages]
    assert stages == [("Format", 100.0, 80.0), ("Schedule", 80.0, 70.0)]


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


def test_without_a_winner_the_default_is_remembered() -> None:
    session = session_of(clock_of({DEFAULT: 100.0, PADDED: 99.0}))

    decision, _ = race(session, SPACE, [PADDED], None)

    assert decision is not None
    assert (decision.rule, decision.policy, decision.stages) == ("default", DEFAULT, ())


def test_an_incumbent_is_not_replaced_by_a_worse_policy() -> None:
    session = session_of(clock_of({DEFAULT: 100.0, PADDED: 80.0, BOTH: 85.0}))

    decision, _ = race(session, SPACE, [PADDED, BOTH], PADDED)

    assert decision is not None
    assert decision.policy == PADDED


def test_an_incumbent_that_the_default_now_beats_is_retired() -> None:
    session = session_of(clock_of({DEFAULT: 80.0, PADDED: 100.0}))

    decision, _ = race(session, SPACE, [PADDED], PADDED)

    assert decision is not None
    assert (decision.rule, decision.policy) == ("default", DEFAULT)


def test_a_winner_that_loses_the_second_race_is_not_written() -> None:
    """Lucky once, slow when timed again."""
    seen: list[Policy] = []

    def clock(policy: Policy) -> float:
        seen.append(policy)
        return 100.0 if policy == DEFAULT or seen.count(PADDED) > 1 else 60.0

    decision, _ = race(session_of(clock), SPACE, [PADDED], None)

    assert decision is not None
    assert decision.rule == "default"


def test_a_noisy_first_race_does_not_retire_an_incumbent() -> None:
    """The default looks better once; in the second race the incumbent is what it was."""
    seen: list[Policy] = []

    def clock(policy: Policy) -> float:
        seen.append(policy)
        return 60.0 if policy == DEFAULT and seen.count(PADDED) == 0 else 80.0

    decision, _ = race(session_of(clock), SPACE, [PADDED], PADDED)

    assert decision is not None
    assert decision.policy == PADDED


def test_a_winner_that_fails_in_the_second_race_is_not_decided() -> None:
    seen: list[Policy] = []

    def clock(policy: Policy) -> float:
        seen.append(policy)
        return 100.0 if policy == DEFAULT else -1.0 if seen.count(PADDED) > 1 else 60.0

    decision, evidence = race(session_of(clock), SPACE, [PADDED], None)

    assert decision is not None
    assert decision.policy == DEFAULT
    assert evidence[-1].outcome is Outcome.WRONG


def test_a_default_that_fails_gives_way_to_a_policy_that_does_not() -> None:
    session = session_of(clock_of({DEFAULT: -1.0, PADDED: 80.0, BOTH: 70.0}))

    decision, _ = race(session, SPACE, [PADDED, BOTH], None)

    assert decision is not None
    assert (decision.rule, decision.policy) == ("tuned", BOTH)


def test_nothing_that_can_be_timed_gives_no_decision() -> None:
    decision, evidence = race(session_of(lambda policy: -1.0), SPACE, [PADDED], None)

    assert decision is None
    assert evidence
