"""`make tests-of`: the test files of a module or a function, by their place and by the map."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import tests_of
from tools.mutants.reach_map import ROOT, Reach
from tools.tests_of import Subject, files_by_place, main, subject_of
from tools.tests_of import tests_of as found

FILES = (
    "tuner/size.py",
    "tuner/size_range.py",
    "tuner/fusion/__init__.py",
    "tuner/fusion/tails.py",
    "tuner/fusion/rules/rows.py",
    "tuner/graph.py",
    "tuner/report/text.py",
    "tests/tuner/test_size.py",
    "tests/tuner/test_size_open.py",
    "tests/tuner/test_size_range.py",
    "tests/tuner/fusion/test_fusion_models.py",
    "tests/tuner/fusion/test_tails.py",
    "tests/tuner/report/test_pages.py",
    "tests/tuner/behaviour/test_zoo.py",
)
CODE = "def broadcast(): return 1\n\nclass Size:\n    def __add__(self): return self\n"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for name in FILES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(CODE)
    (tmp_path / "tests/tuner/behaviour/test_zoo.py").write_text("from tuner.graph import Graph\n")
    return tmp_path


def placed(root: Path, *place: str) -> list[str]:
    files = files_by_place(root, place)
    return [file.relative_to(root / "tests/tuner").as_posix() for file in files]


def subject(root: Path, name: str) -> Subject:
    named = subject_of(root, name)
    assert named is not None
    return named


def reach(file: str, **functions: list[str]) -> Reach:
    modules = {f"tuner/{module}.py": names for module, names in functions.items()}
    return Reach(f"tests/tuner/{file}", "", 1.0, passed=True, functions=modules)


def test_files_of_a_module_are_those_named_by_it_and_no_other_module(root: Path) -> None:
    assert placed(root, "tuner", "size") == ["test_size.py", "test_size_open.py"]
    assert placed(root, "tuner", "size_range") == ["test_size_range.py"]


def test_a_module_without_a_file_has_those_of_its_package(root: Path) -> None:
    assert placed(root, "tuner", "fusion", "tails") == ["fusion/test_tails.py"]
    assert placed(root, "tuner", "fusion", "rules", "rows") == ["fusion/test_fusion_models.py"]


def test_by_the_map_files_that_run_the_function_follow_the_most_particular_first(
    root: Path,
) -> None:
    reaches = [
        reach("behaviour/test_zoo.py", size=["broadcast", "Size.__add__"], graph=["Graph"]),
        reach("fusion/test_tails.py", size=["broadcast"]),
        reach("test_size_range.py", size=["", "Size.__add__"]),
        reach("test_gone.py", size=["broadcast"]),
    ]

    files = found(root, subject(root, "tuner.size.broadcast"), reaches)
    of_the_class = found(root, subject(root, "tuner.size.Size"), reaches)
    of_the_package = found(root, subject(root, "tuner.fusion"), reaches)

    own = ["tests/tuner/test_size.py", "tests/tuner/test_size_open.py"]
    zoo = "tests/tuner/behaviour/test_zoo.py"
    assert files == [*own, "tests/tuner/fusion/test_tails.py", zoo]
    assert of_the_class == [*own, "tests/tuner/test_size_range.py", zoo]
    assert of_the_package == ["tests/tuner/fusion/test_fusion_models.py"]


def test_without_map_and_place_importers_are_found_or_the_folder(root: Path) -> None:
    importers = found(root, subject(root, "tuner.graph"), [])
    folder = found(root, subject(root, "tuner.report.text"), [])

    assert importers == ["tests/tuner/behaviour/test_zoo.py"]
    assert folder == ["tests/tuner/report/test_pages.py"]


@pytest.mark.parametrize("name", ["", "numpy", "tuner.none", "tuner.size.none", "tuner..size"])
def test_a_name_that_the_code_does_not_have_ends_with_2_and_an_example(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([name]) == 2
    assert capsys.readouterr().err == (
        f"tests-of: no module, class or function {name!r}: "
        "NAME=tuner.size or NAME=tuner.size.broadcast\n"
    )


def test_the_list_is_printed_and_nothing_is_run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(tests_of, "KEPT", tmp_path / "reach.json")

    assert main(["tuner.size.broadcast", "--list"]) == 0
    assert capsys.readouterr().out == (
        "tests-of: by place alone; `make reach` measures which tests run it (20 minutes)\n"
        "tests/tuner/test_size.py\n"
    )


def test_nearly_every_module_has_test_files_by_its_place_or_that_of_its_package() -> None:
    places = [
        file.relative_to(ROOT).with_suffix("").parts
        for package in ("bankd", "tui", "tuner")
        for file in (ROOT / package).rglob("*.py")
        if file.name != "__init__.py"
    ]

    without = [place for place in places if not files_by_place(ROOT, place)]

    assert len(without) < len(places) / 8
