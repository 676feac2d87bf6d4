"""Unified files: one object, its keys the MD5 of the info_dict, its values lists of candidates."""

from __future__ import annotations

import json
import math

from bankd.bank.cann.document import FormError, Layout, element_spans, value_end
from bankd.bank.cann.entry import (
    Candidate,
    Entry,
    Kind,
    Oddity,
    Rendered,
    Severity,
    canonical_of,
    md5_of,
    object_of,
    plain,
    required,
)


def _claims(value: object) -> bool:
    """An object of lists of candidates."""
    return (
        isinstance(value, dict)
        and bool(value)
        and all(_holds_candidates(each) for each in value.values())
    )


def _holds_candidates(value: object) -> bool:
    return (
        isinstance(value, list)
        and bool(value)
        and isinstance(value[0], dict)
        and {"info_dict", "knowledge"} <= value[0].keys()
    )


def _read(text: str) -> Entry:
    ((key, candidates),) = object_of("{" + text + "}").items()
    if not isinstance(candidates, list) or not candidates:
        raise FormError("is not a list of candidates")
    for each in candidates:
        if not isinstance(each, dict):
            raise FormError("a candidate is not an object")
        required(each, "info_dict", dict)
        required(each, "knowledge", dict)
    info = candidates[0]["info_dict"]
    identity = canonical_of("info_dict", info)
    own = [each for each in candidates if canonical_of("info_dict", each["info_dict"]) == identity]
    odd = () if len(own) == len(candidates) else (_FOREIGN,)
    return Entry(
        info,
        tuple(
            Candidate(canonical_of("knowledge", each["knowledge"]), each.get("cost_time"))
            for each in own
        ),
        label=key,
        right_label=md5_of(info),
        oddities=odd,
    )


_FOREIGN = Oddity(Severity.WARNING, "a candidate has another info_dict than the first")


def _mend(text: str) -> str:
    """The right key; only candidates with a possible time, the fastest first."""
    key_end = value_end(text, 0)
    start = text.index("[", key_end)
    texts = [text[begin:end] for begin, end in element_spans(text, start)]
    entry = _read(text)
    order = sorted(
        (number for number, each in enumerate(texts) if not _timed(each).is_impossible),
        key=lambda number: _rank(texts[number], entry),
    )
    is_unchanged = order == list(range(len(texts)))
    value = text[start:] if is_unchanged else f"[{', '.join(texts[n] for n in order)}]"
    return f"{plain(entry.right_label)}{text[key_end:start]}{value}"


def _timed(text: str) -> Candidate:
    return Candidate("", json.loads(text).get("cost_time"))


def _rank(text: str, entry: Entry) -> tuple[bool, float]:
    """What belongs to another entry comes last; then, what has no time."""
    time_us = _timed(text).time_us
    return json.loads(text)["info_dict"] != entry.info, math.inf if time_us is None else time_us


def _render(entry: Rendered) -> str:
    candidate = {"knowledge": entry.policy, "info_dict": entry.info}
    if entry.time_us is not None:
        candidate["cost_time"] = entry.time_us
    return f"{plain(md5_of(entry.info))}: {plain([candidate])}"


UNIFIED = Kind(
    name="unified",
    layout=Layout.OBJECT,
    folder="unified_bank",
    has_twin=False,
    is_timed=True,
    claims=_claims,
    read=_read,
    render=_render,
    head="{\n",
    between=",\n",
    tail="\n}",
    empty="{}",
    mend=_mend,
)
