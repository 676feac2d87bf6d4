"""Compare the kernels of the working tree with those of another revision, text by text.

python -m tools.same_kernels REVISION

LLVM IR, phases, scratch memory and packed constants of the kernels in fixtures/kernels. Each
revision describes them with its own copy of this file: where a module has moved, the imports here
are all that differs.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import json
import lzma
import math
import subprocess
import sys
import tarfile
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tuner.cpu.kernels.families import family_of
from tuner.ops import OPS
from tuner.policy import Policy
from tuner.target import ISAS, Isa
from tuner.task import Task

ROOT = Path(__file__).resolve().parent.parent
RECORDINGS = ROOT / "fixtures" / "kernels"
SUFFIX = ".jsonl.xz"
MAX_SHOWN = 20


class Pair(NamedTuple):
    """A kernel to compare; constants are packed for one policy of each task and `impl`."""

    soc_version: str
    task: Task
    policy: Policy
    packs: bool


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("revision", nargs="?", help="what the working tree is compared with")
    parser.add_argument("--recordings", type=Path, default=RECORDINGS, help="their folder")
    parser.add_argument("--emit", action="store_true", help="print a digest of each kernel")
    parser.add_argument("--only", type=int, nargs="+", help="print the text of these kernels")
    options = parser.parse_args(arguments)
    if options.emit:
        return emit(options.recordings, options.only)
    if not options.revision:
        parser.error("name a revision: make same-kernels REF=main")
    with tempfile.TemporaryDirectory() as folder:
        check_out(options.revision, Path(folder))
        return compare(Path(folder), options.recordings)


# -- one revision ----------------------------------------------------------------------------------


def emit(recordings: Path, only: Iterable[int] | None) -> int:
    """Print a line for each recorded kernel: its digest, or the text of some as JSON."""
    pairs = recorded(recordings)
    for pair in pairs if only is None else (pairs[number] for number in only):
        try:
            text = kernel_text(*pair)
        except Exception as error:  # the other revision may have this kernel
            text = f"no kernel: {error!r}"
        print(json.dumps(text) if only else hashlib.sha256(text.encode()).hexdigest())
    return 0


def kernel_text(soc_version: str, task: Task, policy: Policy, packs: bool = True) -> str:
    """All that a kernel is: its LLVM IR under a head that says what it is of."""
    isa = ISAS[soc_version]
    kernel = family_of(task.op).generate(task, policy, isa, "k")
    head = (
        f"task {task.text()}",
        f"policy {policy.text()}",
        f"tier {soc_version}",
        *(f"phase {phase.function}: {phase.units} units" for phase in kernel.phases),
        f"scratch {kernel.scratch_bytes} bytes, {kernel.worker_scratch_bytes} of each core",
        *(_packed(task, policy, isa) if packs else ()),
    )
    return "".join(f"; {line}\n" for line in head) + kernel.ir


def _packed(task: Task, policy: Policy, isa: Isa) -> Iterator[str]:
    """A line for each constant that is packed: numbers with all their bits, never at random."""
    constants = {i: _numbers(task.inputs[i].shape) for i in OPS[task.op].constants}
    for i, array in sorted(family_of(task.op).pack(task, policy, isa, constants).items()):
        digest = hashlib.sha256(array.tobytes()).hexdigest()[:16]
        yield f"packed input {i}: {array.dtype} {array.shape} {digest}"


def _numbers(shape: Sequence[int]) -> np.ndarray:
    """Numbers from -1 to 1 in no order, the same on every machine (Knuth's multiplicative hash)."""
    hashed = np.arange(math.prod(shape), dtype=np.uint32) * np.uint32(2654435761)
    return (hashed / 2**31 - 1).astype(np.float32).reshape(shape)


def recorded(folder: Path) -> list[Pair]:
    """The kernels of all recordings, each once, always in the same order."""
    return list(read(sorted(folder.glob(f"*{SUFFIX}"))))


def read(recordings: Iterable[Path]) -> Iterator[Pair]:
    """The kernels of these recordings, each once."""
    seen = set()
    packed = set()
    for path in recordings:
        for line in lzma.decompress(path.read_bytes()).decode().splitlines():
            data = json.loads(line)
            soc_version, task = data["soc_version"], Task.parse(json.dumps(data["task"]))
            for knobs in data["policies"]:
                policy = Policy.of(**knobs)
                if (soc_version, task, policy) not in seen:
                    kind = (soc_version, task, knobs.get("impl"))
                    yield Pair(soc_version, task, policy, kind not in packed)
                    seen.add((soc_version, task, policy))
                    packed.add(kind)


# -- two revisions ---------------------------------------------------------------------------------


def check_out(revision: str, folder: Path) -> None:
    """Put the files of a revision into a folder."""
    command = ["git", "archive", "--format=tar", revision]
    archive = subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        files.extractall(folder, filter="data")


def compare(other: Path, recordings: Path) -> int:
    """Report the kernels that differ between this tree and the revision in a folder."""
    if not (other / "tools" / "same_kernels.py").is_file():
        print("that revision has no tools/same_kernels.py: it cannot say what its kernels are")
        return 2
    pairs, trees = recorded(recordings), (other, ROOT)
    digests = [_lines(child) for child in [_child(tree, recordings) for tree in trees]]
    differing = [n for n, (old, new) in enumerate(zip(*digests, strict=True)) if old != new]
    print(f"{len(pairs)} kernels, {len(differing)} differ")
    if not differing:
        return 0
    shown = differing[:MAX_SHOWN]
    texts = [_lines(_child(tree, recordings, shown)) for tree in trees]
    for number, old, new in zip(shown, *texts, strict=True):
        pair = pairs[number]
        print(f"\n{pair.task.op} on {pair.soc_version}: {pair.policy}\n  {pair.task.text()}")
        for sign, line in zip(
            "-+", _first_difference(json.loads(old), json.loads(new)), strict=True
        ):
            print(f"  {sign} {line}")
    if len(differing) > len(shown):
        ops = Counter(pairs[number].task.op for number in differing)
        print(f"\nin all: {', '.join(f'{op} {count}' for op, count in ops.most_common())}")
    return 1


def _child(tree: Path, recordings: Path, only: Sequence[int] = ()) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tools.same_kernels", "--emit"]
    command += ["--recordings", str(recordings.resolve())]
    command += ["--only", *map(str, only)] if only else []
    return subprocess.Popen(command, cwd=tree, stdout=subprocess.PIPE, text=True)


def _lines(child: subprocess.Popen[str]) -> list[str]:
    output, _ = child.communicate()
    if child.returncode:
        raise SystemExit(f"describing the kernels failed with exit code {child.returncode}")
    return output.splitlines()


def _first_difference(old: str, new: str) -> tuple[str, str]:
    """The first line that differs, of each text; empty where one ends before."""
    lines = zip_longest(old.splitlines(), new.splitlines(), fillvalue="")
    return next(pair for pair in lines if pair[0] != pair[1])


if __name__ == "__main__":
    sys.exit(main())
