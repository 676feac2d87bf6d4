"""Numbers of a step list that are others, under a checksum that fits: an error, or no harm."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fixtures.memory_lookup import MemoryLookup
from fixtures.small import SMALL
from fixtures.small.open_networks import IMAGE_RANGES, convolutions
from tuner.backend import host_target
from tuner.errors import OfflineModelError
from tuner.offline_model.container import PartitionContent, read_container, write_container
from tuner.offline_model.imod import PartitionType
from tuner.offline_model.offline_model import FORMAT
from tuner.pipeline import compile_model
from tuner.program.program import Program, programs_from_json
from tuner.program.program_check import check_program
from tuner.session import Options
from tuner.target import Target

RUNS = """
import sys
from pathlib import Path
import numpy as np
import tuner
from tuner.errors import TunerError
for path in sorted(Path(sys.argv[1]).glob("*.om")):
    print(path.name, flush=True)
    try:
        with tuner.load(path) as model:
            shapes = [[max(size, 1) for size in port.shape] for port in model.inputs]
            if max(map(np.prod, shapes)) > 1 << 20:
                continue  # an input that is larger in the file: nothing to read or write then
            for _ in range(2):
                pairs = zip(model.inputs, shapes, strict=True)
                model.run({port.name: np.zeros(shape, port.dtype) for port, shape in pairs})
    except TunerError:
        pass
print("done")
"""
"""A child that runs all models of a folder, and says which before it does."""

Place = tuple[str | int, ...]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("damaged")


@pytest.fixture(scope="module")
def built(folder: Path) -> Path:
    return compiled(folder, "residual_cnn")


def compiled(folder: Path, name: str) -> Path:
    model, output = folder / f"{name}.onnx", folder / f"{name}.om"
    options = Options(Target(host_target().soc_version, 2))
    if name == "convolutions":
        content, options = convolutions(), replace(options, shape_ranges=IMAGE_RANGES)
    else:
        content = SMALL[name]()
    model.write_bytes(content.SerializeToString())
    compile_model(model, output, options, MemoryLookup(), lambda _: None)
    return output


def content_of(path: Path) -> tuple[dict[PartitionType, bytes], Any]:
    parts = {type_: bytes(part) for type_, part in read_container(path).partitions.items()}
    return parts, json.loads(parts[PartitionType.TASK_INFO])


def numbers_in(value: Any, at: Place = ()) -> Iterator[Place]:
    entries = value.items() if isinstance(value, dict) else enumerate(value)
    for name, entry in entries:
        if isinstance(entry, dict | list):
            yield from numbers_in(entry, (*at, name))
        elif isinstance(entry, int):
            yield (*at, name)


def changed(program: Any, place: Place, factor: int, term: int) -> Any:
    """A copy of the step list in which one number is another one."""
    copy = json.loads(json.dumps(program))
    *way, last = place
    holder = copy
    for name in way:
        holder = holder[name]
    holder[last] = holder[last] * factor + term
    return copy


def program_of(path: Path) -> Program:
    (program,) = programs_from_json(content_of(path)[1])
    return program


@pytest.mark.parametrize("name", ["residual_cnn", "tiny_encoder", "convolutions"])
def test_no_number_that_is_changed_ends_the_process(folder: Path, name: str) -> None:
    model = compiled(folder, name)
    parts, program = content_of(model)
    place = folder / f"{name} changed"
    place.mkdir()
    chance = Random(20261128)
    for number, at in enumerate(chance.choices(list(numbers_in(program)), k=60)):
        factor, term = chance.choice([(1, 1), (1, 64), (1, 4096), (2, 1), (0, 10**6), (0, 1)])
        data = json.dumps(changed(program, at, factor, term)).encode()
        content = {**parts, PartitionType.TASK_INFO: data}
        file = place / f"{number:03} {'.'.join(map(str, at))} x {factor} + {term}.om"
        partitions = [PartitionContent.of(type_, part) for type_, part in content.items()]
        write_container(
            file, "x", partitions, ops=1, platform=host_target().soc_version, user_info=FORMAT
        )

    run = [sys.executable, "-P", "-c", RUNS, str(place)]
    done = subprocess.run(run, capture_output=True, text=True, timeout=240, check=False)

    assert done.stdout.splitlines()[-1:] == ["done"], f"{done.stdout[-200:]}{done.stderr[-2000:]}"


@pytest.mark.parametrize("change", ["units", "worker scratch", "task", "policy", "needs"])
def test_a_kernel_is_called_for_what_its_name_vouches_for_alone(built: Path, change: str) -> None:
    program = program_of(built)
    number, step = next((i, s) for i, s in enumerate(program.steps) if s.phases)
    (first, *others), needs = step.phases, json.loads(step.needs)
    altered = {
        "units": replace(step, phases=(replace(first, units=first.units + 1), *others)),
        "worker scratch": replace(step, worker_scratch_bytes=step.worker_scratch_bytes + 64),
        "task": replace(step, task=program.steps[number + 1].task),
        "policy": replace(step, policy="{}"),
        "needs": replace(step, needs=json.dumps([needs[0], needs[1] + 64, needs[2]])),
    }[change]
    steps = (*program.steps[:number], altered, *program.steps[number + 1 :])

    check_program(program)
    with pytest.raises(OfflineModelError, match="damaged"):
        check_program(replace(program, steps=steps))


def test_packed_weights_have_to_be_within_the_weights(built: Path) -> None:
    program = program_of(built)
    number, step = next((i, s) for i, s in enumerate(program.steps) if any(s.packed_bytes))
    packed = next(i for i, size in enumerate(step.packed_bytes) if size)
    args = list(step.args)
    last_bytes = program.weights_bytes - step.packed_bytes[packed] + 1
    args[packed] = replace(args[packed], offset=last_bytes)
    altered = replace(step, args=tuple(args))
    steps = (*program.steps[:number], altered, *program.steps[number + 1 :])

    with pytest.raises(OfflineModelError, match="of the weights"):
        check_program(replace(program, steps=steps))


def test_scratch_memory_has_to_be_within_the_arena(built: Path) -> None:
    program = program_of(built)
    found = [(i, s) for i, s in enumerate(program.steps) if s.needs and json.loads(s.needs)[1]]
    number, step = found[0]
    beyond = replace(step.args[-1], offset=program.arena_bytes - json.loads(step.needs)[1] + 1)
    altered = replace(step, args=(*step.args[:-1], beyond))
    steps = (*program.steps[:number], altered, *program.steps[number + 1 :])

    with pytest.raises(OfflineModelError, match="scratch memory outside of the arena"):
        check_program(replace(program, steps=steps))


def test_a_step_list_of_an_earlier_version_is_read_as_before(built: Path) -> None:
    program = program_of(built)
    steps = tuple(replace(step, needs="", packed_bytes=()) for step in program.steps)

    check_program(replace(program, steps=steps))
