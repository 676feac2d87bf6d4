"""The settings of `torch_npu` that have a meaning here."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tuner.errors import OptionError
from tuner.torch import npu


@pytest.fixture(autouse=True)
def variables(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("TUNE_KERNEL_CACHE_PATH", "TUNE_BANK_PATH"):
        monkeypatch.setenv(name, "")  # which is put back after the test
        monkeypatch.delenv(name)


def test_the_cache_of_kernels_is_below_the_folder_and_a_result_there_is_the_bank(
    tmp_path: Path,
) -> None:
    options = {npu.MODE: "enable", npu.FOLDER: str(tmp_path)}
    npu.set_option(options)
    assert "TUNE_BANK_PATH" not in os.environ
    (tmp_path / "summary.json").write_text("{}")
    (tmp_path / "kernel_cache" / "kernel").touch()

    npu.set_option(options)

    assert os.environ["TUNE_KERNEL_CACHE_PATH"] == str(tmp_path / "kernel_cache")
    assert os.environ["TUNE_BANK_PATH"] == str(tmp_path)
    assert (tmp_path / "kernel_cache" / "kernel").exists()


def test_force_empties_the_cache_and_disable_uses_another(tmp_path: Path) -> None:
    (tmp_path / "kernel_cache").mkdir()
    (tmp_path / "kernel_cache" / "kernel").touch()

    npu.set_option({npu.MODE: "force", npu.FOLDER: str(tmp_path)})
    assert list((tmp_path / "kernel_cache").iterdir()) == []
    npu.set_option({npu.MODE: "disable", npu.FOLDER: str(tmp_path)})

    assert os.environ["TUNE_KERNEL_CACHE_PATH"] != str(tmp_path / "kernel_cache")


def test_a_mode_that_there_is_not_is_refused_and_other_options_are_named(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with pytest.raises(OptionError, match="ACL_OP_COMPILER_CACHE_MODE is 'on'"):
        npu.set_option({npu.MODE: "on"})

    npu.set_option({"ACL_OP_DEBUG_LEVEL": "1"})

    assert "ACL_OP_DEBUG_LEVEL has no effect" in caplog.text


def test_there_is_no_such_processor() -> None:
    assert (npu.is_available(), npu.device_count()) == (False, 0)
    with pytest.raises(AttributeError, match=r"torch\.npu\.synchronize needs an Ascend processor"):
        npu.synchronize()
