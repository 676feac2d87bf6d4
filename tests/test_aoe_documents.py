"""Every line of the documents that tunebank re-implements: in the table of the docs, and run.

The lines are those of docs/aoe-documents.md; where the documents themselves are at hand, that page
has to name every one of them.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from fixtures.files import write_model
from fixtures.zoo.network import Network
from tests.tuner.frameworks.caffe_net import Net

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "aoe-documents.md"
DOCUMENTS = ROOT.parent / "shared" / "seeds"
PLAIN = "aoe --model=model_v2.onnx --job_type=1,2"
AS_WRITTEN, CHANGED, NO = "as written", "with one change", "no"


@dataclass(frozen=True)
class Line:
    """A row of the page: a line of a document, how it runs, and what is said of it."""

    section: str
    text: str
    runs: str
    here: str

    @property
    def changed(self) -> str:
        """The line with its one change, at the beginning of what is said."""
        return self.here.split("`")[1]


def rows() -> Iterator[Line]:
    for part in PAGE.read_text(encoding="utf-8").split("\n## ")[1:]:
        for row in re.findall(r"^\| (`.*`) \| ([a-z ]+) \| (.*?)\|$", part, re.MULTILINE):
            yield Line(part.partition("\n")[0], row[0].strip("`"), row[1], row[2].strip())


LINES = list(rows())


def of_section(name: str) -> list[Any]:
    return [pytest.param(line, id=line.text[:60]) for line in LINES if line.section == name]


def test_nothing_is_left_out_but_what_needs_an_ascend() -> None:
    assert {line.runs for line in LINES} <= {AS_WRITTEN, CHANGED, NO}
    assert [line for line in LINES if line.runs in (CHANGED, NO) and not line.here] == []
    assert len({line.text for line in LINES}) == len(LINES) > 40


# -- The documents ---------------------------------------------------------------------------------

FOUND: Mapping[str, tuple[str, ...]] = {
    "Commands": (
        r"\b(?:aoe|atc) --[^#\n]*", r"git (?:add|commit) [^\n]*", r"^--input_shape=\"[^\"]*\"",
    ),
    "Variables": (r"export \w+=\S+", r"(?:\. )?(?:/usr/local|\$\{HOME\})/Ascend/\S*set_env\.sh"),
    "Files": (
        r"\w+_config\.json(?=\n)", r"aoe_result_\w+_\$\{timestamp\}_\$\{pidxxx\}\.json",
        r"summary\.json(?= )", r"^aoe_result/", r"\$\{WORK_PATH\}\S*\.om",
        r"\$\{HOME\}/Ascend/latest\S*\}",
    ),
    "Python": (
        r"torch\.npu\.set_option\([^)]*\)", r"torch_npu\.npu\.set_aoe\([^)]*\)",
        r"custom_op\.\S+ = \d",
    ),
    "Printed lines": (r"in tune mode, .*? tools\.", r"Aoe tuning graph\.", r"Aoe process finished"),
}  # fmt: skip
"""Patterns of the lines in the documents, which have lost some of their line ends."""


@pytest.mark.skipif(not DOCUMENTS.is_dir(), reason="the documents are not in this checkout")
def test_every_line_of_the_documents_is_in_the_table() -> None:
    named = {line.text for line in LINES}
    found = set()
    for document in DOCUMENTS.glob("*.txt"):
        text = document.read_text(encoding="utf-8").replace(" \\--", " --")
        for pattern in (each for patterns in FOUND.values() for each in patterns):
            found |= {_plain(each) for each in re.findall(pattern, text, re.MULTILINE)}

    assert sorted(found - named) == []
    assert sorted(named - found) == []


def _plain(text: str) -> str:
    return re.sub(r"\s+", " ", text).replace("{ ", "{").replace(" }", "}").strip()


PROGRAM = """
import numpy, onnxruntime

session = onnxruntime.InferenceSession("program.onnx", providers=["CPUExecutionProvider"])
print(session.run(None, {"input": numpy.ones((2, 3, 224, 224), numpy.float32)})[0].shape)
"""
"""A program of ONNX Runtime that knows nothing of us."""


# -- Commands and variables, run by a shell in one folder ------------------------------------------


class Session:
    """A user's folder, with small models under the documents' file names."""

    def __init__(self, root: Path) -> None:
        self.root, self.home = root / "work", root / "home"
        for folder in ("work", "home/module", "bank", "run", "bin"):
            (root / folder).mkdir(parents=True)
        for name in ("aoe", "atc"):
            script = root / "bin" / name
            script.write_text(
                f"#!{sys.executable}\nfrom bankd.cli import {name}\nimport sys\n"
                f"sys.argv[0] = {name!r}\n{name}()\n"
            )
            script.chmod(0o755)
        (root / "bin" / "python").symlink_to(sys.executable)
        self._env = {
            **{name: value for name, value in os.environ.items() if not name.startswith("GIT_")},
            "PATH": f"{root / 'bin'}:{os.environ['PATH']}",
            "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
            "HOME": str(self.home),
            "TUNE_BANK_PATH": str(root / "bank"),
            "TUNEBANK_LOCK_PATH": str(root / "run"),
            "TUNE_ON_BUSY_CORES": "True",
            "RUN_LOOP": "1",  # What is found does not matter here.
            **{f"GIT_{who}_{what}": "a@b.c" for who in ("AUTHOR", "COMMITTER")
               for what in ("NAME", "EMAIL")},
        }  # fmt: skip
        write_model(self.root / "model.onnx", network("batch"))
        write_model(self.root / "model_v2.onnx", network(1, is_deeper=True))
        write_model(self.root / "program.onnx", network(2))  # No other line tunes it.
        (self.root / "program.py").write_text(PROGRAM)
        net = Net((1, 3, 8, 8))
        net.conv(4, 3)
        _as_resnet50(net, self.home / "module")
        self._ended: dict[str, subprocess.CompletedProcess[str]] = {}
        self.run("git init -q")
        self.run("aoe --model=model_v2.onnx --job_type=2 --output=model", check=True)

    def run(self, line: str, *, check: bool = False) -> subprocess.CompletedProcess[str]:
        """A line as a shell runs it here; the same line is not run twice."""
        if line not in self._ended:
            self._ended[line] = subprocess.run(
                ["sh", "-c", line], cwd=self.root, env=self._env,
                capture_output=True, text=True, check=False,
                # One core: a race never waits for a second one.
                preexec_fn=lambda: os.sched_setaffinity(0, {max(os.sched_getaffinity(0))}),
            )  # fmt: skip
        ended = self._ended[line]
        assert not check or ended.returncode == 0, ended.stderr
        return ended


def network(batch: int | str, *, is_deeper: bool = False) -> Any:
    net = Network("model")
    x = net.input("input", (batch, 3, 224, 224))
    x = net.op("Conv", x, net.normal("weight", (4, 3, 3, 3), 0.2), strides=[32, 32])
    x = net.op("Relu", x)
    if is_deeper:  # a sum of two products, which is a subgraph: it may be one product
        one, two = (net.op("Conv", x, net.normal(name, (4, 4, 1, 1), 0.5)) for name in "ab")
        x = net.op("Relu", net.op("Add", one, two))
    net.output(x, "output", (batch, 4, 7, 7))
    return net.model()


def _as_resnet50(net: Net, folder: Path) -> None:
    net.write(folder)
    for path in [*folder.glob("*.prototxt"), *folder.glob("*.caffemodel")]:
        path.rename(folder / f"resnet50{path.suffix}")


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory) -> Session:
    return Session(tmp_path_factory.mktemp("documents"))


@pytest.mark.slow
@pytest.mark.parametrize("line", of_section("Commands"))
def test_a_command_runs(session: Session, line: Line) -> None:
    text = line.text if line.text[0] != "-" else f"aoe --model=model.onnx --job_type=2 {line.text}"

    ended = session.run(text)

    if line.runs == CHANGED:
        assert ended.returncode == 2
        _is_answered(session, line, ended.stderr)
        return
    assert ended.returncode == 0, ended.stderr
    if output := re.search(r"--output=(\S+)", text):
        assert (session.root / f"{output[1]}.om").read_bytes()[:4] == b"IMOD"
    if "Ascend910B3" in text and text.startswith("aoe"):
        assert "Ascend910B3 is no processor of this machine" in ended.stderr
        assert "of an article that counts 1 OPAT" in ended.stderr


def _is_answered(session: Session, line: Line, error: str) -> None:
    if "--job_type=3" in line.text:
        assert "gradients, and training graphs, are tuned from their training script" in error
        assert "--job_type 4 --nproc 2 train.py" in error  # tests/bankd/cli/test_training.py
        return
    assert "give one of --model FILE" in error
    assert session.run(line.changed).returncode == 0


@pytest.mark.slow
@pytest.mark.parametrize(
    "document", [("AOE_MODE=2", "ID=0", "=8", "=False"), ("ID=1", "=7", "=True")]
)
def test_the_variables_of_a_document_are_obeyed_together(
    session: Session, tmp_path: Path, document: tuple[str, ...]
) -> None:
    lines = [
        line.text.replace("/home/HwHiAiUser/custom_tune_bank", str(tmp_path))
        for line in LINES
        if line.section == "Variables" and line.runs == AS_WRITTEN
        and (line.text.endswith(document) or "_PATH=" in line.text or " PATH=" in line.text)
    ]  # fmt: skip
    job_type = "" if "AOE_MODE=2" in document else "--job_type=2"

    ended = session.run("; ".join([*lines, f"aoe --model=model_v2.onnx {job_type} --output=o"]))

    assert len(lines) == 3 + len(document)
    assert ended.returncode == 0, ended.stderr
    assert (tmp_path / "bank.db").is_file()


# -- Files ------------------------------------------------------------------------------

OPERATOR = {
    "op_name": "", "op_type": "", "tune_performance": {
        "Schedule": {
            "performance_after_tune(us)": 0.0, "performance_before_tune(us)": 0.0,
            "performance_improvement": "6.37%", "update_mode": "add",
        },
    },
}  # fmt: skip
COUNTS = dict.fromkeys(
    ("repo_add_num", "repo_hit_num", "repo_reserved_num", "repo_unsatisfied_num",
     "repo_update_num", "total_num"), 0,
)  # fmt: skip
SUMMARY = ("total_ops", "tuned_ops", "performance_improvement", "tuning_time", "top_improved_ops")


def _config(session: Session) -> None:
    (session.root / "sgat_config.json").write_text(
        '// sgat_config.json\n{"job_type": "subgraph","tuning_time_limit": 3600,"max_tuning_count":'
        ' 100,"search_algorithm": "bayesian","target_metric": "throughput"\n}'
    )
    session.run("aoe --model=model_v2.onnx --config sgat_config.json --output=c", check=True)


def _report(session: Session, job: str) -> Mapping[str, Any]:
    session.run(PLAIN, check=True)
    name = rf"aoe_result_{job}_\d{{17}}_pid\d+\.json"
    found = [path for path in session.root.iterdir() if re.fullmatch(name, path.name)]
    ((basic, report),) = json.loads(max(found).read_text()).values()
    assert basic["basic"].keys() == {"tuning_name", "tuning_time(s)"}
    return dict(report[job.upper()])


def _opat(session: Session) -> None:
    report = _report(session, "opat")
    assert report["opat_tuning_result"] == "tuning successful"
    assert report["repo_summary"].keys() == COUNTS.keys()
    for one in report.get("repo_modified_operators", ()):
        assert one.keys() >= OPERATOR.keys()


def _sgat(session: Session) -> None:
    report = _report(session, "sgat")
    assert report["repo_summary"].keys() == COUNTS.keys()
    assert {"model_baseline_performance(ms)", "model_performance_improvement",
            "model_result_performance(ms)"} <= report.keys()  # fmt: skip


def _summary(session: Session) -> None:
    _folder(session)
    summary = json.loads((session.root / "aoe_result/summary.json").read_text())
    assert summary.keys() >= {*SUMMARY}
    assert re.fullmatch(r"\d+s", summary["tuning_time"])
    assert re.fullmatch(r"-?\d+\.\d+%", summary["performance_improvement"])


def _folder(session: Session) -> None:
    if not (session.root / "aoe_result").exists():
        session.run("aoe --om=model.om --job_type=1 --output=./aoe_result", check=True)
    found = {str(p.relative_to(session.root)) for p in (session.root / "aoe_result").rglob("*")}
    assert found >= {
        "aoe_result/summary.json", "aoe_result/op_tuning", "aoe_result/profiling/before_tuning",
        "aoe_result/profiling/after_tuning", "aoe_result/bank/manifest.json",
    }  # fmt: skip


def _workspace(session: Session) -> None:
    session.run(PLAIN, check=True)
    (found, *_) = session.root.glob("aoe_workspace/model_v2_*/tunespace/result/model_v2_*_tune.om")
    assert found.parts[-4] == found.name.removesuffix("_tune.om")


def _custom(session: Session) -> None:
    session.run("unset TUNE_BANK_PATH; aoe --model=model_v2.onnx --job_type=2", check=True)
    assert (session.home / "Ascend/latest/data/aoe/custom/bank.db").is_file()


FILES: Mapping[str, Callable[[Session], None]] = {
    "sgat_config.json": _config,
    "aoe_result_opat_${timestamp}_${pidxxx}.json": _opat,
    "aoe_result_sgat_${timestamp}_${pidxxx}.json": _sgat,
    "summary.json": _summary,
    "aoe_result/": _folder,
    "${WORK_PATH}/aoe_workspace/${model_name}_${timestamp}/tunespace/result/"
    "${model_name}_${timestamp}_tune.om": _workspace,
    "${HOME}/Ascend/latest/data/aoe/custom/op/${soc_version}": _custom,
    "${HOME}/Ascend/latest/data/aoe/custom/graph/${soc_version}": _custom,
}


@pytest.mark.slow
@pytest.mark.parametrize("line", of_section("Files"))
def test_a_file_is_read_or_written(session: Session, line: Line) -> None:
    FILES[line.text](session)


# -- Printed lines, and Python ---------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("line", of_section("Printed lines"))
def test_a_line_is_printed(session: Session, line: Line) -> None:
    program = re.search("`(AOE_MODE=.*)`", line.here)

    ended = session.run(program[1] if program else PLAIN, check=True)

    assert line.text in ended.stdout + ended.stderr


@pytest.mark.parametrize("line", of_section("Python"))
def test_a_fragment_of_python_has_its_counterpart(line: Line) -> None:
    compile(line.text, line.text, "exec")
    assert line.runs == NO or "python -m tuner.run" in line.here
