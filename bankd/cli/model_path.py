"""`bankd aoe --model_path DIR`: every ONNX model in a folder, tuned one after the other."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from bankd.cli.options import require_folder
from bankd.config.json_settings import MAX_JSON_BYTES
from bankd.config.model_settings import parse_settings, settings_file, settings_hint, with_settings
from bankd.config.request import Request
from bankd.config.workspace import Reason, Workspace
from bankd.daemon.scanner.inbox import look_at, sort_inbox
from bankd.descriptors import open_regular
from bankd.errors import BankdError, ErrorCode
from bankd.system.device_lock import DeviceBusy

if TYPE_CHECKING:
    from bankd.bridge.tuning_record import Record
    from bankd.daemon.context import HandledFile

Tune = Callable[[Path, Request], "Record"]


def models_in(folder: Path) -> tuple[Path, ...]:
    """The ONNX models in a folder and below, sorted, as a daemon finds them: without partial and
    hidden ones, links, and what a workspace holds.

    Raises BankdError where there is none, or no such folder.
    """
    require_folder(folder, "give --model_path the folder of the models")
    found = sort_inbox({}, look_at([folder]).files, 0.0, 0.0, lambda _: ())
    models = tuple(one.path for one in found.ready if one.path.suffix.lower() == ".onnx")
    if not models:
        hint = "give the folder that the graphs were dumped into, or one model with --model"
        raise BankdError(f"there is no ONNX model in {folder}", hint, ErrorCode.FILE)
    return models


def tuned(model: Path, request: Request, tune: Tune, workspace: Workspace) -> HandledFile:
    """One model of several, tuned as its settings (NAME.aoe.json) change the request; or why not.

    Raises DeviceBusy and what is no Exception.
    """
    from bankd.daemon import context, worker  # noqa: PLC0415  Help loads no compiler.

    try:
        record = tune(model, _with_own_settings(request, model))
        return context.HandledFile(model, "tuned", record)
    except DeviceBusy:
        raise
    except Exception as error:  # of any kind, such as a fault of ours that one model brings out
        fault = worker.ending_of(error, workspace)
        hint = settings_hint(fault.what, fault.hint, model)
        log = fault.traceback if isinstance(fault, worker.Refused) else ""
        reason = Reason(model.stem, str(model), fault.what, hint, fault.code or "", log)
        return context.HandledFile(model, "failed", reason=reason)


def _with_own_settings(request: Request, model: Path) -> Request:
    path = settings_file(model)
    if not path.exists():
        return request
    with open_regular(path) as file:
        return with_settings(request, parse_settings(file.read(MAX_JSON_BYTES + 1), path))
