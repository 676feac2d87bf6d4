"""Set-up: pins that agree, and clear refusals where a machine lacks something."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from itertools import combinations
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tools import lock, setup_venv
from tools.lock import needed
from tools.lowest import lowest

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def pins(name: str) -> dict[str, str]:
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    return dict(line.rstrip(" \\").split("==") for line in lines if line[0] not in "# ")


def ranges() -> list[Requirement]:
    """What is asked for directly: by the programs, by their extras, by checks and tests."""
    extras = PROJECT["project"]["optional-dependencies"].values()
    groups = [PROJECT["project"]["dependencies"], *PROJECT["dependency-groups"].values(), *extras]
    return [Requirement(text) for group in groups for text in group]


def test_direct_dependencies_are_ranges_with_both_ends() -> None:
    ends = [{part.operator for part in one.specifier} for one in ranges()]

    assert ends == [{">=", "<"}] * len(ends)


def test_each_lock_file_has_a_pin_in_the_range_of_every_direct_dependency() -> None:
    runtime, dev = pins("requirements.txt"), pins("requirements-dev.txt")
    mutants, torch = pins("requirements-mutants.txt"), pins("requirements-torch.txt")
    frameworks = {**runtime, **pins("requirements-frameworks.txt")}

    for wanted, locked in (
        (PROJECT["project"]["dependencies"], runtime),
        (PROJECT["dependency-groups"]["dev"], {**runtime, **dev}),
        (PROJECT["dependency-groups"]["mutants"], {**runtime, **dev, **mutants}),
        (PROJECT["project"]["optional-dependencies"]["torch"], torch),
        (PROJECT["dependency-groups"]["test-torch"], torch),
        (PROJECT["dependency-groups"]["test-frameworks"], frameworks),
        (PROJECT["dependency-groups"]["docs"], pins("requirements-docs.txt")),
    ):
        for one in map(Requirement, wanted):
            assert one.name in locked, "make lock"
            assert one.specifier.contains(locked[one.name]), one


def test_an_extra_that_is_locked_is_locked_within_its_range() -> None:
    locked = {**pins("requirements.txt"), **pins("requirements-dev.txt")}

    outside = [one for one in ranges()
               if one.name in locked and not one.specifier.contains(locked[one.name])]  # fmt: skip

    assert outside == []


def test_what_signing_needs_is_installed_with_the_programs() -> None:
    [signing] = PROJECT["project"]["optional-dependencies"]["signing"]

    assert re.split("[<>=]", signing)[0] in pins("requirements.txt")


def test_lists_that_are_installed_together_do_not_contradict_each_other() -> None:
    runtime, dev = pins("requirements.txt"), pins("requirements-dev.txt")

    assert not runtime.keys() & dev.keys()
    torch, frameworks = pins("requirements-torch.txt"), pins("requirements-frameworks.txt")
    further = [torch, frameworks, pins("requirements-docs.txt")]
    for one, other in combinations(further, 2):
        assert not (runtime | dev).keys() & (one | other).keys()
        assert [name for name in one.keys() & other.keys() if one[name] != other[name]] == []


def test_every_pin_has_the_hashes_of_its_archives() -> None:
    lists = {path.name for path in ROOT.glob("requirements*.txt")} - {*setup_venv.WITHOUT_HASHES}
    for name in lists:
        text = (ROOT / name).read_text(encoding="utf-8").replace("\\\n", "")
        for line in text.splitlines():
            assert line[0] == "#" or re.fullmatch(r"\S+( +--hash=sha256:[0-9a-f]{64})+", line), line


def test_actions_of_others_are_pinned_by_their_commit() -> None:
    workflows = (ROOT / ".github/workflows").glob("*.yml")
    used = [use for path in workflows for use in re.findall(r"uses: (\S+)", path.read_text())]

    assert used
    assert [use for use in used if not re.fullmatch(r"[\w.-]+/[\w.-]+@[0-9a-f]{40}", use)] == []


def test_pins_name_no_build_of_one_index() -> None:
    files = [path.name for path in ROOT.glob("requirements*.txt")]

    assert len(files) == 6
    assert [pin for file in files for pin in pins(file).values() if "+" in pin] == []


def test_a_lock_without_pytorch_keeps_its_pins_and_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = "torch==2.13.0\n"
    (tmp_path / "requirements-torch.txt").write_text(kept)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    monkeypatch.setattr(lock, "ROOT", tmp_path)
    monkeypatch.setattr(lock, "needed", lambda _: {"click==8.5.1"})
    monkeypatch.setattr(lock, "hashes_of", lambda pins: {pin: ["0a", "1b"] for pin in pins})
    monkeypatch.setattr(lock, "_has", lambda name: name != "torch")

    assert lock.main() == 0

    locked = (tmp_path / "requirements.txt").read_text()
    assert "click==8.5.1 \\\n    --hash=sha256:0a \\\n    --hash=sha256:1b\n" in locked
    assert (tmp_path / "requirements-torch.txt").read_text() == kept
    assert "requirements-torch.txt stays as it is" in capsys.readouterr().err


def test_an_old_python_is_refused_with_a_hint_and_nothing_is_made(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(setup_venv, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(sys, "version_info", (3, 10, 4))

    code = setup_venv.main(["runtime"])

    told = capsys.readouterr().err
    assert code == 1
    assert "Python 3.11 or newer is needed" in told
    assert "is 3.10.4" in told
    assert "hint: name another one: make run PYTHON=" in told
    assert not (tmp_path / ".venv").exists()


def test_a_python_that_cannot_make_environments_is_refused_with_a_hint(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "python3"
    broken.write_text("#!/bin/sh\necho 'No module named venv' >&2; exit 1\n")
    broken.chmod(0o755)
    monkeypatch.setattr(setup_venv, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(sys, "executable", str(broken))

    code = setup_venv.main(["runtime"])

    assert code == 1
    assert "cannot make a virtual environment" in capfd.readouterr().err


def test_where_pytorch_is_missing_its_tests_are_skipped_with_the_reason() -> None:
    code = (
        "import sys, pytest; sys.modules['torch'] = None; pytest.main(['tests/tuner/torch', '-rs'])"
    )

    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert "PyTorch is not installed: make test-torch" in done.stdout
    assert re.search(r"^\d+ skipped in ", done.stdout, re.MULTILINE), done.stdout


def test_where_tensorflow_is_missing_its_tests_are_skipped_with_the_reason() -> None:
    ran = "pytest.main(['tests/frameworks/test_tensorflow.py', '-rs'])"
    code = f"import sys, pytest; sys.modules['tensorflow'] = None; {ran}"

    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert "tensorflow is not installed: make test-frameworks" in done.stdout


def test_continuous_integration_runs_the_check_that_runs_the_tests() -> None:
    script = ROOT / ".ci/run"
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    steps = re.search(r"^check: (.*?) ##", makefile, re.MULTILINE)

    assert os.access(script, os.X_OK)
    assert script.read_text().endswith("make check\nexec make test-torch\n")
    assert steps is not None
    assert steps[1].split() == ["lint", "types", "layers", "test"]


def test_the_workflow_runs_it_from_the_oldest_python_on() -> None:
    workflow = (ROOT / ".github/workflows/check.yml").read_text(encoding="utf-8")
    oldest = PROJECT["project"]["requires-python"].removeprefix(">=")

    assert "\n      - run: .ci/run\n" in workflow
    assert f'python: ["{oldest}", ' in workflow


def test_the_lowest_versions_are_the_lower_ends_of_the_ranges() -> None:
    assert lowest(["click>=8.3,<9", "sqlite-utils<5,>=4.0"]) == ["click==8.3", "sqlite-utils==4.0"]


def test_the_lock_files_have_what_the_ranges_need_in_turn() -> None:
    locked = {**pins("requirements.txt"), **pins("requirements-dev.txt")}
    wanted = [*PROJECT["project"]["dependencies"], *PROJECT["dependency-groups"]["dev"]]

    missing = needed(wanted) - {"==".join(pin) for pin in locked.items()}

    assert sorted(missing) == [], "make lock"


def test_no_model_stands_in_the_root() -> None:
    assert [path.name for path in ROOT.iterdir() if path.suffix in (".onnx", ".om")] == []
