"""Ed25519 keys and signatures, by the optional library `cryptography`."""

from __future__ import annotations

from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.serialization import load_pem_private_key, load_pem_public_key


def read_private_key(content: bytes) -> Ed25519PrivateKey:
    """The key in a PEM text. Raises ValueError for a text without one."""
    try:
        key: object = load_pem_private_key(content, password=None)
    except (TypeError, UnsupportedAlgorithm) as error:  # TypeError: a passphrase
        raise ValueError(error) from error
    if not isinstance(key, Ed25519PrivateKey):
        raise ValueError(f"{type(key).__name__} is another kind")  # noqa: TRY004  The text's fault.
    return key


def read_public_key(content: bytes) -> bytes:
    """The 32 bytes of the key in a PEM text. Raises ValueError for a text without one."""
    try:
        key: object = load_pem_public_key(content)
    except UnsupportedAlgorithm as error:
        raise ValueError(error) from error
    if not isinstance(key, Ed25519PublicKey):
        raise ValueError(f"{type(key).__name__} is another kind")  # noqa: TRY004  The text's fault.
    return key.public_bytes_raw()


def is_signature(key: bytes, signature: bytes, message: bytes) -> bool:
    """Return whether this key made the signature of the message."""
    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, message)
    except (InvalidSignature, ValueError):
        return False
    return True
