"""Attention in one pass: any heads, sizes, strides and masks, on every tier."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tests.tuner.cpu.kernels.bounds import assert_near
from tests.tuner.cpu.kernels.harness import run_kernel
from tuner.cpu.kernels.attention import FAMILY
from tuner.expression import Expression
from tuner.graph import TensorType
from tuner.ops import evaluate, random_inputs
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.target import Target
from tuner.task import Task

HEADS = (0, 2, 1, 3)
TURNED = (0, 2, 3, 1)
STRAIGHT = (0, 1, 2, 3)
SCALED = Expression().then("mul", "it", 0.25)
MASKED = SCALED.then("add", "it", "x1")
HIDDEN = SCALED.then("where", "x1", "it", -1e9)

MANY = 403
"""Keys of a row that the registers of no tier hold."""


def attention(
    q: tuple[int, ...],
    k: tuple[int, ...],
    v: tuple[int, ...],
    out: tuple[int, ...],
    *operands: TensorType,
    perms: tuple[tuple[int, ...], ...] = (HEADS, TURNED, HEADS, HEADS),
    scores: Expression = SCALED,
    tail: Expression | None = None,
) -> Task:
    names = ("perm_q", "perm_k", "perm_v", "perm_out")
    inputs = (*(TensorType("f32", shape) for shape in (q, k, v)), *operands)
    attributes = {**dict(zip(names, perms, strict=True)), "scores": scores}
    if tail is not None:
        attributes["tail"] = tail
    return Task("attention", inputs, (TensorType("f32", out),), attributes)


def heads(
    rows: int,
    keys: int,
    count: int,
    size: int,
    *operands: TensorType,
    batch: int = 1,
    scores: Expression = SCALED,
    tail: Expression | None = None,
) -> Task:
    """As transformers have it: [batch, sequence, heads, size], which nothing has transposed."""
    q, k = (batch, rows, count, size), (batch, keys, count, size)
    return attention(q, k, k, q, *operands, scores=scores, tail=tail)


def f32(*shape: int) -> TensorType:
    return TensorType("f32", shape)


TASKS = {
    "one key": heads(3, 1, 2, 8),
    "one row": heads(1, 17, 2, 20),
    "one head": heads(17, 17, 1, 8, f32(17), scores=MASKED),
    "odd sizes": heads(19, 37, 3, 20, f32(2, 1, 1, 37), batch=2, scores=MASKED),
    "BERT's": heads(128, 128, 2, 64, f32(1, 128), scores=MASKED),
    "a mask for all heads": heads(17, 23, 2, 8, f32(17, 23), batch=2, scores=MASKED),
    "a mask of its own each": heads(9, 33, 2, 8, f32(2, 2, 9, 33), batch=2, scores=MASKED),
    "a bias for each head": heads(9, 33, 3, 8, f32(3, 1, 1), scores=MASKED),
    "a number for each row": heads(30, 18, 2, 8, f32(30, 1), scores=MASKED),
    "a mask of truths": heads(
        17, 40, 2, 8, TensorType("bool", (2, 1, 1, 40)), batch=2, scores=HIDDEN
    ),
    "two operands and a tail": heads(
        14, 20, 2, 16, f32(20), f32(14, 20), f32(2, 14, 16),
        scores=MASKED.then("mul", "it", "x2"), tail=Expression().then("add", "it", "x1"),
    ),
    "nothing done to the scores": heads(15, 16, 2, 4, scores=Expression()),
    "long rows": heads(5, 1100, 1, 12, f32(5, 1100), scores=MASKED),
    "keys and values for all heads": attention(
        (2, 11, 3, 8), (2, 21, 1, 8), (2, 21, 1, 24), (2, 11, 3, 24)
    ),
    "columns side by side": attention(
        (3, 13, 8), (3, 8, 35), (3, 35, 18), (3, 13, 18), perms=((0, 1, 2),) * 4
    ),
    "no dimension of size one apart": attention(
        (8, 2, 13), (35, 2, 8), (18, 2, 35), (2, 13, 18),
        perms=((1, 2, 0), (1, 2, 0), (1, 2, 0), (0, 1, 2)),
    ),
    "elements far apart": attention(
        (13, 8, 2), (35, 8, 2), (35, 18, 2), (13, 2, 18),
        perms=((2, 0, 1), (2, 1, 0), (2, 0, 1), (1, 0, 2)),
    ),
}  # fmt: skip


def stored(task: Task, keys: str, values: str) -> Task:
    """The task with keys and values of these types."""
    q, k, v, *others = task.inputs
    return replace(task, inputs=(q, replace(k, dtype=keys), replace(v, dtype=values), *others))


TASKS |= {
    f"{name}, keys of {keys}, values of {values}": stored(TASKS[name], keys, values)
    for name in ("odd sizes", "one row", "keys and values for all heads", "columns side by side",
                 "elements far apart")
    for keys, values in (("f16", "f16"), ("bf16", "f32"))
}  # fmt: skip


def policies(task: Task, soc_version: str) -> list[Policy]:
    """The default, and one that differs from it in every knob that can."""
    space = Space(task, Target(soc_version, 2))
    other = space.default
    for knob, values in space.knobs.items():
        changed = [other.with_knobs(**{knob: v}) for v in values if v != other[knob]]
        legal = [p for p in changed if space.is_legal(p)]
        other = legal[len(legal) // 2] if legal else other
    return [space.default, other]


@pytest.mark.parametrize("task", TASKS.values(), ids=TASKS)
def test_it_computes_what_the_reference_does(task: Task, soc_version: str) -> None:
    inputs = random_inputs(task, seed=3)
    expected = evaluate(task, inputs)

    for policy in policies(task, soc_version):
        result = run_kernel(FAMILY, task, policy, soc_version, inputs)

        assert_near("attention", result, expected)


@pytest.mark.parametrize("workers", [1, 3])
def test_units_are_shared_by_any_number_of_cores(workers: int, soc_version: str) -> None:
    task = heads(33, 17, 2, 8, f32(33, 17), scores=MASKED)
    inputs = random_inputs(task, seed=4)
    policy = Space(task, Target(soc_version, workers)).default.with_knobs(block_tiles=2)

    result = run_kernel(FAMILY, task, policy, soc_version, inputs, workers=workers)

    assert_near("attention", result, evaluate(task, inputs))


@pytest.mark.parametrize("keys", [20, MANY])
def test_keys_masked_by_infinity_are_as_if_they_were_not_there(keys: int, soc_version: str) -> None:
    task, shorter = (heads(6, n, 2, 8, f32(6, n), scores=MASKED) for n in (keys, keys - 7))
    q, k, v, mask = random_inputs(task, seed=5)
    mask[:, -7:] = -np.inf
    policy = Space(task, Target(soc_version, 2)).default

    result = run_kernel(FAMILY, task, policy, soc_version, [q, k, v, mask])

    visible = [q, k[:, :-7], v[:, :-7], mask[:, :-7]]
    assert_near("attention", result, evaluate(shorter, visible))


@pytest.mark.parametrize("keys", [20, MANY])
def test_a_row_without_a_key_or_with_an_infinite_score_or_none_is_not_a_number(
    keys: int, soc_version: str
) -> None:
    task = heads(6, keys, 2, 8, f32(6, keys), scores=MASKED)
    inputs = random_inputs(task, seed=6)
    inputs[3][1, 3], inputs[3][2], inputs[3][3, 7] = np.inf, -np.inf, np.nan
    policy = Space(task, Target(soc_version, 2)).default

    result = run_kernel(FAMILY, task, policy, soc_version, inputs)

    assert np.isnan(result[:, 1:4]).all()
    assert np.isfinite(result[:, [0, 4, 5]]).all()
    assert np.isnan(evaluate(task, inputs)[:, 1:4]).all()


@pytest.mark.parametrize("keys", [20, MANY])
def test_a_row_without_a_key_that_it_may_see_is_zero_if_guarded(
    keys: int, soc_version: str
) -> None:
    plain = heads(6, keys, 2, 8, f32(6, keys), scores=MASKED)
    task = replace(plain, attributes={**plain.attributes, "guarded": 1})
    inputs = random_inputs(task, seed=6)
    inputs[3][2], inputs[3][4, 1:] = -np.inf, -np.inf
    inputs[3][1, 3], inputs[3][3, 7] = np.inf, np.nan
    policy = Space(task, Target(soc_version, 2)).default

    result = run_kernel(FAMILY, task, policy, soc_version, inputs)

    assert_near("attention", result, evaluate(task, inputs))
    assert not result[:, 1:4].any()
    np.testing.assert_allclose(result[:, 4], inputs[2][:, 0], rtol=1e-6)


def test_masks_of_large_numbers_leave_the_shares_that_they_mean(soc_version: str) -> None:
    task = heads(6, MANY, 2, 8, f32(6, MANY), scores=MASKED)
    q, k, v, mask = random_inputs(task, seed=8)
    q[:, 0], mask[...] = 0, 0
    mask[0], mask[1], mask[2, ::2], mask[3, :-1] = -1e9, -500, -1e9, -500
    mask[4, 1:], mask[5, :-9], mask[5, -9:] = -np.inf, -np.inf, -500
    policy = Space(task, Target(soc_version, 2)).default

    result = run_kernel(FAMILY, task, policy, soc_version, [q, k, v, mask])

    wide_q, wide_k, wide_v = (x.astype(np.float64) for x in (q, k, v))
    scores = np.einsum("brhd,bkhd->bhrk", wide_q, wide_k) / 4 + mask
    shares = np.exp(scores - scores.max(axis=-1, keepdims=True))
    shares /= shares.sum(axis=-1, keepdims=True)
    assert_near("attention of large scores", result, np.einsum("bhrk,bkhd->brhd", shares, wide_v))


def test_scores_far_from_zero_do_not_overflow(soc_version: str) -> None:
    task = heads(9, 40, 1, 16, scores=Expression())
    q, k, v = random_inputs(task, seed=7)
    policy = Space(task, Target(soc_version, 2)).default

    result = run_kernel(FAMILY, task, policy, soc_version, [100 * q, k, v])

    assert_near("attention of large scores", result, evaluate(task, [100 * q, k, v]))


def test_a_policy_that_needs_too_many_registers_is_illegal() -> None:
    task = TASKS["BERT's"]
    space = Space(task, Target("x86_64-v4", 2))

    assert "registers" in str(
        space.why_illegal(space.default.with_knobs(tile_rows=14, tile_vectors=4))
    )
    assert "fit the registers" in str(space.why_illegal(space.default.with_knobs(softmax_rows=4)))
    assert "less than" in str(space.why_illegal(space.default.with_knobs(block_tiles=32)))


def test_the_estimate_prefers_tiles_that_need_few_loads() -> None:
    space = Space(TASKS["BERT's"], Target("x86_64-v4", 2))
    flat, square = (
        space.default.with_knobs(tile_rows=1, tile_vectors=1),
        space.default.with_knobs(tile_rows=8, tile_vectors=2),
    )

    assert space.estimate(square) < space.estimate(flat)
