"""Files below a folder in which others may do what they like."""

from __future__ import annotations

import errno
import hashlib
import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bankd.errors import BankdError
from bankd.system import safe_open as beneath
from bankd.system.safe_open import FileChanged, copy_beneath, is_being_written, open_beneath

NOBODY = 65534
MIB = 1 << 20

LEASED = """
import fcntl, os, signal, sys
from bankd.system.safe_open import is_being_written
real, told = fcntl.fcntl, []
signal.signal(signal.SIGURG, lambda *_: told.append(1)) if sys.argv[2] == "listen" else None
def slow(descriptor, what, *value):
    if value == (fcntl.F_UNLCK,):
        print("leased", flush=True)
        sys.stdin.readline()
    return real(descriptor, what, *value)
fcntl.fcntl = slow
print(is_being_written(os.open(sys.argv[1], os.O_RDONLY)), len(told), flush=True)
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "in" / "a" / "b").mkdir(parents=True)
    (tmp_path / "out").mkdir()
    for path in ("in/m.onnx", "in/a/b/m.onnx"):
        (tmp_path / path).write_bytes(b"model")
    (tmp_path / "out" / "m.onnx").write_bytes(b"secret")
    return tmp_path / "in"


@contextmanager
def opened(path: Path, flags: int = os.O_RDONLY) -> Iterator[int]:
    descriptor = os.open(path, flags)
    try:
        yield descriptor
    finally:
        os.close(descriptor)


def read(root: Path, path: Path | str) -> bytes:
    descriptor = open_beneath(root, Path(path))
    try:
        assert not os.get_inheritable(descriptor)
        return os.read(descriptor, 100)
    finally:
        os.close(descriptor)


def descriptors() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


# --- opening ---


@pytest.mark.parametrize("path", ["m.onnx", "a/b/m.onnx"])
def test_a_file_is_opened_by_its_path_or_by_that_from_the_root(root: Path, path: str) -> None:
    assert read(root, path) == read(root, root / path) == b"model"


def test_the_root_itself_may_be_a_link(root: Path) -> None:
    (root.parent / "inbox").symlink_to(root)

    assert read(root.parent / "inbox", "m.onnx") == b"model"


@pytest.mark.parametrize("path", ["../out/m.onnx", "a/../m.onnx", "", ".", "/etc/passwd", "m\0"])
def test_a_path_that_may_lead_out_is_refused(root: Path, path: str) -> None:
    with pytest.raises(BankdError, match="no path of a file below"):
        open_beneath(root, Path(path))


@pytest.mark.parametrize("target", ["in/m.onnx", "out/m.onnx", "nothing"])
def test_a_link_is_refused_wherever_it_leads(root: Path, target: str) -> None:
    (root / "link.onnx").symlink_to(root.parent / target)

    with pytest.raises(BankdError, match=r"link\.onnx is a link, not a regular file"):
        open_beneath(root, Path("link.onnx"))


@pytest.mark.parametrize("where", ["link/m.onnx", "a/link/m.onnx"])
def test_a_folder_that_is_a_link_is_not_entered(root: Path, where: str) -> None:
    (root / where).parent.symlink_to(root.parent / "out")

    with pytest.raises(BankdError, match="link is a link or file, not a folder"):
        open_beneath(root, Path(where))


def make_pipe(path: Path) -> None:
    os.mkfifo(path)


def make_socket(path: Path) -> None:
    os.chdir(path.parent)  # the path of a socket has at most 107 bytes
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(path.name)


def make_device(path: Path) -> None:
    try:
        os.mknod(path, 0o600 | 0o020000, os.makedev(1, 5))
    except PermissionError:
        pytest.skip("only root may make a device")


@pytest.mark.parametrize(
    ("make", "kind"),
    [
        (make_pipe, "a pipe"),
        (make_socket, "a socket"),
        (make_device, "a device"),
        (Path.mkdir, "a folder"),
    ],
)
def test_what_is_no_file_is_refused_at_once(
    root: Path, monkeypatch: pytest.MonkeyPatch, make: Callable[[Path], None], kind: str
) -> None:
    monkeypatch.chdir(root)
    make(root / "x.onnx")

    with pytest.raises(BankdError, match=rf"x\.onnx is {kind}, not a regular file"):
        open_beneath(root, Path("x.onnx"))


def test_a_pipe_that_is_looked_at_has_no_reader(root: Path) -> None:
    make_pipe(root / "x.onnx")
    with pytest.raises(BankdError):
        open_beneath(root, Path("x.onnx"))

    with pytest.raises(OSError, match="No such device or address") as caught:
        os.open(root / "x.onnx", os.O_WRONLY | os.O_NONBLOCK)
    assert caught.value.errno == errno.ENXIO


def test_a_name_cannot_write_to_the_terminal(root: Path) -> None:
    (root / "\x1b[2J").mkdir()

    with pytest.raises(BankdError) as caught:
        open_beneath(root, Path("\x1b[2J"))

    assert caught.value.message == "\\x1b[2J is a folder, not a regular file"


def test_what_is_not_there_is_told_as_the_system_does(root: Path) -> None:
    for path in ("none.onnx", "none/m.onnx"):
        with pytest.raises(FileNotFoundError):
            open_beneath(root, Path(path))


def test_no_descriptor_stays_open_whatever_happens(root: Path) -> None:
    make_pipe(root / "pipe")
    (root / "link").symlink_to(root)
    before = descriptors()

    for path in ("a/b/m.onnx", "a/b/none", "a/none/x", "pipe", "a/m", "link/m.onnx", "../x"):
        try:
            os.close(open_beneath(root, Path(path)))
        except (BankdError, OSError):
            continue

    assert descriptors() == before


@contextmanager
def repeated(*steps: Callable[[], object]) -> Iterator[None]:
    """These steps, over and over, in a thread of their own while the block runs."""
    ended = threading.Event()

    def repeat() -> None:
        while not ended.is_set():
            for step in steps:
                step()

    thread = threading.Thread(target=repeat)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


@pytest.mark.parametrize("what", ["m.onnx", "a"])
def test_a_name_that_becomes_a_link_and_back_never_leads_out(root: Path, what: str) -> None:
    path, aside = root / what, root.parent / "aside"
    link = root.parent / "out" / ("m.onnx" if what == "m.onnx" else "")
    (root.parent / "out" / "b").mkdir()
    (root.parent / "out" / "b" / "m.onnx").write_bytes(b"secret")
    swap = (
        lambda: path.rename(aside),
        lambda: path.symlink_to(link),
        path.unlink,
        lambda: aside.rename(path),
    )
    every = {b"model", b"BankdError", b"FileNotFoundError"}
    seen: set[bytes] = set()

    with repeated(*swap):
        ends_s = time.monotonic() + 60
        tries = 0
        while (seen < every or tries < 1000) and time.monotonic() < ends_s:
            seen.add(read_or_why(root, "m.onnx" if what == "m.onnx" else "a/b/m.onnx"))
            tries += 1

    assert seen == every


def read_or_why(root: Path, path: str) -> bytes:
    try:
        return read(root, path)
    except (BankdError, FileNotFoundError) as error:
        return type(error).__name__.encode()


# --- being written ---


def test_a_file_that_somebody_writes_to_is_known_by_it_and_any_reader_does_not_matter(
    root: Path,
) -> None:
    path = root / "m.onnx"
    with opened(path) as descriptor, opened(path):
        with opened(path, os.O_WRONLY):
            while_open = is_being_written(descriptor)
        after = is_being_written(descriptor)

    assert (while_open, after) == (True, False)


def test_a_writer_in_another_process_counts(root: Path) -> None:
    path = root / "m.onnx"
    command = ["sh", "-c", 'exec 3>>"$0"; echo open; read end', str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as writer:
        assert writer.stdout is not None
        assert writer.stdout.readline() == b"open\n"
        with opened(path) as descriptor:
            while_open = is_being_written(descriptor)
            writer.communicate(b"end\n")
            after = is_being_written(descriptor)

    assert (while_open, after) == (True, False)


@pytest.mark.parametrize("listen", ["ignore", "listen"])
def test_who_opens_it_in_this_moment_waits_for_us_and_we_survive_the_signal(
    root: Path, listen: str
) -> None:
    path = root / "m.onnx"
    command = [sys.executable, "-c", LEASED, str(path), listen]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as looker:
        assert looker.stdout is not None
        assert looker.stdout.readline() == "leased\n"
        with pytest.raises(BlockingIOError):
            os.open(path, os.O_WRONLY | os.O_NONBLOCK)  # which breaks the lease, and signals
        said, _ = looker.communicate("\n")

    assert (said, looker.returncode) == (f"False {int(listen == 'listen')}\n", 0)


@pytest.mark.skipif(os.getuid() != 0, reason="only root may become another user")
def test_of_a_file_of_somebody_else_it_is_not_known(open_folder: Path) -> None:
    path = open_folder / "m.onnx"
    path.touch(mode=0o644)
    code = (
        "import os, sys; from bankd.system.safe_open import is_being_written;"
        "os.setuid(int(sys.argv[2]));"
        "print(is_being_written(os.open(sys.argv[1], os.O_RDONLY)))"
    )

    command = [sys.executable, "-c", code, str(path), str(NOBODY)]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout

    assert told == "None\n"


# --- copying ---


def copied(
    root: Path, name: str = "m.onnx", most_bytes: int = MIB, sha256: str | None = None
) -> str:
    destination = root.parent / "copy"
    return copy_beneath(root, Path(name), destination, most_bytes=most_bytes, sha256=sha256)


@pytest.mark.parametrize("size_bytes", [0, 1, MIB, 3 * MIB + 1])
def test_a_copy_is_private_equal_and_known_by_its_hash(root: Path, size_bytes: int) -> None:
    content = os.urandom(size_bytes)
    (root / "m.onnx").write_bytes(content)

    found = copied(root, most_bytes=size_bytes)

    copy = root.parent / "copy"
    assert copy.read_bytes() == content
    assert found == hashlib.sha256(content).hexdigest()
    assert copy.stat().st_mode & 0o777 == 0o600
    assert copied_again_is_refused(root)


def copied_again_is_refused(root: Path) -> bool:
    before = (root.parent / "copy").stat()
    with pytest.raises(FileExistsError):
        copied(root, most_bytes=8 * MIB)
    return os.path.samestat((root.parent / "copy").stat(), before)


def test_where_blocks_can_be_shared_the_copy_is_what_is_hashed(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def clone(source: int, copy: int) -> bool:
        os.pwrite(copy, os.pread(source, 100, 0), 0)
        (root / "other").write_bytes(b"changed after it was cloned")
        return True

    monkeypatch.setattr(beneath, "_cloned", clone)

    assert copied(root) == hashlib.sha256(b"model").hexdigest()
    assert (root.parent / "copy").read_bytes() == b"model"


def test_a_file_of_a_gibibyte_that_takes_no_room_is_refused_at_once(root: Path) -> None:
    os.truncate(root / "m.onnx", 1 << 30)

    with pytest.raises(BankdError, match="1,073,741,824 bytes, more than 1,048,576"):
        copied(root)

    assert not (root.parent / "copy").exists()


def append(path: Path) -> None:
    with path.open("ab") as file:
        file.write(b"more")


def shorten(path: Path) -> None:
    os.truncate(path, 2)


def write_over(path: Path) -> None:
    with path.open("r+b") as file:
        file.write(b"MODEL")
    os.utime(path, ns=(5, 5))  # a clock of ticks might not have moved since the file was made


@pytest.mark.parametrize("change", [append, shorten, write_over])
def test_a_file_that_changes_while_it_is_copied_leaves_no_copy(
    root: Path, monkeypatch: pytest.MonkeyPatch, change: Callable[[Path], None]
) -> None:
    monkeypatch.setattr(beneath, "_cloned", lambda *_: change(root / "m.onnx"))

    with pytest.raises(FileChanged, match=r"m\.onnx was written to while it was copied"):
        copied(root)

    assert not (root.parent / "copy").exists()


def test_a_file_that_grows_without_end_is_given_up(root: Path) -> None:
    with (
        opened(root / "m.onnx", os.O_WRONLY | os.O_APPEND) as writer,
        repeated(lambda: os.write(writer, bytes(4096))),
        pytest.raises(BankdError, match=r"written to while|more than"),
    ):
        copy_again_and_again(root)

    assert not (root.parent / "copy").exists()


def copy_again_and_again(root: Path) -> None:
    for _ in range(1000):
        copied(root)
        (root.parent / "copy").unlink()


def test_another_content_than_was_asked_for_leaves_no_copy(root: Path) -> None:
    digest = hashlib.sha256(b"model").hexdigest()
    assert copied(root, "a/b/m.onnx", sha256=digest) == digest
    (root.parent / "copy").unlink()
    (root / "m.onnx").write_bytes(b"other")

    with pytest.raises(FileChanged, match="not the file any more that was looked at"):
        copied(root, sha256=digest)

    assert not (root.parent / "copy").exists()


def test_a_full_disk_leaves_no_half_copy_and_no_descriptor(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(beneath, "_write", full)
    before = descriptors()

    with pytest.raises(OSError, match="No space left"):
        copied(root)

    assert not (root.parent / "copy").exists()
    assert descriptors() == before


def test_a_copy_is_never_made_through_a_link(root: Path) -> None:
    (root.parent / "copy").symlink_to(root.parent / "precious")

    with pytest.raises(FileExistsError):
        copied(root)

    assert not (root.parent / "precious").exists()
