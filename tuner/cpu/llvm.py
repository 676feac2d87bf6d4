"""LLVM IR -> object code -> callable address, in process. No compiler on the user's machine."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Sequence

import llvmlite
import llvmlite.binding as llvm

from tuner.errors import KernelError
from tuner.target import Isa

_library_numbers = itertools.count()


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


@functools.cache
def compiler_identity() -> str:
    """All of the compiler that may change the code it makes."""
    version = ".".join(map(str, llvm.llvm_version_info))
    return f"LLVM {version}, llvmlite {llvmlite.__version__}, {llvm.get_default_triple()}"


def compile_ir(ir: str, isa: Isa) -> bytes:
    """Object code (ELF) of a module. Raises KernelError with LLVM's words."""
    _initialise()
    try:
        with llvm.parse_assembly(ir) as module:
            module.triple = isa.triple
            return bytes(_machine(isa).emit_object(module))
    except RuntimeError as error:
        raise KernelError(f"LLVM refuses a generated kernel: {error}") from error


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
        _initialise()
        self._jit = llvm.create_lljit_compiler(_jit_machine())
        builder = llvm.JITLibraryBuilder().add_current_process()
        for item in objects:
            builder.add_object_img(item)
        for symbol in symbols:
            builder.export_symbol(symbol)
        try:
            self._tracker = builder.link(self._jit, f"kernels{next(_library_numbers)}")
        except RuntimeError as error:
            raise KernelError(f"object code does not link: {error}") from error

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
