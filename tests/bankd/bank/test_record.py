from __future__ import annotations

import math
from dataclasses import replace

import pytest

from bankd.bank import (
    Bank,
    Decision,
    Observation,
    TargetKey,
    TimingSummary,
    canonical,
    content_hash,
)
from bankd.bank.record import utc_now
from tests.bankd.bank.builders import (
    V4,
    a_decision,
    a_key,
    an_observation,
    of_subgraph,
    with_samples,
)


def test_equal_content_has_one_text_whatever_the_order_of_its_keys() -> None:
    assert canonical({"b": 1, "a": [1.5, "é"]}) == canonical({"a": [1.5, "é"], "b": 1})
    assert canonical({"b": 1, "a": "é"}) == '{"a":"\\u00e9","b":1}'


def test_what_json_cannot_say_has_no_canonical_text() -> None:
    with pytest.raises(ValueError, match="JSON"):
        canonical({"time": math.nan})


def test_a_whole_number_of_microseconds_is_the_same_time_as_a_fraction() -> None:
    assert content_hash(TimingSummary(3, 5, 0, 6).content()) == content_hash(
        TimingSummary(3, 5.0, -0.0, 6.0).content()
    )


BARE = replace(a_decision(1), baseline=None, timing=None, stages=(), evidence=())


@pytest.mark.parametrize(
    ("entry", "digest"),
    [
        (an_observation(1), "c495dff22ad4a49eb2d5931fe6f107bf2ebb1d08dcff6490a77f651e10e32583"),
        (
            with_samples(an_observation(1)),
            "5b58d249ff723acd018f8a5baae4742f0101b9bae716911415063a1b39bcdaa6",
        ),
        (
            replace(an_observation(3, outcome="wrong"), error=math.inf),
            "f1f9f260fb8d1dc8fe9bdd9e4cf9e7c2808e2167c206620a912a3fba4b5f9d2f",
        ),
        (a_decision(1), "1ec670ca2081dc2fa2a16cc648e27208ae301e6b6022c9e76f6d0dd73f44b87e"),
        (BARE, "623da8da9af0708a1a21124407ecb3dacaf1243e4da3ffeb94b4ddccb6a856a3"),
        (
            of_subgraph(a_decision(1), 1),
            "9f784ce3ff352e50bf3c0115d2487f76a0040d91f8e2502f9fa85be9e9370e9b",
        ),
    ],
    ids=["observation", "samples", "wrong", "decision", "bare", "subgraph"],
)
def test_the_hash_of_an_entry_is_what_it_always_was(
    entry: Observation | Decision, digest: str
) -> None:
    assert entry.content_hash == digest


def test_the_ids_of_revisions_are_what_they_always_were(bank: Bank) -> None:
    first = bank.commit(V4, [a_decision(n) for n in (3, 1, 2)], "one", "me")
    second = bank.commit(V4, [a_decision(1, tile=4)], "two", "me", retired=[a_key(2)])

    assert [first.id, second.id] == [
        "fe4fbc37a1f5225c6e393b19670e23c0293cc3e351c552fada48a9870c616da3",
        "584ce1649a5e73a3d3fb77ce7b2d53742f81ed7410229682fca1fec1718fb441",
    ]


@pytest.mark.parametrize("time_us", [math.nan, math.inf, -1.0])
def test_an_impossible_time_is_refused(time_us: float) -> None:
    with pytest.raises(ValueError, match="median_us"):
        TimingSummary(3, time_us, 1.0, 2.0)


def test_a_summary_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="0 samples"):
        TimingSummary(0, 1.0, 1.0, 1.0)


@pytest.mark.parametrize(("soc_version", "cores"), [("", 2), ("x86_64-v4", 0)])
def test_a_target_without_name_or_cores_is_refused(soc_version: str, cores: int) -> None:
    with pytest.raises(ValueError, match="not a target"):
        TargetKey(soc_version, cores)


def test_an_unknown_outcome_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"'fine' is not an outcome: ok, .*wrong"):
        an_observation(1, outcome="fine")


def test_a_policy_that_is_not_canonical_json_is_refused() -> None:
    with pytest.raises(ValueError, match="policy is not canonical JSON"):
        replace(a_decision(1), policy='{"tile": 8}')


def test_an_error_that_is_not_a_number_counts_as_infinite() -> None:
    assert replace(an_observation(1), error=math.nan).error == math.inf


def test_an_error_below_zero_is_refused() -> None:
    with pytest.raises(ValueError, match="absolute"):
        replace(an_observation(1), error=-1e-9)


@pytest.mark.parametrize(
    "change",
    [
        {"policy": '{"tile":1}'},
        {"environment": '{"llvm":"23"}'},
        {"rule": "default"},
        {"target": TargetKey("x86_64-v4", 4)},
        {"timing": None},
        {"evidence": ()},
    ],
)
def test_a_decision_that_differs_in_anything_has_another_hash(change: dict[str, object]) -> None:
    decision = a_decision(1)

    changed: Decision = replace(decision, **change)  # type: ignore[arg-type]

    assert changed.content_hash != decision.content_hash


def test_the_revision_that_holds_a_decision_is_not_part_of_it() -> None:
    decision = a_decision(1)

    committed = replace(decision, revision="abc")

    assert (committed, committed.content_hash) == (decision, decision.content_hash)


def test_the_order_in_which_evidence_is_cited_does_not_matter() -> None:
    decision = a_decision(1)

    turned = replace(decision, evidence=tuple(reversed(decision.evidence)))

    assert turned == decision


def test_the_speed_up_is_baseline_over_chosen_time() -> None:
    assert a_decision(1).speedup == pytest.approx(58.781 / 26.876)
    assert replace(a_decision(1), baseline=None).speedup is None


def test_times_of_events_sort_as_text() -> None:
    first = utc_now()
    second = utc_now()

    assert first <= second
    assert first.endswith("Z")
    assert len(first) == len("2026-11-21T02:20:48.584777Z")
