"""The processes of a fleet: a head, and a machine that works for one until it is stopped."""

from __future__ import annotations

import asyncio
import platform
import signal
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, replace
from pathlib import Path

from distributed import Security
from distributed.comm.addressing import get_address_host
from distributed.utils import get_ip
from distributed.worker import DEFAULT_METRICS

from bankd import bridge
from bankd.bank import TargetKey
from bankd.config.bounds import read_bounds
from bankd.config.config import INI_FILE, Settings
from bankd.daemon.worker.messages import limits_of
from bankd.fleet.access import CONNECT_S, OPEN, greet, security_of
from bankd.fleet.certs import Role, find_certificate
from bankd.fleet.head import DEFAULT_PORT, Head, configure_dask
from bankd.fleet.machine import Machine, MachineParts, MachineWorker
from bankd.fleet.records import STATUS, to_bytes
from bankd.system.logs import Log

JOIN_EVERY_S = 2.0
"""Pause between two tries to join the head."""
ANY_ADDRESS, LOOPBACK = "0.0.0.0", "127.0.0.1"


@dataclass(frozen=True)
class Serving:
    """Arguments of a process of the fleet."""

    settings: Settings
    log: Log
    listen: str
    """HOST or HOST:PORT."""
    certs: Path | None

    @property
    def host(self) -> str:
        """Address to listen on: this machine's own alone where there are no certificates."""
        host = self.listen.partition(":")[0]
        return LOOPBACK if host == ANY_ADDRESS and self.certs is None else host

    @property
    def port(self) -> int:
        """Port to listen on."""
        return int(self.listen.partition(":")[2] or DEFAULT_PORT)

    @property
    def scheme(self) -> str:
        """Scheme of the addresses."""
        return "tls" if self.certs else "tcp"


def run_head(serving: Serving) -> None:
    """Run a head until SIGTERM or SIGINT. Raises BankdError."""
    _run(lambda stopped: _head(serving, stopped, None))


def run_machine(
    serving: Serving, head: str | None, soc_version: str | None, cores: int | None
) -> None:
    """Run a machine until SIGTERM or SIGINT; without an address, its head as well.

    Raises BankdError.
    """
    parts = _machine_parts(serving, soc_version, cores)
    if head is None:
        _run(lambda stopped: _head(serving, stopped, parts))
    else:
        _run(lambda stopped: _machine(serving, head, parts, stopped))


def _run(work: Callable[[asyncio.Event], Coroutine[object, object, None]]) -> None:
    """Run until a signal; the second one ends at once."""

    async def run() -> None:
        stopped, loop = asyncio.Event(), asyncio.get_running_loop()

        def stop() -> None:
            if stopped.is_set():
                raise KeyboardInterrupt
            stopped.set()

        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, stop)
        await work(stopped)

    asyncio.run(run())


async def _head(serving: Serving, stopped: asyncio.Event, parts: MachineParts | None) -> None:
    configure_dask(serving.log)
    if serving.certs is None:
        serving.log.warning("open", why=OPEN)
    address = f"{serving.scheme}://{serving.host}"
    security = security_of(serving.certs, Role.HEAD, f"{address}:{serving.port}")
    async with Head(
        serving.settings.bank, serving.log, host=address, port=serving.port, security=security
    ) as head:
        serving.log.info("head", address=head.address)
        if parts is None:
            await stopped.wait()
        else:
            await _machine(serving, head.address, replace(parts, shares_bank=True), stopped)


async def _machine(
    serving: Serving, head: str, parts: MachineParts, stopped: asyncio.Event
) -> None:
    configure_dask(serving.log)
    security = security_of(serving.certs, Role.MACHINE, head)
    host = serving.host if serving.host != ANY_ADDRESS else get_ip(get_address_host(head), 80)
    machine = Machine(parts)
    try:
        await _join_again_and_again(machine, head, security, f"{serving.scheme}://{host}", stopped)
    finally:
        await machine.close()


async def _join_again_and_again(
    machine: Machine, head: str, security: Security, own: str, stopped: asyncio.Event
) -> None:
    """Work for a head until stopped, through all times without one.

    `own`: address of this machine that the head reaches. Raises BankdError where it refuses us.
    """
    parts, said = machine.parts, ""
    while not stopped.is_set():
        try:
            await greet(head, security, Role.MACHINE, parts.name)
            async with MachineWorker(
                head, name=parts.name, nthreads=1, resources=parts.resources, memory_limit=0,
                security=security, host=own, local_directory=str(machine.scratch),
                metrics={**DEFAULT_METRICS, STATUS: lambda _: to_bytes(machine.status())},
                death_timeout=CONNECT_S, extensions={},
            ) as worker:  # fmt: skip
                worker.machine, said = machine, ""
                parts.log.info("joined", head=head, targets=", ".join(map(str, parts.targets)))
                sending = machine.records.keep_sending(worker)
                await _first(worker.finished(), stopped.wait(), sending)
                if stopped.is_set():
                    machine.drain()
                    await machine.records.send_new(worker)
        except (OSError, TimeoutError, ValueError, RuntimeError) as error:
            if str(error) != said:
                said = str(error)
                parts.log.warning("no_head", head=head, why=said)
        await machine.end_work()
        await _first(stopped.wait(), asyncio.sleep(JOIN_EVERY_S))


async def _first(*waiting: Coroutine[object, object, object]) -> None:
    """Wait until one of them ends, and raise what it raised; the others are cancelled."""
    tasks = [asyncio.ensure_future(one) for one in waiting]
    ended, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for task in ended:
        task.result()


def _machine_parts(serving: Serving, soc_version: str | None, cores: int | None) -> MachineParts:
    """Parts of a machine for one target, or for every one that it can run."""
    bounds = read_bounds(Path.cwd() / INI_FILE)
    best = bridge.host_target(soc_version, cores)
    tiers = (soc_version,) if soc_version else bridge.host_soc_versions()
    counts = (cores,) if cores else range(1, best.cores + 1)
    certs = serving.certs
    return MachineParts(
        name=find_certificate(certs, Role.MACHINE).name if certs else platform.node(),
        settings=serving.settings,
        targets=tuple(TargetKey(tier, count) for tier in tiers for count in counts),
        limits=limits_of(bounds),
        log=serving.log,
        most_busy_cores=bounds.most_busy_cores,
        patience_s=bounds.load_patience_s,
    )
