"""`make bench-fleet`: many simulated machines on the real scheduler of a fleet, and its real bank.

A simulated machine is a worker of Dask as `bankd fleet serve` has it; in place of tuning a subject
it sleeps for a recorded time. Head, machines and desk are processes of their own on loopback.
The recorded times (`results/fleet_subjects.json`) are seconds and trials of 1,476 subjects, as 100
quantiles, from tuning the networks of the built-in bank on two cores of an AMD EPYC.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from distributed.worker import DEFAULT_METRICS

from bankd.bank import TargetKey
from bankd.fleet.access import security_of
from bankd.fleet.certs import Role
from bankd.fleet.desk import Desk
from bankd.fleet.head import configure_dask
from bankd.fleet.machine import MachineWorker
from bankd.fleet.records import STATUS, MachineStatus, Work, WorkResult, from_bytes, to_bytes
from bankd.fleet.workshop import JOBS_AT_ONCE

RECORDED = Path(__file__).parent / "results" / "fleet_subjects.json"
TARGETS = (TargetKey("x86_64-v3", 1), TargetKey("x86_64-v4", 1), TargetKey("x86_64-v4", 2))
"""Machines and models of three kinds, in turns."""
SHARED = 5
"""Subjects of a model that earlier models have, besides those of its own."""
MODEL_S = 2.0
"""Time of building and timing a whole model."""
RECORD_BYTES = 17_000
"""Size of what a machine's bank knows of one subject: its mean in the recorded bank."""
PROCESSES = 4
"""Processes that hold the simulated machines."""


@dataclass(frozen=True)
class Model:
    """A model to tune: its target, and the subjects that it has, by key."""

    name: str
    target: TargetKey
    subjects: tuple[str, ...]


@dataclass(frozen=True)
class Row:
    """One run of a fleet of so many machines."""

    machines: int
    models: int
    works: int
    asked: int
    """Subjects of all models; what another model had before is no work."""
    ideal_s: float
    """Sum of all times of works over the number of machines."""
    total_s: float
    efficiency: float
    overhead_ms: float
    """Time of a machine that a work takes beyond its own."""
    head_cpu: float
    """Share of one core that the head took."""
    head_ms: float
    """Time of a core that the head took for each work."""
    head_mib: float
    """Resident memory of the head at its end."""
    desk_cpu: float
    machines_cpu: float
    """Share of one core that all simulated machines took; on 2 cores they disturb the head."""


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    if options.serve:
        asyncio.run(_serve(options.serve, options.names))
        return 0
    print(_HEADING)
    for count in map(int, options.machines.split(",")):
        models = models_of(options.models or 5 * count, options.subjects, options.seed)
        row = measure(count, models)
        print(json.dumps(asdict(row)) if options.json else _line(row), flush=True)
    return 0


def models_of(count: int, subjects: int, seed: int) -> list[Model]:
    """Models with subjects of their own, and some that earlier models of the target have."""
    chance, models = random.Random(seed), list[Model]()
    known: dict[TargetKey, list[str]] = {target: [] for target in TARGETS}
    for number in range(count):
        target = TARGETS[number % len(TARGETS)]
        own = [f"{number}.{place}" for place in range(subjects)]
        shared = {chance.choice(known[target]) for _ in range(SHARED) if known[target]}
        known[target] += own
        models.append(Model(f"m{number}", target, (*own, *shared)))
    return models


def measure(count: int, models: list[Model]) -> Row:
    """Tune the models with so many machines."""
    recorded = json.loads(RECORDED.read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory(prefix="bench-fleet-") as folder, ExitStack() as running:
        port = _free_port()
        address = f"tcp://127.0.0.1:{port}"
        head = running.enter_context(
            _process(folder, "bankd", "fleet", "head", "--listen", address[6:])
        )
        names = [f"{number}" for number in range(count)]
        hosts = [
            running.enter_context(
                _process(folder, "benchmarks.fleet", "--serve", address, *names[part::PROCESSES])
            )
            for part in range(min(PROCESSES, count))
        ]
        configure_dask()
        return asyncio.run(_measured(address, models, count, recorded, head, hosts))


async def _measured(
    address: str,
    models: list[Model],
    count: int,
    recorded: list[tuple[float, int]],
    head: subprocess.Popen[bytes],
    hosts: list[subprocess.Popen[bytes]],
) -> Row:
    desk = Desk(address, security_of(None, Role.DESK, address), print)
    while True:
        try:
            while len(await desk.machines()) < count:
                await asyncio.sleep(0.2)
            break
        except Exception as error:
            if head.poll() is not None:
                raise RuntimeError("the head ended") from error
            await asyncio.sleep(0.2)
    times_s: dict[str, float] = {}
    done: set[str] = set()
    slots = asyncio.Semaphore(max(JOBS_AT_ONCE, count))

    async def subject(key: str, target: TargetKey) -> None:
        times_s[key] = recorded[zlib.crc32(key.encode()) % len(recorded)][0]
        order = {"seconds": times_s[key]}
        work = Work(order, b"")
        result = await desk.run(f"subject-{key}", work, (), target, lambda _: None)
        assert len(result.records) == RECORD_BYTES
        done.add(key)

    async def tuned(model: Model) -> None:
        async with slots:
            missing = [key for key in model.subjects if key not in done]
            await asyncio.gather(*(subject(key, model.target) for key in missing))
            times_s[model.name] = MODEL_S
            work = Work({"seconds": MODEL_S}, b"", ("m.onnx",))
            await desk.run(
                f"model-{model.name}", work, (os.urandom(100_000),), model.target, lambda _: None
            )

    before = [_cpu_s(one.pid) for one in (head, *hosts)]
    desk_before, began_s = time.process_time(), time.monotonic()
    await asyncio.gather(*map(tuned, models))
    total_s = time.monotonic() - began_s
    head_s, *hosts_s = (
        _cpu_s(one.pid) - cpu_s for one, cpu_s in zip((head, *hosts), before, strict=True)
    )
    desk_s = time.process_time() - desk_before
    resident = _resident_mib(head.pid)
    await desk.close()
    works, sum_s = len(times_s), sum(times_s.values())
    return Row(
        machines=count, models=len(models), works=works,
        asked=sum(len(model.subjects) for model in models),
        ideal_s=sum_s / count, total_s=total_s, efficiency=sum_s / count / total_s,
        overhead_ms=1e3 * (total_s * count - sum_s) / works,
        head_cpu=head_s / total_s, head_ms=1e3 * head_s / works, head_mib=resident,
        desk_cpu=desk_s / total_s, machines_cpu=sum(hosts_s) / total_s,
    )  # fmt: skip


class Simulated:
    """A machine that sleeps in place of tuning."""

    def __init__(self, name: str, target: TargetKey) -> None:
        self.name, self.target = name, target

    def heartbeat(self, worker: object) -> bytes:
        """The state of this machine, which a heartbeat carries."""
        del worker
        return to_bytes(MachineStatus(self.name, (str(self.target),), cpu_model="simulated"))

    async def carry_out(
        self, worker: MachineWorker, task: str, data: bytes, contents: tuple[bytes, ...]
    ) -> bytes:
        """Take the time that the work names."""
        del worker, contents
        work = from_bytes(data, Work)
        await asyncio.sleep(work.order["seconds"])
        return to_bytes(WorkResult(task, self.name, {}, bytes(RECORD_BYTES)))


async def _serve(address: str, names: Sequence[str]) -> None:
    """Run simulated machines until the head is gone."""
    configure_dask()
    security = security_of(None, Role.MACHINE, address)
    with tempfile.TemporaryDirectory(prefix="bench-machines-") as folder:
        workers = []
        for name in names:
            target = TARGETS[int(name) % len(TARGETS)]
            machine: Any = Simulated(name, target)
            worker = MachineWorker(
                address, name=name, nthreads=1, resources={"device": 1, str(target): 1},
                memory_limit=0, security=security, host="tcp://127.0.0.1",
                local_directory=folder, extensions={},
                metrics={**DEFAULT_METRICS, STATUS: machine.heartbeat},
            )  # fmt: skip
            worker.machine = machine
            workers.append(await worker)
        await asyncio.gather(*(worker.finished() for worker in workers))


@contextmanager
def _process(folder: str, module: str, *words: str) -> Iterator[subprocess.Popen[bytes]]:
    started = subprocess.Popen(
        [sys.executable, "-m", module, *words],
        env={**os.environ, "TUNE_BANK_PATH": folder, "ASCEND_WORK_PATH": folder},
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        yield started
    finally:
        started.kill()
        started.wait()


def _free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


def _cpu_s(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _resident_mib(process: int) -> float:
    pages = int(Path(f"/proc/{process}/statm").read_text(encoding="utf-8").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


_HEADING = (
    "machines  models   works    ideal    total  efficiency  overhead  head CPU   a work  memory"
    "  desk CPU  machines' CPU"
)


def _line(row: Row) -> str:
    return "  ".join((
        f"{row.machines:8}", f"{row.models:6}", f"{row.works:6}", f"{row.ideal_s:5.0f} s",
        f"{row.total_s:5.0f} s", f"{row.efficiency:10.1%}", f"{row.overhead_ms:5.0f} ms",
        f"{row.head_cpu:8.0%}", f"{row.head_ms:4.1f} ms", f"{row.head_mib:3.0f} MiB",
        f"{row.desk_cpu:8.0%}", f"{row.machines_cpu:13.0%}",
    ))  # fmt: skip


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--machines", default="1,10,30,100", help="numbers, with commas")
    parser.add_argument("--models", type=int, help="in all (default: 5 for each machine)")
    parser.add_argument("--subjects", type=int, default=24, help="of each model alone")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", metavar="ADDRESS", help=argparse.SUPPRESS)
    parser.add_argument("names", nargs="*", help=argparse.SUPPRESS)
    return parser


if __name__ == "__main__":
    sys.exit(main())
