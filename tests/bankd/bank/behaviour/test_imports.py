from __future__ import annotations

from tests.test_layers import HEAVY, loaded_by, without_tuner


def test_the_bank_loads_neither_tuner_nor_screen() -> None:
    assert loaded_by(without_tuner("import bankd.bank"), (*HEAVY, "tui", "rich")) == []
