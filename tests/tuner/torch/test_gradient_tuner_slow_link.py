"""Gradient tuning over a link whose rate is limited, and what happens when a rank is lost."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from bankd.bank import Bank
from fixtures.hosts import why_no_hosts
from fixtures.slow_link import SlowLink, slow_link

ROOT = Path(__file__).resolve().parents[3]
RATE_MBIT = 100.0
LOST_WITHIN_S = 120.0
needs_link = pytest.mark.skipif(bool(why_no_hosts()), reason=why_no_hosts() or "a link can be made")


@pytest.fixture
def bank(tmp_path: Path) -> Path:
    folder = tmp_path / "bank"
    folder.mkdir()
    return folder


def started(
    link: SlowLink | None, rank: int, bank: Path, *words: str, **env: str
) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.tuner.torch.ranks", *words]
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


@pytest.mark.parametrize("lost", [0, 1])
def test_when_a_rank_is_lost_the_other_ends_with_one_error_and_the_next_start_continues(
    bank: Path, lost: int
) -> None:
    with racing(bank, "long") as ranks:
        ranks[lost].kill()
        ends_with_the_error(ranks[1 - lost])
    is_whole(bank)
    output = bank.parent / "found.json"
    again = [started(None, rank, bank, "trained", str(output)) for rank in range(2)]
    assert [rank.wait(timeout=240) for rank in again] == [0, 0]
    assert json.loads(output.read_text(encoding="utf-8"))["why_not"] == ""
    for rank in again:
        rank.communicate()


def test_a_rank_that_is_silent_is_lost_after_the_time_that_its_group_allows(bank: Path) -> None:
    with racing(bank, "impatient") as ranks:
        ranks[1].send_signal(signal.SIGSTOP)
        ends_with_the_error(ranks[0])
    is_whole(bank)


@needs_link
def test_a_rank_that_is_killed_on_another_host_is_lost_at_once(bank: Path) -> None:
    with slow_link(RATE_MBIT) as link, racing(bank, "long", link) as ranks:
        ranks[1].kill()
        ends_with_the_error(ranks[0])
    is_whole(bank)


@needs_link
def test_when_the_link_is_cut_every_rank_ends_with_the_error(bank: Path) -> None:
    with slow_link(RATE_MBIT) as link, racing(bank, "impatient", link) as ranks:
        link.cut()
        for rank in ranks:
            ends_with_the_error(rank)
    is_whole(bank)


@contextmanager
def racing(
    bank: Path, scenario: str, link: SlowLink | None = None
) -> Iterator[list[subprocess.Popen[str]]]:
    """Two ranks whose splits are being raced; they are gone when the block ends."""
    ranks = [started(link, rank, bank, scenario, str(bank.parent / "out")) for rank in range(2)]
    try:
        _wait_for_race(bank.parent, ranks)
        yield ranks
        assert len(list(bank.parent.glob("aoe_result_gdat_*.json"))) == 1
    finally:
        for rank in ranks:
            rank.kill()
            rank.communicate()


def ends_with_the_error(rank: subprocess.Popen[str]) -> None:
    """Wait for a rank that has lost the other."""
    printed = rank.communicate(timeout=LOST_WITHIN_S)[0]
    assert rank.returncode > 0, printed
    assert "another rank has ended, or cannot be reached" in printed


def is_whole(bank: Path) -> None:
    with Bank.open(bank, create=False) as opened:
        assert opened.check() == []


def _wait_for_race(folder: Path, ranks: list[subprocess.Popen[str]]) -> None:
    """Wait until AllReduce is measured; the race that follows takes some seconds at least."""
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        assert all(rank.poll() is None for rank in ranks)
        reports = list(folder.glob("aoe_result_gdat_*.json"))
        if reports and '"all_reduce"' in reports[0].read_text(encoding="utf-8"):
            return
        time.sleep(0.05)
    raise TimeoutError
