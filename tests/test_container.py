"""The Containerfile, read as a builder reads it: no builder is needed, and none is asked here."""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from bankd.cli.watch import watch
from bankd.config.bounds import Bounds

ROOT = Path(__file__).parents[1]
FILE = ROOT / "packaging" / "Containerfile"
KNOWN = {"FROM", "WORKDIR", "COPY", "RUN", "ENV", "VOLUME", "USER", "EXPOSE", "HEALTHCHECK",
         "STOPSIGNAL", "ENTRYPOINT", "CMD"}  # fmt: skip


class Instruction(NamedTuple):
    """An instruction of the last stage or of one before it, continued lines joined."""

    stage: int
    name: str
    rest: str


def instructions() -> list[Instruction]:
    lines = [line for line in FILE.read_text().splitlines() if not line.lstrip().startswith("#")]
    found, stage = [], -1
    for line in re.sub(r"\\\n\s*", "", "\n".join(lines)).splitlines():
        if line.strip():
            name, _, rest = line.partition(" ")
            stage += name == "FROM"
            found.append(Instruction(stage, name, rest.strip()))
    return found


def of(name: str, stage: int = 1) -> list[str]:
    return [one.rest for one in instructions() if (one.name, one.stage) == (name, stage)]


def words(rest: str) -> Sequence[str]:
    """The words of an instruction in its form for programs, which no shell reads."""
    found = json.loads(rest)
    assert all(isinstance(word, str) for word in found)
    return list(found)


def test_all_instructions_are_known_and_begin_with_a_base() -> None:
    assert {one.name for one in instructions()} <= KNOWN
    assert instructions()[0].name == "FROM"


def test_both_stages_have_a_slim_base_of_a_python_that_is_supported() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    bases = [one.rest for one in instructions() if one.name == "FROM"]
    versions = {
        re.fullmatch(r"docker\.io/library/python:3\.(\d+)-slim( AS wheel)?", b) for b in bases
    }

    assert len(bases) == 2
    assert all(found and int(found[1]) >= 11 for found in versions)
    assert project["requires-python"] == ">=3.11"


def test_what_is_copied_is_there_and_not_ignored() -> None:
    kept = {line[1:] for line in Path(f"{FILE}.dockerignore").read_text().splitlines()
            if line.startswith("!")}  # fmt: skip
    copied = {
        source
        for stage in (0, 1)
        for rest in of("COPY", stage)
        if not rest.startswith("--from=")
        for source in rest.split()[:-1]
    }

    assert copied == kept
    assert all((ROOT / source).exists() for source in copied)
    assert all(rest.startswith("--from=wheel /dist ") for rest in of("COPY") if "--from" in rest)


def test_the_wheel_has_all_that_the_project_says_it_is_made_of() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    packages = project["tool"]["setuptools"]["packages"]["find"]["include"]
    sources = " ".join(of("COPY", 0)).split()

    assert all(pattern.removesuffix("*") in sources for pattern in packages)
    assert project["project"]["readme"] in sources


def test_the_builder_is_the_one_that_is_pinned() -> None:
    (pin,) = re.findall(r"^build==\S+", (ROOT / "requirements-dev.txt").read_text(), re.MULTILINE)

    assert f" {pin} " in of("RUN", 0)[0]


def test_it_does_not_run_as_root_and_its_folders_are_its_own() -> None:
    (user,), (run,) = of("USER"), of("RUN")
    made = re.findall(r"install -d -m \d+ -o tunebank -g tunebank ([^&]+)", run)
    folders = {folder for group in made for folder in group.split()}
    (volumes,) = map(words, of("VOLUME"))

    assert user.isdecimal()
    assert int(user) > 999
    assert f"--uid {user} " in run
    assert set(volumes) <= folders
    names = [one.name for one in instructions() if one.stage == 1]
    assert names.index("USER") > max(i for i, name in enumerate(names) if name == "RUN")
    for value in dict(pair.split("=", 1) for pair in shlex.split(of("ENV")[0])).values():
        assert not value.startswith("/") or value in folders


def test_what_it_runs_is_a_command_of_ours_with_options_that_it_has() -> None:
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["scripts"]
    ((program,),), (command,) = map(words, of("ENTRYPOINT")), map(words, of("CMD"))
    spelled = {option for parameter in watch.params for option in parameter.opts}

    assert program in scripts
    assert command[:2] == ["watch", "/srv/models"]
    assert {word for word in command if word.startswith("--")} <= spelled


def test_its_health_is_that_of_the_page_which_it_serves() -> None:
    (check,), (command,) = of("HEALTHCHECK"), map(words, of("CMD"))
    address = command[command.index("--http") + 1]
    probe = words(check.partition("CMD ")[2])

    assert f"http://{address}/healthz" in probe[-1]
    compile(probe[-1], "probe", "exec")
    assert of("EXPOSE") == [address.rpartition(":")[2]]


@pytest.mark.parametrize("name", ["EXPOSE", "STOPSIGNAL", "VOLUME", "WORKDIR"])
def test_what_is_said_once_is_said_once(name: str) -> None:
    assert len(of(name)) == 1


def test_its_trial_talks_to_the_image_that_is_built() -> None:
    trial = (ROOT / "packaging" / "try_image.sh").read_text()
    (user,), (check,), (command,) = of("USER"), of("HEALTHCHECK"), map(words, of("CMD"))
    (address,) = re.findall(r"http://[^']+", check)
    (stop_s,) = re.findall(r"docker stop -t (\d+) ", trial)

    assert f' -u)" = {user}' in trial
    assert address in trial
    assert float(stop_s) > Bounds().drain_s
    assert set(re.findall(r'"(/srv/[^/"]+)/', trial)) == {command[1]}
    assert command[command.index("--log-format") + 1] == "json"
