"""The filter that refuses system calls: a program of classic BPF that the kernel runs at each one.

It kills nothing: a refused call fails with EPERM, as from a kernel that forbids it.
Source: Linux, Documentation/userspace-api/seccomp_filter.rst, and seccomp(2).
"""

from __future__ import annotations

import ctypes
import errno
import os
import platform
import signal
import struct

from tuner.confinement.linux import (
    BY_ARGUMENT,
    MACHINES,
    PR_SET_PDEATHSIG,
    PROGRAMS,
    REFUSED,
    SECCOMP,
    Machine,
    system_call,
)

Instruction = tuple[int, int, int, int]
"""Operation, instructions to skip if it is true, and if not, and its constant."""

LOAD, IS, IS_AT_LEAST, HAS_BIT, RETURN = 0x20, 0x15, 0x35, 0x45, 0x06
"""BPF_LD|W|ABS, BPF_JMP|JEQ|K, BPF_JMP|JGE|K, BPF_JMP|JSET|K, BPF_RET|K."""
CALL, ARCH, ARGUMENTS = 0, 4, 16
"""Offsets in struct seccomp_data, in bytes."""
RET_ERRNO, RET_ALLOW = 0x00050000, 0x7FFF0000

ALLOW: Instruction = (RETURN, 0, 0, RET_ALLOW)
REFUSE: Instruction = (RETURN, 0, 0, RET_ERRNO | errno.EPERM)
ABSENT: Instruction = (RETURN, 0, 0, RET_ERRNO | errno.ENOSYS)

AF_UNIX = 1
SENDS_TO_NAMES = 0x2
"""The bit of SOCK_DGRAM (2) and SOCK_RAW (3) alone, of a pair's types that AF_UNIX has.

The owner of such a socket may send to every socket with a name: the log's, root's.
"""
CLONE_THREAD = 0x00010000
CLONE_NEW_NAMESPACES = 0x7E020000
TYPE_FOR_ANOTHER = (0x5412, 0x541C)
"""TIOCSTI and TIOCLINUX type into a terminal what a shell there will then run."""

SET_MODE_FILTER = 1
FOR_ALL_THREADS, WITHOUT_SLOWING = 1 << 0, 1 << 2
"""Flags of the filter.

WITHOUT_SLOWING: kernels before 5.16 would else switch off speculation past stores for a process
with a filter, and times in it would be longer than in a user's own process.
"""


def refuse_calls(*, may_start_programs: bool) -> None:
    """Install the filter, for all threads.

    Raises OSError where kernel or machine has no filters.
    """
    machine = MACHINES.get(platform.machine())
    if machine is None:
        raise OSError(errno.ENOTSUP, f"no filter is implemented for {platform.machine()}")
    _install(machine, program(machine, os.getpid(), may_start_programs=may_start_programs))


def program(machine: Machine, process: int, *, may_start_programs: bool) -> list[Instruction]:
    """The filter of a process with this number."""
    refused = REFUSED if may_start_programs else {**REFUSED, **PROGRAMS}
    lines = _known_convention(machine)
    for number in machine.calls(refused).values():
        lines += _at(number, [REFUSE])
    numbers = machine.calls(BY_ARGUMENT)
    for name, rule in _by_argument(process, may_start_programs).items():
        lines += _at(numbers[name], rule)
    return [*lines, ALLOW]


def _known_convention(machine: Machine) -> list[Instruction]:
    """Numbers mean something else to calls of other conventions. Leaves the number loaded."""
    lines = [(LOAD, 0, 0, ARCH), (IS, 1, 0, machine.audit_arch), REFUSE, (LOAD, 0, 0, CALL)]
    if machine.end_of_calls is not None:
        lines += [(IS_AT_LEAST, 0, 1, machine.end_of_calls), REFUSE]
    return lines


def _by_argument(process: int, may_start_programs: bool) -> dict[str, list[Instruction]]:
    rules = {
        "socketpair": _connected_pair(),
        "ioctl": _none_of(1, *TYPE_FOR_ANOTHER),
        "clone": _clone(may_start_programs),
        # its flags are in memory, where no filter sees them; the C library then takes clone
        "clone3": [ABSENT],
        "prlimit64": _only(0, 0, process),
        "prctl": _still_mortal(),
    }
    if not may_start_programs:
        itself = ("kill", "tgkill", "rt_sigqueueinfo", "rt_tgsigqueueinfo")
        rules |= {name: _only(0, process) for name in itself}
    return rules


def _at(number: int, rule: list[Instruction]) -> list[Instruction]:
    """The rule, for this call only. Every way through a rule ends in it."""
    return [(IS, 0, len(rule), number), *rule]


def _only(argument: int, *values: int) -> list[Instruction]:
    return [_load(argument), *_found(values), REFUSE, ALLOW]


def _connected_pair() -> list[Instruction]:
    """Two ends that reach each other and no other socket."""
    is_unix = [_load(0), (IS, 1, 0, AF_UNIX), REFUSE]
    return [*is_unix, _load(1), (HAS_BIT, 0, 1, SENDS_TO_NAMES), REFUSE, ALLOW]


def _still_mortal() -> list[Instruction]:
    """Anything but outliving the parent."""
    is_about_death = [_load(0), (IS, 1, 0, PR_SET_PDEATHSIG), ALLOW]
    return [*is_about_death, _load(1), (IS, 1, 0, signal.SIGKILL), REFUSE, ALLOW]


def _none_of(argument: int, *values: int) -> list[Instruction]:
    return [_load(argument), *_found(values), ALLOW, REFUSE]


def _found(values: tuple[int, ...]) -> list[Instruction]:
    """Skips the instruction that follows these if the argument is one of the values."""
    return [(IS, len(values) - place, 0, value) for place, value in enumerate(values)]


def _clone(may_start_programs: bool) -> list[Instruction]:
    """Threads always, processes where there may be, never with namespaces of their own."""
    if may_start_programs:
        return [_load(0), (HAS_BIT, 1, 0, CLONE_NEW_NAMESPACES), ALLOW, REFUSE]
    no_namespace = (HAS_BIT, 1, 0, CLONE_NEW_NAMESPACES)
    return [_load(0), no_namespace, (HAS_BIT, 1, 0, CLONE_THREAD), REFUSE, ALLOW]


def _load(argument: int) -> Instruction:
    """Its lower half, which is all that the kernel takes of these; both machines put it first."""
    return (LOAD, 0, 0, ARGUMENTS + 8 * argument)


def _install(machine: Machine, lines: list[Instruction]) -> None:
    code = ctypes.create_string_buffer(b"".join(struct.pack("=HBBI", *line) for line in lines))
    filter_program = struct.pack("@HP", len(lines), ctypes.addressof(code))
    flags = FOR_ALL_THREADS | WITHOUT_SLOWING
    number = SECCOMP[machine.column]
    if thread := system_call(number, SET_MODE_FILTER, flags, filter_program):
        raise OSError(errno.EAGAIN, f"thread {thread} has its own filter")
