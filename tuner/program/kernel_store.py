"""Kernels as object code, each generated and compiled once, or taken from the cache."""

from __future__ import annotations

from collections.abc import Iterator

from tuner.backend import backend_of
from tuner.errors import KernelError
from tuner.kernel_family import CompiledKernel, Phase
from tuner.policy import Policy
from tuner.program.kernel_cache import KernelCache
from tuner.program.kernel_needs import KernelNeeds, name_of, vouched_name
from tuner.target import Isa
from tuner.task import Task

PROBES = (1, 1_000_003)
"""Sizes for which a kernel is generated to see that it does not depend on them.

A generator that decides by "more than so many" or by a divisor differs at one of them.
"""


def compile_kernel(task: Task, policy: Policy, isa: Isa) -> CompiledKernel:
    """Generate and compile. Raises KernelError with LLVM's words.

    Each task and policy has symbol names of its own, so that all link together; they vouch for the
    kernel's needs. A kernel of a task with sizes must be the same at every point: it is generated
    at several.
    """
    backend = backend_of(isa.soc_version)
    family, name = backend.family_of(task.op), name_of(task.op, task.kernel_text, policy.text())
    task = task.kernel_task
    kernel = family.generate(task, policy, isa, name)
    for point in points_of(task):
        if not kernel.is_same(family.generate(point, policy, isa, name)):
            raise KernelError(f"{task.op} with {policy} has no kernel for all sizes")
    vouched = vouched_name(name, KernelNeeds.of(kernel).text)
    phases = tuple(Phase(p.function.replace(name, vouched), p.units) for p in kernel.phases)
    code = backend.compile(kernel.ir.replace(name, vouched), isa)
    return CompiledKernel(phases, kernel.scratch_bytes, kernel.worker_scratch_bytes, code)


def points_of(task: Task) -> Iterator[Task]:
    """The task at other points, whose kernels must be the same: none where its sizes are fixed."""
    names = [size.formula for size in task.sizes]
    for first in PROBES if names else ():
        yield task.at({name: first + 2 * i for i, name in enumerate(names)})


class KernelStore:
    """The kernels of a session: in memory, behind it the cache, behind that the compiler."""

    def __init__(self, cache: KernelCache | None = None) -> None:
        self._cache = cache
        self._kernels: dict[tuple[str, str, str], CompiledKernel] = {}
        self._fatal: dict[tuple[str, str, str], str] = {}

    def kernel(self, task: Task, policy: Policy, isa: Isa) -> CompiledKernel:
        """Raises KernelError where the policy cannot be generated or compiled."""
        found = self.find(task, policy, isa)
        if found is not None:
            return found
        fatal = self._fatal.get(_identity(task, policy, isa))
        if fatal is not None:
            raise KernelError(fatal)
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

    def avoid(self, task: Task, policy: Policy, isa: Isa, why: str) -> None:
        """Never compile this kernel here: the compiler of another process died of it."""
        self._fatal[_identity(task, policy, isa)] = why

    def add(self, task: Task, policy: Policy, isa: Isa, kernel: CompiledKernel) -> None:
        """A kernel that was compiled elsewhere."""
        self._kernels[_identity(task, policy, isa)] = kernel


def _identity(task: Task, policy: Policy, isa: Isa) -> tuple[str, str, str]:
    return task.kernel_text, policy.text(), isa.soc_version
