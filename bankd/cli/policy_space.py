"""`bankd show --space`: the values that each knob of an entry may have in today's tuner."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from bankd.bank import Decision
from bankd.bank.subject import is_foreign, is_gradients, is_subgraph
from bankd.bridge import (
    ISAS,
    AnySpace,
    Knob,
    Policy,
    Subgraph,
    SubgraphSpace,
    Target,
    Task,
    backend_of,
    space_of,
)
from bankd.bridge.race import policy_in
from bankd.bridge.stale_entries import READ_ERRORS
from bankd.cli.tables import is_json, print_json, table_lines, write_lines


@dataclass(frozen=True)
class LegalKnob:
    """A knob of an entry. Values are those of the chosen `impl`; of `impl`, all that are possible
    for the task. Not every combination of them has a kernel."""

    name: str
    value: Knob | None
    """None: the entry's policy is older than the knob."""
    default: Knob
    values: tuple[Knob, ...]


@dataclass(frozen=True)
class LegalSpace:
    """The knobs of an entry, or why there are none to tell of."""

    decision: Decision
    knobs: tuple[LegalKnob, ...] = ()
    reason: str = ""


def legal_space(decision: Decision) -> LegalSpace:
    """Nothing is measured, and the machine need not be of the entry's kind."""
    target = decision.target
    if is_foreign(decision.task):
        return LegalSpace(decision, reason="it is from a CANN file")
    if is_gradients(decision.task):
        return LegalSpace(decision, reason="a segment may end with any of the gradients")
    if target.soc_version not in ISAS:
        return LegalSpace(decision, reason=f"no kernels are made for {target.soc_version} here")
    try:
        space = _space(decision)
        policy = policy_in(space, decision.policy)
        if space is None or policy is None:
            return LegalSpace(decision, reason="its policy cannot be read here")
        return LegalSpace(
            decision, _knobs(space, policy, decision), space.why_illegal(policy) or ""
        )
    except READ_ERRORS:
        return LegalSpace(decision, reason="its task is not of this version")


def _space(decision: Decision) -> AnySpace:
    subject = (
        Subgraph.parse(decision.task) if is_subgraph(decision.task) else Task.parse(decision.task)
    )
    if subject.key != decision.key:
        raise ValueError("another key than its task's")
    return space_of(subject, Target(decision.target.soc_version, decision.target.cores))


def _knobs(space: AnySpace, policy: Policy, decision: Decision) -> tuple[LegalKnob, ...]:
    default = dict(space.default.knobs)
    chosen = dict(Policy.parse(decision.policy).knobs)
    own = space.knobs if isinstance(space, SubgraphSpace) else space.subspace_of(policy)
    values = {**space.knobs, **own, "impl": space.knobs.get("impl", ())}
    return tuple(
        LegalKnob(name, chosen.get(name), default[name], values[name]) for name in space.knobs
    )


def show_spaces(decisions: Sequence[Decision]) -> None:
    """Print the space of each entry."""
    spaces = [legal_space(decision) for decision in decisions]
    if is_json():
        print_json(plain_spaces(spaces))
    else:
        lines = itertools.chain.from_iterable(space_lines(space) for space in spaces)
        write_lines(lines)


def plain_spaces(spaces: Sequence[LegalSpace]) -> list[dict[str, Any]]:
    """Return it for `--json`."""
    return [
        {
            "key": space.decision.key,
            "soc_version": space.decision.target.soc_version,
            "cores": space.decision.target.cores,
            "knobs": [
                {"name": k.name, "value": k.value, "default": k.default, "values": list(k.values)}
                for k in space.knobs
            ],
            "reason": space.reason,
            "loops": _loops(space),
        }
        for space in spaces
    ]


def _loops(space: LegalSpace) -> dict[str, Any] | None:
    """The loops of the entry's kernel; None for a subgraph, and where there is no kernel."""
    decision = space.decision
    if space.reason or is_subgraph(decision.task):
        return None
    target = Target(decision.target.soc_version, decision.target.cores)
    try:
        task, policy = Task.parse(decision.task), policy_in(_space(decision), decision.policy)
        if policy is None:
            return None
        return asdict(backend_of(target.soc_version).describe(task, policy, target))
    except READ_ERRORS:  # A legal policy of a task that another program wrote.
        return None


def space_lines(space: LegalSpace) -> Iterator[str]:
    """Return lines for people."""
    decision = space.decision
    title = f"{decision.key} on {decision.target.soc_version} with {decision.target.cores} cores"
    yield from table_lines(
        ("knob", "value", "default", "legal values"),
        ((k.name, k.value, k.default, " ".join(map(str, k.values))) for k in space.knobs),
        left=4,
        title=title,
        folding=("legal values",),
        is_headed=False,
    )
    if space.reason:
        yield f"no kernel today: {space.reason}" if space.knobs else f"{title}: {space.reason}"
