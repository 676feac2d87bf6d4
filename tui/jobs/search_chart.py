"""The chart of a running search: the best speed-up so far over the trials of a task."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderResult
from rich.segment import Segment
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.renderables.sparkline import Sparkline as SparklineRenderable
from textual.widgets import Sparkline, Static

from bankd.escape import visible
from bankd.jobs.running import MAX_SEARCH, Progress
from tui.formatting import ratio
from tui.glyphs import Glyphs

HEIGHT = 6
LABEL_WIDTH = 8


class SearchCurve(Sparkline):
    """Textual's sparkline of several lines, drawn with the characters of the terminal."""

    DEFAULT_CSS = f"""
    SearchCurve {{ height: {HEIGHT}; width: 1fr; }}
    SearchCurve > .sparkline--max-color {{ color: $gain; }}
    SearchCurve > .sparkline--min-color {{ color: $gain; }}
    """

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__()
        self._levels = str.maketrans(SparklineRenderable.BARS, glyphs.levels[1:])

    def render(self) -> TranslatedRenderable:
        return TranslatedRenderable(super().render(), self._levels)


class TranslatedRenderable:
    """Renderable of another kind, drawn with other characters."""

    def __init__(self, drawn: object, characters: dict[int, int]) -> None:
        self._drawn, self._characters = drawn, characters

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for segment in console.render(self._drawn, options):  # type: ignore[arg-type]
            yield Segment(segment.text.translate(self._characters), segment.style, segment.control)


class SearchChart(Vertical):
    """A title, the curve with its greatest and its least value, and the numbers of the trials.

    It is not shown while no search runs.
    """

    DEFAULT_CSS = f"""
    SearchChart {{ height: auto; margin: 1 0 0 0; display: none; }}
    SearchChart.has-search {{ display: block; }}
    SearchChart Horizontal {{ height: {HEIGHT}; }}
    SearchChart #scale {{ width: {LABEL_WIDTH}; height: {HEIGHT}; }}
    SearchChart #axis {{ padding: 0 0 0 {LABEL_WIDTH}; color: $text-muted; }}
    """

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__()
        self._glyphs = glyphs
        self._progress: Progress | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        yield Horizontal(Static(id="scale", markup=False), SearchCurve(self._glyphs))
        yield Static(id="axis", markup=False)

    def show(self, progress: Progress | None) -> None:
        """Draw the search of the running task; None, or one without trials: nothing."""
        self._progress = progress
        search = progress.search if progress else ()
        self.set_class(bool(search), "has-search")
        if progress is None or not search:
            return
        self.query_one(SearchCurve).data = search
        title = f"best speed-up of {progress.name} so far, over its trials"
        self.query_one("#title", Static).update(visible(title))
        self.query_one("#scale", Static).update("\n".join(_scale(min(search), max(search))))
        self.on_resize()

    def on_resize(self) -> None:
        """Write the trials below the ends of the curve."""
        if self._progress is not None and self._progress.search:
            first, last = _ends(self._progress)
            room = max(len(first) + 1, self.size.width - LABEL_WIDTH - len(last))
            self.query_one("#axis", Static).update(f"{first:<{room}}{last}")


def _scale(low: float, high: float) -> Iterable[str]:
    """The greatest value in the first line, the least in the last."""
    if low == high:
        return [ratio(low)]
    return [ratio(high), *[""] * (HEIGHT - 2), ratio(low)]


def _ends(progress: Progress) -> tuple[str, str]:
    """Names of the first and of the last trial; of a long search only the newest are known."""
    number = len(progress.search)
    if number < MAX_SEARCH:
        return ("trial 1", f"trial {number}") if number > 1 else ("trial 1", "")
    return f"{number - 1} trials before", "the newest"
