"""The values of a report: counts of policies, changed operators and subgraphs, model times."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tuner.measure.paired_times import DISTURBED
from tuner.policy import MODES
from tuner.session import Counts, OperatorChange, SubgraphChange, TuneResult

SGAT = "sgat"
OPAT = "opat"
"""The jobs, as the names of the files say them."""


@dataclass(frozen=True)
class OperatorResult:
    """An operator whose policy was added to the bank or updated there."""

    op_name: str
    op_type: str | tuple[str, ...]
    """Several types when operators were fused into one."""
    stages: Mapping[str, tuple[float, float]]
    """Tuning mode (Format, Impl, Schedule) -> microseconds before and after."""
    update_mode: str
    """"add" or "update"."""

    @staticmethod
    def of(change: OperatorChange) -> OperatorResult:
        """The result of one changed operator; several op types where operators were fused."""
        is_single = len(change.op_types) == 1
        op_type = change.op_types[0] if is_single else change.op_types
        return OperatorResult(change.name, op_type, change.stages, change.update_mode)

    @property
    def overall(self) -> tuple[float, float]:
        """Microseconds before the first and after the last tuning mode."""
        ordered = [self.stages[mode] for mode in MODES if mode in self.stages]
        return ordered[0][0], ordered[-1][1]


@dataclass(frozen=True)
class Summary:
    """Counts of policies. Raises ValueError unless hit = update + reserved."""

    add: int = 0
    hit: int = 0
    reserved: int = 0
    unsatisfied: int = 0
    update: int = 0

    def __post_init__(self) -> None:
        if self.hit != self.update + self.reserved:
            raise ValueError(
                f"{self.hit} hits, but {self.update} updated and {self.reserved} reserved"
            )

    @staticmethod
    def of(counts: Counts) -> Summary:
        """The counts of a session. Raises ValueError if they do not add up to its total."""
        summary = Summary(
            counts.added, counts.hit, counts.reserved, counts.unsatisfied, counts.updated
        )
        if summary.total != counts.total:
            raise ValueError(f"{counts.total} in all, but {summary.total} are accounted for")
        return summary

    @property
    def total(self) -> int:
        """Number of policies looked up: hits, added and unsatisfied ones."""
        return self.hit + self.add + self.unsatisfied


@dataclass(frozen=True)
class SgatReport:
    """Result of subgraph tuning. Model times in milliseconds, once they are known."""

    summary: Summary
    modified_subgraphs: tuple[SubgraphChange, ...] = ()
    baseline_ms: float | None = None
    result_ms: float | None = None
    is_disturbed: bool = False
    """The model was timed, but the rounds disagree too much for a figure."""

    @staticmethod
    def of(result: TuneResult, *, is_last: bool) -> SgatReport | None:
        """Compare the default model with that after SGAT; `is_last`: with the written model.

        None where there was no SGAT.
        """
        if result.subgraphs is None:
            return None
        after_ms = result.written_ms if is_last else result.times.subgraph_ms
        return SgatReport(
            Summary.of(result.subgraphs.counts),
            result.subgraphs.changes,
            result.times.default_ms,
            after_ms,
            result.times.default_ms is None or after_ms is None,
        )


@dataclass(frozen=True)
class OpatReport:
    """Result of operator tuning. Model times in milliseconds, once they are known."""

    summary: Summary
    modified_operators: tuple[OperatorResult, ...] = ()
    failed_operators: tuple[str, ...] = ()
    baseline_ms: float | None = None
    result_ms: float | None = None
    is_disturbed: bool = False
    """The model was timed, but the rounds disagree too much for a figure."""
    undecided_operators: tuple[str, ...] = ()
    """Subgraphs and operators whose races were disturbed: they are unsatisfied."""

    @staticmethod
    def of(result: TuneResult) -> OpatReport:
        """Compare the model after SGAT (without SGAT: the default one) with the written one."""
        times = result.times
        before_ms = times.default_ms if result.subgraphs is None else times.subgraph_ms
        return OpatReport(
            Summary.of(result.counts),
            tuple(map(OperatorResult.of, result.changes)),
            result.failed,
            before_ms,
            result.written_ms,
            before_ms is None or result.written_ms is None,
            result.undecided,
        )


Report = SgatReport | OpatReport


def improvement(before: float | None, after: float | None) -> str:
    """(before - after) / after as a percentage: 58.781 -> 26.876 is "118.71%".

    Says "disturbed, measure again" where one of them has no figure.
    """
    return DISTURBED if before is None or after is None else f"{(before - after) / after:z.2%}"
