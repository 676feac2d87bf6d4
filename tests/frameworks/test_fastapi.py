"""The example of a service with FastAPI, run by uvicorn as its first line says."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from pathlib import Path

import numpy as np
import pytest

from fixtures.memory_lookup import MemoryLookup
from fixtures.small.tiny import tiny
from tuner.pipeline import compile_model
from tuner.runtime.model import load
from tuner.session import Options
from tuner.target import Target

ROOT = Path(__file__).parents[2]
LIMIT_S = 60.0


class Service:
    """A running service, and the model that it serves."""

    def __init__(self, folder: Path) -> None:
        self.om = folder / "m.om"
        model = folder / "m.onnx"
        model.write_bytes(tiny(1))
        compile_model(model, self.om, Options(Target("x86_64-v3", 1)), MemoryLookup(), print)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "uvicorn", "examples.fastapi_service:app", "--port", "0"],
            cwd=ROOT, env={**os.environ, "MODEL": str(self.om)}, text=True, stderr=subprocess.PIPE,
        )  # fmt: skip
        assert self.process.stderr is not None
        said = ""
        while not (found := re.search(r"running on http://127\.0\.0\.1:(\d+)", said)):
            line = self.process.stderr.readline()
            assert line, said
            said += line
        self.port = int(found[1])

    def connected(self) -> HTTPConnection:
        return HTTPConnection("127.0.0.1", self.port, timeout=LIMIT_S)

    def post(self, body: str | bytes) -> tuple[int, str]:
        connection = self.connected()
        connection.request("POST", "/run", body)
        answer = connection.getresponse()
        content = answer.read().decode()
        connection.close()
        return answer.status, content


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    service = Service(tmp_path_factory.mktemp("service"))
    yield service
    service.process.kill()
    service.process.communicate()


def request_of(service: Service, seed: int) -> tuple[str, dict[str, np.ndarray]]:
    """A request, and the outputs that it gets."""
    draw = np.random.default_rng(seed)
    with load(service.om) as model:
        feeds = {
            port.name: draw.normal(size=port.shape).astype(port.dtype) for port in model.inputs
        }
        outputs = {name: array.copy() for name, array in model.run(feeds).items()}
    return json.dumps({name: array.tolist() for name, array in feeds.items()}), outputs


def test_callers_at_the_same_time_get_each_their_own_outputs(service: Service) -> None:
    cases = [request_of(service, seed) for seed in range(24)]

    with ThreadPoolExecutor(8) as callers:
        answers = list(callers.map(service.post, [body for body, _ in cases]))

    for (code, content), (_, outputs) in zip(answers, cases, strict=True):
        assert code == 200
        found = json.loads(content)
        assert found.keys() == outputs.keys()
        for name, array in outputs.items():
            np.testing.assert_array_equal(np.asarray(found[name], array.dtype), array)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("{", 422), ("[1]", 422), ("{}", 422), ('{"x": [[1.0]]}', 422), ('{"x": [1, [2]]}', 422),
        ('{"x": NaN}', 422), ('{"x": {"a": 1}}', 422), ('{"x": 1' + 400 * "0" + "}", 422),
        ('{"x": ' + 100_000 * "[" + 100_000 * "]" + "}", 422), (b"\xff", 422),
        ('{"x": [' + (16 << 20) * "0" + "]}", 413),
    ],
)  # fmt: skip
def test_a_body_that_is_no_request_is_refused_and_the_next_is_answered(
    service: Service, body: str | bytes, code: int
) -> None:
    if isinstance(body, str):
        with load(service.om) as model:
            body = body.replace('"x"', f'"{model.inputs[0].name}"')

    assert service.post(body)[0] == code
    assert service.post(request_of(service, 0)[0])[0] == 200


def test_a_call_in_flight_is_answered_when_the_service_ends(tmp_path: Path) -> None:
    service = Service(tmp_path)
    body = request_of(service, 0)[0].encode()
    connection = service.connected()
    connection.putrequest("POST", "/run")
    connection.putheader("Content-Length", str(len(body)))
    connection.endheaders(body[:9])
    assert service.post(body)[0] == 200  # What was sent before it has arrived.

    service.process.send_signal(signal.SIGTERM)
    connection.send(body[9:])
    code = connection.getresponse().status
    connection.close()

    assert code == 200
    _, said = service.process.communicate(timeout=LIMIT_S)
    assert "Application shutdown complete" in said
