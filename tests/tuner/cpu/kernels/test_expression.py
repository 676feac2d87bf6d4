"""Every instruction against float64, densely and at its edges; and how inputs broadcast."""

import numpy as np
import pytest

from tests.tuner.cpu.kernels.bounds import INSTRUCTIONS
from tests.tuner.cpu.kernels.elements import REFERENCE, SPECIAL, apply, error, one
from tuner.cpu.kernels.emit import F32, LLVMModule
from tuner.cpu.kernels.expression import OPERATIONS, row_digits, row_pointer
from tuner.cpu.kernels.integer_math import OPERATIONS_IN_I64
from tuner.expression import ARITY, IN_F32, IN_I64, Expression
from tuner.graph import TensorType
from tuner.target import ISAS

DENSE = np.concatenate(
    [np.linspace(-15, 15, 20_000), np.linspace(-130, 130, 5_000), -np.logspace(-38, 9, 999),
     np.logspace(-38, 9, 999), SPECIAL]
).astype(np.float32)  # fmt: skip
UNARY = sorted(op for op in IN_F32 if ARITY[op] == 1)
SECOND = np.random.default_rng(1).permutation(DENSE)
THIRD = np.random.default_rng(2).permutation(DENSE)
BY_LITERAL = {
    "clip": ("-1.5", "6.0"),
    "leaky_relu": ("0.1",),
    "elu": ("1.5",),
    "hardsigmoid": ("0.2", "0.5"),
}


def test_every_instruction_of_the_language_is_written_and_checked() -> None:
    assert set(OPERATIONS) == IN_F32 == set(REFERENCE) == set(INSTRUCTIONS)
    assert set(OPERATIONS) | set(OPERATIONS_IN_I64) == set(ARITY) == IN_F32 | IN_I64


@pytest.mark.parametrize("op", UNARY)
def test_an_instruction_of_one_argument_is_as_near_to_float64_as_the_table_says(
    op: str, soc_version: str
) -> None:
    found = apply(one(op, "x0"), soc_version, DENSE)

    with np.errstate(all="ignore"):
        expected = REFERENCE[op](DENSE.astype(np.float64))
    assert error(found, expected) <= INSTRUCTIONS[op]


@pytest.mark.parametrize("op", sorted(op for op in IN_F32 if ARITY[op] > 1))
def test_an_instruction_of_several_arguments_is_as_near_to_float64_as_the_table_says(
    op: str, soc_version: str
) -> None:
    arguments = [DENSE, SECOND, THIRD][: ARITY[op]]
    literals = BY_LITERAL.get(op, ())
    step = one(op, *[f"x{i}" for i in range(ARITY[op] - len(literals))], *literals)
    inputs = arguments[: ARITY[op] - len(literals)]

    found = apply(step, soc_version, *inputs)

    doubles = [a.astype(np.float64) for a in inputs] + [float(v) for v in literals]
    with np.errstate(all="ignore"):
        expected = REFERENCE[op](*doubles)
    assert error(found, expected) <= INSTRUCTIONS[op]


@pytest.mark.parametrize("op", ["sin", "cos"])
def test_circular_functions_stay_between_minus_1_and_1_for_huge_arguments(
    op: str, soc_version: str
) -> None:
    x = np.concatenate([np.logspace(9, 38, 500), -np.logspace(9, 38, 500)]).astype(np.float32)

    assert np.abs(apply(one(op, "x0"), soc_version, x)).max() <= 1


def test_functions_that_saturate_never_leave_their_range(soc_version: str) -> None:
    x = DENSE[~np.isnan(DENSE)]

    for op in ("tanh", "erf"):
        found = apply(one(op, "x0"), soc_version, x)
        assert np.abs(found).max() == 1
    found = apply(one("sigmoid", "x0"), soc_version, x)
    assert found.min() >= 0
    assert found.max() == 1


def test_exp_gives_0_for_minus_infinity_and_1_for_0_exactly(soc_version: str) -> None:
    x = np.array([-np.inf, 0, -0.0, np.inf, 89, -1000], np.float32)

    np.testing.assert_array_equal(
        apply(one("exp", "x0"), soc_version, x), [0, 1, 1, np.inf, np.inf, 0]
    )


@pytest.mark.parametrize(
    "exponent", ["2.0", "0.5", "3.0", "-1.0", "1.0", "4.0", "0.0", "2.7", "-0.5"]
)
def test_a_literal_exponent_gives_the_power(exponent: str, soc_version: str) -> None:
    x = np.linspace(0.01, 20, 1_000).astype(np.float32)

    found = apply(one("pow", "x0", exponent), soc_version, x)

    assert error(found, x.astype(np.float64) ** float(exponent)) <= 1e-6


def test_powers_follow_the_special_cases_of_c(soc_version: str) -> None:
    values = np.array([0, -0.0, 1, -1, 2, -2, 0.5, -2.5, 3, np.inf, -np.inf, np.nan], np.float32)
    x, y = (a.ravel() for a in np.meshgrid(values, values))

    found = apply(one("pow", "x0", "x1"), soc_version, x, y)

    with np.errstate(all="ignore"):
        expected = np.power(x, y)
    np.testing.assert_allclose(found, expected, rtol=1e-6)
    np.testing.assert_array_equal(np.signbit(found)[found == 0], np.signbit(expected)[found == 0])


def test_steps_of_an_expression_use_earlier_results_and_literals(soc_version: str) -> None:
    expression = Expression.parse("t0=add(x0,x1);t1=mul(t0,-2.5);t2=max(t1,x0);t3=sub(t0,t2)")
    x, y = DENSE[:1000], DENSE[5000:6000]

    found = apply(expression, soc_version, x, y)

    a, b = x.astype(np.float64), y.astype(np.float64)
    assert error(found, a + b - np.maximum((a + b) * -2.5, a)) <= 1e-6


def test_no_instruction_at_all_is_the_identity(soc_version: str) -> None:
    np.testing.assert_array_equal(apply(Expression(), soc_version, SPECIAL), SPECIAL)


def test_literals_beyond_f32_become_infinite(soc_version: str) -> None:
    found = apply(one("min", "x0", "1e300"), soc_version, np.ones(3, np.float32))

    np.testing.assert_array_equal(found, [1, 1, 1])


def test_no_library_function_is_called() -> None:
    for isa in ISAS.values():
        f = LLVMModule(isa).function("f", (("p", F32),))
        x = f.load(f.params[0])
        for op in sorted(IN_F32):
            OPERATIONS[op](f, *[x] * ARITY[op])
        called = {line.split("@")[1] for line in f.text().splitlines() if " call " in line}
        assert all(name.startswith("llvm.") for name in called)
        assert not any(
            name.startswith(("llvm.exp", "llvm.log", "llvm.pow", "llvm.sin")) for name in called
        )


# -- inputs that broadcast -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("shape", "output", "digits"),
    [
        ((4, 5, 6), (4, 5, 6), [(20, 6)]),
        ((6,), (4, 5, 6), [(20, 0)]),
        ((), (4, 5, 6), [(20, 0)]),
        ((4, 5, 1), (4, 5, 6), [(20, 1)]),
        ((4, 1, 6), (4, 5, 6), [(5, 0), (4, 6)]),
        ((1, 5, 6), (4, 5, 6), [(5, 6), (4, 0)]),
        ((1, 1, 128, 128), (1, 12, 128, 128), [(128, 128), (12, 0)]),
        ((2, 1, 3, 1), (2, 4, 3, 5), [(3, 1), (4, 0), (2, 3)]),
        ((7,), (7,), []),
        ((), (), []),
    ],
)
def test_the_row_index_falls_into_as_few_digits_as_possible(
    shape: tuple[int, ...], output: tuple[int, ...], digits: list[tuple[int, int]]
) -> None:
    assert row_digits(shape, output) == digits


@pytest.mark.parametrize("shape", [(4, 5, 6), (5, 1), (4, 1, 6), (1, 1, 6), (4, 1, 1), ()])
def test_the_digits_of_a_row_add_up_to_where_numpy_finds_it(shape: tuple[int, ...]) -> None:
    output = (4, 5, 6)
    places = np.broadcast_to(np.arange(np.prod(shape, dtype=int)).reshape(shape), output)

    def offset(row: int) -> int:
        total = 0
        for size, stride in row_digits(shape, output):
            row, digit = divmod(row, size)
            total += digit * stride
        return total

    assert [offset(row) for row in range(20)] == places.reshape(20, 6)[:, 0].tolist()


def test_a_row_that_every_output_row_shares_costs_no_instruction() -> None:
    f = LLVMModule(ISAS["x86_64-v2"]).function("f", (("x", F32), ("row", "i64")))
    x, row = f.params

    assert row_pointer(f, TensorType("f32", (6,)), x, (4, 5, 6), row) == x
    assert "=" not in f.text()
