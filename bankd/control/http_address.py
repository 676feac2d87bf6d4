"""The address at which a daemon serves pages for monitoring systems."""

from __future__ import annotations

from ipaddress import ip_address
from typing import NamedTuple


class HttpAddress(NamedTuple):
    """A host and a port."""

    host: str
    port: int

    @classmethod
    def parse(cls, text: str) -> HttpAddress:
        """Parse "127.0.0.1:9100", "[::1]:9100", or a port alone, which is that of this machine.

        Raises ValueError.
        """
        host, _, port = text.rpartition(":")
        found = cls(host.strip("[]") or "127.0.0.1", int(port) if port.isdecimal() else -1)
        if not 0 <= found.port < 1 << 16 or (":" in found.host and not host.startswith("[")):
            raise ValueError(f"{text} is no host and port")
        return found

    @property
    def is_local(self) -> bool:
        """True if programs of this machine alone reach it."""
        try:
            return ip_address(self.host).is_loopback
        except ValueError:
            return self.host == "localhost"
