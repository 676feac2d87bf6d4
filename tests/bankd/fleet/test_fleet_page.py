"""The commands of docs/fleet.md, as they are written, on three hosts."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import onnx
import pytest

from fixtures.hosts import Host, hosts, why_no_hosts
from fixtures.small.networks import tiny_encoder
from tests.bankd.fleet.processes import MOST_BUSY_CORES

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "fleet.md").read_text(encoding="utf-8")
PART = PAGE.partition("## Two machines in five minutes\n")[2].partition("\n## ")[0]
BLOCKS = re.findall(r"```sh\n(.*?)```", PART, re.DOTALL)
TUNED_WITHIN_S = 200.0
JOINED_WITHIN_S = 60.0
BUSY = f"[BANKD]\nMOST_BUSY_CORES = {MOST_BUSY_CORES}\n"

SCP = """#!/usr/bin/env python3
# `scp` between folders that stand for hosts: HOST:PATH is PATH in HOSTS/HOST.
import os, shutil, sys
*sources, last = (os.path.join(os.environ["HOSTS"], *word.split(":")) if ":" in word else word
                  for word in sys.argv[1:])
for source in sources:
    shutil.copy2(source, last)
"""


class Page:
    """Runs the blocks of the page on hosts, each in a folder of its own."""

    def __init__(self, folder: Path, made: dict[str, Host]) -> None:
        self.folder, self.hosts = folder, made
        self.serving: list[subprocess.Popen[bytes]] = []
        programs = folder / "programs"
        programs.mkdir()
        (programs / "scp").write_text(SCP)
        (programs / "scp").chmod(0o755)
        self.path = f"{programs}:{Path(sys.executable).parent}:{os.environ['PATH']}"
        for name in made:
            (folder / name).mkdir()
            (folder / name / "aoe.ini").write_text(BUSY)

    def start(self, host: str, *blocks: str) -> subprocess.Popen[bytes]:
        place = self.folder / host
        with (place / "log").open("ab") as log:
            return subprocess.Popen(
                self.hosts[host].command(["bash", "-ec", "\n".join(blocks)]),
                cwd=place, stdout=log, stderr=log, stdin=subprocess.DEVNULL,
                start_new_session=True,
                env={
                    **os.environ, "HOME": str(place), "HOSTS": str(self.folder),
                    "PATH": self.path, "TUNE_ON_BUSY_CORES": "True",
                },
            )  # fmt: skip

    def run(self, host: str, *blocks: str, within_s: float = TUNED_WITHIN_S) -> None:
        assert self.start(host, *blocks).wait(within_s) == 0, self.log(host)

    def serve(self, host: str, *blocks: str, until: str = "joined head") -> None:
        process = self.start(host, *blocks)
        self.serving.append(process)
        deadline = time.monotonic() + JOINED_WITHIN_S
        while until not in self.log(host):
            assert time.monotonic() < deadline, self.log(host)
            assert process.poll() is None, self.log(host)
            time.sleep(0.1)

    def log(self, host: str) -> str:
        return (self.folder / host / "log").read_text(encoding="utf-8")


@contextmanager
def page_on_hosts(folder: Path, *names: str) -> Iterator[Page]:
    with hosts(*names) as made:
        page = Page(folder, made)
        try:
            yield page
        finally:
            for process in page.serving:
                os.killpg(process.pid, signal.SIGTERM)
            for process in page.serving:
                process.wait(60)


@pytest.mark.slow
@pytest.mark.skipif(bool(why_no_hosts()), reason=why_no_hosts())
def test_a_newcomer_s_commands_tune_a_folder_and_a_model_and_add_a_machine(tmp_path: Path) -> None:
    everywhere, on_lab, on_desk, aoe, further = BLOCKS
    with page_on_hosts(tmp_path, "lab", "desk", "lab2") as page:
        models = page.folder / "desk" / "models"
        models.mkdir()
        onnx.save(tiny_encoder(), models / "m.onnx")
        page.serve("lab", everywhere, on_lab)
        watch = re.sub(r"^(bankd watch)\b", r"\1 --once", on_desk, flags=re.MULTILINE)
        page.run("desk", everywhere, watch)
        page.run("desk", everywhere, aoe)
        lines = dict.fromkeys(("lab", "lab2"), "")
        for line in further.splitlines():
            command, _, host = line.partition(" # on ")
            lines[host] += f"{command}\n"
        (page.folder / "lab2" / "certs").mkdir(mode=0o700)
        page.run("lab", lines["lab"])
        page.serve("lab2", everywhere, lines["lab2"])

        logs = {name: page.log(name) for name in page.hosts}

    assert (tmp_path / "desk" / "out" / "m.om").stat().st_size > 0
    assert len(list((tmp_path / "desk").rglob("m_*_tune.om"))) == 1
    assert "machine_joined" in logs["lab"]
    assert "Traceback" not in "".join(logs.values())
