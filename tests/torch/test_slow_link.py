"""Gradient tuning over a link whose rate is limited, and what happens when a rank is lost."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import pytest

from bankd.bank import Bank
from fixtures.slow_link import SlowLink, slow_link, why_no_link

ROOT = Path(__file__).resolve().parents[2]
RATE_MBIT = 100.0
LOST_WITHIN_S = 30.0
needs_link = pytest.mark.skipif(bool(why_no_link()), reason=why_no_link() or "a link can be made")


@pytest.fixture
def bank(tmp_path: Path) -> Path:
    folder = tmp_path / "bank"
    folder.mkdir()
    return folder


def started(
    link: SlowLink | None, rank: int, bank: Path, *words: str, **env: str
) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.torch.ranks", *words]
    variables: Mapping[str, str] = {
        "MASTER_ADDR": "127.0.0.1", "MASTER_PORT": "29517", "RANK": str(rank), "WORLD_SIZE": "2",
        "OMP_NUM_THREADS": "1", **(link.environment(rank) if link else {}),
    }  # fmt: skip
    return subprocess.Popen(
        link.command(rank, command) if link else command,
        cwd=bank.parent,
        env={
            **os.environ, "TUNE_BANK_PATH": str(bank), "PYTHONPATH": str(ROOT), "AOE_MODE": "4",
            "TUNE_ON_BUSY_CORES": "True", **variables, **env,
        },
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip


@needs_link
def test_over_a_slow_link_the_tuner_finds_its_rate_and_predicts_what_a_step_waits(
    bank: Path,
) -> None:
    output = bank.parent / "found.json"
    with slow_link(RATE_MBIT) as link:
        ranks = [started(link, rank, bank, "trained", str(output)) for rank in range(2)]
        printed = [rank.communicate(timeout=280)[0] for rank in ranks]
    assert [rank.returncode for rank in ranks] == [0, 0], printed
    found = json.loads(output.read_text(encoding="utf-8"))
    assert found["found"] == pytest.approx(found["expected"], rel=1e-5)
    assert found["ranks_agree"]
    (content,) = json.loads(Path(found["report"]).read_text(encoding="utf-8")).values()
    told = content[1]["GDAT"]
    sizes, times = told["all_reduce"]["size(byte)"], told["all_reduce"]["time(us)"]
    reached = 8 * (sizes[-1] - sizes[-4]) / (times[-1] - times[-4])
    assert 0.7 * RATE_MBIT < reached < 1.1 * RATE_MBIT
    assert all(split["hang_over(ms)"] > 0 for split in told["splits"])


@pytest.mark.parametrize("way", [signal.SIGKILL, signal.SIGTERM], ids=lambda way: way.name)
@pytest.mark.parametrize("lost", [0, 1])
def test_when_a_rank_is_lost_the_other_ends_with_one_error_and_the_next_start_continues(
    bank: Path, lost: int, way: signal.Signals
) -> None:
    ranks = [started(None, rank, bank, "long", str(bank.parent / "out")) for rank in range(2)]
    other = ranks[1 - lost]
    try:
        reports = _waited_for(bank.parent, ranks)
        ranks[lost].send_signal(way)
        began = time.monotonic()
        printed = other.communicate(timeout=LOST_WITHIN_S)[0]
    finally:
        for rank in ranks:
            with suppress(ProcessLookupError):
                rank.kill()
            rank.communicate()
    assert time.monotonic() - began < LOST_WITHIN_S
    assert other.returncode != 0
    assert "another rank has ended, or cannot be reached" in printed
    with Bank.open(bank, create=False) as opened:
        assert opened.check() == []
    before = len(list(bank.parent.glob("aoe_result_gdat_*.json")))
    assert before == reports
    output = bank.parent / "found.json"
    again = [started(None, rank, bank, "trained", str(output)) for rank in range(2)]
    assert [rank.wait(timeout=240) for rank in again] == [0, 0]
    assert json.loads(output.read_text(encoding="utf-8"))["why_not"] == ""
    for rank in again:
        rank.communicate()


def _waited_for(folder: Path, ranks: list[subprocess.Popen[str]]) -> int:
    """Wait until steps are raced; gives the number of reports."""
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        assert all(rank.poll() is None for rank in ranks)
        reports = list(folder.glob("aoe_result_gdat_*.json"))
        if reports and '"splits"' in reports[0].read_text(encoding="utf-8"):
            return len(reports)
        time.sleep(0.05)
    raise TimeoutError
