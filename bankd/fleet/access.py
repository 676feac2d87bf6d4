"""Access to a fleet: TLS for each role, and what a peer of a role may ask for."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import ssl
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from distributed import Security
from distributed.comm.addressing import parse_address, parse_host_port
from distributed.comm.core import CommClosedError, connect
from distributed.core import Server, send_recv
from msgspec import Struct
from msgspec.structs import asdict

from bankd import bridge
from bankd.errors import BankdError, ErrorCode
from bankd.fleet.certs import CertificateError, Role, find_certificate
from bankd.version import tool_version

LOG = logging.getLogger("distributed.tunebank")
"""Log of what Dask meets; `DaskLines` writes it into ours."""
OPEN = "without certificates: any user of this machine may run code here as this one"
"""Warning of every command that works without certificates."""
CONNECT_S = 10.0
"""Time for a connection to the head."""
HANDSHAKE_S = 10.0
"""Time after which a peer is dropped that has not said who it is."""
MAX_STRANGERS = 256
"""Maximum number of such peers; more of them push out the oldest one."""
HEAD_ANSWERS = {
    Role.MACHINE: frozenset((
        "tunebank_hello", "tunebank_keep", "tunebank_known", "register-worker", "unregister",
        "heartbeat_worker", "ncores", "who_has", "task-finished", "task-erred",
        "release-worker-data", "add-keys", "long-running", "reschedule", "keep-alive", "log-event",
        "worker-status-change", "request-refresh-who-has", "steal-response",
    )),
    Role.DESK: frozenset((
        "tunebank_hello", "tunebank_machines", "register-client", "identity", "scatter", "gather",
        "who_has", "update-graph", "client-desires-keys", "client-releases-keys",
        "heartbeat-client", "close-client", "subscribe-topic", "unsubscribe-topic", "cancel-keys",
    )),
}  # fmt: skip
"""Operations of Dask's and ours that a head carries out, by the role of who asks."""
MACHINE_ANSWERS = {
    Role.HEAD: frozenset(("update_data", "get_data", "gather", "free_keys", "ping")),
    Role.MACHINE: frozenset(("get_data", "ping")),
}
"""Operations that a machine carries out. Works reach it on its own connection to the head."""
ENDS = frozenset(("close", "close-stream"))
"""Operations that end the connection that they come on."""


def security_of(certs: Path | None, role: Role, address: str) -> Security:
    """TLS by the certificate of a role in a folder.

    None: no TLS, on this machine's own addresses alone. Raises BankdError.
    """
    if certs is None:
        require_loopback(address)
        return Security(require_encryption=False)
    certificate = find_certificate(certs, role)
    mine = {"cert": str(certificate.file), "key": str(certificate.key)}
    return Security(
        require_encryption=True,
        tls_ca_file=str(certs / "ca.pem"),
        **{f"tls_{side}_{part}": path for side in ("client", "scheduler", "worker")
           for part, path in mine.items()},
    )  # fmt: skip


def require_loopback(address: str) -> None:
    """Raise BankdError for an address that other machines may reach."""
    protocol, rest = parse_address(address)
    host = parse_host_port(rest, 0)[0]
    try:
        is_loopback = host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        is_loopback = False
    if protocol != "tcp" or not is_loopback:
        what = f"{address} needs certificates"
        raise CertificateError(what, "`bankd fleet certs DIR` makes them; then give --certs DIR")


def role_of(comm: Any) -> Role | None:
    """Role in the certificate of a peer; None for a peer without one, on loopback."""
    certificate = comm.extra_info.get("peercert")
    if not certificate:
        return None
    fields = {name: value for part in certificate["subject"] for name, value in part}
    return Role(fields["organizationalUnitName"])


class GuardedServer(Server):
    """A server of Dask's without web pages, which checks what the role of a peer may ask for."""

    answers: Mapping[Role, frozenset[str]]

    def start_http_server(self, *args: object, **kwargs: object) -> None:
        """Nothing but the port of the fleet listens."""

    async def listen(self, *args: Any, **options: Any) -> None:
        """Listen; peers that connect and stay silent are dropped: in time, or if they are many."""
        await super().listen(*args, **options)
        listener: Any = self.listeners[-1]
        server, loop = listener.tcp_server, asyncio.get_running_loop()
        handle, strangers = server.handle_stream, dict[Any, None]()

        async def greeted(stream: Any, address: Any) -> None:
            strangers[stream] = None
            if len(strangers) > MAX_STRANGERS:
                oldest = next(iter(strangers))
                del strangers[oldest]
                oldest.close()
            timer = loop.call_later(HANDSHAKE_S, stream.close)
            try:
                await handle(stream, address)  # Until it has said who it is.
            except Exception as error:
                LOG.warning("%s sent what is no message of Dask's: %s", address[0], error)
            finally:
                timer.cancel()
                strangers.pop(stream, None)

        server.handle_stream = greeted

    async def _handle_comm(self, comm: Any) -> None:
        role, read = role_of(comm), comm.read
        everything = frozenset[str]().union(*self.answers.values())
        allowed = ENDS | (self.answers.get(role, frozenset()) if role else everything)

        async def checked(*args: Any, **kwargs: Any) -> Any:
            """Read; what is refused by BankdError is logged by Dask, and sent to the peer."""
            found = await read(*args, **kwargs)
            for message in found if isinstance(found, list | tuple) else (found,):
                operation = message.get("op") if isinstance(message, dict) else None
                if operation is not None and operation not in allowed:
                    what = f"{operation} is nothing that a {role or 'peer'} may ask for"
                    raise BankdError(what, code=ErrorCode.COMMAND)
            return found

        comm.read = checked
        await super()._handle_comm(comm)


def why_refused(comm: Any, role: Role, version: Version) -> str:
    """Reason why the head refuses a peer that would have this role; empty for none."""
    certified, own = role_of(comm), Version.own()
    if certified not in (role, None):
        return f"its certificate is that of a {certified}, and a {role}'s is needed"
    if version != own:
        return f"it runs {version}, and the head {own}: install the same version"
    return ""


class Version(Struct, frozen=True):
    """Versions that are equal in a fleet: of the program, of its records, and of its kernels."""

    tunebank: str
    generator: int
    records: int = 1

    @staticmethod
    def own() -> Version:
        """The version of this machine."""
        return Version(tool_version(), int(bridge.host_environment().generator))

    def __str__(self) -> str:
        return f"tunebank {self.tunebank} with generator {self.generator}"


async def greet(address: str, security: Security, role: Role, name: str) -> None:
    """Introduce ourselves to a head before we join it.

    Raises BankdError where either end refuses the other, OSError where no head answers.
    """
    comm = await _connect(address, security, role)
    try:
        if role_of(comm) not in (Role.HEAD, None):
            raise CertificateError(f"{address} has the certificate of a {role_of(comm)}")
        version = asdict(Version.own())
        why = await send_recv(comm, op="tunebank_hello", role=role, name=name, version=version)
    finally:
        await comm.close()
    if why:
        raise CertificateError(f"the head {address} refuses {name}: {why}")


async def _connect(address: str, security: Security, role: Role) -> Any:
    options = security.get_connection_args("worker" if role is Role.MACHINE else "client")
    try:
        if context := options["ssl_context"]:
            await asyncio.wait_for(_shake_hands(address, context), CONNECT_S)
        return await connect(address, timeout=CONNECT_S, **options)
    except (ssl.SSLEOFError, ssl.SSLZeroReturnError, CommClosedError) as error:
        what = "it closed the connection: its log says why, lack of --certs DIR for example"
        raise ConnectionError(what) from error
    except TimeoutError as error:
        raise ConnectionError(f"it says nothing within {CONNECT_S:.0f} s") from error
    except ssl.SSLError as error:
        raise CertificateError(f"the head {address}: {_tls_refusal(error)}") from error


async def _shake_hands(address: str, context: ssl.SSLContext) -> None:
    """Wait until a head speaks: a peer that writes first, as Dask does, may miss why it refuses."""
    host, port = parse_host_port(parse_address(address)[1])
    reader, writer = await asyncio.open_connection(host, port, ssl=context)
    try:
        await reader.read(1)
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


def _tls_refusal(error: ssl.SSLError) -> str:
    """Reason why one end refuses the other."""
    if isinstance(error, ssl.SSLCertVerificationError):
        return f"its certificate is refused here: {error.verify_message}"
    reason = (error.reason or str(error)).replace("_", " ").lower()
    if "alert" in reason:
        return f"it refuses our certificate: {reason.partition('alert ')[2]}"
    return f"it speaks no TLS: {reason}"
