"""The bridge between tuner and bank, and the only door through which bankd reaches the tuner.

A name of the tuner is imported when it is first asked for: most of its modules load NumPy, ONNX or
the compiler, which take up to a second and may not be installed.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tuner.backend import (
        CPU,
        backend_of,
        host_cores,
        host_environment,
        host_soc_versions,
        host_target,
        kernel_cache,
        why_not_here,
    )
    from tuner.confinement import QUIET, Confinement, confine
    from tuner.errors import ModelError, OptionError, TargetError, TunerError
    from tuner.files.atomic import replacing
    from tuner.files.kept_folders import FOLDER_MODE
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
    from tuner.frontend.read import read_model
    from tuner.graph import DTYPES
    from tuner.measure.measuring_process import LOG_BYTES, serve
    from tuner.offline_model.cann_file import OURS, kind_of, read_cann
    from tuner.offline_model.cann_model import CannOperator, describe_cann
    from tuner.offline_model.container import read_container, sign_file, signature_text
    from tuner.offline_model.offline_model import describe
    from tuner.offline_model.signature import (
        SIGNING_KEY_VARIABLE,
        Signer,
        TrustedKeys,
        configured_signer,
    )
    from tuner.policy import Knob, Policy
    from tuner.runtime.model import load
    from tuner.session import (
        Event,
        Listener,
        PhaseStarted,
        TaskFinished,
        TaskStarted,
        TrialMeasured,
    )
    from tuner.subgraph.rewrite_space import AnySpace, SubgraphSpace, space_of
    from tuner.subgraph.subgraph import Subgraph
    from tuner.target import ISAS, Target
    from tuner.task import Task
    from tuner.trials.trial import Outcome
    from tuner.whole_model.model_bench import BenchResult

MODULES = {
    "tuner.backend": (
        *("CPU", "backend_of", "host_cores", "host_environment", "host_soc_versions"),
        *("host_target", "kernel_cache", "why_not_here"),
    ),
    "tuner.confinement": ("Confinement", "QUIET", "confine"),
    "tuner.errors": ("ModelError", "OptionError", "TargetError", "TunerError"),
    "tuner.files.atomic": ("replacing",),
    "tuner.files.kept_folders": ("FOLDER_MODE",),
    "tuner.frameworks.single_operator": ("read_single_operators",),
    "tuner.frameworks.table": (
        *("FRAMEWORKS", "ONNX", "SAVED_MODEL", "SUFFIXES"),
        *("framework_of", "model_file", "model_name"),
    ),
    "tuner.frontend.read": ("read_model",),
    "tuner.graph": ("DTYPES",),
    "tuner.measure.measuring_process": ("LOG_BYTES", "serve"),
    "tuner.offline_model.cann_file": ("OURS", "kind_of", "read_cann"),
    "tuner.offline_model.cann_model": ("CannOperator", "describe_cann"),
    "tuner.offline_model.container": ("read_container", "sign_file", "signature_text"),
    "tuner.offline_model.offline_model": ("describe",),
    "tuner.offline_model.signature": (
        *("SIGNING_KEY_VARIABLE", "Signer", "TrustedKeys", "configured_signer"),
    ),
    "tuner.policy": ("Knob", "Policy"),
    "tuner.runtime.model": ("load",),
    "tuner.session": (
        *("Event", "Listener", "PhaseStarted", "TaskFinished", "TaskStarted", "TrialMeasured"),
    ),
    "tuner.subgraph.rewrite_space": ("AnySpace", "SubgraphSpace", "space_of"),
    "tuner.subgraph.subgraph": ("Subgraph",),
    "tuner.target": ("ISAS", "Target"),
    "tuner.task": ("Task",),
    "tuner.trials.trial": ("Outcome",),
    "tuner.whole_model.model_bench": ("BenchResult",),
}
"""All that bankd uses of the tuner outside of this package, by the module that defines it."""

_MODULE_OF = {name: module for module, names in MODULES.items() for name in names}


def __getattr__(name: str) -> Any:
    if name not in _MODULE_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_MODULE_OF[name]), name)
