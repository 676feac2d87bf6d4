"""Views against NumPy, which knows the same tricks."""

from __future__ import annotations

import math

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from tuner.fusion.tensor_view import View, axis_groups, inverse, reshape_broadcast


def elements(view: View) -> np.ndarray:
    flat = np.arange(view.base_size)[view.offset :]
    steps = [stride * flat.itemsize for stride in view.strides]
    return np.lib.stride_tricks.as_strided(flat, view.shape, steps)


def dense(shape: tuple[int, ...]) -> tuple[View, np.ndarray]:
    return View.of("x", shape), np.arange(math.prod(shape)).reshape(shape)


@settings(max_examples=200, deadline=None, derandomize=True)
@given(data=st.data(), shape=st.lists(st.integers(1, 4), min_size=1, max_size=4))
def test_movements_in_any_order_move_as_in_numpy(data: st.DataObject, shape: list[int]) -> None:
    view, array = dense(tuple(shape))
    for _ in range(data.draw(st.integers(1, 5))):
        kind = data.draw(st.sampled_from(["permute", "slice", "expand", "reshape"]))
        if kind == "permute":
            perm = data.draw(st.permutations(range(array.ndim)))
            view, array = view.permute(perm), array.transpose(perm)
        elif kind == "slice":
            start = [data.draw(st.integers(0, n - 1)) for n in array.shape]
            step = [data.draw(st.sampled_from([1, 2, -1])) for _ in array.shape]
            array = array[tuple(slice(a, None, b) for a, b in zip(start, step, strict=True))]
            view = view.slice(start, step, array.shape)
        elif kind == "expand" and array.ndim < 5:
            array = np.broadcast_to(array, (2, *array.shape))
            view = view.expand(array.shape)
        else:
            target = (array.shape[0] * (array.shape[1] if array.ndim > 1 else 1), *array.shape[2:])
            reshaped = view.reshape(target)
            if reshaped is None:
                order = view.reshape_order(target)
                stored = view.permute(order)
                assert sorted(order) == list(range(array.ndim))
                copied = View.of("copy", stored.shape).permute(inverse(order))
                assert copied.reshape(target) is not None
                break
            view, array = reshaped, array.reshape(target)

        np.testing.assert_array_equal(elements(view), array)


@settings(max_examples=100, deadline=None, derandomize=True)
@given(data=st.data(), shape=st.lists(st.integers(1, 3), min_size=1, max_size=5))
def test_a_permutation_is_found_again(data: st.DataObject, shape: list[int]) -> None:
    view, array = dense(tuple(shape))
    perm = data.draw(st.permutations(range(len(shape))))

    permuted = view.permute(perm)
    stored = permuted.permute(permuted.order)

    assert stored.is_dense
    moved = array.reshape(stored.shape).transpose(inverse(permuted.order))
    np.testing.assert_array_equal(moved, array.transpose(perm))


def test_attention_heads_are_permutations_with_the_batch_in_front() -> None:
    heads = View.of("x", (1, 128, 768)).reshape((1, 128, 12, 64))

    assert heads is not None
    assert inverse(heads.permute((0, 2, 1, 3)).order) == (0, 2, 1, 3)
    assert inverse(heads.permute((0, 2, 3, 1)).order) == (0, 2, 3, 1)


def test_a_part_or_a_repetition_is_not_dense() -> None:
    view, _ = dense((4, 4))

    assert not view.slice((0, 0), (1, 1), (2, 4)).is_dense
    assert not view.expand((3, 4, 4)).is_dense
    assert View.of("x", (0, 3)).is_dense


def test_merged_dimensions_are_as_few_as_can_be() -> None:
    image = View.of("x", (1, 20, 30, 8)).permute((0, 3, 1, 2))

    assert image.merged() == ((8, 600), (1, 8))
    assert View.of("x", (1, 1)).merged() == ((1,), (0,))


def test_a_copy_for_a_reshape_keeps_channels_fastest() -> None:
    image = View.of("x", (1, 5, 6, 8)).permute((0, 3, 1, 2))
    doubled = image.reshape((1, 8, 5, 1, 6, 1))

    assert doubled is not None
    order = doubled.expand((1, 8, 5, 2, 6, 2)).reshape_order((1, 8, 10, 12))
    assert order[-1] == 1


def test_axes_are_grouped_by_equal_products() -> None:
    assert axis_groups((2, 3, 4), (6, 2, 2)) == [([0, 1], [0]), ([2], [1, 2])]
    assert axis_groups((5, 0), (0, 7)) == [([0, 1], [0, 1])]


@settings(max_examples=100, deadline=None, derandomize=True)
@given(data=st.data())
def test_a_reshaped_operand_broadcasts_alike(data: st.DataObject) -> None:
    old = tuple(data.draw(st.lists(st.integers(1, 4), min_size=2, max_size=4)))
    new = data.draw(st.sampled_from([(old[0] * old[1], *old[2:]), (1, *old), (*old, 1)]))
    kept = data.draw(st.lists(st.booleans(), min_size=len(old), max_size=len(old)))
    operand = tuple(n if keep else 1 for n, keep in zip(old, kept, strict=True))
    values = np.arange(math.prod(operand))

    shape = reshape_broadcast(operand, old, new)

    if shape is not None:
        want = np.broadcast_to(values.reshape(operand), old).reshape(new)
        np.testing.assert_array_equal(np.broadcast_to(values.reshape(shape), new), want)
    else:
        assert new == (old[0] * old[1], *old[2:])
        assert operand[:2] != (1, 1)
