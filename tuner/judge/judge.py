"""The judge: samples of a model's inputs, and how far its outputs may be from the reference there.

The reference is the model in float64. ONNX Runtime's own error against it, on the same inputs, says
how well the problem is conditioned: two engines that sum in the same order agree, and can both be
wrong.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import onnx

from tuner.element import ELEMENTS, is_float
from tuner.errors import ErrorCode, ModelError, OptionError
from tuner.frontend.model_source import ModelSource
from tuner.frontend.run_order import with_inner_nodes
from tuner.graph import DTYPES, Graph
from tuner.judge.float64_model import Float64Error, Float64Model, read_source
from tuner.judge.samples import draw_sample, smaller_samples
from tuner.judge.samples_file import MAX_SAMPLES, read_samples, samples_of
from tuner.judge.ties import TieErrors, tie_errors
from tuner.judge.verdict import (
    MULTIPLE,
    TIE_MULTIPLE,
    Verdict,
    allowances,
    argmax_agreement,
    errors_of,
    floor_at,
)
from tuner.measure.models import Runner
from tuner.measure.peers import OnnxRuntime
from tuner.ops.run_graph import run_graph
from tuner.program.program import Port, port_of
from tuner.subgraph.subgraph import random_inputs_of

Sample = dict[str, np.ndarray]

DRAWN_SAMPLES = 4
JUDGING_S = 10.0
"""No further sample is evaluated after this time."""
MAX_QUOTED = 300
"""Characters of a message of ONNX Runtime."""
MAX_KEPT_BYTES = 1 << 30
"""No further sample is evaluated when the reference outputs take this much memory."""
RANDOM = (
    "RandomNormal", "RandomNormalLike", "RandomUniform", "RandomUniformLike", "Multinomial",
    "Bernoulli",
)  # fmt: skip
"""Operators whose results no two engines share."""

FLOAT64 = "float64"
FUSED_FLOAT64 = "float64 (of the compiled graph)"
UNOPTIMISED = "ONNX Runtime without optimisations"


@dataclass(frozen=True)
class Judge:
    """Samples with their reference outputs, and ONNX Runtime's errors on them, by output."""

    samples: Sequence[Sample]
    references: Sequence[Mapping[str, np.ndarray]]
    reference: str
    """Name of the engine that computed them; empty for a model that draws random numbers."""
    peer_errors: Sequence[Mapping[str, float]]
    """Errors on each sample; empty for one that ONNX Runtime does not run."""
    floor: float
    samples_from: str = ""
    random: tuple[str, ...] = ()
    """Operators that draw random numbers: outputs are not compared."""
    ties: TieErrors | None = None
    """Errors that nearly ties make, of a model that rounds to integers inside. They stand in the
    place of ONNX Runtime's, whose integer kernels may saturate."""

    @property
    def feeds(self) -> Sample:
        """The first sample: what the model is timed on."""
        return self.samples[0]

    @property
    def has_peer(self) -> bool:
        """Return whether errors of another engine are known, or none is compared with."""
        return bool(self.random) or any(self.peer_errors)

    def beside(self, runner: Runner) -> Judge:
        """The judge with the errors of this runner in the place of ONNX Runtime's."""
        errors = _peer_errors(runner, self.samples, self.references)
        return replace(self, peer_errors=errors)

    def judge(self, runner: Runner) -> Verdict:
        """The verdict on one way to run the model."""
        counts = self.reference, len(self.samples), self.samples_from
        if self.random:
            error = 0.0 if self._has_sane_outputs(runner) else math.inf
            return Verdict(*counts, error, 1.0, None, random=self.random)
        results = [runner.run(sample) for sample in self.samples]
        kinds = {name: array.dtype for name, array in results[0].items()}
        bounds = (self.ties.largest, TIE_MULTIPLE) if self.ties else (self.peer_errors, MULTIPLE)
        allowed = allowances(self.floor, bounds[0], self.references, kinds, bounds[1])
        rows = [
            (error, allowed[i][name], self.peer_errors[i].get(name))
            for i, (result, wanted) in enumerate(zip(results, self.references, strict=True))
            for name, error in errors_of(result, wanted).items()
        ]
        if self.ties:
            rows += [(*row, None) for row in self.ties.rows(self.floor, results, self.references)]
        worst = max(rows, key=lambda row: row[0] / row[1])
        return Verdict(*counts, *worst, argmax_agreement(results, self.references))

    def _has_sane_outputs(self, runner: Runner) -> bool:
        """Return whether shapes and types are the peer's, and no NaN is where it has none."""
        results = runner.run(self.feeds)
        return all(
            results[name].shape == wanted.shape
            and results[name].dtype == wanted.dtype
            and (not _is_finite(wanted) or _is_finite(results[name]))
            for name, wanted in (self.references[0] if self.references else {}).items()
        )


def _is_finite(array: np.ndarray) -> bool:
    return not is_float(array.dtype) or bool(np.isfinite(array).all())


def open_judge(
    model: Path,
    graph: Graph,
    *,
    floor: float,
    is_onnx: bool = True,
    samples: Path | None = None,
    input_shapes: Mapping[str, tuple[int, ...]] | None = None,
) -> Judge:
    """The judge of a model file, on the samples of a file (NAME.npz next to it), or drawn ones.

    `graph` is the fused graph. It is the reference only of an offline model, which has no ONNX
    file, and of an ONNX model that nothing else can evaluate.
    Raises OptionError for samples that the model does not take.
    """
    ports = _ports(graph)
    file = samples_of(model, samples)
    given = check_samples(model, graph, samples)
    judge = None
    if is_onnx:
        source = read_source(model, input_shapes or {})
        judge = _judge_of_source(model, source, ports, given, floor)
    judge = judge or _judge_of_graph(graph, given, floor)
    return replace(judge, samples_from=file.name) if file is not None else judge


def check_samples(
    model: Path, graph: Graph, samples: Path | None, max_samples: int = MAX_SAMPLES
) -> list[Sample] | None:
    """The user's samples of a model, None without. Raises OptionError where they do not fit."""
    file = samples_of(model, samples)
    return read_samples(file, _ports(graph), max_samples) if file is not None else None


def _ports(graph: Graph) -> tuple[Port, ...]:
    return tuple(port_of(name, graph.types[name]) for name in graph.inputs)


def _judge_of_graph(graph: Graph, given: Sequence[Sample] | None, floor: float) -> Judge:
    samples = given or [random_inputs_of(graph, number) for number in range(DRAWN_SAMPLES)]
    random = random_operators(_segment_nodes(graph), graph.constants)
    if random:
        return Judge(samples[:1], [], "", [], floor, random=random)
    references = []
    for sample in samples:
        outputs = run_graph(graph, sample)
        kinds = {name: DTYPES[graph.types[name].dtype] for name in outputs}
        references.append(
            {n: a if is_float(kinds[n]) else a.astype(kinds[n]) for n, a in outputs.items()}
        )
    made = (graph.types[name].element for node in graph.nodes for name in node.outputs)
    floor = floor_at(floor, max((element.roundoff for element in made), default=0.0))
    return Judge(samples, references, FUSED_FLOAT64, [{}] * len(samples), floor)


def _judge_of_source(
    model: Path,
    source: ModelSource,
    ports: Sequence[Port],
    given: Sequence[Sample] | None,
    floor: float,
) -> Judge | None:
    """The judge of an ONNX model; None where neither float64 nor ONNX Runtime evaluates it."""
    plain = _open_peer(model, ports, is_optimised=False)
    candidates = given or [draw_sample(source, number) for number in range(DRAWN_SAMPLES)]
    samples = _accepted_of(candidates, plain, is_given=given is not None)
    random = random_operators(source.nodes, source.known.constants)
    if random:
        outputs = [plain.run(samples[0])] if plain else []
        return Judge(samples[:1], outputs, "", [], floor, random=random)
    wide = Float64Model(source)
    references = _evaluated(wide, samples)
    floor = floor_at(floor, wide.roundoff)
    evaluated = samples[: len(references)]
    found = zip(evaluated, references, _peer_errors(plain, evaluated, references), strict=True)
    # Where the types of the model overflow, or make a result of another size than float64 does,
    # its outputs in float64 say nothing about those of any engine.
    rows = [row for row in found if all(map(math.isfinite, row[2].values()))]
    reference = FLOAT64 if rows else UNOPTIMISED
    if not rows:
        if plain is None:
            return None
        references = [plain.run(sample) for sample in samples]
        errors = [dict.fromkeys(outputs, 0.0) for outputs in references]
        rows = list(zip(samples, references, errors, strict=True))
    samples, references, errors = map(list, zip(*rows, strict=True))
    is_tied = reference == FLOAT64 and wide.rounds_to_integers
    ties = tie_errors(wide, samples, references) if is_tied else None
    del plain  # two sessions would hold the weights twice
    best = _peer_errors(_open_peer(model, ports, is_optimised=True), samples, references)
    # The optimiser of ONNX Runtime folds factors of products as f32: its digits are none of f64.
    chosen = min if wide.roundoff == ELEMENTS["f64"].roundoff else max
    known = [
        {name: chosen(e[name] for e in (one, other) if name in e) for name in one | other}
        for one, other in zip(errors, best, strict=True)
    ]
    return Judge(samples, references, reference, known, floor, ties=ties)


def _evaluated(wide: Float64Model, samples: Sequence[Sample]) -> list[dict[str, np.ndarray]]:
    """The outputs of the first sample, and of as many more as time and memory allow.

    None at all where float64 does not evaluate the model.
    """
    deadline_s = time.monotonic() + JUDGING_S
    references: list[dict[str, np.ndarray]] = []
    for sample in samples:
        kept = sum(array.nbytes for outputs in references for array in outputs.values())
        if references and (time.monotonic() > deadline_s or kept > MAX_KEPT_BYTES):
            break
        try:
            references.append(wide.run(sample))
        except Float64Error:
            return []
    return references


def _peer_errors(
    peer: Runner | None,
    samples: Sequence[Sample],
    references: Sequence[Mapping[str, np.ndarray]],
) -> list[dict[str, float]]:
    """Errors by output, on each sample; empty where ONNX Runtime does not run the model."""
    if peer is None:
        return [{} for _ in samples]
    pairs = zip(samples, references, strict=True)
    return [errors_of(peer.run(sample), reference) for sample, reference in pairs]


def _open_peer(model: Path, ports: Sequence[Port], *, is_optimised: bool) -> OnnxRuntime | None:
    """ONNX Runtime on one thread, where its scatter-adds do not race; None where it refuses."""
    with suppress(*OnnxRuntime.refusals()):
        return OnnxRuntime(model, 1, ports, is_optimised=is_optimised)
    return None


def _accepted_of(
    candidates: Sequence[Sample], peer: OnnxRuntime | None, *, is_given: bool
) -> list[Sample]:
    """The samples that ONNX Runtime takes, each perhaps made smaller.

    Raises OptionError for a sample of the user's that it does not take, and ModelError where it
    takes none that was drawn.
    """
    if peer is None:
        return list(candidates)
    tried = [_accepted(sample, peer, is_given=is_given) for sample in candidates]
    samples = [sample for sample in tried if isinstance(sample, dict)]
    if not samples:
        raise ModelError(
            f"ONNX Runtime rejects every input that was sampled for the model: {tried[0]}",
            "give samples of its inputs: NAME.npz in the model's folder, or --samples FILE.npz",
            ErrorCode.INVALID_GRAPH,
        )
    return samples


def _accepted(sample: Sample, peer: OnnxRuntime, *, is_given: bool) -> Sample | str:
    """The sample, or the first smaller one that ONNX Runtime takes and makes no NaN of.

    The reason where it takes none. Raises OptionError for a sample of the user's that it refuses.
    """
    reason, taken = "", None
    for inputs in [sample] if is_given else smaller_samples(sample):
        try:
            outputs = peer.run(inputs)
        except OnnxRuntime.refusals() as error:
            reason = " ".join(str(error).split())[:MAX_QUOTED]
            continue
        taken = taken or dict(inputs)
        if all(map(_is_finite, outputs.values())):
            return dict(inputs)
    if is_given and taken is None:
        raise OptionError(
            f"ONNX Runtime rejects a sample of the model's inputs: {reason}",
            "correct the values in the file of samples: indices below the size of their table, ...",
            ErrorCode.FILE,
        )
    return taken or reason


def _segment_nodes(graph: Graph) -> Iterator[onnx.NodeProto]:
    for node in graph.nodes:
        if node.op == "segment":
            data = node.attributes["model"]
            assert isinstance(data, bytes)
            yield from onnx.ModelProto.FromString(data).graph.node


def random_operators(
    nodes: Iterable[onnx.NodeProto], constants: Mapping[str, np.ndarray]
) -> tuple[str, ...]:
    """The operators among nodes that draw random numbers, those of their subgraphs too."""

    def is_random(node: onnx.NodeProto) -> bool:
        if node.op_type != "Dropout":
            return node.op_type in RANDOM
        training = node.input[2] if len(node.input) > 2 else ""
        return bool(training) and bool(np.all(constants.get(training, True)))

    inner = with_inner_nodes(nodes)
    return tuple(dict.fromkeys(node.op_type for node in inner if is_random(node)))
