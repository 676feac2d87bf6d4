"""`bankd bench`: a model's default, tuned and peer times, and where the time goes."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tuner.compare import compare_models, step_times
from tuner.errors import OptionError
from tuner.lookup import Lookup
from tuner.measure.peak import peak_gflops
from tuner.pipeline import build_model, every_policy, read_tasks
from tuner.program.kernel_store import KernelStore
from tuner.runtime import load, load_built
from tuner.session import ModelTimes, Options, StepTime

PEERS = ("onnxruntime",)


@dataclass(frozen=True)
class BenchResult:
    model: str
    times: ModelTimes
    steps: tuple[StepTime, ...]
    """Of the tuned model."""
    peak_gflops: float
    """GFLOP/s of all the cores used, as measured."""
    hits: int
    total: int


def bench_model(
    model: Path,
    options: Options,
    bank: Lookup,
    *,
    against: str | None = None,
    budget_s: float = 5.0,
) -> BenchResult:
    """Time a model file with the bank's policies, with the defaults, and the peer.

    An offline model has no default twin and no peer: it is timed against itself.
    """
    if against is not None and against not in PEERS:
        raise OptionError(
            f"no peer {against!r} is known", f"give one of {', '.join(PEERS)}", "EG0003"
        )
    if model.suffix == ".om":
        return _bench_offline_model(model, options, budget_s)
    read = read_tasks(model, options)
    hits = bank.find(use.task for use in read.uses)
    store, known = KernelStore(), {key: hit.policy for key, hit in hits.items()}
    plain = build_model(read, every_policy(read, {}, options.target), options.target, store)
    tuned = build_model(read, every_policy(read, known, options.target), options.target, store)
    peer = model if against is not None else None
    with load_built(plain) as default_model, load_built(tuned) as tuned_model:
        times = compare_models(default_model, tuned_model, peer, budget_s=budget_s).times
        steps = step_times(tuned_model)
    peak = peak_gflops(options.target.soc_version) * options.target.cores
    return BenchResult(model.stem, times, steps, peak, len(hits), len(read.uses))


def _bench_offline_model(model: Path, options: Options, budget_s: float) -> BenchResult:
    with load(model, options.target.cores) as loaded:
        times = compare_models(loaded, loaded, None, budget_s=budget_s).times
        steps = step_times(loaded)
        peak = peak_gflops(loaded.program.target.soc_version) * loaded.threads
    return BenchResult(model.stem, times, steps, peak, 0, 0)
