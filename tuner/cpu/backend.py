"""The CPU as a backend: the value in which its parts come together."""

from __future__ import annotations

from tuner.cpu import contention, control_groups, host, llvm, pages
from tuner.cpu.kernels.amx.space import joins_products
from tuner.cpu.kernels.arithmetic import lacking_feature
from tuner.cpu.kernels.families import describe, family_of
from tuner.cpu.kernels.peak import peak_gflops, seconds_of_steps
from tuner.cpu.native_object import native_header, native_object
from tuner.cpu.thread_pool import ThreadPool
from tuner.hardware import Backend
from tuner.policy import Policy
from tuner.target import ISAS


def _lacking_feature(soc_version: str, policy: Policy) -> str | None:
    return lacking_feature(ISAS[soc_version], host.features_here(soc_version), policy)


CPU = Backend(
    isas=ISAS,
    soc_versions_here=host.soc_versions_here,
    why_not_here=host.why_not_here,
    lacking_feature=_lacking_feature,
    cores=host.host_cores,
    quota=control_groups.cpu_quota,
    environment=host.host_environment,
    caches_of=host.caches_of,
    busy_s=contention.busy_s,
    throttled_s=control_groups.throttled_s,
    peak_gflops=peak_gflops,
    seconds_of_steps=seconds_of_steps,
    joins_products=joins_products,
    family_of=family_of,
    describe=describe,
    compiler_identity=llvm.compiler_identity,
    compile=llvm.compile_ir,
    load=llvm.Library,
    allocate=pages.allocate_bytes,
    make_present=pages.make_present,
    thread_pool=ThreadPool,
    native_object=native_object,
    native_header=native_header,
)
