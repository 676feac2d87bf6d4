"""The command line of `make bench`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from benchmarks.summary import AMX, AVX512
from fixtures.zoo import ZOO
from tuner.backend import host_cores, host_soc_versions, host_target
from tuner.errors import TunerError
from tuner.measure.peers import PEERS, is_installed, parse_peers

MODELS = ("resnet50", "mobilenetv2", "yolov5s", "bert_base", "gpt2")
QUICK_MODELS = ("mobilenetv2", "resnet50")
SECONDS, QUICK_SECONDS = 12.0, 2.0
TUNING_LIMIT_S, QUICK_TUNING_LIMIT_S = 120.0, 20.0


def parse_options(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Lists are tuples; what was not given has its default, or that of --quick."""
    options = _parser().parse_args(arguments)
    quick = options.quick
    options.models = options.models or (QUICK_MODELS if quick else MODELS)
    options.threads = options.threads or (host_cores(),) * quick or default_threads()
    options.seconds = options.seconds or (QUICK_SECONDS if quick else SECONDS)
    limit_s = QUICK_TUNING_LIMIT_S if quick else TUNING_LIMIT_S
    options.tuning_time_limit = options.tuning_time_limit or limit_s
    if options.mixed is None:
        options.mixed = AMX in host_soc_versions()
    return options


def default_threads() -> tuple[int, ...]:
    return (1, host_cores()) if host_cores() > 1 else (1,)


def default_tiers() -> tuple[str, ...]:
    """The best; where that is the one with AMX, the best without it beside."""
    best = host_target().soc_version
    return (best, AVX512) if best == AMX else (best,)


def default_peers() -> tuple[str, ...]:
    return tuple(name for name in ("onnxruntime", "openvino") if is_installed(name))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.models",
        description="Time whole models beside ONNX Runtime and OpenVINO; tune first what the"
        " benchmark's bank misses. What is measured already is not measured again.",
    )
    add = parser.add_argument
    add(
        "--models",
        type=_models,
        metavar="M,M",
        help=f"of the zoo, or ONNX files (default: {','.join(MODELS)})",
    )
    add("--threads", type=_threads, metavar="N,N", help="(default: 1 and all cores)")
    add(
        "--soc_version",
        type=_tiers,
        metavar="TIER,TIER",
        default=default_tiers(),
        help="instruction-set tiers, such as x86_64-v3 (default: the best of this machine)",
    )
    add(
        "--mixed",
        action=argparse.BooleanOptionalAction,
        help="mixed precision, too (default: where the machine has AMX)",
    )
    add(
        "--against",
        type=_peers,
        metavar="P,P",
        default=default_peers(),
        help=f"some of {','.join(PEERS)} (default: the first two, as far as installed)",
    )
    add(
        "--seconds",
        type=_positive,
        metavar="S",
        help=f"for the blocks of each model and target (default: {SECONDS:g})",
    )
    add(
        "--tuning_time_limit",
        type=_positive,
        metavar="S",
        help=f"for each model and target (default: {TUNING_LIMIT_S:g})",
    )
    add(
        "--quick",
        action="store_true",
        help=f"a first look: {','.join(QUICK_MODELS)} on all cores, short",
    )
    add("--fresh", action="store_true", help="begin a new bank; the old one is set aside")
    add("--again", action="store_true", help="measure again what is measured already")
    add(
        "--steps",
        type=int,
        default=0,
        metavar="N",
        help="show where the time goes: kinds of steps, and the N slowest",
    )
    add("--json", action="store_true", help="print rows and summary as JSON")
    add(
        "--folder",
        type=Path,
        default=Path("run/bench"),
        metavar="DIR",
        help="models, bank and reports (default: run/bench)",
    )
    add("--results", type=Path, default=Path("benchmarks/results"), metavar="DIR",
        help="rows (default: benchmarks/results)")  # fmt: skip
    return parser


def _words(text: str) -> tuple[str, ...]:
    words = tuple(dict.fromkeys(word.strip() for word in text.split(",") if word.strip()))
    if not words:
        raise argparse.ArgumentTypeError("nothing is named")
    return words


def _models(text: str) -> tuple[str, ...]:
    for name in _words(text):
        if name not in ZOO and not Path(name).is_file():
            raise argparse.ArgumentTypeError(
                f"{name!r} is no file, and none of the zoo's {', '.join(ZOO)}"
            )
    return _words(text)


def _threads(text: str) -> tuple[int, ...]:
    counts = _words(text)
    if not all(count.isdecimal() and 1 <= int(count) <= host_cores() for count in counts):
        raise argparse.ArgumentTypeError(f"{text!r}: give numbers from 1 to {host_cores()}")
    return tuple(map(int, counts))


def _tiers(text: str) -> tuple[str, ...]:
    try:
        return tuple(host_target(tier).soc_version for tier in _words(text))
    except TunerError as error:
        raise argparse.ArgumentTypeError(error.message) from error


def _peers(text: str) -> tuple[str, ...]:
    try:
        return parse_peers(text)
    except TunerError as error:
        raise argparse.ArgumentTypeError(f"{error.message}; {error.hint}") from error


def _positive(text: str) -> float:
    value = float(text)
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} is not a time above 0")
    return value
