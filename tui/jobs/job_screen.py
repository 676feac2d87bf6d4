"""One job: how far it is, what it has found, what its model gained, and what it logged."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

from textual.binding import BindingType
from textual.widget import Widget
from textual.widgets import Static

from bankd.author import author
from bankd.escape import visible
from bankd.jobs import Job, cancel, model_name, retry
from tui.actions import bindings_of
from tui.base_screen import BaseScreen
from tui.jobs.formatting import head, page, state
from tui.jobs.job_lines import JobLine, JobPage, read_page
from tui.jobs.search_chart import SearchChart
from tui.widgets.page import Page

POLL_S = 1.0


class PollingScreen(BaseScreen):
    """Reads jobs once a second, and cancels or retries the one that is meant."""

    def __init__(self, *trail: str, workspace: Path) -> None:
        super().__init__(*trail)
        self._workspace = workspace
        self._is_polling = False

    @abstractmethod
    def read(self) -> Any:
        """Read what is shown; called in a thread."""

    @abstractmethod
    def show(self, found: Any) -> None:
        """Show what was read."""

    @property
    def job_line(self) -> JobLine | None:
        """The job that is meant by the keys; None where none is."""
        return None

    def on_mount(self) -> None:
        self.set_interval(POLL_S, self._poll)

    def on_screen_resume(self) -> None:
        self._poll()

    def _poll(self) -> None:
        if self.is_current and not self._is_polling:
            self.read_again()

    def read_again(self) -> None:
        self._is_polling = True
        self.in_thread(self.read, partial(self._end_poll, self.show),
                       refused=partial(self._end_poll, self.show_error))  # fmt: skip

    def _end_poll(self, then: Callable[[Any], None], found: Any) -> None:
        self._is_polling = False
        then(found)

    def action_cancel(self) -> None:
        """A job that runs may have run for hours, so that is asked about."""
        if (line := self.job_line) is None:
            return
        job = line.job
        do = partial(cancel, self._workspace, job.key, author())
        write = partial(self._write, do, "is cancelled")
        if job.is_running:
            what = "It ends at once; what was measured stays in the bank."
            self.confirm(f"Cancel {model_name(job.path)}?", "Cancel it", what, then=write)
        else:
            write()

    def action_retry(self) -> None:
        if (line := self.job_line) is not None:
            self._write(partial(retry, self._workspace, line.job.key), "waits again")

    def _write(self, do: Callable[[], Job], done: str) -> None:
        def end(job: Job) -> None:
            ends = "ends at once" if job.is_running else done
            self.notify(f"{visible(model_name(job.path))} {ends}", markup=False)
            self.read_again()

        self.in_thread(do, end, group="write", refused=self.refuse, busy="writing")


class JobScreen(PollingScreen):
    """All of one job, as it is now."""

    SCOPE: ClassVar[str] = "job"
    BINDINGS: ClassVar[list[BindingType]] = [*bindings_of("job")]
    DEFAULT_CSS = """
    JobScreen Page { padding: 0 1; }
    """

    def __init__(self, workspace: Path, key: str, model: str) -> None:
        super().__init__("jobs", model, workspace=workspace)
        self._key = key
        self._page: JobPage | None = None

    def content(self) -> Iterable[Widget]:
        yield Page(Static(id="head"), SearchChart(self.glyphs), Static(id="job"))

    def read(self) -> JobPage | None:
        return read_page(self._workspace, self._key)

    def show(self, found: JobPage | None) -> None:
        self._page = found
        if found is None:
            self.show_empty("This job is no longer in the list: its model was removed.")
            self.say("")
            return
        self.show_empty()
        self._draw()
        self.say(f"{state(found.line.job)}; updated once a second")

    def on_resize(self) -> None:
        self._draw()

    def _draw(self) -> None:
        if self._page is not None:
            width = max(40, self.app.size.width - 4)
            self.put("head", head(self._page))
            self.query_one(SearchChart).show(self._page.line.progress)
            self.put("job", page(self._page, width, self.glyphs))

    @property
    def job_line(self) -> JobLine | None:
        return self._page.line if self._page is not None else None
