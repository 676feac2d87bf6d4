"""Linux beyond what Python has functions for: prctl, a filter of system calls, and Landlock.

The filter is a program of classic BPF that the kernel runs at each call. It kills nothing: a
refused call fails with EPERM, as from a kernel that forbids it. Source: Linux,
Documentation/userspace-api/seccomp_filter.rst, and seccomp(2).

The tables list the calls that are refused to our children, not those that are allowed: the latter
would break with the next version of NumPy, LLVM or the C library. Numbers: Linux,
arch/x86/entry/syscalls/syscall_64.tbl, and include/uapi/asm-generic/unistd.h for aarch64, which
lacks some of the older calls (None). Landlock says where a process may write, under any user; it
may read as before. Source: Documentation/userspace-api/landlock.rst and
include/uapi/linux/landlock.h. Older kernels know fewer rights; one that is unknown must not be
asked for.
"""

from __future__ import annotations

import ctypes
import errno
import functools
import os
import platform
import signal
import stat
import struct
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

Numbers = tuple[int, int | None]
"""The number of a call on x86_64, and on aarch64."""


@dataclass(frozen=True)
class Machine:
    """Numbers of one machine that a filter depends on."""

    audit_arch: int
    """Architecture of a call as a filter sees it: linux/audit.h."""
    column: int
    """Index into `Numbers`."""
    end_of_calls: int | None
    """First number that belongs to another convention (x32) of the same machine."""

    def calls(self, table: Mapping[str, Numbers]) -> dict[str, int]:
        """Numbers of the calls that the machine has, by name."""
        numbers = ((name, found[self.column]) for name, found in table.items())
        return {name: number for name, number in numbers if number is not None}


MACHINES: Mapping[str, Machine] = {
    "x86_64": Machine(0xC000003E, 0, 0x40000000),
    "aarch64": Machine(0xC00000B7, 1, None),
}
"""Machines, by `platform.machine()`."""

REFUSED: Mapping[str, Numbers] = {
    # AF_UNIX as well: behind it are the daemon's own control, and the desktop's and root's servers
    "socket": (41, 198),
    # can make sockets, and do most of what follows, past every filter
    "io_uring_setup": (425, 425), "io_uring_enter": (426, 426), "io_uring_register": (427, 427),
    # other processes
    "ptrace": (101, 117), "process_vm_readv": (310, 270), "process_vm_writev": (311, 271),
    "process_madvise": (440, 440), "kcmp": (312, 272), "pidfd_getfd": (438, 438),
    "move_pages": (279, 239), "migrate_pages": (256, 238),
    # the system and its settings
    "mount": (165, 40), "umount2": (166, 39), "pivot_root": (155, 41), "chroot": (161, 51),
    "open_tree": (428, 428), "move_mount": (429, 429), "fsopen": (430, 430), "fsconfig": (431, 431),
    "fsmount": (432, 432), "fspick": (433, 433), "mount_setattr": (442, 442), "unshare": (272, 97),
    "setns": (308, 268), "bpf": (321, 280), "perf_event_open": (298, 241),
    "userfaultfd": (323, 282), "add_key": (248, 217), "request_key": (249, 218),
    "keyctl": (250, 219), "kexec_load": (246, 104), "kexec_file_load": (320, 294),
    "init_module": (175, 105), "finit_module": (313, 273), "delete_module": (176, 106),
    "open_by_handle_at": (304, 265), "fanotify_init": (300, 262), "swapon": (167, 224),
    "swapoff": (168, 225), "reboot": (169, 142), "acct": (163, 89), "quotactl": (179, 60),
    "quotactl_fd": (443, 443), "syslog": (103, 116), "sethostname": (170, 161),
    "setdomainname": (171, 162), "settimeofday": (164, 170), "clock_settime": (227, 112),
    "adjtimex": (159, 171), "clock_adjtime": (305, 266), "modify_ldt": (154, None),
    "iopl": (172, None), "ioperm": (173, None),
    # memory, queues and semaphores of the system: they outlive us, and no limit of ours counts them
    "shmget": (29, 194), "msgget": (68, 186), "semget": (64, 190), "mq_open": (240, 180),
}  # fmt: skip

PROGRAMS: Mapping[str, Numbers] = {
    "execve": (59, 221), "execveat": (322, 281), "fork": (57, None), "vfork": (58, None),
    "tkill": (200, 130), "pidfd_open": (434, 434), "pidfd_send_signal": (424, 424),
    # Landlock does not see these
    "chmod": (90, None), "fchmodat": (268, 53), "fchmodat2": (452, 452), "chown": (92, None),
    "fchown": (93, 55), "lchown": (94, None), "fchownat": (260, 54), "setxattr": (188, 5),
    "lsetxattr": (189, 6), "fsetxattr": (190, 7), "removexattr": (197, 14),
    "lremovexattr": (198, 15), "fremovexattr": (199, 16),
}  # fmt: skip
"""Refused to those that start no programs, too."""

BY_ARGUMENT: Mapping[str, Numbers] = {
    "socketpair": (53, 199), "ioctl": (16, 29), "clone": (56, 220), "clone3": (435, 435),
    "kill": (62, 129), "tgkill": (234, 131), "rt_sigqueueinfo": (129, 138),
    "rt_tgsigqueueinfo": (297, 240), "prlimit64": (302, 261), "prctl": (157, 167),
}  # fmt: skip
"""Refused or not, as their arguments are."""

SECCOMP = (317, 277)
"""Numbers of the call that installs a filter."""

PR_SET_PDEATHSIG, PR_SET_DUMPABLE, PR_SET_NAME, PR_SET_NO_NEW_PRIVS = 1, 4, 15, 38
"""linux/prctl.h."""

Argument = int | bytes | ctypes.Array[ctypes.c_char] | None


def prctl(option: int, argument: Argument) -> None:
    """Set an attribute of this process. Raises OSError."""
    _called("prctl", option, argument, 0, 0, 0)


def system_call(number: int, *arguments: Argument) -> int:
    """Call Linux by number and return its result. Raises OSError."""
    return _called("syscall", number, *arguments)


def _called(function: str, *arguments: Argument) -> int:
    call = _function(function)
    # a C int would leave the upper half of a register to chance
    result = call(*(ctypes.c_long(a) if isinstance(a, int) else a for a in arguments))
    if result < 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))
    return result


@functools.cache
def _function(name: str) -> Callable[..., int]:
    function = ctypes.CDLL(None, use_errno=True)[name]
    # prctl gives an int, whose -1 read as a long is no number below zero
    function.restype = ctypes.c_long if name == "syscall" else ctypes.c_int
    return function


# -- the filter ------------------------------------------------------------------------------------

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
    lines = program(machine, os.getpid(), may_start_programs=may_start_programs)
    code = ctypes.create_string_buffer(b"".join(struct.pack("=HBBI", *line) for line in lines))
    filter_program = struct.pack("@HP", len(lines), ctypes.addressof(code))
    flags = FOR_ALL_THREADS | WITHOUT_SLOWING
    number = SECCOMP[machine.column]
    if thread := system_call(number, SET_MODE_FILTER, flags, filter_program):
        raise OSError(errno.EAGAIN, f"thread {thread} has its own filter")


def program(machine: Machine, process: int, *, may_start_programs: bool) -> list[Instruction]:
    """The filter of a process with this number."""
    # to calls of other conventions, numbers mean something else
    lines = [(LOAD, 0, 0, ARCH), (IS, 1, 0, machine.audit_arch), REFUSE, (LOAD, 0, 0, CALL)]
    if machine.end_of_calls is not None:
        lines += [(IS_AT_LEAST, 0, 1, machine.end_of_calls), REFUSE]
    refused = REFUSED if may_start_programs else {**REFUSED, **PROGRAMS}
    rules = {number: [REFUSE] for number in machine.calls(refused).values()}
    numbers = machine.calls(BY_ARGUMENT)
    for name, rule in _by_argument(process, may_start_programs).items():
        rules[numbers[name]] = rule
    for number, rule in rules.items():  # every way through a rule ends in it
        lines += [(IS, 0, len(rule), number), *rule]
    return [*lines, ALLOW]


def _by_argument(process: int, may_start_programs: bool) -> dict[str, list[Instruction]]:
    may_clone = [ALLOW] if may_start_programs else [(HAS_BIT, 0, 1, CLONE_THREAD), ALLOW]
    is_unix = [_load(0), (IS, 1, 0, AF_UNIX), REFUSE]
    is_about_death = [_load(0), (IS, 1, 0, PR_SET_PDEATHSIG), ALLOW]
    rules = {
        # two ends that reach each other and no other socket
        "socketpair": [*is_unix, _load(1), (HAS_BIT, 0, 1, SENDS_TO_NAMES), REFUSE, ALLOW],
        "ioctl": [_load(1), *_skip_next_if_among(TYPE_FOR_ANOTHER), ALLOW, REFUSE],
        # threads always, processes where there may be, never with namespaces of their own
        "clone": [_load(0), (HAS_BIT, len(may_clone), 0, CLONE_NEW_NAMESPACES), *may_clone, REFUSE],
        # its flags are in memory, where no filter sees them; the C library then takes clone
        "clone3": [ABSENT],
        "prlimit64": _only(0, 0, process),
        # anything but outliving the parent
        "prctl": [*is_about_death, *_only(1, signal.SIGKILL)],
    }
    if not may_start_programs:
        itself = ("kill", "tgkill", "rt_sigqueueinfo", "rt_tgsigqueueinfo")
        rules |= {name: _only(0, process) for name in itself}
    return rules


def _only(argument: int, *values: int) -> list[Instruction]:
    return [_load(argument), *_skip_next_if_among(values), REFUSE, ALLOW]


def _skip_next_if_among(values: tuple[int, ...]) -> list[Instruction]:
    return [(IS, len(values) - place, 0, value) for place, value in enumerate(values)]


def _load(argument: int) -> Instruction:
    """Its lower half, which is all that the kernel takes of these; both machines put it first."""
    return (LOAD, 0, 0, ARGUMENTS + 8 * argument)


# -- Landlock --------------------------------------------------------------------------------------

CREATE_RULESET, ADD_RULE, RESTRICT_SELF = 444, 445, 446
"""The same numbers on every machine."""
VERSION = 1 << 0
PATH_BENEATH = 1

WRITE_FILE, TRUNCATE = 1 << 1, 1 << 14
REMOVE = 1 << 4 | 1 << 5
"""Folders, and files."""
MAKE = sum(1 << bit for bit in range(6, 13))
"""Devices, folders, files, sockets, pipes, symbolic links."""
REFER = 1 << 13
"""Renaming from folder to folder."""
ABSTRACT_SOCKETS, SIGNALS = 1 << 0, 1 << 1
"""Scopes: sockets and signals that reach processes outside of the domain."""

NEEDED_BY_ALL = (Path("/dev/null"),)


def write_only_below(folders: Iterable[Path]) -> str | None:
    """Restrict this thread and those it starts: they write below these folders only.

    What is open stays open, and a folder that is not there yet, or cannot be reached, never counts.
    Returns what is not kept from them. Raises OSError where the kernel has no Landlock; nothing
    changes then.
    """
    version = system_call(CREATE_RULESET, None, 0, VERSION)
    newer = (REFER if version >= 2 else 0) | (TRUNCATE if version >= 3 else 0)
    rights = WRITE_FILE | REMOVE | MAKE | newer
    # the word between is of TCP, which a filter refuses
    words = (rights, 0, ABSTRACT_SOCKETS | SIGNALS)[: 1 if version < 4 else 2 if version < 6 else 3]
    attributes = struct.pack(f"={len(words)}Q", *words)
    # a right that the rules handle is refused wherever it is not granted
    ruleset = system_call(CREATE_RULESET, attributes, len(attributes), 0)
    try:
        for path in (*folders, *NEEDED_BY_ALL):
            _grant(ruleset, path, rights)
        system_call(RESTRICT_SELF, ruleset, 0)
    finally:
        os.close(ruleset)
    threads = len(os.listdir("/proc/self/task"))  # noqa: PTH208 - names are enough
    if threads > 1:
        return f"{threads - 1} of its threads ran already, and may write wherever its user may"
    if version < 3:
        return f"it may empty files of its user: Landlock {version} does not know of that"
    return None


def _grant(ruleset: int, path: Path, rights: int) -> None:
    try:
        place = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except OSError:
        return
    try:
        if not stat.S_ISDIR(os.fstat(place).st_mode):
            rights &= WRITE_FILE | TRUNCATE
        rule = struct.pack("=Qi", rights, place)
        system_call(ADD_RULE, ruleset, PATH_BENEATH, rule, 0)
    finally:
        os.close(place)
