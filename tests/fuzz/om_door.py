"""Offline models: ours, loaded, described and read back to be tuned again, and those of others.

Mutations reach behind checksum and digest: a partition is changed, and the file written anew.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

from fixtures import third_party
from fixtures.memory_lookup import MemoryLookup
from fixtures.small import SMALL
from fixtures.small.open_networks import IMAGE_RANGES, convolutions
from tests.fuzz.documents import mutated_json
from tests.fuzz.door import Door
from tests.fuzz.onnx_seeds import seeds as onnx_models
from tests.fuzz.scramble import scrambled
from tuner.errors import OfflineModelError, TunerError
from tuner.lookup.model_lookup import read_model
from tuner.offline_model.cann_file import kind_of, read_cann
from tuner.offline_model.container import PartitionContent, read_container, write_container
from tuner.offline_model.description import describe
from tuner.offline_model.imod import PartitionType
from tuner.offline_model.offline_model import FORMAT, SOURCE, load, load_source
from tuner.offline_model.signature import SLOT_TYPE
from tuner.pipeline import compile_model
from tuner.program.program import programs_from_json
from tuner.program.program_check import check_program
from tuner.session import Options
from tuner.target import Target

OPTIONS = Options(Target("x86_64-v3", 1))
COMPILED = (0, 1, 2, 5, 18)
"""Numbers of the small ONNX models that become offline models."""

_TYPES = [type_ for type_ in PartitionType if type_ != SLOT_TYPE]

Parts = Mapping[PartitionType, bytes]


def door(folder: Path) -> Door:
    """Each input is one file, entered by all who read such files."""
    path = folder / "model.om"
    entrances: Sequence[Callable[[], object]] = (
        lambda: _check_programs(path),
        lambda: describe(path, verify=False),
        lambda: load_source(path, verify=False),
        lambda: read_model(path, OPTIONS),
        lambda: kind_of(path) is None or read_cann(path),
    )

    def enter(data: bytes) -> None:
        """Refused if nobody takes it."""
        path.write_bytes(data)
        refusals = [refusal for entrance in entrances if (refusal := _refusal(entrance))]
        if len(refusals) == len(entrances):
            raise refusals[-1]

    ours = _compiled(folder)
    known = {data: _parts(folder, data) for data in ours}

    def mutated(chance: Random, seeds: Sequence[bytes]) -> bytes:
        data = chance.choice(seeds)
        if data in known and chance.random() < 0.7:
            return _rewritten(chance, folder, known[data], list(known.values()))
        return scrambled(chance, data, seeds)

    return Door([*ours, *_of_others()], mutated, enter, (OfflineModelError,))


def _check_programs(path: Path) -> None:
    """Everything that is done with a file before its code runs, at the smallest sizes too."""
    for program in programs_from_json(load(path, verify=False).program):
        check_program(program)


def _refusal(entrance: Callable[[], object]) -> TunerError | None:
    try:
        entrance()
    except TunerError as error:
        return error
    return None


def _compiled(folder: Path) -> list[bytes]:
    onnx, om = folder / "seed.onnx", folder / "seed.om"
    found = []
    for model in (*(onnx_models()[i] for i in COMPILED), SMALL["runtime_matmul"]()):
        onnx.write_bytes(model.SerializeToString())
        compile_model(onnx, om, OPTIONS, MemoryLookup(), lambda _: None)
        found.append(om.read_bytes())
    onnx.write_bytes(convolutions().SerializeToString())
    ranges = replace(OPTIONS, shape_ranges=IMAGE_RANGES)
    compile_model(onnx, om, ranges, MemoryLookup(), lambda _: None)
    return [*found, om.read_bytes()]


def _parts(folder: Path, data: bytes) -> Parts:
    path = folder / "seed.om"
    path.write_bytes(data)
    return {type_: bytes(content) for type_, content in read_container(path).partitions.items()}


def _rewritten(chance: Random, folder: Path, parts: Parts, others: Sequence[Parts]) -> bytes:
    """A file with other content in one partition or two, and sums that fit."""
    content = dict(parts)
    for _ in range(chance.choice((1, 1, 2))):
        type_ = chance.choice(list(content))
        lent = [other[type_] for other in others if type_ in other]
        content[type_] = _mutated_part(chance, type_, content[type_], lent)
    if chance.random() < 0.05:
        del content[chance.choice(list(content))]
    if chance.random() < 0.05:
        content[chance.choice(_TYPES)] = chance.choice(list(parts.values()))
    path = folder / "mutated.om"
    partitions = [PartitionContent.of(type_, data) for type_, data in content.items()]
    write_container(path, "x", partitions, ops=1, platform="x86_64-v3", user_info=FORMAT)
    return path.read_bytes()


def _mutated_part(
    chance: Random, type_: PartitionType, data: bytes, lent: Sequence[bytes]
) -> bytes:
    if type_ == SOURCE:
        text = mutated_json(chance, data.partition(b"\n")[2], [d.partition(b"\n")[2] for d in lent])
        return hashlib.sha256(text).hexdigest().encode() + b"\n" + text
    if type_ == PartitionType.TASK_INFO:
        return mutated_json(chance, data, lent)
    return scrambled(chance, data, lent)


def _of_others() -> list[bytes]:
    compressed = third_party.Imod([[(third_party.MODEL_DEF, third_party.compressed_model_def())]])
    two = third_party.Imod(third_party.Imod().models * 2)
    return [
        third_party.Imod().packed(),
        third_party.Imod(is_wide=True).packed(),
        compressed.packed(),
        two.packed(),
        third_party.pico(),
        third_party.om2(),
    ]
