"""The lines of an export as typed values, with their bounds, their texts and their hashes.

Each field is declared once, with its bounds. A line counts as read when its values, written again,
give the same line: nothing can hide in it. Both directions come through here, so that what an
import would refuse is not exported either. Every function may raise ValueError.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from datetime import datetime
from functools import lru_cache
from typing import Annotated, Any, Generic, Literal, NamedTuple, TypeVar

import msgspec
from msgspec import Meta, Raw, Struct

from bankd.bank.canonical import text_hash
from bankd.bank.record import OUTCOMES

MOST_LINE_BYTES = 4 * 2**20
"""A line is read whole; the longest known, of a subgraph, has some 100 kB."""
MOST_DEPTH = 64
"""Of the JSON of a task, a policy or an environment."""
TEXTS_REMEMBERED = 8192
MOST_REMEMBERED_CHARACTERS = 4096

Cores = Annotated[int, Meta(ge=1, le=65_536)]
Count = Annotated[int, Meta(ge=1, le=2**63 - 1)]
Digest = Annotated[str, Meta(min_length=64, max_length=64)]
"""A SHA-256, 64 characters here: whether they are its digits is seen where it is compared, and
`require_digests` sees it where it is not."""
Key = Annotated[str, Meta(min_length=1, max_length=512)]
Word = Annotated[str, Meta(max_length=512)]
Note = Annotated[str, Meta(max_length=2**18)]
TimeUs = Annotated[float, Meta(ge=0)]
Error = TimeUs | Literal["inf"] | None
"""max |difference| / max |reference|; infinite is "inf", which JSON has no number for."""
SocVersion = Annotated[str, Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9._+-]{0,127}\Z")]
"""Names of files and folders are made of it elsewhere, so it cannot lead out of one."""

_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")
_DIGITS = re.compile(r"[0-9a-f]*")
_TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z", re.ASCII)

quoted = json.encoder.encode_basestring_ascii
"""A string as canonical JSON."""
_scanned = json.JSONDecoder().raw_decode
_canonical = json.JSONEncoder(sort_keys=True, separators=(",", ":"), allow_nan=False).encode
"""`canonical.canonical`, which makes a new encoder each time."""


class Timing(Struct, frozen=True, array_like=True, forbid_unknown_fields=True, gc=False):
    """A summary of times in microseconds."""

    count: Count
    median_us: TimeUs
    low_us: TimeUs
    high_us: TimeUs


class TrialTiming(Timing, frozen=True, array_like=True, forbid_unknown_fields=True, gc=False):
    """The same, with the times of the rounds where they were kept."""

    samples: Annotated[list[TimeUs], Meta(min_length=1)] | None = None


class Stage(Struct, frozen=True, array_like=True, forbid_unknown_fields=True, gc=False):
    """One tuning mode's part in a decision."""

    mode: Word
    before_us: TimeUs
    after_us: TimeUs


class EnvironmentLine(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    environment: Raw
    hash: Digest


class TaskLine(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    hash: Digest
    key: Key
    task: Raw

    def __post_init__(self) -> None:
        _require_key(self.key)


class DecisionLine(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A decision without its task and its environment, which it points at."""

    baseline: Timing | None
    cores: Cores
    environment: Digest
    evidence: list[Digest]
    hash: Digest
    key: Key
    policy: Raw
    rule: Word
    stages: list[Stage]
    timing: Timing | None

    def __post_init__(self) -> None:
        _require_key(self.key)
        require_digests(*self.evidence)
        if sorted(set(self.evidence)) != self.evidence:
            raise ValueError("the hashes of the evidence are not in ascending order")


class ObservationLine(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A trial without its task and its environment, which it points at."""

    baseline: TrialTiming | None
    cores: Cores
    created: str
    environment: Digest
    error: Error
    hash: Digest
    host: Word
    key: Key
    note: Note
    outcome: Literal[OUTCOMES]  # type: ignore[valid-type]
    policy: Raw
    timing: TrialTiming | None
    tool_version: Word

    def __post_init__(self) -> None:
        _require_key(self.key)
        if not _TIME.fullmatch(self.created):
            raise ValueError("created is not a time like 2026-01-31T12:00:00.000000Z")
        datetime.fromisoformat(self.created)


def require_digests(*digests: str) -> None:
    """One look at all of a line: a million lines have some millions of them."""
    if not _DIGITS.fullmatch("".join(digests)):
        raise ValueError("a SHA-256 has other than hexadecimal digits in lower case")


def _require_key(key: str) -> None:
    if _CONTROL.search(key):
        raise ValueError("the key has control characters")


Line = TypeVar("Line", bound=Struct)
Texts = Mapping[str, str]
"""Field -> its canonical JSON."""


class Parsed(NamedTuple, Generic[Line]):
    """What was read from a line."""

    value: Line
    texts: dict[str, str]


def timing_text(timing: tuple[Any, ...]) -> str:
    """Of count, median, low and high, all None where there are none, and perhaps of samples."""
    if timing[0] is None:
        return "null"
    count, median_us, low_us, high_us, *samples = timing
    further = f",{samples[0]}" if samples and samples[0] else ""
    return f"[{count!r},{median_us!r},{low_us!r},{high_us!r}{further}]"


def decision_texts(
    cores: int,
    key: str,
    policy: str,
    environment_hash: str,
    content_hash: str,
    rule: str,
    stages: str,
    evidence: str,
    baseline: tuple[Any, ...],
    timing: tuple[Any, ...],
) -> dict[str, str]:
    """Of a decision as a bank keeps it; stages and evidence are JSON there, too."""
    return {
        "baseline": timing_text(baseline),
        "cores": repr(cores),
        "environment": quoted(environment_hash),
        "evidence": evidence,
        "hash": quoted(content_hash),
        "key": quoted(key),
        "policy": policy,
        "rule": quoted(rule),
        "stages": stages,
        "timing": timing_text(timing),
    }


def error_text(error: float | str | None) -> str:
    if error is None:
        return "null"
    return '"inf"' if error in {"inf", float("inf")} else repr(error)


def timing_row(timing: Timing | None) -> tuple[Any, ...]:
    """Count, median, low and high as a bank keeps them."""
    if timing is None:
        return None, None, None, None
    # -0.0 has another text than 0.0, which is the one that is canonical.
    return timing.count, timing.median_us + 0.0, timing.low_us + 0.0, timing.high_us + 0.0


def trial_timing_row(timing: TrialTiming | None) -> tuple[Any, ...]:
    """The same, and the text of the samples."""
    if timing is None or timing.samples is None:
        return *timing_row(timing), None
    samples = [sample + 0.0 for sample in timing.samples]
    return *timing_row(timing), repr(samples).replace(" ", "")


def _stages_text(stages: list[Stage]) -> str:
    texts = [
        f"[{quoted(one.mode)},{one.before_us + 0.0!r},{one.after_us + 0.0!r}]" for one in stages
    ]
    return f"[{','.join(texts)}]"


def _hashes_text(hashes: list[str]) -> str:
    return str(hashes).replace("'", '"').replace(" ", "")


def canonical_text(text: str) -> str:
    """The same text. Raises ValueError where it is not canonical JSON, or too deep."""
    if _is_plain(text):
        return text
    try:
        content, end = _scanned(text)
    except ValueError as error:
        raise ValueError(f"not JSON: {error}") from None
    if end != len(text) or _canonical(content) != text:
        raise ValueError("not canonical JSON")
    if text.count("[") + text.count("{") > MOST_DEPTH and _depth(content) > MOST_DEPTH:
        raise ValueError(f"JSON nested more than {MOST_DEPTH} deep")
    return text


def _is_plain(text: str) -> bool:
    """Whether it is canonical at a glance: the short cut for a million of tasks.

    msgspec writes floats and the character 127 otherwise than `canonical`.
    """
    if text.count("[") + text.count("{") > MOST_DEPTH or "\x7f" in text:
        return False
    try:
        return _sorted_json(_without_floats(text)) == text.encode()
    except (ValueError, OverflowError):
        return False


def _no_float(text: str) -> float:
    raise ValueError(f"{text} is a float")


_without_floats = msgspec.json.Decoder(float_hook=_no_float).decode
_sorted_json = msgspec.json.Encoder(order="sorted").encode

_remembered_text = lru_cache(maxsize=TEXTS_REMEMBERED)(canonical_text)


def is_short(text: str) -> bool:
    """Whether many of its size can be remembered: an export may be made to fill the memory."""
    return len(text) <= MOST_REMEMBERED_CHARACTERS


def _depth(content: object) -> int:
    if not isinstance(content, dict | list):
        return 0
    inner = content.values() if isinstance(content, dict) else content
    return 1 + max(map(_depth, inner), default=0)


def _raw_text(raw: Raw) -> str:
    text = bytes(raw).decode("ascii")
    return _remembered_text(text) if is_short(text) else canonical_text(text)


_TEXT_OF: dict[Any, Any] = {
    Cores: str,
    Error: lambda error: error_text(error if isinstance(error, str | None) else error + 0.0),
    Raw: _raw_text,
    list[Digest]: _hashes_text,
    list[Stage]: _stages_text,
    Timing | None: lambda timing: timing_text(timing_row(timing)),
    TrialTiming | None: lambda timing: timing_text(trial_timing_row(timing)),
}
"""Type of a field -> how it is written; all others are strings."""
_STORED_AS_TEXT = (Raw, list[Digest], list[Stage], TrialTiming | None)
"""Types of which a bank holds JSON: their texts may be anything, those of others are made."""


class Codec(Generic[Line]):
    """Reads and writes the lines of one kind."""

    def __init__(self, kind: type[Line]) -> None:
        self._decode = msgspec.json.Decoder(kind).decode
        fields = msgspec.structs.fields(kind)
        self._names = [field.name for field in fields]
        self._text_of = [_TEXT_OF.get(field.type, quoted) for field in fields]
        self._stored = [(f.name, _TEXT_OF[f.type]) for f in fields if f.type in _STORED_AS_TEXT]
        self._named_line = _object(f'"{name}":%({name})s' for name in self._names)
        self._line = _object(f'"{name}":%s' for name in self._names)
        whole = sorted({*self._names, "soc_version", "task"} - {"hash"})
        self._whole = _object(f'"{name}":%({name})s' for name in whole)

    def read(self, line: str) -> Parsed[Line]:
        value = self._decode(line)
        values = msgspec.structs.astuple(value)
        texts = [text_of(each) for text_of, each in zip(self._text_of, values, strict=True)]
        if self._line % tuple(texts) != line:
            raise ValueError("not canonical JSON")
        return Parsed(value, dict(zip(self._names, texts, strict=True)))

    def write(self, texts: dict[str, str]) -> str:
        """The line of these texts, as `read` would take it. Raises ValueError for any other."""
        line = self._named_line % texts
        value = self._decode(line)
        if "-0.0" in line:  # Perhaps another text of the number 0.0.
            self.read(line)
        for name, text_of in self._stored:
            if text_of(getattr(value, name)) != texts[name]:
                raise ValueError("not canonical JSON")
        return line

    def hash(self, texts: Texts, soc_version: str, task: str, environment: str) -> str:
        """The hash of the entry: what `record` says of the same decision or observation.

        It covers what the line only points at, too: given as JSON strings.
        """
        policy = quoted(texts["policy"])
        pointed_at = {"soc_version": soc_version, "task": task, "environment": environment}
        return text_hash(self._whole % {**texts, **pointed_at, "policy": policy})


def _object(members: Iterable[str]) -> str:
    return "{" + ",".join(members) + "}"


ENVIRONMENT = Codec(EnvironmentLine)
TASK = Codec(TaskLine)
DECISION = Codec(DecisionLine)
OBSERVATION = Codec(ObservationLine)


def require_hash(found: str, claimed: str) -> None:
    if found != claimed:
        raise ValueError(f"its content has another hash than {claimed}")


def decision_leaf(texts: Texts, soc_version: str, task: str) -> bytes:
    """What was decided, without any time: the leaf of `decisions_root`.

    `soc_version` as a JSON string, `task` its text.
    """
    return (
        f"[{soc_version},{texts['cores']},{texts['key']},{task},{texts['policy']},"
        f"{texts['rule']},{texts['environment']}]"
    ).encode("ascii")


def evidence_leaf(kind: Literal["decision", "observation"], content_hash: str) -> bytes:
    """The leaf of `evidence_root`."""
    return f"{kind} {content_hash}".encode("ascii")
