"""`make bench-shapes`: models tuned for a range of sizes, at sizes that they were not tuned for.

Each network is tuned once for its range through the command line, and then called at a few sizes
drawn from it, next to ONNX Runtime and OpenVINO with open sizes, in alternating blocks. With
`--exact N`, it is tuned for N of these sizes exactly as well: what does the range cost there?
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from subprocess import PIPE

import numpy as np
import onnx

from bankd.system.device_lock import holding_device, lock_folder
from benchmarks import machine
from benchmarks.models import say
from benchmarks.session import tune_with_aoe
from fixtures import zoo
from fixtures.opened import input_shape_text, inputs_of, opened
from fixtures.zoo.llama import BATCH, NEW, PAST, llama
from tuner.backend import host_cores, host_soc_versions
from tuner.measure.cores import wait_for_cores
from tuner.measure.models import Runner, max_difference, time_in_blocks
from tuner.measure.peers import PEERS, is_installed
from tuner.runtime import model as runtime
from tuner.target import Target
from tuner.trials.trial import median, ratio_interval

FOLDER = Path("run/bench-shapes")
RESULTS = Path(__file__).parent / "results"
SIZES = 12
SECONDS = 4.0
PATIENCE_S = 30.0
MAX_TOKEN = 8000
EXPORTED = ("distilbert", "modernbert", "qwen2", "roberta")
"""Networks that PyTorch exports; they are timed only where they are named."""
PREFILLED = 512
"""Tokens that are given at once to fill a cache."""


@dataclass(frozen=True)
class Case:
    """A network with an open size, or with a step for each of some sizes."""

    build: Callable[[], onnx.ModelProto]
    """The network; its inputs have names for their open sizes."""
    name: str
    """The open size that is varied."""
    low: int
    high: int
    tuned: tuple[int, ...]
    """Sizes that are tuned, which are not drawn; of steps all."""
    option: str = ""
    """The option that gives the steps; empty: the range is tuned."""
    others: Mapping[str, int | str] = field(default_factory=dict)
    """Other open sizes: a number, or a range such as "0~1024"."""
    called: Mapping[str, int] = field(default_factory=dict)
    """Values of these ranges in calls; else it is their high end."""
    is_decoding: bool = False
    """True if the size is the tokens in a decoder's cache, which grows in place."""

    def arguments(self, model: onnx.ModelProto, size: int | None = None) -> list[str]:
        """Options of the command that tunes the range or the steps, or exactly one size."""
        if size is not None:
            values = {name: str(value) for name, value in called_sizes(self, size).items()}
            return ["--input_shape", input_shape_text(model, values)]
        if self.option:
            steps = ";".join(f"{each},{each}" for each in self.tuned)
            open_sizes = dict.fromkeys((self.name, *self.others), "-1")
            return ["--input_shape", input_shape_text(model, open_sizes), self.option, steps]
        ranges = {
            self.name: f"{self.low}~{self.high}",
            **{n: str(v) for n, v in self.others.items()},
        }
        return ["--input_shape", input_shape_text(model, ranges)]

    def values(self, size: int) -> dict[str, int]:
        """All open sizes of a call."""
        if self.option:
            return dict.fromkeys((self.name, *self.others), size)
        others = {name: high_end(value) for name, value in self.others.items()}
        return {self.name: size, **others, **self.called}


def high_end(value: int | str) -> int:
    """The number, or the high end of a range."""
    return int(str(value).rpartition("~")[2])


def _batch(name: str) -> Case:
    return Case(lambda: opened(zoo.build(name), {0: "batch"}), "batch", 1, 8, (1, 8))


def _exported(name: str) -> Case:
    """A network of Hugging Face as PyTorch exports it, for texts of any length in any batch.

    PyTorch, which `make torch-venv` installs, stays out of the process that measures.
    """

    def build() -> onnx.ModelProto:
        command = [sys.executable, "-m", "fixtures.exported", name]
        return onnx.load_from_string(subprocess.run(command, check=True, stdout=PIPE).stdout)

    tuned = (4, 16, 64, 128)
    return Case(build, "tokens", 1, 128, tuned, others={"batch": "1~8"}, called={"batch": 3})


CASES: Mapping[str, Case] = {
    "bert_base": Case(
        lambda: opened(zoo.build("bert_base"), {1: "tokens"}), "tokens", 1, 512, (8, 64, 512)
    ),
    **{f"{name} batch": _batch(name) for name in zoo.ZOO if name != "resnet101"},
    "yolov5s sizes": Case(
        lambda: opened(zoo.build("yolov5s"), {2: "height", 3: "width"}), "height", 320, 640,
        (320, 480, 640), "--dynamic_image_size", {"width": 0},
    ),
    "llama prefill": Case(llama, NEW, 1, 512, (8, 64, 512, 1), "", {BATCH: 1, PAST: "0~1024"}),
    "llama decode": Case(
        llama, PAST, 0, 1024, (1024,), "", {BATCH: 1, NEW: "1~512"}, is_decoding=True
    ),
    **{f"{name} exported": _exported(name) for name in EXPORTED},
}  # fmt: skip

Interval = tuple[float, float, float]


@dataclass(frozen=True)
class Row:
    """A network at one size."""

    at: str
    model: str
    target: str
    size: int
    ours_ms: float
    ratios: Mapping[str, Interval]
    """Time of each peer, or of the model tuned for exactly this size ("exact"), over ours."""
    difference: float
    """Largest difference of the outputs from ONNX Runtime's, relative to the largest value."""
    tuned_s: float
    """Seconds of the whole command that tuned the range."""


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    here = machine.machine()
    slug = machine.cpu_slug(str(here["cpu"]))
    path = RESULTS / f"{datetime.now(UTC):%Y-%m-%d}-{slug}-shapes.jsonl"
    facts = {"machine": here, "versions": machine.versions()}
    rows, target = [], Target(options.soc_version, options.cores)
    for name in options.models:
        for row in measure(name, target, options.exact, options.sizes):
            _tell(row)
            rows.append(row)
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({**asdict(row), **facts}, sort_keys=True) + "\n")
    _tell_means(rows)
    return 0


def measure(name: str, target: Target, exact: int, count: int) -> Iterator[Row]:
    """Tune a network for its range, and time it at sizes drawn from that."""
    case, bare = CASES[name], name.replace(" ", "-")
    model, slug = FOLDER / "models" / f"{bare}.onnx", f"{bare}-{target.soc_version}"
    model.parent.mkdir(parents=True, exist_ok=True)
    proto = case.build()
    onnx.save(proto, model)
    tuned_s = _tune(model, slug, case.arguments(proto), target)
    sizes = drawn_sizes(case, count)
    possible = [size for size in sizes if 0 not in called_sizes(case, size).values()]
    chosen = set(possible[:: max(1, len(possible) // exact)][:exact]) if exact else set()
    for size in sizes:
        if size in chosen:
            _tune(model, f"{slug}-{size}", case.arguments(proto, size), target)
    with holding_device(lock_folder(os.environ)), ExitStack() as opened_:
        ours = opened_.enter_context(runtime.load(_output(slug)))
        peers = {
            peer: PEERS[peer](model, target.cores, ())
            for peer in ("onnxruntime", "openvino")
            if is_installed(peer)
        }
        for size in sizes:
            feeds = feeds_of(proto, called_sizes(case, size))
            way: Runner = ours
            if case.is_decoding:
                way = growing = GrowingCache(ours, case, size)
                feeds |= growing.past
            runners: dict[str, Runner] = {"ours": way, **peers}
            if size in chosen:
                runners["exact"] = opened_.enter_context(runtime.load(_output(f"{slug}-{size}")))
            wait_for_cores(target, PATIENCE_S)
            seconds = time_in_blocks(runners, feeds, SECONDS).seconds
            wanted, got = peers["onnxruntime"].run(feeds), way.run(feeds)
            yield Row(
                f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}", name, str(target), size,
                1e3 * median(seconds["ours"]),
                {n: ratio_interval(s, seconds["ours"]) for n, s in seconds.items() if n != "ours"},
                max_difference({name: wanted[name] for name in got}, got), tuned_s,
            )  # fmt: skip


def called_sizes(case: Case, size: int) -> dict[str, int]:
    """All open sizes of a call: prefill begins with nothing, decoding has one new token."""
    values = case.values(size)
    if case.is_decoding:
        return {**values, NEW: 1}
    return {**values, PAST: 0} if PAST in values else values


class GrowingCache:
    """A step of decoding, as users call it: the cache is bound, and only new tokens are given."""

    def __init__(self, model: runtime.LoadedModel, case: Case, tokens: int) -> None:
        """A cache with so many tokens, that of a random text."""
        self._cache, self._tokens = model.bind_cache(case.high + 1), tokens
        for start in range(0, tokens, PREFILLED):
            places = np.arange(start, min(start + PREFILLED, tokens), dtype=np.int64)[None]
            self._cache.run({"input_ids": places % MAX_TOKEN, "position_ids": places})
        self.past = {name: array.copy() for name, array in self._cache.arrays.items()}

    def run(self, inputs: Mapping[str, np.ndarray]) -> dict[str, np.ndarray]:
        """Logits of one token after so many; caches of the inputs are not looked at."""
        self._cache.length = self._tokens
        new = {name: array for name, array in inputs.items() if name not in self.past}
        return self._cache.run(new)


def drawn_sizes(case: Case, count: int) -> list[int]:
    """Sizes between the ends, evenly over their logarithms, none of which was tuned."""
    if case.option:
        return list(case.tuned)
    free = [size for size in range(max(1, case.low), case.high + 1) if size not in case.tuned]
    if len(free) <= count:
        return free
    rng, found = random.Random(case.high), set[int]()
    while len(found) < count:
        found.add(round(math.exp(rng.uniform(math.log(free[0]), math.log(case.high + 1)))))
        found &= set(free)
    return sorted(found)


def feeds_of(model: onnx.ModelProto, values: Mapping[str, int]) -> dict[str, np.ndarray]:
    """Tokens, masks of ones, and images of normal numbers."""
    rng, feeds = np.random.default_rng(0), dict[str, np.ndarray]()
    for value in inputs_of(model):
        sizes = value.type.tensor_type.shape.dim
        shape = [values.get(size.dim_param, size.dim_value) for size in sizes]
        if value.name == "position_ids":
            first = values[PAST]
            feeds[value.name] = np.arange(first, first + shape[1], dtype=np.int64)[None]
            continue
        if value.type.tensor_type.elem_type == onnx.TensorProto.FLOAT:
            feeds[value.name] = rng.standard_normal(shape).astype(np.float32)
        elif "mask" in value.name:
            feeds[value.name] = np.ones(shape, np.int64)
        else:
            high = 2 if "type" in value.name else MAX_TOKEN
            feeds[value.name] = rng.integers(0, high, shape)
    return feeds


def _tune(model: Path, slug: str, shapes: Sequence[str], target: Target) -> float:
    """Seconds of the command; an offline model that is there already is kept."""
    seconds = FOLDER / "compiled" / f"{slug}.seconds"
    if _output(slug).exists() and seconds.exists():
        return float(seconds.read_text("utf-8"))
    place = FOLDER / "place"
    (place / "bank").mkdir(parents=True, exist_ok=True)
    folders = {
        "TUNE_BANK_PATH": str(place / "bank"),
        "TUNE_KERNEL_CACHE_PATH": str(place / "kernels"),
        "ASCEND_WORK_PATH": str(place),
        "ENABLE_BUILT_IN_BANK": "False",
    }
    say(f"tuning {slug} for {' '.join(shapes)}")
    arguments = (
        *shapes, "--job_type", "2",
        "--soc_version", target.soc_version, "--aicore_num", str(target.cores),
    )  # fmt: skip
    took_s = tune_with_aoe(model, arguments, folders, FOLDER / "compiled" / slug)
    seconds.write_text(f"{took_s}\n", "utf-8")
    return took_s


def _output(slug: str) -> Path:
    return FOLDER / "compiled" / f"{slug}.om"


def _tell(row: Row) -> None:
    ratios = ", ".join(
        f"{name} {middle:.2f} [{low:.2f}, {high:.2f}]"
        for name, (low, middle, high) in row.ratios.items()
    )
    print(f"{row.model} {row.target} {row.size}: {row.ours_ms:.3f} ms; {ratios};"
          f" differs by {row.difference:.1e}", flush=True)  # fmt: skip


def _tell_means(rows: Sequence[Row]) -> None:
    for name in dict.fromkeys(row.model for row in rows):
        own = [row for row in rows if row.model == name]
        for peer in dict.fromkeys(peer for row in own for peer in row.ratios):
            ratios = [row.ratios[peer][1] for row in own if peer in row.ratios]
            mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
            print(f"{name}: {peer} / ours {mean:.2f} in the geometric mean of {len(ratios)} sizes,"
                  f" {min(ratios):.2f} at least; tuned in {own[0].tuned_s:.0f} s")  # fmt: skip


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.shapes", description=__doc__)
    usual = [name for name in CASES if not name.endswith(" exported")]
    parser.add_argument("models", nargs="*", default=usual, help=", ".join(CASES))
    parser.add_argument("--cores", type=int, default=host_cores())
    parser.add_argument(
        "--soc_version", default=host_soc_versions()[-1], choices=host_soc_versions()
    )
    parser.add_argument("--exact", type=int, default=0, help="sizes that are tuned exactly, too")
    parser.add_argument("--sizes", type=int, default=SIZES)
    return parser


if __name__ == "__main__":
    sys.exit(main())
