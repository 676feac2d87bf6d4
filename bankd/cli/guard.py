"""`bankd guard`: fails where a model is slower than an older one or a peer, or wrong."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from bankd import bridge
from bankd.bank.diff.diff_text import markdown_cell
from bankd.cli.bench import PEERS, known_peers
from bankd.cli.device import busy_option, holding, on_device
from bankd.cli.formatting import hear_fault, remark
from bankd.cli.model_files import existing_model_file, require_model
from bankd.cli.options import (
    PATH,
    FiniteRange,
    json_option,
    options_of,
    request_of,
    require_file,
    wide_option,
)
from bankd.cli.tables import Microseconds, is_json, print_json, print_table
from bankd.config.config import read_settings
from bankd.errors import BankdError, ErrorCode, ExitCode
from bankd.number_text import counted
from bankd.time_text import time_text

if TYPE_CHECKING:
    from bankd.bridge import GuardResult

MIN_REGRESSION = 0.001
"""Limits below it are beyond what times can show."""
SIGNS = {"passed": "✅", "slower": "❌", "wrong": "❌", "undecided": "❔"}
"""Signs of verdicts in Markdown."""


def _share(context: click.Context, option: click.Parameter, value: str) -> float:
    """ "2%" or "0.02" as 0.02. Raises BadParameter."""
    text = value.strip()
    try:
        share = float(text.removesuffix("%")) / (100 if text.endswith("%") else 1)
    except ValueError:
        share = -1.0
    if not MIN_REGRESSION <= share < 1:
        raise click.BadParameter(
            f"{value!r} is not a share from 0.1% to below 100%, such as 2%", context, option
        )
    return share


@click.command
@click.argument("models", metavar="MODEL...", nargs=-1, required=True, type=PATH)
@click.option("--baseline", type=PATH, metavar="OLD.om",
              help="An older offline model of the same model; for several models the folder with "
                   "an offline model of the same name for each.")  # fmt: skip
@click.option("--against", metavar="PEERS", callback=known_peers,
              help=f"Engines to compare with: any of {','.join(PEERS)} (default without a "
                   "baseline: onnxruntime).")  # fmt: skip
@click.option("--max_regression", default="2%", metavar="SHARE", callback=_share,
              show_default=True, help="Share by which a model may take longer.")  # fmt: skip
@click.option("--seconds", type=FiniteRange(min=1), default=60.0, show_default=True,
              help="Time limit of each comparison.")  # fmt: skip
@click.option("--markdown", type=PATH, metavar="FILE",
              help="Also write the table as Markdown, for the text of a pull request.")  # fmt: skip
@options_of("shapes")
@options_of("samples")
@busy_option
@options_of("precision")
@options_of("target")
@wide_option
@json_option
def guard(
    models: Sequence[Path], *, baseline: Path | None, markdown: Path | None, **options: Any
) -> int:
    """Fail where a model takes longer than it may, next to an older one or a peer, or is wrong.

    MODEL is an offline model (.om), or a model that is compiled with what the bank holds (.onnx).
    Outputs come first: they are compared with those in float64, or with the baseline's. Then pairs
    of processes, one with each model, alternate blocks of runs on the same cores. Each pair gives a
    ratio; pairs are added until the 99.9 % interval of the mean ratio is on one side of the limit,
    or the time is over. A ratio above 1 means that MODEL is slower.

    Exits with 0 where every model passed, with 1 where one is slower or wrong, and with 5 where
    noise left one undecided: run it again on a quiet machine, or with more --seconds.

    \b
    Examples:
      bankd guard out/m.om --baseline released/m.om
      bankd guard out/*.om --baseline released/ --markdown guard.md
      bankd guard m.onnx --max_regression 5%
      bankd guard m.onnx --against onnxruntime,openvino
      bankd guard m.onnx --baseline released/m.om --json
    """
    for file in filter(None, (*map(existing_model_file, models), options["samples"])):
        require_file(file)
    pairs = [(model, _baseline_of(model, baseline, models)) for model in models]
    for model in models:
        require_model(None, model)
    if markdown is not None:
        _require_writable(markdown)
    settings = read_settings(os.environ, Path.cwd(), makes_bank=False, hear=hear_fault)
    results: list[GuardResult] = []
    with (
        on_device(settings) as device,
        bridge.Worker(settings, request_of(options), makes_bank=False) as worker,
    ):
        worker.require_peers(options["against"])
        with holding(options["busy"], device):
            for model, old in pairs:
                remark(f"timing {model}")
                results += worker.guard(
                    model, old, options["against"], options["max_regression"], options["seconds"]
                )
    if is_json():
        print_json([asdict(one) for one in results])
    else:
        print_table(
            ("model", "reference", "time", "reference\ntime", "ratio", "limit", "pairs", "verdict"),
            map(_row, results),
            cutting=("model", "reference"),
            dropping=("pairs", "reference\ntime"),
        )
    for one in results:
        remark(sentence(one))
    if markdown is not None:
        try:
            markdown.write_text("\n".join(markdown_lines(results)) + "\n", encoding="utf-8")
        except OSError as error:
            raise _unwritable(markdown, error) from error
    return exit_code([one.verdict for one in results])


def _require_writable(file: Path) -> None:
    """Find out before minutes of timing whether a file can be written. Raises BankdError."""
    is_there = file.exists()
    if is_there and not (file.is_file() or file.is_dir()):
        return  # To open a pipe is to write to it.
    try:
        file.open("a").close()
        if not is_there:
            file.unlink()
    except OSError as error:
        raise _unwritable(file, error) from error


def _unwritable(file: Path, error: OSError) -> BankdError:
    return BankdError(
        f"{file} cannot be written: {error.strerror}",
        "give --markdown another file",
        ErrorCode.FILE,
    )


def exit_code(verdicts: Sequence[str]) -> ExitCode:
    """FAILURE where one is slower or wrong, else UNDECIDED where one is that, else OK."""
    if {"slower", "wrong"} & set(verdicts):
        return ExitCode.FAILURE
    return ExitCode.UNDECIDED if "undecided" in verdicts else ExitCode.OK


def sentence(one: GuardResult) -> str:
    """The verdict in a line, with its reason."""
    limit = _percent(one)
    if one.verdict == "wrong":
        return (
            f"{one.model}: wrong: its outputs are off by {one.error:.2g}, and {one.allowed:.2g} is"
            " allowed; it was not timed"
        )
    if one.ratio is None:
        few = f"{counted(one.pairs, 'pair')} of processes ended within {one.seconds:.0f} s"
        if one.disturbed:
            return (
                f"{one.model}: undecided: {few}, and {one.disturbed} more"
                f" {'was' if one.disturbed == 1 else 'were'} disturbed: other processes used the"
                " cores; run it again on a quiet machine"
            )
        return f"{one.model}: undecided: only {few}; give more --seconds"
    text = f"{one.model}: {one.verdict}: {_ratio(one)} of the time of {one.reference}"
    if one.verdict == "undecided":
        return f"{text}, and the limit is {limit} more: the machine is too noisy, or --seconds few"
    return f"{text} (limit: {limit} more)"


def markdown_lines(results: Sequence[GuardResult]) -> Iterator[str]:
    """The results as a table of Markdown."""
    code = exit_code([one.verdict for one in results])
    title = {ExitCode.OK: "passed", ExitCode.FAILURE: "failed"}.get(code, "undecided")
    yield f"**bankd guard**: {title}"
    yield ""
    yield "| | model | reference | time | reference's time | ratio [99.9 %] | limit | verdict |"
    yield "|---|---|---|---|---|---|---|---|"
    for one in results:
        cells = map(markdown_cell, map(_text, _row(one)))
        model, reference, own, other, ratio, limit, _, verdict = cells
        parts = (SIGNS[one.verdict], model, reference, own, other, ratio, limit, verdict)
        yield f"| {' | '.join(parts)} |"


def _text(value: object) -> str:
    if isinstance(value, Microseconds):
        return time_text(value)
    return "" if value is None else str(value)


def _row(one: GuardResult) -> tuple[object, ...]:
    own, other = map(Microseconds.of_ms, (one.model_ms, one.reference_ms))
    return (
        one.model, one.reference, own, other, _ratio(one), f"+{_percent(one)}", one.pairs,
        str(one.verdict),
    )  # fmt: skip


def _ratio(one: GuardResult) -> str | None:
    """ "1.052 [1.041, 1.063]"; None without enough pairs."""
    if one.ratio is None:
        return None
    low, middle, high = one.ratio
    return f"{middle:.3f} [{low:.3f}, {high:.3f}]"


def _percent(one: GuardResult) -> str:
    return f"{100 * one.max_regression:.3g}%"


def _baseline_of(model: Path, baseline: Path | None, models: Sequence[Path]) -> Path | None:
    """The baseline of a model: the file, or NAME.om in the folder. Raises BankdError."""
    if baseline is None:
        if model.suffix.lower() == ".om":
            raise BankdError(
                f"{model}: an offline model is compared with an older one, and none is given",
                "give --baseline OLD.om, or the .onnx file to compare with ONNX Runtime",
                ErrorCode.OPTION,
            )
        return None
    if baseline.is_dir():
        baseline = baseline / f"{model.stem}.om"
    elif len(models) > 1:
        raise BankdError(
            f"{baseline} is one baseline for {len(models)} models",
            "give --baseline the folder with an offline model of the same name for each",
            ErrorCode.OPTION,
        )
    require_file(baseline)
    return baseline
