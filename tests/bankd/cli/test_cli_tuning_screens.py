"""What commands print at 80 columns that tune, compile, time, sign, share or check, as text.

Their work is done by stand-ins of this folder; `test_screens` says how the files are written.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from bankd.doctor.finding import CheckFinding, CheckState
from bankd.errors import ExitCode
from tests.bankd.cli.conftest import Command
from tests.bankd.cli.test_atc_and_bench import Compiler
from tests.bankd.cli.test_cli_screens import KEY, filled, require_golden, screen  # noqa: F401
from tests.bankd.cli.test_run import Doubling
from tests.bankd.fakes import write_model
from tests.tuner.offline_model.models import small_model
from tuner.lookup.protocol import Lookup
from tuner.offline_model.offline_model import save
from tuner.session import Options, StepTime
from tuner.target import ISAS, Target
from tuner.whole_model.model_bench import BenchResult, PeerTimes

FINDINGS = (
    CheckFinding("bank folder", CheckState.OK, "/home/ann/bank, because TUNE_BANK_PATH is set"),
    CheckFinding("permissions", CheckState.ERROR, "everyone may write to /home/ann/bank",
                 "chmod 0750 /home/ann/bank"),
    CheckFinding("aoe.ini", CheckState.ERROR, "/home/ann/aoe.ini: [BANKD] QUEUE is 'many'",
                 "give a whole number from 1 to 100,000, or leave it out"),
    CheckFinding("variables", CheckState.NOTE, "REPEAT_TUNE is true: every run tunes again what"
                 " the bank holds", "unset REPEAT_TUNE"),
    CheckFinding("disk", CheckState.WARNING, "1.2 GiB free for bank /home/ann/bank; at least"
                 " 2.0 GiB are wanted (AOE asks for 20 GB)", "du -xsh /home/ann/* | sort -h"),
)  # fmt: skip
TARGET = ("--soc_version", "x86_64-v3", "--aicore_num", "1")
SCREENS = {
    "doctor": ("doctor",),
    "export": ("export", "--soc_version", "x86_64-v4", "--output", "out", "--overwrite"),
    "export-cann": ("export", "--form", "cann", "--output", "cann"),
    "import": ("import", "theirs", "--dry-run"),
    "explain": ("explain", KEY[:8]),
    "explain-unknown": ("explain", "nonsense"),
    "aoe": ("aoe", "--model", "m.onnx", "--job_type", "1,2", "--output", "m"),
    "aoe-missing": ("aoe", "--model", "none.onnx", "--job_type", "1,2", "--output", "m"),
    "atc": (
        "atc",
        "--model",
        "m.onnx",
        "--output",
        "m",
        "--soc_version",
        "x86_64-v3",
        "--aicore_num",
        "1",
    ),
    "bench": ("bench", "m.onnx", "--against", "onnxruntime"),
    "run": ("run", "m.om", "--inputs", "in.npz", "--outputs", "out.npz"),
    "fleet": ("fleet", "--help"),
    "keygen": ("keygen", "release.key"),
    "sign": ("sign", "m.om", "--key", "our.key"),
    "verify": ("verify", "--dry-run"),
}


@pytest.fixture
def stand_ins(filled: None, bankd: Command, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    """A model, an offline model, a key and inputs, on a machine that runs all tiers."""
    write_model(Path("m.onnx"), subgraphs=[7])
    save(Path("m.om"), small_model())
    np.savez("in.npz", x=np.zeros((2, 3), np.float32), ids=np.arange(4))
    monkeypatch.setattr("bankd.bridge.worker.compile_model", Compiler())
    monkeypatch.setattr(
        "bankd.bridge.worker.bench_points", lambda *own, **given: [({}, bench_model(*own, **given))]
    )
    monkeypatch.setattr("tuner.measure.peers.is_installed", lambda name: True)
    monkeypatch.setattr("tuner.runtime.model.load", lambda path, threads, verify_key: Doubling())
    monkeypatch.setattr("bankd.cli.doctor.examine", lambda *_: list(FINDINGS))
    monkeypatch.setattr("bankd.bridge.race.host_soc_versions", lambda: tuple(ISAS))
    monkeypatch.setattr("bankd.bridge.race.host_cores", lambda: 64)
    pytest.importorskip("cryptography", reason="the extra `signing` is not installed")
    assert bankd("keygen", "our.key").code == ExitCode.OK


def bench_model(
    model: Path, options: Options, bank: Lookup, against: Sequence[str], budget_s: float
) -> BenchResult:
    """Times as of a model of two steps, next to ONNX Runtime."""
    del options, bank, against, budget_s
    steps = (
        StepTime("conv_3", "conv", "{}", 12_340.0, 90.0, 1.0, 0.5),
        StepTime("fc", "gemm", "{}", 6.59, 50.0, 10.0, 0.25),
    )
    ratio = (1.30, 1.34, 1.40)
    peer = PeerTimes("onnxruntime", "ONNX Runtime", "1.31.1", 36.0, ratio, ratio, 1e-6)
    return BenchResult(
        model.stem, Target("x86_64-v4", 2), 0.05878, 0.02688, (2.15, 2.19, 2.25), (peer,), (), 9,
        2_500_000_000, 200.0, steps, 2, 3, 1, 4,
    )  # fmt: skip


@pytest.mark.usefixtures("stand_ins")
@pytest.mark.parametrize("name", SCREENS)
def test_a_command_prints_its_screen_with_and_without_colour(
    bankd: Command,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    update_golden: bool,
    name: str,
) -> None:
    bank = shutil.copytree(tmp_path / "bank", tmp_path / "kept")

    def printed() -> str:
        """The screen of the command in a world that no other run of it has changed."""
        shutil.rmtree(tmp_path / "bank")
        shutil.copytree(bank, tmp_path / "bank")
        Path("release.key").unlink(missing_ok=True)
        Path("release.key.pub").unlink(missing_ok=True)
        shutil.rmtree("cann", ignore_errors=True)
        return steady(screen(bankd, tmp_path, *SCREENS[name]))

    plain = printed()
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("FORCE_COLOR", "1")

    require_golden(name, plain, printed(), update=update_golden)


def steady(text: str) -> str:
    """The text without what differs from run to run, or from machine to machine."""
    text = re.sub(r"\b[0-9a-f]{64}\b", "0" * 64, text)
    text = re.sub(r"_[0-9]{17}_pid[0-9]+", "_20260102140200000_pid4711", text)
    text = re.sub(r"^here: .*?\n\n", "here: this machine\n\n", text, flags=re.M | re.S)
    return re.sub(r"(took|time) [0-9.]+ ?(s|ms|us)\b", r"\1 7 s", text)
