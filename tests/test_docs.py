"""The documents against the code: commands, options, targets, links, files and words."""

from __future__ import annotations

import ast
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from statistics import geometric_mean

import click
import pytest

import tuner
from bankd.bank.location import PLACES
from bankd.cli.commands import COMMANDS, command_of
from bankd.cli.merge import SHORTCUTS
from bankd.config.config import VARIABLES
from bankd.errors import ExitCode
from tools.layout import BEGIN, END, generated
from tui.__main__ import banktui

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "packaging/README.md"])
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def shell_lines() -> Iterator[list[str]]:
    """The words of every command line in the documents, without comments."""
    for document in DOCUMENTS:
        for block in blocks(document.read_text(encoding="utf-8"), "sh"):
            for line in block.splitlines():
                if words := shlex.split(line, comments=True):
                    yield words


def test_every_command_and_option_of_the_examples_exists() -> None:
    lines = [words for words in shell_lines() if words[0] in ("bankd", "banktui")]

    unknown = []
    for name, *words in lines:
        command: click.Command = banktui if name == "banktui" else command_of(words[0])
        known = options_of(command, words[1:])
        unknown += [f"{name} {word}" for word in words if word[0] == "-" and word not in known]

    assert len(lines) > 50
    assert unknown == []


def named_commands() -> Iterator[tuple[str, str]]:
    """Where a command is named in backquotes, and its text: in code and documents."""
    code = [
        path for package in ("bankd", "tuner", "tui") for path in (ROOT / package).rglob("*.py")
    ]
    for path in [*code, *DOCUMENTS]:
        text = path.read_text(encoding="utf-8")
        for command in re.findall(r"`(bankd \w[^`]*)`", text):
            yield str(path.relative_to(ROOT)), " ".join(command.split())


def options_of(command: click.Command, words: list[str]) -> set[str]:
    """The options of a command; of a group those of the sub-command, or of all with a shortcut."""
    if not isinstance(command, click.Group):
        return {spelling for option in command.params for spelling in option.opts}
    named = [command.commands[word] for word in words[:1] if word in command.commands]
    below = named or list(command.commands.values())
    shortcuts = set() if named else set(SHORTCUTS)
    return shortcuts.union(*(options_of(one, words[1:]) for one in below))


def test_every_command_that_a_hint_or_a_document_names_exists_with_its_options() -> None:
    unknown, count = [], 0
    for place, text in named_commands():
        name, *words = re.sub(r"{[^}]*}", "X", text).split()[1:]
        count += 1
        command = command_of(name) if name in COMMANDS else None
        if command is None:
            unknown.append(f"{place}: {text}")
            continue
        known = options_of(command, words) | {"--help"}
        given = [re.split("[=,;]", word)[0] for word in words if re.match("--?[a-zA-Z]", word)]
        unknown += [f"{place}: {text}" for word in given if word not in known]

    assert count > 100
    assert unknown == []


def test_every_make_target_that_a_document_names_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    texts = [document.read_text(encoding="utf-8") for document in DOCUMENTS]

    named = {name for text in texts for name in re.findall(r"`make ([a-z-]+)", text)}
    named |= {words[1] for words in shell_lines() if words[0] == "make"}

    assert {"run", "test", "check"} <= named
    assert named <= targets


def test_every_target_is_either_explained_or_a_step_of_another() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    phony = re.search(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)
    explained = set(re.findall(r"^([a-z-]+):.*## ", makefile, re.MULTILINE))

    assert phony is not None
    assert set(phony[1].split()) - explained == {"runtime", "dev"}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_to_files_that_are_there(document: Path) -> None:
    text = document.read_text(encoding="utf-8")

    links = re.findall(r"\]\(([^)#]+)[^)]*\)", text)
    local = [link for link in links if "://" not in link]

    assert [link for link in local if not (document.parent / link).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_anchors_of_links_are_headings_of_their_pages(document: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]*)#([^)\s]+)\)", document.read_text(encoding="utf-8"))
    local = [(page, anchor) for page, anchor in links if "://" not in page]

    assert [
        f"{page}#{anchor}"
        for page, anchor in local
        if anchor not in headings_of(document.parent / page if page else document)
    ] == []


def headings_of(page: Path) -> set[str]:
    """Anchors of a page's headings, as GitHub and MkDocs name them."""
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
    headings = re.findall(r"^#+ +(.+?) *$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", each.lower()).replace(" ", "-") for each in headings}


def test_the_index_names_every_page_once_and_those_for_developers_last() -> None:
    index = (ROOT / "docs/index.md").read_text(encoding="utf-8")
    users, developers = index.split("## For developers")
    listed = re.findall(r"^- \[[^]]+\]\((.+?\.md)\)", index, re.MULTILINE)

    pages = {path.name for path in (ROOT / "docs").glob("*.md")} - {"index.md"}

    assert sorted(listed) == sorted(pages)
    for page in ("layout", "promises", "conformance", "fuzzing", "mutants"):
        assert f"({page}.md)" in developers
        assert f"({page}.md)" not in users


def test_the_readme_is_short_and_shows_the_gain_the_commands_and_the_app() -> None:
    pictures = re.findall(r"!\[[^]]+\]\(([^)]+)\)", README)
    commands = [line.split("#")[0].strip() for line in blocks(README, "sh")[0].splitlines()]
    links = README[README.index("## Where to read on") :]

    assert len(README.splitlines()) <= 120
    assert pictures == ["docs/bench.svg", "docs/tui/merge.svg"]
    assert commands == ["make run", "make test"]
    assert len([line for line in blocks(README, "python")[0].splitlines() if line]) == 3
    assert len(re.findall(r"^- \[", links, re.MULTILINE)) == 5


def test_the_figures_of_the_readme_are_the_means_of_its_table() -> None:
    rows = re.findall(r"^\w+ +([12]) .+? (\d\.\d\d) \[", README, re.MULTILINE)
    ratios = {cores: [float(ratio) for each, ratio in rows if each == cores] for cores in "12"}
    means = {cores: f"{geometric_mean(each):.2f}" for cores, each in ratios.items()}

    assert [len(each) for each in ratios.values()] == [5, 5]
    assert f"**{means['1']} times as fast as ONNX\nRuntime** on one core" in README
    assert f"{means['2']} times on two" in README


def test_every_exit_code_is_explained_where_a_user_looks_for_it() -> None:
    page = (ROOT / "docs/troubleshooting.md").read_text(encoding="utf-8")

    assert re.findall(r"^\| (\d+) \|", page, re.MULTILINE) == [str(int(code)) for code in ExitCode]


def test_files_that_contributing_names_exist() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")

    named = set(re.findall(r"`((?:bankd|docs|fixtures|tests|tools|tuner)/[a-z_0-9./]*)`", text))

    assert len(named) > 25
    assert [name for name in sorted(named) if not (ROOT / name).exists()] == []


def test_the_environment_variables_of_the_page_are_those_that_the_code_reads() -> None:
    files = [path for folder in ("bankd", "tuner") for path in (ROOT / folder).rglob("*.py")]
    code = "".join(path.read_text(encoding="utf-8") for path in files)
    page = (ROOT / "docs/environment.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.startswith("| `")]
    table = {name for row in rows for name in re.findall(r"`([A-Z][A-Z_]+)`", row.split("|")[1])}

    read = set(re.findall(r'env(?:iron)?(?:\.get\(|\[|, )"([A-Z][A-Z_]+)"', code))
    read |= {*PLACES, *VARIABLES}
    read -= {"HOME", "JOURNAL_STREAM", "LOCAL_WORLD_SIZE"}

    assert "TUNE_BANK_PATH" in read
    assert read <= table
    assert [name for name in table if f'"{name}"' not in code] == []


def test_python_examples_compile_and_name_what_the_tuner_has() -> None:
    tour = (ROOT / "docs/tour.md").read_text(encoding="utf-8")
    trees = [ast.parse(block) for text in (README, tour) for block in blocks(text, "python")]
    names = [
        node.attr
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "tuner"
    ]

    assert names
    assert [name for name in names if not hasattr(tuner, name)] == []


def test_layout_and_tree_are_what_the_docstrings_say() -> None:
    stale = [path.name for path, text in generated(ROOT).items() if path.read_text("utf-8") != text]

    assert stale == [], "never edit these by hand: run  make layout"


def test_the_layout_follows_the_layers_and_then_the_names(tmp_path: Path) -> None:
    files = {
        "pyproject.toml": '[[tool.importlinter.contracts]]\nlayers = ["tuner.z | tuner.amx"]\n',
        "CONTRIBUTING.md": f"before\n{BEGIN}old\n{END}after\n",
        "docs/layout.md": BEGIN + END,
        "bankd/__init__.py": '"""The daemon."""',
        "tui/__init__.py": '"""The app."""',
        "tuner/__init__.py": '"""The tuner."""',
        "tuner/a.py": '"""Last."""',
        "tuner/z.py": '"""First."""',
        "tuner/amx/__init__.py": '"""AMX: tiles,\nlarge ones.\n\nNot shown."""',
        "tuner/amx/tiles.py": '"""Tiles."""',
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True, parents=True)
        (tmp_path / name).write_text(text)

    written = generated(tmp_path)
    layout = written[tmp_path / "docs/layout.md"]
    contributing = written[tmp_path / "CONTRIBUTING.md"]

    assert [line for line in layout.splitlines() if "tuner" in line] == [
        "## tuner: The tuner.",
        "- `tuner/z.py`: First.",
        "- **`tuner/amx/`**: AMX: tiles, large ones.",
        "  - `tuner/amx/tiles.py`: Tiles.",
        "- `tuner/a.py`: Last.",
    ]
    assert contributing.startswith(f"before\n{BEGIN}```\ntuner/                 The tuner.\n")
    assert "  amx/                 AMX: tiles, large ones.\n" in contributing
    assert contributing.endswith(f"{END}after\n")


def test_a_module_without_a_docstring_is_named(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text("[tool.importlinter]\ncontracts = []\n")
    (tmp_path / "tuner").mkdir()
    (tmp_path / "tuner/__init__.py").write_text("VALUE = 1\n")

    with pytest.raises(ValueError, match=r"tuner/__init__\.py has no docstring"):
        generated(tmp_path)


def test_every_decision_has_a_number_of_its_own() -> None:
    names = [path.name for path in sorted((ROOT / "docs/decisions").iterdir())]

    assert [int(name[:4]) for name in names] == list(range(1, len(names) + 1))


def test_the_page_of_decisions_lists_each_with_its_title() -> None:
    page = (ROOT / "docs/decisions.md").read_text(encoding="utf-8")
    listed = re.findall(r"^- \[(.+)\]\(decisions/(.+)\)$", page, re.MULTILINE)

    there = sorted((ROOT / "docs/decisions").iterdir())

    assert listed == [
        (path.read_text(encoding="utf-8").splitlines()[0].removeprefix("# "), path.name)
        for path in there
    ]


def test_every_word_of_the_glossary_is_explained_once_and_used() -> None:
    glossary = (ROOT / "docs/glossary.md").read_text(encoding="utf-8")
    code = "".join(
        path.read_text(encoding="utf-8").lower()
        for package in ("tuner", "bankd", "tui", "fixtures")
        for path in (ROOT / package).rglob("*.py")
    )
    rows = [line.split("|")[1] for line in glossary.splitlines() if line.startswith("| **")]
    words = [word for row in rows for word in re.findall(r"\*\*([^*]+)\*\*", row)]

    assert len(words) == len(set(words))
    assert [word for word in words if word.lower() not in code] == []


def test_the_changelog_begins_with_the_version_that_is_packaged() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    version = re.search(r'^version = "(.+)"$', (ROOT / "pyproject.toml").read_text(), re.MULTILINE)
    newest = re.search(r"^## (\S+)", changelog, re.MULTILINE)

    assert version is not None
    assert newest is not None
    assert newest[1] == version[1]


@pytest.mark.parametrize("example", sorted(ROOT.glob("examples/*.py")), ids=lambda path: path.name)
def test_an_example_fits_on_a_screen(example: Path) -> None:
    limit = 60 if example.name == "train_distributed.py" else 40  # a training is longer than a call
    assert len(example.read_text(encoding="utf-8").splitlines()) <= limit
