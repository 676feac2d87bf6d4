"""One job: how far it is, what it has found, what its model gained, and what it logged."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.binding import BindingType
from textual.widget import Widget
from textual.widgets import Static

from bankd.escape import visible
from bankd.jobs import Job, model_name
from tui.actions import bindings_of
from tui.base_screen import BaseScreen
from tui.jobs.formatting import page, state
from tui.jobs.job_lines import JobLine, JobPage, read_page
from tui.jobs.writes import cancel_job, retry_job
from tui.widgets.page import Page
from tui.windows.questions import ConfirmScreen

POLL_S = 1.0


class JobWishes(BaseScreen):
    """Cancelling and retrying, the same in the list and on the page of one job."""

    _workspace: Path

    def wished(self) -> JobLine | None:
        """The job that is meant."""
        raise NotImplementedError

    def action_cancel(self) -> None:
        """What runs may have run for hours, so that is asked about."""
        line = self.wished()
        if line is None:
            return
        job = line.job
        if not job.is_running:
            self._cancel(job)
            return

        def answer(is_yes: bool | None) -> None:
            if is_yes:
                self._cancel(job)

        what = "It ends at once; what was measured stays in the bank."
        self.app.push_screen(
            ConfirmScreen(f"Cancel {model_name(job.path)}?", "Cancel it", what), answer
        )

    def action_retry(self) -> None:
        line = self.wished()
        if line is not None:
            key = line.job.key
            self._wish(lambda: retry_job(self._workspace, key), "waits again")

    def _cancel(self, job: Job) -> None:
        self._wish(lambda: cancel_job(self._workspace, job.key), "is cancelled")

    def _wish(self, do: Callable[[], Job], told: str) -> None:
        def end(job: Job) -> None:
            ends = "ends at once" if job.is_running else told
            self.notify(f"{visible(model_name(job.path))} {ends}", markup=False)
            self.read_again()

        self.in_thread(do, end, group="wish", refused=self.refuse, busy="writing")


class JobScreen(JobWishes):
    """Looked at once a second."""

    SCOPE: ClassVar[str] = "job"
    BINDINGS: ClassVar[list[BindingType]] = [*bindings_of("job")]
    DEFAULT_CSS = """
    JobScreen Page { padding: 0 1; }
    """

    def __init__(self, workspace: Path, key: str, model: str) -> None:
        super().__init__("jobs", model)
        self._workspace, self._key = workspace, key
        self._page: JobPage | None = None
        self._is_polling = False

    def content(self) -> Iterable[Widget]:
        yield Page(Static(id="job"))

    def on_mount(self) -> None:
        self.set_interval(POLL_S, self._poll)

    def _poll(self) -> None:
        if self.is_current and not self._is_polling:
            self.read_again()

    def on_resize(self) -> None:
        self._draw()

    def read_again(self) -> None:
        self._is_polling = True
        self.in_thread(lambda: read_page(self._workspace, self._key), self._show,
                       refused=self._fail)  # fmt: skip

    def _fail(self, error: Exception) -> None:
        self._is_polling = False
        self.show_error(error)

    def _show(self, found: JobPage | None) -> None:
        self._is_polling = False
        self._page = found
        if found is None:
            self.show_empty("This job is no longer in the list: its model was removed.")
            self.say("")
            return
        self.show_empty()
        self._draw()
        self.say(f"{state(found.line.job)}; updated once a second")

    def _draw(self) -> None:
        if self._page is not None:
            width = max(40, self.app.size.width - 4)
            lines = page(self._page, width, self.glyphs)
            self.query_one("#job", Static).update(Text("\n".join(map(visible, lines))))

    def wished(self) -> JobLine | None:
        return self._page.line if self._page is not None else None
