"""Taking over what another bank has: evidence and decisions, pointed at our own rows.

All of it is content that is its own identity, so what is here already is left alone. Works on an
attached bank (`attach`), inside of a transaction. The temporary tables `target_map`, `task_map`,
`policy_map`, `environment_map` and `decision_map` say which row of ours stands for one of theirs.
"""

from __future__ import annotations

from dataclasses import dataclass
from sqlite3 import Connection as Writer

from bankd.bank.attach import THEIRS
from bankd.bank.connection import Connection
from bankd.bank.faults import FILE_CODE
from bankd.bank.merge.trust import (
    HashCheck,
    require_all,
    require_numbers,
    require_own_decisions,
    require_texts,
)
from bankd.bank.rows import HAS_SAMPLES
from bankd.bank.schema import PLACE_TASKS
from bankd.errors import BankError

_TIMES = """
    timing_count, timing_median_us, timing_low_us, timing_high_us,
    baseline_count, baseline_median_us, baseline_low_us, baseline_high_us
"""
_NEW_OBSERVATIONS = f"""
    CREATE TEMP TABLE new_observations AS
    SELECT source.id, source.task, source.policy, source.environment
    FROM {THEIRS}.observations AS source
    WHERE NOT EXISTS (SELECT 1 FROM main.observations AS mine WHERE mine.hash = source.hash)
    ORDER BY source.id
"""
_NEW_DECISIONS = f"""
    CREATE TEMP TABLE new_decisions AS
    SELECT source.id, source.task, source.policy, source.environment
    FROM {THEIRS}.decisions AS source
    WHERE source.id IN (
        SELECT b_decision FROM temp.differing UNION SELECT decision FROM temp.base_rows)
      AND NOT EXISTS (SELECT 1 FROM main.decisions AS mine WHERE mine.hash = source.hash)
    ORDER BY source.id
"""
_WANTED = "SELECT {0} FROM temp.new_observations UNION SELECT {0} FROM temp.new_decisions"

# In their order: what lies together there lies together here, and a look-up stays near the last.
_TASK_MAP = f"""
    CREATE TEMP TABLE task_map AS
    SELECT theirs, coalesce(known, :last + row_number() OVER ()) AS ours, known IS NULL AS is_new
    FROM (
        SELECT source.id AS theirs, mine.id AS known
        FROM {THEIRS}.tasks AS source
        LEFT JOIN main.tasks AS mine ON mine.key = source.key
        WHERE source.id IN ({_WANTED.format("task")})
        ORDER BY source.id)
"""
_BY_THEIRS = "CREATE UNIQUE INDEX temp.task_map_by_theirs ON task_map (theirs, ours)"
_OTHER_TASK = f"""
    SELECT source.key FROM temp.task_map
    CROSS JOIN {THEIRS}.tasks AS source ON source.id = task_map.theirs
    CROSS JOIN main.tasks AS mine ON mine.id = task_map.ours
    WHERE NOT is_new AND source.text <> mine.text LIMIT 1
"""
_NEW_TASKS = f"""
    INSERT INTO main.tasks (id, key, text)
    SELECT task_map.ours, source.key, source.text
    FROM temp.task_map CROSS JOIN {THEIRS}.tasks AS source ON source.id = task_map.theirs
    WHERE is_new ORDER BY task_map.rowid
"""
_PARTS = (
    f"""
    INSERT INTO main.targets (soc_version, cores)
    SELECT soc_version, cores FROM {THEIRS}.targets WHERE true ON CONFLICT DO NOTHING
    """,
    f"""
    INSERT INTO main.policies (text)
    SELECT text FROM {THEIRS}.policies WHERE id IN ({_WANTED.format("policy")}) ORDER BY id
    ON CONFLICT DO NOTHING
    """,
    f"""
    INSERT INTO main.environments (hash, text)
    SELECT hash, text FROM {THEIRS}.environments
    WHERE id IN ({_WANTED.format("environment")}) ORDER BY id
    ON CONFLICT DO NOTHING
    """,
)
_MAP = "CREATE TEMP TABLE {}_map (theirs INTEGER PRIMARY KEY, ours INTEGER NOT NULL)"
_FILL_MAPS = (
    f"""
    INSERT INTO temp.target_map SELECT source.id, mine.id FROM {THEIRS}.targets AS source
    JOIN main.targets AS mine
      ON mine.soc_version = source.soc_version AND mine.cores = source.cores
    """,
    f"""
    INSERT INTO temp.policy_map SELECT source.id, mine.id FROM {THEIRS}.policies AS source
    CROSS JOIN main.policies AS mine ON mine.text = source.text
    WHERE source.id IN ({_WANTED.format("policy")})
    """,
    f"""
    INSERT INTO temp.environment_map SELECT source.id, mine.id
    FROM {THEIRS}.environments AS source
    CROSS JOIN main.environments AS mine ON mine.hash = source.hash
    WHERE source.id IN ({_WANTED.format("environment")})
    """,
)
_OUR_PARTS = "target_map.ours, task_map.ours, policy_map.ours, environment_map.ours"
_SOURCE = f"""
    FROM temp.new_{{0}} AS new
    CROSS JOIN {THEIRS}.{{0}} AS source ON source.id = new.id
    CROSS JOIN temp.target_map ON target_map.theirs = source.target
    CROSS JOIN temp.task_map ON task_map.theirs = source.task
    CROSS JOIN temp.policy_map ON policy_map.theirs = source.policy
    CROSS JOIN temp.environment_map ON environment_map.theirs = source.environment
    ORDER BY new.rowid
"""
# Numbered on from our last row, so that the map of decisions is known without a look-up.
_OBSERVATIONS = f"""
    INSERT INTO main.observations (
        id, target, task, policy, environment, hash, {_TIMES}, timing_samples, baseline_samples,
        outcome, error, note, host, tool_version, created)
    SELECT :last + new.rowid, {_OUR_PARTS}, hash, {_TIMES}, {{samples}},
        outcome, error, note, host, tool_version, created
    {_SOURCE.format("observations")}
"""
_DECISIONS = f"""
    INSERT INTO main.decisions (
        id, target, task, policy, environment, hash, {_TIMES}, rule, stages, evidence)
    SELECT :last + new.rowid, {_OUR_PARTS}, hash, {_TIMES}, rule, stages, evidence
    {_SOURCE.format("decisions")}
"""
_DECISION_MAP = (
    "INSERT INTO temp.decision_map SELECT id, :last + rowid FROM temp.new_decisions",
    f"""
    INSERT OR IGNORE INTO temp.decision_map
    SELECT source.id, mine.id
    FROM (SELECT b_decision AS id FROM temp.differing UNION SELECT decision FROM temp.base_rows)
        AS wanted
    CROSS JOIN {THEIRS}.decisions AS source ON source.id = wanted.id
    CROSS JOIN main.decisions AS mine ON mine.hash = source.hash
    WHERE wanted.id NOT IN (SELECT theirs FROM temp.decision_map)
    """,
)
_MAPS = ("target", "policy", "environment", "decision")


@dataclass(frozen=True)
class Copied:
    """What a merge brought before it decided anything."""

    observations: int
    last_own_observation: int
    """Row number: those above it came from the other bank."""


def copy(connection: Connection, writer: Writer, theirs: str, check: HashCheck) -> Copied:
    """All their observations: a union, whatever is decided. And the content of the decisions that
    `temp.differing` and `temp.base_rows` point at; whether any of them shall hold is not said.

    Raises BankError, naming `theirs`, for a bank that would damage ours, or contradicts it.
    """
    writer.execute(_NEW_OBSERVATIONS)
    writer.execute(_NEW_DECISIONS)
    if check.is_asked:
        require_own_decisions(connection, theirs)
        require_numbers(connection, theirs)
        check.start(writer)
    last = {table: _last(connection, table) for table in ("tasks", "policies", "environments")}
    _copy_parts(connection, writer, last["tasks"])
    if check.is_asked:
        require_texts(connection, theirs, last)
    last_observation = _last(connection, "observations")
    has_samples = connection.value(HAS_SAMPLES.format(schema=THEIRS))
    samples = "timing_samples, baseline_samples" if has_samples else "NULL, NULL"
    seen = writer.execute(_OBSERVATIONS.format(samples=samples), {"last": last_observation})
    observations = seen.rowcount
    require_all(observations, _size(connection, "new_observations"), theirs, "observations")
    last_decision = _last(connection, "decisions")
    decisions = writer.execute(_DECISIONS, {"last": last_decision}).rowcount
    require_all(decisions, _size(connection, "new_decisions"), theirs, "decisions")
    writer.execute(_DECISION_MAP[0], {"last": last_decision})
    writer.execute(_DECISION_MAP[1])
    return Copied(observations, last_observation)


def forget_copied(writer: Writer) -> None:
    """The temporary tables of `copy`."""
    maps = (f"{part}_map" for part in (*_MAPS, "task"))
    for table in ("new_observations", "new_decisions", *maps):
        writer.execute(f"DROP TABLE temp.{table}")


def _copy_parts(connection: Connection, writer: Writer, last_task: int) -> None:
    writer.execute(_TASK_MAP, {"last": last_task})
    writer.execute(_BY_THEIRS)
    contradicted = connection.value(_OTHER_TASK)
    if contradicted is not None:
        raise BankError(
            f"{connection.path} refuses contradicting entries: {contradicted} is the key of"
            " another task there",
            "use another bank for entries of a version with other keys",
            FILE_CODE,
        )
    writer.execute(_NEW_TASKS)
    for part in _PARTS:
        writer.execute(part)
    writer.execute(f"{PLACE_TASKS} AND id > ? ON CONFLICT DO NOTHING", (last_task,))
    for part in _MAPS:
        writer.execute(_MAP.format(part))
    for fill in _FILL_MAPS:
        writer.execute(fill)


def _last(connection: Connection, table: str) -> int:
    return int(connection.value(f"SELECT coalesce(max(id), 0) FROM main.{table}"))


def _size(connection: Connection, table: str) -> int:
    return int(connection.value(f"SELECT count(*) FROM temp.{table}"))
