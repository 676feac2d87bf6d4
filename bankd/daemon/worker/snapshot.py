"""A private copy of a model while it is tuned: what is read is what was looked into, whatever
happens to the files in the watched folder."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bankd.bank.folders import make_folder
from bankd.bridge import SAVED_MODEL, model_name
from bankd.config.workspace import snapshot_folder
from bankd.daemon.worker.messages import Order
from bankd.escape import file_name_part
from bankd.system.safe_open import Changed as FileChanged
from bankd.system.safe_open import copy_beneath

MOST_FILE_BYTES = 2**40
MODEL = "model"
"""Folder of the copies in that of the job."""


class SnapshotChanged(Exception):  # noqa: N818
    """The files are not those that were looked into."""


@contextmanager
def snapshot(workspace: Path, order: Order) -> Iterator[Path]:
    """The copied model, with its data files beside it, while the block runs.

    Raises SnapshotChanged where the contents are others by now, OSError where the disk refuses.
    """
    folder = snapshot_folder(workspace, order.key)
    shutil.rmtree(folder, ignore_errors=True)
    model = folder / MODEL / _name_of_text(order.path)
    if order.path.name == SAVED_MODEL:  # it is named as its folder
        model = folder / MODEL / file_name_part(model_name(order.path)) / SAVED_MODEL
    try:
        for name, expected in order.hashes.items():
            copy = model if name == order.path.name else model.parent / name
            _copy(order, name, expected, copy)
        make_folder(folder / "tmp")
        with _temporary_files_in(folder / "tmp"):
            yield model
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _name_of_text(path: Path) -> str:
    """Return the name of the copy: banks, reports and offline models name the model as text."""
    try:
        path.name.encode("utf-8")
    except UnicodeEncodeError:
        return f"{file_name_part(path.stem)}{path.suffix}"
    return path.name


@contextmanager
def _temporary_files_in(folder: Path) -> Iterator[None]:
    """Also those of children and libraries: so nothing that they leave outlives the job."""
    before = os.environ.get("TMPDIR")
    os.environ["TMPDIR"], tempfile.tempdir = str(folder), None
    try:
        yield
    finally:
        tempfile.tempdir = None
        if before is None:
            del os.environ["TMPDIR"]
        else:
            os.environ["TMPDIR"] = before


def _copy(order: Order, name: str, expected: str, destination: Path) -> None:
    source = order.path.parent / name
    make_folder(destination.parent)
    try:
        copy_beneath(order.root, source, destination, most_bytes=MOST_FILE_BYTES, sha256=expected)
    except (FileNotFoundError, FileChanged) as error:
        raise SnapshotChanged(f"{name} changed after it was examined: {error}") from error
