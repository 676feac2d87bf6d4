"""The policy knob by knob: value, default, what is legal, what was tried."""

from __future__ import annotations

from bankd.bank.subject import knobs_of
from tui.formatting import NOTHING, ratio
from tui.glyphs import Glyphs
from tui.record.detail import Detail, Tried
from tui.record.legal_values import LegalValues
from tui.record.parts import Drawn, heading, pairs, table, told

MOST_KNOBS = 200


def policy(found: Detail, legal: LegalValues | None, glyphs: Glyphs) -> Drawn:
    """Knob by knob. `legal`: None while it is still to come."""
    decision = found.decision
    knobs = knobs_of(decision.policy)[:MOST_KNOBS]
    if not knobs:
        yield heading("policy")
        yield told("There is only one way to do this: the policy has no knobs.")
        return
    default = _defaults(found, legal)
    values = legal.values if legal else {}
    absent = NOTHING if legal else glyphs.more
    yield heading("policy")
    yield table(
        ("knob", "value", "default", "legal values"),
        [
            (name, value, default.get(name, NOTHING), " ".join(values.get(name, ())) or absent)
            for name, value in knobs
        ],
    )
    if legal is not None and legal.reason:
        yield told(f"legal values: {legal.reason}")
    yield from _tried(found, knobs)


def _defaults(found: Detail, legal: LegalValues | None) -> dict[str, str]:
    """As they were raced; else as they are today."""
    if found.default_policy is not None:
        return dict(knobs_of(found.default_policy))
    return dict(legal.defaults) if legal else {}


def _tried(found: Detail, knobs: list[tuple[str, str]]) -> Drawn:
    """Of knobs of which more than one value was tried."""
    rows = [
        (name, "  ".join(_tried_value(one, value) for one in found.tried[name]))
        for name, value in knobs
        if len(found.tried.get(name, ())) > 1
    ]
    if rows:
        yield heading("tried values: best speed-up (trials); * is chosen")
        yield pairs(rows)


def _tried_value(one: Tried, chosen: str) -> str:
    mark = "*" if one.value == chosen else ""
    return f"{one.value}{mark}:{ratio(one.best)}({one.trials})"
