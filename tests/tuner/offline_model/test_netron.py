"""Netron's own sources, run by node, open the files that we write."""

from __future__ import annotations

import importlib.util
import json
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.tuner.offline_model.models import POLICY, small_model
from tuner.offline_model.offline_model import save

HARNESS = Path(__file__).with_name("netron.mjs")
SOURCES = ("om.js", "om-proto.js", "om-metadata.json", "base.js", "protobuf.js", "text.js")


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The small model as Netron would draw it."""
    folder = tmp_path_factory.mktemp("netron")
    node = shutil.which("node")
    if node is None:
        pytest.skip("node is not installed, so Netron's reader cannot run")
    spec = importlib.util.find_spec("netron")
    if spec is None or spec.origin is None:
        pytest.skip("the Python package netron is not installed")
    for name in SOURCES:
        shutil.copy(Path(spec.origin).with_name(name), folder)
    (folder / "package.json").write_text('{"type": "module"}')
    save(folder / "small.om", replace(small_model(), source=b"the graph before any cut"))

    command = [node, str(HARNESS), str(folder), str(folder / "small.om")]
    result = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)

    assert result.returncode == 0, result.stderr
    drawn: dict[str, Any] = json.loads(result.stdout)
    return drawn


def nodes_by_name(drawn: dict[str, Any]) -> dict[str, Any]:
    return {node["name"]: node for node in drawn["graphs"][0]["nodes"]}


def test_netron_recognises_the_format_and_shows_one_graph(drawn: dict[str, Any]) -> None:
    assert drawn["format"] == "DaVinci OM"
    assert [graph["name"] for graph in drawn["graphs"]] == ["small"]


def test_netron_shows_every_op_with_its_type_in_order(drawn: dict[str, Any]) -> None:
    types = [(node["name"], node["type"]) for node in drawn["graphs"][0]["nodes"]]

    assert types == [
        ("x", "Data"),
        ("Conv_0", "conv"),
        ("reshape/flat", "reshape"),
        ("Conv_0_2", "gemm"),
        ("NetOutput", "NetOutput"),
    ]


def test_netron_shows_shapes_and_constants(drawn: dict[str, Any]) -> None:
    conv = nodes_by_name(drawn)["Conv_0"]

    inputs = [value for port in conv["inputs"] for value in port["values"]]
    assert [value["type"] for value in inputs] == [
        "float32[1,8,8,3]",
        "float32[4,3,3,3]",
        "float32[4]",
    ]
    assert [value["constant"] is not None for value in inputs] == [False, True, True]
    assert conv["outputs"][0]["values"][0]["type"] == "float32[1,8,8,4]"


def test_netron_connects_each_op_with_the_one_that_makes_its_input(drawn: dict[str, Any]) -> None:
    nodes = nodes_by_name(drawn)
    made_by = {
        value["name"]: name
        for name, node in nodes.items()
        for port in node["outputs"]
        for value in port["values"]
    }

    def sources(name: str) -> list[str]:
        values = [value for port in nodes[name]["inputs"] for value in port["values"]]
        return [made_by[v["name"]] for v in values if v["constant"] is None]

    assert sources("Conv_0") == ["x"]
    assert sources("reshape/flat") == ["Conv_0"]
    assert sources("Conv_0_2") == ["reshape/flat"]
    assert sources("NetOutput") == ["Conv_0_2"]


def test_netron_shows_the_policy_and_the_attributes_of_an_op(drawn: dict[str, Any]) -> None:
    attributes = nodes_by_name(drawn)["Conv_0"]["attributes"]

    assert attributes["tune_policy"] == POLICY.text()
    assert attributes["tunebank_task_key"] == "0123abcd"
    assert attributes["strides"] == [1, 1]
    assert attributes["origin"] == "Conv, Relu"
