"""Places of results: those that `--output` names."""

from __future__ import annotations

from pathlib import Path

import pytest

from bankd.config.workspace import prefixed_result
from bankd.errors import BankdError


def test_a_result_folder_of_an_earlier_tuning_is_used_again(tmp_path: Path) -> None:
    (tmp_path / "m.result").mkdir()

    assert prefixed_result(tmp_path / "m") == (tmp_path / "m.om", tmp_path / "m.result")


def test_a_file_in_the_place_of_the_result_folder_is_refused_where_one_is_written(
    tmp_path: Path,
) -> None:
    (tmp_path / "m.result").touch()

    with pytest.raises(BankdError, match="is not a directory"):
        prefixed_result(tmp_path / "m")
    assert prefixed_result(tmp_path / "m", with_folder=False)[0] == tmp_path / "m.om"
