"""Editions: what is printed on boards, tiles and cards, as YAML that owners of a copy can correct.

Every item says where it comes from, as a whole (`mark: rulebook`) or field by field
(`mark: {kind: source, count: reconstructed}`).
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec
import yaml

from parlour.kernel.errors import BadEdition

Mark = Literal["rulebook", "source", "inferred", "reconstructed"]
"""Stated in the rulebook; stated by a third party; follows from those; made up to agree with them."""

Marks = Mark | dict[str, Mark]

T = TypeVar("T")


def read_files(folder: Path, schema: type[T]) -> T:
    """An edition's files: what each field of the schema says, from the YAML file that is named like it."""
    fields = msgspec.structs.fields(schema)  # type: ignore[arg-type]
    return schema(**{field.name: _read(folder, f"{field.name}.yaml", field.type) for field in fields})


def _read(folder: Path, file: str, schema: Any) -> Any:
    """One file, checked against its schema; an error names file, item and field."""
    path = folder / file
    try:
        data = yaml.safe_load(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadEdition(str(path), "-", "-", "the file is missing") from None
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
        problem = " ".join(str(error).split())
        raise BadEdition(str(path), "-", "-", f"not readable as YAML: {problem}") from None
    try:
        return msgspec.convert(data, schema)
    except msgspec.ValidationError as error:
        problem, _, where = str(error).partition(" - at `$")
        item, field = _locate(data, where.rstrip("`"))
        raise BadEdition(str(path), item, field, problem) from None


def _locate(data: object, where: str) -> tuple[str, str]:
    """Turn msgspec's `.tiles[3].count` into the item's id and the field."""
    item = "-"
    field: list[str] = []
    for key, index in re.findall(r"\.([A-Za-z_]\w*)|\[(\d+)\]", where):
        try:
            data = data[key] if key else data[int(index)]  # type: ignore[index]
        except (KeyError, IndexError, TypeError, ValueError):
            data = None
        if index and isinstance(data, dict) and "id" in data:
            item, field = str(data["id"]), []
        else:
            field.append(key or index)
    return item, ".".join(field) or "-"


def fingerprint(folder: Path) -> str:
    """A hash of an edition's data (not of its comments and layout): games are pinned to it."""
    content = {path.name: yaml.safe_load(path.read_text(encoding="utf-8")) for path in folder.glob("*.yaml")}
    return hashlib.blake2b(msgspec.json.encode(content, order="sorted"), digest_size=8).hexdigest()


def count_marks(items: list[Marks]) -> dict[Mark, int]:
    """How many facts come from where."""
    counts: Counter[Mark] = Counter()
    for marks in items:
        counts.update(marks.values() if isinstance(marks, dict) else [marks])
    return dict(counts)
