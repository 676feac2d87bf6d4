"""The bridge between tuner and bank, and the only door through which bankd reaches the tuner.

A name of the tuner is imported when it is first asked for: most of its modules load NumPy, ONNX or
the compiler, which take up to a second and may not be installed. The list of these names are the
imports below, which only type checkers run.
"""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bankd.bridge.bank_answers import BankAnswers
    from bankd.bridge.explain.explain import explain_key, explain_model
    from bankd.bridge.race import RaceRunner, environment_here, may_race
    from bankd.bridge.stale_entries import why_stale
    from bankd.bridge.used_policies import used_model
    from bankd.bridge.verify import entries_of, plan_races, verify_entries
    from bankd.bridge.worker import Worker
    from tuner.backend import (
        BACKENDS,
        backend_of,
        host_cores,
        host_environment,
        host_quota,
        host_soc_versions,
        host_target,
        why_not_here,
    )
    from tuner.confinement import QUIET, Confinement, confine
    from tuner.confinement.linux import PR_SET_PDEATHSIG, prctl
    from tuner.element import read_as
    from tuner.errors import ModelError, OptionError, TargetError, TunerError
    from tuner.files.atomic import replace_json, replacing
    from tuner.files.kept_folders import FOLDER_MODE
    from tuner.files.signing import Signer, signing_key
    from tuner.frameworks.edits.aipp_config import parse_aipp
    from tuner.frameworks.model_json import dump_as_json, offline_model_as_json
    from tuner.frameworks.single_operator import read_single_operators
    from tuner.frameworks.table import (
        FRAMEWORKS,
        ONNX,
        SAVED_MODEL,
        SUFFIXES,
        framework_of,
        model_file,
        model_name,
    )
    from tuner.free_memory import memory_limit_bytes
    from tuner.frontend.read import read_model
    from tuner.fusion import SWITCHED_RULES, TAIL_RULES
    from tuner.graph import DTYPES
    from tuner.measure.measuring_process import LOG_BYTES, serve
    from tuner.offline_model.cann_file import OURS, kind_of, read_cann
    from tuner.offline_model.cann_model import describe_cann
    from tuner.offline_model.container import read_container, sign_file, signature_text
    from tuner.offline_model.description import describe
    from tuner.offline_model.signature import TrustedKeys, configured_signer
    from tuner.offline_model.weight_cache import MAX_WEIGHTS_BYTES, kept_weights
    from tuner.policy import Policy
    from tuner.program.kernel_cache import MAX_CACHE_BYTES, clear_kernels
    from tuner.runtime.model import load
    from tuner.runtime.object_file import emit_object
    from tuner.runtime.shapes import accepted, describe_programs, largest_shapes, values_for
    from tuner.session import (
        Event,
        Listener,
        PhaseStarted,
        TaskFinished,
        TaskStarted,
        TrialMeasured,
    )
    from tuner.subgraph.rewrite_space import SubgraphSpace, space_of
    from tuner.subgraph.subgraph import Subgraph
    from tuner.target import ISAS, Target
    from tuner.task import Task
    from tuner.trials.trial import Outcome
    from tuner.tuning.loop import MissingSubject
    from tuner.whole_model.guard import GuardResult
    from tuner.whole_model.model_bench import BenchResult

MODULES = {
    alias.name: str(node.module)
    for node in ast.walk(ast.parse(Path(__file__).read_text(encoding="utf-8")))
    if isinstance(node, ast.ImportFrom) and str(node.module).startswith(("tuner.", "bankd."))
    for alias in node.names
}
"""Names that are imported when they are first used, and the modules that define them."""


def __getattr__(name: str) -> Any:
    if name not in MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(MODULES[name]), name)
