"""The figures of a done job, out of its record, for those who do not load the tuner.

A record may be of another version, or damaged: what is not there is None.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bankd.jobs.values import Job, State

Ratio = tuple[float, float, float]
"""Low, median, high."""


@dataclass(frozen=True)
class Figures:
    """What came of a done job: times of the whole model, all of one session; the times reproduce
    the ratios."""

    default_ms: float | None
    subgraph_ms: float | None
    """After SGAT, before OPAT."""
    tuned_ms: float | None
    peer_name: str | None
    peer_ms: float | None
    default_ratio: Ratio | None
    """Default over tuned."""
    peer_ratio: Ratio | None
    """Peer over tuned."""
    trials: int | None
    tuning_s: float | None
    target: str | None
    offline_model: str | None
    used_default: bool = False
    """The default program was written."""
    disturbed: tuple[str, ...] = ()
    """Which of "default", "tuned", "subgraph" and "peer" have no figure: their rounds disagree."""
    engines: str = ""
    """What ONNX Runtime runs of the model, and why; empty for nothing."""

    @property
    def written_ms(self) -> float | None:
        """Time of the program that was written."""
        return self.default_ms if self.used_default else self.tuned_ms

    @property
    def gain(self) -> float | None:
        """Speed-up of the program that was written over the default one."""
        if self.default_ms is None or not self.written_ms:
            return None
        return self.default_ms / self.written_ms


def figures(job: Job) -> Figures | None:
    """None for a job that is not done."""
    if job.state is not State.DONE:
        return None
    result = job.result
    return Figures(
        default_ms=_number(result, "default_ms"),
        subgraph_ms=_number(result, "subgraph_ms"),
        tuned_ms=_number(result, "tuned_ms"),
        peer_name=_text(result, "peer_name"),
        peer_ms=_number(result, "peer_ms"),
        default_ratio=_ratio(result, "default_ratio"),
        peer_ratio=_ratio(result, "peer_ratio"),
        trials=_count(result, "trials"),
        tuning_s=_number(result, "tuning_s"),
        target=_text(result, "target"),
        offline_model=_text(result, "offline_model"),
        used_default=result.get("used_default") is True,
        disturbed=_texts(result, "disturbed"),
        engines=_text(result, "engines") or "",
    )


def _number(content: Mapping[str, Any], name: str) -> float | None:
    value = content.get(name)
    return float(value) if value is not None and _is_number(value) else None


def _count(content: Mapping[str, Any], name: str) -> int | None:
    value = _number(content, name)
    return None if value is None else int(value)


def _text(content: Mapping[str, Any], name: str) -> str | None:
    value = content.get(name)
    return value if isinstance(value, str) else None


def _texts(content: Mapping[str, Any], name: str) -> tuple[str, ...]:
    value = content.get(name)
    return tuple(v for v in value if isinstance(v, str)) if isinstance(value, list) else ()


def _ratio(content: Mapping[str, Any], name: str) -> Ratio | None:
    value = content.get(name)
    if not isinstance(value, list) or len(value) != 3 or not all(map(_is_number, value)):
        return None
    low, median, high = value
    return float(low), float(median), float(high)


def _is_number(value: object) -> bool:
    """Neither infinity, nor "not a number", nor one of thousands of digits."""
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value < 1e18
