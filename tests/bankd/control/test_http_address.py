"""Addresses of pages for monitoring systems, as they are typed."""

from __future__ import annotations

import pytest

from bankd.control.http_address import HttpAddress


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("9100", ("127.0.0.1", 9100)),
        ("0.0.0.0:80", ("0.0.0.0", 80)),
        ("[::1]:9100", ("::1", 9100)),
        ("localhost:0", ("localhost", 0)),
    ],
)
def test_an_address_is_a_host_and_a_port(text: str, address: tuple[str, int]) -> None:
    parsed = HttpAddress.parse(text)

    assert parsed == address
    assert parsed.is_local == (text != "0.0.0.0:80")


@pytest.mark.parametrize("text", ["", "here", "127.0.0.1:", "::1:80", "h:99999", "h:-1"])
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no host and port"):
        HttpAddress.parse(text)
