"""Compiled kernels on the disk, by content: what was once generated and compiled is only read.

An entry is named by all that its code depends on, the sources of the generator included, so that
nothing is served that today's generator would not make. It holds machine code: the folder must be
the user's own. Losing an entry costs a compilation, so that no fault of the disk is an error.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path

from tuner.backend import BACKENDS, backend_of
from tuner.errors import ErrorCode, OptionError
from tuner.files.atomic import replacing
from tuner.files.descriptors import open_regular, read_regular
from tuner.files.ownership import why_untrusted
from tuner.kernel_family import CompiledKernel
from tuner.policy import Policy
from tuner.target import GENERATOR_VERSION, Isa
from tuner.task import Task

MAX_CACHE_BYTES = 1 << 30
"""Maximum size of the cache on the disk; entries not used for longest go first."""
BLOCK_BYTES = 4096
"""Files take whole blocks of a disk; few disks have others."""
DRAWERS = 256
"""Subfolders, by the first two digits of the key. Each is kept below its share of the limit."""
FOLDER_MODE, FILE_MODE = 0o700, 0o600
NOTE_USE_EVERY_S = 3600.0
"""An entry's time of last use is as exact as this, so that most hits write nothing."""
NAME_ANOTHER = "set TUNE_KERNEL_CACHE_PATH to a folder of your own that no other user may write to"

GENERATOR_SOURCES = ("*.py", "cpu/**/*.py", "files/*.py", "ops/**/*.py", "program/kernel_*.py")
"""Files that the code of a kernel may depend on, relative to the package of the tuner.

Rather too many than too few: a file that is missing here would have old code served.
"""


class KernelCache:
    """A folder of compiled kernels. Several processes may use it at once."""

    def __init__(self, folder: Path, limit_bytes: int = MAX_CACHE_BYTES) -> None:
        """Makes the folder where it is missing. Raises OptionError if it must not be used."""
        self._folder, self._limit_bytes = folder, limit_bytes
        try:
            folder.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
            fault = why_untrusted(folder.stat())
            self._generator = generator_digest()
        except OSError as error:
            fault = error.strerror or str(error)
        if fault:
            what = f"the kernel cache {folder} is not used: {fault}"
            raise OptionError(what, NAME_ANOTHER, ErrorCode.DIRECTORY)

    def find(self, task: Task, policy: Policy, isa: Isa) -> CompiledKernel | None:
        """The kernel if it is there. A damaged entry is taken away."""
        key = self._key(task, policy, isa)
        path = self._path(key)
        try:
            data = _read(path)
        except OSError:  # absent as a rule; whatever cannot be read is compiled
            return None
        kernel = _unpacked(data, key)
        if kernel is None:
            with contextlib.suppress(OSError):
                path.unlink()
        return kernel

    def keep(self, task: Task, policy: Policy, isa: Isa, kernel: CompiledKernel) -> None:
        """Write an entry, and make room for it. A disk that is full or read-only keeps nothing."""
        key = self._key(task, policy, isa)
        path, data = self._path(key), _packed(kernel, key)
        if len(data) > self._limit_bytes // DRAWERS:
            return  # all others of its drawer would go, and then it as well
        with contextlib.suppress(OSError, OptionError):
            path.parent.mkdir(mode=FOLDER_MODE, exist_ok=True)
            with replacing(path, FILE_MODE, durable=False) as file:
                file.write(data)
            self._trim(path.parent)

    def _path(self, key: str) -> Path:
        return self._folder / key[:2] / key[2:]

    def _key(self, task: Task, policy: Policy, isa: Isa) -> str:
        parts = [
            task.kernel_text, policy.text(), repr(isa),
            backend_of(isa.soc_version).compiler_identity(), GENERATOR_VERSION, self._generator,
        ]  # fmt: skip
        return hashlib.sha256(json.dumps(parts).encode()).hexdigest()

    def _trim(self, drawer: Path) -> None:
        """Take the oldest entries away until the drawer is below its share."""
        oldest_first = sorted(_entries(drawer))
        excess = sum(size for _, size, _ in oldest_first) - self._limit_bytes // DRAWERS
        for _, size_bytes, name in oldest_first:
            if excess <= 0:
                break
            (drawer / name).unlink(missing_ok=True)
            excess -= size_bytes


def clear_kernels(folder: Path) -> int:
    """Take all entries of a cache away; return how many there were. Other files stay.

    Raises OSError where they cannot be removed.
    """
    count = 0
    for number in range(DRAWERS):
        drawer = folder / f"{number:02x}"
        for _, _, name in [*_entries(drawer)] if drawer.is_dir() else ():
            (drawer / name).unlink(missing_ok=True)
            count += 1
    return count


def generator_sources() -> list[Path]:
    """Files that the code of a kernel may depend on."""
    home = Path(__file__).parent.parent
    return sorted(path for pattern in GENERATOR_SOURCES for path in home.glob(pattern))


@functools.cache
def generator_digest() -> str:
    """SHA-256 of the sources that decide what code a kernel has. Raises OSError.

    Taken when this module is imported (see below): the sources may be replaced while it runs.
    """
    home = Path(__file__).parent.parent
    digest = hashlib.sha256()
    for path in generator_sources():
        content = read_regular(path)
        digest.update(f"{path.relative_to(home)} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


with contextlib.suppress(OSError):  # then the first cache asks again, and says so
    generator_digest()
for _backend in BACKENDS:
    _backend.family_of("copy")  # the generator is imported now, too


def _read(path: Path) -> bytes:
    """An entry, and a note that it was used. Raises OSError."""
    with open_regular(path) as file:
        status = os.fstat(file.fileno())
        if fault := why_untrusted(status):
            raise PermissionError(fault)
        if time.time() - status.st_mtime > NOTE_USE_EVERY_S:
            with contextlib.suppress(OSError):  # a read-only disk
                os.utime(file.fileno())
        return file.read()


def _packed(kernel: CompiledKernel, key: str) -> bytes:
    """The SHA-256 of the rest, and the kernel under its key as JSON."""
    content = json.dumps({"key": key, **kernel.as_json()}).encode()
    return hashlib.sha256(content).hexdigest().encode() + b"\n" + content


def _unpacked(data: bytes, key: str) -> CompiledKernel | None:
    """The kernel, or None for anything but a whole entry of this key."""
    checksum, _, content = data.partition(b"\n")
    if hashlib.sha256(content).hexdigest().encode() != checksum:
        return None
    try:
        entry = json.loads(content)
        return CompiledKernel.parse(entry) if entry["key"] == key else None
    except (ValueError, KeyError, TypeError):
        return None


def _entries(drawer: Path) -> Iterator[tuple[float, int, str]]:
    """Time of last use, bytes on the disk and name of each file, unfinished ones too."""
    with os.scandir(drawer) as files:
        for file in files:
            with contextlib.suppress(FileNotFoundError):  # another process made room
                status = file.stat(follow_symlinks=False)
                # Not st_blocks, which is 0 until the file is written back.
                blocks = -(-status.st_size // BLOCK_BYTES)
                yield status.st_mtime, blocks * BLOCK_BYTES, file.name
