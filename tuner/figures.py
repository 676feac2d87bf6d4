"""Figures of a whole model: one value from its timing to every file, table and screen.

A new figure is a field of `Figures` and its description in `TIMES` or `RATIOS`. Where its runner is
timed in the rounds of a session, nothing else is needed: `PairedTimes.figures`, the files of a
session, tables, job list and app go through the descriptions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from msgspec import Meta

PEER = "peer"
"""Name of the runner that the tuned model is timed against: ONNX Runtime."""

Quantity = Annotated[float, Meta(ge=0, lt=1e18)]
Ratio = tuple[Quantity, Quantity, Quantity]
"""Low, median, high."""
Times = tuple[float, float, float]
"""Low, median, high, in microseconds: differences, which may be below 0."""


@dataclass(frozen=True)
class Figure:
    """Description of a field of `Figures`: all that is needed to show it."""

    name: str
    """Name of the field, and its key in JSON."""
    unit: Literal["ms", "x"]
    """The unit of a ratio is "x": the time of its runner over that of the tuned model."""
    runner: str
    """Name of the runner that it is of, as `Figures.noisy` has it. Each has one time, and at most
    one ratio."""
    title: str
    """Name in lists and charts; a peer is shown with its own."""
    key: str
    """Key among its kind in `summary.json` and in the result file of a job."""
    column: str = ""
    """Heading in tables with a line for each model; empty where it is no column of them."""
    by_shape: bool = True
    """It is shown for each of several shapes, too."""

    def of(self, figures: Figures) -> Any:
        """Its value: a time in milliseconds, a ratio with its bounds, or None."""
        return getattr(figures, self.name)


@dataclass(frozen=True, kw_only=True)
class Figures:
    """Figures of one session, all from one estimate: the times reproduce the ratios.

    None is a figure that is not known, because nothing of the kind ran.
    """

    default_ms: Quantity | None = None
    subgraph_ms: Quantity | None = None
    """Time after SGAT, before OPAT."""
    tuned_ms: Quantity | None = None
    peer_ms: Quantity | None = None
    peer_name: str | None = None
    default_ratio: Ratio | None = None
    peer_ratio: Ratio | None = None
    max_difference: float | None = None
    """max |tuned - peer| / max |peer| over all outputs, on the same random inputs."""
    noisy: tuple[str, ...] = ()
    """Runners whose rounds disagree, or whose cores were shared. Their figures are worth measuring
    again."""
    streams: Annotated[int, Meta(ge=1, le=2**20)] = 1
    """Calls at a time: where they are several, a time is that of a second over calls a second."""
    used_default: bool = False
    """The tuned model was not faster than the default one, so the better was written."""

    @property
    def written_ms(self) -> float | None:
        """Time of the program that was written."""
        return self.default_ms if self.used_default else self.tuned_ms

    def per_second(self, figure: Figure) -> float | None:
        """Calls a second, of a time that is known."""
        time_ms = figure.of(self)
        return 1e3 / time_ms if time_ms else None

    @property
    def gain(self) -> float | None:
        """Speed-up of the program that was written over the default one."""
        if self.default_ms is None or not self.written_ms:
            return None
        return self.default_ms / self.written_ms

    @property
    def improvement(self) -> str:
        """AOE's figure: (before - after) / after, in percent; of the model that was written."""
        return f"{(self.gain or 1.0) - 1.0:z.2%}"

    def title(self, figure: Figure) -> str:
        """The name of a figure in lists and charts."""
        return self.peer_name or PEER if figure.runner == PEER else figure.title

    def is_noisy(self, figure: Figure) -> bool:
        """Return whether a figure is worth measuring again."""
        return figure.runner in self.noisy

    def known(self, described: Iterable[Figure]) -> Iterator[tuple[Figure, Any]]:
        """The figures of these that are known, with their values."""
        values = ((figure, figure.of(self)) for figure in described)
        return ((figure, value) for figure, value in values if value is not None)


@dataclass(frozen=True, kw_only=True)
class ShapeFigures(Figures):
    """Figures of a model for one shape of several. The peer takes all of them."""

    values: Mapping[str, int]
    """Values of the open sizes; of a step the sizes in which it differs from others ("x[0]")."""

    @property
    def shape_text(self) -> str:
        """The sizes as text: "batch=8, seq=128"."""
        return ", ".join(f"{name}={value}" for name, value in self.values.items())

    @staticmethod
    def of(values: Mapping[str, int], figures: Figures) -> ShapeFigures:
        """The figures of a model of one shape as those of one shape of several."""
        return ShapeFigures(**vars(figures), values=values)


@dataclass(frozen=True)
class Chain:
    """Operators that are computed in fewer bits together, and what that gives and costs."""

    names: tuple[str, ...]
    """Names of their nodes."""
    saved_us: Times | None = None
    """Time saved in a run: low, median, high. None: it is not known."""
    error: Quantity | None = None
    """Share of the budget that the error of this chain alone takes. None: it is not known."""
    is_lowered: bool = False
    reason: str = ""
    """The reason why it is not lowered; empty where it is."""
    before_us: Quantity | None = None
    """Time of its steps in f32. None: it is not known."""


@dataclass(frozen=True)
class Lowered:
    """A choice as it is reported: the table, and what became of the model."""

    form: str
    """Numbers that the chains are lowered to: "int8"."""
    chains: tuple[Chain, ...]
    allowed: str
    """The budget in words."""
    accuracy: str = ""
    """Metrics of the lowered model on samples that did not choose; empty where there is none."""
    ratio: Ratio | None = None
    """Time of the model in f32 over that of the lowered one: low, median, high."""
    kept: str = ""
    """The reason why the model in f32 was written; empty where the lowered one was."""

    def __str__(self) -> str:
        """One line for logs and reports."""
        if self.kept:
            return f"{self.form}: the model stays in f32: {self.kept}"
        count = sum(chain.is_lowered for chain in self.chains)
        parts = [f"{count} of {len(self.chains)} groups of operators"]
        if self.ratio:
            low, middle, high = self.ratio
            parts.append(f"{middle:.2f}x [{low:.2f}, {high:.2f}] as fast as f32")
        return f"{self.form}: {'; '.join((*parts, self.accuracy))}; allowed: {self.allowed}"

    @property
    def plain(self) -> dict[str, Any]:
        """The line and the table as plain values, for JSON."""
        return {
            "result": str(self),
            "operators": [
                {
                    "op_names": list(chain.names),
                    "time_saved(us)": list(chain.saved_us) if chain.saved_us else None,
                    "share_of_budget": chain.error,
                    "precision": self.form if chain.is_lowered else "f32",
                    "reason": chain.reason,
                }
                for chain in self.chains
            ],
        }

    @property
    def rows(self) -> Iterator[tuple[str, str, str, str]]:
        """The cells of `LOWERED` as text, for each chain; empty where a figure is not known."""
        for chain in self.chains:
            first, *others = chain.names
            yield (
                f"{first} (+{len(others)})" if others else first,
                f"{chain.saved_us[1]:.1f} us" if chain.saved_us else "",
                "" if chain.error is None else f"{chain.error:.0%}",
                self.form if chain.is_lowered else f"f32: {chain.reason}",
            )


LOWERED = ("operators", "time saved", "of the budget", "computed in")
"""Columns of the table of a choice."""
TIMES = (
    Figure("default_ms", "ms", "default", "default", "default", "default"),
    Figure("subgraph_ms", "ms", "subgraph", "SGAT", "after_subgraph_tuning", "SGAT",
           by_shape=False),
    Figure("tuned_ms", "ms", "tuned", "tuned", "tuned", "tuned"),
    Figure("peer_ms", "ms", PEER, PEER, "onnxruntime", "ONNX RT"),
)  # fmt: skip
DEFAULT_RATIO = Figure("default_ratio", "x", "default", "the default", "default")
PEER_RATIO = Figure("peer_ratio", "x", PEER, PEER, "onnxruntime", "ratio")
RATIOS = (DEFAULT_RATIO, PEER_RATIO)
FIGURES = (*TIMES, *RATIOS)
BY_SHAPE = tuple(figure for figure in FIGURES if figure.by_shape)
RUNNERS = frozenset(figure.runner for figure in FIGURES)
