"""Verify signatures made by minisign (https://jedisct1.github.io/minisign/)."""

from __future__ import annotations

import base64
import hashlib

COMMENT = b"trusted comment: "


class BadSignature(ValueError):
    """Raised for a signature that was not made for this file with this key."""


def verify_and_get_trusted_comment(data: bytes, signature: bytes, key: str) -> str:
    """Verify the signature of `data`, and return its trusted comment. Raises BadSignature.

    `signature` is the text of a signature file, `key` the public key in base64. The signature must
    be prehashed, as minisign makes it by default since version 0.10.
    """
    # Imported here because libsodium loads slowly, and only players who look for updates need it.
    from nacl.exceptions import CryptoError
    from nacl.signing import VerifyKey

    try:
        _, signed, comment, comment_signed = signature.splitlines()[:4]
        public, made = base64.b64decode(key, validate=True), base64.b64decode(signed, validate=True)
        if (public[:2], made[:2], made[2:10], len(public)) != (b"Ed", b"ED", public[2:10], 42):
            raise BadSignature
        if not comment.startswith(COMMENT):
            raise BadSignature
        verifier = VerifyKey(public[10:])
        verifier.verify(hashlib.blake2b(data).digest(), made[10:])
        trusted = comment.removeprefix(COMMENT)
        verifier.verify(made[10:] + trusted, base64.b64decode(comment_signed, validate=True))
    except (CryptoError, ValueError, TypeError) as error:
        raise BadSignature from error
    return trusted.decode("utf-8", "replace")
