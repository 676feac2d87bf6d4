"""Which memory a candidate's runs read and write."""

import itertools

import numpy as np
import pytest

from tuner.cpu.host import cache_sizes_bytes
from tuner.cpu.kernel_cache import CompiledKernel
from tuner.measure.bench_task import TaskMemory
from tuner.measure.memory import MAX_COPIES, copies_beyond_caches
from tuner.ops import random_inputs
from tuner.task import Task

KERNEL = CompiledKernel((), scratch_bytes=512, worker_scratch_bytes=256, object_code=b"")


@pytest.fixture
def memory(task: Task) -> TaskMemory:
    return TaskMemory(task, random_inputs(task, 0), cores=2)


def test_the_activations_stay_and_the_weights_move_on_with_each_run(memory: TaskMemory) -> None:
    runs = memory.arguments({}, KERNEL).places

    assert len(runs) == MAX_COPIES
    x, w, b, out, scratch = zip(*((p.offset for p in places) for places in runs), strict=True)
    assert len(set(x)) == len(set(out)) == len(set(scratch)) == 1
    assert len(set(w)) == len(set(b)) == MAX_COPIES


def test_the_weights_of_two_runs_do_not_overlap(memory: TaskMemory) -> None:
    arguments = memory.arguments({}, KERNEL)
    sizes = {i: array.nbytes for i, array in memory.constants.items()}

    spans = sorted(
        (places[i].offset, places[i].offset + size)
        for places in arguments.places
        for i, size in sizes.items()
    )

    assert all(end <= start for (_, end), (start, _) in itertools.pairwise(spans))


def test_the_first_run_reads_what_the_candidate_has_packed(memory: TaskMemory) -> None:
    packed = np.arange(64, dtype=np.float32)

    weights = memory.arguments({1: packed}, KERNEL).weights

    assert weights.own[1].view(np.float32).tolist() == packed.tolist()
    assert weights.own[2].nbytes == memory.constants[2].nbytes


@pytest.mark.parametrize("dtype", [np.float32, np.uint16])
def test_what_other_runs_read_are_normal_numbers(memory: TaskMemory, dtype: type) -> None:
    """Denormal ones would be slow, infinite ones might be."""
    weights = memory.arguments({1: np.ones(1 << 12, dtype)}, KERNEL).weights

    bits = weights.others[1].view(dtype)[: 1 << 20].astype(np.uint32)
    drawn = (bits << 16).view(np.float32) if dtype is np.uint16 else weights.others[1].view(dtype)

    assert np.isfinite(drawn).all()
    assert np.abs(drawn[drawn != 0]).min() > np.finfo(np.float32).tiny
    assert 0.01 < drawn[: 1 << 18].std() < 1


def test_indices_are_copied_for_nothing_can_stand_for_them(memory: TaskMemory) -> None:
    indices = np.arange(32, dtype=np.int32)

    weights = memory.arguments({1: indices}, KERNEL).weights

    last = weights.address(1, weights.copies - 1) - weights.others[1].ctypes.data
    assert weights.others[1][last : last + indices.nbytes].tobytes() == indices.tobytes()


def test_scratch_is_shared_and_grows(memory: TaskMemory) -> None:
    small = memory.arguments({}, KERNEL)
    large = memory.arguments({}, CompiledKernel((), 1 << 20, 1 << 16, b""))
    again = memory.arguments({}, KERNEL)

    assert (small.scratch.nbytes, small.worker_scratch.nbytes) == (512, 2 * 256)
    assert (large.scratch.nbytes, large.worker_scratch.nbytes) == (1 << 20, 2 << 16)
    assert again.scratch.ctypes.data == large.scratch.ctypes.data


def test_poison_is_no_number_wherever_a_run_writes(memory: TaskMemory) -> None:
    arguments = memory.arguments({}, KERNEL)

    memory.poison(arguments)

    assert np.isnan(memory.output).all()
    assert set(arguments.scratch) == set(arguments.worker_scratch) == {0xFF}


def test_copies_reach_beyond_the_last_cache() -> None:
    last_bytes = cache_sizes_bytes()[3]

    assert copies_beyond_caches(0) == copies_beyond_caches(1) == MAX_COPIES
    assert copies_beyond_caches(last_bytes) == 2
    assert copies_beyond_caches(8 * last_bytes) == 1
