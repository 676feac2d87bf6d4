"""The desk's connection to a head: works are asked for, and asked for again when it was lost."""

from __future__ import annotations

import asyncio
import contextlib
import platform
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from concurrent.futures import CancelledError
from pathlib import Path
from typing import Any, TypeVar

from distributed import Client, Security
from distributed.comm.core import CommClosedError
from distributed.scheduler import KilledWorker

from bankd.bank import TargetKey
from bankd.errors import BankdError, BankError, ErrorCode
from bankd.fleet.access import CONNECT_S, greet, security_of
from bankd.fleet.certs import Role
from bankd.fleet.head import configure_dask
from bankd.fleet.machine import carry_out
from bankd.fleet.records import (
    TOPIC,
    MachineStatus,
    Progress,
    Work,
    WorkResult,
    from_bytes,
    to_bytes,
)

LOST = (CommClosedError, CancelledError, TimeoutError, OSError)
"""Errors of Dask's where the head, or all that it knew, is gone."""
HINT = "is the head running? `bankd fleet head` starts one"
AGAIN_EVERY_S = 2.0
"""Pause between two tries to reach a head that was lost."""

Value = TypeVar("Value")


class FleetLost(BankdError):  # noqa: N818
    """The head cannot be reached, or forgot the work."""

    usual_code = ErrorCode.NETWORK


class Desk:
    """A connection to a head, made when it is needed."""

    def __init__(
        self,
        address: str,
        security: Security,
        say: Callable[[str], object],
        patience_s: float = 0.0,
    ) -> None:
        """`say`: receiver of what people should know of the connection. `patience_s`: time to wait
        for a head that was never there; one that was is waited for without end."""
        self.address, self._security, self._say = address, security, say
        self._patience_s = patience_s
        self._client: Any = None
        self._was_joined = False
        self._is_told = False
        self._lock = asyncio.Lock()
        self._listeners: dict[str, list[Callable[[Progress], None]]] = {}

    async def machines(self) -> tuple[MachineStatus, ...]:
        """The machines of the fleet, as of their last heartbeat.

        Raises FleetLost where there was no head from the beginning.
        """

        async def ask() -> tuple[MachineStatus, ...]:
            client = await self._joined()
            try:
                found = await client.scheduler.tunebank_machines()
            except LOST as error:
                raise self._lost(error) from error
            return tuple(from_bytes(status, MachineStatus) for status in found)

        return await self._patiently(ask)

    async def close(self) -> None:
        """Leave the fleet: works that only we wanted are cancelled."""
        async with self._lock:
            await self._close()

    async def run(
        self,
        key: str,
        work: Work,
        contents: Iterable[bytes],
        target: TargetKey,
        listen: Callable[[Progress], None],
        priority: int = 0,
    ) -> WorkResult:
        """Have a work carried out by a machine of this target, those of higher priority first.

        A head that is lost is waited for: what was measured is in a bank, and the work continues
        from there. Raises FleetLost where there was none from the beginning, and BankError for a
        work that machines die of.
        """
        contents = tuple(contents)
        with self._hearing(key, listen):
            return await self._patiently(lambda: self._asked(key, work, contents, target, priority))

    async def _patiently(self, ask: Callable[[], Awaitable[Value]]) -> Value:
        """Ask, and again after a pause where the head was lost; it says so once."""
        began_s = time.monotonic()
        while True:
            try:
                return await ask()
            except FleetLost as lost:
                is_known = self._was_joined or time.monotonic() < began_s + self._patience_s
                if not is_known:
                    raise
                if not self._is_told:
                    self._say(f"{lost.message}; what runs there continues when it is back")
                self._is_told = True
                await asyncio.sleep(AGAIN_EVERY_S)

    async def _asked(
        self, key: str, work: Work, contents: tuple[bytes, ...], target: TargetKey, priority: int
    ) -> WorkResult:
        client, future = await self._joined(), None
        try:
            blobs = [await client.scatter(content) for content in contents]
            future = client.submit(
                carry_out, key, to_bytes(work), *blobs, key=key, pure=False,
                resources={"device": 1, str(target): 1}, priority=priority,
            )  # fmt: skip
            return from_bytes(await future, WorkResult)
        except KilledWorker as error:
            what = f"every machine that worked on it died: {error}"
            raise BankError(what, "see the logs of the machines", ErrorCode.TUNING_ERROR) from error
        except LOST as error:
            raise self._lost(error) from error
        finally:
            if future is not None:
                future.release()

    async def _joined(self) -> Any:
        """The client, connected. Raises FleetLost, and BankdError where either end refuses."""
        async with self._lock:
            if self._client is None or self._client.status != "running":
                await self._close()
                configure_dask()
                try:
                    await greet(self.address, self._security, Role.DESK, platform.node())
                    client: Any = Client(
                        self.address, security=self._security, asynchronous=True,
                        timeout=CONNECT_S, set_as_default=False, name="tunebank",
                        direct_to_workers=False,
                    )  # fmt: skip
                    await client
                except (*LOST, RuntimeError) as error:
                    raise self._lost(error) from error
                client.subscribe_topic(TOPIC, self._hear)
                self._client, self._was_joined, self._is_told = client, True, False
            return self._client

    async def _close(self) -> None:
        client, self._client = self._client, None
        if client is not None:
            with contextlib.suppress(*LOST):
                await client.close(timeout=2)

    @contextlib.contextmanager
    def _hearing(self, work: str, listen: Callable[[Progress], None]) -> Iterator[None]:
        listeners = self._listeners.setdefault(work, [])
        listeners.append(listen)
        try:
            yield
        finally:
            listeners.remove(listen)
            if not listeners:
                self._listeners.pop(work, None)

    def _hear(self, event: tuple[float, bytes]) -> None:
        progress = from_bytes(event[1], Progress)
        for listen in self._listeners.get(progress.work, ()):
            listen(progress)

    def _lost(self, error: BaseException) -> FleetLost:
        return FleetLost(
            f"the head {self.address} cannot be reached: {error}", HINT, ErrorCode.NETWORK
        )


def desk_of(
    address: str, certs: Path | None, say: Callable[[str], object], patience_s: float = 0.0
) -> Desk:
    """A desk with its certificate. Raises BankdError where that cannot be used."""
    return Desk(address, security_of(certs, Role.DESK, address), say, patience_s)
