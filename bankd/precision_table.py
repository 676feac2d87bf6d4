"""The table of a choice of precision, out of its entry in a bank and the trials that it cites."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

from bankd.bank.record import Decision, Observation
from bankd.bank.subject import choice_of, knobs_of
from bankd.figures import Chain, Lowered

IN_F32 = "f32"
"""Value of the knob of a group of operators that is not lowered."""


def lowered_of(decision: Decision, observations: Iterable[Observation]) -> Lowered:
    """The choice with its table: a row for each group of operators, with the cited figures.

    `observations` are those of its key. What the bank has no trial of has no figures.
    """
    cited = [one for one in observations if one.content_hash in decision.evidence]
    alone = {one.policy: one for one in cited if one.note.startswith("[")}
    whole = next((one for one in reversed(cited) if not one.note.startswith("[")), None)
    knobs = knobs_of(decision.policy)
    forms = [value for one in cited for _, value in knobs_of(one.policy) if value != IN_F32]
    form = next((value for _, value in knobs if value != IN_F32), forms[0] if forms else "")
    asked, budget, *_ = choice_of(decision.task)
    of_head = {name: one for one in alone.values() for name, _ in knobs_of(one.policy)}
    chains = tuple(
        _chain(name, of_head.get(name), is_lowered=value != IN_F32) for name, value in knobs
    )
    accuracy = whole.note if whole else ""
    kept = "" if any(chain.is_lowered for chain in chains) else _why_kept(chains, whole)
    return Lowered(form or asked, chains, budget, accuracy, decision.speedup_span, kept)


def _chain(name: str, trial: Observation | None, *, is_lowered: bool) -> Chain:
    """A group of operators, with what its trial says."""
    if trial is None or trial.timing is None or trial.baseline is None:
        return Chain((name,), is_lowered=is_lowered, reason="" if is_lowered else "not measured")
    before, after = trial.baseline.median_us, trial.timing
    saved_us = before - after.high_us, before - after.median_us, before - after.low_us
    reason = "not measured" if trial.error is None else "beyond the budget"
    if saved_us[0] <= 0:
        reason = "no faster beyond the noise" if saved_us[1] > 0 else "not faster"
    elif trial.outcome != "ok":
        reason = "fragile"
    names = (name, *_further_names(trial.note))
    reason = "" if is_lowered else reason
    return Chain(names, saved_us, trial.error, is_lowered, reason, before)


def _further_names(note: str) -> Sequence[str]:
    """Names of the other operators of a group, as a trial's note has them."""
    try:
        found = json.loads(note)
    except ValueError:
        return ()
    return [str(name) for name in found] if isinstance(found, list) else ()


def _why_kept(chains: Sequence[Chain], whole: Observation | None) -> str:
    if whole is not None:
        return "too little accuracy" if whole.outcome != "ok" else "fewer bits are no faster"
    reasons = dict.fromkeys(chain.reason for chain in chains)
    return f"no group of operators pays ({', '.join(reasons)})"
