"""`bankd bench`: whole models timed against the default policies and other engines."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from bankd import bridge
from bankd.cli.device import busy_option, holding, on_device
from bankd.cli.formatting import hear_fault, remark
from bankd.cli.model_files import existing_model_file, require_model
from bankd.cli.options import (
    CORE_COUNT,
    PATH,
    FiniteRange,
    json_option,
    options_of,
    request_of,
    require_file,
    wide_option,
)
from bankd.cli.tables import Microseconds, interval, is_json, print_json, print_table
from bankd.config.config import read_settings
from bankd.errors import ExitCode
from bankd.suggestion import with_question

if TYPE_CHECKING:
    from bankd.bridge import BenchResult
    from tuner.session import StepTime

PEERS = ("onnxruntime", "openvino", "openvino-bf16")


def known_peers(context: click.Context, option: click.Parameter, value: str | None) -> str | None:
    """ "onnxruntime,openvino" as it is, if all of them are known."""
    for name in value.split(",") if value else ():
        if name.strip() not in PEERS:
            message = f"{name.strip()!r} is none of {', '.join(PEERS)}"
            message = with_question(message, name.strip(), PEERS)
            raise click.BadParameter(message, context, option)
    return value


@click.command
@click.argument("models", metavar="MODEL...", nargs=-1, required=True, type=PATH)
@click.option("--against", metavar="PEERS", callback=known_peers,
              help=f"Time these in the same session: any of {','.join(PEERS)}.")  # fmt: skip
@click.option("--threads", type=CORE_COUNT, metavar="N", help="The same as --aicore_num.")
@click.option("--seconds", type=FiniteRange(min=0.1), default=10.0, show_default=True,
              help="Time to spend on measuring each model.")  # fmt: skip
@click.option("--top", type=click.IntRange(min=0), metavar="N",
              help="Show only the N slowest steps.")  # fmt: skip
@options_of("shapes")
@options_of("samples")
@busy_option
@options_of("precision")
@options_of("target")
@wide_option
@json_option
def bench(models: Sequence[Path], **options: Any) -> int:
    """Time models (.onnx or .om) with what the bank holds, step by step; tunes nothing.

    A ratio is the peer's time over ours, with its 95 % interval: above 1 we are faster.
    Of steps of shapes the largest is timed, and of ranges each point that is tuned.
    OpenVINO is installed by `pip install openvino`. The policies of the steps are in the JSON.

    \b
    Examples:
      bankd bench m.onnx --against onnxruntime,openvino
      bankd bench a.om b.om --threads 1 --top 10
      bankd bench m.onnx --json
    """
    for file in filter(None, (*map(existing_model_file, models), options["samples"])):
        require_file(file)
    for model in models:
        require_model(None, model)
    if None not in (options["threads"], options["cores"]):
        raise click.UsageError("--threads and --aicore_num mean the same: give one of them")
    if options["threads"] is not None:
        options["cores"] = options["threads"]
    settings = read_settings(os.environ, Path.cwd(), makes_bank=False, hear=hear_fault)
    with (
        on_device(settings) as device,
        bridge.Worker(settings, request_of(options), makes_bank=False) as worker,
    ):
        worker.require_peers(options["against"])
        with holding(options["busy"], device):
            results = []
            for model in models:
                remark(f"timing {model}")
                for sizes, result in worker.bench(model, options["against"], options["seconds"]):
                    results.append((model, sizes, result))
    if is_json():
        print_json(
            [
                {"path": str(model), **({"sizes": sizes} if sizes else {}), **asdict(result)}
                for model, sizes, result in results
            ]
        )
    else:
        _print(results, options["top"])
    return ExitCode.OK


def _title(model: Path, sizes: Mapping[str, int]) -> str:
    """ "m.onnx", "m.onnx batch=8, seq=64" of a point of its ranges."""
    at = ", ".join(f"{name}={size}" for name, size in sizes.items())
    return f"{model.name} {at}".rstrip()


def _print(results: Sequence[tuple[Path, Mapping[str, int], BenchResult]], top: int | None) -> None:
    peers = {peer.name: peer.title for *_, result in results for peer in result.peers}
    columns = ["model", "default", "tuned", "default/tuned", "GFLOP/s", "of peak"]
    for title in peers.values():
        columns += [title, f"{title}/tuned"]
    print_table(
        columns,
        (_row(_title(model, sizes), result, list(peers)) for model, sizes, result in results),
        cutting=("model",),
        dropping=("of peak", "GFLOP/s", "default/tuned", "default"),
    )
    for model, sizes, result in results:
        title = _title(model, sizes)
        if result.verdict is not None:
            remark(f"{title}: {result.verdict}")
        for name in result.refused:
            remark(f"{model}: {name} does not take this model")
        steps = result.steps
        if top is not None:
            steps = tuple(sorted(steps, key=lambda step: -step.median_us)[:top])
        print_table(
            ("step", "op", "time", "GFLOP/s", "GB/s", "of peak"),
            map(_step_row, steps),
            cutting=("step",),
            dropping=("GB/s",),
            title=f"{title}: peak {result.peak_gflops:.0f} GFLOP/s measured",
        )


def _step_row(step: StepTime) -> tuple[object, ...]:
    time, share = Microseconds(step.median_us), f"{step.peak_share:.0%}"
    return step.name, step.op, time, step.gflops, step.gbytes, share


def _row(title: str, result: BenchResult, peers: Sequence[str]) -> list[object]:
    times = map(Microseconds.of_ms, (result.default_ms, result.tuned_ms))
    row: list[object] = [title, *times]
    row += [interval(result.default_ratio, is_noisy="default" in result.noisy), result.gflops]
    row += [f"{result.gflops / result.peak_gflops:.0%}"]
    timed = {peer.name: peer for peer in result.peers}
    for name in peers:
        peer = timed.get(name)
        is_noisy = name in result.noisy
        ratio = interval(peer.ratio, is_noisy=is_noisy) if peer else None
        row += [Microseconds.of_ms(peer.median_ms if peer else None), ratio]
    return row
