"""The CPU as a backend: the value in which its parts come together.

What generates and compiles kernels is imported when it is first called: a model runs without it.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tuner.cpu import contention, control_groups, flags, host, object_loader, pages, sha256
from tuner.cpu.thread_pool import ThreadPool
from tuner.hardware import Backend
from tuner.policy import Policy
from tuner.target import ISAS


def _later(module: str, name: str) -> Any:
    """A function of a module of this package that is imported at its first call."""

    def call(*arguments: Any, **named: Any) -> Any:
        function = getattr(import_module(f"tuner.cpu.{module}"), name)
        return function(*arguments, **named)

    return call


def _lacking_feature(soc_version: str, policy: Policy) -> str | None:
    return flags.lacking_feature(ISAS[soc_version], host.features_here(soc_version), policy)


CPU = Backend(
    isas=ISAS,
    soc_versions_here=host.soc_versions_here,
    why_not_here=host.why_not_here,
    lacking_feature=_lacking_feature,
    cores=host.host_cores,
    runnable_cores=host.runnable_cores,
    quota=control_groups.cpu_quota,
    environment=host.host_environment,
    caches_of=host.caches_of,
    busy_s=contention.busy_s,
    throttled_s=control_groups.throttled_s,
    peak_gflops=_later("kernels.peak", "peak_gflops"),
    seconds_of_steps=_later("kernels.peak", "seconds_of_steps"),
    joins_products=_later("kernels.amx.space", "joins_products"),
    family_of=_later("kernels.families", "family_of"),
    describe=_later("kernels.families", "describe"),
    compiler_identity=_later("llvm", "compiler_identity"),
    compile=_later("llvm", "compile_ir"),
    load=object_loader.Library,
    allocate=pages.allocate_bytes,
    make_present=pages.make_present,
    digest_pair=sha256.digest_pair,
    thread_pool=ThreadPool,
    native_object=_later("native_object", "native_object"),
    native_header=_later("native_object", "native_header"),
)
