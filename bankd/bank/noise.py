"""Noise: the trials and the entries of a bank whose times say too little to decide by them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from bankd.bank.canonical import text_hash
from bankd.bank.record import Decision, Observation, TimingSummary
from bankd.bank.tables.reader import OF_TARGETS, BankReader, selecting
from bankd.bank.tables.rows import is_pinned, to_decision

MAX_WIDTH = 0.5
"""Maximum of (high - low) / low of a median's interval. A clock that changes its speed moves the
medians of a calm session by less; next to busy processes one of the two is mostly wider."""
SHARED_CORES = "other processes used the cores"
"""Text in the note of an observation that was made next to busy processes."""
IN_DOUBT = "decided in noise"
"""Text in the note of an observation that a decision rests on which noise may have made."""

NOISY = f"""
    (NOT {is_pinned("decisions")} AND (timing_high_us > timing_low_us * (1 + :max_width)
     OR baseline_high_us > baseline_low_us * (1 + :max_width)
     OR coalesce((
        SELECT instr(seen.note, '{SHARED_CORES}') + instr(seen.note, '{IN_DOUBT}')
        FROM observations AS seen
        WHERE seen.target = decisions.target AND seen.task = decisions.task
          AND seen.policy = decisions.policy AND seen.outcome = 'ok'
          AND seen.hash IN (
            SELECT value FROM json_each(
                CASE WHEN json_valid(decisions.evidence) THEN decisions.evidence ELSE '[]' END))
        ORDER BY seen.id DESC LIMIT 1), 0)))
"""
"""SQL: whether noise may have made a decision that is not pinned: its own interval is too wide, or
the last trial of its policy that it cites was disturbed. Its parameters: `noise_limits`."""

_ALL = "targets CROSS JOIN current ON current.target = targets.id"
_ASKED = """
    json_each(:keys) AS asked
    CROSS JOIN tasks AS wanted ON wanted.key = asked.value
    CROSS JOIN targets
    CROSS JOIN current ON current.target = targets.id AND current.task = wanted.id
"""
_ENTRIES = f"""
    SELECT current.decision, current.revision FROM {{entries}}
    CROSS JOIN decisions ON decisions.id = current.decision
    WHERE {OF_TARGETS}
      AND decisions.environment = (SELECT id FROM environments WHERE hash = :environment)
      AND {NOISY}
"""


def noise_limits() -> dict[str, float]:
    """Parameters of the condition `NOISY`."""
    return {"max_width": MAX_WIDTH}


def noisy_entries(
    bank: BankReader,
    environment: str,
    soc_version: str | None = None,
    cores: int | None = None,
    keys: Iterable[str] | None = None,
) -> Iterator[Decision]:
    """Read the entries that were measured in an environment (its text), and decided in noise.

    Pinned ones are left out: they are not raced again.
    `keys`: of these keys only. Raises BankError.
    """
    chosen = _ENTRIES.format(entries=_ALL if keys is None else _ASKED)
    values = {
        "soc_version": soc_version,
        "cores": cores,
        "environment": text_hash(environment),
        "keys": json.dumps(list(set(keys or ()))),
        **noise_limits(),
    }
    return bank.connection.read(to_decision, selecting(chosen), values)


def is_noisy(one: Observation) -> bool:
    """Return True if the times of a trial say too little to decide by them."""
    is_marked = any(mark in one.note for mark in (SHARED_CORES, IN_DOUBT))
    return is_marked or any(map(_is_wide, (one.timing, one.baseline)))


def _is_wide(time: TimingSummary | None) -> bool:
    return time is not None and time.high_us > time.low_us * (1 + MAX_WIDTH)
