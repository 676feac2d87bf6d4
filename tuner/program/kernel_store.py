"""Kernels as object code, each generated and compiled once, or taken from the cache."""

from __future__ import annotations

import hashlib

from tuner.backend import CompiledKernel, KernelCache, backend_of
from tuner.policy import Policy
from tuner.target import Isa
from tuner.task import Task


def kernel_name(task: Task, policy: Policy) -> str:
    """A symbol name of its own for each task and policy, so that all link together."""
    digest = hashlib.sha256(policy.text().encode()).hexdigest()
    return f"{task.op}_{task.key[:16]}_{digest[:8]}"


def compile_kernel(task: Task, policy: Policy, isa: Isa) -> CompiledKernel:
    """Generate and compile. Raises KernelError with LLVM's words."""
    backend = backend_of(isa.soc_version)
    kernel = backend.family_of(task.op).generate(task, policy, isa, kernel_name(task, policy))
    code = backend.compile(kernel.ir, isa)
    return CompiledKernel(kernel.phases, kernel.scratch_bytes, kernel.worker_scratch_bytes, code)


class KernelStore:
    """The kernels of a session: in memory, behind it the cache, behind that the compiler."""

    def __init__(self, cache: KernelCache | None = None) -> None:
        self._cache = cache
        self._kernels: dict[tuple[str, str, str], CompiledKernel] = {}

    def kernel(self, task: Task, policy: Policy, isa: Isa) -> CompiledKernel:
        """Raises KernelError where the policy cannot be generated or compiled."""
        found = self.find(task, policy, isa)
        if found is not None:
            return found
        made = compile_kernel(task, policy, isa)
        if self._cache:
            self._cache.keep(task, policy, isa, made)
        self.add(task, policy, isa, made)
        return made

    def find(self, task: Task, policy: Policy, isa: Isa) -> CompiledKernel | None:
        """The kernel if it need not be compiled."""
        found = self._kernels.get(_identity(task, policy, isa))
        if found is None and self._cache:
            found = self._cache.find(task, policy, isa)
            if found is not None:
                self.add(task, policy, isa, found)
        return found

    def add(self, task: Task, policy: Policy, isa: Isa, kernel: CompiledKernel) -> None:
        """A kernel that was compiled elsewhere."""
        self._kernels[_identity(task, policy, isa)] = kernel


def _identity(task: Task, policy: Policy, isa: Isa) -> tuple[str, str, str]:
    return task.key, policy.text(), isa.soc_version
