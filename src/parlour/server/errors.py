"""Errors of the server: why a request is not carried out, besides those of the kernel."""

from __future__ import annotations

from parlour.kernel.errors import ParlourError


class NotFound(ParlourError):
    """There is no such thing."""


class Forbidden(ParlourError):
    """It is there, but not for this visitor to do."""


class Conflict(ParlourError):
    """It cannot be done as things stand now."""


class Unavailable(ParlourError):
    """It cannot be done now, but perhaps in a moment."""
