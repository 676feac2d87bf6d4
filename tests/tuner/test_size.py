"""Sizes that are known only at run time: expressions, what equals what, and broadcasting."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tuner.size import OPERATIONS, Formulas, Size, always_equal, broadcast, value_at


def a(value: int) -> int:
    return Size.named("a", value)


def b(value: int) -> int:
    return Size.named("b", value)


STEPS = st.lists(
    st.tuples(st.sampled_from(sorted(OPERATIONS)), st.sampled_from([1, 2, 3, 12, "a", "b"])),
    max_size=7,  # Each subtraction doubles the text, which has a maximum length.
)


@given(STEPS, st.integers(1, 40), st.integers(1, 40))
def test_an_expression_has_the_right_value_at_every_point(
    steps: list[tuple[str, int | str]], first: int, second: int
) -> None:
    values = {"a": first, "b": second}
    size, expected = a(7), first
    sizes, all_expected = [size, 3], [first, 3]
    for operation, operand in steps:
        compute = OPERATIONS[operation]
        size = compute(size, Size.named(operand, 5) if isinstance(operand, str) else operand)
        expected = compute(expected, values[operand] if isinstance(operand, str) else operand)
        if operation == "-":  # quotients are of numbers that are not negative
            size, expected = size * size, expected * expected
        sizes.append(size)
        all_expected.append(expected)

    assert Formulas(sizes).at(values) == all_expected
    assert value_at(size, values) == expected
    if isinstance(size, Size):
        assert Size.parse(size.formula).expression == size.expression


def test_products_of_the_same_factors_are_equal() -> None:
    n, m = a(3), b(5)

    assert always_equal(n * 12 * m, 4 * m * (3 * n))
    assert always_equal(n * 768 // 64, 12 * n)
    assert always_equal(n * 768 % 64, 0)
    assert not always_equal(n * 768 % 5, n * 768 % 7)


def test_a_size_broadcasts_to_itself_only() -> None:
    n = a(1)

    assert broadcast((n, 1, 3), (4, 1), ()) == (n, 4, 3)
    assert isinstance(broadcast((1, 5), (n, 5))[0], Size)
    with pytest.raises(ValueError, match="do not broadcast"):
        broadcast((a(5),), (b(5),))
    with pytest.raises(ValueError, match="do not broadcast"):
        broadcast((a(5),), (5,))


def test_a_negative_number_that_is_divided_by_a_size_is_refused() -> None:
    """No instruction rounds up: -(-7 // n) would be a wrong number of tiles."""
    with pytest.raises(ValueError, match="is divided by a size"):
        -(-7 // Size.named("n", 2))
