"""JSON merge patches (RFC 7396): what changed between two JSON objects.

A patch cannot set a member to null, because null means "gone": views never hold null in an object.
"""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]


def difference(old: Json, new: Json) -> Json:
    """The patch that makes `new` of `old`. Lists that differ are given whole."""
    patch: Json = {}
    for name, value in new.items():
        before = old.get(name)
        if isinstance(value, dict) and isinstance(before, dict):
            inner = difference(before, value)
            if inner:
                patch[name] = inner
        elif value != before or type(value) is not type(before):
            patch[name] = value
    for name in old:
        if name not in new:
            patch[name] = None
    return patch


def merge(target: Json, patch: Json) -> Json:
    """Apply a patch; gives a new object."""
    merged = dict(target)
    for name, value in patch.items():
        if value is None:
            merged.pop(name, None)
        elif isinstance(value, dict):
            before = merged.get(name)
            merged[name] = merge(before if isinstance(before, dict) else {}, value)
        else:
            merged[name] = value
    return merged
