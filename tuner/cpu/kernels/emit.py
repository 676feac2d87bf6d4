"""The small vocabulary over LLVM IR that kernel families are written in.

Functions are emitted as text, in SSA form, without any optimisation pass behind it (passes only
made kernels slower to compile and more likely to spill): what is written is what runs. Vector
width comes from the Isa; Python ints stand for i64 constants, and sizes (`tuner.size`) for values
that are computed when the kernel runs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tuner.cpu.kernels.control_flow import Index, IRValue, is_number
from tuner.cpu.kernels.memory import F32, I64, Memory
from tuner.cpu.kernels.numbers import float_text
from tuner.element import Element
from tuner.target import Isa

__all__ = [
    "F32", "Function", "IRValue", "Index", "LLVMModule", "Param", "float_text", "is_number",
]  # fmt: skip


Param = tuple[str, str | Element]
"""Name and LLVM type of a parameter; an element stands for an array of such."""


@dataclass
class LLVMModule:
    """One LLVM module: functions, constant tables and the intrinsics they need."""

    isa: Isa
    sizes: tuple[str, ...] = ()
    """Names of the sizes that the kernel is given when it runs, an i64 each."""
    functions: list[Function] = field(default_factory=list)
    declarations: dict[str, None] = field(default_factory=dict)
    tables: list[str] = field(default_factory=list)
    features: tuple[str, ...] = ()
    """Optional CPU flags of the tier that the code uses."""

    def function(self, name: str, params: Sequence[Param], *, public: bool = False) -> Function:
        """A void function of (name, type) parameters; private ones are local to the module.

        Private functions of a module with sizes have `SIZES` as a last parameter.
        """
        values = tuple(
            IRValue(f"%{n}", "ptr", t) if isinstance(t, Element) else IRValue(f"%{n}", t)
            for n, t in params
        )
        function = Function(self, name, values, public)
        self.functions.append(function)
        return function

    def table(self, name: str, values: Sequence[float], element: Element = I64) -> IRValue:
        """A constant array of numbers."""
        type_ = element.storage
        texts = map(float_text, values) if element == F32 else map(str, values)
        items = ", ".join(f"{type_} {text}" for text in texts)
        kind = f"[{len(values)} x {type_}]"
        self.tables.append(f"@{name} = private constant {kind} [{items}], align 64")
        return IRValue(f"@{name}", "ptr", element)

    def text(self) -> str:
        """The module as LLVM's text form."""
        bodies = [f.text() for f in self.functions]
        isa = self.isa
        features = ",".join(f"+{feature}" for feature in self.features)
        attributes = (
            f'attributes #0 = {{ nounwind "target-cpu"="{isa.cpu}" "tune-cpu"="{isa.tune_cpu}"'
            + (f' "target-features"="{features}"' if features else "")
            + f' "prefer-vector-width"="{isa.vector_bits}" }}'
        )
        return "\n".join([*self.tables, *self.declarations, *bodies, attributes, ""])


class Function(Memory):
    """One function while it is written. Methods append an instruction and give its value."""

    def prefetch(self, pointer: IRValue, locality: int) -> None:
        """Ask for a cache line: locality 3 = into L1, 2 = into L2."""
        self.declare("void @llvm.prefetch.p0(ptr, i32, i32, i32)")
        self.do(f"call void @llvm.prefetch.p0(ptr {pointer.name}, i32 0, i32 {locality}, i32 1)")

    def broadcast(self, array: IRValue) -> IRValue:
        """Load one element into every lane."""
        return self.splat(self.load_one(array))
