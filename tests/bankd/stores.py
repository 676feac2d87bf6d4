"""Stores for tests: pulled from, and served by HTTP."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, SimpleHTTPRequestHandler, ThreadingHTTPServer

from bankd.bank import Bank
from bankd.bank.sources import Terms
from bankd.shared_bank import Moved, Store, pull


def pulled(bank: Bank, store: Store, **options: object) -> tuple[list[Moved], list[str]]:
    refused: list[str] = []
    moved = pull(
        bank, store, Terms(), author="test", refused=lambda error: refused.append(error.message),
        **options,  # type: ignore[arg-type]
    )  # fmt: skip
    return moved, refused


@contextmanager
def served(
    handler: type[BaseHTTPRequestHandler] | partial[BaseHTTPRequestHandler],
) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None: ...
