"""Record which kernels `make same-kernels` compares: those that tuning tries for the zoo's models.

python -m tools.record_kernels [MODEL...]

A recording has what short sessions on one core and on two measure on this machine, and, for each
task and every tier, the default policy, the ranking's first, and neighbours of the best of these.
What was recorded before is kept: a busy machine measures little.
"""

from __future__ import annotations

import argparse
import itertools
import lzma
import os
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from pathlib import Path

from fixtures.zoo import ZOO
from tools.same_kernels import RECORDINGS, ROOT, SUFFIX, read
from tuner.lookup.model_lookup import partitioned_tasks, read_model
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.session import Options
from tuner.subgraph.rewrite_space import SubgraphSpace
from tuner.target import ISAS, Target
from tuner.task import Task

RANKED, NEIGHBOURS = 20, 10
"""Policies that are recorded for each task and tier, measured or not."""
CORES = (1, 2)
Kernels = dict[tuple[str, Task], dict[Policy, None]]
"""Policies, in the order in which they were found, by tier and task."""
PYTHON = (sys.executable, "-m")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("models", nargs="*", metavar="MODEL", default=sorted(ZOO))
    parser.add_argument("--session_s", type=float, default=40.0, help="0: no sessions")
    options = parser.parse_args(arguments)
    for model in options.models:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / f"{model}.onnx"
            command = [*PYTHON, "fixtures.zoo", model, "--output", folder]
            subprocess.run(command, cwd=ROOT, check=True)
            found = measured(path, options.session_s) if options.session_s else {}
            tasks = dict.fromkeys([*tasks_of_model(path), *(task for _, task in found)])
        recording = RECORDINGS / f"{model}{SUFFIX}"
        for pair in read([recording] if recording.exists() else []):
            found.setdefault((pair.soc_version, pair.task), {})[pair.policy] = None
        for soc_version, task in itertools.product(ISAS, tasks):
            found.setdefault((soc_version, task), {}).update(tried_first(soc_version, task))
        lines = [_line(*key, policies) for key, policies in found.items()]
        recording.write_bytes(lzma.compress("".join(lines).encode(), preset=9))
        print(f"{model}: {len(tasks)} tasks, {sum(map(len, found.values()))} kernels")
    return 0


def measured(model: Path, session_s: float) -> Kernels:
    """The policies that sessions on each number of cores measure, by tier and task."""
    found: Kernels = {}
    folder = model.parent
    for cores in CORES:
        command = [*PYTHON, "bankd", "aoe", "--model", str(model), "--job_type", "1,2"]
        command += ["--aicore_num", str(cores), "--tuning_time_limit", str(session_s)]
        command += ["--work_dir", str(folder), "--output", str(folder / "tuned")]
        environment = {**os.environ, "TUNE_BANK_PATH": str(folder)}
        subprocess.run(command, cwd=ROOT, env=environment, check=True)
    with closing(sqlite3.connect(folder / "bank.db")) as connection:
        for soc_version, task, policy in connection.execute(_MEASURED):
            policies = found.setdefault((soc_version, Task.parse(task)), {})
            policies[Policy.parse(policy)] = None
    return found


def tasks_of_model(model: Path) -> Iterator[Task]:
    """The tasks of the model as it is fused, and with one rewrite of each subgraph at a time."""
    options = Options(Target(next(iter(ISAS)), CORES[-1]))
    fused = read_model(model, options)
    spaces = [SubgraphSpace(use.subgraph, options.target) for use in fused.subgraphs]
    for rewrites in [(), *itertools.zip_longest(*(space.sites for space in spaces))]:
        pairs = zip(spaces, rewrites, strict=False)
        chosen = [(s, s.default.with_knobs(**{r: 1})) for s, r in pairs if r]
        policies = {space.task.key: policy for space, policy in chosen}
        yield from (use.task for use in partitioned_tasks(fused, policies, options).uses)


def tried_first(soc_version: str, task: Task) -> dict[Policy, None]:
    """The default, the ranking's first, and neighbours of the best of these."""
    space = Space(task, Target(soc_version, CORES[-1]))
    ranked = [*space.ranked()[:RANKED], space.default]
    return dict.fromkeys([*ranked, *space.neighbours(ranked[0])[:NEIGHBOURS]])


def _line(soc_version: str, task: Task, policies: Iterable[Policy]) -> str:
    chosen = ",".join(policy.text() for policy in policies)
    return f'{{"soc_version":"{soc_version}","task":{task.text()},"policies":[{chosen}]}}\n'


_MEASURED = """
SELECT targets.soc_version, tasks.text, policies.text
FROM observations
JOIN targets ON targets.id = observations.target
JOIN tasks ON tasks.id = observations.task
JOIN policies ON policies.id = observations.policy
WHERE tasks.text NOT LIKE '%"op":"subgraph"%'
ORDER BY observations.id
"""

if __name__ == "__main__":
    sys.exit(main())
