"""The workspace on the disk: where results lie, and what is left beside a model that was refused.

aoe_workspace/
  jobs.db
  MODEL_TIMESTAMP/tunespace/result/MODEL_TIMESTAMP_tune.om
  rejected/MODEL.onnx.reason.txt, MODEL.onnx.reason.json
  rejected/MODEL.om.operators.json    of a model of another device family
  running/JOB.json                    how far a running job is
  work/JOB12/                         copy of the model of a running job
  control/PROCESS.sock                where a daemon answers
  log/JOB12.log                       the phases and decided tasks of a job
  log/bankd_TIMESTAMP_PROCESS.log     tracebacks of unexpected errors
"""

from __future__ import annotations

import json
import os
import re
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from bankd.bank.folders import FILE_MODE, make_folder
from bankd.clock import now_text, timestamp
from bankd.descriptors import read_regular
from bankd.errors import BankdError, ErrorCode, code_text
from bankd.escape import file_name_part, visible

REASON_SUFFIX = ".reason.txt"
LISTING_SUFFIX = ".operators.json"
REJECTED, EARLIER_REJECTED = "rejected", "set_aside"
"""Folder of the reason files, and the one in which earlier versions left them."""


@dataclass(frozen=True)
class Reason:
    """Reason why a job ended without a result, in the words of the error."""

    model: str
    path: str
    what: str
    hint: str
    code: str = ""
    traceback: str = ""
    """File with the traceback of an unexpected error."""
    time: str = ""
    file: str = ""
    """The reason file, empty if there is none."""

    def text(self) -> str:
        """Return the text for a person: at most 10 lines."""
        lines = [
            f"{self.model} was rejected on {self.time}.",
            f"what:  {self.what}{code_text(self.code)}",
            f"where: {self.path}",
            f"hint:  {self.hint}",
            f"retry: correct the file, or its settings {Path(self.path).stem}.aoe.json;",
            "       to try this very file again, delete this reason file",
        ]
        if self.traceback:
            lines.append(f"log:   {self.traceback}")
        return "\n".join(map(visible, lines)) + "\n"


class Workspace:
    """The folder `aoe_workspace`: makes what is asked for, with narrow permissions."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def job_list(self) -> Path:
        return self.folder / "jobs.db"

    @property
    def log_folder(self) -> Path:
        return self.folder / "log"

    def reason_names(self) -> set[str]:
        """Names of the files in the folders of reasons, also in that of earlier versions."""
        folders = (self.folder / name for name in (REJECTED, EARLIER_REJECTED))
        return {path.name for folder in folders if folder.is_dir() for path in folder.iterdir()}

    def new_result(self, model: str) -> Path:
        """Path for the offline model of a new session, in a folder made for it."""
        while True:
            name = f"{file_name_part(model)}_{timestamp()}"
            if not (self.folder / name).exists():
                break
        result = self.folder / name / "tunespace" / "result"
        with _explained(result):
            make_folder(result)
        return result / f"{name}_tune.om"

    def discard(self, result: Path) -> None:
        """Take away what `new_result` made, as far as nothing was written there."""
        result.unlink(missing_ok=True)
        for folder in result.parents[:3]:
            if any(folder.iterdir()):
                return
            folder.rmdir()

    def set_aside(
        self, key: str, reason: Reason, listing: Mapping[str, object] | None = None
    ) -> Reason:
        """Leave a reason file for people and one for programs. The model itself stays put.

        `listing`: what more is known of the model, for a third file.
        """
        folder = self.folder / REJECTED
        with _explained(folder):
            make_folder(folder)
            name = _taken_name(folder, file_name_part(Path(reason.path).name), reason.path, key)
            text = folder / f"{name}{REASON_SUFFIX}"
            told = Reason(**{**asdict(reason), "time": now_text(), "file": str(text)})
            if listing is not None:
                content = json.dumps(listing, indent=1) + "\n"
                _replace(folder / f"{name}{LISTING_SUFFIX}", content)
            _replace(folder / f"{name}.reason.json", json.dumps(asdict(told), indent=1) + "\n")
            _replace(text, told.text())
        return told


def snapshot_folder(workspace: Path, key: str) -> Path:
    """Path of the copy of a running job's model."""
    return workspace / "work" / key[:12]


def discard_result(result: Path) -> None:
    """Take away the folder that `new_result` made for this offline model, whatever is in it."""
    folder = result.parent.parent.parent
    is_ours = result.parts[-3:] == ("tunespace", "result", f"{folder.name}_tune.om")
    if is_ours and not folder.is_symlink():
        shutil.rmtree(folder, ignore_errors=True)


def prefixed_result(
    prefix: Path, *, with_folder: bool = True, may_be_folder: bool = True
) -> tuple[Path, Path]:
    """`--output PREFIX`: PREFIX.om and PREFIX.result, in a folder that is made where missing.

    The result folder is PREFIX itself where that is a folder, or its name says "result", as in
    `--output=./aoe_result`, unless it was made up for one model of several (`may_be_folder`).
    Looked at before hours go into them. Raises BankdError where either
    cannot be written.
    """
    model = prefix.with_name(f"{prefix.name}.om") if prefix.name else prefix
    folder = model.with_suffix(".result") if prefix.name else prefix
    if may_be_folder and (prefix.is_dir() or _RESULT_NAME.search(prefix.name)):
        folder = prefix
    hint = "give --output a path without its suffix, such as out/m"
    what, code = "", ErrorCode.DIRECTORY
    if prefix.name in ("", ".."):
        what, code = f"--output {prefix} names no file", ErrorCode.OPTION
    elif model.is_dir():
        what, code = f"{model} is a directory", ErrorCode.FILE
    elif with_folder and folder.exists() and not folder.is_dir():
        what = f"{folder} is not a directory"
    if what:
        raise BankdError(what, hint, code)
    try:
        make_folder(prefix.parent)
        # Permission bits are not all: to root everything is permitted, and a disk may be full.
        with tempfile.TemporaryFile(dir=prefix.parent):
            return model, folder
    except OSError as error:
        what = f"{prefix.parent} cannot be written to: {error.strerror}"
        raise BankdError(what, hint, ErrorCode.DIRECTORY) from error


_RESULT_NAME = re.compile(r"(?i)(^|[^a-z])results?([^a-z]|$)")
"""The word "result" in the name of a folder: aoe_result, aoe_result_v2."""


def remove_reason(reason: Mapping[str, Any]) -> None:
    """Take the reason files away: the model is in order now."""
    if file := reason.get("file"):
        text = Path(file)
        listing = text.with_name(text.name.removesuffix(REASON_SUFFIX) + LISTING_SUFFIX)
        for path in (text, text.with_suffix(".json"), listing):
            path.unlink(missing_ok=True)


def _taken_name(folder: Path, name: str, model_path: str, key: str) -> str:
    """A name for the reason of the model at this path that no other daemon takes, too."""
    mark = folder / f"{name}.reason.json"
    try:
        descriptor = os.open(mark, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE_MODE)
    except FileExistsError:
        with suppress(OSError, ValueError):
            content = json.loads(read_regular(mark))
            if isinstance(content, dict) and content.get("path") == model_path:
                return name
        return f"{name}-{key[:8]}"
    with _gone_if_refused(mark), os.fdopen(descriptor, "w", encoding="utf-8") as file:
        json.dump({"path": model_path}, file)
    return name


def _replace(path: Path, text: str) -> None:
    descriptor, temporary = tempfile.mkstemp(dir=path.parent, prefix=".new-", suffix=".tmp")
    with _gone_if_refused(Path(temporary)):
        with os.fdopen(descriptor, "w", encoding="utf-8", errors="backslashreplace") as file:
            os.fchmod(descriptor, FILE_MODE)
            file.write(text)
        Path(temporary).replace(path)


@contextmanager
def _gone_if_refused(path: Path) -> Iterator[None]:
    """A file that cannot be written whole is not left."""
    try:
        yield
    except OSError:
        path.unlink(missing_ok=True)
        raise


@contextmanager
def _explained(folder: Path) -> Iterator[None]:
    """Turn the disk's refusals into BankdError (EG0010) that names the folder."""
    try:
        yield
    except OSError as error:
        raise BankdError(
            f"{folder} cannot be written to: {error.strerror}",
            "give a folder that you may write to with --work_dir, with free disk space",
            ErrorCode.DIRECTORY,
        ) from error
