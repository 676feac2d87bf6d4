"""System calls that are refused to our children, and their numbers on each machine.

A list of what is refused, not of what is allowed: the latter would break with the next version of
NumPy, LLVM or the C library. Numbers: Linux, arch/x86/entry/syscalls/syscall_64.tbl, and
include/uapi/asm-generic/unistd.h for aarch64, which lacks some of the older calls (None).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

Numbers = tuple[int, int | None]
"""The number of a call on x86_64, and on aarch64."""


@dataclass(frozen=True)
class Machine:
    """Numbers of one machine that a filter depends on."""

    audit_arch: int
    """Architecture of a call as a filter sees it: linux/audit.h."""
    column: int
    """Index into `Numbers`."""
    most_calls: int | None
    """First number that belongs to another convention (x32) of the same machine."""


MACHINES: Mapping[str, Machine] = {
    "x86_64": Machine(0xC000003E, 0, 0x40000000),
    "aarch64": Machine(0xC00000B7, 1, None),
}
"""Machines, by `platform.machine()`."""

NETWORK: Mapping[str, Numbers] = {
    # AF_UNIX as well: behind it are the daemon's own control, and the desktop's and root's servers
    "socket": (41, 198),
    # can make sockets, and do most of what follows, past every filter
    "io_uring_setup": (425, 425),
    "io_uring_enter": (426, 426),
    "io_uring_register": (427, 427),
}

OTHER_PROCESSES: Mapping[str, Numbers] = {
    "ptrace": (101, 117),
    "process_vm_readv": (310, 270),
    "process_vm_writev": (311, 271),
    "process_madvise": (440, 440),
    "kcmp": (312, 272),
    "pidfd_getfd": (438, 438),
    "move_pages": (279, 239),
    "migrate_pages": (256, 238),
}

SYSTEM: Mapping[str, Numbers] = {
    "mount": (165, 40),
    "umount2": (166, 39),
    "pivot_root": (155, 41),
    "chroot": (161, 51),
    "open_tree": (428, 428),
    "move_mount": (429, 429),
    "fsopen": (430, 430),
    "fsconfig": (431, 431),
    "fsmount": (432, 432),
    "fspick": (433, 433),
    "mount_setattr": (442, 442),
    "unshare": (272, 97),
    "setns": (308, 268),
    "bpf": (321, 280),
    "perf_event_open": (298, 241),
    "userfaultfd": (323, 282),
    "add_key": (248, 217),
    "request_key": (249, 218),
    "keyctl": (250, 219),
    "kexec_load": (246, 104),
    "kexec_file_load": (320, 294),
    "init_module": (175, 105),
    "finit_module": (313, 273),
    "delete_module": (176, 106),
    "open_by_handle_at": (304, 265),
    "fanotify_init": (300, 262),
    "swapon": (167, 224),
    "swapoff": (168, 225),
    "reboot": (169, 142),
    "acct": (163, 89),
    "quotactl": (179, 60),
    "quotactl_fd": (443, 443),
    "syslog": (103, 116),
    # memory, queues and semaphores of the system: they outlive us, and no limit of ours counts them
    "shmget": (29, 194),
    "msgget": (68, 186),
    "semget": (64, 190),
    "mq_open": (240, 180),
    "sethostname": (170, 161),
    "setdomainname": (171, 162),
    "settimeofday": (164, 170),
    "clock_settime": (227, 112),
    "adjtimex": (159, 171),
    "clock_adjtime": (305, 266),
    "modify_ldt": (154, None),
    "iopl": (172, None),
    "ioperm": (173, None),
}

PROGRAMS: Mapping[str, Numbers] = {
    "execve": (59, 221),
    "execveat": (322, 281),
    "fork": (57, None),
    "vfork": (58, None),
    "tkill": (200, 130),
    "pidfd_open": (434, 434),
    "pidfd_send_signal": (424, 424),
    # Landlock does not see these
    "chmod": (90, None),
    "fchmodat": (268, 53),
    "fchmodat2": (452, 452),
    "chown": (92, None),
    "fchown": (93, 55),
    "lchown": (94, None),
    "fchownat": (260, 54),
    "setxattr": (188, 5),
    "lsetxattr": (189, 6),
    "fsetxattr": (190, 7),
    "removexattr": (197, 14),
    "lremovexattr": (198, 15),
    "fremovexattr": (199, 16),
}
"""Refused to those that start no programs, too."""

BY_ARGUMENT: Mapping[str, Numbers] = {
    "socketpair": (53, 199),
    "ioctl": (16, 29),
    "clone": (56, 220),
    "clone3": (435, 435),
    "kill": (62, 129),
    "tgkill": (234, 131),
    "rt_sigqueueinfo": (129, 138),
    "rt_tgsigqueueinfo": (297, 240),
    "prlimit64": (302, 261),
    "prctl": (157, 167),
}
"""Refused or not, as their arguments are: see `call_filter`."""

SECCOMP: Numbers = (317, 277)
"""Number of the call that installs a filter."""


def on(machine: Machine, calls: Mapping[str, Numbers]) -> dict[str, int]:
    """The calls that the machine has, by name."""
    numbers = ((name, found[machine.column]) for name, found in calls.items())
    return {name: number for name, number in numbers if number is not None}
