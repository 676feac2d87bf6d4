"""What must be said beside a time: the machine, the versions, and who else used the cores."""

from __future__ import annotations

import functools
import hashlib
import importlib.metadata
import os
import platform
import re
import subprocess
from pathlib import Path

from bankd.version import tool_version
from tuner.backend import host_cores, host_environment
from tuner.cpu.contention import busy_and_total_s, cpu_rows

ROOT = Path(__file__).resolve().parent.parent
NOT_THERE = "not installed"
BUSY_CORES = 0.1
"""Others that use more than this disturb what is measured."""


def machine() -> dict[str, str | int]:
    environment = host_environment()
    return {
        "cpu": environment.cpu,
        "cores": host_cores(),
        "caches": environment.caches,
        "memory_gib": round(os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30),
        "system": f"{environment.system} {platform.release()}",
    }


def cpu_name(cpu: str) -> str:
    """ "GenuineIntel Intel(R) Xeon(R) CPU @ 2.70GHz 6 143 8" -> "Intel Xeon 6 143 8"."""
    bare = re.sub(r"\((?:R|TM)\)|@ [\d.]+ ?GHz|\bCPU\b", " ", cpu)
    words = bare.split()
    return " ".join(words[1:] if len(words) > 1 else words)


def cpu_slug(cpu: str) -> str:
    """The same as a part of a file name: "intel-xeon-6-143-8"."""
    return re.sub(r"[^a-z0-9]+", "-", cpu_name(cpu).lower()).strip("-") or "unknown"


def versions() -> dict[str, str]:
    """`code` tells two states of the tuner apart, whatever git knows of them."""
    environment = host_environment()
    return {
        "tunebank": tool_version(),
        "revision": revision(),
        "code": code_identity(),
        "generator": str(environment.generator),
        "llvm": environment.llvm,
        "python": platform.python_version(),
        **{name: _installed(name) for name in ("numpy", "onnxruntime", "openvino")},
    }


@functools.cache
def revision() -> str:
    """Of git, with a "+" where the working tree differs; "unknown" outside of a checkout."""
    try:
        asked = ["git", "describe", "--always", "--abbrev=12", "--dirty=+"]
        done = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return done.stdout.strip()


@functools.cache
def code_identity() -> str:
    """Hash of the tuner's sources: equal code, equal kernels."""
    whole = hashlib.sha256()
    for path in sorted((ROOT / "tuner").rglob("*.py")):
        whole.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return whole.hexdigest()[:12]


def _installed(package: str) -> str:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return NOT_THERE


class OtherLoad:
    """Counts, from when it is made, the cores that others keep busy (of those we may use)."""

    def __init__(self) -> None:
        self._start = _busy_and_total_s()
        self._own_s = _own_s()

    def cores(self) -> float | None:
        """The average since then; None where the system does not tell."""
        end = _busy_and_total_s()
        if self._start is None or end is None or end[1] <= self._start[1]:
            return None
        others_s = end[0] - self._start[0] - (_own_s() - self._own_s)
        elapsed_s = (end[1] - self._start[1]) / host_cores()
        return max(others_s / elapsed_s, 0.0)


def _own_s() -> float:
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def _busy_and_total_s() -> tuple[float, float] | None:
    """Busy and all seconds of the cores that we may use, summed."""
    rows = cpu_rows()
    return None if rows is None else busy_and_total_s(rows)
