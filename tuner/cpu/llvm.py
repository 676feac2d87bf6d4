"""LLVM IR -> object code, in process. No compiler on the user's machine.

llvmlite locks each of its calls, and its lock knows nothing of the turns of models. A thread that
has it may be interrupted by a finalizer that waits for a model, while the thread that runs the
model waits for llvmlite: to compile something, for one. So whatever calls LLVM here takes a lock of
ours first, whose owner is known to those turns: a circle is seen and refused.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

import llvmlite
import llvmlite.binding as llvm

from tuner.errors import KernelError
from tuner.owned_lock import OwnedLock
from tuner.target import Isa

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")

_compiler = OwnedLock("the compiler of kernels")


def _locked(call: Callable[Parameters, Result]) -> Callable[Parameters, Result]:
    """Let a function call LLVM while no other thread does; also within such a call of its own.

    Raises NestedCallError where this thread would wait for itself.
    """

    @functools.wraps(call)
    def locked(*arguments: Parameters.args, **named: Parameters.kwargs) -> Result:
        bound = functools.partial(call, *arguments, **named)
        return bound() if _compiler.is_mine else _compiler.do(_released, bound)

    return locked


def _released(call: Callable[[], Result]) -> Result:
    """The result of a call, after which llvmlite's lock is as free as before.

    It is taken by Python code, which an exception of a signal handler (such as KeyboardInterrupt)
    may end between taking it and noting that: then no other thread could ever call LLVM.
    """
    lock: Any = llvm.ffi.lib._lock._lock
    was_taken = lock._is_owned()
    try:
        return call()
    finally:
        while lock._is_owned() and not was_taken:
            lock.release()


@functools.cache
def _initialise() -> None:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    llvm.initialize_native_asmparser()


@functools.cache
def _machine(isa: Isa) -> llvm.TargetMachine:
    """Code generation at level 2: without optimisation passes, 1 to 3 give the same code."""
    _initialise()
    if isa.triple != llvm.get_default_triple():
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(isa.triple)
    return target.create_target_machine(
        cpu=isa.cpu, opt=2, reloc="pic", codemodel="small", jit=False
    )


def llvm_version() -> str:
    """The version of LLVM, as environments have it."""
    return ".".join(map(str, llvm.llvm_version_info))


@functools.cache
def compiler_identity() -> str:
    """All of the compiler that may change the code it makes."""
    return f"LLVM {llvm_version()}, llvmlite {llvmlite.__version__}, {llvm.get_default_triple()}"


@_locked
def compile_ir(ir: str, isa: Isa) -> bytes:
    """Object code (ELF) of a module. Raises KernelError with LLVM's words."""
    _initialise()
    try:
        with llvm.parse_assembly(ir) as module:
            module.triple = isa.triple
            return bytes(_machine(isa).emit_object(module))
    except RuntimeError as error:
        raise KernelError(f"LLVM refuses a generated kernel: {error}") from error


@_locked
def assembly(ir: str, isa: Isa) -> str:
    """The assembly text of a module, for people and for tests that count spills."""
    _initialise()
    with llvm.parse_assembly(ir) as module:
        module.triple = isa.triple
        return str(_machine(isa).emit_assembly(module))
