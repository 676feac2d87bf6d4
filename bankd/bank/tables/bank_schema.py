"""The tables of a bank, and which versions of them are known.

A key's task, a policy and an environment are each stored once and pointed at. What is a fact
(observations, decisions, revisions) can be neither changed nor deleted: triggers refuse it.
"""

from __future__ import annotations

from bankd.bank.connection import Connection, statements_of
from bankd.bank.tables.bank_views import VIEWS

APPLICATION_ID = 0x746E626B
"""Stamped into the file's header ("tnbk"), so that no other SQLite database is taken for one."""

_TABLES = """
CREATE TABLE targets (
    id INTEGER PRIMARY KEY,
    soc_version TEXT NOT NULL,
    cores INTEGER NOT NULL CHECK (cores > 0),
    UNIQUE (soc_version, cores)
) STRICT;

CREATE TABLE tasks (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    text TEXT NOT NULL
) STRICT;

CREATE TABLE policies (
    id INTEGER PRIMARY KEY,
    text TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE environments (
    id INTEGER PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    text TEXT NOT NULL
) STRICT;

-- What happened: one measured trial a row.
CREATE TABLE observations (
    id INTEGER PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    target INTEGER NOT NULL REFERENCES targets,
    task INTEGER NOT NULL REFERENCES tasks,
    policy INTEGER NOT NULL REFERENCES policies,
    environment INTEGER NOT NULL REFERENCES environments,
    outcome TEXT NOT NULL
        CHECK (outcome IN ('ok', 'illegal', 'compile_error', 'timeout', 'crashed', 'wrong')),
    timing_count INTEGER, timing_median_us REAL, timing_low_us REAL, timing_high_us REAL,
    baseline_count INTEGER, baseline_median_us REAL, baseline_low_us REAL, baseline_high_us REAL,
    error REAL,
    note TEXT NOT NULL,
    host TEXT NOT NULL,
    tool_version TEXT NOT NULL,
    created TEXT NOT NULL,
    -- The times of every round, as a JSON list of microseconds; NULL where they were not kept.
    timing_samples TEXT,
    baseline_samples TEXT
) STRICT;
CREATE INDEX observations_of_task ON observations (target, task);
CREATE INDEX quarantine ON observations (target, task, policy, outcome) WHERE outcome <> 'ok';

-- What was chosen: content only. Whether and when it holds, revisions say.
CREATE TABLE decisions (
    id INTEGER PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    target INTEGER NOT NULL REFERENCES targets,
    task INTEGER NOT NULL REFERENCES tasks,
    policy INTEGER NOT NULL REFERENCES policies,
    environment INTEGER NOT NULL REFERENCES environments,
    rule TEXT NOT NULL,
    baseline_count INTEGER, baseline_median_us REAL, baseline_low_us REAL, baseline_high_us REAL,
    timing_count INTEGER, timing_median_us REAL, timing_low_us REAL, timing_high_us REAL,
    stages TEXT NOT NULL,
    evidence TEXT NOT NULL
) STRICT;

-- Numbered as they arrive, parents before children. The newest is the head.
CREATE TABLE revisions (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    author TEXT NOT NULL,
    created TEXT NOT NULL,
    message TEXT NOT NULL,
    added INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    retired INTEGER NOT NULL,
    reserved INTEGER NOT NULL,
    unsatisfied INTEGER NOT NULL
) STRICT;

-- By id and not by number: a parent beyond the first may live in another bank only.
CREATE TABLE parents (
    revision INTEGER NOT NULL REFERENCES revisions,
    position INTEGER NOT NULL,
    parent TEXT NOT NULL,
    PRIMARY KEY (revision, position)
) STRICT, WITHOUT ROWID;

-- The log: what a revision changed in its first parent. decision NULL: retired (a tombstone).
CREATE TABLE changes (
    revision INTEGER NOT NULL REFERENCES revisions,
    target INTEGER NOT NULL REFERENCES targets,
    task INTEGER NOT NULL REFERENCES tasks,
    decision INTEGER REFERENCES decisions,
    PRIMARY KEY (revision, target, task)
) STRICT, WITHOUT ROWID;
CREATE INDEX changes_of_task ON changes (target, task, revision);

-- The head's state, for look-ups. Always equal to the replay of the log (`check` compares).
CREATE TABLE current (
    target INTEGER NOT NULL REFERENCES targets,
    task INTEGER NOT NULL REFERENCES tasks,
    decision INTEGER NOT NULL REFERENCES decisions,
    revision INTEGER NOT NULL REFERENCES revisions,
    PRIMARY KEY (target, task)
) STRICT, WITHOUT ROWID;

-- Bank files of the original, byte for byte, so that they can be written back without loss.
CREATE TABLE foreign_files (
    id INTEGER PRIMARY KEY,
    path TEXT NOT NULL,
    hash TEXT NOT NULL,
    content BLOB NOT NULL,
    revision INTEGER NOT NULL REFERENCES revisions,
    UNIQUE (path, revision)
) STRICT;

-- Who asked: statistics of this bank alone, not part of any revision.
CREATE TABLE models (
    id INTEGER PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    uses INTEGER NOT NULL,
    last_used TEXT NOT NULL
) STRICT;
CREATE TABLE model_tasks (
    model INTEGER NOT NULL REFERENCES models,
    target INTEGER NOT NULL REFERENCES targets,
    task INTEGER NOT NULL REFERENCES tasks,
    PRIMARY KEY (model, target, task)
) STRICT, WITHOUT ROWID;
CREATE INDEX models_of_task ON model_tasks (target, task);
CREATE TABLE hits (
    target INTEGER NOT NULL REFERENCES targets,
    task INTEGER NOT NULL REFERENCES tasks,
    count INTEGER NOT NULL,
    last_hit TEXT NOT NULL,
    PRIMARY KEY (target, task)
) STRICT, WITHOUT ROWID;

-- Where a task lies among those of its op: by the type of its second input (the weights), or of
-- the only one. An index of its own, as those on expressions are refused in untrusted files.
CREATE TABLE shapes (
    op TEXT NOT NULL,
    shape TEXT NOT NULL,
    task INTEGER NOT NULL REFERENCES tasks,
    PRIMARY KEY (op, shape, task)
) STRICT, WITHOUT ROWID;

-- Names that people give to revisions.
CREATE TABLE tags (
    name TEXT PRIMARY KEY,
    revision INTEGER NOT NULL REFERENCES revisions,
    created TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- The merge that waits for choices: one at most. Until it ends, no decision of the bank changes.
CREATE TABLE merges (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    theirs TEXT NOT NULL,
    their_head TEXT,
    author TEXT NOT NULL,
    message TEXT NOT NULL,
    started TEXT NOT NULL,
    same INTEGER NOT NULL,
    new_observations INTEGER NOT NULL,
    last_observation INTEGER NOT NULL
) STRICT;

-- What it does with each key that differs: verdict '?' is an open conflict. result NULL: retired,
-- or nothing was decided yet.
CREATE TABLE merge_rows (
    target INTEGER NOT NULL REFERENCES targets,
    task INTEGER NOT NULL REFERENCES tasks,
    base INTEGER REFERENCES decisions,
    ours INTEGER REFERENCES decisions,
    theirs INTEGER REFERENCES decisions,
    verdict TEXT NOT NULL,
    source TEXT NOT NULL,
    reason TEXT NOT NULL,
    result INTEGER REFERENCES decisions,
    -- Whether a person had to decide it, or has to: the rules left it open, or the bank changed.
    was_open INTEGER NOT NULL DEFAULT 0,
    -- Numbered as they were made, those made together alike; NULL: as the rules have it.
    chosen INTEGER,
    -- The row before the first choice, so that it can be reverted.
    before_verdict TEXT,
    before_source TEXT,
    before_reason TEXT,
    before_result INTEGER REFERENCES decisions,
    PRIMARY KEY (target, task)
) STRICT, WITHOUT ROWID;
CREATE INDEX open_rows ON merge_rows (verdict) WHERE verdict = '?';
CREATE INDEX choices ON merge_rows (chosen) WHERE chosen IS NOT NULL;

-- Bank files of the original that it will bring.
CREATE TABLE merge_files (
    path TEXT PRIMARY KEY,
    hash TEXT NOT NULL,
    content BLOB NOT NULL
) STRICT;
"""

_FACTS = (
    "targets", "tasks", "policies", "environments", "observations", "decisions", "revisions",
    "parents", "changes", "foreign_files",
)  # fmt: skip
"""Tables whose rows never change and never go."""

_REASONS = {"tasks": "one key, two different tasks"}
"""Meanings of refused changes that have one cause only (see `name_tasks`)."""

PLACE_TASKS = """
    INSERT INTO shapes (op, shape, task)
    SELECT
        json_extract(text, '$.op'),
        coalesce(json_extract(text, '$.inputs[1]'), json_extract(text, '$.inputs[0]')),
        id
    FROM tasks
    WHERE json_valid(text)
      AND json_type(text, '$.op') = 'text' AND json_type(text, '$.inputs[0]') = 'text'
      AND json_extract(text, '$.op') <> 'subgraph'
"""
"""Subgraphs, and tasks of another form, have no place: they are like nothing."""

VERSION = 6
"""`user_version` of these tables."""
FIRST_VERSION = 5
"""The version before the views: such a bank is read as it is, and gets them when it is written."""
TABLES = (
    *statements_of(_TABLES),
    *(
        f"CREATE TRIGGER {table}_no_{verb.lower()} BEFORE {verb} ON {table} "
        f"BEGIN SELECT RAISE(ABORT, '{_REASONS.get(table, table + ' never change')}'); END"
        for table in _FACTS
        for verb in ("UPDATE", "DELETE")
    ),
    f"PRAGMA application_id = {APPLICATION_ID}",
)
"""Statements of the first version."""
STATEMENTS = (*TABLES, *VIEWS)

NOTES_OF_VERSION = (
    """CREATE TABLE "_sqlite_migrations" (
       "id" INTEGER PRIMARY KEY,
       "migration_set" TEXT,
       "name" TEXT,
       "applied_at" TEXT
    )""",
    """CREATE UNIQUE INDEX "idx__sqlite_migrations_migration_set_name"
        ON "_sqlite_migrations" ("migration_set", "name")""",
)
"""The table in which versions were noted before the first release; such banks are still read."""
_NOTED = "SELECT count(*) FROM sqlite_schema WHERE name = '_sqlite_migrations'"
_IS_FIFTH = "SELECT count(*) FROM _sqlite_migrations WHERE name = 'm005_choices'"


def version_of(connection: Connection) -> int:
    """The version of a file's tables. Before the first release a table of its own noted it."""
    version = int(connection.value("PRAGMA user_version"))
    if not version and connection.value(_NOTED) and connection.value(_IS_FIFTH):
        return FIRST_VERSION
    return version


def upgrade(connection: Connection) -> None:
    """Make the tables of an empty file, or bring those of an earlier version up to this one.

    One transaction does it, which holds the lock for writing: another process that wants the same
    waits, and finds it done.
    """
    if version_of(connection) == VERSION:
        return
    with connection.writing() as writer:
        version = version_of(connection)
        if version == VERSION:
            return
        for statement in VIEWS if version else STATEMENTS:
            writer.execute(statement)
        writer.execute(f"PRAGMA user_version = {VERSION}")
