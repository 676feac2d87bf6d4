"""Versions of this package and of what it builds on: packages, compiler, system, processor."""

from __future__ import annotations

import platform
from importlib.metadata import PackageNotFoundError, version

from bankd.version import tool_version
from tuner.backend import host_environment, host_target

PACKAGES = ("numpy", "llvmlite", "onnx", "onnxruntime")


def version_lines() -> tuple[str, ...]:
    """Lines for people, each about one kind of them."""
    here, target = host_environment(), host_target()
    packages = ", ".join(f"{name} {_version(name)}" for name in PACKAGES)
    cores = f"{target.cores} core{'s' * (target.cores != 1)}"
    return (
        f"bankd {tool_version()}",
        f"Python {platform.python_version()}, {packages}",
        f"LLVM {here.llvm}, kernels of generation {here.generator}",
        f"{platform.system()} {platform.release()} {platform.machine()}",
        f"{here.cpu}: {target.soc_version}, {cores}, {here.caches}",
    )


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "is missing"
