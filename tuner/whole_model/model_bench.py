"""`bankd bench`: a model's default, tuned and peers' times, and where the time goes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path

from tuner.backend import backend_of
from tuner.errors import ErrorCode, ModelError
from tuner.figures import Ratio
from tuner.fusion.open_graph import Values
from tuner.judge.judge import Judge, open_judge
from tuner.judge.verdict import Verdict
from tuner.lookup.model_lookup import build_model, look_up_model, read_graph, tasks_of
from tuner.lookup.protocol import Lookup
from tuner.lookup.sized_model import (
    SizedModel,
    read_sized_model,
)
from tuner.measure.models import Runner, random_feeds, time_in_blocks
from tuner.measure.paired_times import PairedTimes
from tuner.measure.peers import parse_peers
from tuner.offline_model import offline_model
from tuner.offline_model.cann_file import is_offline_model
from tuner.offline_model.description import describe
from tuner.offline_model.model_def import PRECISION_MODE
from tuner.ops import operations
from tuner.program.kernel_store import KernelStore
from tuner.runtime.model import LoadedModel, load, load_built
from tuner.session import Options, StepTime
from tuner.subgraph.subgraph import ALLOWED_BY_TUNING
from tuner.target import Target
from tuner.task import Task
from tuner.tuning.session_context import open_kernel_cache
from tuner.whole_model.acceptance import judge_at
from tuner.whole_model.points import points_of
from tuner.whole_model.stretches import Stretch
from tuner.whole_model.times import open_peers, step_times

MIN_ROUNDS = 9
"""Minimum number of rounds from which a 95 % interval leaves out the worst one at either end."""


@dataclass(frozen=True)
class PeerTimes:
    """One peer in the session."""

    name: str
    """Name of the peer, as in `--against`."""
    title: str
    version: str
    median_ms: float
    ratio: Ratio
    """Peer over tuned, round by round: above 1 we are faster."""
    default_ratio: Ratio | None
    """Peer over default."""
    max_difference: float
    """max |tuned - peer| / max |peer| over all outputs, on the same inputs."""


@dataclass(frozen=True)
class BenchResult:
    """Times of one model: of every way to run it, and of every step."""

    model: str
    target: Target
    default_ms: float | None
    """None for an offline model that was written without the graph that it was built from."""
    tuned_ms: float
    default_ratio: Ratio | None
    """Default over tuned."""
    peers: tuple[PeerTimes, ...]
    refused: tuple[str, ...]
    """Peers that do not take the model."""
    rounds: int
    operations: int
    """Operations of one inference, as the definition counts them: an algorithm may save some.

    They are those of the default partition.
    """
    peak_gflops: float
    """GFLOP/s of all the cores used, as measured."""
    steps: tuple[StepTime, ...]
    """Times of the tuned model."""
    hits: int
    """Tasks with a policy from the bank."""
    total: int
    subgraph_hits: int = 0
    """Subgraphs that are partitioned as the bank says."""
    subgraphs: int = 0
    noisy: tuple[str, ...] = ()
    """Names whose rounds disagree, or whose cores were shared: "default", "tuned", and peers."""
    verdict: Verdict | None = None
    """Verdict on the tuned model's outputs; None if the file has no graph to compare with."""

    @property
    def gflops(self) -> float:
        """GFLOP/s of the tuned model."""
        return self.operations / self.tuned_ms / 1e6


def bench_model(
    model: Path,
    options: Options,
    bank: Lookup,
    *,
    against: str | None = None,
    budget_s: float = 5.0,
) -> BenchResult:
    """Time a model for its only shape, or at the largest point, as `bench_points` does."""
    return next(bench_points(model, options, bank, against=against, budget_s=budget_s))[1]


def bench_points(
    model: Path, options: Options, bank: Lookup, *, against: str | None, budget_s: float
) -> Iterator[tuple[Values, BenchResult]]:
    """Time a model partitioned and compiled as the bank says, its default program, and the peers.

    One for ranges of sizes is timed at each of its points, the largest first, in the program that
    `compile_model` makes of the point. `against` names peers, with commas between. An offline
    model (.om) is timed as it is, next to its default twin: every peer refuses it.
    Raises OptionError for a peer that is not there, ModelError for outputs that are wrong, and for
    a model that is not one graph for all sizes.
    """
    names = parse_peers(against)
    if is_offline_model(model) and not options.shape_ranges:
        with ExitStack() as opened:
            yield {}, _bench(model, _open_offline_model(model, options, opened), names, budget_s)
        return
    whole = read_sized_model(model, options)
    for values in points_of(whole, options.shape_points):
        with ExitStack() as opened:
            opening = _open_point(model, whole, values, options, bank, opened)
            yield values, _bench(model, opening, names, budget_s)


def _bench(model: Path, opening: _Opening, names: Sequence[str], budget_s: float) -> BenchResult:
    """Time what was opened next to its default twin and the peers."""
    tuned, default, judge = opening.tuned, opening.default, opening.judge
    verdict = _right(tuned, judge) if judge else None
    feeds = judge.feeds if judge else random_feeds(tuned.program.inputs)
    peers = [] if is_offline_model(model) else open_peers(names, model, tuned, feeds)
    runners: dict[str, Runner] = {"default": default} if default else {}
    runners |= {"tuned": tuned, **{peer.name: peer for peer, _ in peers}}
    blocks = time_in_blocks(runners, feeds, budget_s, MIN_ROUNDS)
    paired = PairedTimes.of(blocks.seconds, "tuned", blocks.wait_share)
    steps = step_times(tuned, feeds)
    target, program = opening.target, (default or tuned).program
    tasks = (Task.parse(step.task) for step in program.steps if step.task)
    return BenchResult(
        model=model.stem,
        target=target,
        default_ms=paired.ms.get("default"),
        tuned_ms=paired.ms["tuned"],
        default_ratio=paired.ratios.get("default"),
        peers=tuple(
            PeerTimes(
                name=peer.name,
                title=peer.title,
                version=peer.version,
                median_ms=paired.ms[peer.name],
                ratio=paired.ratios[peer.name],
                default_ratio=paired.ratio(peer.name, "default"),
                max_difference=difference,
            )
            for peer, difference in peers
        ),
        refused=tuple(name for name in names if name not in runners),
        rounds=len(blocks.seconds["tuned"]),
        operations=sum(map(operations, tasks)),
        peak_gflops=backend_of(target.soc_version).peak_gflops(target.soc_version) * target.cores,
        steps=steps,
        hits=opening.hits,
        total=opening.total,
        subgraph_hits=opening.subgraph_hits,
        subgraphs=opening.subgraphs,
        noisy=paired.noisy,
        verdict=verdict,
    )


@dataclass(frozen=True)
class _Opening:
    """A model ready to be timed, its default twin, the judge of both, and counts of hits."""

    target: Target
    tuned: LoadedModel
    default: LoadedModel | None = None
    judge: Judge | None = None
    hits: int = 0
    total: int = 0
    subgraph_hits: int = 0
    subgraphs: int = 0


def _open_point(
    model: Path,
    whole: SizedModel,
    values: Values,
    options: Options,
    bank: Lookup,
    opened: ExitStack,
) -> _Opening:
    fused = whole.at(values, options)
    known = look_up_model(fused, bank, options)
    store = KernelStore(open_kernel_cache(options, listen=lambda _: None))
    ways = (
        Stretch.of(whole, values, known.read, known.policies, options),
        Stretch(whole, values, whole.tasks(options), {}),
    )
    built = (stretch.built(options.target, store).program_at(values) for stretch in ways)
    tuned, default = (opened.enter_context(load_built(program)) for program in built)
    return _Opening(
        options.target,
        default=default,
        tuned=tuned,
        judge=judge_at(model, whole, values, options),
        hits=len(known.hits),
        total=len(known.read.uses),
        subgraph_hits=len(known.partitions),
        subgraphs=len(fused.subgraphs),
    )


def _open_offline_model(model: Path, options: Options, opened: ExitStack) -> _Opening:
    """The default twin is compiled from the graph in the file, if it was written with that."""
    tuned = opened.enter_context(load(model, options.target.cores, streams=1))
    target = Target(tuned.program.target.soc_version, tuned.threads)
    if not offline_model.load(model, verify=False).source:
        return _Opening(target, tuned)
    options = replace(options, target=target, input_shapes={})
    graph = read_graph(model, options)
    store = KernelStore(open_kernel_cache(options, listen=lambda _: None))
    plain = build_model(tasks_of(graph, options), {}, target, store).program
    default = opened.enter_context(load_built(plain))
    mode = describe(model, verify=False)["tunebank"].get(PRECISION_MODE)
    floor = ALLOWED_BY_TUNING.get(str(mode), min(ALLOWED_BY_TUNING.values()))
    judge = open_judge(model, graph, floor=floor, is_onnx=False, samples=options.samples)
    return _Opening(target, tuned, default, judge.beside(default))


def _right(model: LoadedModel, judge: Judge) -> Verdict:
    """The verdict on a model whose outputs are right. Raises ModelError for any other."""
    verdict = judge.judge(model)
    if not verdict.is_right:
        raise ModelError(
            f"the outputs of the tuned model are wrong: {verdict}",
            "tune the model again (bankd aoe), which puts back the policies that are responsible",
            ErrorCode.TUNING_ERROR,
        )
    return verdict
