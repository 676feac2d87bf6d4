"""Results of done jobs -> the folder of finished models (`--output`), as soon as they are there."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path

from bankd.daemon.context import DaemonParts
from bankd.daemon.file_states import FileStates
from bankd.daemon.output_folder import OutputFolder, owners
from bankd.jobs import model_name
from bankd.system.run_in_thread import aside


class Publisher:
    """Puts every result where it is missing, also those of earlier daemons and killed ones.

    Nothing is kept on the disk for that: the folder itself shows what it has.
    """

    def __init__(self, output: OutputFolder, parts: DaemonParts, file_states: FileStates) -> None:
        self._output = output
        self._parts = parts
        self._file_states = file_states
        self._put_here: dict[Path, Path] = {}
        """Results that this process put, by stable name: a disk may keep coarse times of copies."""
        self._nameless: set[Path] = set()
        """Results that were put without a stable name: reported, and not put again."""
        self._turn = asyncio.Lock()
        """Both a job that ends and a scan publish: at the same time they would put one file."""

    async def publish(self) -> None:
        """Raises BankdError where the job list cannot be read, or the folder not be written."""
        async with self._turn:
            await self._publish()

    async def _publish(self) -> None:
        made = self._parts.jobs.results()
        known = self._file_states.known
        keys = {path: seen.key for path, seen in known.items() if seen.key}
        results = {path: Path(made[key]) for path, key in keys.items() if key in made}
        by_name = owners(self._output, keys)
        wanted = {stable: results[m] for stable, m in by_name.items() if m in results}
        # In a thread: a copy of gigabytes to another disk takes a while.
        for stable in await aside(lambda: self._put(wanted)):
            model = by_name[stable]
            self._parts.log.info("published", model=model_name(model), path=stable)
        for model in sorted(results.keys() - set(by_name.values())):
            await self._put_nameless(model, results[model], by_name)

    def _put(self, wanted: Mapping[Path, Path]) -> list[Path]:
        """Put results under stable names; return the names that were not theirs before."""
        new = []
        for stable, result in wanted.items():
            is_there = self._put_here.get(stable) == result and stable.exists()
            if is_there or not result.exists():  # removed for its age
                continue
            if not self._output.has(result, stable):
                self._output.put(result, stable)
                new.append(stable)
            self._put_here[stable] = result
        return new

    async def _put_nameless(self, model: Path, result: Path, by_name: Mapping[Path, Path]) -> None:
        stable = self._output.stable_name(model)
        if result in self._nameless or stable is None or not result.exists():
            return
        await aside(lambda: self._output.put(result, None))
        self._nameless.add(result)
        self._parts.log.warning("name_taken", path=model, name=stable, by=by_name[stable])
