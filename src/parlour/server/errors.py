"""Errors of the server: why a request is not carried out, besides those of the kernel."""

from __future__ import annotations

from parlour.kernel.errors import ParlourError


class NotFound(ParlourError):
    """The thing that is asked for does not exist."""


class Forbidden(ParlourError):
    """The visitor may not do this."""


class Conflict(ParlourError):
    """The request cannot be done as things stand now."""


class Unavailable(ParlourError):
    """The request cannot be done now, but perhaps in a moment."""
