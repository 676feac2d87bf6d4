"""Every command once with the real tuner, on a small model: nothing here is a stand-in."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import onnxruntime
import pytest

from fixtures.files import write_model
from fixtures.small.networks import residual_cnn
from tests.tuner.frameworks.caffe_net import Net
from tuner.runtime.model import load

ROOT = Path(__file__).parents[3]


@pytest.fixture(autouse=True)
def fake() -> None:
    """In the place of the pipeline that tunes nothing: here the real one works."""


ONE = ("--aicore_num", "1")
"""What is found does not matter here. One core: a race never waits for a second one."""


class Place:
    """A folder with a model, a bank and a workspace that the tests of this module share."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for name in ("bank", "run", "in"):
            (root / name).mkdir()
        # Other tests keep the machine busy meanwhile.
        (root / "aoe.ini").write_text("[BANKD]\nMOST_BUSY_CORES = 8192\n")
        self.model = write_model(root / "in" / "residual.onnx", residual_cnn())

    def bankd(self, *arguments: object, **variables: str) -> subprocess.CompletedProcess[str]:
        env = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
            "TUNE_BANK_PATH": str(self.root / "bank"),
            "TUNEBANK_LOCK_PATH": str(self.root / "run"),
            "TUNE_ON_BUSY_CORES": "True",
            **variables,
        }
        return subprocess.run(
            [sys.executable, "-m", "bankd", *map(str, arguments)],
            cwd=self.root,
            env=env,
            capture_output=True,
            text=True,
            check=False,
        )


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    place = Place(tmp_path_factory.mktemp("real"))
    ended = place.bankd(
        "aoe", "-m", place.model, "-j", "2", "--output", "out/m", *ONE, "--max_tuning_count", "4"
    )
    assert ended.returncode == 0, ended.stderr
    assert "[Aoe]Aoe process finished,cost time" in ended.stdout
    return place


def test_aoe_wrote_model_report_result_folder_and_bank(place: Place) -> None:
    (report,) = place.root.glob("aoe_result_opat_*.json")
    (((_, opat),)) = json.loads(report.read_text()).values()

    assert opat["OPAT"]["opat_tuning_result"] == "tuning successful"
    assert (place.root / "out" / "m.om").read_bytes()[:4] == b"IMOD"
    assert (place.root / "out" / "m.result" / "summary.json").is_file()
    entries = json.loads(place.bankd("ls", "--json").stdout)
    assert len(entries) == opat["OPAT"]["repo_summary"]["total_num"]
    shown = place.bankd("show", entries[0]["key"][:12], "--json")
    assert json.loads(shown.stdout)[0]["observations"]
    assert json.loads(place.bankd("log", "--json").stdout)


def test_the_tuned_model_computes_what_onnx_runtime_computes(place: Place) -> None:
    session = onnxruntime.InferenceSession(place.model, providers=["CPUExecutionProvider"])
    (port,) = session.get_inputs()
    image = np.random.default_rng(7).standard_normal(port.shape).astype(np.float32)
    np.savez(place.root / "in.npz", **{port.name: image})

    ended = place.bankd("run", "out/m.om", "--inputs", "in.npz", "--outputs", "out.npz")

    assert ended.returncode == 0, ended.stderr
    names = [output.name for output in session.get_outputs()]
    with np.load(place.root / "out.npz") as outputs:
        for name, expected in zip(names, session.run(names, {port.name: image}), strict=True):
            np.testing.assert_allclose(outputs[name], expected, atol=1e-3 * abs(expected).max())


def test_atc_compiles_with_the_bank_and_describes_what_it_wrote(place: Place) -> None:
    compiled = place.bankd("atc", "--model", place.model, "--output", "out/c", "--json", *ONE)
    described = place.bankd("atc", "--mode=6", "--om=out/c.om")

    assert compiled.returncode == 0, compiled.stderr
    result = json.loads(compiled.stdout)
    assert result["hits"] == result["total"] > 0
    assert "soc_version: x86_64-v" in described.stdout


def test_bench_times_model_peer_and_steps(place: Place) -> None:
    ended = place.bankd(
        *("bench", place.model, "--against", "onnxruntime", "--threads", "1"),
        *("--seconds", "0.5", "--json"),
    )

    assert ended.returncode == 0, ended.stderr
    (result,) = json.loads(ended.stdout)
    (peer,) = result["peers"]
    assert peer["ratio"][0] <= peer["median_ms"] / result["tuned_ms"] <= peer["ratio"][2]
    assert all(step["median_us"] > 0 for step in result["steps"])
    assert result["peak_gflops"] > 1


def test_single_operators_are_tuned_alone_and_end_as_the_original_ends(place: Place) -> None:
    wide = {"format": "ND", "shape": [8, 16], "type": "float"}
    operators = [
        {"op": "Relu", "name": "rectified", "input_desc": [wide]},
        {"op": "MatMulV2", "input_desc": [wide, wide], "output_desc": [{"shape": [8, 8]}],
         "attr": [{"name": "transpose_x2", "type": "bool", "value": True}]},
        {"op": "ReduceMeanD", "name": "mean", "input_desc": [wide],
         "attr": [{"name": "axes", "type": "list_int", "value": [1]}]},
    ]  # fmt: skip
    (place.root / "operators.json").write_text(json.dumps(operators))
    limits = ("--tuning_time_limit", 1, *ONE)

    ended = place.bankd("aoe", "--singleop", "operators.json", "-j", "2", "--output", "op", *limits)

    assert ended.returncode == 0, ended.stderr
    names = ["MatMulV2_1", "mean", "rectified"]
    *closing, last = ended.stdout.splitlines()[-4:]
    assert closing == [f"[Aoe]{name} Tuning process finished." for name in names]
    assert last.startswith("[Aoe]Aoe process finished,cost time ")
    assert sorted(path.stem for path in (place.root / "op").glob("*.om")) == names


def test_models_of_other_frameworks_are_tuned_where_they_are_dropped(place: Place) -> None:
    inbox, mindir = place.root / "others", ROOT / "fixtures" / "mindir"
    inbox.mkdir()
    net = Net((1, 3, 8, 8))
    net.conv(4, 3)
    net.write(inbox)
    shutil.copy(mindir / "elementwise.mindir", inbox)
    limits = ("--tuning_time_limit", 1, *ONE)

    ended = place.bankd("watch", inbox, "--once", "--settle", 0, "--json", *limits)

    assert ended.returncode == 0, ended.stderr
    told = {one["model"]: one["record"]["offline_model"] for one in json.loads(ended.stdout)}
    assert told.keys() == {"net", "elementwise"}
    with load(place.root / told["net"]) as model:
        [found] = model.run({"data": net.image}).values()
    np.testing.assert_allclose(found, net.values[net.last], rtol=1e-4, atol=1e-5)
    with (
        load(place.root / told["elementwise"]) as model,
        np.load(mindir / "elementwise.npz") as kept,
    ):
        inputs = {one.name: kept[f"x{at}"] for at, one in enumerate(model.inputs)}
        for at, found in enumerate(model.run(inputs).values()):
            np.testing.assert_allclose(found, kept[f"y{at}"], rtol=1e-4, atol=1e-4)


def test_a_line_of_each_look_up_is_printed_where_the_level_of_the_log_is_named(
    place: Place,
) -> None:
    words = ("aoe", "-m", place.model, "-j", "2", "--output", "out/hits", *ONE)

    named = place.bankd(*words, "--log", "info")

    lines = [line for line in named.stderr.splitlines() if line.startswith("[op_kb_hit]")]
    assert named.returncode == 0, named.stderr
    assert len(lines) > 2
    assert all(re.fullmatch(r"\[op_kb_hit\]\[.+\]\[1\]\[\w+=.+\]", line) for line in lines)


def test_pinned_policies_stay_whatever_is_tuned_and_are_those_in_use(place: Place) -> None:
    assert place.bankd("pin", place.model, *ONE).returncode == 0
    words = ("aoe", "-m", place.model, "-j", "2", "--output", "out/again", *ONE)

    ended = place.bankd(*words, REPEAT_TUNE="True")

    log = json.loads(place.bankd("log", "--json").stdout)
    used = json.loads(place.bankd("used", "out/again.om", "--json").stdout)[0]
    unpinned = place.bankd("unpin", "--all")
    assert ended.returncode == 0, ended.stderr
    assert re.search(r"\d+ entries pinned: kept, and not tuned", ended.stderr)
    assert log[0]["message"].startswith("pin: ")
    assert used["pinned"] == used["counts"]["current"] > 2
    assert unpinned.returncode == 0
