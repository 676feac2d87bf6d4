"""What a field of an export may hold: its type, its range, its length. All else is a ValueError.

Both directions come through here: what an import would refuse is not exported either.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterable
from datetime import datetime
from functools import lru_cache
from itertools import pairwise
from typing import Any, NamedTuple

from bankd.bank.record import OUTCOMES

MOST_LINE_BYTES = 4 * 2**20
"""A line is read whole; the longest known, of a subgraph, has some 100 kB."""
MOST_DEPTH = 64
"""Of JSON in JSON."""
MOST_CORES = 65_536
MOST_COUNT = 2**63 - 1
"""What an integer of SQLite holds."""
MOST_WORD_CHARACTERS = 512
"""Keys, rules, hosts, versions, modes."""
MOST_NOTE_CHARACTERS = 2**18

TEXTS_REMEMBERED = 8192
MOST_REMEMBERED_CHARACTERS = 4096

# Names of files and folders are made of it elsewhere, so it cannot lead out of one.
_SOC_VERSION = re.compile(r"[A-Za-z0-9][A-Za-z0-9._+-]{0,127}")
_DIGEST = re.compile(r"[0-9a-f]{64}")
_TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z", re.ASCII)
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")

quoted = json.encoder.encode_basestring_ascii
"""A string as canonical JSON."""

_scanned = json.JSONDecoder().raw_decode
_canonical = json.JSONEncoder(sort_keys=True, separators=(",", ":"), allow_nan=False).encode
"""`canonical.canonical`, which makes a new encoder each time."""


class Timing(NamedTuple):
    """A summary of times as canonical JSON, and the numbers in it; the samples as JSON, too."""

    text: str
    rounds: int | None
    median_us: float | None
    low_us: float | None
    high_us: float | None
    samples: str | None = None


NO_TIMING = Timing("null", None, None, None, None)


def parsed(line: str) -> dict[str, Any]:
    """The object on a line of JSON, whose depth is bounded."""
    content = _scan(line)
    if not isinstance(content, dict):
        raise ValueError("not a JSON object")  # noqa: TRY004  A fault of the file.
    require_shallow(line, content, MOST_DEPTH + 1)
    return content


def require_short(line: bytes) -> None:
    if len(line) > MOST_LINE_BYTES:
        raise ValueError(f"a line of more than {MOST_LINE_BYTES} bytes")


def require_shallow(text: str, content: object, most_depth: int = MOST_DEPTH) -> None:
    if text.count("[") + text.count("{") > most_depth and _depth(content) > most_depth:
        raise ValueError(f"JSON nested more than {most_depth} deep")


def require_fields(content: dict[str, Any], names: frozenset[str]) -> None:
    if content.keys() != names:
        missing = ", ".join(sorted(names - content.keys()))
        unknown = ", ".join(sorted(content.keys() - names))
        raise ValueError(f"no field {missing}" if missing else f"unknown field {unknown[:80]}")


def word(name: str, value: object, most_characters: int = MOST_WORD_CHARACTERS) -> str:
    if not isinstance(value, str):
        raise ValueError(f"{name} is not a string")  # noqa: TRY004  A fault of the file.
    if len(value) > most_characters:
        raise ValueError(f"{name} has {len(value)} characters, more than {most_characters}")
    if not value.isascii():
        _require_encodable(name, value)
    return value


def key_field(value: object) -> str:
    key = word("key", value)
    if not key or _CONTROL.search(key):
        raise ValueError("key is empty or has control characters")
    return key


def soc_version_field(value: object) -> str:
    text = word("soc_version", value)
    if not _SOC_VERSION.fullmatch(text):
        raise ValueError(f"{text[:80]!r} is not a soc_version")
    return text


def digest(name: str, value: object) -> str:
    if not isinstance(value, str) or not _DIGEST.fullmatch(value):
        raise ValueError(f"{name} is not a SHA-256 of 64 hexadecimal digits")
    return value


def integer(name: str, value: object, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise ValueError(f"{name} is not a whole number from {least} to {most}")
    return value


def cores_field(value: object) -> int:
    return integer("cores", value, 1, MOST_CORES)


def time_us(name: str, value: object) -> float:
    if type(value) is not float or not 0 <= value < math.inf:
        raise ValueError(f"{name} is not a time in microseconds")
    return value + 0.0  # -0.0 has another text


def timing_field(name: str, value: object) -> Timing:
    """[count, median, low, high] without or with a list of samples, or null."""
    if value is None:
        return NO_TIMING
    if not isinstance(value, (list, tuple)) or len(value) not in (4, 5):
        raise ValueError(f"{name} is not [count, median, low, high]")
    samples = samples_text(f"{name}: samples", value[4]) if len(value) == 5 else None
    return timing(
        integer(f"{name}: count", value[0], 1, MOST_COUNT),
        time_us(f"{name}: median", value[1]),
        time_us(f"{name}: low", value[2]),
        time_us(f"{name}: high", value[3]),
        samples,
    )


def timing(
    rounds: int, median_us: float, low_us: float, high_us: float, samples: str | None = None
) -> Timing:
    """From checked parts."""
    further = f",{samples}" if samples else ""
    text = f"[{rounds},{median_us!r},{low_us!r},{high_us!r}{further}]"
    return Timing(text, rounds, median_us, low_us, high_us, samples)


def samples_text(name: str, value: object) -> str:
    """The times of every round. Where none were kept there is no list."""
    if not isinstance(value, list) or not value:
        raise ValueError(f"{name} is not a list of times")
    return _list_text(repr(time_us(name, one)) for one in value)


def stages_text(value: object) -> str:
    if not isinstance(value, list):
        raise ValueError("stages is not a list")  # noqa: TRY004
    return _list_text(map(_stage_text, value))


def evidence_text(value: object) -> str:
    if not isinstance(value, list):
        raise ValueError("evidence is not a list")  # noqa: TRY004
    hashes = [digest("a hash of the evidence", one) for one in value]
    if any(one >= other for one, other in pairwise(hashes)):
        raise ValueError("the hashes of the evidence are not in ascending order")
    return _list_text(f'"{one}"' for one in hashes)


def outcome_field(value: object) -> str:
    if value not in OUTCOMES:
        raise ValueError(f"outcome is not one of {', '.join(OUTCOMES)}")
    return str(value)


def error_field(value: object) -> float | None:
    """max |difference| / max |reference|; infinite is "inf", which JSON has no number for."""
    if value is None:
        return None
    if value == "inf":
        return math.inf
    if type(value) is not float or not 0 <= value < math.inf:
        raise ValueError("error is neither null nor a number of at least 0.0")
    return value + 0.0


def created_field(value: object) -> str:
    """ISO 8601 in UTC, of a day and a time that exist."""
    if not isinstance(value, str) or not _TIME.fullmatch(value):
        raise ValueError("created is not a time like 2026-01-31T12:00:00.000000Z")
    datetime.fromisoformat(value)
    return value


def task_text(text: str) -> str:
    """Canonical JSON, which stands in a line as it is."""
    content = _scan(text)
    if canonical(content) != text:
        raise ValueError("not canonical JSON")
    require_shallow(text, content)
    return text


def policy_text(text: str) -> str:
    """The same for what comes often."""
    return _remembered_text(text) if is_short(text) else task_text(text)


_remembered_text = lru_cache(maxsize=TEXTS_REMEMBERED)(task_text)


def is_short(text: str) -> bool:
    """Whether many of its size can be remembered: an export may be made to fill the memory."""
    return len(text) <= MOST_REMEMBERED_CHARACTERS


def canonical(content: object) -> str:
    return _canonical(content)


def _scan(text: str) -> Any:
    try:
        content, end = _scanned(text)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"not JSON: {error}") from None
    if end != len(text):
        raise ValueError(f"not JSON: more follows at {end}")
    return content


def _list_text(texts: Iterable[str]) -> str:
    return f"[{','.join(texts)}]"


def _stage_text(stage: object) -> str:
    if not isinstance(stage, list) or len(stage) != 3:
        raise ValueError("a stage is not [mode, before, after]")
    mode, before_us, after_us = stage
    before_us, after_us = time_us("stage: before", before_us), time_us("stage: after", after_us)
    return f"[{quoted(word('stage: mode', mode))},{before_us!r},{after_us!r}]"


def _require_encodable(name: str, value: str) -> None:
    try:
        value.encode()
    except UnicodeEncodeError:
        raise ValueError(f"{name} has half a surrogate pair") from None


def _depth(content: object) -> int:
    depth, level = 0, [content]
    while level := [value for value in level if isinstance(value, (dict, list))]:
        level = [inner for value in level for inner in _inside(value)]
        depth += 1
    return depth


def _inside(value: dict[str, object] | list[object]) -> Iterable[object]:
    return value.values() if isinstance(value, dict) else value
