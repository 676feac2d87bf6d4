"""What the bank's entries are worth here: for this target? of this environment? verified? of when?

Figures over the whole bank are counted by SQLite: a million entries take a second or two.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime, timedelta

from bankd import bridge
from bankd.bank.canonical import canonical
from bankd.bank.connection import Connection, Row
from bankd.bank.merge.values import UNVERIFIED, Verdict
from bankd.bank.noise import WIDE
from bankd.bank.record import TargetKey
from bankd.doctor.bank_file import opened
from bankd.doctor.finding import Finding, State
from bankd.doctor.here import Here

SUBJECT = "entries"
MERGE = "merge"
CLOCK = "clock"

CLOCKS_DIFFER = timedelta(minutes=5)
"""Machines that are kept on time differ by less."""

MOST_TARGETS = 5
"""So many are named."""

_BY_TARGET = """
    SELECT soc_version, cores, count(*) AS entries FROM current
    JOIN targets ON targets.id = current.target GROUP BY current.target
"""
_BY_ENVIRONMENT = """
    SELECT environments.text, count(*) AS entries FROM current
    JOIN decisions ON decisions.id = current.decision
    JOIN environments ON environments.id = decisions.environment
    JOIN targets ON targets.id = current.target
    WHERE soc_version IN (SELECT value FROM json_each(:soc_versions)) AND cores <= :cores
    GROUP BY environments.id
"""
_UNVERIFIED = """
    SELECT count(*) FROM current JOIN decisions ON decisions.id = current.decision
    WHERE decisions.rule = ?
"""
_NOISY = f"""
    SELECT count(*) FROM current JOIN decisions ON decisions.id = current.decision
    JOIN environments ON environments.id = decisions.environment
    WHERE environments.text = ? AND {WIDE}
"""
_HAS_MERGES = "SELECT count(*) FROM sqlite_schema WHERE name = 'merges'"
_WAITING_MERGE = """
    SELECT theirs, started, (SELECT count(*) FROM merge_rows WHERE verdict = ?) AS open FROM merges
"""
_LATEST = """
    SELECT max(created) AS latest, count(*) FILTER (WHERE created > :now) AS ahead FROM (
        SELECT created FROM observations UNION ALL SELECT created FROM revisions)
"""


def check_target_entries(here: Here) -> Iterator[Finding]:
    """Whether the bank has anything for this machine: another core count is another target."""
    tiers = bridge.host_soc_versions()
    with opened(here) as connection:
        if connection is None:
            return
        held = {
            TargetKey(row["soc_version"], row["cores"]): int(row["entries"])
            for row in connection.stream(_BY_TARGET)
        }
    if not tiers:
        return  # the target's subject
    host = bridge.host_target()
    own = TargetKey(host.soc_version, host.cores)
    if own in held:
        others = sum(held.values()) - held[own]
        yield Finding(SUBJECT, State.OK, f"{held[own]:,} for {own}, {others:,} for other targets")
    elif held:
        named = [f"{target} ({count:,})" for target, count in sorted(held.items())]
        known = ", ".join(named[:MOST_TARGETS]) + (", ..." if named[MOST_TARGETS:] else "")
        yield Finding(
            SUBJECT,
            State.WARNING,
            f"none for {own}, which is tuned for here; they are for {known}:"
            " used only as first candidates",
            "bankd aoe --model MODEL.onnx --job_type 1,2 --output OUT   (tunes here)",
        )


def check_inherited(here: Here) -> Iterator[Finding]:
    """Entries for this machine that were made under another compiler, generator or processor."""
    own = bridge.host_environment().as_dict()
    parameters = {
        "soc_versions": json.dumps(bridge.host_soc_versions()),
        "cores": bridge.host_cores(),
    }
    with opened(here) as connection:
        if connection is None:
            return
        made_under = {
            row["text"]: int(row["entries"])
            for row in connection.stream(_BY_ENVIRONMENT, parameters)
        }
    inherited = {text: count for text, count in made_under.items() if text != canonical(own)}
    if inherited:
        differs = ", ".join(sorted({name for text in inherited for name in _differing(text, own)}))
        what = f"{sum(inherited.values()):,} inherited: made under another {differs}"
        yield Finding(SUBJECT, State.NOTE, what, "bankd verify")


def check_unverified(here: Here) -> Iterator[Finding]:
    """Entries that a merge preferred though nobody could measure them."""
    with opened(here) as connection:
        count = connection.value(_UNVERIFIED, (UNVERIFIED,)) if connection else 0
    if count:
        what = f"{count:,} unverified: preferred in a merge, not measured"
        yield Finding(SUBJECT, State.NOTE, what, "bankd verify")


def check_noisy(here: Here) -> Iterator[Finding]:
    """Entries that were measured here while other processes used the cores."""
    with opened(here) as connection:
        own = canonical(bridge.host_environment().as_dict())
        count = connection.value(_NOISY, (own,)) if connection else 0
    if count:
        what = f"{count:,} noisy: measured here with intervals too wide to decide by"
        yield Finding(SUBJECT, State.NOTE, what, "bankd verify --noisy")


def check_merge(here: Here) -> Iterator[Finding]:
    """A merge that waits: until it ends, nothing of it has an effect."""
    with opened(here) as connection:
        if connection is None or not connection.value(_HAS_MERGES):
            return
        waiting = connection.first(_WAITING_MERGE, (Verdict.OPEN,))
    if waiting:
        number = waiting["open"]
        conflicts = "1 open conflict" if number == 1 else f"{number:,} open conflicts"
        what = (
            f"with {waiting['theirs']}, begun on {waiting['started']}, waits with {conflicts}:"
            " it has no effect yet"
        )
        mend = "bankd merge --status" if number else "bankd merge --continue"
        yield Finding(MERGE, State.WARNING, what, mend)


def check_clock(here: Here) -> Iterator[Finding]:
    """Whether anything in the bank was measured or decided in the future."""
    now = datetime.now(UTC)
    with opened(here) as connection:
        if connection is None:
            return
        row = _dates(connection, now + CLOCKS_DIFFER)
    if row["ahead"]:
        what = (
            f"observations or revisions from the future: {row['ahead']:,}, the last of"
            f" {row['latest']} (here it is {now:%Y-%m-%dT%H:%M:%SZ}): this clock is late, or that"
            " of the machine that wrote them was early"
        )
        yield Finding(CLOCK, State.WARNING, what, "timedatectl set-ntp true")
    else:
        yield Finding(CLOCK, State.OK, "nothing in the bank is from the future")


def _dates(connection: Connection, latest: datetime) -> Row:
    # Texts in ISO 8601 sort as times do; where one goes on with digits of the second, the
    # letter Z of the other is greater, which makes a second of difference.
    return next(connection.stream(_LATEST, {"now": f"{latest:%Y-%m-%dT%H:%M:%SZ}"}))


def _differing(text: str, own: Mapping[str, object]) -> list[str]:
    """Names of what differs between an environment's text and this machine's."""
    try:
        other = json.loads(text)
    except ValueError:
        return ["environment"]
    if not isinstance(other, dict):
        return ["environment"]
    return [str(name) for name in {**own, **other} if own.get(name) != other.get(name)]
