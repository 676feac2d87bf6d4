"""SHA-256 of the archives that may be installed for a pin, so that pip takes no others."""

from __future__ import annotations

import concurrent.futures
import json
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

from packaging.utils import (
    InvalidSdistFilename,
    InvalidWheelFilename,
    NormalizedName,
    canonicalize_name,
    parse_sdist_filename,
    parse_wheel_filename,
)
from packaging.version import Version
from pip._internal.models.index import PyPI

JSON = "application/vnd.pypi.simple.v1+json"
PATIENCE_S = 60


def hashes_of(pins: Collection[str]) -> Mapping[str, list[str]]:
    """Hashes by pin ("click==8.5.1"): of all its archives in pip's index, for any platform.

    That of the archive which pip takes on this machine is among them, too: other places that pip
    is told to look at may have a build of their own, such as PyTorch's for processors only. Raises
    OSError where the index does not answer, ValueError where it has no archive of a pin.
    """
    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        found = dict(zip(pins, pool.map(_in_index, pins), strict=True))
    for pin, hash_ in _taken_here(pins):
        found[pin].add(hash_)
    for pin, hashes in found.items():
        if not hashes:
            raise ValueError(f"pip's index has no archive of {pin}")
    return {pin: sorted(hashes) for pin, hashes in found.items()}


def _in_index(pin: str) -> set[str]:
    name, _, version = pin.partition("==")
    url = f"{PyPI.simple_url}/{canonicalize_name(name)}/"
    request = urllib.request.Request(url, headers={"Accept": JSON})
    with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
        files = json.load(answer)["files"]
    return {
        file["hashes"]["sha256"]
        for file in files
        if "sha256" in file["hashes"] and _version_of(file["filename"]) == Version(version)
    }


def _version_of(filename: str) -> Version | None:
    try:
        if filename.endswith(".whl"):
            return parse_wheel_filename(filename)[1]
        return parse_sdist_filename(filename)[1]
    except (InvalidSdistFilename, InvalidWheelFilename):  # formats that pip no longer installs
        return None


def _taken_here(pins: Collection[str]) -> list[tuple[str, str]]:
    """The archive that pip would install for each pin: nothing is installed."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.json")
        options = ["--dry-run", "--ignore-installed", "--no-deps", "--quiet", "--report", report]
        command = [sys.executable, "-m", "pip", "install", *map(str, options), *pins]
        subprocess.run(command, check=True)
        installed = json.loads(report.read_text(encoding="utf-8"))["install"]
    by_name = {canonicalize_name(pin.partition("==")[0]): pin for pin in pins}
    return [(by_name[_name(one)], one["download_info"]["archive_info"]["hashes"]["sha256"])
            for one in installed]  # fmt: skip


def _name(installed: Mapping[str, Any]) -> NormalizedName:
    return canonicalize_name(installed["metadata"]["name"])
