"""Names of other processors in `--soc_version`."""

from __future__ import annotations

from pathlib import Path

import pytest

from bankd.config.soc_aliases import tier_for
from bankd.errors import BankdError


@pytest.fixture
def ini(tmp_path: Path) -> Path:
    return tmp_path / "aoe.ini"


@pytest.mark.parametrize("name", ["Ascend910B3", "Ascend310P3", "ascend910_9391", "Ascend950PR"])
def test_this_machine_answers_for_every_processor_of_ascend(ini: Path, name: str) -> None:
    assert tier_for(name, ini) is None


@pytest.mark.parametrize("name", ["x86_64-v3", "aarch64-neon", "x86_64-v9", "MyBoard"])
def test_other_names_mean_themselves(ini: Path, name: str) -> None:
    assert tier_for(name, ini) == name


def test_the_settings_name_further_aliases_and_come_first(ini: Path) -> None:
    ini.write_text("[BANKD]\nSOC_ALIASES = Ascend310*=x86_64-v3, MyBoard = , Ascend*=x86_64-v2\n")

    names = ("Ascend310P3", "myboard", "Ascend910B3")

    assert [tier_for(name, ini) for name in names] == ["x86_64-v3", None, "x86_64-v2"]


@pytest.mark.parametrize("text", ["Ascend310P3", "=x86_64-v3", "A=b c", "A=x86_64-v3,,B"])
def test_what_is_no_list_of_aliases_is_refused(ini: Path, text: str) -> None:
    ini.write_text(f"[BANKD]\nSOC_ALIASES = {text}\n")

    with pytest.raises(BankdError, match="SOC_ALIASES has") as caught:
        tier_for("Ascend910B3", ini)

    assert caught.value.code == "EG0001"
