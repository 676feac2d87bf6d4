"""Options of ATC and AOE that change a model before it is tuned or compiled, and their files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from bankd import bridge
from bankd.cli.fusion_switches import fusion_off
from bankd.cli.options import PATH, options_of, together
from bankd.config.request import Request
from bankd.descriptors import read_regular
from bankd.errors import BankdError, ErrorCode

MAX_EDIT_BYTES = 2**20
"""Maximum size of the file of an option that changes the model."""
TENSORFLOW = 3
"""AOE's number of the framework whose images have their channels last."""

edit_options = together(
    options_of("outputs"),
    click.option("--insert_op_conf", type=PATH, metavar="FILE",
                 help="Preprocessing of images (AIPP), which becomes part of the model: bytes in, "
                      "crop, colours, mean and scale inside (docs/atc.md)."),
    click.option("--fusion_switch_file", type=PATH, metavar="FILE",
                 help="Rules of fusion that are off: lines NAME:off, or JSON (docs/atc.md)."),
)  # fmt: skip
"""Options that change the model before it is tuned or compiled: inputs, outputs, fusion."""


def layer_types(file: Path | None) -> tuple[tuple[str, str], ...]:
    """The lines TYPE:MEANT of `--op_name_map`, sorted. Raises BankdError (EG0001)."""
    lines = _text_of(file, "--op_name_map").splitlines() if file else []
    pairs = [tuple(part.strip() for part in line.split(":")) for line in lines if line.strip()]
    for line, pair in zip(filter(str.strip, lines), pairs, strict=True):
        if len(pair) != 2 or not all(pair):
            what = f"{file}: {line[:80]!r} is no TYPE:MEANT"
            hint = "write lines such as DetectionOutput:SSDDetectionOutput"
            raise BankdError(what, hint, ErrorCode.CONFIGURATION)
    return tuple(sorted((kind, meant) for kind, meant in pairs))


def with_edits(request: Request, options: Mapping[str, Any]) -> Request:
    """The request with the files of `edit_options`. Raises BankdError (EG0001)."""
    switches = [options.get(n) for n in ("fusion_switch_file", "optimization_switch", "oo_level")]
    request = replace(request, fusion_off=fusion_off(*switches))
    file = options["insert_op_conf"]
    if file is None:
        return request
    text = _text_of(file, "--insert_op_conf")
    bridge.parse_aipp(text)
    layout, model = options.get("input_format"), options.get("model")
    is_last = layout == "NHWC"
    if layout is None and model is not None and model.suffix.lower() != ".om":
        is_last = (
            bridge.framework_of(bridge.model_file(model), request.framework).number == TENSORFLOW
        )
    return replace(request, aipp=text, channels_last=is_last)


def _text_of(file: Path, option: str) -> str:
    """The text of a file that an option names. Raises BankdError (EG0001)."""
    try:
        data = read_regular(file, MAX_EDIT_BYTES + 1)
        what = f"{file} has more than {MAX_EDIT_BYTES:,} bytes"
        if len(data) <= MAX_EDIT_BYTES:
            return data.decode()
    except OSError as error:
        what = f"{file} cannot be read: {error.strerror}"
    except UnicodeDecodeError:
        what = f"{file} is not text in UTF-8"
    raise BankdError(what, f"check {option}", ErrorCode.CONFIGURATION)
