"""The metrics, read back as Prometheus reads them."""

from __future__ import annotations

import json
import threading

from prometheus_client import REGISTRY
from prometheus_client.parser import text_string_to_metric_families

from bankd.control.protocol import Verb
from bankd.daemon.server.metrics import Metrics
from bankd.jobs import JobState, RaceState


def samples(metrics: Metrics) -> dict[str, float]:
    """Every sample by its name and labels: 'bankd_jobs{queued}'."""
    found = {}
    for family in text_string_to_metric_families(metrics.text()):
        assert family.documentation
        for sample in family.samples:
            labels = "".join(f"{{{value}}}" for value in sample.labels.values())
            found[f"{sample.name}{labels}"] = sample.value
    return found


def kinds(metrics: Metrics) -> dict[str, str]:
    return {family.name: family.type for family in text_string_to_metric_families(metrics.text())}


def test_before_anything_happened_counters_are_told_and_are_zero() -> None:
    told = samples(Metrics())

    assert set(told.values()) == {0.0}
    assert {f"bankd_jobs_ended_total{{{state}}}" for state in ("done", "failed", "rejected")} < (
        told.keys()
    )
    assert {f"bankd_control_requests_total{{{verb}}}" for verb in Verb} < told.keys()


def test_what_happens_is_counted() -> None:
    metrics = Metrics()

    metrics.count("jobs_ended", value=JobState.DONE)
    metrics.count("jobs_ended", value=JobState.DONE)
    metrics.count("jobs_ended", value=JobState.FAILED)
    metrics.count("worker_deaths", value="memory")
    metrics.count("files_examined")
    metrics.count("files_refused", 3)
    metrics.count("scans", 2)
    metrics.count("scan_seconds", 0.25)
    metrics.count("scan_seconds", 0.5)
    metrics.count("trials_measured", 120)
    metrics.count("tuning_seconds", 33.5)
    metrics.count("control_requests", value=Verb.STATUS)
    metrics.count("races", value=RaceState.DONE)

    assert {name: value for name, value in samples(metrics).items() if value} == {
        "bankd_jobs_ended_total{done}": 2,
        "bankd_jobs_ended_total{failed}": 1,
        "bankd_worker_deaths_total{memory}": 1,
        "bankd_files_examined_total": 1,
        "bankd_files_refused_total": 3,
        "bankd_scans_total": 2,
        "bankd_scan_seconds_total": 0.75,
        "bankd_trials_measured_total": 120,
        "bankd_tuning_seconds_total": 33.5,
        "bankd_control_requests_total{status}": 1,
        "bankd_races_total{done}": 1,
    }


def test_how_things_stand_is_told_as_it_was_last_said() -> None:
    metrics = Metrics()

    metrics.stands({"jobs": {JobState.QUEUED: 9}, "bank_entries": 5})
    metrics.stands(
        {
            "jobs": {JobState.QUEUED: 2, JobState.RUNNING: 1},
            "files": 10_001,
            "disk_free_bytes": 12_345_678_901_234,
            "device_held": True,
            "last_scan_timestamp_seconds": 1_795_000_000.25,
            "draining": False,
            "bank_entries": None,
        }
    )

    told = {name: value for name, value in samples(metrics).items() if "total" not in name}
    assert told == {
        "bankd_jobs{queued}": 2,
        "bankd_jobs{running}": 1,
        "bankd_files": 10_001,
        "bankd_disk_free_bytes": 12_345_678_901_234,
        "bankd_device_held": 1,
        "bankd_last_scan_timestamp_seconds": 1_795_000_000.25,
        "bankd_draining": 0,
    }  # what is not known is not told


def test_what_only_grows_is_a_counter_and_the_rest_are_gauges() -> None:
    metrics = Metrics()
    metrics.count("worker_deaths", value="crash")
    metrics.stands({"workers": 1})

    for name, kind in kinds(metrics).items():
        is_counter = f"# TYPE {name}_total counter" in metrics.text()
        assert kind == ("counter" if is_counter else "gauge")
        assert name.startswith("bankd_")


def test_a_counter_never_falls() -> None:
    metrics = Metrics()
    metrics.count("scan_seconds", 2.0)
    metrics.count("scan_seconds", -1.0)

    assert samples(metrics)["bankd_scan_seconds_total"] == 2.0


def test_plain_values_are_the_same_figures_and_cross_a_pipe() -> None:
    metrics = Metrics()
    metrics.count("jobs_ended", value=JobState.SET_ASIDE)
    metrics.stands({"disk_free_bytes": 7})

    answer = json.loads(json.dumps(metrics.answer()))

    flat = {
        f"{name}{{{label}}}" if label else name: number
        for name, value in answer["values"].items()
        for label, number in (value.items() if isinstance(value, dict) else [("", value)])
    }
    assert flat == samples(metrics)
    assert answer["text"] == metrics.text()


def test_causes_in_any_words_leave_the_text_readable() -> None:
    metrics = Metrics()
    metrics.count("worker_deaths", value='a "b"\n\\ \udcff')

    assert samples(metrics)['bankd_worker_deaths_total{a "b"\\x0a\\ \\udcff}'] == 1


def test_two_daemons_of_one_process_share_nothing_and_no_thread_is_started() -> None:
    threads = threading.active_count()
    one, other = Metrics(), Metrics()

    one.count("files_examined")

    assert samples(other)["bankd_files_examined_total"] == 0
    assert "bankd" not in "".join(family.name for family in REGISTRY.collect())
    assert threading.active_count() == threads
