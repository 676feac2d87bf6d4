"""The peers: which there are, how they are set, and what they do not take."""

import importlib
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from benchmarks.cut import shared_feeds
from fixtures.files import write_model
from fixtures.small import SMALL
from fixtures.small.tiny import tiny
from tuner.errors import OptionError
from tuner.measure import peers
from tuner.measure.models import max_difference
from tuner.measure.peers import (
    ConcurrentOnnxRuntime,
    OnnxRuntime,
    accepts,
    is_installed,
    open_peer,
    parse_peers,
)
from tuner.program.program import Port

IMAGE = (Port("x", "f32", (1, 3, 32, 32)),)


def ports_of(name: str) -> tuple[Port, ...]:
    """Of a small model, its open dimensions set to 2."""
    kinds = {1: "f32", 7: "i64"}
    return tuple(
        Port(
            i.name,
            kinds[i.type.tensor_type.elem_type],
            tuple(d.dim_value or 2 for d in i.type.tensor_type.shape.dim),
        )
        for i in SMALL[name]().graph.input
    )


@pytest.fixture
def model(tmp_path: Path) -> Path:
    return write_model(tmp_path / "m.onnx", SMALL["residual_cnn"]())


def test_peers_are_named_with_commas_between(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "is_installed", lambda name: True)

    assert parse_peers(None) == parse_peers("") == ()
    assert parse_peers("openvino, onnxruntime,openvino") == ("openvino", "onnxruntime")


def test_a_peer_that_nobody_knows_is_refused() -> None:
    with pytest.raises(OptionError, match="unknown peer 'tflite'"):
        parse_peers("onnxruntime,tflite")


def test_a_peer_that_is_not_installed_says_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)

    with pytest.raises(OptionError, match="openvino is not installed") as refused:
        parse_peers("openvino")

    assert refused.value.hint == "pip install openvino"


def test_onnx_runtime_opens_no_file_that_is_no_model(tmp_path: Path) -> None:
    (tmp_path / "m.onnx").write_bytes(b"not a model")

    assert open_peer("onnxruntime", tmp_path / "m.onnx", 1, ()) is None


def test_onnx_runtime_says_what_it_does_not_take(model: Path) -> None:
    (port,) = ports_of("residual_cnn")
    peer = open_peer("onnxruntime", model, 1, [port])

    assert peer is not None
    assert not accepts(peer, {port.name: np.zeros((1, 2), np.float32)})
    assert accepts(peer, {port.name: np.zeros(port.shape, np.float32)})


class Table:
    """An engine with a table of so many rows, which its indices must fit."""

    name, title, version = "table", "Table", "1"

    def __init__(self, rows: int) -> None:
        self._rows = rows

    @staticmethod
    def refusals() -> tuple[type[Exception], ...]:
        return (IndexError,)

    def run(self, inputs: Any) -> dict[str, np.ndarray]:
        return {"y": np.zeros(self._rows)[inputs["i"]]}


@pytest.mark.parametrize(("rows", "largest"), [(2, 1), (1, 0), (0, None)])
def test_indices_are_chosen_so_that_every_peer_takes_them(rows: int, largest: int | None) -> None:
    feeds = shared_feeds([Table(5), Table(rows)], (Port("i", "i64", (50,)),))

    assert (feeds["i"].max() if feeds else None) == largest


# -- OpenVINO as far as it can be tested without it ------------------------------------------------


class FakeOpenVino:
    """Notes how it was set; computes in `used`, whatever it is asked for."""

    Type = SimpleNamespace(f32="f32", bf16="bf16")

    def __init__(self, used: str = "f32", *, is_dynamic: bool = False) -> None:
        self.used, self.dynamic = used, is_dynamic
        self.config: dict[str, Any] = {}
        self.shapes: dict[str, list[int]] = {}

    def __getattr__(self, name: str) -> Any:
        """The module, its core, the model and the compiled model are all this one."""
        return {
            "Core": lambda: self,
            "read_model": lambda path: self,
            "is_dynamic": lambda: self.dynamic,
            "reshape": self.shapes.update,
            "compile_model": self._compile,
            "get_property": lambda name: self.used,
            "get_version": lambda: "9.9.9-1-abc-releases/9",
            "create_infer_request": lambda: None,
        }[name]

    def _compile(self, graph: object, device: str, config: dict[str, Any]) -> Any:
        assert (graph, device) == (self, "CPU")
        self.config = config
        return self


def planted(monkeypatch: pytest.MonkeyPatch, fake: FakeOpenVino) -> FakeOpenVino:
    monkeypatch.setattr(importlib, "import_module", lambda name: fake)
    return fake


def test_openvino_is_set_to_one_stream_of_all_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    fake = planted(monkeypatch, FakeOpenVino())

    peer = open_peer("openvino", Path("m.onnx"), 3, IMAGE)

    assert peer is not None
    assert (peer.title, peer.version) == ("OpenVINO f32", "9.9.9-1-abc")
    assert fake.config == {
        "INFERENCE_PRECISION_HINT": "f32",
        "INFERENCE_NUM_THREADS": 3,
        "PERFORMANCE_HINT": "LATENCY",
        "NUM_STREAMS": 1,
    }
    assert fake.shapes == {}


def test_openvino_gets_the_shapes_that_a_model_leaves_open(monkeypatch: pytest.MonkeyPatch) -> None:
    fake = planted(monkeypatch, FakeOpenVino(is_dynamic=True))

    open_peer("openvino", Path("m.onnx"), 1, IMAGE)

    assert fake.shapes == {"x": [1, 3, 32, 32]}


def test_openvino_is_no_bf16_peer_where_it_computes_in_f32(monkeypatch: pytest.MonkeyPatch) -> None:
    planted(monkeypatch, FakeOpenVino("f32"))
    assert open_peer("openvino-bf16", Path("m.onnx"), 1, IMAGE) is None

    planted(monkeypatch, FakeOpenVino("bf16"))
    assert open_peer("openvino-bf16", Path("m.onnx"), 1, IMAGE) is not None


def test_openvino_is_kept_from_reporting_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[object] = []
    reporter = "openvino_telemetry"
    monkeypatch.delitem(sys.modules, reporter, raising=False)

    def import_module(name: str) -> FakeOpenVino:
        seen.append(sys.modules.get(reporter, "can be imported"))
        return FakeOpenVino()

    monkeypatch.setattr(importlib, "import_module", import_module)
    open_peer("openvino", Path("m.onnx"), 1, IMAGE)

    assert seen == [None]
    assert reporter not in sys.modules


# -- OpenVINO itself -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["residual_cnn", "tiny_encoder", "dynamic_batch"])
@pytest.mark.parametrize(("peer", "allowed"), [("openvino", 1e-5), ("openvino-bf16", 5e-2)])
def test_openvino_agrees_with_onnx_runtime(
    name: str, peer: str, allowed: float, tmp_path: Path
) -> None:
    if not is_installed("openvino"):  # importing it here would report itself
        pytest.skip("the extra `bench` is not installed")
    model, ports = write_model(tmp_path / "m.onnx", SMALL[name]()), ports_of(name)
    reference = open_peer("onnxruntime", model, 1, ports)
    other = open_peer(peer, model, 1, ports)
    if other is None:
        pytest.skip("OpenVINO has no bf16 on this CPU")
    assert reference is not None
    feeds = shared_feeds([reference, other], ports)
    assert feeds is not None

    assert 0 <= max_difference(other.run(feeds), reference.run(feeds)) <= allowed


def test_onnx_runtime_for_several_callers_gives_the_same_outputs(tmp_path: Path) -> None:
    path, x = tmp_path / "m.onnx", np.linspace(-1, 1, 64, dtype=np.float32).reshape(4, 16)
    path.write_bytes(tiny(1))
    alone = OnnxRuntime(path, 1).run({"x": x})

    peer = ConcurrentOnnxRuntime(path, 2, 2, {"x": x})
    with ThreadPoolExecutor(4) as pool:
        made = list(pool.map(lambda _: peer.run({"x": x}), range(20)))

    assert peer.setting in {"1 x 2", "1 x 1", "1 x 1 x 2", "2 x 1"}
    assert peer.streams in {1, 2}
    for one in made:
        np.testing.assert_array_equal(one["y"], alone["y"])
