"""The common form of the lines of an export, read faster than a JSON parser could.

A short cut only: what is not recognised here is read, or refused, by `entries`; what is, is read
as there.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from operator import lt
from typing import Any

from bankd.bank.exchange.fields import (
    NO_TIMING,
    Timing,
    created_field,
    policy_text,
    task_text,
)
from bankd.bank.exchange.lines import DecisionLine, ObservationLine
from bankd.bank.record import OUTCOMES

_HASH = "[0-9a-f]{64}"
_WORD = r"[ !#-\[\]-~]"  # printable ASCII but for the quotation mark and the backslash
_TIME = r"[0-9]{1,15}\.[0-9]{1,17}"
_TIMING = rf"null|\[[1-9][0-9]{{0,17}},{_TIME},{_TIME},{_TIME}\]"
_STAGE = rf'\["({_WORD}{{0,64}})",({_TIME}),({_TIME})\]'
_ONE_STAGE = rf'\["{_WORD}{{0,64}}",{_TIME},{_TIME}\]'

_SAMPLES = rf"\[{_TIME}(?:,{_TIME})*\]"
_TRIAL_TIMING = rf"null|\[[1-9][0-9]{{0,17}},{_TIME},{_TIME},{_TIME}(?:,{_SAMPLES})?\]"
_ERROR = r"[0-9]{1,17}(?:\.[0-9]{1,17})?(?:e-[0-9]{2,3})?"

# At most 14 digits without idle zeros, from 0.1 on: the text that `repr` gives of its value.
_SHORT = r"(?:[1-9][0-9]{0,6}\.(?:0|[0-9]{0,6}[1-9])|0\.(?:[1-9]|[1-9][0-9]{0,5}[1-9]))"
_timing = re.compile(_TIMING)
_samples = re.compile(_SAMPLES)
_short_samples = re.compile(rf"\[{_SHORT}(?:,{_SHORT})*\]")
_stage = re.compile(_STAGE)
_stages = re.compile(rf"\[(?:{_ONE_STAGE}(?:,{_ONE_STAGE})*)?\]")
_evidence = re.compile(rf'\[(?:"{_HASH}"(?:,"{_HASH}")*)?\]')
_task = re.compile(rf'\{{"hash":"({_HASH})","key":"({_WORD}{{1,256}})","task":(\{{.*\}})\}}')
_decision = re.compile(
    rf'\{{"baseline":({_TIMING}),"cores":([1-9][0-9]{{0,3}}),"environment":"({_HASH})",'
    rf'"evidence":({_evidence.pattern}),"hash":"({_HASH})","key":"({_WORD}{{1,256}})",'
    rf'"policy":(\{{.*\}}),"rule":"({_WORD}{{0,256}})","stages":({_stages.pattern}),'
    rf'"timing":({_TIMING})\}}'
)
_observation = re.compile(
    rf'\{{"baseline":({_TRIAL_TIMING}),"cores":([1-9][0-9]{{0,3}}),"created":"({_WORD}{{1,32}})",'
    rf'"environment":"({_HASH})","error":(null|"inf"|{_ERROR}),"hash":"({_HASH})",'
    rf'"host":"({_WORD}{{0,256}})","key":"({_WORD}{{1,256}})","note":"({_WORD}{{0,4096}})",'
    rf'"outcome":"({"|".join(OUTCOMES)})","policy":(\{{.*\}}),"timing":({_TRIAL_TIMING}),'
    rf'"tool_version":"({_WORD}{{0,256}})"\}}'
)


def task(line: str) -> tuple[str, str, str] | None:
    """Key, text and hash on the line of a task; None where `entries` has to look itself."""
    found = _task.fullmatch(line)
    if found is None or not _is_canonical(found[3], task_text):
        return None
    return found[2], found[3], found[1]


def decision(line: str) -> tuple[DecisionLine, str] | None:
    """What `entries.read_decision` returns; None where that has to look itself."""
    found = _decision.fullmatch(line)
    if found is None:
        return None
    baseline, cores, environment, evidence, content_hash, key, policy, rule, stages, times = (
        found.groups()
    )
    baseline_timing, timing_found = _timing_of(baseline), _timing_of(times)
    if (
        baseline_timing is None
        or timing_found is None
        or not (
            _floats_are_canonical(stages)
            and _ascends(evidence)
            and _is_canonical(policy, policy_text)
        )
    ):
        return None
    entry = DecisionLine(
        int(cores), key, policy, environment, rule, baseline_timing, timing_found, stages, evidence
    )
    return entry, content_hash


def observation(line: str) -> tuple[ObservationLine, str] | None:
    """What `entries.read_observation` returns; None where that has to look itself."""
    found = _observation.fullmatch(line)
    if found is None:
        return None
    (
        baseline, cores, created, environment, error, content_hash, host, key, note, outcome,
        policy, times, tool_version,
    ) = found.groups()  # fmt: skip
    baseline_timing, timing_found = _trial_timing_of(baseline), _trial_timing_of(times)
    if (
        baseline_timing is None
        or timing_found is None
        or not (
            _is_error(error)
            and _is_canonical(created, created_field)
            and _is_canonical(policy, policy_text)
        )
    ):
        return None
    entry = ObservationLine(
        int(cores), key, policy, environment, outcome, baseline_timing, timing_found,
        None if error == "null" else float(error.strip('"')), note, host, tool_version, created,
    )  # fmt: skip
    return entry, content_hash


def are_stages(text: str) -> bool:
    """Whether `fields.stages_text` gives this text."""
    return _stages.fullmatch(text) is not None and _floats_are_canonical(text)


def is_evidence(text: str) -> bool:
    """Whether `fields.evidence_text` gives this text."""
    return _evidence.fullmatch(text) is not None and _ascends(text)


def are_samples(text: str) -> bool:
    """Whether `fields.samples_text` gives this text."""
    return bool(_samples.fullmatch(text)) and _times_are_canonical(text)


def timing(row: tuple[Any, ...]) -> Timing | None:
    """What `fields.timing_field` makes of count, median, low and high."""
    rounds, median_us, low_us, high_us = row
    text = f"[{rounds},{median_us!r},{low_us!r},{high_us!r}]"
    is_common = type(rounds) is int and _timing.fullmatch(text) is not None
    return Timing(text, rounds, median_us, low_us, high_us) if is_common else None


def _timing_of(text: str) -> Timing | None:
    if text == "null":
        return NO_TIMING
    rounds, median, low, high = text[1:-1].split(",")
    median_us, low_us, high_us = float(median), float(low), float(high)
    if f"[{rounds},{median_us!r},{low_us!r},{high_us!r}]" != text:
        return None
    return Timing(text, int(rounds), median_us, low_us, high_us)


def _trial_timing_of(text: str) -> Timing | None:
    summary_text, has_samples, further = text.partition(",[")
    if not has_samples:
        return _timing_of(text)
    summary, samples = _timing_of(f"{summary_text}]"), f"[{further[:-1]}"
    if summary is None or not _times_are_canonical(samples):
        return None
    return Timing(text, *summary[1:5], samples)


def _times_are_canonical(samples: str) -> bool:
    if _short_samples.fullmatch(samples):
        return True
    return repr(list(map(float, samples[1:-1].split(",")))).replace(" ", "") == samples


def _is_error(text: str) -> bool:
    return text[0] in '"n' or repr(float(text)) == text


def _floats_are_canonical(stages: str) -> bool:
    for _, before, after in _stage.findall(stages):
        if repr(float(before)) != before or repr(float(after)) != after:
            return False
    return True


def _ascends(evidence: str) -> bool:
    hashes = evidence[1:-1].split(",")
    return all(map(lt, hashes, hashes[1:]))


def _is_canonical(text: str, checked: Callable[[str], str]) -> bool:
    try:
        checked(text)
    except ValueError:
        return False
    return True
