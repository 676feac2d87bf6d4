"""`make bench` from options to rows: what it tunes, measures, keeps, and does not do twice."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks import machine, models, session
from benchmarks.options import parse_options
from benchmarks.results import Row, read
from benchmarks.session import Job
from fixtures.files import write_model
from fixtures.small import SMALL
from tests.benchmarks.rows import row
from tuner.target import host_cores, host_target

Command = Callable[..., int]
BEST = host_target().soc_version


class Session:
    """Stands for tuning and measuring; notes what it was asked for."""

    def __init__(self) -> None:
        self.tuned: list[str] = []
        self.measured: list[str] = []
        self.fails_at = -1

    def tune(self, job: Job) -> None:
        self.tuned.append(str(job.cell))

    def measure(self, job: Job, bank: Mapping[str, str]) -> Row:
        if len(self.measured) == self.fails_at:
            raise KeyboardInterrupt
        self.measured.append(str(job.cell))
        return replace(
            row(job.cell.model, onnxruntime=1.3),
            cell=job.cell,
            machine=machine.machine(),
            versions=machine.versions(),
            settings=job.settings(),
            bank=bank,
        )


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> Session:
    fake = Session()
    monkeypatch.setattr(session, "tune", fake.tune)
    monkeypatch.setattr(session, "measure_apart", fake.measure)
    return fake


@pytest.fixture
def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Command:
    """The command in a folder of its own, with two models."""
    monkeypatch.setenv("TUNEBANK_LOCK_PATH", str(tmp_path))
    paths = [str(write_model(tmp_path / f"{n}.onnx", SMALL["gemm_variants"]())) for n in "ab"]
    where = ["--folder", str(tmp_path / "bench"), "--results", str(tmp_path / "results")]
    given = ["--models", ",".join(paths), "--threads", "1", "--against", "onnxruntime", *where]
    return lambda *more: models.main([*given, *more])


def kept(folder: Path) -> list[Row]:
    return read(folder / "results")


def test_every_model_is_tuned_before_the_first_is_measured(
    bench: Command, fake: Session, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bench() == 0

    assert fake.tuned == fake.measured == [f"a {BEST}/1", f"b {BEST}/1"]
    (file,) = (tmp_path / "results").iterdir()
    assert file.name[10:] == f"-{machine.cpu_slug(str(machine.machine()['cpu']))}.jsonl"
    assert [r.cell.model for r in kept(tmp_path)] == ["a", "b"]
    assert "ONNX Runtime/tuned" in capsys.readouterr().out


def test_what_is_measured_is_not_measured_again_unless_asked_for(
    bench: Command, fake: Session, capsys: pytest.CaptureFixture[str]
) -> None:
    bench()
    first = capsys.readouterr()
    bench()
    second = capsys.readouterr()
    bench("--again")

    assert second.out == first.out
    assert "2 results are there already" in second.err
    assert len(fake.measured) == 4


def test_a_run_that_was_stopped_goes_on_where_it_was(
    bench: Command, fake: Session, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fake.fails_at = 1
    assert bench() == 130
    assert "goes on there" in capsys.readouterr().err
    fake.fails_at = -1

    assert bench() == 0

    assert fake.measured == [f"a {BEST}/1", f"b {BEST}/1"]
    assert len(kept(tmp_path)) == 2


def test_other_settings_are_another_measurement(bench: Command, fake: Session) -> None:
    bench("--seconds", "3")
    bench("--seconds", "4")

    assert len(fake.measured) == 4


def test_a_changed_model_file_is_another_measurement(
    bench: Command, fake: Session, tmp_path: Path
) -> None:
    bench()
    write_model(tmp_path / "a.onnx", SMALL["elementwise_chain"]())
    bench()

    assert fake.measured == [f"{name} {BEST}/1" for name in "aba"]


def test_seconds_of_many_digits_are_measured_once(bench: Command, fake: Session) -> None:
    bench("--seconds", "3.1234567")
    bench("--seconds", "3.1234567")

    assert len(fake.measured) == 2


def test_a_fresh_bank_is_measured_anew_and_the_old_one_set_aside(
    bench: Command, fake: Session, tmp_path: Path
) -> None:
    bench()
    begun = tmp_path / "bench" / "bank" / "begun.json"
    begun.write_text(json.dumps({"made": "2030-01-01T00:00:00Z", "code": "older"}))

    bench("--fresh")

    banks = sorted(path.name[:5] for path in (tmp_path / "bench").glob("bank*"))
    assert banks == ["bank", "bank-"]
    assert json.loads(begun.read_text())["code"] == machine.versions()["code"]
    assert len(fake.measured) == 4


def test_a_bank_of_other_code_is_used_and_said(
    bench: Command, fake: Session, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session.begin_bank(tmp_path / "bench", "older", fresh=False)

    bench()

    assert "--fresh begins a new one" in capsys.readouterr().err
    assert kept(tmp_path)[0].bank["code"] == "older"


def test_a_busy_machine_is_told_of(
    bench: Command,
    fake: Session,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def measure(job: Job, bank: Mapping[str, str]) -> Row:
        return replace(fake.measure(job, bank), others_cores=1.5, is_busy=True)

    monkeypatch.setattr(session, "measure_apart", measure)

    bench()

    assert "others used 1.50 cores meanwhile" in capsys.readouterr().err


def test_json_is_all_that_is_printed(
    bench: Command, fake: Session, capsys: pytest.CaptureFixture[str]
) -> None:
    bench("--json")

    assert len(json.loads(capsys.readouterr().out)["rows"]) == 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--models", "nothing"], "'nothing' is no file, and none of the zoo's resnet50"),
        (["--threads", "0"], "give numbers from 1 to"),
        (["--soc_version", "x86_64-v9"], "no runner for soc_version x86_64-v9"),
        (["--against", "tflite"], "unknown peer 'tflite'"),
        (["--seconds", "-1"], "-1 is not a time above 0"),
    ],
)
def test_a_wrong_option_is_refused_with_its_reason(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        parse_options(arguments)

    assert message in capsys.readouterr().err


def test_all_zoo_models_on_one_core_and_on_all_are_the_default() -> None:
    options = parse_options([])
    jobs = list(models.jobs_of(options))

    cores = {1, host_cores()}
    assert len({job.cell.model for job in jobs if job.cell.target.soc_version == BEST}) == 5
    assert {job.cell.target.cores for job in jobs} == cores
    assert jobs[0].model == Path("run/bench/models/resnet50.onnx")


def test_quick_is_short_and_few() -> None:
    quick, whole = parse_options(["--quick"]), parse_options([])

    assert quick.threads == (host_cores(),)
    assert set(quick.models) < set(whole.models)
    assert quick.seconds < whole.seconds
    assert quick.tuning_time_limit < whole.tuning_time_limit


def test_mixed_precision_has_openvino_in_bf16_beside_it() -> None:
    options = parse_options(["--mixed", "--quick"])
    options.against = ("onnxruntime", "openvino")

    against = {job.cell.precision_mode: job.against for job in models.jobs_of(options)}

    assert against == {
        "must_keep_origin_dtype": "onnxruntime,openvino",
        "allow_mix_precision": "onnxruntime,openvino,openvino-bf16",
    }


def test_a_tiny_model_is_tuned_and_measured_for_real(bench: Command, tmp_path: Path) -> None:
    given = ("--seconds", "0.01", "--tuning_time_limit", "0.5", "--models")

    assert bench(*given, str(tmp_path / "a.onnx")) == 0

    (measured,) = kept(tmp_path)
    assert measured.tuning is not None
    assert (measured.tuning.hits, measured.cell.target.cores) == (0, 1)
    (peer,) = measured.result.peers
    assert (peer.ratio is None) == ("onnxruntime" in measured.result.disturbed)
    assert peer.max_difference < 1e-4
    assert measured.kinds[0].total_us > 0
