"""The lines: the same hashes as the values of `record`, and one reading for each."""

from __future__ import annotations

import contextlib
import json
from dataclasses import replace
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bankd.bank import Decision, Observation, Stage, TimingSummary, canonical
from bankd.bank.exchange.line_schema import (
    DECISION,
    OBSERVATION,
    TASK,
    Codec,
    canonical_text,
    quoted,
)
from bankd.bank.record import OUTCOMES
from tests.bankd.bank.builders import (
    ENVIRONMENT,
    V4,
    a_decision,
    a_task,
    an_observation,
    with_samples,
)

quick_settings = settings(max_examples=150, deadline=None)

times_us = st.floats(min_value=0, allow_nan=False, allow_infinity=False)
PARTS = ("count", "median_us", "low_us", "high_us", "samples")

texts = st.text(st.characters(blacklist_categories=("Cs",)), max_size=8)
keys = st.text(st.characters(blacklist_categories=("Cs", "Cc")), min_size=1, max_size=8)
policies = st.dictionaries(texts, st.integers() | texts | st.lists(texts, max_size=2), max_size=3)
timings = st.none() | st.builds(TimingSummary, st.integers(1, 2**62), times_us, times_us, times_us)
sampled = st.none() | st.builds(
    TimingSummary,
    st.integers(1, 2**62),
    times_us,
    times_us,
    times_us,
    st.lists(times_us, max_size=3).map(tuple),
)
stages = st.lists(st.builds(Stage, texts, times_us, times_us), max_size=2).map(tuple)
hashes = st.integers(0, 9).map(lambda number: sha256(b"%d" % number).hexdigest())

decisions = st.builds(
    Decision,
    key=keys,
    task=policies.map(canonical),
    target=st.just(V4),
    policy=policies.map(canonical),
    rule=texts,
    environment=st.just(ENVIRONMENT),
    baseline=timings,
    timing=timings,
    stages=stages,
    evidence=st.lists(hashes, max_size=3).map(tuple),
)
observations = st.builds(
    Observation,
    key=keys,
    task=policies.map(canonical),
    target=st.just(V4),
    environment=st.just(ENVIRONMENT),
    policy=policies.map(canonical),
    outcome=st.sampled_from(OUTCOMES),
    timing=sampled,
    baseline=sampled,
    error=st.none() | st.floats(min_value=0),
    note=texts,
    host=texts,
    tool_version=texts,
    created=st.just("2026-11-21T02:20:48.584777Z"),
)


def line_of(entry: Decision | Observation) -> tuple[str, dict[str, str]]:
    """The line and the texts that a bank's row of it has."""
    codec: Codec[Any] = DECISION if isinstance(entry, Decision) else OBSERVATION
    others = {
        "cores": entry.target.cores,
        "environment": sha256(entry.environment.encode()).hexdigest(),
        "hash": entry.content_hash,
    }
    if isinstance(entry, Decision):
        stages = [[one.mode, one.before_us, one.after_us] for one in entry.stages]
        others |= {"stages": canonical(stages), "evidence": canonical(entry.evidence)}
    columns = {
        f"{name}_{part}": value
        for name in ("baseline", "timing")
        for part, value in zip(PARTS, row_of(getattr(entry, name)), strict=True)
    }
    columns |= others
    return codec.write(
        [columns[name] if name in columns else getattr(entry, name) for name in codec.columns]
    )


def row_of(summary: TimingSummary | None) -> tuple[Any, ...]:
    if summary is None:
        return (None,) * 5
    samples = canonical(summary.samples) if summary.samples else None
    return summary.count, summary.median_us, summary.low_us, summary.high_us, samples


def pointed_at(entry: Decision | Observation) -> tuple[str, str, str]:
    return quoted(V4.soc_version), quoted(entry.task), quoted(entry.environment)


@quick_settings
@given(decisions)
def test_a_decision_has_the_hash_and_the_line_that_the_slow_way_gives(decision: Decision) -> None:
    line, texts = line_of(decision)

    assert DECISION.hash(texts, *pointed_at(decision)) == decision.content_hash
    assert canonical(json.loads(line)) == line
    assert DECISION.read(line)[1] == texts


@quick_settings
@given(observations)
def test_an_observation_has_the_hash_and_the_line_that_the_slow_way_gives(
    seen: Observation,
) -> None:
    line, texts = line_of(seen)

    assert OBSERVATION.hash(texts, *pointed_at(seen)) == seen.content_hash
    assert canonical(json.loads(line)) == line
    assert OBSERVATION.read(line)[1] == texts


def a_decision_line() -> str:
    return line_of(a_decision(1))[0]


def an_observation_line() -> str:
    return line_of(with_samples(an_observation(1)))[0]


@quick_settings
@given(st.data())
def test_what_is_read_is_canonical_json_of_these_fields_and_nothing_else(
    data: st.DataObject,
) -> None:
    cases: list[tuple[str, Codec[Any]]] = [
        (a_decision_line(), DECISION),
        (an_observation_line(), OBSERVATION),
        (TASK.write(("0" * 64, "k", a_task(1)))[0], TASK),
    ]
    line, codec = data.draw(st.sampled_from(cases))
    place = data.draw(st.integers(0, len(line) - 1))
    other = data.draw(st.sampled_from('0159aeE+-.,:"\\[]{} xé\n'))
    changed = line[:place] + other + line[place + data.draw(st.integers(0, 1)) :]

    with contextlib.suppress(ValueError):
        read = codec.read(changed)
        assert canonical(json.loads(changed)) == changed
        assert set(read[1]) == set(json.loads(line))
        assert json.loads(changed).keys() == json.loads(line).keys()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"tile":8', '"tile":8.0e0'),
        ('"tile":8', '"tile": 8'),
        ('"tile":8', '"tile":8,"tile":8'),
        ("58.781", "58.7810"),
        ("58.781", "5.8781e1"),
        ("58.781", "1e999"),
        ("58.781", "-0.0"),
        ("59.5", "-0.0"),
        ("[21,58.781", "[21,-0.0"),
        ("30.0", "030.0"),
        ("[21,", "[0,"),
        ("[21,", "[021,"),
        ('"cores":2', '"cores":02'),
        ('"cores":2', '"cores":true'),
        ('"rule":"tuned"', '"rule":"\\u0074uned"'),
        ('"rule":"tuned"', '"rule":"tuned","rule":"tuned"'),
    ],
)
def test_what_is_not_the_one_text_of_a_value_is_refused(old: str, new: str) -> None:
    assert old in a_decision_line()

    changed = a_decision_line().replace(old, new, 1)

    with pytest.raises(ValueError, match=r"."):
        DECISION.read(changed)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("27.25", "27.250"),
        ("27.25", "027.25"),
        ("27.25", "2.725e1"),
        ("27.25", "-27.25"),
        ("27.25", "27"),
        ("27.25", "27.25 "),
        ("27.25,26.125", "27.25,,26.125"),
        ("0.3333333333333333", "0.33333333333333331"),
        ("0.3333333333333333", "0.00001"),
        ('"error":1e-07', '"error":0.0000001'),
        ('"error":1e-07', '"error":1e-7'),
        ('"error":1e-07', '"error":0'),
        ('"error":1e-07', '"error":"nan"'),
        ('"outcome":"ok"', '"outcome":"fine"'),
        ("2026-11-21", "2026-11-31"),
        ("584777Z", "584777"),
        ('"note":""', '"note":"\\u0061"'),
    ],
)
def test_what_is_not_the_one_text_of_a_trial_is_refused(old: str, new: str) -> None:
    assert old in an_observation_line()

    changed = an_observation_line().replace(old, new, 1)

    with pytest.raises(ValueError, match=r"."):
        OBSERVATION.read(changed)


def test_an_infinite_error_has_a_text_that_json_can_hold() -> None:
    line, _ = line_of(replace(an_observation(1), error=float("inf")))

    assert '"error":"inf"' in line
    assert OBSERVATION.read(line)[0].error == "inf"


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(blacklist_categories=("Cs",)), max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=2), inner),
    max_leaves=6,
)  # fmt: skip


@quick_settings
@given(json_values, st.integers(0, 40), st.sampled_from('0e+-., "\\\x7f'))
def test_one_text_of_a_value_is_canonical_and_no_other(
    value: object, place: int, other: str
) -> None:
    text = canonical(value)
    changed = text[:place] + other + text[place:]

    assert canonical_text(text) == text
    with contextlib.suppress(ValueError):
        assert canonical(json.loads(canonical_text(changed))) == changed
