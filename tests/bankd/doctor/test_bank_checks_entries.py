from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from bankd.bank import Bank, TargetKey, TimingSummary, canonical
from bankd.bank.merge.merge_values import UNVERIFIED
from bankd.doctor import CheckContext, CheckFinding, CheckState
from bankd.doctor.bank_checks import (
    check_evidence,
    check_target_entries,
)
from tests.bankd.bank.builders import V4, a_decision
from tests.bankd.doctor.worlds import only
from tuner.backend import host_environment, host_target

OWN = TargetKey(host_target().soc_version, host_target().cores)
OWN_ENVIRONMENT = canonical(host_environment().as_dict())


def told(here: CheckContext, word: str) -> list[CheckFinding]:
    return [finding for finding in check_evidence(here) if f" {word}:" in finding.what]


def test_entries_for_this_target_are_counted(here: CheckContext, bank: Bank) -> None:
    bank.commit(OWN, [a_decision(n, target=OWN) for n in (2, 3)], "own", "me")
    held = 3 if OWN == V4 else 2

    assert f"{held} for {OWN}" in only(check_target_entries(here)).what


def test_entries_for_another_core_count_have_no_effect(here: CheckContext, tmp_path: Path) -> None:
    other = TargetKey(OWN.soc_version, OWN.cores + 1)
    with Bank.open(tmp_path / "bank") as bank:
        bank.commit(other, [a_decision(1, target=other)], "other", "me")

    finding = only(check_target_entries(here))

    assert finding.state == CheckState.WARNING
    assert f"none for {OWN}, which is tuned for here; they are for {other} (1)" in finding.what


def test_inherited_entries_are_counted_with_what_differs(here: CheckContext, bank: Bank) -> None:
    other = canonical({**host_environment().as_dict(), "llvm": "1.2.3"})
    own = replace(a_decision(2, target=OWN), environment=OWN_ENVIRONMENT)
    inherited = replace(a_decision(3, target=OWN), environment=other)
    elsewhere = TargetKey("Ascend310P3", 8)
    bank.commit(V4, [], "none on the way", "me", retired=[a_decision(1).key])
    bank.commit(OWN, [own, inherited], "own", "me")
    bank.commit(elsewhere, [a_decision(4, target=elsewhere)], "elsewhere", "me")

    finding = only(check_evidence(here))

    assert finding.what == "1 inherited: made under another compiler, generator or processor"
    assert (finding.state, finding.fix) == (CheckState.NOTE, "bankd verify")


def test_unverified_entries_are_counted(here: CheckContext, bank: Bank) -> None:
    assert told(here, "unverified") == []
    bank.commit(V4, [replace(a_decision(2), rule=UNVERIFIED)], "merged", "me")

    (finding,) = told(here, "unverified")

    assert finding.what.startswith("1 unverified")
    assert finding.fix == "bankd verify"
    bank.commit(V4, [a_decision(2)], "measured", "me")
    assert told(here, "unverified") == []


def test_noisy_entries_of_this_environment_are_counted(here: CheckContext, bank: Bank) -> None:
    wide, narrow = TimingSummary(15, 12.0, 10.0, 15.1), TimingSummary(15, 12.0, 10.0, 14.9)
    own = replace(a_decision(2), environment=OWN_ENVIRONMENT, timing=narrow, baseline=narrow)
    bank.commit(V4, [own, replace(a_decision(3), timing=wide)], "calm, and elsewhere", "me")
    assert told(here, "noisy") == []
    bank.commit(V4, [replace(own, timing=wide)], "noisy", "me")

    (finding,) = told(here, "noisy")

    assert finding.what == "1 noisy: measured here, and decided in noise"
    assert (finding.state, finding.fix) == (CheckState.NOTE, "bankd verify --noisy")
