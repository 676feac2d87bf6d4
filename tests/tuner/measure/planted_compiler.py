"""A compiler that fails at some candidates, chosen by knobs of the policy.

k unrolled by 1: dies. By 2: never ends. By 8: LLVM refuses. Anything else is compiled.
"""

import dataclasses
import os
import signal
import sys

from tuner.cpu.backend import CPU
from tuner.cpu.kernels.families import family_of
from tuner.kernel_family import Family, Kernel
from tuner.measure import compile_worker
from tuner.policy import Policy
from tuner.program import kernel_store
from tuner.target import Isa
from tuner.task import Task

HANGS = "it hangs"
"""Said by a compiler that will never end."""


def failing_family(op: str) -> Family:
    return dataclasses.replace(family_of(op), generate=failing_kernel)


def failing_kernel(task: Task, policy: Policy, isa: Isa, name: str) -> Kernel:
    unroll = policy["unroll"]
    if unroll == 1:
        os.abort()
    if unroll == 2:
        print(HANGS, file=sys.stderr, flush=True)
        signal.pause()
    if unroll == 8:
        return Kernel("no module at all", ())
    return family_of(task.op).generate(task, policy, isa, name)


if __name__ == "__main__":
    cpu = dataclasses.replace(CPU, family_of=failing_family)
    kernel_store.backend_of = lambda _: cpu
    compile_worker.main()
