"""Head-to-head races of what banks hold, on this machine: conflicts of a merge, and single entries.

subject of an entry -> its space here -> the policies that compete -> race against the default ->
judgement: whose policy holds, why, and the trials as evidence
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from bankd.bank import Bank, Decision, LayeredBank, Observation, TargetKey, canonical
from bankd.bank.merge import (
    UNDECIDED,
    UNVERIFIED,
    Choice,
    Conflict,
    Finding,
    Judgement,
    measure_key,
    merge_entry,
    pending,
)
from bankd.bank.record import PROVISIONAL
from bankd.bank.subject import is_subgraph, why_no_race
from bankd.bridge.lookup import BankLookup, decision_of, observation_of
from bankd.bridge.stale_entries import READ_ERRORS
from bankd.config.config import Settings
from bankd.errors import BankdError, ErrorCode
from bankd.interval_text import interval
from bankd.jobs import Race
from bankd.system.device_lock import holding_device, lock_folder
from tuner.backend import host_cores, host_environment, host_soc_versions
from tuner.errors import KernelError
from tuner.figures import Ratio
from tuner.lookup.protocol import Lookup
from tuner.policy import Policy
from tuner.subgraph.rewrite_space import AnySpace, space_of
from tuner.subgraph.subgraph import Subgraph
from tuner.target import Target
from tuner.task import Task
from tuner.trials.trial import Trial
from tuner.tuning.head_to_head import RaceHarness, RaceResult, open_race_harness, race_head_to_head

DEFAULT = "default"
"""The rule of entries that say: nothing is better than the default."""
NOTE = "merge: measured"
"""Note in the observations of a race that resolved a conflict."""
PREFIXES = {Finding.TIE: "tie: ", Finding.UNDECIDED: f"{UNDECIDED}: "}
"""Beginnings of reasons that are no clear win."""


class NotMeasurable(BankdError):  # noqa: N818
    """This machine cannot measure an entry; the message says why."""

    usual_code = ErrorCode.DEVICE


def environment_here() -> str:
    """The text of today's environment, as decisions have it."""
    return canonical(host_environment().as_dict())


def runs_here(target: TargetKey) -> bool:
    """Return True if this machine can run the kernels of a target."""
    return target.soc_version in host_soc_versions() and target.cores <= host_cores()


def may_race(target: TargetKey, task: str) -> bool:
    """Return True if a conflict on this task may be raced here, which takes the device."""
    return runs_here(target) and not why_no_race(task)


def space_here(target: TargetKey, key: str, task: str) -> AnySpace:
    """The policies that an entry's task has today. Raises NotMeasurable."""
    if reason := why_no_race(task):
        raise NotMeasurable(reason)
    if not runs_here(target):
        raise NotMeasurable(f"no runner for {target.words} here")
    try:
        subject = Subgraph.parse(task) if is_subgraph(task) else Task.parse(task)
        space = space_of(subject, Target(target.soc_version, target.cores))
        is_ours = subject.key == key and space.is_legal(space.default)
    except READ_ERRORS as error:
        raise NotMeasurable("its task cannot be read here") from error
    if not is_ours:
        raise NotMeasurable("its task is not one of this version's")
    return space


def policy_in(space: AnySpace, text: str) -> Policy | None:
    """A policy of an entry with today's knobs, legal or not; None for one that cannot be read."""
    try:
        return space.completed(Policy.parse(text))
    except READ_ERRORS:
        return None


def observations_of(trials: Sequence[Trial], target: TargetKey, note: str) -> list[Observation]:
    """The trials as evidence of this machine and moment; `note` comes before their own."""
    here = environment_here()
    noted = (replace(t, note=f"{note}; {t.note}" if t.note else note) for t in trials)
    return [observation_of(trial, target, here) for trial in noted]


class RaceRunner:
    """This machine's device, held, and a measuring session of one target after the other."""

    def __init__(
        self,
        bank: LayeredBank,
        *,
        hold: Callable[[], AbstractContextManager[None]],
        kernel_cache: Path | None = None,
        compile_processes: int = Settings.compile_processes,
        open_harness: Callable[[Target, Lookup], AbstractContextManager[RaceHarness]] | None = None,
        holds_late: bool = False,
    ) -> None:
        """`bank`: what knows the policies of the operators that partitions are made of.

        `hold`: holds the device while its block runs; with `holds_late` only once there is a race.
        """
        self._bank = bank
        self._hold = hold
        self._holds_late, self._is_held = holds_late, False
        self._open_harness = open_harness or partial(
            open_race_harness, kernel_cache=kernel_cache, compile_processes=compile_processes
        )
        self._device, self._session = ExitStack(), ExitStack()
        self._harness: tuple[Target, RaceHarness] | None = None

    def __enter__(self) -> RaceRunner:
        """Raises DeviceBusy where another process measures."""
        if not self._holds_late:
            self._take_device()
        return self

    def __exit__(self, *_: object) -> None:
        with self._device:
            self._harness = None
            self._session.close()

    def judge(self, conflict: Conflict, tie: Choice = Choice.BASE) -> Judgement | None:
        """Race default, ours and theirs; a tie falls to the side `tie`, else to the base, else to
        ours.

        Where the conflict cannot be measured here, the side with the greater speed-up of its own
        is preferred, and marked so. None where neither side holds anything, and for what no race
        measures.
        """
        if why_no_race(conflict.task) or (conflict.ours is None and conflict.theirs is None):
            return None
        try:
            space = space_here(conflict.target, conflict.key, conflict.task)
            sides = Sides.of(conflict, space, tie)
            result = self.run(space, sides.racers())
        except NotMeasurable as why:
            return _unverified(conflict, why.message)
        return judgement(sides, result)

    def run(self, space: AnySpace, policies: Sequence[Policy]) -> RaceResult:
        """Race policies against the default; the first of them is held. Raises NotMeasurable, and
        DeviceBusy where the device was not held yet."""
        self._take_device()
        try:
            return race_head_to_head(self._harness_of(space.target), space, policies)
        except KernelError as error:
            raise NotMeasurable(error.message) from error

    def _take_device(self) -> None:
        if not self._is_held:
            self._device.enter_context(self._hold())
            self._is_held = True

    def _harness_of(self, target: Target) -> RaceHarness:
        """The session of this target, which ends that of another one."""
        if self._harness is not None and self._harness[0] == target:
            return self._harness[1]
        self._harness = None
        self._session.close()
        operators = BankLookup(self._bank, target, host_environment(), author="")
        harness = self._session.enter_context(self._open_harness(target, operators))
        self._harness = target, harness
        return harness


def run_requested_race(race: Race, settings: Settings) -> str:
    """Measure a conflict of the merge that waits in the race's bank; how it ended, in one line.

    What was resolved by hand since, or belongs to a merge begun since, is left alone. Raises
    DeviceBusy, and BankError where no such conflict waits there any more.
    """
    with Bank.open(race.bank, create=False) as bank:
        waiting = pending(bank)
        if waiting is not None and waiting.started > race.asked:
            return "not measured: the merge that waits was begun after it was asked for"
        line = merge_entry(bank, race.target, race.key).line
        if line.by_hand and not line.is_open:
            return "not measured: it was resolved by hand meanwhile"
        runner = RaceRunner(
            LayeredBank(bank, {}),
            hold=lambda: holding_device(lock_folder(os.environ)),
            kernel_cache=settings.kernel_cache,
            compile_processes=settings.compile_processes,
        )
        with runner:
            line = measure_key(bank, race.target, race.key, runner.judge)
    return f"left open: {line.reason}" if line.is_open else line.reason


@dataclass(frozen=True)
class Sides:
    """A conflict with the policies of its sides as they are today."""

    conflict: Conflict
    space: AnySpace
    decisions: Mapping[str, Decision]
    """Policies by "ours", "theirs" and "base", as far as they count."""
    policies: Mapping[str, Policy | None]
    """None: it cannot be read."""
    tie: str
    """The side that a tie falls to, where it has a policy."""

    @staticmethod
    def of(conflict: Conflict, space: AnySpace, tie: Choice = Choice.BASE) -> Sides:
        """All sides, without the base where one side retired the key."""
        named = {"ours": conflict.ours, "theirs": conflict.theirs}
        if None not in named.values():
            named["base"] = conflict.base
        decisions = {name: decision for name, decision in named.items() if decision is not None}
        policies = {name: policy_in(space, d.policy) for name, d in decisions.items()}
        return Sides(conflict, space, decisions, policies, tie.value)

    @property
    def retired_by(self) -> str | None:
        """The side that has no entry any more."""
        return next((name for name in ("ours", "theirs") if name not in self.decisions), None)

    def racers(self) -> list[Policy]:
        """The policies in the order in which a tie falls: the preferred side, or the default where
        one side retired the key; then the base, ours, theirs."""
        order = [self.tie, *([DEFAULT] if self.retired_by else []), "base", "ours", "theirs"]
        known = {**self.policies, DEFAULT: self.space.default}
        policies = (known.get(name) for name in order)
        return list(dict.fromkeys(policy for policy in policies if policy is not None))

    def source_of(self, policy: Policy) -> str:
        """Return the side of the policy."""
        return next((name for name, own in self.policies.items() if own == policy), "default")

    def rivals_of(self, source: str) -> Iterator[tuple[str, Policy | None]]:
        """Yield the competitors of a source's policy with their names, each once."""
        mine = self.policies.get(source, self.space.default)
        rivals = {**self.policies, "the default": self.space.default}
        return ((name, policy) for name, policy in rivals.items() if policy != mine)


def judgement(sides: Sides, result: RaceResult) -> Judgement:
    """Return what a race says of a conflict: the side whose policy holds, and why."""
    observations = tuple(observations_of(result.trials, sides.conflict.target, NOTE))
    if result.decision is None:
        failed = (f"{sides.source_of(p)} {' '.join(why.split())}" for p, why in result.out.items())
        reason = f"nothing could be timed here: {'; '.join(failed)}"
        return Judgement(None, "default", reason, observations)
    result = _not_slower(sides, result)
    decision = result.decision
    assert decision is not None
    finding, source = _finding(sides, result), sides.source_of(decision.policy)
    reason = PREFIXES.get(finding, "") + _reason(sides, source, result)
    undecided = Judgement(None, source, reason, observations, finding)
    if finding is Finding.UNDECIDED:
        return replace(undecided, source="")
    if decision.rule == DEFAULT and sides.retired_by:
        return replace(undecided, source=sides.retired_by)
    winner = sides.decisions.get(source)
    evidence = [*(seen.content_hash for seen in observations), *(winner.evidence if winner else ())]
    decided = decision_of(decision, sides.conflict.target, environment_here(), evidence)
    stated = [winner] if winner else sides.decisions.values()
    if any(known.rule != PROVISIONAL for known in stated):
        return replace(undecided, result=decided)
    # A policy that was never searched for must not count as searched.
    return replace(undecided, result=replace(decided, rule=PROVISIONAL) if winner else None)


def _not_slower(sides: Sides, result: RaceResult) -> RaceResult:
    """A winner that is slower than the default yields to the next side that is not, or to it."""
    assert result.decision is not None
    if result.is_undecided or not result.is_slower_than_default(result.decision.policy):
        return result
    timed = (policy for policy in sides.racers() if result.ratio(policy, result.default))
    quick = (policy for policy in timed if not result.is_slower_than_default(policy))
    return result.won_by(next(quick, result.default))


def _finding(sides: Sides, result: RaceResult) -> Finding:
    """A tie where the winner is not clearly better than the policies of both sides."""
    assert result.decision is not None
    if result.is_undecided:
        return Finding.UNDECIDED
    # A side that retired the key stands for the default.
    policies = {sides.policies.get(side, sides.space.default) for side in ("ours", "theirs")}
    rivals = policies - {None, result.decision.policy}
    is_tie = any(result.is_tied(policy) for policy in rivals if policy)
    return Finding.TIE if is_tie else Finding.CLEAR


def _reason(sides: Sides, source: str, result: RaceResult) -> str:
    """ "theirs 1.08x [1.06, 1.10] faster than ours, 1.21x [1.19, 1.23] ... the default, ..."."""
    assert result.decision is not None
    parts = []
    for name, policy in sides.rivals_of(source):
        if policy is None or policy in result.out:
            why = "it cannot be read" if policy is None else " ".join(result.out[policy].split())
            parts.append(f"{name} is out ({why})")
        elif (ratio := result.ratio(policy, result.decision.policy)) is not None:
            parts.append(f"{compared(ratio)} {name}")
    return f"{source} {', '.join(parts) or 'is the only policy left'}, measured here"


def compared(ratio: Ratio) -> str:
    """ "1.08x [1.06, 1.10] faster than" what takes the numerators' times, or slower."""
    low, middle, high = ratio
    if f"{middle:.2f}" == "1.00":
        return f"{interval(ratio, 'x')} as fast as"
    if middle > 1:
        return f"{interval(ratio, 'x')} faster than"
    return f"{interval((1 / high, 1 / middle, 1 / low), 'x')} slower than"


def _unverified(conflict: Conflict, why: str) -> Judgement:
    """The side whose own session saw the greater speed-up, without measuring it here; theirs where
    ours says nothing of its speed-up, ours where only theirs does not."""
    ours, theirs = conflict.ours, conflict.theirs
    source, side = "ours", ours
    if theirs is not None and (
        ours is None or ours.speedup is None or (theirs.speedup or 0.0) > ours.speedup
    ):
        source, side = "theirs", theirs
    assert side is not None
    rule = side.rule if side.rule == PROVISIONAL else UNVERIFIED
    taken = replace(side, rule=rule, revision=None)
    return Judgement(taken, source, f"unverified: {why}", finding=Finding.UNMEASURED)
