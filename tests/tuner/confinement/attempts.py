"""What a child tries after it was confined, as a program: prints what became of each attempt.

Arguments: how it is confined (a key of CONFINEMENTS), a folder where it may write, and one where
it may not, which has a file `kept`.
"""

import ctypes
import errno
import fcntl
import json
import mmap
import os
import resource
import signal
import socket
import subprocess
import sys
import termios
from collections.abc import Callable
from pathlib import Path

from tuner.confinement import Confinement, confine, linux

MEMORY_BYTES = 1 << 30
FILE_BYTES = 1 << 20
OPEN_FILES = 32
PTRACE_SEIZE = 0x4206
CLONE_NEWUSER = 0x10000000
IPC_PRIVATE, IPC_CREAT, IPC_RMID = 0, 0o1000, 0
PARENT = os.getppid()


def confinement(may_start_programs: bool, writable: tuple[Path, ...] | None) -> Confinement:
    return Confinement(
        name="bank-attempts",
        memory_bytes=MEMORY_BYTES,
        file_bytes=FILE_BYTES,
        open_files=OPEN_FILES,
        may_start_programs=may_start_programs,
        writable=writable,
    )


def confined_as(how: str, allowed: Path) -> tuple[str, ...]:
    """Confined, or not at all: what could not be done."""
    if how == "free":
        return ()
    writable = None if how == "everywhere" else (allowed,)
    return confine(confinement(may_start_programs=how != "leaf", writable=writable))


def attempts(allowed: Path, forbidden: Path) -> dict[str, Callable[[], object]]:
    kept = forbidden / "kept"
    return {
        "internet": lambda: socket.socket(socket.AF_INET).close(),
        "internet6": lambda: socket.socket(socket.AF_INET6, socket.SOCK_DGRAM).close(),
        "unix_socket": lambda: socket.socket(socket.AF_UNIX).close(),
        "io_uring": lambda: linux.system_call(425, 1, ctypes.create_string_buffer(256)),
        "pair": lambda: [s.close() for s in socket.socketpair()],
        "datagram_pair": lambda: sent_to(forbidden / "mailbox"),
        "shared_memory": shared_memory,
        "outlive_the_parent": lambda: linux.prctl(linux.PR_SET_PDEATHSIG, 0),
        "pipe": lambda: [os.close(end) for end in os.pipe()],
        "fork": fork,
        "program": lambda: subprocess.run(["/bin/true"], check=True),
        "execute": lambda: os.execv("/no/such/program", ["program"]),
        # the kernel lets go of the parent again when we end
        "trace_the_parent": lambda: call("ptrace", PTRACE_SEIZE, PARENT, None, None),
        "memory_of_the_parent": lambda: Path(f"/proc/{PARENT}/mem").open("r+b").close(),
        "signal_the_parent": lambda: os.kill(PARENT, 0),
        "signal_itself": lambda: os.kill(os.getpid(), 0),
        "limit_the_parent": lambda: resource.prlimit(PARENT, resource.RLIMIT_CORE),
        "limit_itself": lambda: resource.prlimit(os.getpid(), resource.RLIMIT_CORE),
        "type_into_the_terminal": lambda: fcntl.ioctl(0, termios.TIOCSTI, b"x"),
        "mount": lambda: call("mount", b"none", bytes(allowed), b"no such system", 0, None),
        "make_outside": (forbidden / "new").touch,
        "folder_outside": (forbidden / "folder").mkdir,
        "append_outside": lambda: kept.open("ab").close(),
        "empty_outside": lambda: os.truncate(kept, 1),
        "link_outside": lambda: (forbidden / "link").symlink_to("kept"),
        "mode_outside": lambda: kept.chmod(0o600),
        "move_out": lambda: moved(allowed / "moved", forbidden / "moved"),
        "remove_outside": kept.unlink,
        "make_inside": lambda: (allowed / "new").write_bytes(b"x" * FILE_BYTES),
        "rename_inside": lambda: moved(allowed / "from" / "file", allowed / "to" / "file"),
        "large_inside": lambda: (allowed / "large").write_bytes(b"x" * (FILE_BYTES + 1)),
        "memory": lambda: mmap.mmap(-1, MEMORY_BYTES).close(),
        "open_files": open_many,
        "read": lambda: Path(__file__).read_bytes(),
        "nothing": lambda: Path("/dev/null").open("r+b").close(),
        "a_user_namespace": lambda: call("unshare", CLONE_NEWUSER),
    }


def call(function: str, *arguments: object) -> None:
    if getattr(ctypes.CDLL(None, use_errno=True), function)(*arguments) < 0:
        raise OSError(ctypes.get_errno(), function)


def sent_to(mailbox: Path) -> None:
    """A pair is no connection to others, but may be a way to them."""
    for end in socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM):
        with end:
            end.sendto(b"out of here", str(mailbox))


def shared_memory() -> None:
    library = ctypes.CDLL(None, use_errno=True)
    number = library.shmget(IPC_PRIVATE, 4096, 0o600 | IPC_CREAT)
    if number < 0:
        raise OSError(ctypes.get_errno(), "shmget")
    library.shmctl(number, IPC_RMID, None)


def fork() -> None:
    if (process := os.fork()) == 0:
        os._exit(0)
    os.waitpid(process, 0)


def moved(source: Path, target: Path) -> None:
    source.touch()
    source.rename(target)


def open_many() -> None:
    opened: list[int] = []
    try:
        while len(opened) < OPEN_FILES:
            opened.append(os.open("/dev/null", os.O_RDONLY))
    finally:
        for descriptor in opened:
            os.close(descriptor)


def outcome(attempt: Callable[[], object]) -> str:
    try:
        attempt()
    except OSError as error:
        return errno.errorcode[error.errno or 0]
    return "done"


def main() -> None:
    how, allowed, forbidden = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])
    for folder in ("from", "to"):
        (allowed / folder).mkdir()
    missing = confined_as(how, allowed)
    found = {name: outcome(attempt) for name, attempt in attempts(allowed, forbidden).items()}
    about = {
        "score": Path("/proc/self/oom_score_adj").read_text().strip(),
        "name": Path("/proc/self/comm").read_text().strip(),
        "core": resource.getrlimit(resource.RLIMIT_CORE)[0],
        "dies_of_xfsz": signal.getsignal(signal.SIGXFSZ) == signal.SIG_DFL,
    }
    print(json.dumps({"missing": missing, "found": found, "about": about}))


if __name__ == "__main__":
    main()
