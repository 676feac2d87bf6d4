from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from bankd.doctor import CheckContext
from bankd.doctor.machine_checks import check_names


def a_program(folder: Path, text: str) -> str:
    folder.mkdir(exist_ok=True)
    (folder / "aoe").write_text(f"#!/bin/sh\n{text}\n")
    (folder / "aoe").chmod(0o755)
    return str(folder)


def test_the_first_of_a_name_on_the_path_is_named_with_whose_it_is(
    here: CheckContext, tmp_path: Path
) -> None:
    ours = a_program(tmp_path / "ours", "from bankd.cli import aoe")
    cann = a_program(tmp_path / "cann", "exec $ASCEND/aoe")

    def found(*path: str) -> list[tuple[str, str]]:
        env = {**here.env, "PATH": ":".join(path)}
        return [(one.state, one.what) for one in check_names(replace(here, env=env))]

    state, what = found(cann, ours)[0]
    assert (state, what) == (
        "note",
        f"aoe is another program ({cann}/aoe), first on the PATH; `bankd aoe` is ours",
    )
    assert found(ours, cann)[0] == ("ok", f"aoe is ours ({ours}/aoe)")
    assert found(str(tmp_path)) == [
        ("ok", "aoe is not on the PATH; `bankd aoe` is ours"),
        ("ok", "atc is not on the PATH; `bankd atc` is ours"),
        ("ok", "op_compiler is not on the PATH"),
    ]
