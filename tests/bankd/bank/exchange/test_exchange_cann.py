"""What came from CANN files travels in an export like everything else."""

from __future__ import annotations

from pathlib import Path

from bankd.bank.cann import stage_cann
from bankd.bank.exchange import export, stage_export
from tests.bankd.bank.cann.builders import one_of_each
from tests.bankd.bank.exchange.exports import content


def test_decisions_from_files_of_the_original_come_back_equal(tmp_path: Path) -> None:
    (tmp_path / "tree").mkdir()
    one_of_each(tmp_path / "tree")

    with stage_cann(tmp_path / "tree", tmp_path / "bank", cores=24) as bank:
        soc_versions = sorted({target.soc_version for target in bank.targets()})
        for soc_version in soc_versions:
            export(bank, tmp_path / soc_version, soc_version)
            with stage_export(tmp_path / soc_version, tmp_path / f"{soc_version}-bank") as staged:
                assert content(staged, soc_version) == content(bank, soc_version)
                assert staged.check() == []
        assert soc_versions
