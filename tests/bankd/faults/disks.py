"""Small disks that can be filled, closed and made larger: only root may mount them."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


@contextmanager
def mounted(
    folder: Path, size: str = "8m", bind: Path | None = None, options: str = "rw"
) -> Iterator[Path]:
    """A disk in memory at this folder, or another folder there, while the block runs."""
    what = (
        ["--bind", "-o", options, bind] if bind else ["-t", "tmpfs", "-o", f"size={size}", "tmpfs"]
    )
    if subprocess.run(["mount", *what, folder], check=False, capture_output=True).returncode:
        pytest.skip("needs the right to mount")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)


def remount(folder: Path, options: str) -> None:
    """As "size=16m"."""
    subprocess.run(["mount", "-o", f"remount,{options}", folder], check=True)


def fill(folder: Path) -> Path:
    """Until nothing more fits; the file that takes all room."""
    path = folder / "filler"
    with path.open("wb", buffering=0) as file:
        for size in (2**16, 2**10, 1):
            try:
                while file.write(bytes(size)) == size:
                    pass
            except OSError:
                continue
    return path
