"""Every action of the app, in one table: its keys, its words, and where it can be taken.

Footer, help, command palette, `docs/tui.md` and a test of all keys are made of it. A screen names
its scope; the key of an action can be changed in the settings by the action's id.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from textual.binding import Binding


@dataclass(frozen=True)
class Action:
    """One thing that a key does. Its method is `action_NAME` of the screen or widget."""

    name: str
    keys: str
    """Textual's names of the keys, with commas; the first is the one that is shown."""
    words: str
    """One or two words for the footer."""
    tooltip: str
    """A sentence without its full stop, for help and palette."""
    footer: bool = False
    writes: bool = False
    """Something on the disk changes: a bank, a file, the list of jobs."""
    scope: str = ""

    @property
    def id(self) -> str:
        """ "records.filter": by this a key can be changed."""
        return f"{self.scope}.{self.name}"

    @property
    def first_key(self) -> str:
        return self.keys.split(",")[0]

    @property
    def shown_keys(self) -> tuple[str, ...]:
        """The keys as people write them: "?", "ctrl+p"."""
        return tuple(map(shown_key, self.keys.split(",")))

    def binding(self) -> Binding:
        return Binding(
            self.keys,
            self.name,
            self.words,
            show=self.footer,
            key_display=shown_key(self.first_key),
            tooltip=self.tooltip,
            id=self.id,
        )


@dataclass(frozen=True)
class Scope:
    """A screen, or a part of one: what it is, and what can be done there."""

    name: str
    title: str
    about: str
    """Two or three sentences on what it shows."""
    actions: tuple[Action, ...]
    parts: tuple[str, ...] = ()
    """Scopes of the widgets in it, and "everywhere"."""


_SHOWN = {
    "question_mark": "?",
    "slash": "/",
    "colon": ":",
    "left_square_bracket": "[",
    "right_square_bracket": "]",
    "pagedown": "PgDn",
    "pageup": "PgUp",
    "escape": "esc",
}


def shown_key(key: str) -> str:
    """A key as people write it."""
    return _SHOWN.get(key, key)


EVERYWHERE = "everywhere"
"""The scope of what works on every screen."""

_EVERYWHERE = (
    Action(
        "help", "question_mark,f1", "Help", "Show what this screen is, and its keys", footer=True
    ),
    Action("back", "q", "Back", "Go back; on the first screen: quit", footer=True),
    Action("leave", "escape", "Leave", "Leave a filter, a menu or the screen; never quits the app"),
    Action("palette", "ctrl+p,colon", "Commands",
           "Find a command, a screen, a bank or a task by its name"),
    Action("jobs", "J", "Jobs", "Show what the daemon does"),
    Action("reload", "f5,ctrl+r", "Reload",
           "Read again; changes by other processes appear by themselves"),
    Action("suspend", "ctrl+z", "Suspend", "Suspend to the shell; `fg` there resumes"),
    Action("quit", "ctrl+q", "Quit", "Quit the app at once; no choice is lost"),
)  # fmt: skip

_TABLE = (
    Action("cursor_down", "down,j", "Down", "One line down"),
    Action("cursor_up", "up,k", "Up", "One line up"),
    Action("half_down", "ctrl+d", "Half down", "Half a screen down"),
    Action("half_up", "ctrl+u", "Half up", "Half a screen up"),
    Action("page_down", "pagedown", "Page down", "A screen down"),
    Action("page_up", "pageup", "Page up", "A screen up"),
    Action("first", "g,home", "First", "To the first line"),
    Action("last", "G,end", "Last", "To the last line"),
    Action("open", "enter", "Open", "Open the line at the cursor", footer=True),
)

_PAGE = (
    Action("scroll_down", "down,j", "Down", "One line down"),
    Action("scroll_up", "up,k", "Up", "One line up"),
    Action("half_down", "ctrl+d", "Half down", "Half a screen down"),
    Action("half_up", "ctrl+u", "Half up", "Half a screen up"),
    Action("page_down", "pagedown", "Page down", "A screen down"),
    Action("page_up", "pageup", "Page up", "A screen up"),
    Action("scroll_home", "g,home", "Top", "To the top"),
    Action("scroll_end", "G,end", "End", "To the end"),
)

_BANKS = (
    Action("mark", "space", "Mark", "Mark this bank; with two marked, d and m take the pair",
           footer=True),
    Action("diff", "d", "Diff", "Compare this bank with another, or the two marked ones",
           footer=True),
    Action("merge", "m", "Merge", "Merge another bank into this one, or continue a merge",
           footer=True),
    Action("export", "e", "Export", "Export this bank for other machines",
           footer=True),
    Action("import_", "i", "Import", "Import an export, a bank or CANN files into this bank",
           footer=True),
    Action("revisions", "r", "Log", "Show the revisions of this bank", footer=True),
    Action("other", "o", "Open path", "Open a bank, an export or a folder by its path"),
)  # fmt: skip

_RECORDS = (
    Action("filter", "slash", "Filter", "Show only what matches, while you type", footer=True),
    Action("sort", "s", "Sort", "Choose the column to sort by; again: reverse the order",
           footer=True),
    Action("columns", "c", "Columns", "Choose which columns are shown", footer=True),
    Action("mark", "space", "Mark", "Mark this entry, to export the marked ones", footer=True),
    Action("unmark", "U", "Unmark all", "Remove all marks"),
    Action("export", "e", "Export", "Export the marked entries, else those that match",
           footer=True),
    Action("revisions", "r", "Log", "Show the revisions that changed these entries", footer=True),
    Action("copy_key", "y", "Copy key", "Copy the key of this entry"),
)  # fmt: skip

_RECORD = (
    Action("next", "right_square_bracket", "Next", "The next entry of the list", footer=True),
    Action("previous", "left_square_bracket", "Previous", "The entry before", footer=True),
    Action("copy_key", "y", "Copy key", "Copy the key", footer=True),
    Action("copy_policy", "Y", "Copy policy", "Copy the policy as it is kept", footer=True),
    Action("task", "t", "Task", "Show the task as it is kept, in JSON"),
)

_REVISIONS = (
    Action("mark", "space", "Mark", "Mark this revision; d compares the two marked", footer=True),
    Action("diff", "d", "Diff", "Compare two marked revisions, or this one with the newest",
           footer=True),
    Action("restore", "R", "Restore", "Restore this state, as a new revision (asks first)",
           footer=True, writes=True),
    Action("copy_id", "y", "Copy id", "Copy the id, which is the same in every bank",
           footer=True),
)  # fmt: skip

_DIFF = (
    Action("next", "right_square_bracket", "Next", "The next difference", footer=True),
    Action("previous", "left_square_bracket", "Previous", "The difference before"),
    Action("kind_1", "1", "New", "Show or hide what is new", footer=True),
    Action("kind_2", "2", "Faster", "Show or hide what became faster"),
    Action("kind_3", "3", "Slower", "Show or hide what became slower"),
    Action("kind_4", "4", "Other", "Show or hide what changed within the noise"),
    Action("kind_5", "5", "Gone", "Show or hide what is gone"),
    Action("swap", "t", "Swap", "Swap the two sides", footer=True),
    Action("export", "e", "Export", "Write the differences to a file, as JSON lines",
           footer=True, writes=True),
    Action("merge", "m", "Merge", "Merge the right side into your bank", footer=True),
)  # fmt: skip

_MERGE = (
    Action("suggested", "space", "Take", "Take what is suggested", footer=True, writes=True),
    Action("ours", "o", "Ours", "Keep our entry", footer=True, writes=True),
    Action("theirs", "t", "Theirs", "Take their entry", footer=True, writes=True),
    Action("base", "b", "Base", "Return to the entry of the common ancestor", writes=True),
    Action("measure", "m", "Measure", "Let this machine race them", footer=True, writes=True),
    Action("next_open", "right_square_bracket", "Next", "The next open conflict"),
    Action("previous_open", "left_square_bracket", "Previous", "The open conflict before"),
    Action("undo", "u", "Undo", "Undo the latest choice", footer=True, writes=True),
    Action("all_open", "a", "All", "Resolve all open conflicts in one way (asks first)",
           writes=True),
    Action("write", "w", "Write", "Write the merge as one revision, when nothing is open",
           footer=True, writes=True),
    Action("abandon", "Q", "Abandon", "Abandon this merge (asks first)", writes=True),
)  # fmt: skip

_FORM = (
    Action("next_field", "down", "Next", "To the next field; tab, too, and completes a path"),
    Action("previous_field", "up", "Previous", "To the field before; shift+tab, too"),
    Action("turn", "right,space", "Choose", "The next of the choices < >"),
    Action("turn_back", "left", "Choose", "The choice before"),
)

_EXPORT = (
    Action("write", "ctrl+s", "Write", "Write the export", footer=True, writes=True),
    *(replace(one, footer=one.name in ("next_field", "turn")) for one in _FORM),
)

_IMPORT = (
    Action("check", "ctrl+o", "Check", "Check the source and show what it would change",
           footer=True),
    Action("begin", "ctrl+s", "Import", "Begin the merge; nothing changes before you write it",
           footer=True, writes=True),
    *_FORM,
)  # fmt: skip

_JOB = (
    Action("cancel", "x", "Cancel", "Cancel this job (asks first if it runs)", footer=True,
           writes=True),
    Action("retry", "t", "Retry", "Put this job back into the queue", footer=True, writes=True),
)  # fmt: skip

_JOBS = (
    *_JOB,
    Action("log", "l", "Log", "Show the lines that the job has logged", footer=True),
    Action("machines", "m", "Machines", "Show the machines of the fleet", footer=True),
)

_SCOPES = (
    Scope(EVERYWHERE, "Everywhere", "These keys work on every screen.", _EVERYWHERE),
    Scope("table", "Lists", "Moving in a list.", _TABLE),
    Scope("page", "Pages", "Moving on a page of text.", _PAGE),
    Scope(
        "banks", "Banks",
        "The banks that you use, one line for each target (instruction-set tier or SoC, and "
        "number of cores). custom is yours, which tuning writes to; built-in comes with the "
        "program; the others you have opened.",
        _BANKS, ("table", EVERYWHERE),
    ),
    Scope(
        "records", "Records",
        "The decisions of a bank: for each task or subgraph the policy that was chosen. "
        "default: the time of the default policy; tuned: of the chosen one, both of one session.",
        _RECORDS, ("table", EVERYWHERE),
    ),
    Scope(
        "record", "Record",
        "One decision: the policy knob by knob, how it cuts the loops, its times with their "
        "spread, where they were measured, who uses it, and what was decided before.",
        _RECORD, ("page", EVERYWHERE),
    ),
    Scope(
        "revisions", "Revisions",
        "Every state that the bank ever had, newest first. enter compares a revision with the "
        "one before it. Nothing is ever lost: restoring a state is a new revision.",
        _REVISIONS, ("table", EVERYWHERE),
    ),
    Scope(
        "diff", "Diff",
        "What distinguishes two states. Speed-ups are over the default of the same session, "
        "with the noise of both times in them.",
        _DIFF, ("table", EVERYWHERE),
    ),
    Scope(
        "merge", "Merge",
        "What becomes of each entry that both sides have. ? is open and waits for "
        "you; all others are resolved by the rules. Nothing changes in your bank before w, which "
        "writes one revision. You can leave at any time and continue later.",
        _MERGE, ("table", EVERYWHERE),
    ),
    Scope(
        "export", "Export",
        "Writes the entries of a bank for one target. Equal content gives equal bytes.",
        _EXPORT, (EVERYWHERE,),
    ),
    Scope(
        "import", "Import",
        "Checks an export, a bank or CANN files, shows what it would change, "
        "and begins a merge. Nothing of it is executed.",
        _IMPORT, (EVERYWHERE,),
    ),
    Scope(
        "jobs", "Jobs",
        "The models that the daemon tunes, waits for, or has rejected.",
        _JOBS, ("table", EVERYWHERE),
    ),
    Scope(
        "job", "Job",
        "One job: its progress, its findings, and the gain of its model.",
        _JOB, ("page", EVERYWHERE),
    ),
    Scope(
        "machines", "Machines",
        "The machines of the fleet that the daemon has its models tuned by.",
        (), ("table", EVERYWHERE),
    ),
)  # fmt: skip

SCOPES = {
    scope.name: replace(
        scope, actions=tuple(replace(action, scope=scope.name) for action in scope.actions)
    )
    for scope in _SCOPES
}
"""The scopes by name, in the order in which people meet them."""


def bindings_of(name: str, *, is_form: bool = False) -> list[Binding]:
    """The bindings of a scope, for the class attribute BINDINGS of a screen or widget.

    On a screen those that work everywhere come last, so that its footer has them. In a form `?`
    and `q` are letters to be typed: shown are the keys that always work.
    """
    scope = SCOPES[name]
    actions = [*scope.actions]
    if EVERYWHERE in scope.parts:
        everywhere = SCOPES[EVERYWHERE].actions
        actions += map(_in_form, everywhere) if is_form else everywhere
    return [action.binding() for action in actions]


def _in_form(action: Action) -> Action:
    if action.name == "help":
        return replace(action, keys="f1,question_mark")
    if action.name == "leave":
        return replace(action, words="Back", footer=True)
    return replace(action, footer=False)


def actions_of(name: str) -> Iterator[Action]:
    """List what can be done on a screen: its own actions first, then those of its parts."""
    scope = SCOPES[name]
    yield from scope.actions
    for part in scope.parts:
        yield from SCOPES[part].actions
