"""Which memory the runs of a subgraph's candidates read and write."""

from dataclasses import replace

import numpy as np
import pytest

from tests.tuner.measure.small_subgraphs import MODE, row_of_products
from tuner.cpu import host
from tuner.measure.bench import BenchArguments, BenchMemory
from tuner.measure.candidate_memory import copies_beyond_caches
from tuner.ops.uses import tasks_by_output
from tuner.precision_modes import PrecisionModes
from tuner.program.build import BuiltProgram, build_program
from tuner.program.kernel_store import KernelStore
from tuner.program.program import Place
from tuner.search.space import Space
from tuner.subgraph.subgraph import random_inputs_of, with_random_weights
from tuner.target import Target

GRAPH = with_random_weights(row_of_products(), 0)
FEEDS = random_inputs_of(GRAPH, 0)


@pytest.fixture
def memory(target: Target) -> BenchMemory:
    return BenchMemory(GRAPH, FEEDS, target)


@pytest.fixture
def built(target: Target) -> BuiltProgram:
    tasks = tasks_by_output(GRAPH, PrecisionModes(MODE))
    policies = {task.key: Space(task, target).default for task in tasks.values()}
    return build_program(GRAPH, tasks, policies, target, KernelStore())


@pytest.fixture
def arguments(memory: BenchMemory, built: BuiltProgram) -> BenchArguments:
    return memory.arguments(built)


def test_each_run_reads_weights_of_its_own_and_the_same_activations(
    memory: BenchMemory, built: BuiltProgram, arguments: BenchArguments
) -> None:
    runs = [memory.steps(built.program, arguments, run) for run in range(arguments.weights.copies)]

    for number in range(len(built.program.steps)):
        x, w, b, out, scratch = zip(*(run[number].args for run in runs), strict=True)
        assert len(set(x)) == len(set(out)) == len(set(scratch)) == 1
        assert len(set(w)) == len(set(b)) == len(runs) > 1


def test_the_weights_of_a_run_have_left_every_cache_when_they_are_read_again(
    built: BuiltProgram, arguments: BenchArguments
) -> None:
    assert arguments.weights.stride_bytes == built.program.weights_bytes
    cache_bytes = host.caches_of(built.program.target.soc_version)[3]
    copies = copies_beyond_caches(built.program.weights_bytes, cache_bytes)
    assert arguments.weights.copies == copies


def test_a_place_may_lie_within_a_piece_of_the_weights(
    memory: BenchMemory, built: BuiltProgram, arguments: BenchArguments
) -> None:
    """As parts of a constant do."""
    step, last = built.program.steps[0], built.weights[-1]
    inside = replace(step, args=(Place("weights", last.offset + 64),))
    [first] = memory.steps(replace(built.program, steps=(inside,)), arguments, 0)
    [second] = memory.steps(replace(built.program, steps=(inside,)), arguments, 1)

    weights = arguments.weights
    assert first.args[0].offset == weights.address(last.offset, 0) + 64
    assert second.args[0].offset == weights.address(last.offset, 1) + 64


def test_a_place_may_lie_within_an_input(
    memory: BenchMemory, built: BuiltProgram, arguments: BenchArguments
) -> None:
    step = replace(built.program.steps[0], args=(Place("input", 0), Place("input", 0, 256)))
    [moved] = memory.steps(replace(built.program, steps=(step,)), arguments, 0)

    assert moved.args[1].offset == moved.args[0].offset + 256


def test_outputs_are_seen_where_the_program_puts_them(
    memory: BenchMemory, built: BuiltProgram, arguments: BenchArguments
) -> None:
    """Also those that no step writes, because they are inputs."""
    [output], [given] = built.program.outputs, built.program.inputs
    both = replace(
        built.program,
        outputs=(output, given),
        output_places=(Place("output", 0), Place("input", 0)),
    )
    memory.poison(arguments)

    seen = memory.outputs(both, arguments)

    assert np.isnan(seen[output.name]).all()
    assert seen[output.name].shape == output.shape
    assert (seen[given.name] == FEEDS[given.name]).all()


def test_poison_is_no_number_wherever_a_run_writes(
    memory: BenchMemory, built: BuiltProgram, arguments: BenchArguments
) -> None:
    memory.poison(arguments)

    assert built.program.arena_bytes > 0
    assert arguments.arena.nbytes == built.program.arena_bytes
    assert set(arguments.arena) == {0xFF}
    assert set(arguments.worker_scratch) <= {0xFF}


def test_candidates_share_the_largest_arena(memory: BenchMemory, built: BuiltProgram) -> None:
    small = memory.arguments(built)
    wide = replace(built.program, arena_bytes=built.program.arena_bytes + (1 << 20))
    large = memory.arguments(built.with_program(wide))
    again = memory.arguments(built)

    assert small.arena.nbytes == again.arena.nbytes == built.program.arena_bytes
    assert large.arena.ctypes.data == again.arena.ctypes.data != small.arena.ctypes.data
