"""The values a bank keeps: observation, decision, revision and their parts. All are frozen.

Tasks, policies and environments are canonical JSON text (see `canonical`): a bank stores,
compares and counts them, and leaves their meaning to others.
"""

from __future__ import annotations

import hashlib
import itertools
import math
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import cached_property

from bankd.bank.canonical import canonical, content_hash, is_canonical, well_formed
from bankd.number_text import counted

OUTCOMES = ("ok", "illegal", "compile_error", "timeout", "crashed", "wrong")
"""Outcomes of a trial, from harmless to worst: the worst is what a quarantine reports."""

PROVISIONAL = "sgat"
"""The rule of decisions on operators that subgraph tuning made on the way: used, not settled."""

PIN = "pinned "
"""Beginning of the rule of a pinned decision: "pinned tuned" was tuned, and stays until it is
unpinned, whatever is learnt. So a pin is a part of the decision: it has revisions, and passes
through merges, exports and imports as all of the decision does."""

SHORT_ID_DIGITS = 12


def utc_now() -> str:
    """The time as ISO 8601 text in UTC, with microseconds: sorts as text."""
    return datetime.now(UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")


@dataclass(frozen=True, order=True)
class TargetKey:
    """The hardware that a bank's entry is for: instruction-set tier or SoC, and core count."""

    soc_version: str
    cores: int

    def __post_init__(self) -> None:
        if not self.soc_version or self.cores < 1:
            raise ValueError(f"not a target: {self.soc_version!r} with {self.cores} cores")

    def __str__(self) -> str:
        return f"{self.soc_version}_{self.cores}"

    @property
    def words(self) -> str:
        """ "x86_64-v4 with 1 core"."""
        return f"{self.soc_version} with {counted(self.cores, 'core')}"


@dataclass(frozen=True)
class TimingSummary:
    """Times of one kernel in one session: sample count, median and an interval around it."""

    count: int
    median_us: float
    low_us: float
    high_us: float
    samples: tuple[float, ...] = ()
    """Microseconds, in the order of the rounds; empty where they were not kept."""

    def __post_init__(self) -> None:
        for name in ("median_us", "low_us", "high_us"):
            object.__setattr__(self, name, _time_us(name, getattr(self, name)))
        samples = tuple(_time_us("a sample", sample) for sample in self.samples)
        object.__setattr__(self, "samples", samples)
        if self.count < 1:
            raise ValueError(f"a summary of {self.count} samples")

    @property
    def spread(self) -> float | None:
        """Width of the interval relative to the median; None where that is 0."""
        return (self.high_us - self.low_us) / self.median_us if self.median_us else None

    def content(self) -> list[object]:
        numbers = [self.count, self.median_us, self.low_us, self.high_us]
        return [*numbers, list(self.samples)] if self.samples else [*numbers]

    def without_samples(self) -> TimingSummary:
        return replace(self, samples=()) if self.samples else self


@dataclass(frozen=True)
class Observation:
    """One measured trial. Append-only: it is what happened, and its hash is its identity."""

    key: str
    task: str
    """Canonical task text; equal keys have equal texts."""
    target: TargetKey
    environment: str
    """Canonical JSON of all else that may move a time: CPU model, caches, LLVM version, ..."""
    policy: str
    outcome: str
    """One of `OUTCOMES`."""
    timing: TimingSummary | None = None
    baseline: TimingSummary | None = None
    """The default policy, measured in the same session."""
    error: float | None = None
    """max |difference from the reference| / max |reference|; infinite where it was NaN."""
    note: str = ""
    host: str = ""
    tool_version: str = ""
    created: str = field(default_factory=utc_now)
    """ISO 8601 in UTC."""

    def __post_init__(self) -> None:
        if self.outcome not in OUTCOMES:
            raise ValueError(f"{self.outcome!r} is not an outcome: {', '.join(OUTCOMES)}")
        _require_canonical(task=self.task, policy=self.policy, environment=self.environment)
        if self.error is not None:
            error = math.inf if math.isnan(self.error) else float(self.error) + 0.0
            if error < 0:
                raise ValueError(f"an error of {error}: it is the greatest of absolute values")
            object.__setattr__(self, "error", error)
        for name in ("note", "host"):
            object.__setattr__(self, name, well_formed(getattr(self, name)))

    @cached_property
    def content_hash(self) -> str:
        further = ("outcome", "note", "host", "tool_version", "created")
        error = "inf" if self.error == math.inf else self.error
        return content_hash({**_content(self, further), "error": error})


@dataclass(frozen=True)
class Stage:
    """One tuning mode's part in a decision: times without it and with it."""

    mode: str
    before_us: float
    after_us: float


@dataclass(frozen=True)
class Decision:
    """The policy chosen for a key on a target, by a rule, citing observations."""

    key: str
    task: str
    target: TargetKey
    policy: str
    rule: str
    """"tuned", "default" (nothing was better), "imported", ...; after `PIN` where it is pinned."""
    environment: str
    baseline: TimingSummary | None = None
    """The default policy; None where it was never measured (imported entries). Samples are the
    observations', which are cited: a decision keeps none."""
    timing: TimingSummary | None = None
    stages: tuple[Stage, ...] = ()
    evidence: tuple[str, ...] = ()
    """Hashes of the observations it rests on, sorted."""
    revision: str | None = field(default=None, compare=False)
    """Id of the revision that introduced it; None until it is committed."""

    def __post_init__(self) -> None:
        _require_canonical(task=self.task, policy=self.policy, environment=self.environment)
        object.__setattr__(self, "evidence", tuple(sorted(set(self.evidence))))
        for name in ("baseline", "timing"):
            summary = getattr(self, name)
            object.__setattr__(self, name, summary and summary.without_samples())
        stages = tuple(
            Stage(stage.mode, float(stage.before_us) + 0.0, float(stage.after_us) + 0.0)
            for stage in self.stages
        )
        object.__setattr__(self, "stages", stages)

    @property
    def is_pinned(self) -> bool:
        """True if no learning replaces it: only who unpins, undoes or merges."""
        return self.rule.startswith(PIN)

    @property
    def basis(self) -> str:
        """Rule by which the policy was chosen, without the pin."""
        return self.rule.removeprefix(PIN)

    def pinned(self) -> Decision:
        """The same decision, pinned."""
        return replace(self, rule=PIN + self.basis, revision=None)

    def unpinned(self) -> Decision:
        """The same decision without a pin."""
        return replace(self, rule=self.basis, revision=None)

    @property
    def speedup(self) -> float | None:
        """Baseline over chosen time, both of one session; None where either is missing."""
        if self.baseline is None or self.timing is None or self.timing.median_us == 0:
            return None
        return self.baseline.median_us / self.timing.median_us

    @property
    def speedup_bounds(self) -> tuple[float, float] | None:
        """The least and the most that the speed-up may be by the intervals of both times.

        None where a time is missing or 0. Both times are of one session.
        """
        before, after = self.baseline, self.timing
        if before is None or after is None or not after.low_us or not after.high_us:
            return None
        return before.low_us / after.high_us, before.high_us / after.low_us

    @property
    def speedup_span(self) -> tuple[float, float, float] | None:
        """Low, middle and high of the speed-up: the noise of both times is in it."""
        if self.baseline is None or self.timing is None:
            return None
        ratios = (
            (self.baseline.low_us, self.timing.high_us),
            (self.baseline.median_us, self.timing.median_us),
            (self.baseline.high_us, self.timing.low_us),
        )
        low, middle, high = (before / after if after else math.inf for before, after in ratios)
        if not all(map(math.isfinite, (low, middle, high))):
            return None
        # Where the default was found best, it is compared with itself.
        return (1.0, 1.0, 1.0) if self.basis == "default" else (low, middle, high)

    @property
    def stage_rows(self) -> list[list[object]]:
        return [[stage.mode, stage.before_us, stage.after_us] for stage in self.stages]

    @cached_property
    def content_hash(self) -> str:
        return content_hash({**_content(self, ("rule", "evidence")), "stages": self.stage_rows})


@dataclass(frozen=True)
class Change:
    """The change of one key on one target by one revision."""

    target: TargetKey
    key: str
    before: Decision | None
    after: Decision | None
    """None: the entry was retired."""

    @property
    def kind(self) -> str:
        if self.after is None:
            return "retired"
        return "added" if self.before is None else "updated"


@dataclass(frozen=True)
class Counts:
    """Entries of the bank by what a revision did to them; `bankd log` calls the first three new,
    changed and removed. An entry that says that the default is best counts, too: what a session
    added is fewer (`tuner.session.Counts`).
    """

    added: int = 0
    """Was absent, written."""
    updated: int = 0
    """Was present, replaced."""
    retired: int = 0
    """Was present, taken out."""
    reserved: int = 0
    """Was present, stays."""
    unsatisfied: int = 0
    """Was absent, not written."""


@dataclass(frozen=True)
class Revision:
    """An immutable state of a bank: its parents, and what it changed in the first of them."""

    number: int
    """Number for people, in this bank only: 3 for r3."""
    id: str
    """The same in every bank: hash of parents and changes."""
    parents: tuple[str, ...]
    author: str
    created: str
    message: str
    counts: Counts

    @property
    def name(self) -> str:
        return f"r{self.number}"

    @property
    def short_id(self) -> str:
        return self.id[:SHORT_ID_DIGITS]


@dataclass(frozen=True)
class Past:
    """One step in the life of a key: what a revision decided; None where it retired the key."""

    revision: Revision
    decision: Decision | None
    before: Decision | None
    """Decision until then; None: there was none, or it had been retired."""


@dataclass(frozen=True)
class Model:
    """A model that asked this bank: file's hash, latest name, number of keys, times seen."""

    content_hash: str
    name: str
    keys: int
    uses: int
    last_used: str


@dataclass(frozen=True)
class Hits:
    """Hits of an entry, and the time of the last (ISO 8601 in UTC); None: never."""

    count: int = 0
    last: str | None = None


@dataclass(frozen=True)
class TrialCount:
    """Number of trials of a key on a target, and of those that failed."""

    trials: int
    failed: int


def revision_id(parents: Iterable[str], changes: Iterable[tuple[str, int, str, str | None]]) -> str:
    """Hash of the parents' ids and the changes: soc_version, cores, key, and the hash of the
    decision or None, in just this order.

    It is the hash of {"changes": [[...], ...], "parents": [...]} as canonical JSON, for which a
    million changes need not be in memory.
    """
    digest = hashlib.sha256(b'{"changes":[')
    waiting, between = iter(changes), ""
    while batch := list(itertools.islice(waiting, 1000)):
        # A list of rows less its brackets: the rows with what stands between them.
        digest.update((between + canonical(batch)[1:-1]).encode())
        between = ","
    digest.update(f'],"parents":{canonical(list(parents))}}}'.encode())
    return digest.hexdigest()


def _content(entry: Observation | Decision, further: Iterable[str]) -> dict[str, object]:
    """The hashed fields that observations and decisions both have, and further ones by name."""
    names = ("key", "task", "environment", "policy", *further)
    return {
        **{name: getattr(entry, name) for name in names},
        "soc_version": entry.target.soc_version,
        "cores": entry.target.cores,
        "timing": entry.timing and entry.timing.content(),
        "baseline": entry.baseline and entry.baseline.content(),
    }


def _time_us(what: str, value: float) -> float:
    """One number has one text, so one hash: 5 and 5.0, 0.0 and -0.0 must not differ."""
    number = float(value) + 0.0
    if not math.isfinite(number) or number < 0:
        raise ValueError(f"{what} is {number}")
    return number


def _require_canonical(**texts: str) -> None:
    for name, text in texts.items():
        if not is_canonical(text):
            raise ValueError(f"{name} is not canonical JSON: {text[:80]!r}")
