"""Times of the tuned model next to those of the default one and of the peer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from tuner.backend import backend_of
from tuner.measure.call_patterns import lost_to
from tuner.measure.core_wait import is_shared
from tuner.measure.models import (
    Arrays,
    BlockTimes,
    Runner,
    max_difference,
    random_feeds,
    time_in_blocks,
)
from tuner.measure.paired_times import PairedTimes
from tuner.measure.peers import Peer, accepts, open_peer, shared_feeds
from tuner.ops import operations, traffic_bytes
from tuner.runtime.model import LoadedModel
from tuner.session import ModelTimes, StepTime
from tuner.task import Task

BUDGET_S = 5.0
PEER = "onnxruntime"
"""Name of the engine that a tuned model is timed against."""
CALLS_SHARE = 0.3
"""Time for single calls, as a share of that for calls in a row."""
STEP_RUNS = (7, 100)
STEPS_S = 0.5
"""Steps are timed for so long, within these numbers of runs."""


@dataclass(frozen=True)
class Comparison:
    """Times of the ways to run a model, and the one that is written."""

    times: ModelTimes
    ours: str
    """The best of our programs: "tuned"; "default" where the tuned model is slower than that, also
    at a second look; "uncut" where the same operators in the default partition are quicker: the
    times of the tuned model are then those of that one.
    """
    lost: str = ""
    """Call pattern in which our program is slower than ONNX Runtime's; empty if none."""

    @property
    def best(self) -> str:
        """Name of the program to write.

        "peer" is ONNX Runtime's, where ours is slower: the times of the tuned model are then its
        times.
        """
        return "peer" if self.lost else self.ours


def compare_models(
    default: LoadedModel,
    tuned: LoadedModel,
    peer_model: Path | None,
    *,
    cut: LoadedModel | None = None,
    uncut: LoadedModel | None = None,
    whole: LoadedModel | None = None,
    feeds: Arrays | None = None,
    budget_s: float = BUDGET_S,
) -> Comparison:
    """Time both (and ONNX Runtime on `peer_model`) in alternating blocks of one session.

    `cut` is the model after SGAT alone, which is only timed; `uncut` the tuned one without what
    SGAT chose, which may be the better one; `whole` ONNX Runtime's program. All of them are known
    to be right. `feeds`: the inputs to time them on; None: random ones.
    """
    peer, feeds = _peer_and_feeds(tuned, peer_model, feeds)
    difference = max_difference(tuned.run(feeds), peer.run(feeds)) if peer else None
    runners: dict[str, Runner] = {"default": default, "tuned": tuned}
    others: dict[str, Runner | None]
    others = {"subgraph": cut, "uncut": uncut, "peer": peer, "whole": whole}
    runners |= {name: other for name, other in others.items() if other is not None}
    blocks = time_in_blocks(runners, feeds, budget_s)
    paired = PairedTimes.of(blocks.seconds, "tuned", blocks.wait_share)
    if _is_in_doubt(paired):  # look for longer before the tuning is thrown away
        again_s = budget_s if is_shared(blocks.wait_share) else 2 * budget_s
        blocks = time_in_blocks(runners, feeds, again_s)
        paired = PairedTimes.of(blocks.seconds, "tuned", blocks.wait_share)
    ours = "tuned"
    if "uncut" in paired.ratios and paired.ratios["uncut"][2] < 1.0:
        ours, seconds = "uncut", {**blocks.seconds, "tuned": blocks.seconds["uncut"]}
        paired = PairedTimes.of(seconds, "tuned", blocks.wait_share)
    default_ratio = paired.ratios.get("default")
    if default_ratio is not None and default_ratio[1] < 1.0:
        ours = "default"
    lost = _lost(runners, ours, feeds, blocks, CALLS_SHARE * budget_s)
    if lost:
        seconds = {**blocks.seconds, "tuned": blocks.seconds["whole"]}
        paired = PairedTimes.of(seconds, "tuned", blocks.wait_share)
        default_ratio = paired.ratios.get("default")
    times = ModelTimes(
        default_ms=paired.ms("default"),
        tuned_ms=paired.reference_ms,
        subgraph_ms=paired.ms("subgraph"),
        peer_ms=paired.ms("peer"),
        peer_name=peer.title if peer else None,
        peer_ratio=paired.ratios.get("peer"),
        default_ratio=default_ratio,
        max_difference=difference,
        disturbed=tuple(name for name in paired.disturbed if name not in ("uncut", "whole")),
    )
    return Comparison(times, ours, lost)


def _lost(
    runners: Mapping[str, Runner], ours: str, feeds: Arrays, blocks: BlockTimes, budget_s: float
) -> str:
    """The call pattern in which the best of our programs is slower than ONNX Runtime's.

    It is empty if there is none, or where other processes used the cores.
    """
    if "whole" not in runners or is_shared(blocks.wait_share):
        return ""
    seconds = blocks.seconds["whole"], blocks.seconds[ours]
    return lost_to(runners["whole"], runners[ours], feeds, seconds, budget_s)


def _is_in_doubt(paired: PairedTimes) -> bool:
    """Return whether the times ask for another comparison.

    Something was disturbed, or another way to run the model seems quicker than the tuned one.
    """
    others = (paired.ratios.get(name) for name in ("default", "uncut"))
    return bool(paired.disturbed) or any(ratio and ratio[1] < 1.0 for ratio in others)


def _peer_and_feeds(
    ours: LoadedModel, model: Path | None, feeds: Mapping[str, np.ndarray] | None
) -> tuple[Peer | None, Mapping[str, np.ndarray]]:
    """The peer, or None if it cannot run the model, and inputs that it takes."""
    peer = open_peer(PEER, model, ours.threads, ours.program.inputs) if model else None
    if feeds is not None:
        return (peer if peer and accepts(peer, feeds) else None), feeds
    shared = shared_feeds([peer], ours.program.inputs) if peer else None
    return (peer, shared) if shared is not None else (None, random_feeds(ours.program.inputs))


def step_times(
    model: LoadedModel, feeds: Mapping[str, np.ndarray] | None = None
) -> tuple[StepTime, ...]:
    """Each step of the program, timed alone but in its place, after the steps before it.

    On `feeds`, or random inputs.
    """
    feeds = random_feeds(model.program.inputs) if feeds is None else feeds
    once_s = float(model.time_steps(feeds, 1).sum())
    runs = int(np.clip(STEPS_S / max(once_s, 1e-6), *STEP_RUNS))
    seconds = np.median(model.time_steps(feeds, runs), axis=0)
    tier = model.program.target.soc_version
    peak = backend_of(tier).peak_gflops(tier) * model.threads
    rows = []
    for step, step_s in zip(model.program.steps, seconds, strict=True):
        task = Task.parse(step.task) if step.task else None
        gflops = operations(task) / step_s / 1e9 if task else 0.0
        gbytes = traffic_bytes(task) / step_s / 1e9 if task else 0.0
        rows.append(
            StepTime(step.name, step.op, step.policy, 1e6 * step_s, gflops, gbytes, gflops / peak)
        )
    return tuple(rows)
