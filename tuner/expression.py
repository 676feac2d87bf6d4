"""Element-wise expressions: the tail of a task, and the body of an element-wise task.

A tiny straight-line language: `x0, x1, ...` are the inputs, `t0, t1, ...` the results of earlier
instructions, numbers are literals. Its text is canonical and is part of the task key:

    t0=add(x0,x1);t1=relu(t0)

In a tail `x0` is the value of the task before its tail (bias included) and `x1...` are the
task's tail inputs, in order.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

ARITY = {
    "add": 2, "sub": 2, "mul": 2, "div": 2, "pow": 2, "min": 2, "max": 2,
    "neg": 1, "abs": 1, "sqrt": 1, "rcp": 1, "exp": 1, "log": 1, "floor": 1, "ceil": 1, "round": 1,
    "sin": 1, "cos": 1, "erf": 1, "tanh": 1, "sigmoid": 1, "softplus": 1,
    "relu": 1, "gelu": 1, "gelu_tanh": 1, "silu": 1, "hardsigmoid": 3, "hardswish": 1,
    "leaky_relu": 2, "elu": 2, "clip": 3,
    "less": 2, "less_equal": 2, "greater": 2, "greater_equal": 2, "equal": 2,
    "and": 2, "or": 2, "not": 1, "where": 3,
    "f16": 1, "bf16": 1, "f32": 1, "u8": 1, "i8": 1, "u16": 1, "i16": 1,
    "trunc": 1, "atan": 1, "log1p": 1, "fmod": 2,
    "mod": 2, "udiv": 2, "umod": 2, "bit_and": 2, "bit_or": 2, "bit_xor": 2, "shift_left": 2,
    "shift_right": 2,
}  # fmt: skip
"""Every instruction and its number of arguments.

Comparisons give 1.0 or 0.0; `where(c,a,b)` is a where c is not 0; `hardsigmoid(x,alpha,beta)` is
max(0,min(1,alpha*x+beta)); `hardswish(x)` is x*max(0,min(1,x/6+0.5)); `clip(x,low,high)`;
`leaky_relu(x,slope)`; `elu(x,alpha)`; `gelu` is 0.5x(1+erf(x/sqrt 2)), `gelu_tanh` its tanh form;
`round` is half to even; `f16`, `bf16` and `f32` round to a number of that type, as IEEE 754 says;
`u8`, `i8`, `u16` and `i16` round half to even and saturate, NaN to the smallest number; `fmod` has
the sign of the dividend, `mod`, of integers, that of the divisor.

Of integers, in i64: `div` rounds towards 0; what is divided by 0 is 0, and its remainder too;
`udiv`, `umod` and `shift_right` take numbers without a sign, and shifts by 64 or more give 0.
"""

TRUTHS = frozenset("less less_equal greater greater_equal equal and or not".split())  # noqa: SIM905
"""Instructions that give 1.0 or 0.0."""
IN_F64 = frozenset(
    """
    add sub mul div min max neg abs sqrt rcp floor ceil round relu hardsigmoid hardswish leaky_relu
    clip less less_equal greater greater_equal equal and or not where f32
    exp log tanh sigmoid softplus elu trunc
    """.split()  # noqa: SIM905 - many words read better so
)
"""Instructions with a kernel in f64: those that IEEE 754 rounds and what is made of them, and
functions with polynomials of its digits. Those of the others have the digits of f32."""
ONLY_OF_INTEGERS = frozenset(
    "mod udiv umod bit_and bit_or bit_xor shift_left shift_right".split()  # noqa: SIM905
)
"""Instructions that floats do not have."""
IN_F32 = ARITY.keys() - ONLY_OF_INTEGERS
"""Instructions with a kernel in f32."""
IN_I64 = frozenset(
    """
    add sub mul div min max neg abs relu clip less less_equal greater greater_equal equal and or not
    where pow fmod mod udiv umod bit_and bit_or bit_xor shift_left shift_right
    """.split()  # noqa: SIM905 - many words read better so
)
"""Instructions with a kernel in i64, whose results wrap around."""

INSTRUCTIONS = {"f32": IN_F32, "f64": IN_F64, "i64": IN_I64}
"""The instructions that kernels have, by the element that they compute in."""

_INSTRUCTION = re.compile(r"t(\d+)=(\w+)\(([^()]*)\)")


@dataclass(frozen=True)
class Instruction:
    """`op(args)`; an argument is "x<i>", "t<i>" or a number's repr()."""

    op: str
    args: tuple[str, ...]

    def __post_init__(self) -> None:
        if len(self.args) != ARITY[self.op]:
            raise ValueError(f"{self.op} takes {ARITY[self.op]} arguments, not {len(self.args)}")


@dataclass(frozen=True)
class Expression:
    """Instructions in order; the last one is the result. No instruction at all is the identity."""

    instructions: tuple[Instruction, ...] = ()

    def __str__(self) -> str:
        return ";".join(
            f"t{i}={step.op}({','.join(step.args)})" for i, step in enumerate(self.instructions)
        )

    @staticmethod
    def parse(text: str) -> Expression:
        """Read the canonical text back. Raises ValueError on anything else."""
        steps = []
        for i, part in enumerate(text.split(";") if text else ()):
            match = _INSTRUCTION.fullmatch(part)
            if match is None or int(match[1]) != i or match[2] not in ARITY:
                raise ValueError(f"not an expression: {part!r}")
            steps.append(Instruction(match[2], tuple(match[3].split(","))))
        return Expression(tuple(steps))

    @property
    def input_count(self) -> int:
        """One more than the highest input that is read (at least 1)."""
        reads = [int(a[1:]) for s in self.instructions for a in s.args if a.startswith("x")]
        return max(reads, default=0) + 1

    def then(self, op: str, *args: str | float) -> Expression:
        """This expression with one more instruction; the argument "it" is the result so far."""
        it = f"t{len(self.instructions) - 1}" if self.instructions else "x0"
        texts = (repr(float(a)) if not isinstance(a, str) else it if a == "it" else a for a in args)
        return Expression((*self.instructions, Instruction(op, tuple(texts))))
