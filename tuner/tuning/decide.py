"""Decisions from trials: the finalists race, and a change needs a clear win."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from tuner.measure.paired_times import MAX_SPREAD, is_too_wide
from tuner.policy import MODES, Policy, mode_of
from tuner.subgraph.rewrite_space import AnySpace
from tuner.trials.trial import (
    IN_DOUBT,
    Decision,
    Outcome,
    Stage,
    Timing,
    Trial,
    paired_ratio,
    reproducing,
)

WORTH_WRITING = 0.03
"""A change is written only if it wins by more than this share, and by more than the noise."""
WORTH_PARTITIONING = 0.01
"""The same of a subgraph: a partition changes a few of many operators (docs/decisions/0009)."""
FINALISTS = 3
MAX_DEFAULT_SPREAD = 0.5
"""Maximum of (high - low) / low of the default's own time where it is to be called the best: in
wilder times even neighbouring samples say little. It is 0.01 to 0.1 on a quiet machine."""
RACE_ROUNDS = 15
MIN_RACE_ROUNDS = 5
"""Rounds that the interval of a ratio needs, whatever RUN_LOOP says."""
LONG_RACE = 3
"""Times as many rounds has a race of what the first one leaves in doubt."""
LONG_RACE_ROUNDS = LONG_RACE * RACE_ROUNDS


class RaceSession(Protocol):
    """A session in which policies are raced: the subject is open."""

    def race(self, policies: Sequence[Policy], default: Policy, rounds: int) -> list[Trial]:
        """Time the policies and the default in interleaved rounds."""


def finalists(trials: Iterable[Trial], incumbent: Policy | None) -> list[Policy]:
    """The quickest of the screening, and the incumbent whatever its time was."""
    ratios = {
        t.policy: paired_ratio(t.timing, t.baseline or t.timing)[1]
        for t in trials
        if t.outcome is Outcome.OK and t.timing
    }
    best = sorted(ratios, key=lambda policy: ratios[policy])[:FINALISTS]
    return list(dict.fromkeys([*([incumbent] if incumbent else []), *best]))


@dataclass(frozen=True)
class Undecided:
    """A race that says nothing: other processes took cores, or its rounds disagree."""

    why: str


def decide(
    session: RaceSession,
    space: AnySpace,
    candidates: Sequence[Policy],
    incumbent: Policy | None,
    screened: Iterable[Trial],
    worth: float = WORTH_WRITING,
    *,
    hidden: str = "",
    accepts_noise: bool = False,
    run_loop: int = RACE_ROUNDS,
) -> tuple[Decision | Undecided | None, list[Trial]]:
    """Race candidates, once more and for longer where that was disturbed; gives the evidence, too.

    `screened`: the trials from which the candidates were chosen. `hidden`: a reason why better
    candidates may not be among them. None when nothing could be measured. Where noise is accepted,
    what it leaves open is decided by the first race, and marked in the evidence. `run_loop`: rounds
    of a race that are wanted.
    """
    rounds = max(MIN_RACE_ROUNDS, run_loop)
    long = LONG_RACE * rounds
    decision, evidence = race(session, space, candidates, incumbent, worth, rounds, long)
    doubt = doubt_of(decision, evidence, worth)
    if doubt and not accepts_noise:
        decision, more = race(session, space, candidates, incumbent, worth, long, long)
        evidence += more
        doubt = doubt_of(decision, more, worth)
    if decision is not None and decision.policy == space.default:
        doubt = doubt or next((t.note for t in screened if t.is_disturbed), hidden)
    if doubt and accepts_noise and decision is not None:
        return decision, marked(evidence, decision.policy, doubt)
    return (Undecided(doubt) if doubt else decision), evidence


def marked(trials: Sequence[Trial], policy: Policy, doubt: str) -> list[Trial]:
    """The trials; the note of the last one of a policy says that noise may have decided for it."""
    last = max(number for number, trial in enumerate(trials) if trial.policy == policy)
    note = f"{IN_DOUBT}: {doubt}"
    return [*trials[:last], replace(trials[last], note=note), *trials[last + 1 :]]


def doubt_of(decision: Decision | None, trials: Iterable[Trial], worth: float) -> str:
    """The reason why a race says nothing; empty if it does.

    A winner needs a ratio to the default that its rounds agree on. Nothing wins only where no
    candidate may have won for all that its rounds say, and where the default's rounds agree.
    """
    if decision is None:
        return ""
    right = [trial for trial in trials if trial.outcome is Outcome.OK]
    shared = next((trial.note for trial in right if trial.is_disturbed), "")
    if shared:
        return shared
    timed = {t.policy: (t.timing, t.baseline) for t in right if t.timing and t.baseline}
    asked = [decision.policy] if decision.rule == "tuned" else list(timed)
    ratios = (paired_ratio(*timed[policy]) for policy in asked if policy in timed)
    own = decision.baseline
    is_wild = is_too_wide((own.low_us, own.median_us, own.high_us), MAX_DEFAULT_SPREAD)
    may_win = any(is_too_wide(ratio, MAX_SPREAD) and ratio[0] < 1 - worth for ratio in ratios)
    if may_win or (is_wild and decision.rule != "tuned"):
        return "its rounds disagree"
    return ""


def race(
    session: RaceSession,
    space: AnySpace,
    candidates: Sequence[Policy],
    incumbent: Policy | None,
    worth: float = WORTH_WRITING,
    rounds: int = RACE_ROUNDS,
    long_rounds: int = LONG_RACE_ROUNDS,
) -> tuple[Decision | None, list[Trial]]:
    """Race candidates against the default and the incumbent; gives the decision and the evidence.

    A change has to win by more than the share `worth`, and a winner has to win a second race too,
    in which each tuning mode is timed on its own; it has `long_rounds` where the first race leaves
    the winner in doubt. None when nothing could be measured.
    """
    default = space.default
    evidence = session.race(candidates, default, rounds)
    timings = timings_of(evidence)
    if default not in timings:
        return _instead_of_default(space, timings), evidence
    held = incumbent if incumbent in timings and incumbent is not None else default
    chosen = quickest(timings, held, worth)
    if chosen != default or held != default:
        clear = chosen == held or is_clearly_better(timings[chosen], timings[held], worth)
        rounds = rounds if clear else long_rounds
        path = _legal_path(space, default, chosen) if chosen != default else {}
        again = session.race([*path.values(), chosen, held], default, rounds)
        evidence += again
        timings = timings_of(again)
        if default not in timings:
            return _instead_of_default(space, timings), evidence
        chosen = _confirmed(chosen, held, default, timings, worth)
    if chosen == default:
        kept = Decision(space.task, default, "default", timings[default], timings[default])
        return kept, evidence
    stages = _stages(_legal_path(space, default, chosen), timings, default)
    time = reproducing(timings[chosen], timings[default])
    won = Decision(space.task, chosen, "tuned", timings[default], time, stages)
    return won, evidence


def _instead_of_default(space: AnySpace, timings: Mapping[Policy, Timing]) -> Decision | None:
    """The quickest of the others where the default itself fails: it must not be used."""
    if not timings:
        return None
    best = min(timings, key=lambda policy: (timings[policy].median_us, policy.text()))
    return Decision(space.task, best, "tuned", timings[best], timings[best])


def _confirmed(
    chosen: Policy, held: Policy, default: Policy, timings: Mapping[Policy, Timing], worth: float
) -> Policy:
    """The winner of the first race if it wins the second, too; else what is held.

    A policy that failed in the second race is out, however well it did in the first.
    """
    if held not in timings:
        held = default
    if chosen == held or chosen not in timings:
        return held
    return chosen if is_clearly_better(timings[chosen], timings[held], worth) else held


def timings_of(trials: Iterable[Trial]) -> dict[Policy, Timing]:
    """Times of the trials that were right, by policy: the last of each."""
    return {t.policy: t.timing for t in trials if t.outcome is Outcome.OK and t.timing}


def quickest(
    timings: Mapping[Policy, Timing], held: Policy, worth: float = WORTH_WRITING
) -> Policy:
    """The policy with the best ratio to what is held, which stays if the gain is too small."""
    ratios = {p: paired_ratio(timing, timings[held])[1] for p, timing in timings.items()}
    best = min(ratios, key=lambda p: (ratios[p], p.text()))
    return best if ratios[best] < 1 - worth else held


def is_clearly_better(challenger: Timing, held: Timing, worth: float = WORTH_WRITING) -> bool:
    """Wins by more than the share `worth`, and the interval of the ratio does not reach 1."""
    _, middle, high = paired_ratio(challenger, held)
    return middle < 1 - worth and high < 1


def _legal_path(space: AnySpace, default: Policy, chosen: Policy) -> dict[str, Policy]:
    """Mode by mode from the default to the chosen policy; the last policy is the chosen one.

        default -> with the chosen Format -> ... and Impl -> ... and Schedule (= chosen)

    Modes that are legal only together are one step. It counts as Impl if that is among them: an
    implementation that needs a schedule of its own brings it along.
    """
    path: dict[str, Policy] = {}
    here, together = default, list[str]()
    for mode in MODES:
        changed = {n: v for n, v in chosen.knobs if mode_of(n) == mode and here[n] != v}
        if not changed:
            continue
        here = here.with_knobs(**changed)
        together.append(mode)
        if space.is_legal(here):
            path["Impl" if "Impl" in together else together[0]] = here
            together = []
    return path


def _stages(
    path: Mapping[str, Policy], timings: Mapping[Policy, Timing], default: Policy
) -> tuple[Stage, ...]:
    """Times of the stages; a mode that could not be timed counts with the next one."""
    stages, before = [], timings[default].median_us
    for mode, policy in path.items():
        if policy in timings:
            after = reproducing(timings[policy], timings[default]).median_us
            stages.append(Stage(mode, before, after))
            before = after
    return tuple(stages)
