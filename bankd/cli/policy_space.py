"""`bankd show --space`: the values that each knob of an entry may have in today's tuner."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict
from typing import Any

from bankd.bank import Decision
from bankd.bank.subject import is_foreign, is_gradients, is_precision, is_subgraph
from bankd.bridge import (
    ISAS,
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
from bankd.number_text import counted


def show_spaces(decisions: Sequence[Decision]) -> None:
    """Print the space of each entry."""
    spaces = [plain_space(decision) for decision in decisions]
    if is_json():
        print_json(spaces)
    else:
        write_lines(itertools.chain.from_iterable(map(_lines, spaces)))


def plain_space(decision: Decision) -> dict[str, Any]:
    """Return the knobs of an entry, or the reason why they are not known, or have no kernel.

    Nothing is measured, and the machine need not be of the entry's kind.
    """
    soc_version, cores = decision.target.soc_version, decision.target.cores
    found: dict[str, Any] = {}
    if is_foreign(decision.task):
        found["reason"] = "it is from a CANN file"
    elif is_gradients(decision.task):
        found["reason"] = "a segment may end with any of the gradients"
    elif is_precision(decision.task):
        found["reason"] = "a group of operators is computed in fewer bits, or in f32"
    elif soc_version not in ISAS:
        found["reason"] = f"no kernels are made for {soc_version} here"
    else:
        try:
            found = _described(decision, Target(soc_version, cores))
        except READ_ERRORS:
            found["reason"] = "its task is not of this version"
    place = {"key": decision.key, "soc_version": soc_version, "cores": cores}
    return {**place, "knobs": [], "reason": "", "loops": None, **found}


def _described(decision: Decision, target: Target) -> dict[str, Any]:
    """Return knobs, and loops of the kernel or the reason why there is none.

    Values are those of the chosen `impl`; of `impl`, all that are possible for the task. Not every
    combination of them has a kernel. A policy that is older than a knob has no value for it.
    """
    text = decision.task
    subject = Subgraph.parse(text) if is_subgraph(text) else Task.parse(text)
    if subject.key != decision.key:
        raise ValueError("another key than its task's")
    space = space_of(subject, target)
    policy = policy_in(space, decision.policy)
    if space is None or policy is None:
        return {"reason": "its policy cannot be read here"}
    default, chosen = dict(space.default.knobs), dict(Policy.parse(decision.policy).knobs)
    own = space.knobs if isinstance(space, SubgraphSpace) else space.subspace_of(policy)
    values = {**space.knobs, **own, "impl": space.knobs.get("impl", ())}
    knobs = [
        {"name": name, "value": chosen.get(name), "default": default[name],
         "values": list(values[name])}
        for name in space.knobs
    ]  # fmt: skip
    reason, loops = space.why_illegal(policy) or "", None
    if isinstance(subject, Task) and not reason:
        with suppress(*READ_ERRORS):  # A legal policy of a task that another program wrote.
            loops = asdict(backend_of(target.soc_version).describe(subject, policy, target))
    return {"knobs": knobs, "reason": reason, "loops": loops}


def _lines(space: dict[str, Any]) -> Iterator[str]:
    title = f"{space['key']} on {space['soc_version']} with {counted(space['cores'], 'core')}"
    rows = ((k["name"], k["value"], k["default"], " ".join(map(str, k["values"])))
            for k in space["knobs"])  # fmt: skip
    yield from table_lines(
        ("knob", "value", "default", "legal values"),
        rows,
        title=title,
    )
    if space["reason"]:
        yield f"{'no kernel today' if space['knobs'] else title}: {space['reason']}"
