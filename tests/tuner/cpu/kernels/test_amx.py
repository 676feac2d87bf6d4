"""AMX contractions, with the tile instructions emulated where the CPU has none."""

import ctypes
import itertools
import random
import re
import time
from collections.abc import Callable, Iterator
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.tuner.cpu.kernels import harness
from tests.tuner.cpu.kernels.harness import run_kernel
from tests.tuner.cpu.kernels.test_contraction import TASKS as CONTRACTIONS
from tests.tuner.cpu.kernels.test_contraction import conv, gemm
from tests.tuner.cpu.kernels.test_contraction_sources_and_parts import RESIDUAL
from tuner.backend import host_soc_versions
from tuner.cpu.backend import CPU
from tuner.cpu.host import TYPICAL_CACHES, cache_sizes_bytes
from tuner.cpu.kernels import amx
from tuner.cpu.kernels.amx.space import AmxPlan
from tuner.cpu.kernels.amx.tiles import BF16_PRODUCT, FILE_BYTES, Tiles, configuration
from tuner.cpu.kernels.arithmetic import IN_TILES
from tuner.cpu.kernels.bf16 import as_f32, emit_rounded_parts, rounded_parts
from tuner.cpu.kernels.contraction.product import DIRECT
from tuner.cpu.kernels.contraction.space import default_policy
from tuner.cpu.kernels.emit import F32, LLVMModule
from tuner.cpu.kernels.kernel import family_of_implementations
from tuner.cpu.llvm import assembly, compile_ir
from tuner.cpu.object_loader import Library
from tuner.errors import KernelError
from tuner.kernel_family import Family
from tuner.ops import evaluate, random_inputs, tolerance
from tuner.policy import Knob, Policy
from tuner.search.packed_space import packing_of
from tuner.search.space import Space
from tuner.size import Size
from tuner.target import ISAS, Isa, Target
from tuner.task import Task

pytestmark = pytest.mark.isa("x86_64-v3")  # the lowest tier that emulates tiles

REAL = "x86_64-v4-amx"
_V4 = ISAS["x86_64-v4"]
EMULATED = {
    isa.soc_version: isa
    for isa in (
        replace(ISAS["x86_64-v3"], soc_version="x86_64-v3-amx-emulated", tiles="emulated"),
        replace(_V4, soc_version="x86_64-v4-amx-emulated", tiles="emulated"),
        replace(
            _V4, soc_version="x86_64-v4-bf16-amx-emulated", tiles="emulated",
            cpu="cooperlake", features=(*_V4.features, "avx512bf16"),
        ),
    )
}  # fmt: skip
"""Rounding by integers and 8 lanes, by integers, and by the instruction for it."""

ALLOWED = {"amx_bf16x6": 2e-6, "amx_bf16x3": 1e-4, "amx_bf16": 2e-2}
MIXED = "allow_mix_precision_bf16"
IMPLS = tuple(row.name for row in IN_TILES if row.takes_floats)

TASKS = {
    **{name: task for name, task in CONTRACTIONS.items() if task.attributes.get("group", 1) == 1},
    "channels of a block and a half": conv((6, 5), 80, 33, (3, 3), pads=(1, 1, 1, 1)),
    "stride 2, planes of lines": conv((9, 8), 64, 16, (3, 3), strides=(2, 2), pads=(1, 1, 0, 1)),
    "stride 3 with every second plane": conv(
        (12, 9), 32, 8, (2, 2), strides=(3, 2), dilations=(2, 1)
    ),
    "one line of input with a border": conv(
        (1, 5), 8, 1, (1, 3), strides=(3, 1), pads=(0, 2, 0, 2), dilations=(3, 2)
    ),
    "wide pads": conv((4, 3), 3, 7, (3, 3), pads=(3, 4, 5, 2), residual=True),
    "padded 1x1 with stride": conv((5, 6), 48, 20, (1, 1), strides=(2, 3), pads=(1, 2, 0, 1)),
    "slices of k": gemm((50,), 1056, 40),
}


def family(op: str) -> Family:
    implementations = (DIRECT, *amx.IMPLEMENTATIONS)
    return family_of_implementations((op,), default_policy, implementations)


@pytest.fixture(scope="module", autouse=True)
def _emulated_tiers() -> Iterator[None]:
    """Tests alone know the emulated tiers; what this machine has was found out without them."""
    host_soc_versions()
    with pytest.MonkeyPatch.context() as patch:
        for name, isa in EMULATED.items():
            patch.setitem(ISAS, name, isa)
        patch.setattr(harness, "POISON", 0xFF)  # not a number, as f32 and as bf16
        yield


@pytest.fixture(
    params=[
        *[
            pytest.param(n, marks=pytest.mark.isa("x86_64-v3", *i.features))
            for n, i in EMULATED.items()
        ],
        pytest.param(REAL, marks=pytest.mark.isa(REAL)),
    ]
)
def tier(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def emulated() -> str:
    """The best emulated tier of this machine."""
    return [*EMULATED][1] if "x86_64-v4" in host_soc_versions() else next(iter(EMULATED))


def mixed(task: Task) -> Task:
    return replace(task, precision_mode=MIXED)


def legal_policies(task: Task, target: Target, impl: str) -> list[Policy]:
    (own,) = (i for i in amx.IMPLEMENTATIONS if i.name == impl)
    knobs = own.knobs(task, target)
    found = [
        Policy.of(**dict(zip(knobs, values, strict=True)), impl=impl)
        for values in itertools.product(*knobs.values())
    ]
    return [policy for policy in found if own.illegal(task, policy, target) is None]


def error(
    task: Task, policy: Policy, tier: str, inputs: list[np.ndarray], workers: int = 2
) -> float:
    """max |difference| / max |reference|; sums are of size 1, but a few may all be near 0."""
    expected = evaluate(task, inputs)
    result = run_kernel(family(task.op), task, policy, tier, inputs, (1, 2), workers)
    return float(np.abs(result - expected).max() / max(1.0, np.abs(expected).max()))


# -- the tile instructions -----------------------------------------------------------------------


def test_the_configuration_has_the_bytes_that_the_manual_says() -> None:
    words = configuration([16, 13, 1, 16, 16, 16, 16, 16])
    raw = np.array(words, np.int64).view(np.uint8)

    assert raw[0] == 1
    assert not raw[1:16].any()
    assert raw[16:32].view(np.uint16).tolist() == [64] * 8
    assert not raw[32:48].any()
    assert raw[48:56].tolist() == [16, 13, 1, 16, 16, 16, 16, 16]
    assert not raw[56:].any()


def multiply_tiles(
    tier: str,
    rows: int,
    a: np.ndarray,
    b: np.ndarray,
    c: np.ndarray,
    *,
    configured: bool = True,
    product: str = BF16_PRODUCT,
    features: tuple[str, ...] = (),
) -> np.ndarray:
    """c + a x b by the tile instructions; tiles of c and a have so many rows."""
    module = LLVMModule(ISAS[tier], features=features)
    table = module.table("shapes", configuration([rows, rows, 16, 1, 1, 1, 1, 1]))
    params = (("c", F32), ("a", F32), ("b", F32), ("file", F32))
    f = module.function("once", params, public=True)
    tiles = Tiles(f, f.params[3], product)
    tiles.configure(table)
    if not configured:
        tiles.release()
    tiles.load(0, f.params[0], 64)
    tiles.load(1, f.params[1], 64)
    tiles.load(2, f.params[2], 64)
    tiles.multiply(0, 1, 2)
    tiles.store(0, f.params[0], 64)
    tiles.release()
    library = Library([compile_ir(module.text(), ISAS[tier])], ["once"])
    result, file = c.copy(), np.full(FILE_BYTES, 0xFF, np.uint8)
    addresses = [x.ctypes.data for x in (result, a, b, file)]
    ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 4)(library.address("once"))(*addresses)
    return result


def as_the_manual_says(a: np.ndarray, b: np.ndarray, c: np.ndarray) -> np.ndarray:
    """TDPBF16PS, one rounding at a time; f64 holds a product of bf16 and its sum exactly enough."""

    def flushed(x: np.ndarray) -> np.ndarray:
        return np.where(np.abs(x) < 2.0**-126, np.copysign(np.float32(0), x), x)

    sums = np.zeros((2, *c.shape), np.float32)
    for k, half in itertools.product(range(16), range(2)):
        x = flushed(as_f32(a[:, 2 * k + half]))[:, None].astype(np.float64)
        y = flushed(as_f32(b[k, half::2]))[None, :].astype(np.float64)
        sums[half] = flushed((x * y + sums[half]).astype(np.float32))
    return flushed(flushed(c) + flushed(sums[0] + sums[1]))


@pytest.mark.parametrize("size", [1.0, 1e-19, 1e-38], ids=["numbers", "tiny products", "denormals"])
def test_a_tile_product_rounds_and_flushes_as_the_manual_says(tier: str, size: float) -> None:
    rng = np.random.default_rng(5)
    scale = np.float32(size)
    a = rounded_parts(rng.standard_normal((16, 32), np.float32) * scale, 1)[0]
    b = rounded_parts(rng.standard_normal((16, 32), np.float32) * scale, 1)[0]
    c = rng.standard_normal((16, 16), np.float32) * scale

    result = multiply_tiles(tier, 16, a, b, c)

    expected = as_the_manual_says(a, b, c)
    assert np.array_equal(result.view(np.uint32), expected.view(np.uint32))
    assert (result == 0).any() == (size == 1e-38)


def test_a_tile_has_the_rows_of_its_configuration(tier: str) -> None:
    ones = np.full((16, 32), 0x3F80, np.uint16)
    c = np.full((16, 16), 5, np.float32)

    result = multiply_tiles(tier, 3, ones, ones, c)

    assert (result[:3] == 5 + 32).all()
    assert (result[3:] == 5).all()


def test_the_emulation_does_nothing_without_a_configuration() -> None:
    ones = np.full((16, 32), 0x3F80, np.uint16)
    c = np.full((16, 16), 5, np.float32)

    assert (multiply_tiles(emulated(), 16, ones, ones, c, configured=False) == 5).all()


# -- parts ---------------------------------------------------------------------------------------


@given(st.floats(2.0**-100, 2.0**120, width=32), st.booleans())
def test_three_parts_are_the_whole_number(size: float, negative: bool) -> None:
    x = np.array([-size if negative else size], np.float32)

    parts = as_f32(rounded_parts(x, 3)).astype(np.float64)

    assert parts.sum() == x[0]
    assert abs(parts[1]) <= abs(parts[0]) * 2.0**-8
    assert abs(parts[2]) <= abs(parts[0]) * 2.0**-16


def test_the_kernel_rounds_parts_as_packing_does(tier: str) -> None:
    """Ties, the largest numbers, zeros and any bits; denormals become zero."""
    isa = ISAS[tier]
    bits = np.random.default_rng(6).integers(0, 2**32, 4096, np.uint32)
    special = [0x3F808000, 0x3F818000, 0x3F808001, 0x7F7FFFFF, 0x7F800000, 0, 1 << 31, 0x80000001]
    bits[: len(special)] = special
    x = bits.view(np.float32)
    x = np.ascontiguousarray(np.where(np.isnan(x), np.float32(1), x))
    module = LLVMModule(isa)
    f = module.function("round", (("x", F32), ("to", F32)), public=True)
    with f.loop(0, len(x), f.lanes) as i:
        (part,) = emit_rounded_parts(f, f.load(f.at(f.params[0], i.index)), 1)
        f.store_raw(part, f.address(f.params[1], i.index, "i16"), 2)
    library = Library([compile_ir(module.text(), isa)], ["round"])
    result = np.zeros(len(x), np.uint16)
    run = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(library.address("round"))
    run(x.ctypes.data, result.ctypes.data)

    is_tiny = np.abs(x) < 2.0**-126
    signs = (x.view(np.uint32) >> 31 << 15).astype(np.uint16)
    assert np.array_equal(result, np.where(is_tiny, signs, rounded_parts(x, 1)[0]))


# -- the kernel ----------------------------------------------------------------------------------


@pytest.mark.parametrize("task", TASKS.values(), ids=TASKS)
def test_every_policy_computes_what_the_reference_does(task: Task, tier: str) -> None:
    dice = random.Random(f"{task} {tier}")
    inputs = random_inputs(task, seed=1)

    for impl in ("amx_bf16x6", dice.choice(("amx_bf16x3", "amx_bf16"))):
        policy = dice.choice(legal_policies(task, Target(tier, 2), impl))
        assert error(task, policy, tier, inputs, dice.choice((1, 2, 3))) <= ALLOWED[impl], policy


OPEN_TASKS: dict[str, Callable[[int], Task]] = {
    "rows": lambda n: gemm((n,), 200, 72, RESIDUAL),
    "rows of 32 channels": lambda n: gemm((n,), 32, 20),
    "slices of k": lambda n: gemm((n,), 1056, 40),
    "images": lambda n: conv((5, 6), 80, 33, (3, 3), pads=(1, 1, 1, 1), images=n),
    "images of few channels": lambda n: conv(
        (7, 9), 3, 20, (3, 3), strides=(2, 2), pads=(1, 0, 1, 1), images=n
    ),
}


@pytest.mark.parametrize("count", [1, 2, 16, 33])
@pytest.mark.parametrize("task_of", OPEN_TASKS.values(), ids=OPEN_TASKS)
def test_any_number_of_rows_or_images_is_computed_by_one_kernel(
    task_of: Callable[[int], Task], count: int, tier: str
) -> None:
    task, dice = task_of(Size.named("a", count)), random.Random(f"{count} {tier}")
    inputs = random_inputs(task, seed=9)
    policies = legal_policies(task, Target(tier, 2), "amx_bf16x6")

    for policy in dice.sample(policies, 2 if tier == REAL else 1):
        assert error(task, policy, tier, inputs, dice.choice((1, 2, 3))) <= ALLOWED["amx_bf16x6"]


def test_open_sizes_read_weights_that_are_packed_as_those_of_the_direct_product() -> None:
    target, task = Target(REAL, 2), gemm((Size.named("a", 512),), 768, 96)
    space = Space(task, target)
    found = [p for p in space.ranked() if p["impl"] == "amx_bf16x6"]

    assert {p["weights"] for p in found} == {"on_the_fly"}
    for policy in found[:8]:
        direct = space.default.with_knobs(tile_vectors=policy["column_tiles"])
        assert packing_of(space, policy) == packing_of(space, direct)


@pytest.mark.parametrize("workers", [1, 2, 3])
@pytest.mark.parametrize("impl", IMPLS)
def test_every_loop_order_gives_the_same_sums(impl: str, workers: int) -> None:
    """Slices of k change what is added up when; the other knobs only where it is done."""
    task, target = TASKS["slices of k"], Target(emulated(), 2)
    inputs = random_inputs(task, seed=2)
    dice = random.Random(f"{impl} {workers}")
    kept = [p for p in legal_policies(task, target, impl) if p["weights"] == "packed"]
    results: dict[Knob, np.ndarray] = {}
    for policy in dice.sample(kept, 4):
        slices = policy["k_slices"]
        result = run_kernel(family("gemm"), task, policy, emulated(), inputs, (1, 2), workers)

        assert np.array_equal(results.setdefault(slices, result), result), policy


@given(
    sizes=st.tuples(st.integers(1, 9), st.integers(1, 19)),
    channels=st.tuples(st.integers(1, 70), st.integers(1, 34)),
    kernel=st.tuples(*[st.integers(1, 3)] * 2),
    strides=st.tuples(*[st.integers(1, 3)] * 2),
    dilations=st.tuples(*[st.integers(1, 2)] * 2),
    pads=st.tuples(*[st.integers(0, 3)] * 4),
    images=st.integers(1, 2),
    number=st.integers(0, 1000),
)
@settings(max_examples=25, deadline=None)
def test_any_convolution_reads_the_right_pixels(
    sizes: tuple[int, int], channels: tuple[int, int], kernel: tuple[int, int],
    strides: tuple[int, int], dilations: tuple[int, int], pads: tuple[int, int, int, int],
    images: int, number: int,
) -> None:  # fmt: skip
    for i in (0, 1):
        assume(sizes[i] + pads[i] + pads[i + 2] > dilations[i] * (kernel[i] - 1))
    task = conv(
        sizes, *channels, kernel, strides=strides, dilations=dilations, pads=pads, images=images
    )
    policies = legal_policies(task, Target(emulated(), 2), "amx_bf16x6")
    policy = policies[number % len(policies)]

    plan = AmxPlan(task, policy, ISAS[emulated()], "k")
    assert plan.chunks == len(plan.planes.chunks)
    assert error(task, policy, emulated(), random_inputs(task, number)) <= ALLOWED["amx_bf16x6"]


def test_six_products_are_no_less_accurate_than_f32() -> None:
    task = gemm((32,), 768, 64)
    inputs = random_inputs(task, seed=3)
    expected = evaluate(task, inputs)

    def rms(policy: Policy) -> float:
        result = run_kernel(family("gemm"), task, policy, emulated(), inputs, (1, 2))
        return float(np.sqrt(((result - expected) ** 2).mean() / (expected**2).mean()))

    policies = legal_policies(task, Target(emulated(), 1), "amx_bf16x6")
    f32 = rms(family("gemm").default(task, Target("x86_64-v4", 1)))
    found = {
        w: rms(next(p for p in policies if p["weights"] == w)) for w in ("packed", "on_the_fly")
    }

    assert found["packed"] <= f32
    assert found["on_the_fly"] <= 1.5 * f32
    assert max(found.values()) <= tolerance(task) / 10


@pytest.mark.parametrize(
    ("impl", "low", "high"), [("amx_bf16x3", 1e-7, 2e-5), ("amx_bf16", 1e-4, 1e-2)]
)
def test_fewer_products_lose_what_they_say(impl: str, low: float, high: float) -> None:
    task = gemm((16,), 512, 32)
    policy = legal_policies(task, Target(emulated(), 1), impl)[0]

    assert low < error(task, policy, emulated(), random_inputs(task, seed=4)) < high


@pytest.mark.isa(REAL)
@pytest.mark.parametrize("impl", IMPLS)
def test_tiles_and_their_emulation_give_the_same_bits(impl: str) -> None:
    task = conv((9, 11), 40, 33, (3, 3), pads=(1, 1, 1, 1))
    inputs = random_inputs(task, seed=5)
    policy = legal_policies(task, Target(REAL, 1), impl)[0]

    real, slow = (
        run_kernel(family("conv"), task, policy, name, inputs, (1, 2))
        for name in (REAL, [*EMULATED][-1])
    )

    assert np.array_equal(real, slow)


# -- values that have no parts -------------------------------------------------------------------


@pytest.mark.parametrize("value", [np.inf, -np.inf, np.nan, 3.39e38])
@pytest.mark.parametrize("weights", ["packed", "on_the_fly"])
def test_weights_without_parts_are_refused(value: float, weights: str) -> None:
    task = gemm((4,), 40, 8)
    inputs = random_inputs(task, seed=6)
    inputs[1][7, 3] = value
    policies = legal_policies(task, Target(REAL, 1), "amx_bf16x6")
    policy = next(p for p in policies if p["weights"] == weights)

    with pytest.raises(KernelError, match="no bf16 parts"):
        family("gemm").pack(task, policy, ISAS[REAL], {1: inputs[1], 2: inputs[2]})


def test_an_infinite_activation_is_not_a_number_in_its_row_only() -> None:
    """Why no mask of -inf may go through tiles: f32 would give an infinity."""
    task = gemm((4,), 40, 8)
    inputs = random_inputs(task, seed=7)
    inputs[0][2, 5] = -np.inf
    policy = legal_policies(task, Target(emulated(), 1), "amx_bf16x6")[0]

    result = run_kernel(family("gemm"), task, policy, emulated(), inputs, (1, 2))

    assert np.isnan(result).all(axis=1).tolist() == [False, False, True, False]
    assert np.isfinite(result[[0, 1, 3]]).all()


# -- legality and code ---------------------------------------------------------------------------


def names(task: Task, soc_version: str) -> set[str]:
    target = Target(soc_version, 2)
    return {i.name for i in amx.IMPLEMENTATIONS if i.is_possible(task, target)}


@pytest.mark.parametrize("task", [gemm((8,), 64, 64), conv((8, 8), 32, 32, (3, 3))])
def test_only_six_products_are_legal_where_f32_must_be_kept(task: Task) -> None:
    assert names(task, REAL) == {"amx_bf16x6"}
    assert names(mixed(task), REAL) == set(IMPLS)
    assert names(mixed(task), "x86_64-v4") == set()


def test_grouped_convolutions_are_not_for_tiles() -> None:
    assert names(mixed(conv((8, 8), 32, 32, (3, 3), group=2)), REAL) == set()


def test_no_task_is_offered_what_its_size_cannot_use() -> None:
    target = Target(REAL, 2)

    small = legal_policies(gemm((9,), 40, 16), target, "amx_bf16x6")
    large = legal_policies(gemm((256,), 2048, 1024), target, "amx_bf16x6")

    assert {(p["row_tiles"], p["column_tiles"], p["k_slices"]) for p in small} == {(1, 1, 1)}
    assert {p["k_slices"] for p in large} == {1, 2, 4}


@pytest.mark.parametrize(
    "knobs", [{"k_slices": 2}, {"weights": "on_the_fly"}, {"prefetch": "next_block"}]
)
def test_rows_outermost_go_with_no_knob_that_needs_columns_there(knobs: dict[str, str]) -> None:
    task, target = gemm((256,), 2048, 1024), Target(REAL, 2)
    policies = legal_policies(task, target, "amx_bf16x6")
    by_rows = next(p for p in policies if p["outer"] == "rows")
    (own,) = (i for i in amx.IMPLEMENTATIONS if i.name == "amx_bf16x6")

    assert own.illegal(task, by_rows.with_knobs(**knobs), target) is not None


@pytest.mark.parametrize("tall", [True, False])
def test_the_ranking_likes_two_by_two_tiles_best(tall: bool) -> None:
    task = gemm((512 if tall else 128,), 768, 768)
    target = Target(REAL, 1)
    (own,) = (i for i in amx.IMPLEMENTATIONS if i.name == "amx_bf16x6")

    best = min(
        legal_policies(task, target, own.name),
        key=lambda p: own.estimate(task, p, target, TYPICAL_CACHES),
    )

    assert (best["row_tiles"], best["column_tiles"]) == (2, 2)


def loop_of(text: str, function: str) -> str:
    body = text[text.index(f"{function}:") :]
    return body[: body.index(".Lfunc_end")]


def real_assembly(impl: str, weights: str = "packed") -> str:
    isa: Isa = ISAS[REAL]
    task = mixed(gemm((64,), 256, 96))
    policy = next(
        p
        for p in legal_policies(task, Target(REAL, 1), impl)
        if (p["row_tiles"], p["column_tiles"], p["weights"]) == (2, 2, weights)
    )
    (own,) = (i for i in amx.IMPLEMENTATIONS if i.name == impl)
    return assembly(own.generate(task, policy, isa, "k").ir, isa)


@pytest.mark.parametrize(
    ("impl", "products", "loads"),
    [("amx_bf16x6", 24, 14), ("amx_bf16x3", 12, 8), ("amx_bf16", 4, 4)],
)
def test_the_inner_loop_is_tiles_and_nothing_else(impl: str, products: int, loads: int) -> None:
    code = loop_of(real_assembly(impl), "k_sums_2_2")

    assert len(re.findall(r"\btdpbf16ps\b", code)) == products
    assert len(re.findall(r"\btileloadd\b", code)) == loads
    assert len(re.findall(r"\btilestored\b", code)) == 4
    assert not re.findall(r"tile\w+.*\(%r[sb]p", code), "a tile goes through the stack"
    assert not re.findall(r"%zmm", code)


@pytest.mark.parametrize("weights", ["packed", "on_the_fly"])
def test_a_phase_configures_its_tiles_first_and_gives_them_back_last(weights: str) -> None:
    text = real_assembly("amx_bf16x6", weights)
    product = loop_of(text, "k_product")

    assert product.index("ldtilecfg") < product.index("callq")
    assert product.index("tilerelease") > product.rindex("callq")
    assert product.count("ldtilecfg") == product.count("tilerelease") == text.count("ldtilecfg")
    assert not re.findall(r"%zmm\d+, [-\d]*\(%r[sb]p\)", text), "a vector goes through the stack"


def test_activations_are_rounded_by_the_instruction_where_there_is_one() -> None:
    code = loop_of(real_assembly("amx_bf16x6"), "k_split")

    assert "vcvtneps2bf16" in code


# -- times ---------------------------------------------------------------------------------------


def median_us(task: Task, policy: Policy, rounds: int = 50) -> float:
    """Of one core, on weights that stay in the caches."""
    isa, inputs = ISAS[REAL], random_inputs(task, seed=8)
    kernel = family(task.op).generate(task, policy, isa, "k")
    library = Library([compile_ir(kernel.ir, isa)], [p.function for p in kernel.phases])
    packed = family(task.op).pack(task, policy, isa, {1: inputs[1], 2: inputs[2]})
    sizes = (task.output.size_bytes, kernel.scratch_bytes, kernel.worker_scratch_bytes)
    given = [np.ascontiguousarray(packed.get(i, x)) for i, x in enumerate(inputs)]
    places = [CPU.allocate(size) for size in (*(x.nbytes for x in given), *sizes)]
    for place, x in zip(places, given, strict=False):
        place[:] = x.reshape(-1).view(np.uint8)
    args = (ctypes.c_void_p * len(places))(*(place.ctypes.data for place in places))
    kind = ctypes.CFUNCTYPE(None, ctypes.c_void_p, *[ctypes.c_int64] * 3)
    phases = [(kind(library.address(p.function)), p.units) for p in kernel.phases]
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        for function, units in phases:
            function(args, 0, units, 0)
        times.append((time.perf_counter() - start) * 1e6)
    return float(np.median(times))


@pytest.mark.timing
@pytest.mark.isa(REAL)
@pytest.mark.parametrize(
    ("impl", "at_least"), [("amx_bf16x6", 1.1), ("amx_bf16x3", 1.8), ("amx_bf16", 2.5)]
)
def test_tiles_are_faster_than_f32_on_a_matrix_product(impl: str, at_least: float) -> None:
    """About half of what a Sapphire Rapids was seen to gain."""
    task, target = mixed(gemm((128,), 768, 3072)), Target(REAL, 1)
    space = family("gemm")
    direct = space.default(task, target).with_knobs(tile_pixels=13, tile_vectors=2)
    policies = legal_policies(task, target, impl)

    best = min(policies, key=lambda p: space.estimate(task, p, target, cache_sizes_bytes()))

    assert median_us(task, direct) / median_us(task, best) >= at_least
