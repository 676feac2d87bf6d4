"""All that shows figures of a session, as text."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import redirect_stdout
from dataclasses import asdict, replace
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

from bankd.bridge.tuning_record import Record, Tally, record_of
from bankd.cli.figure_table import stage_columns
from bankd.cli.jobs import page_lines, plain_job
from bankd.cli.tuning_results import print_handled
from bankd.daemon.context import HandledFile
from bankd.jobs import Job, JobState
from tests.bankd.fakes import result_of
from tui.glyphs import ASCII
from tui.jobs.formatting import page
from tui.jobs.job_lines import JobLine, JobPage
from tuner.figures import Figures, ShapeFigures
from tuner.report.report_file import OpatReport, ReportFile
from tuner.report.result_folder import write_result_folder
from tuner.session import Options, TaskCounts
from tuner.target import Target


def print_places(figures: Figures) -> None:
    """Print the texts as JSON, of a session with these figures and with one shape of several."""
    with TemporaryDirectory() as folder:
        print(json.dumps(places(figures, Path(folder))))


def places(figures: Figures, folder: Path) -> Mapping[str, str]:
    counts, options = TaskCounts(1, added=1), Options(Target("x86_64-v3", 2))
    result = replace(
        result_of("net", folder / "net.om", options, counts, [], 1),
        times=figures,
        shapes=(ShapeFigures.of({"n": 1}, figures),),
    )
    file = ReportFile(folder).begin("net")
    file.finish(OpatReport.of(result))
    write_result_folder(folder, result)
    record = record_of(result, Tally(), reports={}, subgraph_keys=(), policies={})
    content = json.loads(json.dumps(record.as_json()))
    parsed = Record.parse(content)
    assert parsed is not None
    job = Job("k", Path("net.onnx"), JobState.DONE, 0, None, "", None, None, content)
    with redirect_stdout(StringIO()) as table:
        print_handled([HandledFile(Path("net.onnx"), "tuned", record)], None)
    return {
        "report file": file.path.read_text(),
        "summary": (folder / "summary.json").read_text(),
        "table of models": table.getvalue(),
        "table of stages": str(stage_columns(record, record.stages)),
        "record read back": str(asdict(parsed)),
        "job as JSON": json.dumps(plain_job(folder, job)),
        "job": "\n".join(page_lines(folder, job)),
        "job in the app": "\n".join(map(str, page(JobPage(JobLine(job), ()), 80, ASCII))),
    }
