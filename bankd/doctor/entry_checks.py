"""The value of the bank's entries here: their targets, environments, evidence and dates.

Figures over the whole bank are counted by SQLite: a million entries take a second or two.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

from bankd import bridge
from bankd.bank.canonical import canonical
from bankd.bank.connection import Row
from bankd.bank.merge.values import UNVERIFIED, Verdict
from bankd.bank.noise import WIDE
from bankd.bank.record import TargetKey
from bankd.doctor.bank_checks import opened
from bankd.doctor.finding import CheckContext, CheckFinding, note, ok, warning

MAX_CLOCK_DIFFERENCE = timedelta(minutes=5)
"""Machines that are kept on time differ by less."""
MAX_TARGETS = 5

_DECIDED = "FROM current JOIN decisions ON decisions.id = current.decision"
_MADE_UNDER = f"{_DECIDED} JOIN environments ON environments.id = decisions.environment"
_BY_TARGET = """
    SELECT soc_version, cores, count(*) AS entries FROM current
    JOIN targets ON targets.id = current.target GROUP BY current.target
"""
_BY_ENVIRONMENT = f"""
    SELECT environments.text, count(*) AS entries {_MADE_UNDER}
    JOIN targets ON targets.id = current.target
    WHERE soc_version IN (SELECT value FROM json_each(:soc_versions)) AND cores <= :cores
    GROUP BY environments.id
"""
_UNVERIFIED = f"SELECT count(*) AS entries {_DECIDED} WHERE decisions.rule = ?"
_NOISY = f"SELECT count(*) AS entries {_MADE_UNDER} WHERE environments.text = ? AND {WIDE}"
_WAITING_MERGE = """
    SELECT theirs, started, (SELECT count(*) FROM merge_rows WHERE verdict = ?) AS open FROM merges
"""
_LATEST = """
    SELECT max(created) AS latest, count(*) FILTER (WHERE created > ?) AS ahead FROM (
        SELECT created FROM observations UNION ALL SELECT created FROM revisions)
"""


def check_target_entries(here: CheckContext) -> Iterator[CheckFinding]:
    """Count the entries for this machine: another core count is another target."""
    held = {
        TargetKey(row["soc_version"], row["cores"]): int(row["entries"])
        for row in _rows(here, _BY_TARGET)
    }
    if not held or not bridge.host_soc_versions():
        return  # check_target reports a machine without any
    host = bridge.host_target()
    own = TargetKey(host.soc_version, host.cores)
    if own in held:
        others = sum(held.values()) - held[own]
        yield ok(f"{held[own]:,} for {own}, {others:,} for other targets")
    else:
        named = [f"{target} ({count:,})" for target, count in sorted(held.items())]
        known = ", ".join(named[:MAX_TARGETS]) + (", ..." if named[MAX_TARGETS:] else "")
        yield warning(
            f"none for {own}, which is tuned for here; they are for {known}:"
            " used only as first candidates",
            "bankd aoe --model MODEL.onnx --job_type 1,2 --output OUT   (tunes here)",
        )


def check_inherited(here: CheckContext) -> Iterator[CheckFinding]:
    """Entries for this machine that were made under another compiler, generator or processor."""
    own = bridge.host_environment().as_dict()
    tiers = json.dumps(bridge.host_soc_versions())
    parameters = {"soc_versions": tiers, "cores": bridge.host_cores()}
    made_under = {row["text"]: row["entries"] for row in _rows(here, _BY_ENVIRONMENT, parameters)}
    inherited = {text: count for text, count in made_under.items() if text != canonical(own)}
    if inherited:
        differing = set()
        for text in inherited:
            other = json.loads(text)
            differing |= {name for name in {**own, **other} if own.get(name) != other.get(name)}
        names = ", ".join(sorted(differing))
        what = f"{sum(inherited.values()):,} inherited: made under another {names}"
        yield note(what, "bankd verify")


def check_unverified(here: CheckContext) -> Iterator[CheckFinding]:
    """Entries that a merge preferred without a measurement."""
    for row in _rows(here, _UNVERIFIED, (UNVERIFIED,)):
        if count := row["entries"]:
            yield note(f"{count:,} unverified: preferred in a merge, not measured", "bankd verify")


def check_noisy(here: CheckContext) -> Iterator[CheckFinding]:
    """Entries that were measured here while other processes used the cores."""
    for row in _rows(here, _NOISY, (canonical(bridge.host_environment().as_dict()),)):
        if count := row["entries"]:
            what = f"{count:,} noisy: measured here with intervals too wide to decide by"
            yield note(what, "bankd verify --noisy")


def check_merge(here: CheckContext) -> Iterator[CheckFinding]:
    """A merge that waits: until it ends, nothing of it has an effect."""
    for row in _rows(here, _WAITING_MERGE, (Verdict.OPEN,)):
        number = row["open"]
        conflicts = "1 open conflict" if number == 1 else f"{number:,} open conflicts"
        what = (
            f"with {row['theirs']}, begun on {row['started']}, waits with {conflicts}:"
            " it has no effect yet"
        )
        yield warning(what, "bankd merge --status" if number else "bankd merge --continue")


def check_clock(here: CheckContext) -> Iterator[CheckFinding]:
    """Find what was measured or decided in the future."""
    now = datetime.now(UTC)
    # Texts in ISO 8601 sort as times do, to the second.
    for row in _rows(here, _LATEST, (f"{now + MAX_CLOCK_DIFFERENCE:%Y-%m-%dT%H:%M:%SZ}",)):
        if row["ahead"]:
            what = (
                f"observations or revisions from the future: {row['ahead']:,}, the last of"
                f" {row['latest']} (here it is {now:%Y-%m-%dT%H:%M:%SZ}): this clock is late, or"
                " that of the machine that wrote them was early"
            )
            yield warning(what, "timedatectl set-ntp true")
        else:
            yield ok("nothing in the bank is from the future")


def _rows(here: CheckContext, sql: str, parameters: Any = ()) -> list[Row]:
    """The answer of the bank; nothing where there is none that can be read."""
    with opened(here) as connection:
        return list(connection.stream(sql, parameters)) if connection else []
