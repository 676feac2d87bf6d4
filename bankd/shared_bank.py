"""Exports of many machines in one place: a folder, or behind a URL of HTTP(S), S3 or the like.

    STORE/SOC_VERSION/CORES/NAME+ID-HASH.tunebank   what one bank knows of a target; by its content
    STORE/index.json                                the names of these: HTTP lists no folders

A push removes only what its own bank is noted to have pushed (`bankd.store_records`), so that two
at once lose nothing, be they namesakes or clones. The index is written from what is there, until
no other push has changed that meanwhile. Storage behind a URL is fsspec's.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from bankd.bank import Bank, TargetKey
from bankd.bank.exchange import export
from bankd.bank.folders import make_folder
from bankd.bank.merge import Choice, MergeResult, MergeVerdict, merge
from bankd.bank.sources import Terms, staged
from bankd.config.config import Settings
from bankd.descriptors import open_regular
from bankd.errors import BankdError, BankError, BankFileError, ErrorCode
from bankd.escape import file_name_part
from bankd.folder_files import FolderFiles
from bankd.store_records import Pulled, Pushed

INDEX, STAMP = "index.json", "refreshed"
REFRESH_EVERY_S, REFRESH_WAIT_S = 600.0, 5.0
"""Maximum age of our copy of a store, and time that a tuning waits for a newer one."""
MAX_INDEX_BYTES, MAX_EXPORTS = 8 << 20, 100_000
BLOCK_BYTES = 1 << 20
HASH_DIGITS = 16
_NAME = re.compile(r"([\w.-]+)/([1-9][0-9]{0,4})/([\w.+=@-]+)-([0-9a-f]{16})\.tunebank", re.ASCII)


class Index(msgspec.Struct, frozen=True):
    """The file that lists a store."""

    exports: list[str]


@dataclass(frozen=True)
class Shared:
    """An export in a store."""

    name: str
    """Path below the store."""
    target: TargetKey
    machine: str
    hash: str

    @staticmethod
    def parse(name: str) -> Shared | None:
        """None for a file that is none of ours."""
        if (found := _NAME.fullmatch(name)) is None:
            return None
        soc_version, cores, machine, content = found.groups()
        return Shared(name, TargetKey(soc_version, int(cores)), machine, content)


@dataclass(frozen=True)
class Moved:
    """An export that was pushed or pulled."""

    name: str
    target: TargetKey
    size_bytes: int = 0
    is_new: bool = True
    """False where it was there already."""
    result: MergeResult | None = None
    """The merge of a pulled one."""

    def count(self, verdict: MergeVerdict) -> int:
        """Number of entries with this verdict."""
        return self.result.counts.get(verdict, 0) if self.result else 0


class Store:
    """A place of exports. Raises BankError where it cannot be reached or used."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._files, self._root = opened_store(url)
        self._root = self._root.rstrip("/")
        self._is_http = url.startswith(("http://", "https://"))
        self._is_local = isinstance(self._files, FolderFiles)

    def require(self) -> None:
        """Raises BankError for a folder that does not exist: nothing was ever pushed there."""
        if self._is_local and not self._files.exists(self._root):
            hint = "check the path; `bankd push` makes it where it is missing"
            raise BankFileError(f"{self.url} does not exist", hint)

    def exports(self) -> list[Shared]:
        """All exports, by name."""
        with explained(self.url):
            self._files.invalidate_cache()  # S3 and the like keep their lists for the process.
            if self._is_http:
                names = self._index()
            else:
                found = self._files.find(self._root) if self._files.exists(self._root) else ()
                names = [path.removeprefix(f"{self._root}/") for path in map(str, found)]
        shared = [one for name in sorted(set(names)) if (one := Shared.parse(name))]
        if len(shared) > MAX_EXPORTS:
            raise BankFileError(f"{self.url} has {len(shared)} exports", "give a folder below it")
        return shared

    def _index(self) -> list[str]:
        data = b"".join(self._blocks(INDEX, MAX_INDEX_BYTES))
        try:
            return msgspec.json.decode(data, type=Index).exports
        except (msgspec.DecodeError, UnicodeError) as error:
            what = f"{self.url}/{INDEX} is not a list of exports: {error}"
            raise BankFileError(what, "`bankd push` to its folder writes it again") from error

    def fetch(self, shared: Shared, file: Path, most_bytes: int) -> None:
        """Copy an export. Raises BankError for one that is too large, or altered."""
        content = hashlib.sha256()
        with explained(self.url), file.open("wb") as copy:
            for block in self._blocks(shared.name, most_bytes):
                content.update(block)
                copy.write(block)
        if content.hexdigest()[:HASH_DIGITS] != shared.hash:
            what = f"{self.url}/{shared.name} is not what was pushed: its hash is another"
            raise BankFileError(what, "ask who keeps the store; push it again")

    def put(self, machine: str, target: TargetKey, file: Path) -> Moved:
        """Store what a machine knows of a target. Nothing that is there is removed."""
        with file.open("rb") as content:
            digits = hashlib.file_digest(content, "sha256").hexdigest()[:HASH_DIGITS]
        new = f"{target.soc_version}/{target.cores}/{file_name_part(machine)}-{digits}.tunebank"
        is_new = all(one.name != new for one in self.exports())
        if is_new:
            with explained(self.url):
                self._replace(new, file)
        return Moved(new, target, file.stat().st_size, is_new)

    def remove(self, name: str) -> None:
        """Remove an export; it may be gone already."""
        with explained(self.url), suppress(FileNotFoundError):
            self._files.rm_file(f"{self._root}/{name}")

    def write_index(self) -> None:
        """Write the names of what is there, until no other process has changed it meanwhile.

        Who writes last has seen what all others pushed: a list that was made before is never the
        one that stays.
        """
        written, names = None, [one.name for one in self.exports()]
        while written != names:
            with tempfile.TemporaryDirectory(prefix="bankd-push-") as folder, explained(self.url):
                file = Path(folder, INDEX)
                file.write_bytes(msgspec.json.encode(Index(names)))
                self._replace(INDEX, file)
            written, names = names, [one.name for one in self.exports()]

    def _replace(self, name: str, file: Path) -> None:
        """Write a file as a whole: no reader sees a part of it, and no other writer takes it."""
        part = f"{self._root}/{name}.{secrets.token_hex(4)}.part"
        self._files.makedirs(part.rpartition("/")[0], exist_ok=True)
        try:
            self._files.put_file(str(file), part)
            self._files.mv(part, f"{self._root}/{name}")
        except BaseException:
            with suppress(Exception):  # Perhaps there is none.
                self._files.rm_file(part)
            raise

    def _blocks(self, name: str, most_bytes: int) -> Iterator[bytes]:
        left = most_bytes
        with self._opened(f"{self._root}/{name}") as source:
            while block := source.read(min(BLOCK_BYTES, left + 1)):
                left -= len(block)
                if left < 0:
                    what = f"{self.url}/{name} is larger than {most_bytes} bytes"
                    raise BankFileError(what, "allow more with --most_bytes")
                yield block

    def _opened(self, path: str) -> Any:
        if self._is_local:
            return open_regular(path)
        options: dict[str, Any] = {"block_size": 0} if self._is_http else {}  # 0: as it comes.
        return self._files.open(path, "rb", **options)


@contextmanager
def explained(url: str) -> Iterator[None]:
    """Errors of storage as BankError: those of fsspec's kinds have no common class."""
    try:
        yield
    except (BankdError, ImportError):
        raise
    except Exception as error:
        what = f"{url} cannot be used: {str(error) or type(error).__name__}"
        raise BankFileError(what, "is the address right, and the place reachable?") from error


def opened_store(url: str) -> tuple[Any, str]:
    """Return the files of a store, and its path among them. Raises BankError, BankdError."""
    if "://" not in url:
        return FolderFiles(), str(Path(url).absolute())
    try:
        fsspec = import_module("fsspec.core")  # Only a URL needs the extra `fleet`.
    except ImportError as error:
        hint = "give the path of a folder, or install it: pip install 'tunebank[fleet]'"
        what = f"{url}: a package is missing that this needs: {error}"
        raise BankdError(what, hint, ErrorCode.COMPONENT) from error
    with explained(url):
        files, root = fsspec.url_to_fs(url)
    if type(files).__name__ == "LocalFileSystem":  # file:///mnt/team
        return FolderFiles(), root
    return files, root


def push(bank: Bank, store: Store, machine: str, sign: Path | None = None) -> list[Moved]:
    """Store what a bank knows of each target. `sign`: a private key. Raises BankError.

    Removed is what this bank pushed itself before, and still knows: it is noted before the new
    export is made, so that the new one has all of it, or the bank's owner took it out.
    """
    moved, pushed = [], Pushed(bank, store.url, machine)
    for target in bank.targets():
        with tempfile.TemporaryDirectory(prefix="bankd-push-") as folder:
            file, before = Path(folder, "export.tunebank"), pushed.still_known()
            export(bank, file, target.soc_version, cores=target.cores, form="file", sign=sign)
            one = store.put(pushed.name, target, file)
        moved.append(one)
        pushed.note(one.name)
        replaced = {n for n in before - {one.name} if (s := Shared.parse(n)) and s.target == target}
        for name in replaced:
            store.remove(name)
        pushed.forget(replaced)
    store.write_index()
    return moved


def pull(
    bank: Bank,
    store: Store,
    terms: Terms,
    *,
    author: str,
    is_wanted: Callable[[TargetKey], bool] = lambda _: True,
    refused: Callable[[BankError], object],
) -> list[Moved]:
    """Merge what a store has and this bank has not seen; the clearly faster decision holds.

    `refused` hears of an export that cannot be used; the others are pulled. Raises BankError where
    the store or the bank cannot be used.
    """
    store.require()
    there, moved, pulled = store.exports(), list[Moved](), Pulled(bank, store.url)
    before = pulled.names & {one.name for one in there}
    for one in filter(lambda one: is_wanted(one.target), there):
        if one.name in before:
            moved.append(Moved(one.name, one.target, is_new=False))
            continue
        try:
            moved.append(_pulled(bank, store, one, terms, author))
        except BankError as error:
            if one.name in {each.name for each in store.exports()}:
                refused(error)
            continue  # Else its owner has pushed more since, which the next pull gets.
        before.add(one.name)
        pulled.write(before)
    return moved


def _pulled(bank: Bank, store: Store, shared: Shared, terms: Terms, author: str) -> Moved:
    with tempfile.TemporaryDirectory(prefix="bankd-pull-") as folder:
        file = Path(folder, "export.tunebank")
        store.fetch(shared, file, terms.most_bank_bytes)
        with staged(file, terms) as theirs, bank.growing_at_most(terms.most_bank_bytes):
            message = f"pull of {shared.name}"
            result = merge(bank, theirs, prefer=Choice.FASTER, author=author, message=message)
        return Moved(shared.name, shared.target, file.stat().st_size, result=result)


class Copy:
    """Our copy of a store, which is asked for what our own bank misses."""

    def __init__(self, settings: Settings, say: Callable[[str], object]) -> None:
        """`say` hears why the copy could not be brought up to date. Raises BankError."""
        assert settings.further.shared is not None
        self._store, self._folder, self._say = settings.shared_bank, settings.further.shared, say
        make_folder(self._folder)
        Bank.open(self._folder).close()  # Who opens the banks finds one, be it empty.

    def refresh(self) -> None:
        """Bring the copy up to date, in a thread that is waited for as long as `REFRESH_WAIT_S`."""
        updating = threading.Thread(target=self._update, daemon=True)
        updating.start()
        updating.join(REFRESH_WAIT_S)
        if updating.is_alive():
            self._say(f"{self._store} takes long to answer: what it had before is used")

    def _update(self) -> None:
        stamp = self._folder / STAMP
        with suppress(FileNotFoundError):
            if time.time() - stamp.stat().st_mtime < REFRESH_EVERY_S:
                return
        try:
            with Bank.open(self._folder) as bank:
                pull(bank, Store(self._store), Terms(), author="shared",
                     refused=lambda error: self._say(error.message))  # fmt: skip
            stamp.touch()
        except (BankdError, OSError) as error:
            self._say(f"the shared bank is used as it was: {error}")
