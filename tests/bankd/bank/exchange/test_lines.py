"""The lines: the same hashes as the values of `record`, and one reading for each."""

from __future__ import annotations

import json
from hashlib import sha256

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bankd.bank import Decision, Observation, Stage, TimingSummary, canonical
from bankd.bank.exchange import quick
from bankd.bank.exchange.entries import read_any_decision, read_any_observation, read_any_task
from bankd.bank.exchange.fields import NO_TIMING, Timing, quoted, samples_text, timing
from bankd.bank.exchange.lines import (
    Context,
    DecisionLine,
    ObservationLine,
    decision_hash,
    decision_line,
    observation_hash,
    observation_line,
    task_line,
)
from bankd.bank.record import OUTCOMES
from tests.bankd.bank.builders import (
    ENVIRONMENT,
    V4,
    a_decision,
    a_key,
    a_task,
    an_observation,
    with_samples,
)

quick_settings = settings(max_examples=150, deadline=None)

times_us = st.floats(min_value=0, allow_nan=False, allow_infinity=False)
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


def line_of(decision: Decision) -> DecisionLine:
    return DecisionLine(
        decision.target.cores,
        decision.key,
        decision.policy,
        sha256(decision.environment.encode()).hexdigest(),
        decision.rule,
        timing_of(decision.baseline),
        timing_of(decision.timing),
        canonical([[one.mode, one.before_us, one.after_us] for one in decision.stages]),
        canonical(decision.evidence),
    )


def trial_of(seen: Observation) -> ObservationLine:
    return ObservationLine(
        seen.target.cores,
        seen.key,
        seen.policy,
        sha256(seen.environment.encode()).hexdigest(),
        seen.outcome,
        timing_of(seen.baseline),
        timing_of(seen.timing),
        seen.error,
        seen.note,
        seen.host,
        seen.tool_version,
        seen.created,
    )


def timing_of(summary: TimingSummary | None) -> Timing:
    if summary is None:
        return NO_TIMING
    samples = canonical(summary.samples) if summary.samples else None
    return timing(summary.count, summary.median_us, summary.low_us, summary.high_us, samples)


def context_of(entry: Decision | Observation) -> Context:
    return Context(quoted(V4.soc_version), quoted(entry.task), quoted(entry.environment))


@quick_settings
@given(decisions)
def test_a_decision_has_the_hash_and_the_line_that_the_slow_way_gives(decision: Decision) -> None:
    entry = line_of(decision)

    content_hash = decision_hash(entry, context_of(decision))
    line = decision_line(entry, content_hash)

    assert content_hash == decision.content_hash
    assert canonical(json.loads(line)) == line
    assert read_any_decision(line) == (entry, content_hash)
    assert quick.decision(line) in (None, (entry, content_hash))


@quick_settings
@given(observations)
def test_an_observation_has_the_hash_and_the_line_that_the_slow_way_gives(
    seen: Observation,
) -> None:
    entry = trial_of(seen)

    content_hash = observation_hash(entry, context_of(seen))
    line = observation_line(entry, content_hash)

    assert content_hash == seen.content_hash
    assert canonical(json.loads(line)) == line
    assert read_any_observation(line) == (entry, content_hash)
    assert quick.observation(line) in (None, (entry, content_hash))


def a_decision_line() -> str:
    return decision_line(line_of(a_decision(1)), a_decision(1).content_hash)


def an_observation_line() -> str:
    seen = with_samples(an_observation(1))
    return observation_line(trial_of(seen), seen.content_hash)


@quick_settings
@given(st.data())
def test_a_short_cut_never_reads_what_the_long_way_refuses(data: st.DataObject) -> None:
    line, read, read_any = data.draw(
        st.sampled_from(
            [
                (a_decision_line(), quick.decision, read_any_decision),
                (an_observation_line(), quick.observation, read_any_observation),
            ]
        )
    )
    place = data.draw(st.integers(0, len(line) - 1))
    other = data.draw(st.sampled_from('0159aeE+-.,:"\\[]{} xé\n'))
    changed = line[:place] + other + line[place + data.draw(st.integers(0, 1)) :]

    found = read(changed)

    assert found is None or found == read_any(changed)


def test_the_short_cut_is_taken_by_what_a_tuner_writes() -> None:
    text = a_task(1)
    content_hash = sha256(text.encode()).hexdigest()

    assert quick.decision(a_decision_line()) == read_any_decision(a_decision_line())
    for seen in (with_samples(an_observation(1)), an_observation(1, outcome="crashed")):
        line = observation_line(trial_of(seen), seen.content_hash)
        assert quick.observation(line) == read_any_observation(line)
    task = task_line(a_key(1), text, content_hash)
    assert quick.task(task) == read_any_task(task) == (a_key(1), text, content_hash)


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

    assert quick.decision(changed) is None
    with pytest.raises(ValueError, match=r"."):
        read_any_decision(changed)


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

    assert quick.observation(changed) is None
    with pytest.raises(ValueError, match=r"."):
        read_any_observation(changed)


numbers = st.floats(0, 1e9) | st.decimals(0, 10**9, places=4).map(float)


@quick_settings
@given(st.lists(numbers, min_size=1, max_size=3), st.integers(0, 30), st.sampled_from("0157.e-,"))
def test_samples_are_known_at_a_glance_only_in_their_one_text(
    times: list[float], place: int, other: str
) -> None:
    text = samples_text("samples", times)
    changed = text[:place] + other + text[place + 1 :]

    assert quick.are_samples(text) or any(len(repr(one)) > 16 or one < 1e-3 for one in times)
    assert not quick.are_samples(changed) or samples_text("s", json.loads(changed)) == changed


def test_an_infinite_error_has_a_text_that_json_can_hold() -> None:
    seen = an_observation(1)
    entry = trial_of(seen)._replace(error=float("inf"))

    assert '"error":"inf"' in observation_line(entry, seen.content_hash)
