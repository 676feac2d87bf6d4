"""Models that the front end or a segment cannot run: ONNX Runtime's program is written instead."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from tuner.errors import ModelError, OfflineModelError, OptionError, OversizedModelError, TunerError
from tuner.judge.samples import Sample, draw_sample
from tuner.judge.wide_model import read_source
from tuner.lookup.reading import read_ort_program
from tuner.measure.models import random_feeds, time_in_blocks
from tuner.ops.onnx_runtime import refusals
from tuner.program.build import BuiltProgram
from tuner.runtime.model import LoadedModel, load_built
from tuner.session import Counts, Listener, ModelTimes, Options, PhaseStarted, TuneResult
from tuner.trials.interval import median
from tuner.whole_model.write import write_ort_program

BUDGET_S = 1.0
OPEN_SHAPE = "9"
"""The code of errors about inputs whose size is open."""
NOTHING = Counts(0, 0, 0, 0, 0, 0)


def _is_unsupported(error: Exception) -> bool:
    """Return whether an error says that our program cannot be made, or cannot run.

    It does not where the model would fill the memory: ONNX Runtime shall not try it either.
    """
    if isinstance(error, OversizedModelError):
        return False
    is_of_peer = type(error).__module__.startswith("onnxruntime.")
    return is_of_peer or isinstance(error, (ModelError, OfflineModelError))


def compile_unsupported(
    model: Path, output: Path, options: Options, error: Exception, listen: Listener
) -> BuiltProgram:
    """Write ONNX Runtime's program of the model at `output`.

    Raises `error` itself where it says something else, or ONNX Runtime does not run the model
    either.
    """
    built = _built(model, options, error)
    listen(PhaseStarted("write", f"ONNX Runtime runs the whole model: {reason_of(error)}"))
    write_ort_program(output, model.stem, built, options)
    return built


def tune_unsupported(
    model: Path, output: Path, options: Options, error: Exception, listen: Listener
) -> TuneResult:
    """The same with its times, as a session ends that found nothing to tune."""
    started = time.monotonic()
    with load_built(_built(model, options, error)) as loaded:
        time_ms = _time_ms(loaded, _feeds(model, options), error)
    built = compile_unsupported(model, output, options, error, listen)
    equal = (1.0, 1.0, 1.0)
    times = ModelTimes(
        default_ms=time_ms, tuned_ms=time_ms, subgraph_ms=None, peer_ms=time_ms,
        peer_name="ONNX Runtime", peer_ratio=equal, default_ratio=equal, max_difference=0.0,
    )  # fmt: skip
    return TuneResult(
        model=model.stem,
        offline_model=output,
        target=options.target,
        counts=NOTHING,
        times=times,
        changes=(),
        failed=(),
        segments=(built.program.steps[0].name,),
        trials=0,
        tuning_s=time.monotonic() - started,
        used_default=False,
        task_keys=(),
        before=(),
        after=(),
        left_to_peer=reason_of(error),
    )


def reason_of(error: Exception) -> str:
    """The error in one line."""
    text = error.message if isinstance(error, TunerError) else f"{error}"
    line = " ".join(text.split())
    return line if len(line) <= 300 else f"{line[:297]}..."


def _built(model: Path, options: Options, error: Exception) -> BuiltProgram:
    """Raises `error` where it says something else, or where there is no such program."""
    if not _is_unsupported(error):
        raise error
    try:
        built = read_ort_program(model, options)
    except TunerError as refused:
        if isinstance(refused, OptionError) or refused.code == OPEN_SHAPE:
            raise  # which the user can mend
        raise error from refused
    if built is None:
        raise error
    return built


def _feeds(model: Path, options: Options) -> list[Sample]:
    """Inputs of the domain that the graph implies; none where the front end does not know it."""
    with suppress(TunerError, ValueError):
        return [draw_sample(read_source(model, options.input_shapes), 0)]
    return []


def _time_ms(loaded: LoadedModel, drawn: Sequence[Sample], error: Exception) -> float:
    """Raises `error` where the model takes none of the inputs that are tried."""
    for feeds in (*drawn, random_feeds(loaded.program.inputs)):
        with suppress(OptionError, *refusals()):
            loaded.run(feeds)
            break
    else:
        raise error
    return 1e3 * median(time_in_blocks({"tuned": loaded}, feeds, BUDGET_S).seconds["tuned"])
