"""Verify signatures made by minisign (https://jedisct1.github.io/minisign/)."""

from __future__ import annotations

import base64
import hashlib

COMMENT_PREFIX = b"trusted comment: "
PREHASHED_SIGNATURE_PREFIX = b"ED"
"""The first bytes of a signature of a hash. The id of the key and the signature itself follow."""


class BadSignature(ValueError):
    """Raised if a signature was not made for the given data with the given key, or is malformed."""


def verify_signature(data: bytes, signature: bytes, key: str) -> str:
    """Verify the signature of `data`, and return its trusted comment. Raises BadSignature.

    `signature` is the text of a signature file, and `key` is the public key in base64. Only
    signatures of the hash of the data ("prehashed") are accepted, which minisign makes by default
    since version 0.10.
    """
    # Imported here because only built programs, which look for updates, contain libsodium.
    from nacl.exceptions import CryptoError
    from nacl.signing import VerifyKey

    try:
        _, signed, comment, comment_signed = signature.splitlines()[:4]
        public = base64.b64decode(key, validate=True)
        signature_bytes = base64.b64decode(signed, validate=True)
        if len(public) != 42 or public[:2] != b"Ed":
            raise BadSignature
        if (
            signature_bytes[:2] != PREHASHED_SIGNATURE_PREFIX
            or signature_bytes[2:10] != public[2:10]
        ):
            raise BadSignature
        if not comment.startswith(COMMENT_PREFIX):
            raise BadSignature
        verifier = VerifyKey(public[10:])
        verifier.verify(hashlib.blake2b(data).digest(), signature_bytes[10:])
        trusted = comment.removeprefix(COMMENT_PREFIX)
        verifier.verify(
            signature_bytes[10:] + trusted, base64.b64decode(comment_signed, validate=True)
        )
    except (CryptoError, ValueError, TypeError) as error:
        raise BadSignature from error
    return trusted.decode("utf-8", "replace")
