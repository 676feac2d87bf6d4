"""Products of run-time matrices: permuted, broadcast, of any size, on every tier."""

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.tuner.cpu.kernels.bounds import assert_near
from tests.tuner.cpu.kernels.harness import run_kernel
from tuner.cpu.kernels.matmul import FAMILY
from tuner.expression import Expression
from tuner.graph import TensorType
from tuner.ops import evaluate, random_inputs
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.target import ISAS, Target
from tuner.task import Task


def matmul(
    a: tuple[int, ...],
    b: tuple[int, ...],
    out: tuple[int, ...],
    *,
    perm_a: tuple[int, ...] = (0, 1, 2),
    perm_b: tuple[int, ...] = (0, 1, 2),
    perm_out: tuple[int, ...] = (0, 1, 2),
    tail: Expression | None = None,
    operands: tuple[tuple[int, ...], ...] = (),
) -> Task:
    inputs = tuple(TensorType("f32", shape) for shape in (a, b, *operands))
    attributes = {
        "perm_a": perm_a, "perm_b": perm_b, "perm_out": perm_out, "tail": tail or Expression(),
    }  # fmt: skip
    return Task("matmul", inputs, (TensorType("f32", out),), attributes)


HEADS = (0, 2, 1, 3)
TASKS = {
    "plain": matmul((2, 17, 9), (2, 9, 33), (2, 17, 33)),
    "one batch of b": matmul((3, 5, 8), (1, 8, 16), (3, 5, 16)),
    "fewer batches of b": matmul(
        (2, 3, 2, 5, 8), (2, 8, 16), (2, 3, 2, 5, 16),
        perm_a=(0, 1, 2, 3, 4), perm_out=(0, 1, 2, 3, 4),
    ),
    "attention scores": matmul(
        (1, 20, 3, 8), (1, 20, 3, 8), (1, 3, 20, 20),
        perm_a=HEADS, perm_b=(0, 2, 3, 1), perm_out=(0, 1, 2, 3),
        tail=Expression().then("mul", "it", 0.25).then("add", "it", "x1"),
        operands=((1, 1, 1, 20),),
    ),
    "attention values": matmul(
        (1, 3, 20, 20), (1, 20, 3, 8), (1, 20, 3, 8),
        perm_a=(0, 1, 2, 3), perm_b=HEADS, perm_out=HEADS,
    ),
    "one by one": matmul((1, 1, 1), (1, 1, 1), (1, 1, 1)),
    "transposed a": matmul((2, 9, 15), (2, 9, 7), (2, 15, 7), perm_a=(0, 2, 1)),
}  # fmt: skip


@pytest.mark.parametrize("task", TASKS.values(), ids=TASKS)
def test_every_policy_computes_what_the_reference_does(task: Task, soc_version: str) -> None:
    space = Space(task, Target(soc_version, 2))
    inputs = random_inputs(task, seed=3)
    expected = evaluate(task, inputs)

    policies = [space.default, *space.ranked()[:: max(1, len(space.ranked()) // 4)]]
    for number, policy in enumerate(policies):
        result = run_kernel(FAMILY, task, policy, soc_version, inputs, workers=1 + number % 3)

        assert_near("matmul", result, expected)


SIZES = st.integers(1, 40)
BATCHES = st.lists(st.tuples(st.integers(1, 3), st.booleans(), st.booleans()), max_size=2)
"""Size of each dimension, and whether all of it has one A, and one B."""
PANELS = st.fixed_dictionaries(
    {
        "format": st.sampled_from(("packed", "dense")),
        "split": st.sampled_from(("rows", "columns")),
        "chunk": st.integers(1, 3),
        "k_slices": st.integers(1, 4),
        "tile_rows": st.integers(1, 6),
        "tile_vectors": st.integers(1, 2),
        "unroll": st.integers(1, 3),
    }
)


def stored(shape: tuple[int, ...], perm: tuple[int, ...]) -> tuple[int, ...]:
    """The shape that the permutation makes this one of."""
    return tuple(size for _, size in sorted(zip(perm, shape, strict=True)))


@st.composite
def products(draw: st.DrawFn) -> Task:
    """Any permutations, batches of which each operand may have one, and a tail."""
    batch, (m, k, n) = draw(BATCHES), (draw(SIZES), draw(SIZES), draw(SIZES))
    axes = st.permutations(range(len(batch) + 2)).map(tuple)
    perm_a, perm_b = draw(axes), draw(axes)
    *outer, last = draw(axes)
    perm_out = tuple(last if axis == len(batch) + 1 else axis for axis in outer)
    out = (*(size for size, _, _ in batch), m, n)
    a = (*(1 if is_one else size for size, is_one, _ in batch), m, k)
    b = (*(1 if is_one else size for size, _, is_one in batch), k, n)
    out = tuple(max(sizes) for sizes in zip((*a[:-2], m, n), (*b[:-2], m, n), strict=True))
    perm_out = (*perm_out, len(batch) + 1)
    operand = draw(st.sampled_from([(), ((n,),), ((m, 1),), (out,)]))
    return matmul(
        stored(a, perm_a), stored(b, perm_b), tuple(out[axis] for axis in perm_out),
        perm_a=perm_a, perm_b=perm_b, perm_out=perm_out, operands=operand,
        tail=Expression().then("sub", "it", "x1").then("mul", "it", 2.0) if operand else None,
    )  # fmt: skip


@settings(
    max_examples=20, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(task=products(), knobs=PANELS, workers=st.integers(1, 3))
def test_panels_of_any_product_are_right_to_a_rounding_of_each_term(
    soc_version: str, task: Task, knobs: dict[str, int | str], workers: int
) -> None:
    policy = Policy.of(impl="panels", **knobs)
    if FAMILY.illegal(task, policy, Target(soc_version, workers)):
        policy = policy.with_knobs(format="packed", chunk=1, tile_rows=2, tile_vectors=1)
    a, b, *operands = random_inputs(task, seed=5)
    left, right = a.transpose(task.ints("perm_a")), b.transpose(task.ints("perm_b"))

    found = run_kernel(FAMILY, task, policy, soc_version, [a, b, *operands], workers=workers)

    expected = np.matmul(left.astype(np.float64), right.astype(np.float64))
    size = np.matmul(np.abs(left), np.abs(right))
    for x in operands:
        expected, size = 2 * (expected - x.astype(np.float64)), 2 * (size + np.abs(x))
    error = np.abs(found - expected.transpose(task.ints("perm_out")))
    bound = (left.shape[-1] + 2) * 2.0**-24 * size.transpose(task.ints("perm_out"))
    assert (error <= bound).all(), policy.text()


@pytest.mark.parametrize(
    ("shape", "turned", "impl"),
    [
        ((1024, 768, 3072), (False, True), "panels"),
        ((1024, 3072, 768), (False, True), "panels"),
        ((1024, 3072, 768), (False, False), "panels"),
        ((3072, 1024, 768), (True, False), "panels"),
        ((1024, 50257, 768), (False, False), "panels"),
        ((1, 768, 3072), (False, True), "panels"),
        ((1, 3072, 768), (False, False), "direct"),
        ((128, 128, 64), (False, False), "direct"),
        ((128, 128, 64), (True, False), "direct"),
    ],
)
@pytest.mark.parametrize("cores", [1, 2, 16])
def test_the_default_packs_what_no_cache_holds_and_keeps_all_cores_busy(
    shape: tuple[int, int, int], turned: tuple[bool, bool], impl: str, cores: int, soc_version: str
) -> None:
    (m, k, n), plain, turns = shape, (0, 1), (1, 0)
    perm_a, perm_b = (turns if is_turned else plain for is_turned in turned)
    task = matmul(
        stored((m, k), perm_a), stored((k, n), perm_b), (m, n),
        perm_a=perm_a, perm_b=perm_b, perm_out=plain,
    )  # fmt: skip

    space = Space(task, Target(soc_version, cores))

    assert space.is_legal(space.default)
    assert space.default["impl"] == impl
    if min(m, n) > 100:
        kernel = FAMILY.generate(task, space.default, ISAS[soc_version], "k")
        units = kernel.phases[-1].units
        assert -(-units // cores) * cores <= 1.25 * units


def test_batches_with_one_b_are_rows_of_one_product(soc_version: str) -> None:
    task = matmul((4, 30, 24), (1, 700, 24), (4, 30, 700), perm_b=(0, 2, 1))
    joined = matmul((1, 120, 24), (1, 700, 24), (1, 120, 700), perm_b=(0, 2, 1))
    policy = Policy.of(
        impl="panels", format="packed", split="columns", chunk=1, k_slices=1, tile_rows=4,
        tile_vectors=1, unroll=2,
    )  # fmt: skip

    kernels = [FAMILY.generate(each, policy, ISAS[soc_version], "k") for each in (task, joined)]

    assert kernels[0].is_same(kernels[1])
