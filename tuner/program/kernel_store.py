"""Kernels and their object code, each generated and compiled once a session."""

from __future__ import annotations

import hashlib

from tuner.kernels.families import family_of
from tuner.kernels.kernel import Kernel
from tuner.llvm import compile_ir
from tuner.policy import Policy
from tuner.target import Isa
from tuner.task import Task


def kernel_name(task: Task, policy: Policy) -> str:
    """A symbol name of its own for each task and policy, so that all link together."""
    digest = hashlib.sha256(policy.text().encode()).hexdigest()
    return f"{task.op}_{task.key[:16]}_{digest[:8]}"


class KernelStore:
    def __init__(self) -> None:
        self._kernels: dict[tuple[str, str, str], Kernel] = {}
        self._objects: dict[str, bytes] = {}

    def kernel(self, task: Task, policy: Policy, isa: Isa) -> Kernel:
        identity = (task.key, policy.text(), isa.soc_version)
        if identity not in self._kernels:
            name = kernel_name(task, policy)
            self._kernels[identity] = family_of(task.op).generate(task, policy, isa, name)
        return self._kernels[identity]

    def object_code(self, kernel: Kernel, isa: Isa) -> bytes:
        if kernel.ir not in self._objects:
            self._objects[kernel.ir] = compile_ir(kernel.ir, isa)
        return self._objects[kernel.ir]
