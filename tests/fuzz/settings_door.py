"""Settings: NAME.aoe.json beside a model, the file of --tune_ops_file, and aoe.ini.

The first line of an input says which of them it is.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random

from bankd.config.bounds import read_bounds
from bankd.config.config import INI_FILE, ini_work_path
from bankd.config.model_settings import parse_settings, with_settings
from bankd.config.request import Request, read_tuning_config
from bankd.errors import BankdError
from tests.fuzz.documents import mutated_json
from tests.fuzz.door import Door
from tests.fuzz.scramble import scrambled

BESIDE = {
    "input_shape": "image:-1,3,224,224;mask:1,n=1~77", "job_type": "1,2",
    "soc_version": "x86_64-v3", "aicore_num": 2, "precision_mode": "allow_mix_precision",
    "tune_ops_name": ["conv_1"], "tune_ops_type": ["Conv", "Gemm"], "tune_optimization_level": "O1",
    "search_algorithm": "genetic", "max_tuning_count": 64, "tuning_time_limit": 600,
    "priority": -7, "dynamic_batch_size": "1,2", "dynamic_image_size": "8,8;9,9",
    "dynamic_dims": "1,64;1,128", "outside": "run",
    "quantize": "int8", "accuracy": "0.999,top_1=0.99",
}  # fmt: skip
INI = """[COMMON]
WORK_PATH = work

[BANKD]
SETTLE_S = 1.5
QUEUE = 256
DISK_FLOOR_MB = 1024
MOST_BUSY_CORES = 0.5
JOB_MEMORY_MB = 0
KEEP_DAYS = 30
LOG_LEVEL = info
"""


def door(folder: Path) -> Door:
    """What is read is also written, and has to come back as it was."""
    ini, operators = folder / INI_FILE, folder / "ops.json"

    def enter(data: bytes) -> None:
        kind, _, content = data.partition(b"\n")
        if kind == b"ini":
            ini.write_bytes(content)
            ini_work_path(ini)
            read_bounds(ini)
        elif kind == b"ops":
            operators.write_bytes(content)
            _round_trip(read_tuning_config(operators).request)
        else:
            _round_trip(with_settings(Request(), parse_settings(content, operators)))

    each = [{name: value} for name, value in BESIDE.items()]
    chosen = {name: BESIDE[name] for name in ("tune_ops_name", "tune_ops_type")}
    seeds = [
        *(b"json\n" + json.dumps(content).encode() for content in (BESIDE, *each)),
        b"ops\n" + json.dumps(chosen).encode(),
        b"ini\n" + INI.encode(),
    ]
    return Door(seeds, mutated, enter, (BankdError,))


def mutated(chance: Random, seeds: Sequence[bytes]) -> bytes:
    """The kind stays, or nearly always."""
    kind, _, content = chance.choice(seeds).partition(b"\n")
    others = [seed.partition(b"\n")[2] for seed in seeds]
    if chance.random() < 0.02:
        kind = chance.choice((b"json", b"ops", b"ini"))
    if kind == b"ini" or chance.random() < 0.15:
        content = scrambled(chance, content, others)
    else:
        content = mutated_json(chance, content, others)
    return kind + b"\n" + content


def _round_trip(request: Request) -> None:
    again = Request.parse(json.loads(json.dumps(request.as_json())))
    if again != request:
        raise AssertionError(f"{request} comes back as {again}")
