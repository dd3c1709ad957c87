"""The outcome as a page that stands on its own: no script, no address, light or dark as the reader likes."""

from __future__ import annotations

from html import escape
from importlib.resources import files

from parlour.arena import charts, tables
from parlour.arena.charts import tag
from parlour.arena.contest import Contest
from parlour.arena.figures import Figures
from parlour.arena.tables import Grid
from parlour.words import Words


def page(contest: Contest, found: Figures, words: Words) -> str:
    """The whole page."""
    title = words.text("cli-arena-title", game=words.text(f"{contest.plan.game}-name"))
    style = files("parlour.arena").joinpath("page.css").read_text(encoding="utf-8")
    head = tag(
        "head",
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width">',
        tag("title", escape(title)),
        tag("style", style),
    )
    sections = [_introduction(title, contest, found, words)]
    if found.games:
        sections += [_ratings(found, words), _shares(contest, found, words)]
        sections += [_points(found, words), _thought(found, words)]
    body = tag("body", tag("main", *sections, _played(contest, words)))
    return f"<!doctype html>\n{tag('html', head, body, lang=words.language)}\n"


def _introduction(title: str, contest: Contest, found: Figures, words: Words) -> str:
    counts = {"players": contest.plan.players, "games": found.games, "lineups": len(found.lineups)}
    about = words.text("cli-arena-report-about", **counts)
    return tag("h1", escape(title)) + tag("p", escape(about), class_="quiet")


def _section(name: str, words: Words, *content: str) -> str:
    """A heading, what the reader should know, and the rest."""
    explained = words.text(f"cli-arena-report-{name}.about")
    heading = tag("h2", escape(words.text(f"cli-arena-report-{name}")))
    return tag("section", heading, tag("p", escape(explained), class_="quiet"), *content)


def _ratings(found: Figures, words: Words) -> str:
    rows = {one.name: (one.rating.low, one.rating.value, one.rating.high) for one in found.bots}
    drawn = charts.intervals(words.text("cli-arena-report-ratings"), rows, lambda value: str(round(value)))
    return _section("ratings", words, tag("figure", drawn), _table(tables.standings(found, words)))


def _shares(contest: Contest, found: Figures, words: Words) -> str:
    fair = 1 / contest.plan.players
    cells = {
        name: {
            other: (
                (share.mean - fair) / (1 - fair if share.mean > fair else fair),
                tables.percent(share.mean, words),
                tables.interval(share, words),
            )
            for other, share in met.items()
        }
        for name, met in found.meetings.items()
    }
    names = [one.name for one in found.bots]
    drawn = charts.matrix(words.text("cli-arena-report-shares"), names, cells)
    return _section(
        "shares", words, tag("figure", drawn), _table(tables.lineups(found, contest.ending, words))
    )


def _points(found: Figures, words: Words) -> str:
    rows = {one.name: one.scores for one in found.bots if one.scores}
    drawn = charts.histograms(words.text("cli-arena-report-points"), rows, lambda value: f"{value:g}")
    return _section("points", words, tag("figure", drawn))


def _thought(found: Figures, words: Words) -> str:
    rows = {one.name: one.seconds for one in found.bots}
    drawn = charts.bars(
        words.text("cli-arena-report-thought"), rows, lambda value: tables.duration(value, words)
    )
    return _section("thought", words, tag("figure", drawn))


def _played(contest: Contest, words: Words) -> str:
    """What it takes to play the same again."""
    plan, ending = contest.plan, contest.ending
    facts: dict[str, object] = {
        "bots": ", ".join(plan.bots),
        "options": ", ".join(f"{name}={str(value).lower()}" for name, value in plan.options.items()),
        "seed": plan.seed,
        "most": ending.games,
    }
    if ending.until is not None:
        facts["until"] = f"± {tables.percent(ending.until, words)}"
    if ending.claim is not None:
        facts["claim"] = tables.percent(ending.claim, words)
    facts |= {"edition": plan.edition, "rules": plan.rules, "version": plan.version}
    rows = [
        tag("tr", tag("th", escape(words.text(f"cli-arena-fact-{name}"))), tag("td", escape(str(value))))
        for name, value in facts.items()
    ]
    return _section("played", words, tag("table", *rows, class_="facts"))


def _table(grid: Grid) -> str:
    head = tag("thead", tag("tr", *(tag("th", escape(cell)) for cell in grid.head)))
    rows = [tag("tr", *(tag("td", escape(cell)) for cell in row)) for row in grid.rows]
    return tag("div", tag("table", head, tag("tbody", *rows)), class_="wide")
