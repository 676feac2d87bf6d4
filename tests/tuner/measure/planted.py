"""A compiler that plants bad candidates, chosen by knobs of the policy.

k unrolled by 1: writes to address 0. By 2: never ends. By 8: right but for one element.
"""

import dataclasses

from tuner.cpu.backend import CPU
from tuner.cpu.kernels.emit import F32, IRValue, LLVMModule
from tuner.cpu.kernels.families import family_of
from tuner.cpu.kernels.kernel import open_phase
from tuner.kernel_family import Family, Kernel, Phase
from tuner.measure import compile_worker
from tuner.policy import Policy
from tuner.program import kernel_store
from tuner.target import Isa
from tuner.task import Task


def planted_family(op: str) -> Family:
    return dataclasses.replace(family_of(op), generate=planted_kernel)


def planted_kernel(task: Task, policy: Policy, isa: Isa, name: str) -> Kernel:
    unroll = policy["unroll"]
    right = family_of(task.op).generate(task, policy, isa, name)
    if unroll == 4:
        return right
    module = LLVMModule(isa)
    frame = open_phase(module, f"{name}_planted", task)
    f = frame.function
    if unroll == 1:
        f.store(f.number(1.0), IRValue("null", "ptr", F32))
    elif unroll == 2:
        with f.loop(0, 1 << 62) as forever:
            f.store(f.convert("sitofp", forever.index, "float"), frame.output)
    else:
        f.store(f.number(1e3), frame.output)
    ir = f"{right.ir}\n{module.text()}" if unroll == 8 else module.text()
    ir = ir.replace("attributes #0", "attributes #1", 1) if unroll == 8 else ir
    phases = (*right.phases, Phase(f.name, 1)) if unroll == 8 else (Phase(f.name, 1),)
    return dataclasses.replace(right, ir=ir, phases=phases)


if __name__ == "__main__":
    cpu = dataclasses.replace(CPU, family_of=planted_family)
    kernel_store.backend_of = lambda _: cpu
    compile_worker.main()
