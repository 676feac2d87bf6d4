"""Files of the original's forms, written for the tests: small, and as dirty as asked for."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

UNIFIED_NAME = "Ascend910B4-1_20_AiCore_matmul.json"
RUNTIME_NAME = "Ascend910_9391_24_AiCore_MatMulV3_runtime_kb.json"
RL_NAME = "Ascend310_AiCore_2_v001_20210824_155338_854171.json"
GA_NAME = "AIC_repository_Ascend910_9391_conv2d.json"
GRAPH_NAME = "ascend910b_l2cache.json"
GRADIENT_NAME = "Ascend910A_gradient_fusion.json"

UNIFIED_PATH = f"Ascend910B4-1/unified_bank/{UNIFIED_NAME}"
RUNTIME_PATH = f"Ascend910_9391/unified_bank/{RUNTIME_NAME}"
RL_PATH = f"Ascend310/vector/{RL_NAME}"
GA_PATH = f"Ascend910_9391/cube/{GA_NAME}"

MARK = b"\xef\xbb\xbf"
BIG = 2**64 - 1
"""An id that a float would round."""


def unified_info(number: int) -> dict[str, Any]:
    """Not in the order of its keys, as in real files; the order makes the key."""
    return {"op": "matmul", "m": number, "k": 1.50, "bias": None, "a_dtype": "float16"}


def unified_key(number: int) -> str:
    return hashlib.md5(json.dumps(unified_info(number)).encode()).hexdigest()


def unified_entry(number: int, *, tile: int = 8, times: Iterable[object] = (12.5,)) -> str:
    """Candidates with tiles that count up from `tile`."""
    candidates = [
        {"knowledge": {"tile": tile + i}, "info_dict": unified_info(number), "cost_time": time_us}
        for i, time_us in enumerate(times)
    ]
    return f'"{unified_key(number)}": {json.dumps(candidates)}'


def unified(*entries: str, newline: str = "\n", end: str = "\n") -> bytes:
    body = f",{newline}".join(entries)
    return f"{{{newline}{body}{newline}}}{end}".encode()


def runtime_line(number: int, *, tile: int = 8, id_: int = 7) -> str:
    info = {"m": number, "k": 5120, "scale": 1.0, "bias_flag": False}
    return (
        f'{{"id":{id_},"info_dict":{json.dumps(info)},"knowledge":{{"tile":{tile}, '
        f'"rate":1.50}},"op":"MatMulV3","version":0}}'
    )


def lines(*entries: str, newline: str = "\n", end: str = "\n") -> bytes:
    return (newline.join(entries) + end).encode()


def ga_line(number: int, *, tile: int = 8, time_us: str = "30.25") -> str:
    shape = {f"s{i}": number for i in range(27)}
    return json.dumps({"shape": shape, "tiling": [tile] * 51})[:-1] + f', "cost_time": {time_us}}}'


def rl_entry(number: int, *, tile: int = 8) -> str:
    features = json.dumps([[1, [[0, 0]], [1, number], [], 9, []]])
    return f"{json.dumps(features)}: {json.dumps(json.dumps([['tmpl', 0], tile]))}"


def rl(*entries: str, newline: str = "\n", end: str = "") -> bytes:
    body = f",{newline}    ".join(entries)
    return f"{{{newline}    {body}{newline}}}{end}".encode()


GRAPH_HEAD = '{"version":"2.1"}'


def graph_line(number: int, *, tile: int = 8) -> str:
    return (
        f'{{"feature":{{"nodes":{number}}},"graphID":{BIG - number},"strategy":'
        f'{{"modelName":"m","end2EndTime":1E5,"group":[{tile}]}}}}'
    )


def gradient_model(number: int, *, time_us: int = 100) -> str:
    return (
        f'{{"modelhash":"{BIG - number}","modelvalue":{{"gradientSize":[4004,8200192],'
        f'"gradientTime":[{time_us},102]}}}}'
    )


def gradient(*models: str, end: str = "\n") -> bytes:
    return f"[{','.join(models)}]{end}".encode()


def one_of_each(root: Path) -> dict[str, bytes]:
    """A tree as TUNE_BANK_PATH has it; its files by path."""
    files = {
        UNIFIED_PATH: unified(unified_entry(1, times=(3.5, 7)), unified_entry(2, times=(1e17,))),
        RUNTIME_PATH: MARK + lines(runtime_line(1), runtime_line(2), newline="\r\n", end=""),
        RL_PATH: rl(rl_entry(1), rl_entry(2)),
        GA_PATH: lines(ga_line(1), ga_line(2, time_us="9")),
        GA_PATH.replace(".json", ".bin"): b"\0\1\2",
        GRAPH_NAME: lines(GRAPH_HEAD, graph_line(1), graph_line(2)),
        GRADIENT_NAME: gradient(gradient_model(1), gradient_model(2)),
        "Ascend910_9391/unified_bank/Ascend910_9391_24_AiCore_Nothing_runtime_kb.json": b"{}\n",
    }
    for path, content in files.items():
        write(root, path, content)
    return files


def write(root: Path, path: str, content: bytes) -> Path:
    place = root / path
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(content)
    return place
