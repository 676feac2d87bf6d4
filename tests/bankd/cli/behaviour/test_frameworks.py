"""Models of other frameworks are compiled and explained as ONNX files are."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from zipfile import ZipFile

import numpy as np
import pytest

from bankd.config.request import Request
from bankd.daemon.examiner.examine import read_content
from bankd.daemon.scanner.inbox import Look, sort_inbox
from bankd.errors import ExitCode
from tests.bankd.cli.conftest import Command
from tests.tuner.frameworks.caffe_net import Net
from tuner.errors import ModelError
from tuner.runtime.model import load

ROOT = Path(__file__).parents[4]
MINDIR = ROOT / "fixtures" / "mindir" / "elementwise.mindir"


def test_a_mindir_file_is_compiled_and_explained_whatever_its_name(
    bankd: Command, tmp_path: Path
) -> None:
    odd = tmp_path / "network.bin"
    shutil.copy(MINDIR, odd)

    compiled = bankd(
        "atc", "--model", odd, "--output", tmp_path / "network", "--framework", "1", "--json"
    )
    explained = bankd("explain", MINDIR, "--json")

    assert compiled.code == explained.code == ExitCode.OK, compiled.err + explained.err
    assert (tmp_path / "network.om").is_file()
    assert json.loads(compiled.out)["model"] == "network"
    keys = {one["key"] for one in json.loads(explained.out)["operators"]}
    assert keys <= set(json.loads(compiled.out)["keys"])


def test_a_network_of_caffe_is_compiled_with_the_weights_that_are_named(
    bankd: Command, tmp_path: Path
) -> None:
    net = Net((1, 3, 8, 8))
    net.conv(4, 3)
    model = net.write(tmp_path)
    weights = model.with_suffix(".caffemodel").rename(tmp_path / "best.caffemodel")
    output = tmp_path / "out"

    lost = bankd("atc", "--model", model, "--framework", "0", "--output", output)
    made = bankd("atc", "--model", model, "-f", "0", "--weight", weights, "--output", output)

    assert lost.code == ExitCode.FAILURE
    assert "net.caffemodel cannot be read" in lost.err
    assert "--weight" in lost.err
    assert made.code == ExitCode.OK, made.err
    with load(tmp_path / "out.om") as loaded:
        [found] = loaded.run({"data": net.image}).values()
    np.testing.assert_allclose(found, net.values[net.last], rtol=1e-4, atol=1e-5)


def test_the_example_runs_a_network_of_caffe(tmp_path: Path) -> None:
    net = Net((1, 3, 8, 8))
    net.conv(4, 3)
    net.softmax()
    model = net.write(tmp_path)
    script = ROOT / "examples" / "caffe_compile.py"
    environment = {**os.environ, "HOME": str(tmp_path), "PYTHONPATH": str(ROOT)}

    done = subprocess.run(
        [sys.executable, script, model, model.with_suffix(".caffemodel")],
        env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "prob (1, 4, 6, 6) mean 0.250000"


def test_a_network_of_caffe_waits_for_its_weights_in_a_watched_folder(tmp_path: Path) -> None:
    net = Net((1, 3, 8, 8))
    net.conv(4, 3)
    path = net.write(tmp_path)

    assert read_content(path, path).data == ("net.caffemodel",)


def test_a_keras_file_in_a_watched_folder_is_no_package_of_offline_models(tmp_path: Path) -> None:
    path = tmp_path / "net.keras"
    with ZipFile(path, "w") as file:
        file.writestr("metadata.json", "{}")

    if find_spec("tf2onnx"):
        assert read_content(path, path).foreign is None
        return
    with pytest.raises(ModelError, match=r"net\.keras: models of TensorFlow need the package"):
        read_content(path, path)


def test_options_of_another_framework_end_with_an_error(bankd: Command, tmp_path: Path) -> None:
    refused = bankd("atc", "--model", MINDIR, "--output", "m", "--signature", "serve")

    assert refused.code == ExitCode.USAGE
    assert "--signature is for TensorFlow" in refused.err
    assert not (tmp_path / "m.om").exists()


def test_a_saved_model_is_one_model_of_a_watched_folder() -> None:
    names = ["saved_model.pb", "fingerprint.pb", "variables/variables.index", "assets/more.pb"]
    files = {Path("in/net", name): Look(1, 10, 0) for name in names}

    found = sort_inbox({}, files, 0.0, 0.0, lambda _: ())

    assert [one.path for one in found.ready] == [Path("in/net/saved_model.pb")]
    assert set(found.ignored.values()) == {"a part of a SavedModel"}


def test_a_saved_model_is_told_by_the_name_of_its_folder(bankd: Command, tmp_path: Path) -> None:
    inbox = tmp_path / "in"
    (inbox / "classifier").mkdir(parents=True)
    (inbox / "classifier" / "saved_model.pb").write_bytes(b"\x08\x01\x12\x04none")

    ended = bankd("watch", inbox, "--once", "--settle", "0", "--json")

    assert ended.code == ExitCode.FAILURE
    [told] = json.loads(ended.out)
    assert told["model"] == told["reason"]["model"] == "classifier"


def test_requests_of_earlier_versions_say_nothing_of_frameworks() -> None:
    told = Request(input_shape="x:1,3").as_json()
    earlier = {
        name: told[name] for name in told if name not in ("framework", "weight", "signature")
    }

    assert Request.parse(earlier) == Request(input_shape="x:1,3")
    assert Request().meaning().keys().isdisjoint({"framework", "weight", "signature"})


@pytest.mark.parametrize("command", ["aoe --job_type 2 --output o", "atc --output o", "bench"])
def test_a_folder_that_is_no_saved_model_is_refused_with_what_tunes_its_models(
    bankd: Command, world: None, command: str
) -> None:
    Path("models").mkdir()
    option = [] if command == "bench" else ["--model"]

    ended = bankd(*command.split(), *option, "models")

    assert ended.code == ExitCode.FAILURE
    assert "models is a folder, and no SavedModel of TensorFlow" in ended.err
    assert "`bankd aoe --model_path models --job_type 1,2`" in ended.err
