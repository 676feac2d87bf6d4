"""Lines of an export: typed fields with their bounds, their columns in a bank, texts and hashes.

Each field is declared once. A line counts as read when its values, written again, give the same
line: nothing can hide in it. Both directions come through here, so that what an import would
refuse is not exported either. Every function may raise ValueError.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from functools import lru_cache
from typing import Annotated, Any, Generic, Literal, NamedTuple, TypeVar

import msgspec
from msgspec import Meta, Raw, Struct
from msgspec.structs import astuple, fields

from bankd.bank.canonical import text_hash
from bankd.bank.record import OUTCOMES

MAX_LINE_BYTES = 4 * 2**20
"""Maximum size of a line, which is read at once; the longest known, of a subgraph, has 100 kB."""
MAX_DEPTH = 64
"""Maximum depth of the JSON of a task, a policy or an environment."""
TEXTS_REMEMBERED = 8192
MAX_REMEMBERED_CHARACTERS = 4096

Cores = Annotated[int, Meta(ge=1, le=65_536)]
Count = Annotated[int, Meta(ge=1, le=2**63 - 1)]
Digest = Annotated[str, Meta(min_length=64, max_length=64)]
"""A SHA-256 whose digits are checked elsewhere: it is compared, or `HexDigest` would be slow."""
HexDigest = Annotated[str, Meta(min_length=64, max_length=64, pattern=r"^[0-9a-f]*\Z")]
"""A SHA-256 that is not compared."""
Key = Annotated[str, Meta(min_length=1, max_length=512, pattern=r"^[^\x00-\x1f\x7f-\x9f]*\Z")]
Word = Annotated[str, Meta(max_length=512)]
Note = Annotated[str, Meta(max_length=2**18)]
TimeUs = Annotated[float, Meta(ge=0)]
Error = TimeUs | Literal["inf"] | None
"""max |difference| / max |reference|; infinite is "inf", which JSON has no number for."""
SocVersion = Annotated[str, Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9._+-]{0,127}\Z")]
"""Name of a SoC. Files and folders are named by it elsewhere, so it cannot lead out of one."""
Time = Annotated[
    str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,6})?Z\Z")
]

_OTHER_DIGIT = re.compile(r"[^0-9a-f]")

quoted = json.encoder.encode_basestring_ascii
"""A string as canonical JSON."""
_scanned = json.JSONDecoder().raw_decode
_canonical = json.JSONEncoder(sort_keys=True, separators=(",", ":"), allow_nan=False).encode
"""`canonical.canonical`, which makes a new encoder each time."""

Columns = tuple[Any, ...]


class TimingArray(Struct, frozen=True, array_like=True, forbid_unknown_fields=True, gc=False):
    """A summary of times in microseconds."""

    count: Count
    median_us: TimeUs
    low_us: TimeUs
    high_us: TimeUs


class TrialArray(TimingArray, frozen=True, array_like=True, forbid_unknown_fields=True, gc=False):
    """The same, with the times of the rounds where they were kept."""

    samples: Annotated[list[TimeUs], Meta(min_length=1)] | None = None


class StageArray(Struct, frozen=True, array_like=True, forbid_unknown_fields=True, gc=False):
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


class DecisionLine(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A decision without its task and its environment, which it points at."""

    baseline: TimingArray | None
    cores: Cores
    environment: Digest
    evidence: list[Digest]
    hash: Digest
    key: Key
    policy: Raw
    rule: Word
    stages: list[StageArray]
    timing: TimingArray | None

    def __post_init__(self) -> None:
        if _OTHER_DIGIT.search("".join(self.evidence)):
            raise ValueError("the evidence has other than hexadecimal digits")
        if sorted(set(self.evidence)) != self.evidence:
            raise ValueError("the hashes of the evidence are not in ascending order")


class ObservationLine(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A trial without its task and its environment, which it points at."""

    baseline: TrialArray | None
    cores: Cores
    created: Time
    environment: Digest
    error: Error
    hash: Digest
    host: Word
    key: Key
    note: Note
    outcome: Literal[OUTCOMES]  # type: ignore[valid-type]
    policy: Raw
    timing: TrialArray | None
    tool_version: Word

    def __post_init__(self) -> None:
        datetime.fromisoformat(self.created)


POINTERS = frozenset({"cores", "environment", "hash", "key", "policy"})
"""Fields that a bank keeps as numbers of rows in other tables, and the hash."""


def remember_short(function: Callable[[str], Any]) -> Callable[[str], Any]:
    """Cache a function of a text; an export with long ones cannot fill the memory."""
    cached = lru_cache(maxsize=TEXTS_REMEMBERED)(function)
    return lambda text: (cached if len(text) <= MAX_REMEMBERED_CHARACTERS else function)(text)


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
    if text.count("[") + text.count("{") > MAX_DEPTH and _depth(content) > MAX_DEPTH:
        raise ValueError(f"JSON nested more than {MAX_DEPTH} deep")
    return text


def _is_plain(text: str) -> bool:
    """Return True if it is canonical at a glance: the short cut for a million tasks.

    msgspec writes floats and the character 127 otherwise than `canonical`.
    """
    if text.count("[") + text.count("{") > MAX_DEPTH or "\x7f" in text:
        return False
    try:
        return _sorted_json(_without_floats(text)) == text.encode()
    except (ValueError, OverflowError):
        return False


def _no_float(text: str) -> float:
    raise ValueError(f"{text} is a float")


_without_floats = msgspec.json.Decoder(float_hook=_no_float).decode
_sorted_json = msgspec.json.Encoder(order="sorted").encode
_remembered_text = remember_short(canonical_text)


def _depth(content: object) -> int:
    if not isinstance(content, dict | list):
        return 0
    inner = content.values() if isinstance(content, dict) else content
    return 1 + max(map(_depth, inner), default=0)


def _timing_columns(timing: TimingArray | None) -> Columns:
    if timing is None:
        return None, None, None, None
    # -0.0 has another text than 0.0, which is the one that is canonical.
    return timing.count, timing.median_us + 0.0, timing.low_us + 0.0, timing.high_us + 0.0


def _trial_columns(timing: TrialArray | None) -> Columns:
    samples = timing and timing.samples and repr([sample + 0.0 for sample in timing.samples])
    return *_timing_columns(timing), samples and samples.replace(" ", "")


def _timing_text(
    count: int | None, median_us: float, low_us: float, high_us: float, samples: str | None = None
) -> str:
    if count is None:
        return "null"
    further = f",{samples}" if samples else ""
    return f"[{count!r},{median_us!r},{low_us!r},{high_us!r}{further}]"


def _stages_text(stages: list[StageArray]) -> str:
    texts = [
        f"[{quoted(one.mode)},{one.before_us + 0.0!r},{one.after_us + 0.0!r}]" for one in stages
    ]
    return f"[{','.join(texts)}]"


def _error_text(error: float | None) -> str:
    if error is None:
        return "null"
    return '"inf"' if error == float("inf") else repr(error)


class _Form(NamedTuple):
    """Columns of a bank that keep the values of one type, and their canonical JSON."""

    text: Callable[..., str]
    """Function from the columns to the text."""
    columns: Callable[[Any], Columns] = lambda value: (value,)
    """Function from the value to the columns."""
    suffixes: tuple[str, ...] = ("",)


_TIMES = ("_count", "_median_us", "_low_us", "_high_us")
_FORMS: dict[Any, _Form] = {
    Cores: _Form(repr),
    Error: _Form(_error_text, lambda error: (None if error is None else float(error) + 0.0,)),
    Raw: _Form(str, lambda raw: (_remembered_text(bytes(raw).decode("ascii")),)),
    list[Digest]: _Form(str, lambda hashes: (f"[{','.join(map(quoted, hashes))}]",)),
    list[StageArray]: _Form(str, lambda stages: (_stages_text(stages),)),
    TimingArray | None: _Form(_timing_text, _timing_columns, _TIMES),
    TrialArray | None: _Form(_timing_text, _trial_columns, (*_TIMES, "_samples")),
}
"""Type of a field -> how it is kept and written; all others are strings."""
_STORED = (Raw, list[Digest], list[StageArray], TrialArray | None)
"""Types of which a bank holds JSON: it may be anything, the texts of others are made here."""

Line = TypeVar("Line", bound=Struct)
Texts = dict[str, str]
"""Field -> its canonical JSON."""


class Codec(Generic[Line]):
    """Reads and writes the lines of one kind."""

    def __init__(self, kind: type[Line]) -> None:
        self._decode = msgspec.json.Decoder(kind).decode
        types = {each.name: each.type for each in fields(kind)}
        forms = {name: _FORMS.get(type_) for name, type_ in types.items()}
        self._fields = [(name, form, name not in POINTERS) for name, form in forms.items()]
        self._stored = [(name, _FORMS[types[name]]) for name in types if types[name] in _STORED]
        self.columns: list[str] = []
        """Columns that `write` takes."""
        self._parts = []
        for name, form in forms.items():
            start = len(self.columns)
            self.columns += [name + suffix for suffix in (form.suffixes if form else ("",))]
            place = slice(start, len(self.columns))
            self._parts.append((name, form.text if form else quoted, place))
        self.own_columns = [name for name in self.columns if name not in POINTERS]
        """Columns that `read` returns."""
        self._line = _object(f'"{name}":%s' for name in forms)
        content = sorted({*forms, "soc_version", "task"} - {"hash"})
        self._content = _object(f'"{name}":%({name})s' for name in content)

    def read(self, line: str) -> tuple[Line, Texts, list[Any]]:
        """Values and texts of a line, and the columns of its fields that are not pointers."""
        value = self._decode(line)
        texts: Texts = {}
        own: list[Any] = []
        for part, (name, form, is_own) in zip(astuple(value), self._fields, strict=True):
            columns = form.columns(part) if form else (part,)
            texts[name] = form.text(*columns) if form else quoted(part)
            if is_own:
                own += columns
        if self._line % tuple(texts.values()) != line:
            raise ValueError("not canonical JSON")
        return value, texts, own

    def write(self, columns: Sequence[Any]) -> tuple[str, Texts]:
        """The line of a row of a bank, as `read` would take it, and its texts."""
        texts = {name: text(*columns[place]) for name, text, place in self._parts}
        line = self._line % tuple(texts.values())
        if len(line) >= MAX_LINE_BYTES:
            raise ValueError(f"a line of more than {MAX_LINE_BYTES} bytes")
        value = self._decode(line)
        if "-0.0" in line:  # Perhaps another text of the number 0.0.
            self.read(line)
        for name, form in self._stored:
            if form.text(*form.columns(getattr(value, name))) != texts[name]:
                raise ValueError("not canonical JSON")
        return line, texts

    def hash(self, texts: Texts, soc_version: str, task: str, environment: str) -> str:
        """The hash of the entry: what `record` says of the same decision or observation.

        It covers what the line only points at, too: given as JSON strings.
        """
        policy = quoted(texts["policy"])
        pointed_at = {"soc_version": soc_version, "task": task, "environment": environment}
        return text_hash(self._content % {**texts, **pointed_at, "policy": policy})


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
    """The leaf of `decisions_root`: what was decided, without any time.

    `soc_version` as a JSON string, `task` its text.
    """
    return (
        f"[{soc_version},{texts['cores']},{texts['key']},{task},{texts['policy']},"
        f"{texts['rule']},{texts['environment']}]"
    ).encode("ascii")


def evidence_leaf(section: str, content_hash: str) -> bytes:
    """The leaf of `evidence_root`: "decision" or "observation", and the hash."""
    return f"{section.removesuffix('s')} {content_hash}".encode("ascii")
