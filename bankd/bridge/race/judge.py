"""What a duel says of a conflict between two banks: which side's policy holds, and why."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from bankd.bank import Decision
from bankd.bank.merge.values import UNDECIDED, UNVERIFIED, Choice, Conflict, Finding, Judgement
from bankd.bank.record import PROVISIONAL
from bankd.bridge.race.here import environment_here, observations_of, policy_in
from bankd.bridge.translate import decision_of
from tuner.measure.paired_times import Ratio
from tuner.policy import Policy
from tuner.subgraph.rewrite_space import AnySpace
from tuner.tuning.head_to_head import RaceResult

DEFAULT = "default"
"""The rule of entries that say: nothing is better than the default."""
NOTE = "merge: measured"
"""In the observations of a duel that settled a conflict."""
REMARKS = {Finding.TIE: "tie: ", Finding.UNDECIDED: f"{UNDECIDED}: "}
"""How a reason begins that is no clear win."""


@dataclass(frozen=True)
class Sides:
    """A conflict with the policies of its sides as they are today."""

    conflict: Conflict
    space: AnySpace
    decisions: Mapping[str, Decision]
    """By "ours", "theirs" and "base", as far as they have a word in it."""
    policies: Mapping[str, Policy | None]
    """None: it cannot be read."""
    tie: str
    """The side that a tie falls to, where it has a policy."""

    @staticmethod
    def of(conflict: Conflict, space: AnySpace, tie: Choice = Choice.BASE) -> Sides:
        """Without the base where one side retired the key."""
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
        """In the order in which a tie falls: the preferred side, or the default where one side
        retired the key; then the base, ours, theirs."""
        order = [self.tie, *([DEFAULT] if self.retired_by else []), "base", "ours", "theirs"]
        known = {**self.policies, DEFAULT: self.space.default}
        policies = (known.get(name) for name in order)
        return list(dict.fromkeys(policy for policy in policies if policy is not None))

    def policy_of(self, side: str) -> Policy | None:
        """Of a side that retired the key: the default."""
        return self.policies.get(side, self.space.default)

    def source_of(self, policy: Policy) -> str:
        """Whose policy it is."""
        return next((name for name, own in self.policies.items() if own == policy), "default")

    def rivals_of(self, source: str) -> Iterator[tuple[str, Policy | None]]:
        """What the policy of a source has competed with, by name, each once."""
        mine = self.policies.get(source, self.space.default)
        rivals = {**self.policies, "the default": self.space.default}
        return ((name, policy) for name, policy in rivals.items() if policy != mine)


def judgement(sides: Sides, result: RaceResult) -> Judgement:
    target = sides.conflict.target
    observations = tuple(observations_of(result.trials, target, NOTE))
    if result.decision is None:
        return Judgement(None, "default", _nothing_timed(sides, result), observations)
    result = _not_slower(sides, result)
    finding, decision = _finding(sides, result), result.decision
    assert decision is not None
    source = sides.source_of(decision.policy)
    reason = REMARKS.get(finding, "") + _reason(sides, source, result)
    told = Judgement(None, source, reason, observations, finding)
    if finding is Finding.UNDECIDED:
        return replace(told, source="")
    if decision.rule == DEFAULT and sides.retired_by:
        return replace(told, source=sides.retired_by)
    winner = sides.decisions.get(source)
    evidence = [one.content_hash for one in observations]
    if winner is not None:
        evidence += winner.evidence
    decided = decision_of(decision, target, environment_here(), evidence)
    if _is_settled(sides, winner):
        return replace(told, result=decided)
    # What nobody searched must not count as searched.
    return replace(told, result=replace(decided, rule=PROVISIONAL) if winner else None)


def _not_slower(sides: Sides, result: RaceResult) -> RaceResult:
    """A winner that is slower than the default gives way to the next side that is not, or to it."""
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
    policies = {sides.policy_of(side) for side in ("ours", "theirs")}
    rivals = policies - {None, result.decision.policy}
    is_tie = any(result.is_tied(policy) for policy in rivals if policy)
    return Finding.TIE if is_tie else Finding.CLEAR


def _is_settled(sides: Sides, winner: Decision | None) -> bool:
    """Whether the winner, or any side where the default wins, was more than provisional."""
    stated = [winner] if winner else sides.decisions.values()
    return any(decision.rule != PROVISIONAL for decision in stated)


def _reason(sides: Sides, source: str, result: RaceResult) -> str:
    """ "theirs 1.08x [1.06, 1.10] faster than ours, 1.21x [1.19, 1.23] ... the default, ..."."""
    assert result.decision is not None
    told = []
    for name, policy in sides.rivals_of(source):
        if policy is None or policy in result.out:
            why = "it cannot be read" if policy is None else " ".join(result.out[policy].split())
            told.append(f"{name} is out ({why})")
        elif (ratio := result.ratio(policy, result.decision.policy)) is not None:
            told.append(f"{compared(ratio)} {name}")
    what = ", ".join(told) or "is the only policy left"
    return f"{source} {what}, measured here"


def _nothing_timed(sides: Sides, result: RaceResult) -> str:
    failures = (f"{sides.source_of(p)} {' '.join(why.split())}" for p, why in result.out.items())
    return f"nothing could be timed here: {'; '.join(failures)}"


def shown(ratio: Ratio) -> str:
    """ "1.08x [1.06, 1.10]"."""
    low, middle, high = ratio
    return f"{middle:.2f}x [{low:.2f}, {high:.2f}]"


def compared(ratio: Ratio) -> str:
    """ "1.08x [1.06, 1.10] faster than" what takes the numerators' times, or slower."""
    low, middle, high = ratio
    if f"{middle:.2f}" == "1.00":
        return f"{shown(ratio)} as fast as"
    if middle > 1:
        return f"{shown(ratio)} faster than"
    return f"{shown((1 / high, 1 / middle, 1 / low))} slower than"


def unverified(conflict: Conflict, why: str) -> Judgement:
    """The side whose own session saw the greater speed-up, taken on trust."""
    source = _more_promising(conflict)
    side = conflict.ours if source == "ours" else conflict.theirs
    assert side is not None
    rule = side.rule if side.rule == PROVISIONAL else UNVERIFIED
    taken = replace(side, rule=rule, revision=None)
    return Judgement(taken, source, f"unverified: {why}", finding=Finding.UNMEASURED)


def _more_promising(conflict: Conflict) -> str:
    """Theirs where ours says nothing of its speed-up, ours where only theirs does not."""
    ours, theirs = conflict.ours, conflict.theirs
    if ours is None or theirs is None:
        return "ours" if theirs is None else "theirs"
    if ours.speedup is None:
        return "theirs"
    return "theirs" if theirs.speedup is not None and theirs.speedup > ours.speedup else "ours"
