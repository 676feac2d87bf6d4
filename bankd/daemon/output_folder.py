"""The folder of finished models (`--output`): each result under its own name and a stable one."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from bankd.bank.folders import FILE_MODE, make_folder, synchronise
from bankd.descriptors import open_regular
from bankd.errors import BankdError, ErrorCode
from bankd.jobs import SAVED_MODEL, model_name

LATEST = "latest"
"""Folder of the stable names."""
MODEL_SUFFIX = ".om"
MAX_NAME_BYTES = 255
"""Bytes of a file's name (Linux)."""
NO_LINKS = (errno.EXDEV, errno.EPERM, errno.EOPNOTSUPP, errno.EMLINK, errno.ENOSYS)
"""Errors of a hard link where a copy works: another file system, or one without links."""


class OutputFolder:
    """A result is there under the name that it has in the workspace, and as latest/MODEL.om.

    Below `latest`, a model has the place that it has below its watched folder. A stable name is
    replaced in one step, only ever by another finished model of that name, and never removed: what
    reads it finds a whole model at any time, also when the next version is rejected.
    """

    def __init__(self, folder: Path, roots: Sequence[Path]) -> None:
        self.folder = folder
        self._roots = tuple(roots)

    @staticmethod
    def opened(folder: Path, roots: Sequence[Path]) -> OutputFolder:
        """Make the folder. Raises BankdError where it cannot be written, or would be watched."""
        folder = folder.resolve()
        for root in roots:
            if folder.is_relative_to(root) or root.is_relative_to(folder / LATEST):
                raise BankdError(
                    f"--output {folder} is in a watched folder, {root}",
                    "give a folder elsewhere: the models in it would be tuned again",
                    ErrorCode.OPTION,
                )
        opened = OutputFolder(folder, roots)
        with _explained(folder):
            make_folder(folder / LATEST)
            opened.require_writable()
        return opened

    def require_writable(self) -> None:
        """Raises OSError. Permission bits do not say all: to root everything is permitted."""
        probe = self.folder / LATEST / f".{os.getpid()}.new"
        probe.touch(FILE_MODE)
        probe.unlink()

    def stable_name(self, model: Path) -> Path | None:
        """The name in `latest` for a model; None for one outside of the watched folders."""
        root = next((root for root in self._roots if root in model.parents), None)
        if root is None:
            return None
        is_folder = model.name == SAVED_MODEL and model.parent != root
        place = (model.parent if is_folder else model).relative_to(root)
        return self.folder / LATEST / place.with_name(f"{model_name(model)}{MODEL_SUFFIX}")

    def rank(self, model: Path) -> tuple[int, Path]:
        """The rank of a model among those of one stable name: by watched folder, then by path."""
        numbers = (n for n, root in enumerate(self._roots) if root in model.parents)
        return next(numbers, len(self._roots)), model

    def has(self, result: Path, stable: Path) -> bool:
        """Return whether the stable name is this result already. Raises OSError if that is gone."""
        wanted = result.stat()
        with suppress(FileNotFoundError, NotADirectoryError):
            found = stable.stat()
            is_copy = (found.st_size, found.st_mtime_ns) == (wanted.st_size, wanted.st_mtime_ns)
            return is_copy or os.path.samestat(found, wanted)
        return False

    def put(self, result: Path, stable: Path | None) -> None:
        """Write a result under its own name, then under its stable one. Raises BankdError."""
        own = self.folder / result.name
        with _explained(self.folder):
            if not own.exists():
                _put(result, own)
            if stable is not None:
                make_folder(stable.parent)
                _put(own, stable)


def owners(output: OutputFolder, models: Iterable[Path]) -> dict[Path, Path]:
    """The model that has each stable name: of several, the first in the first watched folder."""
    found: dict[Path, Path] = {}
    for model in sorted(models, key=output.rank):
        if (stable := output.stable_name(model)) is not None:
            found.setdefault(stable, model)
    return found


@contextmanager
def _explained(folder: Path) -> Iterator[None]:
    """Turn refusals of the disk into BankdError (EG0010) that names the folder."""
    try:
        yield
    except OSError as error:
        raise BankdError(
            f"the output folder {folder} cannot be written to: {error.strerror}",
            "give --output a folder that you may write to, with free disk space",
            ErrorCode.DIRECTORY,
        ) from error


def _put(source: Path, target: Path) -> None:
    """Give `target` the content of a file in one step, which lasts when the power fails."""
    temporary = target.with_name(f".{target.name}.new"[-MAX_NAME_BYTES:])
    temporary.unlink(missing_ok=True)  # of a daemon that was killed
    try:
        try:
            temporary.hardlink_to(source)  # written and synchronised already
        except OSError as error:
            if error.errno not in NO_LINKS:
                raise
            _copy(source, temporary)
        temporary.replace(target)
    finally:
        temporary.unlink(missing_ok=True)
    synchronise(target.parent)


def _copy(source: Path, target: Path) -> None:
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
    with open_regular(source) as file, os.fdopen(os.open(target, flags, FILE_MODE), "wb") as copy:
        shutil.copyfileobj(file, copy)
        copy.flush()
        status = os.fstat(file.fileno())
        os.utime(copy.fileno(), ns=(status.st_atime_ns, status.st_mtime_ns))
        os.fsync(copy.fileno())
