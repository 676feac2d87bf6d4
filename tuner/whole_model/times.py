"""Times of a model in every way that a session compares, and which of its programs is written."""

from __future__ import annotations

import math
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from tuner.backend import backend_of
from tuner.errors import ModelError
from tuner.figures import Figures, Ratio, ShapeFigures
from tuner.fusion.open_graph import Values
from tuner.lookup.model_lookup import read_ort_program
from tuner.lookup.sized_model import SizedModel
from tuner.measure.cores import is_shared, wait_for_cores
from tuner.measure.models import (
    MAX_OVERRUN,
    Arrays,
    BlockTimes,
    Runner,
    is_round_due,
    max_difference,
    random_feeds,
    streams_of,
    time_in_blocks,
)
from tuner.measure.paired_times import (
    MAX_SPREAD,
    MIN_ROUNDS,
    PairedTimes,
    interval_of_rounds,
    is_too_wide,
)
from tuner.measure.peers import ConcurrentOnnxRuntime, Peer, accepts, open_peer
from tuner.ops import operations, traffic_bytes
from tuner.program.build import BuiltProgram
from tuner.runtime.model import LoadedModel, load_built
from tuner.session import Options, StepTime
from tuner.target_metric import LATENCY
from tuner.task import Task
from tuner.tuning.session_context import SessionContext
from tuner.whole_model.acceptance import Accepted
from tuner.whole_model.points import timed_at

BUDGET_S = 5.0
KNOWN_SHARE = 0.4
"""Share of it where the session made no trial: what the bank knew has won its races before. Also at
each of several points, and in further looks at a tuned model."""
RACED_SHARE = 0.2
"""Share of it for a model of which a race with another form decides. What is in doubt is compared
for as long as that of `KNOWN_SHARE`."""
CORES_PATIENCE_S = 10.0
"""Maximum wait for cores that a host has taken away."""
SHORT_SHARE = 0.05
"""Maximum share of a time limit for that wait and for the timing itself."""
PEER = "onnxruntime"
"""Name of the engine that a tuned model is timed against."""
CALLS_SHARE = 0.3
"""Time for single calls, as a share of that for calls in a row."""
PAUSE_S = 0.02
"""Pause before a single call: long enough for idle threads to sleep and clocks to fall."""
MIN_CALLS, MIN_CALLS_S = 9, 1.0
"""Minimum of single calls, and of the time for them: they are fewer than calls in a row. Where a
race follows, half of the time suffices."""
STEP_RUNS = (7, 100)
STEPS_S = 0.5
"""Steps are timed for so long, within these numbers of runs; fewer where runs are long: see
`MAX_OVERRUN`."""


@dataclass(frozen=True)
class Comparison:
    """Times of the ways to run a model, and the one that is written."""

    times: Figures
    """Times of the largest sizes."""
    ours: str
    """The best of our programs: "tuned"; "default" where the tuned model is slower than that, also
    in a second comparison; "prior" where the same operators in the default partition are quicker:
    the times of the tuned model are then those of that one.
    """
    lost: str = ""
    """The reason why ONNX Runtime's program is written: ours is slower, or no faster; else
    empty."""
    before: tuple[StepTime, ...] = ()
    """Steps of the default program."""
    after: tuple[StepTime, ...] = ()
    ort_program: BuiltProgram | None = None
    """ONNX Runtime's program, where it is the one to write."""
    beats_default: bool = True
    """True if our best program is faster than the default one, beyond the noise."""
    own_times: Figures | None = None
    """The times of our best program, where those are of ONNX Runtime's."""
    shapes: tuple[ShapeFigures, ...] = ()
    """Times at each timed point of ranges, the smallest first."""
    unlimited: Ratio | None = None
    """Time of the tuned program without a size budget over that with it; None without a budget."""

    @property
    def best(self) -> str:
        """Name of the program to write.

        "peer" is ONNX Runtime's, where ours is not shown to be faster: the times of the tuned model
        are then its times.
        """
        return "peer" if self.lost else self.ours


def time_all(
    model: Path,
    whole: SizedModel,
    accepted: Accepted,
    points: Sequence[Values],
    context: SessionContext,
    *,
    is_short: bool,
    is_raced: bool = False,
) -> Comparison:
    """Times of accepted models side by side, and of the steps of the default and the tuned one.

    Ranges are timed at these points and at their ends. ONNX Runtime runs the model's file, if there
    is one, and its own program of the model. `is_short`: the session made no trial, or timed nearly
    the same programs before; what is in doubt is compared for longer all the same. `is_raced`: a
    race with another form follows; no figure is in doubt that decides nothing.
    """
    context.say("time", f"timing the whole model; {accepted.verdicts['tuned']}")
    options, feeds, built = context.options, accepted.feeds, accepted.built
    programs = {name: one.program for name, one in built.items()}
    with suppress(ModelError):  # too large for one file, or not for ONNX Runtime
        if (ort_program := read_ort_program(model, options)) is not None:
            programs["whole"] = ort_program
    with ExitStack() as opened:
        distinct = {id(one): one for one in programs.values()}
        loaded = {
            key: opened.enter_context(load_built(one, streams=_streams(options)))
            for key, one in distinct.items()
        }
        ways = {name: loaded[id(one)] for name, one in programs.items()}
        short_s = math.inf if options.time_limit_s is None else options.time_limit_s * SHORT_SHARE
        wait_for_cores(options.target, min(CORES_PATIENCE_S, short_s))
        timed = timed_at(whole, points)
        share = KNOWN_SHARE if is_short or whole.is_open else 1.0
        share = RACED_SHARE if is_raced else share
        budget_s = min(BUDGET_S * share, short_s / len(timed))
        found = []
        for values in timed:
            is_largest = values == whole.largest
            own = {name: way for name, way in ways.items() if name != "subgraph" or is_largest}
            ports = () if is_largest else ways["tuned"].program.at(values).inputs
            given = feeds if is_largest else random_feeds(ports)
            one = compare_models(own, whole.onnx, given, budget_s, needs_figures=not is_raced)
            if one.ours == "tuned" and ways["tuned"] is ways["default"]:
                one = replace(one, ours="default")
            found.append(one)
        comparison = at_all_points(timed, found)
        shown = {"prior": "prior", "peer": "whole"}.get(comparison.best, "tuned")
        before = after = step_times(ways["default"], feeds)
        if ways[shown] is not ways["default"]:
            after = step_times(ways[shown], feeds)
        return replace(
            comparison,
            before=before,
            after=after,
            ort_program=programs["whole"] if comparison.best == "peer" else None,
        )


def _streams(options: Options) -> int:
    """Calls at a time in which a model is timed."""
    if options.target_metric == LATENCY:
        return 1
    return max(1, backend_of(options.target.soc_version).cores() // options.target.cores)


def at_all_points(points: Sequence[Values], found: Sequence[Comparison]) -> Comparison:
    """The comparison of a model at all its points, of which the last one is the largest.

    One program is written for all: the default one where it is the best everywhere, and ONNX
    Runtime's where ours is faster nowhere.
    """
    *others, last = found
    ours = last.ours if all(one.ours == last.ours for one in others) else "tuned"
    lost = last.lost if all(one.lost for one in others) else ""
    used_default = not lost and ours == "default"
    figures = [
        replace(one.times if lost else one.own_times or one.times, used_default=used_default)
        for one in found
    ]
    if lost and others:
        lost = f"{lost} at the largest sizes, and faster at no others"
    shapes = map(ShapeFigures.of, points, figures) if points[-1] else ()
    beats_default = any(one.beats_default for one in found)
    return Comparison(
        figures[-1], ours, lost,
        beats_default=beats_default, shapes=tuple(shapes), unlimited=last.unlimited,
    )  # fmt: skip


def compare_models(
    ways: Mapping[str, LoadedModel],
    peer_model: Path | None,
    feeds: Arrays,
    budget_s: float = BUDGET_S,
    *,
    needs_figures: bool = True,
) -> Comparison:
    """Time the ways (and ONNX Runtime on `peer_model`) in alternating blocks of one session.

    There are always "default" and "tuned", which may be one; "subgraph" is the model after SGAT
    alone, which is only timed; "prior" the tuned one without what SGAT chose, which may be the
    better one; "unlimited" the tuned one without a size budget, which is only timed; "whole" ONNX
    Runtime's program. All of them are known to be right. Unless the
    session `needs_figures`, those that show the same winner in all rounds may be noisy.
    """
    runners = dict[str, Runner](ways)
    peers = open_peers((PEER,), peer_model, ways["tuned"], feeds) if peer_model else []
    peer, difference = peers[0] if peers else (None, None)
    if peer is not None:
        runners["peer"] = peer
    blocks = time_in_blocks(runners, feeds, budget_s)
    # compare for longer before the tuning is thrown away, unless that would show no more
    is_cut = len(blocks.seconds["tuned"]) < MIN_ROUNDS
    if not is_cut and _is_in_doubt(_paired(blocks, "tuned"), needs_figures=needs_figures):
        again_s = budget_s if is_shared(blocks.wait_share) else 2 * budget_s
        again_s *= 1.0 if needs_figures else KNOWN_SHARE / RACED_SHARE
        blocks = time_in_blocks(runners, feeds, again_s)
    ours, paired = "tuned", _paired(blocks, "tuned")
    if "prior" in paired.ratios and not paired.is_shared and paired.ratios["prior"][2] < 1.0:
        ours, paired = "prior", _paired(blocks, "prior")
    if paired.shows_faster("default"):
        ours = "default"
    beats_default = ours != "default" and paired.ratios["default"][0] > 1.0
    calls_s = CALLS_SHARE * budget_s
    lost = lost_pattern(runners, ours, feeds, blocks, calls_s, is_brief=not needs_figures)
    named, streams = peer.title if peer else None, streams_of(ways["tuned"])
    own = paired.figures(peer_name=named, max_difference=difference, streams=streams)
    if not lost:
        unlimited = paired.ratios.get("unlimited") if ours == "tuned" else None
        return Comparison(own, ours, beats_default=beats_default, unlimited=unlimited)
    times = _paired(blocks, "whole").figures(
        peer_name=named, max_difference=difference, streams=streams
    )
    return Comparison(times, ours, lost, beats_default=beats_default, own_times=own)


def open_peers(
    names: Sequence[str], model: Path, ours: LoadedModel, feeds: Arrays
) -> list[tuple[Peer, float]]:
    """Open the peers that take the model and these inputs, with our outputs' differences.

    A peer that gives outputs other names is left out.
    """
    outputs, found = ours.run(feeds), list[tuple[Peer, float]]()
    for name in names:
        peer: Peer | None
        if streams_of(ours) > 1 and name == PEER:
            peer = _concurrent_peer(model, ours, feeds)
        else:
            peer = open_peer(name, model, ours.threads, ours.program.inputs)
        if peer is None or not accepts(peer, feeds):
            continue
        theirs = peer.run(feeds)
        if outputs.keys() <= theirs.keys():
            same = {output: theirs[output] for output in outputs}
            found.append((peer, max_difference(outputs, same)))
    return found


def _concurrent_peer(model: Path, ours: LoadedModel, feeds: Arrays) -> Peer | None:
    with suppress(*ConcurrentOnnxRuntime.refusals()):
        cores = ours.streams * ours.threads
        return ConcurrentOnnxRuntime(model, ours.streams, cores, feeds)
    return None


def _paired(blocks: BlockTimes, way: str) -> PairedTimes:
    """Times relative to those of one way, which are shown as the tuned model's."""
    seconds = {**blocks.seconds, "tuned": blocks.seconds[way]}
    return PairedTimes.of(seconds, "tuned", blocks.wait_share)


def lost_pattern(
    runners: Mapping[str, Runner],
    ours: str,
    feeds: Arrays,
    blocks: BlockTimes,
    budget_s: float,
    *,
    is_brief: bool = False,
) -> str:
    """The call pattern in which our program loses to ONNX Runtime's, with the ratio; else empty.

    It loses where it is slower beyond the noise in one pattern, and where it is faster beyond the
    noise in none: a tie goes to what the user has. Where the rounds disagree there is no tie, and
    where other processes used the cores nothing is lost. `blocks` are of calls in a row; single
    calls, each after a pause, are measured here.
    """
    if "whole" not in runners or is_shared(blocks.wait_share):
        return ""
    hot = interval_of_rounds(blocks.seconds["whole"], blocks.seconds[ours])
    if hot[2] < 1.0:
        return f"slower: {_shown(hot)} called in a row"
    if streams_of(runners[ours]) > 1:  # callers that leave no pause
        is_tie = hot[0] <= 1.0 and not is_too_wide(hot, MAX_SPREAD)
        return f"no faster: {_shown(hot)} with several callers" if is_tie else ""
    calls_s = max(budget_s, MIN_CALLS_S / 2 if is_brief else MIN_CALLS_S)
    single = _time_single_calls({name: runners[name] for name in ("whole", ours)}, feeds, calls_s)
    paused = interval_of_rounds(single["whole"], single[ours])
    pattern = f"called every {1e3 * PAUSE_S:.0f} ms"
    if paused[2] < 1.0:
        return f"slower: {_shown(paused)} {pattern}"
    is_sure = not any(is_too_wide(ratio, MAX_SPREAD) for ratio in (hot, paused))
    if max(hot[0], paused[0]) > 1.0 or not is_sure:
        return ""
    return f"no faster: {_shown(hot)} called in a row, {_shown(paused)} {pattern}"


def _shown(ratio: Ratio) -> str:
    low, middle, high = ratio
    return f"{middle:.2f}x [{low:.2f}, {high:.2f}]"


def _time_single_calls(
    runners: Mapping[str, Runner], feeds: Arrays, budget_s: float
) -> dict[str, list[float]]:
    """Seconds of calls that take turns, each after a pause."""
    seconds: dict[str, list[float]] = {name: [] for name in runners}
    started, turn = time.monotonic(), 0
    while is_round_due(turn, MIN_CALLS, time.monotonic() - started, budget_s):
        for name in sorted(runners, reverse=bool(turn % 2)):
            time.sleep(PAUSE_S)
            start = time.perf_counter()
            runners[name].run(feeds)
            seconds[name].append(time.perf_counter() - start)
        turn += 1
    return seconds


def _is_in_doubt(paired: PairedTimes, *, needs_figures: bool) -> bool:
    """Return whether a figure is noisy, or another way seems quicker than the tuned one."""
    ratios = (paired.ratios[name] for name in paired.noisy if name in paired.ratios)
    is_noisy = (
        bool(paired.noisy) if needs_figures else any(low <= 1 <= high for low, _, high in ratios)
    )
    return is_noisy or any(map(paired.shows_faster, ("default", "prior")))


def step_times(
    model: LoadedModel, feeds: Arrays, budget_s: float = STEPS_S
) -> tuple[StepTime, ...]:
    """Each step of the program, timed alone but in its place, after the steps before it."""
    once_s = float(model.time_steps(feeds, 1).sum())
    least, most = STEP_RUNS
    least = int(np.clip(MAX_OVERRUN * budget_s / max(once_s, 1e-6), 1, least))
    runs = int(np.clip(budget_s / max(once_s, 1e-6), least, most))
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
