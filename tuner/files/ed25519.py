"""Parts of the optional library `cryptography` that signatures need: it is slow to import."""

from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives import serialization as pem
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

__all__ = [
    "Ed25519PrivateKey", "Ed25519PublicKey", "InvalidSignature", "UnsupportedAlgorithm", "pem",
]  # fmt: skip
