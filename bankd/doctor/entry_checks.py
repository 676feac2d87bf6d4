"""The value of the bank's entries here: their targets, environments and evidence.

Figures over the whole bank are counted by SQLite: a million entries take a second or two.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from bankd import bridge
from bankd.bank.canonical import canonical
from bankd.bank.merge.values import UNVERIFIED
from bankd.bank.noise import WIDE
from bankd.bank.record import TargetKey
from bankd.doctor.bank_checks import opened
from bankd.doctor.finding import CheckContext, CheckFinding, note, ok, warning

MAX_TARGETS = 5

_BY_TARGET = """
    SELECT soc_version, cores, count(*) AS entries FROM current
    JOIN targets ON targets.id = current.target GROUP BY current.target
"""
_ENTRIES = """
    SELECT count(*) FROM current JOIN decisions ON decisions.id = current.decision
    JOIN environments ON environments.id = decisions.environment
    JOIN targets ON targets.id = current.target WHERE
"""
_TO_VERIFY = {
    """soc_version IN (SELECT value FROM json_each(:soc_versions)) AND cores <= :cores
       AND environments.text <> :environment""":
    ("inherited: made under another compiler, generator or processor", "bankd verify"),
    "decisions.rule = :unverified":
    ("unverified: preferred in a merge, not measured", "bankd verify"),
    f"environments.text = :environment AND {WIDE}":
    ("noisy: measured here with intervals too wide to decide by", "bankd verify --noisy"),
}  # fmt: skip
"""Condition of entries that are worth verifying here -> what they are, and the command."""


def check_target_entries(here: CheckContext) -> Iterator[CheckFinding]:
    """Count the entries for this machine: another core count is another target."""
    with opened(here) as bank:
        rows = bank.rows(_BY_TARGET) if bank else []
    if not rows or not bridge.host_soc_versions():
        return  # check_target reports a machine without any
    held = {TargetKey(row["soc_version"], row["cores"]): int(row["entries"]) for row in rows}
    own = TargetKey(bridge.host_target().soc_version, bridge.host_target().cores)
    if own in held:
        yield ok(f"{held.pop(own):,} for {own}, {sum(held.values()):,} for other targets")
        return
    named = [f"{target} ({count:,})" for target, count in sorted(held.items())]
    known = ", ".join(named[:MAX_TARGETS]) + (", ..." if named[MAX_TARGETS:] else "")
    yield warning(
        f"none for {own}, which is tuned for here; they are for {known}: used only as first"
        " candidates",
        "bankd aoe --model MODEL.onnx --job_type 1,2 --output OUT   (tunes here)",
    )


def check_evidence(here: CheckContext) -> Iterator[CheckFinding]:
    """Count the entries that were not measured here and now, or in noise."""
    parameters = {
        "soc_versions": json.dumps(bridge.host_soc_versions()),
        "cores": bridge.host_cores(),
        "environment": canonical(bridge.host_environment().as_dict()),
        "unverified": UNVERIFIED,
    }
    with opened(here) as bank:
        for condition, (what, fix) in _TO_VERIFY.items():
            if bank and (count := bank.value(_ENTRIES + condition, parameters)):
                yield note(f"{count:,} {what}", fix)
