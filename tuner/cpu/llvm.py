"""LLVM IR -> object code -> callable address, in process. No compiler on the user's machine.

llvmlite locks each of its calls, and its lock knows nothing of the turns of models. A thread that
has it may be interrupted by a finalizer that waits for a model, while the thread that runs the
model waits for llvmlite: to free the code of another model, for one. So whatever calls LLVM here
takes a lock of ours first, whose owner is known to those turns: a circle is seen and refused.
"""

from __future__ import annotations

import functools
import itertools
import weakref
from collections.abc import Callable, Sequence
from typing import Any, ParamSpec, TypeVar

import llvmlite
import llvmlite.binding as llvm

from tuner.errors import KernelError
from tuner.owned_lock import OwnedLock
from tuner.target import Isa

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")

_library_numbers = itertools.count()
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


@_locked
def host_features() -> dict[str, bool]:
    """Features of this machine's processor by LLVM's names, and whether it has them."""
    return dict(llvm.get_host_cpu_features())


@functools.cache
def compiler_identity() -> str:
    """All of the compiler that may change the code it makes."""
    version = ".".join(map(str, llvm.llvm_version_info))
    return f"LLVM {version}, llvmlite {llvmlite.__version__}, {llvm.get_default_triple()}"


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


class Library:
    """Object files linked into this process. The code lives as long as the library does."""

    def __init__(self, objects: Sequence[bytes], symbols: Sequence[str]) -> None:
        """Raises KernelError when a symbol is missing or does not link."""
        jit, self._tracker = _linked(objects, symbols)
        # The finalizers of llvmlite would wait for any thread that compiles.
        free = functools.partial(_free, jit, self._tracker)
        weakref.finalize(self, _compiler.do_when_free, free).atexit = False

    def address(self, symbol: str) -> int:
        """Address of a function. Raises KernelError if the object code has none of this name."""
        try:
            return int(self._tracker[symbol])
        except KeyError:
            raise KernelError(f"object code lacks the function {symbol}") from None


@functools.cache
def _jit_machine() -> llvm.TargetMachine:
    _initialise()
    return llvm.Target.from_default_triple().create_target_machine(jit=True)


@_locked
def _linked(
    objects: Sequence[bytes], symbols: Sequence[str]
) -> tuple[llvm.LLJIT, llvm.ResourceTracker]:
    """A JIT with these object files as its library. Raises KernelError."""
    _initialise()
    jit = llvm.create_lljit_compiler(_jit_machine())
    builder = llvm.JITLibraryBuilder().add_current_process()
    for item in objects:
        builder.add_object_img(item)
    for symbol in symbols:
        builder.export_symbol(symbol)
    try:
        return jit, builder.link(jit, f"kernels{next(_library_numbers)}")
    except RuntimeError as error:
        raise KernelError(f"object code does not link: {error}") from error


def _free(jit: llvm.LLJIT, tracker: llvm.ResourceTracker) -> None:
    """Take the code of a library out of this process."""
    _released(tracker.close)
    _released(jit.close)
