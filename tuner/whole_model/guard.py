"""`bankd guard`: whether a model is slower than its reference, an older one or a peer, or wrong.

both models' outputs compared -> pairs of processes, each with one of both models, in alternating
blocks -> the ratio of each pair -> the rule -> a verdict, or another pair
"""

from __future__ import annotations

import math
import os
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from tuner.errors import ErrorCode, ModelError, OptionError
from tuner.figures import Ratio
from tuner.judge.judge import Judge, open_judge
from tuner.judge.samples_file import read_samples, samples_of
from tuner.lookup.model_lookup import read_graph
from tuner.lookup.sized_model import read_sized_model
from tuner.measure.cores import is_shared
from tuner.measure.model_process import ModelProcess, TimedSubject
from tuner.measure.models import Arrays, max_difference, random_feeds
from tuner.measure.peers import PEERS
from tuner.measure.regression_rule import GuardVerdict, RegressionRule, interval
from tuner.offline_model import offline_model
from tuner.offline_model.description import describe
from tuner.offline_model.model_def import PRECISION_MODE
from tuner.program.program import Port
from tuner.runtime.model import LoadedModel, load
from tuner.runtime.shapes import read_programs
from tuner.session import Options
from tuner.subgraph.subgraph import ALLOWED_BY_TUNING
from tuner.target import Target
from tuner.target_metric import THROUGHPUT
from tuner.trials.trial import median
from tuner.whole_model.acceptance import judge_at
from tuner.whole_model.several_shapes import options_of_steps

PAIR_S = 0.6
"""A pair of processes alternates blocks for so long, and `MIN_BLOCKS` of either."""
MIN_BLOCKS = 4


@dataclass(frozen=True)
class PairTimes:
    """Seconds of the blocks of one pair of processes: equal positions are neighbours."""

    model_s: tuple[float, ...]
    reference_s: tuple[float, ...]
    wait_share: float = 0.0
    """Share of the time for which threads of either waited for cores."""

    @property
    def ratio(self) -> float:
        """The model's time over the reference's."""
        return median([a / b for a, b in zip(self.model_s, self.reference_s, strict=True)])


MeasurePair = Callable[[int], PairTimes]
"""Times the pair with this number; what stands for it in a test."""


@dataclass(frozen=True)
class GuardResult:
    """One comparison of a model."""

    model: str
    reference: str
    """The baseline's file, or a peer's title and version."""
    verdict: GuardVerdict
    ratio: Ratio | None
    """The model's time over the reference's, (low, mean, high) with 99.9 % confidence; None where
    too few pairs were timed."""
    pairs: int
    """Pairs of processes that count."""
    disturbed: int
    """Pairs that were left out, since other processes used the cores."""
    model_ms: float | None
    reference_ms: float | None
    error: float
    """Error of the model's outputs: against float64, or their difference from the reference's."""
    allowed: float
    max_regression: float
    seconds: float
    """Seconds that timing took."""


@dataclass(frozen=True)
class Race:
    """The outcome of timing a model and its reference."""

    verdict: GuardVerdict
    pairs: tuple[PairTimes, ...]
    disturbed: int
    seconds: float


def race(
    measure: MeasurePair,
    rule: RegressionRule,
    budget_s: float,
    clock: Callable[[], float] = time.monotonic,
) -> Race:
    """Time pairs until the rule decides, or another one would not end within the budget.

    A pair whose threads waited for cores is left out: it would say how the system divides cores.
    """
    started, longest_s, disturbed = clock(), 0.0, 0
    pairs: list[PairTimes] = []
    while True:
        before = clock()
        pair = measure(len(pairs) + disturbed)
        longest_s = max(longest_s, clock() - before)
        if is_shared(pair.wait_share):
            disturbed += 1
        else:
            pairs.append(pair)
        verdict = rule.verdict([one.ratio for one in pairs])
        spent_s = clock() - started
        if verdict is not GuardVerdict.UNDECIDED or spent_s + longest_s > budget_s:
            return Race(verdict, tuple(pairs), disturbed, spent_s)


def guard_model(
    model: Path,
    options: Options,
    *,
    source: Path | None,
    baseline: Path | None,
    peers: Sequence[str],
    rule: RegressionRule,
    budget_s: float,
) -> Iterator[GuardResult]:
    """Compare an offline model with its baseline and with peers.

    `source`: the ONNX file that it was compiled from, which judges its outputs, and which the peers
    run. `budget_s`: seconds for the timing of each comparison. Raises OptionError for peers without
    that file and for a model that was tuned for throughput, ModelError for a baseline of other
    inputs, and for a process that dies.
    """
    if peers and source is None:
        raise OptionError(
            f"{model}: a peer needs the ONNX model, and an offline model does not hold it",
            "give the .onnx file: it is compiled with what the bank holds",
            ErrorCode.OPTION,
        )
    for file in filter(None, (model, baseline)):
        _require_latency(file)
    with ExitStack() as opened:
        folder = Path(opened.enter_context(tempfile.TemporaryDirectory(prefix="guard_")))
        with load(model, options.target.cores) as loaded:
            threads, ports = loaded.threads, loaded.program.inputs
            check = _check_of(model, source, baseline, loaded, options)
            error, allowed = check.error(loaded)
        feeds = check.kept(folder / "inputs.npz")
        ours = TimedSubject(model, threads=threads, ports=ports, feeds=feeds)
        references: list[tuple[str, TimedSubject]] = []
        if baseline is not None:
            references.append((str(baseline), replace(ours, path=baseline)))
        for name in peers:
            assert source is not None
            references.append((PEERS[name].title, replace(ours, path=source, engine=name)))
        for title, reference in references:
            found = Race(GuardVerdict.WRONG, (), 0, 0.0)
            if error <= allowed:
                found = race(_measurer(ours, reference), rule, budget_s)
            yield _result(source or model, title, found, error, allowed, rule)


def _require_latency(file: Path) -> None:
    """Raises OptionError for an offline model whose calls are timed several at a time."""
    if read_programs(file, verify=False)[0].metric == THROUGHPUT:
        raise OptionError(
            f"{file} was tuned for throughput: guard compares times of calls in a row",
            "give the offline model that was tuned for latency",
            ErrorCode.OPTION,
        )


def _result(
    model: Path, title: str, found: Race, error: float, allowed: float, rule: RegressionRule
) -> GuardResult:
    times = [
        1e3 * median([median(side) for side in sides]) if sides else None
        for sides in (
            [one.model_s for one in found.pairs],
            [one.reference_s for one in found.pairs],
        )
    ]
    return GuardResult(
        model=str(model),
        reference=title,
        verdict=found.verdict,
        ratio=interval([one.ratio for one in found.pairs]),
        pairs=len(found.pairs),
        disturbed=found.disturbed,
        model_ms=times[0],
        reference_ms=times[1],
        error=error,
        allowed=allowed,
        max_regression=rule.max_regression,
        seconds=found.seconds,
    )


def _measurer(model: TimedSubject, reference: TimedSubject) -> MeasurePair:
    """Pairs of processes on the same cores, which change from pair to pair."""
    cores = sorted(os.sched_getaffinity(0))

    def measure(number: int) -> PairTimes:
        first = number * model.threads % len(cores)
        used = [cores[(first + n) % len(cores)] for n in range(min(model.threads, len(cores)))]
        with ModelProcess(model, used) as one, ModelProcess(reference, used) as two:
            one.ready()
            two.ready()
            sides: tuple[list[float], list[float]] = ([], [])
            ways = (one, two) if number % 2 == 0 else (two, one)
            started = time.monotonic()
            while len(sides[0]) < MIN_BLOCKS or time.monotonic() - started < PAIR_S:
                # A B, B A, A B, ...: what drifts is on either side as often.
                turn = ways if len(sides[0]) % 2 == 0 else ways[::-1]
                for way in turn:
                    sides[way is two].append(way.block())
            wait_share = max(one.wait_share(), two.wait_share())
        return PairTimes(tuple(sides[0]), tuple(sides[1]), wait_share)

    return measure


@dataclass(frozen=True)
class _Check:
    """The inputs of a comparison, and what the outputs are compared with."""

    feeds: Arrays | None
    """None: numbers are drawn in each process, the same everywhere."""
    judge: Judge | None = None
    reference: Mapping[str, np.ndarray] | None = None
    """Outputs of the baseline, where no judge is there."""
    allowed: float = 0.0

    def error(self, model: LoadedModel) -> tuple[float, float]:
        """The error of the model's outputs, and what is allowed; both 0 where neither is known."""
        if self.judge is not None:
            verdict = self.judge.judge(model)
            return verdict.error, verdict.allowed
        if self.reference is None:
            return 0.0, 0.0
        feeds = self.feeds or random_feeds(model.program.inputs)
        outputs = model.run(feeds)
        if outputs.keys() != self.reference.keys():
            return math.inf, self.allowed
        return max_difference(outputs, self.reference), self.allowed

    def kept(self, file: Path) -> Path | None:
        """The file with the inputs; None where they are drawn."""
        if self.feeds is None:
            return None
        arrays: dict[str, Any] = {name: np.asarray(one) for name, one in self.feeds.items()}
        np.savez(file, **arrays)
        return file


def _check_of(
    model: Path, source: Path | None, baseline: Path | None, loaded: LoadedModel, options: Options
) -> _Check:
    """Choose what outputs are compared with.

    It is the ONNX model in float64, else the baseline's graph in float64, where the baseline's own
    error says how much is allowed, else the baseline's outputs.
    """
    if source is not None:
        own = next(options_of_steps(options))
        whole = read_sized_model(source, own)
        judge = judge_at(source, whole, whole.largest, own)
        return _Check(judge.feeds, judge)
    assert baseline is not None
    with load(baseline, options.target.cores) as old:
        _require_same(model, loaded.program.inputs, baseline, old.program.inputs)
        target = Target(old.program.target.soc_version, old.threads)
        if _has_graph(baseline, old):
            judge = _judge_of_graph(baseline, replace(options, target=target)).beside(old)
            return _Check(judge.feeds, judge)
        file = samples_of(model, options.samples)
        ports = old.program.inputs
        given = read_samples(file, ports)[0] if file is not None else None
        allowed = max(map(_floor, (model, baseline)))
        return _Check(given, None, old.run(given or random_feeds(ports)), allowed)


def _has_graph(file: Path, model: LoadedModel) -> bool:
    """Return whether the file has the graph that it was built from, of one shape."""
    is_open = bool(model.program.open_sizes) or len(model.programs) > 1
    return not is_open and bool(offline_model.load(file, verify=False).source)


def _judge_of_graph(model: Path, options: Options) -> Judge:
    """The judge of an offline model, by the graph that it was built from."""
    options = replace(options, input_shapes={})
    graph = read_graph(model, options)
    return open_judge(model, graph, floor=_floor(model), is_onnx=False, samples=options.samples)


def _floor(model: Path) -> float:
    """The error that an offline model's precision mode allows."""
    mode = describe(model, verify=False)["tunebank"].get(PRECISION_MODE)
    return ALLOWED_BY_TUNING.get(str(mode), min(ALLOWED_BY_TUNING.values()))


def _require_same(
    model: Path, ours: Sequence[Port], baseline: Path, theirs: Sequence[Port]
) -> None:
    """Raises ModelError for models that take other inputs."""
    if list(ours) != list(theirs):
        raise ModelError(
            f"{baseline} takes other inputs than {model}: they are not the same model",
            "give the older offline model of the same network and shapes",
            ErrorCode.PARAMETER,
        )
