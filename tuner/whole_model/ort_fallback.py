"""ONNX Runtime's part in a model: all of what our program cannot run, or the segments in it."""

from __future__ import annotations

import re
import time
import traceback
import warnings
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import numpy as np
import onnx

from tuner.errors import (
    ErrorCode,
    FaultWarning,
    ModelError,
    OfflineModelError,
    OptionError,
    OversizedModelError,
    RefusedInputsError,
    TunerError,
    UnrunnableModelError,
    is_fault,
)
from tuner.figures import PEER
from tuner.frontend.segments import nodes_in
from tuner.frontend.walk import MOVEMENT
from tuner.graph import Graph, Node, SegmentNode
from tuner.judge.float64_model import read_source
from tuner.judge.samples import draw_sample
from tuner.lookup.model_lookup import read_ort_program
from tuner.measure.models import random_feeds, time_in_blocks
from tuner.measure.paired_times import PairedTimes
from tuner.program.build import BuiltProgram
from tuner.runtime.model import LoadedModel, load_built
from tuner.session import (
    Listener,
    Options,
    PhaseStarted,
    StepTime,
    TuneResult,
    WrittenModel,
)
from tuner.whole_model.result import result_of
from tuner.whole_model.write import write_ort_program

BUDGET_S = 1.0
OTHER_SIZES = ("invalid dimensions for output", "pre-allocated output")
"""Words of ONNX Runtime about a result that does not fit the memory that it was given."""
_UNSUPPORTED = re.compile(r"operator does not support \w+ yet")
"""Words of ONNX Runtime about a kernel that has the operator, and not this type of it."""
MAX_NAMED = 6
"""Maximum number of reasons that one line names."""

_TYPES = {
    onnx.TensorProto.FLOAT16: "f16",
    onnx.TensorProto.BFLOAT16: "bf16",
    onnx.TensorProto.INT8: "int8",
    onnx.TensorProto.UINT8: "int8",
}
"""Element types without kernels, as reasons."""


def compile_unsupported(
    model: Path, output: Path, options: Options, error: Exception, listen: Listener
) -> BuiltProgram:
    """Write ONNX Runtime's program of a model at `output`, for `error` keeps ours from running it.

    A fault of ours keeps ours from running it, too: it is reported with the node that it was met
    at, in a FaultWarning and in the program's reason. Raises `error` itself where it says something
    else, or ONNX Runtime does not run the model either.
    """
    built = _built(model, options, error)
    listen(PhaseStarted("write", f"ONNX Runtime runs the whole model: {_reason_of(error)}"))
    write_ort_program(output, model.stem, built, options)
    return built


def tune_unsupported(
    model: Path, output: Path, options: Options, error: Exception, listen: Listener
) -> TuneResult:
    """Do the same, and time it: the result is that of a session that found nothing to tune."""
    started = time.monotonic()
    with load_built(_built(model, options, error)) as loaded:
        seconds = _seconds(loaded, model, options, error)
    built = compile_unsupported(model, output, options, error, listen)
    paired = PairedTimes.of(dict.fromkeys(("tuned", "default", PEER), seconds), "tuned")
    times = paired.figures(peer_name="ONNX Runtime", max_difference=0.0)
    nodes = whole_in_one(built, error)
    written = WrittenModel(times, nodes, left_to_peer=nodes[0].reason)
    result = result_of(model, output, options, (), written)
    return replace(result, tuning_s=time.monotonic() - started)


def whole_in_one(built: BuiltProgram, error: Exception) -> tuple[SegmentNode, ...]:
    """A model that ONNX Runtime runs as a whole, as one segment of all its operators."""
    [step] = built.program.steps
    return (SegmentNode(step.name, "all operators", _reason_of(error), 1.0),)


def require_segments_run(built: BuiltProgram) -> None:
    """Load the segments of a model for one shape, and run it once, on zeros.

    ONNX Runtime's optimisations may refuse what it loads without them. And where it makes a result
    of another size than ONNX's inference says, as ArgMax does of no rows, no memory of ours fits:
    raises OfflineModelError. Raises UnrunnableModelError for types that an operator turns out to
    lack only when it runs (LSTM in f64). What else zeros may be refused for
    says nothing of the model.
    """
    with load_built(built) as loaded:
        if any(size < 0 for port in loaded.inputs for size in port.shape):
            return
        try:
            loaded.run({port.name: np.zeros(port.shape, port.dtype) for port in loaded.inputs})
        except RefusedInputsError as error:
            if _UNSUPPORTED.search(str(error.__cause__)):
                what = f"ONNX Runtime cannot run it: {error.__cause__}"
                raise UnrunnableModelError(what) from error
            if any(words in str(error.__cause__) for words in OTHER_SIZES):
                what = f"ONNX Runtime makes other sizes than ONNX's inference says: {error}"
                raise OfflineModelError(what) from error


def _built(model: Path, options: Options, error: Exception) -> BuiltProgram:
    """Raises `error` where it says something else, or where there is no such program.

    A model that would fill the memory is not for ONNX Runtime either.
    """
    is_of_ort = type(error).__module__.startswith("onnxruntime.")
    unsupported = (ModelError, OfflineModelError, RefusedInputsError)
    is_unsupported = is_of_ort or isinstance(error, unsupported)
    is_unsupported = is_unsupported or is_fault(error)
    if not is_unsupported or isinstance(error, OversizedModelError):
        raise error
    try:
        built = read_ort_program(model, options)
    except TunerError as refused:
        if isinstance(refused, OptionError) or refused.code == ErrorCode.DYNAMIC_GRAPH:
            raise  # the user can correct it
        raise error from refused
    if built is None:
        raise error
    if is_fault(error):
        warnings.warn(f"{model.name}: {_reason_of(error)}", FaultWarning, stacklevel=3)
    return built


def _reason_of(error: Exception) -> str:
    """The error in one line; a fault of ours with its places in the model and in the code."""
    text = error.message if isinstance(error, TunerError) else f"{error}"
    line = " ".join(text.split())
    line = line if len(line) <= 300 else f"{line[:297]}..."
    if not is_fault(error):
        return line
    frame = traceback.extract_tb(error.__traceback__)[-1]
    places = (
        *getattr(error, "__notes__", ())[:1],
        f"in {Path(frame.filename).name}:{frame.lineno}",
    )
    return (
        f"an unexpected error, {type(error).__name__}: {line} ({', '.join(places)}); this is a"
        " fault of tunebank: please report it with the model"
    )


def _seconds(
    loaded: LoadedModel, model: Path, options: Options, error: Exception
) -> Sequence[float]:
    """Times of blocks on inputs of the domain that the graph implies, or on random ones.

    Raises `error` where the model takes neither.
    """
    shapes = options.largest_shapes
    ports = (replace(p, shape=shapes.get(p.name, p.shape)) for p in loaded.program.inputs)
    tried = [random_feeds(tuple(ports))]
    with suppress(TunerError, ValueError):  # where the front end does not know the graph
        tried.insert(0, draw_sample(read_source(model, shapes), 0))
    for feeds in tried:
        with suppress(OptionError):
            loaded.run(feeds)
            return time_in_blocks({"tuned": loaded}, feeds, BUDGET_S).seconds["tuned"]
    raise error


def timed_nodes(steps: Sequence[StepTime], graph: Graph) -> tuple[SegmentNode, ...]:
    """The model's nodes that ONNX Runtime runs, with the shares of their segments in the time."""
    all_us = sum(step.median_us for step in steps)
    own = {step.name: step.median_us / all_us for step in steps if step.op == "segment"}
    segments = (node for node in graph.nodes if node.op == "segment")
    return tuple(
        replace(one, share=own.get(segment.name))
        for segment in segments
        for one in nodes_in(segment)
    )


def partly_native(steps: Sequence[StepTime], graph: Graph) -> str:
    """Describe it: "38% of the time runs natively; ONNX Runtime runs the rest: f16, LSTM"."""
    segments = (node for node in graph.nodes if node.op == "segment")
    reasons = tuple(dict.fromkeys(reason for node in segments for reason in _reasons(node)))
    if not reasons:
        return ""
    named = ", ".join(reasons[:MAX_NAMED]) + ", ..." * (len(reasons) > MAX_NAMED)
    all_us = sum(step.median_us for step in steps)
    native_us = sum(step.median_us for step in steps if step.op != "segment")
    share = native_us / all_us if all_us else 1.0
    return f"{share:.0%} of the time runs natively; ONNX Runtime runs the rest: {named}"


def _reasons(node: Node) -> Iterator[str]:
    """Element types without kernels; else the operators, those that only move data last of all.

    Some operators have kernels in f32, and none in f64.
    """
    data = node.attributes["model"]
    assert isinstance(data, bytes)
    graph = onnx.ModelProto.FromString(data).graph
    kinds = [tensor.data_type for tensor in graph.initializer]
    kinds += [value.type.tensor_type.elem_type for value in (*graph.input, *graph.output)]
    found = dict.fromkeys(_TYPES[kind] for kind in kinds if kind in _TYPES)
    operators = [op for op in node.origin if op not in MOVEMENT] or list(node.origin)
    where = " in f64" if onnx.TensorProto.DOUBLE in kinds else ""
    yield from found or dict.fromkeys(f"{op}{where}" for op in operators)
