"""The wheel has all that the programs need, and works where nothing else is installed."""

from __future__ import annotations

import json
import sys

import pytest

from tools import dist


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_an_installed_wheel_tunes_a_model_and_runs_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert dist.main(["--python", sys.executable, "--json"]) == 0

    [trial] = json.loads(capsys.readouterr().out)
    assert trial["import_s"] < 0.5
    assert not {"onnx", "onnxruntime", "textual", "click"} & {*trial["packages_to_run"]}
    assert 5 < trial["package_mib"] < 50
