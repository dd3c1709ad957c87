"""Small drawings in SVG, for a page that brings its own colours: see the classes in `page.css`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape
from math import ceil, floor, log10

WIDTH = 720
ROW = 34
AXIS = 26
LETTER = 8.2
"""How wide a letter of a label is, about."""

Cell = tuple[float, str, str]
"""A weight from -1 to 1, which colours it, its text, and more text below."""

Write = Callable[[float], str]
"""Writes a number, in somebody's language."""


def tag(name: str, *content: str, **attributes: str | float) -> str:
    """An element; `class_` and `text_anchor` are written as HTML does."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_short(value))}"' for key, value in attributes.items()
    )
    return f"<{name}{written}>{''.join(content)}</{name}>"


def _short(value: str | float) -> str:
    return value if isinstance(value, str) else f"{value:.1f}".removesuffix(".0")


def ticks(low: float, high: float, about: int = 5) -> list[float]:
    """Round numbers from one side to the other."""
    rough = (high - low) / about
    power = 10.0 ** floor(log10(rough))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough)
    return [at * step for at in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]


class _Rows:
    """A chart with a named row for each bot and an axis of numbers below."""

    def __init__(self, names: Sequence[str], low: float, high: float, row: float = ROW) -> None:
        self.names = names
        self.low, self.high = (low, high) if high > low else (low - 1, low + 1)
        self.row = row
        self.left = 16 + LETTER * max(len(name) for name in names)
        self.right = WIDTH - 84.0
        self.bottom = row * len(names)

    def x(self, value: float) -> float:
        return self.left + (value - self.low) / (self.high - self.low) * (self.right - self.left)

    def middle(self, at: int) -> float:
        return (at + 0.5) * self.row

    def svg(self, title: str, write: Write, drawn: Iterator[str]) -> str:
        grid = [
            tag("line", x1=self.x(tick), x2=self.x(tick), y1=0, y2=self.bottom, class_="grid")
            + tag("text", escape(write(tick)), x=self.x(tick), y=self.bottom + 18, text_anchor="middle")
            for tick in ticks(self.low, self.high)
        ]
        labels = [
            tag(
                "text",
                escape(name),
                x=self.left - 10,
                y=self.middle(at) + 4.5,
                text_anchor="end",
                class_="name",
            )
            for at, name in enumerate(self.names)
        ]
        return _svg(title, WIDTH, self.bottom + AXIS, *grid, *labels, *drawn)


def _svg(title: str, width: float, height: float, *content: str) -> str:
    box = f"0 0 {_short(width)} {_short(height)}"
    return tag(
        "svg", tag("title", escape(title)), *content, viewBox=box, width=width, height=height, role="img"
    )


def intervals(title: str, rows: Mapping[str, tuple[float, float, float]], write: Write) -> str:
    """For every name a dot with its interval: lowest, value, highest."""
    chart = _Rows(list(rows), min(one[0] for one in rows.values()), max(one[2] for one in rows.values()))

    def drawn() -> Iterator[str]:
        for at, (low, value, high) in enumerate(rows.values()):
            y = chart.middle(at)
            yield tag("line", x1=chart.x(low), x2=chart.x(high), y1=y, y2=y, class_="whisker")
            yield tag("circle", cx=chart.x(value), cy=y, r=6, class_="dot")
            yield tag("text", escape(write(value)), x=chart.x(high) + 8, y=y + 4.5, class_="value")

    return chart.svg(title, write, drawn())


def bars(title: str, rows: Mapping[str, float], write: Write) -> str:
    """For every name a bar from nothing."""
    chart = _Rows(list(rows), 0.0, max(rows.values()) or 1.0)

    def drawn() -> Iterator[str]:
        for at, value in enumerate(rows.values()):
            y = chart.middle(at)
            width = chart.x(value) - chart.left
            yield tag("rect", x=chart.left, y=y - 9, width=width, height=18, rx=3, class_="bar")
            yield tag("text", escape(write(value)), x=chart.x(value) + 8, y=y + 4.5, class_="value")

    return chart.svg(title, write, drawn())


def histograms(title: str, rows: Mapping[str, Mapping[int, int]], write: Write, columns: int = 40) -> str:
    """For every name how often which number occurred, all on one axis."""
    low = min(min(counts) for counts in rows.values())
    high = max(max(counts) for counts in rows.values())
    step = -(-(high - low + 1) // columns)
    chart = _Rows(list(rows), float(low), float(low + step * -(-(high - low + 1) // step)), row=64)

    def drawn() -> Iterator[str]:
        for at, counts in enumerate(rows.values()):
            base = (at + 1) * chart.row - 6
            binned: dict[int, int] = {}
            for number, times in counts.items():
                first = low + (number - low) // step * step
                binned[first] = binned.get(first, 0) + times
            most = max(binned.values())
            for first, times in sorted(binned.items()):
                left, right = chart.x(first), chart.x(first + step)
                tall = times / most * (chart.row - 14)
                yield tag("rect", x=left, y=base - tall, width=right - left - 1, height=tall, class_="bar")
            yield tag("line", x1=chart.left, x2=chart.right, y1=base, y2=base, class_="base")

    return chart.svg(title, write, drawn())


def matrix(title: str, names: Sequence[str], cells: Mapping[str, Mapping[str, Cell]]) -> str:
    """Row against column; a row need not have every cell."""
    left = 16 + LETTER * max(len(name) for name in names)
    wide = max(104.0, 16 + LETTER * max(len(name) for name in names))
    tall, top = 52.0, 30.0
    drawn: list[str] = []
    for column, name in enumerate(names):
        x = left + (column + 0.5) * wide
        drawn.append(tag("text", escape(name), x=x, y=top - 10, text_anchor="middle", class_="name"))
    for row, name in enumerate(names):
        y = top + row * tall
        drawn.append(
            tag("text", escape(name), x=left - 10, y=y + tall / 2 + 4.5, text_anchor="end", class_="name")
        )
        for column, other in enumerate(names):
            x = left + column * wide
            if other not in cells.get(name, {}):
                drawn.append(tag("rect", x=x, y=y, width=wide - 2, height=tall - 2, rx=4, class_="none"))
                continue
            weight, text, below = cells[name][other]
            colour = "better" if weight > 0 else "worse"
            shade = f"{0.08 + 0.42 * min(1.0, abs(weight)):.2f}"
            size = {"width": wide - 2, "height": tall - 2, "rx": 4}
            drawn.append(tag("rect", x=x, y=y, class_=colour, fill_opacity=shade, **size))
            centre = x + wide / 2 - 1
            drawn.append(tag("text", escape(text), x=centre, y=y + 23, text_anchor="middle", class_="value"))
            drawn.append(tag("text", escape(below), x=centre, y=y + 40, text_anchor="middle", class_="note"))
    return _svg(title, left + wide * len(names), top + tall * len(names), *drawn)
