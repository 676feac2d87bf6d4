"""The options of a tuning session, from a request and the settings."""

from __future__ import annotations

from pathlib import Path

from bankd.config.config import Settings
from bankd.config.request import Request
from tuner.frontend.shapes import parse_input_shape
from tuner.report.result_folder import read_policies
from tuner.session import Options, TuneOps
from tuner.target import Target


def session_options(request: Request, settings: Settings, target: Target) -> Options:
    """The tuner's options for a request.

    Raises OptionError for a wrong `--input_shape` or `--base_result`.
    """
    only = TuneOps(frozenset(request.op_names), frozenset(request.op_types))
    return Options(
        target=target,
        input_shapes=parse_input_shape(request.input_shape) if request.input_shape else {},
        precision_mode=request.precision_mode,
        repeat_tune=settings.repeat_tune,
        accepts_noise=settings.accepts_noise,
        tunes_subgraphs=request.tunes_subgraphs,
        tunes_operators=request.tunes_operators,
        resumes=request.resumes,
        tune_ops=only if request.op_names or request.op_types else None,
        optimization_level=request.optimization_level,
        deeper_opat=request.deeper_opat,
        formats_alone=request.formats_alone,
        base_policies=read_policies(Path(request.base_result)) if request.base_result else {},
        search_algorithm=request.search_algorithm,
        max_tuning_count=request.max_tuning_count,
        time_limit_s=request.time_limit_s,
        samples=Path(request.samples) if request.samples else None,
        command_line=request.command_line,
        kernel_cache=settings.kernel_cache,
        compile_processes=settings.compile_processes,
    )
