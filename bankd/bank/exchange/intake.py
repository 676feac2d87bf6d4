"""From the lines of an export into a new bank: each checked alone, then against all the others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, NamedTuple, TypeVar

from bankd.bank.exchange.entries import (
    NamedText,
    read_decision,
    read_environment,
    read_observation,
    read_task,
    require_hash,
)
from bankd.bank.exchange.fields import TEXTS_REMEMBERED, is_short, quoted
from bankd.bank.exchange.fill import NewBank, Row
from bankd.bank.exchange.linefile import refused
from bankd.bank.exchange.lines import (
    Context,
    DecisionLine,
    ObservationLine,
    decision_hash,
    decision_leaf,
    evidence_leaf,
    observation_hash,
)
from bankd.bank.exchange.manifest import DECISIONS, ENVIRONMENTS, OBSERVATIONS, TASKS
from bankd.bank.exchange.merkle import Merkle
from bankd.bank.exchange.source import Batch, Source

Value = TypeVar("Value")
Result = TypeVar("Result")
Tasks = Mapping[str, tuple[int, str]]
"""Key -> number and text."""


class _Parts(NamedTuple):
    """What many entries share: the numbers of its rows, and the environment as a JSON string."""

    target: int
    policy: int
    environment: int
    environment_text: str


class Intake:
    """Reads the sections in their order: what one holds, the later ones point at."""

    def __init__(self, export: Source, bank: NewBank) -> None:
        self._export = export
        self._bank = bank
        self._soc_version = quoted(export.manifest.soc_version)
        self._environments, self._tasks = _Use(), _Use()
        self._parts: dict[tuple[int, str, str], _Parts] = {}
        self._cores: set[int] = set()
        self._decided = Merkle()
        self._evidence = Merkle()

    def run(self) -> None:
        """Raises BankError with the file, the line and the reason."""
        add_environments, add_tasks = self._bank.add_environments, self._bank.add_tasks
        self._read_named(ENVIRONMENTS, read_environment, add_environments, self._environments)
        self._read_named(TASKS, read_task, add_tasks, self._tasks)
        self._read_decisions()
        self._read_observations()
        self._export.require_end()
        self._require_manifest()
        self._environments.require()
        self._tasks.require()

    def _read_named(
        self,
        section: str,
        read: Callable[[str], NamedText],
        add: Callable[[int, Iterable[NamedText]], None],
        use: _Use,
    ) -> None:
        order = _Ascending()
        for batch in self._export.section(section):
            named = _each(batch, read, batch.texts)
            _each(batch, order.require, [one.name for one in named])
            add(batch.first, named)
            use.add(batch)

    def _read_decisions(self) -> None:
        order = _Ascending()
        for batch in self._export.section(DECISIONS):
            read = _each(batch, read_decision, batch.texts)
            _each(batch, order.require, [(one.cores, one.key) for one, _ in read])
            tasks = self._bank.tasks({one.key for one, _ in read})
            rows = _each(batch, partial(self._decision, tasks), enumerate(read, batch.first))
            self._bank.add_decisions(rows)

    def _read_observations(self) -> None:
        order = _Ascending()
        for batch in self._export.section(OBSERVATIONS):
            read = _each(batch, read_observation, batch.texts)
            places = [(one.cores, one.key, one.created, claimed) for one, claimed in read]
            _each(batch, order.require, places)
            tasks = self._bank.tasks({one.key for one, _ in read})
            rows = _each(batch, partial(self._observation, tasks), enumerate(read, batch.first))
            self._bank.add_observations(rows)

    def _decision(self, tasks: Tasks, numbered: tuple[int, tuple[DecisionLine, str]]) -> Row:
        number, (entry, claimed_hash) = numbered
        pointers, task, context = self._place(tasks, entry)
        require_hash(decision_hash(entry, context), claimed_hash)
        self._decided.add(decision_leaf(entry, self._soc_version, task))
        self._evidence.add(evidence_leaf("decision", claimed_hash))
        return (
            number,
            claimed_hash,
            *pointers,
            *entry.baseline[1:5],
            *entry.timing[1:5],
            entry.rule,
            entry.stages,
            entry.evidence,
        )

    def _observation(self, tasks: Tasks, numbered: tuple[int, tuple[ObservationLine, str]]) -> Row:
        number, (entry, claimed_hash) = numbered
        pointers, _, context = self._place(tasks, entry)
        require_hash(observation_hash(entry, context), claimed_hash)
        self._evidence.add(evidence_leaf("observation", claimed_hash))
        return (
            number,
            claimed_hash,
            *pointers,
            *entry.baseline[1:],
            *entry.timing[1:],
            entry.outcome,
            entry.error,
            entry.note,
            entry.host,
            entry.tool_version,
            entry.created,
        )

    def _place(
        self, tasks: Tasks, entry: DecisionLine | ObservationLine
    ) -> tuple[tuple[int, int, int, int], str, Context]:
        """Numbers of target, task, policy and environment; the task's text; what the hash covers
        besides the line.
        """
        if entry.key not in tasks:
            raise ValueError(f"no task has its key {entry.key!r}")
        number, text = tasks[entry.key]
        self._tasks.mark(number)
        parts = (entry.cores, entry.policy, entry.environment)
        known = self._parts.get(parts) or self._remember(parts)
        pointers = (known.target, number, known.policy, known.environment)
        return pointers, text, Context(self._soc_version, quoted(text), known.environment_text)

    def _remember(self, parts: tuple[int, str, str]) -> _Parts:
        found = self._find(*parts)
        if len(self._parts) >= TEXTS_REMEMBERED:
            self._parts.clear()
        if is_short(parts[1]) and is_short(found.environment_text):
            self._parts[parts] = found
        return found

    def _find(self, cores: int, policy: str, content_hash: str) -> _Parts:
        target = self._bank.target(cores)
        if target is None:
            raise ValueError(f"core count {cores} is not in the manifest")
        environment = self._bank.environment(content_hash)
        if environment is None:
            raise ValueError(f"no environment has the hash {content_hash}")
        number, text = environment
        self._cores.add(cores)
        self._environments.mark(number)
        return _Parts(target, self._bank.policy(policy), number, quoted(text))

    def _require_manifest(self) -> None:
        manifest = self._export.manifest
        for name, found, said in (
            ("cores", sorted(self._cores), list(manifest.cores)),
            ("decisions_root", self._decided.root(), manifest.decisions_root),
            ("evidence_root", self._evidence.root(), manifest.evidence_root),
        ):
            if found != said:
                reason = f"manifest: {name} is {said}, that of the content is {found}"
                raise refused(self._export.path, reason)


class _Ascending:
    """Each entry comes after the one before it, and so none twice."""

    def __init__(self) -> None:
        self._last: Any = None

    def require(self, place: object) -> None:
        if self._last is not None and not self._last < place:
            raise ValueError("not in ascending order, or the same as the line before")
        self._last = place


class _Use:
    """Which lines of a section others point at: an export has no more than it needs."""

    def __init__(self) -> None:
        self._used = bytearray()
        self._begins: Batch | None = None

    def add(self, batch: Batch) -> None:
        self._begins = self._begins or batch
        self._used.extend(bytes(len(batch.texts)))

    def mark(self, number: int) -> None:
        self._used[number - 1] = 1

    def require(self) -> None:
        unused = self._used.find(0)
        if unused >= 0 and self._begins is not None:
            self._begins.file.refuse("nothing points at it", self._begins.number + unused)


def _each(batch: Batch, make: Callable[[Value], Result], values: Iterable[Value]) -> list[Result]:
    """What is made of each line, or of what was read from it; a ValueError is that line's fault."""
    results = []
    try:
        for value in values:
            results.append(make(value))  # noqa: PERF401  Its length says where it failed.
    except (ValueError, RecursionError) as error:
        batch.file.refuse(error, batch.number + len(results))
    return results
