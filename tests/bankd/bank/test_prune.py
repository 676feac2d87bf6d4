"""Which entries are of no use, and that they go as one revision."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from bankd.bank import Bank, Decision, Observation, TimingSummary, canonical
from bankd.bank.noise import SHARED_CORES
from bankd.bank.prune import PrunedEntry, PruneKind, Search, is_beaten, prunable, prune
from tests.bankd.bank.builders import (
    ENVIRONMENT,
    V3,
    V4,
    a_decision,
    a_key,
    a_task,
    an_observation,
)

DEFAULT = TimingSummary(21, 20.0, 19.5, 20.5)
NOW = timedelta(0)


@pytest.fixture
def built_in(tmp_path: Path) -> Iterator[Bank]:
    with Bank.open(tmp_path / "built-in") as opened:
        opened.commit(V4, [a_decision(1), a_decision(2)], "shipped", "us")
        yield opened


def raced(number: int, low_us: float, created: str = "2026-11-22T00:00:00Z") -> Observation:
    """What was decided for a number, against a default of 20 us."""
    seen = an_observation(number)
    timing = TimingSummary(21, low_us + 0.5, low_us, low_us + 1.0)
    return replace(seen, timing=timing, baseline=DEFAULT, created=created)


def found(bank: Bank, search: Search) -> list[tuple[str, PruneKind]]:
    return [(one.decision.key, one.kind) for one in prunable(bank, search)]


def test_an_entry_is_dead_where_somebody_who_knows_says_so(bank: Bank) -> None:
    bank.commit(V4, [a_decision(1), a_decision(2)], "first", "me")

    def why_stale(decision: Decision) -> str | None:
        return "no kernel" if decision.key == a_key(2) else None

    [one] = prunable(bank, Search([PruneKind.DEAD], why_stale=why_stale))

    assert (one.decision, one.kind, one.why) == (a_decision(2), PruneKind.DEAD, "no kernel")


def test_an_entry_is_shadowed_by_the_same_policy_of_the_same_target_below(
    bank: Bank, built_in: Bank
) -> None:
    same = replace(a_decision(1), rule="default")
    bank.commit(V4, [same, a_decision(2, tile=16), a_decision(3)], "first", "me")
    bank.commit(V3, [a_decision(1, target=V3)], "elsewhere", "me")

    assert found(bank, Search([PruneKind.SHADOWED], built_in=built_in)) == [
        (a_key(1), PruneKind.SHADOWED)
    ]


@pytest.mark.parametrize(
    ("low_us", "beaten"), [(21.0, True), (20.0, True), (19.99, False), (10.0, False)]
)
def test_an_entry_is_beaten_where_its_interval_is_not_below_the_median_of_the_default(
    bank: Bank, low_us: float, beaten: bool
) -> None:
    bank.commit(V4, [a_decision(1)], "first", "me")
    bank.add_observation(raced(1, low_us))

    kinds = [kind for _, kind in found(bank, Search([PruneKind.BEATEN], environment=ENVIRONMENT))]

    assert kinds == [PruneKind.BEATEN] * beaten
    assert is_beaten(raced(1, low_us)) is beaten


def test_a_measurement_beside_other_processes_beats_nothing(bank: Bank) -> None:
    bank.commit(V4, [a_decision(1), a_decision(2)], "first", "me")
    shared = replace(
        raced(1, 30.0), note=f"{SHARED_CORES}: timed threads waited 0.8 s in each second"
    )
    wide = TimingSummary(15, 50.0, 30.0, 90.0)
    bank.add_observations([shared, replace(raced(2, 30.0), timing=wide)])

    assert found(bank, Search([PruneKind.BEATEN], environment=ENVIRONMENT)) == []


def test_only_the_measurement_that_came_in_last_counts_whatever_its_clock(bank: Bank) -> None:
    bank.commit(V4, [a_decision(1), a_decision(2)], "first", "me")
    bank.add_observations(
        [
            raced(1, 10.0, "2026-11-22T00:00:00Z"),
            raced(1, 30.0, "2026-11-21T00:00:00Z"),
            raced(2, 30.0, "2026-11-22T00:00:00Z"),
            raced(2, 10.0, "2026-11-21T00:00:00Z"),
        ]
    )

    beaten = list(prunable(bank, Search([PruneKind.BEATEN], environment=ENVIRONMENT)))

    assert [one.decision.key for one in beaten] == [a_key(1)]
    assert beaten[0].why == (
        "30.5 us [30.0, 31.0] against 20.0 us [19.5, 20.5] of the default, measured 2026-11-21"
    )


@pytest.mark.parametrize(
    "seen",
    [
        replace(raced(1, 30.0), environment=canonical({"llvm": "9"})),
        replace(raced(1, 30.0), policy=canonical({"impl": "other"})),
        replace(raced(1, 30.0), outcome="crashed"),
        replace(raced(1, 30.0), baseline=None),
        replace(raced(1, 30.0), target=V3),
    ],
    ids=["environment", "policy", "outcome", "no baseline", "target"],
)
def test_what_was_measured_of_something_else_beats_nothing(bank: Bank, seen: Observation) -> None:
    bank.commit(V4, [a_decision(1)], "first", "me")
    bank.add_observation(seen)

    assert found(bank, Search([PruneKind.BEATEN], environment=ENVIRONMENT)) == []


def test_an_entry_that_says_that_the_default_is_best_cannot_be_beaten_by_it(bank: Bank) -> None:
    bank.commit(V4, [replace(a_decision(1), rule="default")], "first", "me")
    bank.add_observation(raced(1, 30.0))

    assert found(bank, Search([PruneKind.BEATEN], environment=ENVIRONMENT)) == []


def test_an_entry_without_hits_counts_once_it_is_old_enough_and_only_when_asked_for(
    bank: Bank,
) -> None:
    bank.commit(V4, [a_decision(1), a_decision(2)], "first", "me")
    bank.use_model("hash", "m.onnx", V4, {a_key(1): a_task(1)}, hits=[a_key(1)])

    assert found(bank, Search([PruneKind.NEVER_HIT], never_hit_for=NOW)) == [
        (a_key(2), PruneKind.NEVER_HIT)
    ]
    assert found(bank, Search([PruneKind.NEVER_HIT], never_hit_for=timedelta(days=1))) == []
    assert found(bank, Search(never_hit_for=NOW)) == []


def test_an_entry_that_a_known_model_uses_is_kept_though_it_was_no_hit(bank: Bank) -> None:
    bank.commit(V4, [a_decision(1)], "first", "me")
    bank.commit(V3, [a_decision(1, target=V3)], "first", "me")
    bank.use_model("hash", "m.onnx", V4, {a_key(1): a_task(1)}, hits=[])

    targets = [
        one.decision.target
        for one in prunable(bank, Search([PruneKind.NEVER_HIT], never_hit_for=NOW))
    ]

    assert targets == [V3]


def test_an_entry_is_found_once_for_its_first_reason(bank: Bank, built_in: Bank) -> None:
    bank.commit(V4, [a_decision(1), a_decision(2), a_decision(3)], "first", "me")
    search = Search(
        list(PruneKind),
        built_in=built_in,
        why_stale=lambda one: "no kernel" if one.key == a_key(1) else None,
        never_hit_for=NOW,
    )

    assert found(bank, search) == [
        (a_key(1), PruneKind.DEAD),
        (a_key(2), PruneKind.SHADOWED),
        (a_key(3), PruneKind.NEVER_HIT),
    ]


def test_an_entry_that_was_decided_anew_meanwhile_stays(bank: Bank) -> None:
    bank.commit(V4, [a_decision(1), a_decision(2)], "first", "me")
    judged = [
        PrunedEntry.of(one) for one in prunable(bank, Search(why_stale=lambda _: "no kernel"))
    ]
    bank.commit(V4, [a_decision(1, tile=16)], "meanwhile", "me")

    written = prune(bank, judged, "me")

    assert written is not None
    assert written.message == "prune: 1 dead"
    assert list(bank.records()) == [a_decision(1, tile=16)]
