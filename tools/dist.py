"""Build the wheel and the source archive, and try them as people do: installed into nothing.

Each Python that is named gets an empty environment under build/dist, the pinned dependencies and
the wheel. In it, from another folder: the programs say their versions, a model is tuned, and the
offline model is run by `import tuner` alone. Usage: python -m tools.dist [--python EXE ...]
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tools.setup_venv import ROOT

BUILT, PLACE = ROOT / "build" / "dist", ROOT / "build" / "tried"
PROGRAMS = ("bankd", "aoe", "atc", "op_compiler", "banktui")
MIB = 1 << 20

MODEL = """
import numpy as np, onnx
from onnx import helper, numpy_helper
weights = np.random.default_rng(0).normal(size=(64, 64)).astype(np.float32)
nodes = [helper.make_node("MatMul", ["x", "w"], ["h"]), helper.make_node("Relu", ["h"], ["y"])]
x, y = (helper.make_tensor_value_info(n, onnx.TensorProto.FLOAT, (8, 64)) for n in "xy")
graph = helper.make_graph(nodes, "g", [x], [y], [numpy_helper.from_array(weights, "w")])
onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 21)]), "small.onnx")
"""
RUN = """
import json, sys, time
start_s = time.perf_counter()
import tuner
import_s = time.perf_counter() - start_s
import numpy as np
with tuner.load(sys.argv[1]) as model:
    result = model.run({"x": np.ones((8, 64), np.float32)})
packages = {name.partition(".")[0] for name in sys.modules} - set(sys.stdlib_module_names)
packages = sorted(name for name in packages if not name.startswith("_"))
print(json.dumps({"place": tuner.__file__, "import_s": import_s, "packages": packages,
                  "shape": result["y"].shape}))
"""


class Trial(NamedTuple):
    """Figures of an installation for one Python."""

    python: str
    install_s: float
    tune_s: float
    import_s: float
    packages_to_run: Sequence[str]
    """Packages that a process loads which runs an offline model."""
    package_mib: float
    environment_mib: float
    """All that pip installed, without pip itself."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Build, try, print; return 0 where all of it works."""
    parser = argparse.ArgumentParser(prog="make dist", description=__doc__)
    parser.add_argument("--python", nargs="+", default=[sys.executable], metavar="EXE",
                        help="interpreters to try it with (default: this one)")  # fmt: skip
    parser.add_argument("--json", action="store_true", help="print figures as JSON")
    options = parser.parse_args(arguments)
    try:
        wheel, archive = built()
        trials = [tried(wheel, python) for python in options.python]
    except subprocess.CalledProcessError as error:
        print(f"dist: {' '.join(map(str, error.cmd))[:200]} ended with {error.returncode}:")
        print(error.stderr or error.output or "")
        return 1
    if options.json:
        print(json.dumps([trial._asdict() for trial in trials], indent=1))
        return 0
    for file in (wheel, archive):
        print(f"{file.relative_to(ROOT)}  {file.stat().st_size / MIB:.1f} MiB")
    for one in trials:
        print(f"Python {one.python}: installed in {one.install_s:.0f} s ({one.package_mib:.0f} MiB,"
              f" {one.environment_mib:.0f} with all dependencies), tuned in {one.tune_s:.0f} s;"
              f" `import tuner` takes {one.import_s:.3f} s, and a process that runs a model loads"
              f" {', '.join(one.packages_to_run)}")  # fmt: skip
    return 0


def built() -> tuple[Path, Path]:
    """The wheel and the source archive, the wheel made from the archive as installers do.

    Raises CalledProcessError.
    """
    shutil.rmtree(BUILT, ignore_errors=True)
    _run([sys.executable, "-m", "build", "--outdir", BUILT, ROOT])
    [wheel], [archive] = BUILT.glob("*.whl"), BUILT.glob("*.tar.gz")
    return wheel, archive


def tried(wheel: Path, python: str) -> Trial:
    """Install the wheel into nothing, and use it from a folder of its own.

    Raises CalledProcessError.
    """
    shutil.rmtree(PLACE, ignore_errors=True)
    work = PLACE / "work"
    work.mkdir(parents=True)
    _run([python, "-m", "venv", PLACE / "venv"])
    own = PLACE / "venv" / "bin"
    before = _installed_bytes()
    started = time.monotonic()
    pip = (own / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    _run([*pip, "-r", ROOT / "requirements.txt"])
    between = _installed_bytes()
    _run([*pip, "--no-deps", wheel])
    install_s = time.monotonic() - started
    after = _installed_bytes()
    for program in PROGRAMS:
        _run([own / program, "--help"], work)
    version = _run([own / "python", "-c", "import platform; print(platform.python_version())"])
    _run([own / "python", "-c", MODEL], work)
    started = time.monotonic()
    _run([own / "aoe", "--framework=5", "--model=small.onnx", "--output=small",
          "--job_type=2", "--tuning_time_limit=2", "--busy=wait"], work)  # fmt: skip
    tune_s = time.monotonic() - started
    [offline] = work.glob("**/small.om")
    told = json.loads(_run([own / "python", "-I", "-c", RUN, offline], work))
    if not Path(told["place"]).is_relative_to(PLACE):
        raise SystemExit(f"dist: not the installed package was loaded but {told['place']}")
    return Trial(version.strip(), install_s, tune_s, told["import_s"], told["packages"],
                 (after - between) / MIB, (after - before) / MIB)  # fmt: skip


def _run(command: Sequence[str | Path], place: Path = ROOT) -> str:
    """Output of a command. Raises CalledProcessError, which has what it said."""
    return subprocess.run(
        [str(word) for word in command], cwd=place, check=True, capture_output=True, text=True
    ).stdout


def _installed_bytes() -> int:
    return sum(map(_bytes, (PLACE / "venv").rglob("*")))


def _bytes(path: Path) -> int:
    return path.lstat().st_size if path.is_file() else 0


if __name__ == "__main__":
    sys.exit(main())
