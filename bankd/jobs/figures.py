"""The figures of a done job, out of its record, for programs that do not load the tuner."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta

from bankd.config.json_settings import readable_fields
from bankd.jobs.states import JobState
from bankd.jobs.values import Job

Figure = Annotated[float, Meta(ge=0, lt=1e18)]
Ratio = tuple[Figure, Figure, Figure]
"""Low, median, high."""


@dataclass(frozen=True)
class Figures:
    """Result of a done job: times of the whole model, all of one session; the times reproduce
    the ratios."""

    default_ms: Figure | None = None
    subgraph_ms: Figure | None = None
    """Time after SGAT, before OPAT."""
    tuned_ms: Figure | None = None
    peer_name: str | None = None
    peer_ms: Figure | None = None
    default_ratio: Ratio | None = None
    """Default over tuned."""
    peer_ratio: Ratio | None = None
    """Peer over tuned."""
    trials: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    tuning_s: Figure | None = None
    target: str | None = None
    offline_model: str | None = None
    used_default: bool = False
    """The default program was written."""
    disturbed: tuple[str, ...] = ()
    """Names among "default", "tuned", "subgraph" and "peer" whose rounds disagree: no figure."""
    engines: str = ""
    """Steps of the model that ONNX Runtime runs, and why; empty for none."""

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
    """The figures of a job; None for one that is not done. A damaged figure is left out."""
    if job.state is not JobState.DONE:
        return None
    return Figures(**readable_fields(job.result, Figures))
