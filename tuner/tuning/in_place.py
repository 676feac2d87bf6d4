"""Tasks in their place: tuned policies against the default ones, in the model's order and caches.

    entries of another environment -> one program with them, one with the defaults -> times of
    all steps, in turns -> those that win are kept, those that lose are tuned as misses are

A kernel that wins alone may lose behind the steps of its model, which leave other data in the
caches. So a tuned model that is not faster than the default one is looked through here, too.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from tuner.errors import KernelError, RefusedInputsError
from tuner.lookup.model_lookup import BuiltModel, KnownModel, build_model, every_policy
from tuner.measure.compile_pool import compile_missing
from tuner.measure.cores import CoreWait, is_shared, shared_cores_note
from tuner.measure.models import Arrays, random_feeds
from tuner.measure.paired_times import is_too_wide
from tuner.ops.uses import TaskUse
from tuner.policy import Policy
from tuner.runtime.model import LoadedModel, load_built
from tuner.search.space import Space
from tuner.task import Task
from tuner.trials.trial import (
    Decision,
    Outcome,
    Timing,
    Trial,
    paired_ratio,
    reproducing,
    timing_of,
)
from tuner.tuning.decide import MAX_DEFAULT_SPREAD, is_clearly_better
from tuner.tuning.outcome import TuneOutcome
from tuner.tuning.session_context import SessionContext, counted

ROUNDS, MIN_ROUNDS, MAX_ROUNDS = 15, 5, 45
"""Quiet rounds that are wanted and needed, and rounds in all: what is left undecided here costs a
search of each task, which takes far longer than further rounds."""
BUDGET_S, PATIENCE_S = 3.0, 9.0
"""Fewer quiet rounds, but the minimum, where they would take longer; and the time in all."""
MAX_RUNS, ROUND_S = 3, 0.05
"""Runs of a model in a round, whose median is a sample: fewer where they would take longer."""
WORTH_A_SEARCH = 0.05
"""Share of the model's time from which a task whose entry holds is searched near it: what is to be
found there is a few percent of the task."""
WORTH_PUTTING_BACK = 0.01
"""A policy is put back that takes so much longer: of many, some seem slower by chance."""
PART = 4
"""A race begins if the time that is left is so many times its own."""
NOTE = "in the model"


@dataclass(frozen=True)
class InPlace:
    """Times of a step of a task in the model, with a policy and with the default one.

    Of several steps it is their mean.
    """

    use: TaskUse
    policy: Policy
    timing: Timing
    default: Timing
    share: float
    """Share of all its steps in the time of the model with the policies."""

    @property
    def trial(self) -> Trial:
        """The times as evidence; the note says where other processes used the cores."""
        task, timings = self.use.task, (self.timing, self.default)
        note = ": ".join(filter(None, (NOTE, shared_cores_note(self.timing.wait_share))))
        return Trial(task, self.policy, Outcome.OK, *timings, note=note)

    @property
    def is_slower(self) -> bool:
        """Return whether the policy is slower than the default beyond the noise."""
        low, middle, _ = paired_ratio(self.timing, self.default)
        return low > 1.0 and middle > 1.0 + WORTH_PUTTING_BACK


@dataclass(frozen=True)
class RacedEntries:
    """A model in which entries from another environment were raced."""

    known: KnownModel
    """The model, in which those that were kept are hits like others."""
    decisions: Mapping[str, Decision] = field(default_factory=dict)
    """The decisions that keep them, by task key."""
    trials: int = 0


def race_entries(known: KnownModel, feeds: Arrays | None, context: SessionContext) -> RacedEntries:
    """Race the entries from another environment against the defaults, all in one model.

    Those that win here are decided for here, and so is the default where it was best elsewhere and
    takes little of the model's time. All others stay as they are for operator tuning, which races
    them alone and searches near the entry, or from the start: also those that failed here before,
    and all where the model cannot be built with them, or does not run. Without feeds the inputs are
    random.
    """
    options, hits = context.options, known.hits
    raced = [
        use for use in known.read.uses
        if use.task.key in hits and hits[use.task.key].is_candidate
        and not hits[use.task.key].is_provisional
        and (options.tune_ops is None or options.tune_ops.selects(use))
        and hits[use.task.key].policy.text() not in context.bank.refused(use.task)
    ]  # fmt: skip
    is_asked = options.tunes_operators and not options.repeat_tune and not options.formats_alone
    if not raced or not is_asked or context.left_s <= PART * BUDGET_S:
        return RacedEntries(known)
    number = f"{len(raced)} entries" if len(raced) > 1 else "1 entry"
    context.say("tune", f"{number} from another environment: raced in the model")
    try:
        found = _raced(known, raced, feeds, context)
    except (KernelError, RefusedInputsError) as error:
        context.say("tune", f"the model does not run with them ({error}): raced alone")
        return RacedEntries(known)
    for one in found:
        context.bank.record(one.trial)
    kept = [decision for one in found if (decision := _kept(one, context)) is not None]
    context.bank.decide(kept, f"operator tuning, {len(kept)} entries raced")
    here = {d.task.key: replace(hits[d.task.key], rule=d.rule, inherited=False) for d in kept}
    decisions = {decision.task.key: decision for decision in kept}
    return RacedEntries(replace(known, hits={**hits, **here}), decisions, len(found))


def _raced(
    known: KnownModel, uses: Sequence[TaskUse], feeds: Arrays | None, context: SessionContext
) -> Sequence[InPlace]:
    target, options, entries = context.target, context.options, known.policies
    raced = {use.task.key: entries[use.task.key] for use in uses}
    wanted = [every_policy(known.read, policies, target) for policies in (raced, {})]
    kernels = [(use.task, policy[use.task.key]) for policy in wanted for use in known.read.uses]
    cache = options.kernel_cache
    compile_missing(context.store, kernels, target, options.compile_processes, cache)
    models = [build_model(known.read, policies, target, context.store) for policies in wanted]
    return time_in_place(uses, models[0], models[1], feeds, accepts_noise=options.accepts_noise)


def _kept(one: InPlace, context: SessionContext) -> Decision | None:
    """The decision for an entry that holds here; None for one that is to be tuned."""
    task, is_light = one.use.task, one.share < WORTH_A_SEARCH
    own = one.default.low_us, one.default.median_us, one.default.high_us
    if one.policy == Space(task, context.target).default:
        is_light = is_light and not is_too_wide(own, MAX_DEFAULT_SPREAD)
        return Decision(task, one.policy, "default", one.default, one.default) if is_light else None
    if not is_light or not is_clearly_better(one.timing, one.default):
        return None
    timing = reproducing(one.timing, one.default)
    return Decision(task, one.policy, "tuned", one.default, timing)


def put_back_losers(
    own: BuiltModel, feeds: Arrays, outcome: TuneOutcome, context: SessionContext
) -> bool:
    """Replace tuned policies that are slower in the model by the default; False if there are none.

    They are decided so in the bank, with the times in the model. Where other processes use the
    cores nothing is replaced, nor is what was not decided for the task itself: a policy that shares
    packed weights, or one of a bank that the user named.
    """
    plain = build_model(own.read, {}, context.target, context.store)
    changed = [
        use for use in own.read.uses
        if own.policies[use.task.key] != plain.policies[use.task.key]
        and _decided(use.task.key, outcome) == own.policies[use.task.key]
    ]  # fmt: skip
    if not changed:
        return False
    context.say("confirm", f"{counted(len(changed), 'task')} once more, in the model")
    lost = [one for one in time_in_place(changed, own, plain, feeds) if one.is_slower]
    for one in lost:
        default = plain.policies[one.use.task.key]
        context.bank.record(one.trial)
        context.bank.record(replace(one.trial, policy=default, timing=one.default))
    outcome.trials += 2 * len(lost)
    put_back({one.use.task: one.default for one in lost}, outcome, context)
    return bool(lost)


def _decided(key: str, outcome: TuneOutcome) -> Policy | None:
    """The policy that was decided for a task; None where a bank that the user named has it."""
    if (decision := outcome.written.get(key)) is not None:
        return decision.policy
    hit = outcome.hits.get(key)
    return hit.policy if hit is not None and not hit.is_named else None


def put_back(times: Mapping[Task, Timing], outcome: TuneOutcome, context: SessionContext) -> None:
    """Decide for the default policies of these tasks, which took these times."""
    defaults = ((Space(task, context.target).default, task, us) for task, us in times.items())
    back = [Decision(task, policy, "default", us, us) for policy, task, us in defaults]
    for decision in back:
        key = decision.task.key
        outcome.written[key], outcome.policies[key] = decision, decision.policy
    if back:
        context.bank.decide(back, f"operator tuning, {len(back)} policies put back")


def time_in_place(
    uses: Sequence[TaskUse],
    own: BuiltModel,
    plain: BuiltModel,
    feeds: Arrays | None,
    *,
    accepts_noise: bool = False,
) -> Sequence[InPlace]:
    """Time the steps of these tasks in two programs of a partition, which run in turns.

    Without feeds the inputs are random. Nothing is returned where other processes used the cores,
    unless noise is accepted.
    """
    with load_built(own.program) as tuned, load_built(plain.program) as default:
        if feeds is None:
            feeds = random_feeds(tuned.program.inputs)
        ours, theirs, wait_share = _rounds(tuned, default, feeds)
        places = _places(tuned, own)
    if is_shared(wait_share) and not accepts_noise:
        return ()
    total_s = float(np.median(ours, axis=0).sum())
    found = []
    for use in uses:
        own_steps = places.get(use.task.text(), [])
        if not own_steps:  # all have other policies, in a size budget
            continue
        timing, baseline = (
            timing_of([1e6 * float(s) for s in rounds[:, own_steps].mean(1)], wait_share)
            for rounds in (ours, theirs)
        )
        share = 1e-6 * timing.median_us * len(own_steps) / total_s
        found.append(InPlace(use, own.policies[use.task.key], timing, baseline, share))
    return found


@dataclass(frozen=True)
class _Round:
    """Seconds of each step of two programs that ran one after the other."""

    ours: np.ndarray
    theirs: np.ndarray
    wait_share: float


def _rounds(
    tuned: LoadedModel, default: LoadedModel, feeds: Arrays
) -> tuple[np.ndarray, np.ndarray, float]:
    """Seconds of each step of both, [rounds, steps]; and the share of waiting for cores.

    Rounds in which other processes used the cores are left out, if enough others are left.
    """
    once_s = max(float(model.time_steps(feeds, 1).sum()) for model in (tuned, default))
    runs = int(np.clip(ROUND_S / max(once_s, 1e-6), 1, MAX_RUNS))
    rounds, began_s = list[_Round](), time.monotonic()
    while not _is_enough(rounds, time.monotonic() - began_s):
        wait, models = CoreWait(), (tuned, default) if len(rounds) % 2 else (default, tuned)
        with wait.counted():
            steps = {m: np.median(m.time_steps(feeds, runs), axis=0) for m in models}
        rounds.append(_Round(steps[tuned], steps[default], wait.share))
    quiet = _quiet(rounds)
    kept = quiet if len(quiet) >= MIN_ROUNDS else rounds
    ours, theirs = np.array([one.ours for one in kept]), np.array([one.theirs for one in kept])
    return ours, theirs, float(np.mean([one.wait_share for one in kept]))


def _quiet(rounds: Sequence[_Round]) -> Sequence[_Round]:
    return [one for one in rounds if not is_shared(one.wait_share)]


def _is_enough(rounds: Sequence[_Round], spent_s: float) -> bool:
    """Return whether no further round is needed, or to be waited for."""
    count = len(_quiet(rounds))
    if count >= ROUNDS or (count >= MIN_ROUNDS and spent_s > BUDGET_S):
        return True
    return len(rounds) >= MAX_ROUNDS or (len(rounds) >= MIN_ROUNDS and spent_s > PATIENCE_S)


def _places(model: LoadedModel, built: BuiltModel) -> Mapping[str, list[int]]:
    """Numbers of the steps of each task, by its text, but of nodes with policies of their own."""
    tasks, found = built.read.tasks, dict[str, list[int]]()
    left_out = {(tasks[output].text(), one.text()) for output, one in built.instead.items()}
    for number, step in enumerate(model.program.steps):
        if (step.task, step.policy) not in left_out:
            found.setdefault(step.task, []).append(number)
    return found
