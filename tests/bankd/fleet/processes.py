"""A fleet of real processes on loopback: a head, machines and desks, each with its own bank."""

from __future__ import annotations

import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from bankd.fleet.certs import Authority, Role

JOINED_WITHIN_S = 60.0
ENDED_WITHIN_S = 120.0
MOST_BUSY_CORES = 8192
"""Machines of a test measure on a busy host, too."""


def free_port() -> int:
    """A free port below Linux's ephemeral range, which no other process is given by chance."""
    for port in random.sample(range(20_000, 32_000), 100):
        with socket.socket() as listening, suppress(OSError):
            listening.bind(("127.0.0.1", port))
            return port
    raise OSError("no port is free")


class Fleet:
    """Places and processes of a fleet; `folder` holds one folder for each."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.authority = Authority.open(folder / "authority")
        self.running: dict[str, subprocess.Popen[bytes]] = {}

    @property
    def address(self) -> str:
        return f"tls://127.0.0.1:{self.port}"

    def certificate(self, role: Role, name: str) -> Path:
        """A folder with the certificate that one process needs."""
        place = self.folder / f"certs-{name}"
        place.mkdir(mode=0o700, exist_ok=True)
        made = self.authority.issue(role, name)
        for file in (self.authority.folder / "ca.pem", made.file, made.key):
            shutil.copy2(file, place / file.name)
        return place

    def place(self, name: str) -> Path:
        place = self.folder / name
        place.mkdir(exist_ok=True)
        (place / "aoe.ini").write_text(f"[BANKD]\nMOST_BUSY_CORES = {MOST_BUSY_CORES}\n")
        return place

    def start(self, name: str, *words: str | Path, **env: str) -> subprocess.Popen[bytes]:
        place = self.place(name)
        with (place / "log").open("ab") as log:
            self.running[name] = process = subprocess.Popen(
                [sys.executable, "-m", "bankd", *map(str, words)],
                cwd=place, stdout=log, stderr=log, stdin=subprocess.DEVNULL,
                env={
                    **os.environ, "HOME": str(place), "TUNE_BANK_PATH": str(place),
                    "TUNE_ON_BUSY_CORES": "True", "PYTHONPATH": str(Path.cwd()), **env,
                },
            )  # fmt: skip
        return process

    def head(self, **env: str) -> subprocess.Popen[bytes]:
        certs = self.certificate(Role.HEAD, "head")
        listen = f"127.0.0.1:{self.port}"
        return self.start("head", "fleet", "head", "--listen", listen, "--certs", certs, **env)

    def machine(
        self, name: str, soc_version: str | None, cores: int | None, **env: str
    ) -> subprocess.Popen[bytes]:
        """A machine for one target, or for all that it can run."""
        certs = self.certificate(Role.MACHINE, name)
        target = ("--soc_version", soc_version, "--aicore_num", str(cores)) if soc_version else ()
        return self.start(
            name, "fleet", "serve", "--join", self.address, "--certs", certs, *target,
            "--listen", "127.0.0.1", **env,
        )  # fmt: skip

    def log(self, name: str) -> str:
        return (self.folder / name / "log").read_text(encoding="utf-8")

    def wait_for(self, name: str, text: str, within_s: float = JOINED_WITHIN_S) -> None:
        deadline = time.monotonic() + within_s
        while text not in self.log(name):
            assert time.monotonic() < deadline, self.log(name)
            time.sleep(0.1)

    def wait_until(self, condition: Callable[[], bool], within_s: float = ENDED_WITHIN_S) -> None:
        deadline = time.monotonic() + within_s
        while not condition():
            assert time.monotonic() < deadline, "it did not happen in time"
            time.sleep(0.2)

    def kill(self, name: str) -> None:
        process = self.running.pop(name)
        process.kill()
        process.wait()

    def stop(self) -> None:
        for process in self.running.values():
            process.send_signal(signal.SIGTERM)
        for process in self.running.values():
            try:
                process.wait(ENDED_WITHIN_S)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
                raise


@contextmanager
def fleet_in(folder: Path) -> Iterator[Fleet]:
    fleet = Fleet(folder)
    try:
        yield fleet
    finally:
        fleet.stop()
