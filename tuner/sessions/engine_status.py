"""The engine that runs each graph of a compiled module, and why: values, and a table to print."""

from __future__ import annotations

from dataclasses import dataclass
from textwrap import wrap

WIDTH = 80
"""Columns of the table."""
INDENT = " " * 4
MAX_SHAPES = 4
"""Shapes that a line of the table names; further ones are counted."""


@dataclass(frozen=True)
class GraphStatus:
    """One graph for one set of input shapes."""

    name: str
    """Name in logs and files."""
    engine: str
    """Engine that runs its calls: "tunebank", or the framework's name; "both" during the race;
    "parts" where the framework runs some operators, and each graph between them has a status."""
    why: str
    """Reason, as a sentence without a full stop."""
    shapes: tuple[tuple[int, ...], ...] = ()
    """Shapes of its inputs, without weights."""
    calls: int = 0
    """Calls since it was compiled; 0 where they are not counted."""
    ours_ms: float | None = None
    other_ms: float | None = None
    """Times of a call in both engines, where they were raced."""
    hits: int = 0
    subjects: int = 0
    """Tasks and subgraphs of the graph, and those of them that the bank has an entry for."""

    def __str__(self) -> str:
        """The graph with its shapes, what runs it, and why: a line each, or more."""
        shapes = ["x".join(map(str, shape)) or "scalar" for shape in self.shapes]
        more = [f"and {len(shapes) - MAX_SHAPES} more"] if shapes[MAX_SHAPES:] else []
        facts = [self.engine]
        if self.calls:
            facts.append(f"{self.calls} call{'s' * (self.calls != 1)}")
        if self.subjects:
            facts.append(f"{self.hits} of {self.subjects} from the bank")
        head = _wrapped(" ".join([self.name, *shapes[:MAX_SHAPES], *more]))
        return "\n".join([*head, *_wrapped(", ".join(facts), INDENT), *_wrapped(self.why, INDENT)])


class EngineStatus(tuple[GraphStatus, ...]):
    """All graphs of a compiled module, or of a process. As text, it is a table of 80 columns."""

    __slots__ = ()

    def __str__(self) -> str:
        """A summary, and each graph with its reason."""
        if not self:
            return "no graph was found yet"
        counts: dict[str, int] = {}
        for graph in self:
            counts[graph.engine] = counts.get(graph.engine, 0) + 1
        summary = ", ".join(f"{engine} {number}" for engine, number in sorted(counts.items()))
        total = f"{len(self)} graph{'s' * (len(self) != 1)}"
        return "\n".join([f"{total}: {summary}", *map(str, self)])

    __repr__ = __str__


def time_text(time_ms: float) -> str:
    """Three digits of a time in its unit: "85.1 us", "4.13 ms", "1.25 s"."""
    for unit, factor in (("us", 1e3), ("ms", 1.0)):
        value = time_ms * factor
        if value < 999.5 and (unit == "ms" or value < 100):
            return f"{value:.3g} {unit}"
    return f"{time_ms / 1e3:.3g} s"


def text_of(error: Exception) -> str:
    """One line of an error, which may have many, with its type."""
    return f"{type(error).__name__}: {(str(error).strip().splitlines() or [''])[0]}"


def _wrapped(text: str, indent: str = "") -> list[str]:
    return wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent + INDENT)
