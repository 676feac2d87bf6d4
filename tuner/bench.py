"""`bankd bench`: a model's default, tuned and peers' times, and where the time goes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from tuner.compare import ALLOWED_DIFFERENCE, refuse_wrong, step_times
from tuner.cut import Cut
from tuner.known import (
    build_model,
    every_policy,
    policies_of,
    subgraph_spaces,
    task_spaces,
    usable_hits,
)
from tuner.lookup import Hit, Lookup
from tuner.measure.models import Runner, max_difference, random_feeds, time_in_blocks
from tuner.measure.paired_times import PairedTimes
from tuner.measure.peak import peak_gflops
from tuner.measure.peers import OpenVinoBf16, Peer, open_peer, parse_peers, shared_feeds
from tuner.offline_model import offline_model
from tuner.offline_model.describe_graph import PRECISION_MODE
from tuner.offline_model.offline_model import is_offline_model
from tuner.pipeline import open_kernel_cache
from tuner.program.build import BuiltProgram
from tuner.program.kernel_store import KernelStore
from tuner.program.program import Program
from tuner.reading import ModelTasks, cut_as_decided, read_model, tasks_of
from tuner.runtime import LoadedModel, load, load_built
from tuner.session import Event, Options, StepTime
from tuner.subgraph.tolerance import ALLOWED_BY_TUNING
from tuner.target import Target
from tuner.task import Task
from tuner.work import operations

LEAST_ROUNDS = 9
"""From here on a 95 % interval leaves out the worst round at either end."""

Interval = tuple[float, float, float]
"""Low, median, high."""


@dataclass(frozen=True)
class PeerTimes:
    """One peer in the session."""

    name: str
    """As in `--against`."""
    title: str
    version: str
    median_ms: float | None
    """None where its rounds disagree too much; so are the ratios."""
    ratio: Interval | None
    """Peer over tuned, round by round: above 1 we are faster."""
    default_ratio: Interval | None
    """Peer over default."""
    max_difference: float
    """max |tuned - peer| / max |peer| over all outputs, on the same random inputs."""


@dataclass(frozen=True)
class BenchResult:
    model: str
    target: Target
    default_ms: float | None
    """None for an offline model that was written without the graph that it was built from; and,
    as all figures, where it is `disturbed`."""
    tuned_ms: float | None
    default_ratio: Interval | None
    """Default over tuned."""
    peers: tuple[PeerTimes, ...]
    refused: tuple[str, ...]
    """Peers that do not take the model."""
    rounds: int
    operations: int
    """Of one inference, as the definition counts them: an algorithm that saves some is faster.

    Of the default model, which is not cut otherwise."""
    peak_gflops: float
    """GFLOP/s of all the cores used, as measured."""
    steps: tuple[StepTime, ...]
    """Of the tuned model."""
    hits: int
    """Tasks with a policy from the bank."""
    total: int
    subgraph_hits: int = 0
    """Subgraphs that are cut as the bank says."""
    subgraphs: int = 0
    disturbed: tuple[str, ...] = ()
    """Which of "default", "tuned" and the peers have no figure: their rounds disagree."""

    @property
    def gflops(self) -> float | None:
        """GFLOP/s of the tuned model."""
        return None if self.tuned_ms is None else self.operations / self.tuned_ms / 1e6


def bench_model(
    model: Path,
    options: Options,
    bank: Lookup,
    *,
    against: str | None = None,
    budget_s: float = 5.0,
) -> BenchResult:
    """Time a model file cut and compiled as the bank says, as it is by default, and the peers.

    `against` names peers, with commas between. An offline model (.om) is timed as it is, beside
    its default twin: every peer refuses it.
    Raises OptionError for a peer that is not there, ModelError for outputs that are wrong.
    """
    names = parse_peers(against)
    if is_offline_model(model):
        return _bench_offline_model(model, options, names, budget_s)
    target = options.target
    fused = read_model(model, options)
    cuts = usable_hits(bank, subgraph_spaces(fused, target))
    read = cut_as_decided(fused, policies_of(cuts), options)
    hits = usable_hits(bank, task_spaces(read, target))
    store = KernelStore(open_kernel_cache(options, listen=_say_nothing))
    plain = _build(tasks_of(Cut(fused.graph), options), {}, target, store)
    tuned = _build(read, hits, target, store)
    with load_built(plain) as default_model, load_built(tuned) as tuned_model:
        peers, feeds = _open_peers(names, model, tuned_model)
        allowed = max(ALLOWED_BY_TUNING[options.precision_mode], ALLOWED_DIFFERENCE)
        differences = _differences(tuned_model, peers, feeds, allowed)
        peers = [peer for peer in peers if peer.name in differences]
        runners = {"default": default_model, "tuned": tuned_model, **{p.name: p for p in peers}}
        blocks = time_in_blocks(runners, feeds, budget_s, LEAST_ROUNDS)
        paired = PairedTimes.of(blocks.seconds, "tuned", blocks.wait_share)
        steps = step_times(tuned_model)
    return BenchResult(
        model=model.stem,
        target=target,
        default_ms=paired.ms("default"),
        tuned_ms=paired.reference_ms,
        default_ratio=paired.ratios.get("default"),
        peers=tuple(_peer_times(peer, paired, differences[peer.name]) for peer in peers),
        refused=tuple(name for name in names if name not in runners),
        rounds=len(blocks.seconds["tuned"]),
        operations=_operations(plain.program),
        peak_gflops=peak_gflops(target.soc_version) * target.cores,
        steps=steps,
        hits=len(hits),
        total=len(read.uses),
        subgraph_hits=len(cuts),
        subgraphs=len(fused.subgraphs),
        disturbed=paired.disturbed,
    )


def _build(
    read: ModelTasks, hits: Mapping[str, Hit], target: Target, store: KernelStore
) -> BuiltProgram:
    return build_model(read, every_policy(read, policies_of(hits), target), target, store)


def _bench_offline_model(
    model: Path, options: Options, names: tuple[str, ...], budget_s: float
) -> BenchResult:
    with ExitStack() as opened:
        loaded = opened.enter_context(load(model, options.target.cores))
        target = Target(loaded.program.target.soc_version, loaded.threads)
        runners: dict[str, Runner] = {"tuned": loaded}
        feeds = random_feeds(loaded.program.inputs)
        plain = _default_twin(model, replace(options, target=target))
        if plain is not None:
            runners["default"] = default = opened.enter_context(load_built(plain))
            difference = max_difference(loaded.run(feeds), default.run(feeds))
            refuse_wrong(difference, "its default twin", _allowed_in(model))
        blocks = time_in_blocks(runners, feeds, budget_s, LEAST_ROUNDS)
        paired = PairedTimes.of(blocks.seconds, "tuned", blocks.wait_share)
        steps = step_times(loaded)
    return BenchResult(
        model=model.stem,
        target=target,
        default_ms=paired.ms("default"),
        tuned_ms=paired.reference_ms,
        default_ratio=paired.ratios.get("default"),
        peers=(),
        refused=names,
        rounds=len(blocks.seconds["tuned"]),
        operations=_operations(plain.program if plain else loaded.program),
        peak_gflops=peak_gflops(target.soc_version) * loaded.threads,
        steps=steps,
        hits=0,
        total=0,
        disturbed=paired.disturbed,
    )


def _default_twin(model: Path, options: Options) -> BuiltProgram | None:
    """The model without any tuning, for its own target; None for a file without its graph."""
    if not offline_model.load(model, verify=False).source:
        return None
    fused = read_model(model, replace(options, input_shapes={}))
    store = KernelStore(open_kernel_cache(options, listen=_say_nothing))
    return _build(tasks_of(Cut(fused.graph), options), {}, options.target, store)


def _allowed_in(model: Path) -> float:
    """How far the outputs of an offline model may be from those of its default twin."""
    mode = offline_model.load(model, verify=False).description.attributes.get(PRECISION_MODE)
    return max(ALLOWED_BY_TUNING.get(str(mode), 0.0), ALLOWED_DIFFERENCE)


def _open_peers(
    names: Sequence[str], model: Path, ours: LoadedModel
) -> tuple[list[Peer], dict[str, np.ndarray]]:
    """Those of the peers that take the model, and inputs for all."""
    peers: list[Peer] = []
    feeds = random_feeds(ours.program.inputs)
    for name in names:
        peer = open_peer(name, model, ours.threads, ours.program.inputs)
        shared = shared_feeds([*peers, peer], ours.program.inputs) if peer else None
        if peer is not None and shared is not None:
            peers, feeds = [*peers, peer], shared
    return peers, feeds


def _differences(
    tuned: LoadedModel, peers: Sequence[Peer], feeds: Mapping[str, np.ndarray], allowed: float
) -> dict[str, float]:
    """How far the tuned model's outputs are from each peer's, which those of bf16 may be.

    A peer that gives outputs other names is left out.
    """
    ours, found = tuned.run(feeds), {}
    for peer in peers:
        theirs = peer.run(feeds)
        if not ours.keys() <= theirs.keys():
            continue
        found[peer.name] = max_difference(ours, {name: theirs[name] for name in ours})
        if not isinstance(peer, OpenVinoBf16):
            refuse_wrong(found[peer.name], peer.title, allowed)
    return found


def _peer_times(peer: Peer, paired: PairedTimes, difference: float) -> PeerTimes:
    return PeerTimes(
        name=peer.name,
        title=peer.title,
        version=peer.version,
        median_ms=paired.ms(peer.name),
        ratio=paired.ratios.get(peer.name),
        default_ratio=paired.ratio(peer.name, "default"),
        max_difference=difference,
    )


def _operations(program: Program) -> int:
    return sum(operations(Task.parse(step.task)) for step in program.steps if step.task)


def _say_nothing(event: Event) -> None:
    del event
