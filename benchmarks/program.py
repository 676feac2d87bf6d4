"""Time what surrounds the kernels: starting an inference, barriers, waking, waiting, weights.

python -m benchmarks.program [--model MODEL.onnx] [--only NAME ...]
"""

from __future__ import annotations

import argparse
import functools
import os
import resource
import subprocess
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from fixtures.memory_lookup import MemoryLookup
from fixtures.small import SMALL
from fixtures.zoo import build
from tuner.backend import host_cores, host_soc_versions
from tuner.cpu.kernels.emit import LLVMModule
from tuner.cpu.llvm import compile_ir
from tuner.cpu.object_loader import Library
from tuner.cpu.pages import allocate_bytes
from tuner.cpu.thread_pool import ThreadPool
from tuner.hardware import PoolJob
from tuner.kernel_family import Phase
from tuner.measure.models import random_feeds
from tuner.offline_model import offline_model
from tuner.pipeline import compile_model
from tuner.program.execution import Execution, SharedMemory, small_steps
from tuner.program.program import Program, Step
from tuner.program.step_table import StepTable
from tuner.runtime.model import LoadedModel, load
from tuner.session import Options
from tuner.target import ISAS, Target
from tuner.trials.trial import median, ratio_interval

EMPTY_STEPS = 200
ROUNDS = 15


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--model", type=Path, help="an ONNX model (default: MobileNetV2)")
    parser.add_argument("--only", nargs="*", choices=PARTS, default=list(PARTS))
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        models = Models(Path(folder), options.model)
        for name in options.only:
            print(f"-- {PARTS[name].__doc__}")
            for line in PARTS[name](models):
                print(f"   {line}", flush=True)


@dataclass(frozen=True)
class Models:
    """Offline models with the default policies, for two cores of this machine."""

    folder: Path
    given: Path | None

    def large(self) -> Path:
        """The model of the command line, or MobileNetV2."""
        if self.given is None:
            return self.compiled(build("mobilenetv2"), "mobilenetv2")
        return self._compiled(self.given, self.folder / f"{self.given.stem}.om")

    def compiled(self, model: onnx.ModelProto, name: str) -> Path:
        source = self.folder / f"{name}.onnx"
        onnx.save(model, source)
        return self._compiled(source, self.folder / f"{name}.om")

    def _compiled(self, source: Path, output: Path) -> Path:
        options = Options(Target(host_soc_versions()[-1], 2))
        if not output.exists():
            compile_model(source, output, options, MemoryLookup(), lambda _: None)
        return output


# -- what is measured ------------------------------------------------------------------------------


def barrier(models: Models) -> Iterator[str]:
    """barrier between steps, and a job for all cores, from Python and back (us)"""
    del models
    for pinned in (False, True):
        for workers in sorted({2, host_cores()}):
            pool, table = ThreadPool(workers, pinned=pinned), empty_table(workers)
            one = timed_us(partial(pool.do, PoolJob.of(table.address, 1, workers)), 2000)
            many = timed_us(partial(pool.do, PoolJob.of(table.address, EMPTY_STEPS, workers)), 300)
            pool.close()
            how = "pinned" if pinned else "free"
            yield f"{workers} cores, {how:6}: job {spread(one)}"
            yield f"{workers} cores, {how:6}: barrier {spread([t / EMPTY_STEPS for t in many])}"


def wake(models: Models) -> Iterator[str]:
    """a job that has to wake a sleeping worker (us)"""
    del models
    for waiting in ("spin", "yield"):
        pool = ThreadPool(2, waiting=waiting)
        table = empty_table(2)
        yield f"{waiting:6}: {spread(waking_us(pool, table, 200))}"
        pool.close()


def python(models: Models) -> Iterator[str]:
    """one inference of a tiny model from Python, beyond its native steps (us), and its memory"""
    path = models.compiled(layers(3, 1, 16), "tiny")
    for threads in (1, 2):
        with load(path, threads, gives_way=False) as loaded:
            feeds = random_feeds(loaded.program.inputs)
            bound = loaded.bind(feeds)
            bound.run()
            execution = loaded.ready(feeds).execution
            assert isinstance(execution, Execution)
            own = timed_us(execution.run, 3000)
            runs = timed_us(partial(loaded.run, feeds), 3000)
            bounds = timed_us(bound.run, 3000)
            bound.run()
            yield f"{threads} threads: native steps {spread(own)}"
            yield f"{threads} threads: run         +{median(runs) - median(own):.2f}"
            yield f"{threads} threads: bound run   +{median(bounds) - median(own):.2f}"
            yield f"{threads} threads: bound run   {peak_bytes(bound.run)} bytes at most, by Python"


def split(models: Models) -> Iterator[str]:
    """small steps shared by two cores against one core alone (us a step); what the rule chooses"""
    cases = [("product", 1, 16), ("product", 1, 64), ("product", 1, 128), ("product", 16, 16),
             ("product", 16, 32), ("product", 16, 64), ("product", 64, 64), ("softmax", 4, 64),
             ("softmax", 16, 64), ("softmax", 32, 64), ("softmax", 64, 64)]  # fmt: skip
    for kind, rows, width in cases:
        path = models.compiled(layers(12, rows, width, kind), f"{kind}-{rows}-{width}")
        alone, shared, chosen = alone_and_shared(path)
        low, middle, high = ratio_interval(alone, shared)
        name = f"{kind} {rows}x{width}"
        yield (
            f"{name:15} alone {median(alone):6.3f}  shared {median(shared):6.3f}"
            f"  alone/shared {middle:.2f} [{low:.2f}, {high:.2f}]  chosen: {chosen}"
        )


def rule(models: Models) -> Iterator[str]:
    """whole models on two cores: every step shared against small steps alone"""
    encoder = models.compiled(SMALL["tiny_encoder"](), "tiny_encoder")
    for path in (encoder, models.large()):
        with executions(path, ((), None)) as (shared, ruled):
            before, after = alternating([shared, ruled])
            low, middle, high = ratio_interval(before, after)
            yield (
                f"{path.stem}: shared {median(before):.2f} us, by the rule {median(after):.2f} us,"
                f" ratio {middle:.3f} [{low:.3f}, {high:.3f}]"
            )


def crowd(models: Models) -> Iterator[str]:
    """a busy process beside us: ms an inference, and how far the process came meanwhile"""
    path = models.large()
    ways: Mapping[str, LoadedModel] = {
        "1 thread": load(path, 1),
        "spin": load(path, 2, waiting="spin", gives_way=False),
        "yield": load(path, 2, waiting="yield", gives_way=False),
        "gives way": load(path, 2),
    }
    feeds = random_feeds(ways["spin"].program.inputs)
    for title, busy in (("quiet", False), ("crowded", True)):
        for name, loaded in ways.items():
            with neighbour(busy) as progress:
                times = run_for(3.0, loaded, feeds)
                share = progress()
            yield f"{title:8} {name:10} {spread(times)}  neighbour {share:.0%}"
    for loaded in ways.values():
        loaded.close()


def weights(models: Models) -> Iterator[str]:
    """weights mapped from the file against a copy in huge pages; page faults of an inference"""
    path = models.large()
    yield from first_runs(path)
    for threads in (1, 2):
        mapped, copied = mapped_and_copied(path, threads)
        low, middle, high = ratio_interval(mapped, copied)
        yield (
            f"{threads} threads: mapped {median(mapped):.2f} ms, copied {median(copied):.2f} ms,"
            f" ratio {middle:.3f} [{low:.3f}, {high:.3f}]"
        )


def border(models: Models) -> Iterator[str]:
    """Trivial segments between native steps: microseconds that each of them adds (bind, run)."""
    for threads in (1, 2):
        times: dict[int, tuple[float, float]] = {}
        for segments in BORDERS:
            with load(models.compiled(_bordered(segments), f"border{segments}"), threads) as model:
                feeds = random_feeds(model.program.inputs)
                bound = model.bind(feeds)
                runs = (bound.run, partial(model.run, feeds))
                bound_us, run_us = (median(timed_us(run, 2000)) for run in runs)
                times[segments] = bound_us, run_us
        first = times[BORDERS[0]]
        for segments, now in list(times.items())[1:]:
            each = [(b - a) / (segments - BORDERS[0]) for a, b in zip(first, now, strict=True)]
            yield f"{threads} threads, {segments:2} segments: {each[0]:6.2f} {each[1]:6.2f} us each"


BORDERS = (1, 5, 20)


def _bordered(segments: int) -> onnx.ModelProto:
    """So many times: an element-wise step of ours, then an operator that has no kernel."""
    names = ["x", *(f"{part}{i}" for i in range(segments) for part in ("k", "s")), "y"]
    pairs = [("Relu", "Sinh") for _ in range(segments)]
    ops = [*(op for pair in pairs for op in pair), "Relu"]
    nodes = [
        helper.make_node(op, [a], [b]) for op, a, b in zip(ops, names, names[1:], strict=False)
    ]
    ports = [helper.make_tensor_value_info(name, TensorProto.FLOAT, [1, 64]) for name in "xy"]
    graph = helper.make_graph(nodes, "g", ports[:1], ports[1:])
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)


PARTS: Mapping[str, Callable[[Models], Iterator[str]]] = {
    part.__name__: part for part in (barrier, wake, python, split, rule, crowd, weights, border)
}


# -- measuring -------------------------------------------------------------------------------------


def timed_us(call: Callable[[], object], count: int) -> list[float]:
    for _ in range(count // 10):
        call()
    times = []
    for _ in range(count):
        start = time.perf_counter_ns()
        call()
        times.append((time.perf_counter_ns() - start) / 1e3)
    return times


def spread(times: Sequence[float]) -> str:
    p50, p90, p99 = np.percentile(times, [50, 90, 99])
    return f"p50 {p50:8.2f}  p90 {p90:8.2f}  p99 {p99:8.2f}"


def waking_us(pool: ThreadPool, table: StepTable, count: int) -> list[float]:
    times = []
    for _ in range(count):
        time.sleep(0.005)
        start = time.perf_counter_ns()
        pool.run(table.address, 1)
        times.append((time.perf_counter_ns() - start) / 1e3)
    return times


def peak_bytes(call: Callable[[], object]) -> int:
    """The most that Python and NumPy held during 1000 calls beyond what they held before."""
    tracemalloc.start()
    call()
    tracemalloc.reset_peak()
    before, _ = tracemalloc.get_traced_memory()
    for _ in range(1000):
        call()
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return peak - before


def alternating(runners: Sequence[Execution], calls: int = 200) -> list[list[float]]:
    """Median us of a run in each block; blocks of one round are neighbours."""
    blocks: list[list[float]] = [[] for _ in runners]
    for turn in range(ROUNDS):
        for i in range(len(runners)):
            number = (i + turn) % len(runners)
            one = timed_us(runners[number].run, 10)
            few = max(3, min(calls, int(0.05e6 / median(one))))
            blocks[number].append(median(timed_us(runners[number].run, few)))
    return blocks


def alone_and_shared(path: Path) -> tuple[list[float], list[float], str]:
    """us a step by one core and by two, and what `small_steps` chooses."""
    with executions(path, (range(99), ())) as (alone, shared):
        times = [[t / 12 for t in blocks] for blocks in alternating([alone, shared])]
    chosen = "alone" if small_steps(program_of(path)) else "shared"
    return times[0], times[1], chosen


@contextmanager
def executions(
    path: Path, alone: Sequence[Sequence[int] | None]
) -> Iterator[tuple[Execution, ...]]:
    """The program on two cores, once for each set of steps that one core does (None: the rule)."""
    data, program = offline_model.load(path), program_of(path)
    made = []
    for numbers in alone:
        chosen = small_steps(program) if numbers is None else numbers
        packed = np.frombuffer(data.weights, np.uint8)
        shared = SharedMemory((program,), data.objects, packed, ThreadPool(2))
        execution = Execution(program, shared, alone=chosen)
        feeds = random_feeds(program.inputs)
        outputs = [np.zeros(port.shape, np.float32) for port in program.outputs]
        execution.point_at([feeds[port.name] for port in program.inputs], outputs)
        made.append(execution)
    yield tuple(made)
    for execution in made:
        execution.pool.close()


def run_for(budget_s: float, model: LoadedModel, feeds: Mapping[str, np.ndarray]) -> list[float]:
    """ms of each inference."""
    end_s, times = time.monotonic() + budget_s, []
    while time.monotonic() < end_s:
        start = time.perf_counter()
        model.run(feeds)
        times.append(1e3 * (time.perf_counter() - start))
    return times


@contextmanager
def neighbour(busy: bool) -> Iterator[Callable[[], float]]:
    """A process that is always busy; gives the share of a core that it has had since."""
    loop = "while True: pass" if busy else "import time; time.sleep(60)"
    child = subprocess.Popen([sys.executable, "-c", loop])
    time.sleep(0.3)
    start_s, before_s = time.monotonic(), cpu_s(child.pid)
    try:
        yield lambda: (cpu_s(child.pid) - before_s) / (time.monotonic() - start_s)
    finally:
        child.kill()
        child.wait()


def cpu_s(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def first_runs(path: Path) -> Iterator[str]:
    """The first two inferences after loading."""
    start = time.perf_counter()
    with load(path, 2) as loaded:
        yield f"load: {1e3 * (time.perf_counter() - start):.1f} ms"
        bound = loaded.bind(random_feeds(loaded.program.inputs))
        for name in ("first", "second", "third"):
            faults, start = page_faults(), time.perf_counter()
            bound.run()
            ms = 1e3 * (time.perf_counter() - start)
            yield f"{name} inference: {ms:.2f} ms, {page_faults() - faults} page faults"


def page_faults() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_minflt


def mapped_and_copied(path: Path, threads: int) -> tuple[list[float], list[float]]:
    """ms of an inference with weights in the mapped file, and with a copy in huge pages."""
    data, program = offline_model.load(path), program_of(path)
    mapped = np.frombuffer(data.weights, np.uint8)
    copied = allocate_bytes(mapped.nbytes)
    copied[:] = mapped
    models = [
        LoadedModel((program,), data.objects, w, threads, gives_way=False) for w in (mapped, copied)
    ]
    feeds = random_feeds(program.inputs)
    times: list[list[float]] = [[], []]
    for turn in range(ROUNDS):
        for number in (turn % 2, 1 - turn % 2):
            block = timed_us(partial(models[number].run, feeds), 4)[1:]
            times[number].append(median(block) / 1e3)
    for model in models:
        model.close()
    return times[0], times[1]


# -- what it is measured on ------------------------------------------------------------------------


def empty_table(workers: int) -> StepTable:
    """Steps that do nothing, of which every core has a share."""
    step = Step("", "", (), "", "", (Phase("nothing", workers),), (), 0)
    return StepTable([step] * EMPTY_STEPS, workers, nothing().address, lambda _: 0, 0)


@functools.cache
def nothing() -> Library:
    isa = ISAS[host_soc_versions()[0]]
    module = LLVMModule(isa)
    params = (("args", "ptr"), ("lo", "i64"), ("hi", "i64"), ("worker", "i64"))
    module.function("nothing", params, public=True)
    return Library([compile_ir(module.text(), isa)], ["nothing"])


def layers(count: int, rows: int, width: int, kind: str = "product") -> onnx.ModelProto:
    """Products with weights, one after the other, or softmax after softmax."""
    softmax = kind == "softmax"
    rng = np.random.default_rng(0)
    names = ["x", *(f"t{i}" for i in range(1, count)), "y"]
    scale = np.float32(width**-0.5)
    initial = [
        numpy_helper.from_array(scale * rng.standard_normal((width, width), np.float32), f"w{i}")
        for i in range(0 if softmax else count)
    ]
    nodes = [
        helper.make_node("Softmax", [names[i]], [names[i + 1]], axis=-1)
        if softmax
        else helper.make_node("MatMul", [names[i], f"w{i}"], [names[i + 1]])
        for i in range(count)
    ]
    ends = [helper.make_tensor_value_info(name, TensorProto.FLOAT, [rows, width]) for name in "xy"]
    graph = helper.make_graph(nodes, "layers", ends[:1], ends[1:], initial)
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=10)


def program_of(path: Path) -> Program:
    return Program.from_json(offline_model.load(path, verify=False).program)


if __name__ == "__main__":
    main()
