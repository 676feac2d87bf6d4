"""The filter of system calls, run by a small machine of ours: both kinds of machine, and tricks."""

import errno
import re
from pathlib import Path
from signal import SIGKILL
from socket import SOCK_CLOEXEC, SOCK_DGRAM, SOCK_RAW, SOCK_STREAM

import pytest

from tuner.confinement import linux
from tuner.confinement.linux import (
    MACHINES,
    PR_SET_NAME,
    PR_SET_PDEATHSIG,
    Instruction,
    Machine,
    program,
)

SELF, OTHER = 4711, 4712
ALLOWED = 0
CLONE_NEWUSER, CLONE_VM, SIGCHLD = 0x10000000, 0x100, 17
HEADERS = (
    Path("/usr/include/x86_64-linux-gnu/asm/unistd_64.h"),
    Path("/usr/include/asm-generic/unistd.h"),
)


def ran(lines: list[Instruction], arch: int, number: int, arguments: tuple[int, ...]) -> int:
    """What the kernel would answer: 0 (allowed), or the number of an error."""
    words = {linux.CALL: number, linux.ARCH: arch}
    words |= {linux.ARGUMENTS + 8 * i: a & 0xFFFFFFFF for i, a in enumerate(arguments)}
    at, loaded = 0, 0
    while True:
        operation, if_true, if_false, constant = lines[at]
        if operation == linux.LOAD:
            loaded, skip = words[constant], 0
        elif operation == linux.RETURN:
            return 0 if constant == linux.RET_ALLOW else constant & 0xFFFF
        else:
            holds = {
                linux.IS: loaded == constant,
                linux.IS_AT_LEAST: loaded >= constant,
                linux.HAS_BIT: bool(loaded & constant),
            }[operation]
            skip = if_true if holds else if_false
        at += 1 + skip


def number_of(machine: Machine, name: str) -> int:
    known = {
        **linux.REFUSED, **linux.PROGRAMS,
        **linux.BY_ARGUMENT, "read": (0, 63), "arch_prctl": (158, 158),
    }  # fmt: skip
    return machine.calls(known)[name]


CASES = [
    ("read", (), ALLOWED, ALLOWED),
    ("socket", (linux.AF_UNIX,), errno.EPERM, errno.EPERM),
    ("socketpair", (linux.AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC), ALLOWED, ALLOWED),
    ("socketpair", (linux.AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC), errno.EPERM, errno.EPERM),
    ("socketpair", (linux.AF_UNIX, SOCK_RAW), errno.EPERM, errno.EPERM),
    ("socketpair", (30, SOCK_STREAM), errno.EPERM, errno.EPERM),
    ("io_uring_setup", (8,), errno.EPERM, errno.EPERM),
    ("ptrace", (16, OTHER), errno.EPERM, errno.EPERM),
    ("execve", (), errno.EPERM, ALLOWED),
    ("clone", (CLONE_VM | linux.CLONE_THREAD,), ALLOWED, ALLOWED),
    ("clone", (SIGCHLD,), errno.EPERM, ALLOWED),
    ("clone", (CLONE_NEWUSER | SIGCHLD,), errno.EPERM, errno.EPERM),
    ("clone", (CLONE_NEWUSER | linux.CLONE_THREAD,), errno.EPERM, errno.EPERM),
    ("clone3", (), errno.ENOSYS, errno.ENOSYS),
    ("kill", (SELF,), ALLOWED, ALLOWED),
    ("kill", (OTHER,), errno.EPERM, ALLOWED),
    ("tgkill", (SELF, OTHER), ALLOWED, ALLOWED),
    ("tgkill", (OTHER, OTHER), errno.EPERM, ALLOWED),
    ("prlimit64", (0,), ALLOWED, ALLOWED),
    ("prlimit64", (SELF,), ALLOWED, ALLOWED),
    ("prlimit64", (OTHER,), errno.EPERM, errno.EPERM),
    ("shmget", (), errno.EPERM, errno.EPERM),
    ("prctl", (PR_SET_NAME, 0), ALLOWED, ALLOWED),
    ("prctl", (PR_SET_PDEATHSIG, SIGKILL), ALLOWED, ALLOWED),
    ("prctl", (PR_SET_PDEATHSIG, 0), errno.EPERM, errno.EPERM),
    ("ioctl", (0, 0x5401), ALLOWED, ALLOWED),
    ("ioctl", (0, 0x5412), errno.EPERM, errno.EPERM),
    ("ioctl", (0, 0x541C), errno.EPERM, errno.EPERM),
    # the kernel looks at the lower half only, and so must we
    ("ioctl", (0, 0x1_0000_5412), errno.EPERM, errno.EPERM),
    ("fchmodat", (), errno.EPERM, ALLOWED),
]


@pytest.mark.parametrize("name", ["x86_64", "aarch64"])
@pytest.mark.parametrize(("call", "arguments", "leaf", "starter"), CASES)
def test_calls_are_refused_by_number_and_argument(
    name: str, call: str, arguments: tuple[int, ...], leaf: int, starter: int
) -> None:
    machine = MACHINES[name]
    number = number_of(machine, call)

    found = [
        ran(program(machine, SELF, may_start_programs=may), machine.audit_arch, number, arguments)
        for may in (False, True)
    ]

    assert found == [leaf, starter]


@pytest.mark.parametrize(
    ("arch", "number"),
    [
        (0x40000003, 20),  # i386, where this is getpid
        (0xC000003E, 0x40000000 + 41),  # socket of x32
        (0xC00000B7, 0),
    ],
)
def test_calls_of_another_convention_are_refused(arch: int, number: int) -> None:
    lines = program(MACHINES["x86_64"], SELF, may_start_programs=True)

    assert ran(lines, arch, number, ()) == errno.EPERM


@pytest.mark.parametrize("column", [0, 1])
def test_numbers_are_those_of_the_kernel(column: int) -> None:
    if not HEADERS[column].exists():
        pytest.skip(f"{HEADERS[column]} is not here")
    text = HEADERS[column].read_text()
    known = {n: int(v) for n, v in re.findall(r"#define __NR(?:3264)?_(\w+)\s+(\d+)", text)}
    ours = {
        **linux.REFUSED, **linux.PROGRAMS,
        **linux.BY_ARGUMENT, "seccomp": linux.SECCOMP,
    }  # fmt: skip

    found = {name: numbers[column] for name, numbers in ours.items()}

    newer = {"fchmodat2"}  # than some headers
    assert found == {n: known.get(n, found[n] if n in newer else None) for n in found}
