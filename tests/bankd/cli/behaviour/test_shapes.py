"""Steps and ranges of shapes, in every command that takes them."""

from __future__ import annotations

import json
from pathlib import Path

import onnx
import pytest

from bankd.bridge.session_options import converted, fitted, session_options
from bankd.config.config import Settings
from bankd.config.request import Request
from bankd.errors import ExitCode
from tests.bankd.cli.conftest import Command
from tests.bankd.fakes import FakePipeline, write_model
from tests.tuner.frontend.models import parsed
from tuner.errors import OptionError
from tuner.session import Options
from tuner.size_range import SizeRange
from tuner.target import Target

TARGET = Target("x86_64-v3", 1)
BATCHES = ("--input_shape", "x:-1,3", "--dynamic_batch_size", "1,4")
STEPS = ({"x": (1, 3)}, {"x": (4, 3)})
RANGE = ("--input_shape", "ids:1,1~512;mask:1,n=1~512", "--outside", "run")
RANGES = {"ids": (1, SizeRange(1, 512)), "mask": (1, SizeRange(1, 512))}


@pytest.fixture
def model(tmp_path: Path) -> Path:
    return write_model(tmp_path / "in" / "m.onnx")


def shapes_of(options: Options) -> tuple[object, ...]:
    """What options say about shapes."""
    return options.input_shapes, options.shape_steps, options.shape_ranges, options.outside


def test_aoe_hands_steps_and_ranges_to_the_tuner(
    bankd: Command, model: Path, fake: FakePipeline
) -> None:
    bankd("aoe", "-m", model, "-j", "2", *BATCHES)
    bankd("aoe", "-m", model, "-j", "2", *RANGE)

    assert [shapes_of(options) for options in fake.options] == [
        ({}, STEPS, {}, "refuse"),
        ({}, (), RANGES, "run"),
    ]


def test_watch_hands_them_to_the_tuner_and_settings_of_a_model_come_first(
    bankd: Command, model: Path, fake: FakePipeline, tmp_path: Path
) -> None:
    own = {"input_shape": "x:1,3,-1,-1", "dynamic_image_size": "8,8;9,16", "outside": "run"}
    write_model(tmp_path / "in" / "own.onnx", tasks=[3]).with_suffix(".aoe.json").write_text(
        json.dumps(own)
    )

    bankd("watch", tmp_path / "in", "--once", "--settle", "0.01", *BATCHES)

    images = ({"x": (1, 3, 8, 8)}, {"x": (1, 3, 9, 16)})
    assert dict(zip(fake.models, map(shapes_of, fake.options), strict=True)) == {
        "m": ({}, STEPS, {}, "refuse"),
        "own": ({}, images, {}, "run"),
    }


def test_points_in_the_settings_of_a_model_are_handed_to_the_tuner_and_make_another_job(
    bankd: Command, model: Path, fake: FakePipeline, tmp_path: Path
) -> None:
    once = ("watch", model.parent, "--once", "--settle", "0.01", *RANGE)
    settings = model.with_suffix(".aoe.json")

    bankd(*once)
    for points in ("ids_1=37,n=5;ids_1=128,n=7", "ids_1=37,n=5"):
        settings.write_text(json.dumps({"shape_points": points}))
        bankd(*once)
        bankd(*once)

    assert [shapes_of(options) for options in fake.options] == [({}, (), RANGES, "run")] * 3
    assert [options.shape_points for options in fake.options] == [
        (),
        ({"ids_1": 37, "n": 5}, {"ids_1": 128, "n": 7}),
        ({"ids_1": 37, "n": 5},),
    ]


def test_a_job_of_other_steps_is_another_job_and_says_its_shapes(
    bankd: Command, model: Path, fake: FakePipeline, tmp_path: Path
) -> None:
    once = ("watch", model.parent, "--once", "--settle", "0.01", "--work_dir", tmp_path / "work")
    more = ("--input_shape", "x:-1,3", "--dynamic_batch_size", "1,4,8")

    for shapes in (BATCHES, BATCHES, more):
        bankd(*once, *shapes)
    (job, _) = json.loads(bankd("jobs", "--work_dir", tmp_path / "work", "--json").out)["jobs"]
    page = bankd("jobs", job["key"], "--work_dir", tmp_path / "work").out

    assert len(fake.options) == 2
    assert job["shapes"] in {f"x:-1,3 --dynamic_batch_size {steps}" for steps in ("1,4", "1,4,8")}
    assert f"shapes    {job['shapes']}" in page
    assert job["record"]["shapes"] == job["shapes"]


@pytest.mark.parametrize("command", ["aoe", "atc", "bench", "watch"])
@pytest.mark.parametrize(
    ("shapes", "why"),
    [
        (("--input_shape", "x:-1,3"), "there are no steps [code 10]"),
        (("--input_shape", "x:1~-1"), "which has no end [code 10]"),
        ((*BATCHES, "--dynamic_dims", "1;2"), "exclude each other [EG0003]"),
        (("--dynamic_batch_size", "8"), "the number of steps is 1 [EG0003]"),
        (("--outside", "walk"), "Invalid value for '--outside'"),
    ],
)
def test_wrong_shapes_are_refused_before_anything_is_done(
    bankd: Command, model: Path, fake: FakePipeline, command: str, shapes: tuple[str, ...], why: str
) -> None:
    arguments = {
        "aoe": ("-m", model, "-j", "2"),
        "atc": ("--model", model, "--output", model.parent / "out"),
        "bench": (model,),
        "watch": (model.parent, "--once"),
    }

    ended = bankd(command, *arguments[command], *shapes)

    assert why in " ".join(ended.err.split())
    assert ended.code in (ExitCode.FAILURE, ExitCode.USAGE)
    assert fake.models == []


def test_wrong_settings_of_a_model_are_a_fault_of_its_file(
    bankd: Command, model: Path, fake: FakePipeline
) -> None:
    model.with_suffix(".aoe.json").write_text('{"input_shape": "x:-1,3"}')

    ended = bankd("watch", model.parent, "--once", "--settle", "0.01")

    assert "has the dynamic size '-1', and there are no steps" in ended.err
    assert "options for this model only are keys of m.aoe.json" in " ".join(ended.err.split())
    assert fake.models == []


def test_steps_without_input_shape_are_those_of_the_models_open_sizes(
    settings: Settings, tmp_path: Path
) -> None:
    request, path = Request(dynamic_batch_size="2,8"), tmp_path / "m.onnx"
    onnx.save(parsed("g (float[n,4] x, float[n,2] z) => (float y) { y = Concat<axis=1>(x, z) }"),
              path)  # fmt: skip

    options = session_options(request, settings, TARGET)

    assert options.shape_steps == ()
    assert fitted(options, request, path).shape_steps == (
        {"x": (2, 4), "z": (2, 2)},
        {"x": (8, 4), "z": (8, 2)},
    )


def test_an_offline_model_takes_no_other_shapes(settings: Settings, tmp_path: Path) -> None:
    request, path = Request(input_shape="x:1~8,3"), tmp_path / "m.om"
    path.write_bytes(b"IMOD" + bytes(300))

    with pytest.raises(OptionError, match="cannot be given for an offline model"):
        fitted(session_options(request, settings, TARGET), request, path)


def test_samples_of_one_shape_are_refused_for_several(settings: Settings, tmp_path: Path) -> None:
    request = Request(input_shape="x:1~8,3", samples="in.npz")

    with pytest.raises(OptionError, match="--samples has inputs of one shape"):
        fitted(session_options(request, settings, TARGET), request, tmp_path / "m.onnx")


def test_a_model_of_another_framework_takes_one_shape(tmp_path: Path) -> None:
    model = write_model(tmp_path / "m.pb")

    for shapes in ({"input_shape": "x:1,1~8"}, {"dynamic_batch_size": "1,2"}):
        request = Request(framework=3).overridden(**shapes)
        with (
            pytest.raises(OptionError, match="a model of TensorFlow is converted") as caught,
            converted(model, request, tmp_path),
        ):
            pass
        assert caught.value.code == "10"
