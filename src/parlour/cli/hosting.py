"""What a host can choose: each is an option, and a variable of the environment of the same name.

The numbers are the fields of `Settings` that are declared with `choice`: `posts_per_minute` is
`--posts-per-minute` and PARLOUR_POSTS_PER_MINUTE.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import fields
from ipaddress import ip_network
from typing import Annotated, Any, TypeVar
from urllib.parse import urlsplit

import typer

from parlour.cli import parsing
from parlour.kernel.errors import BadOption
from parlour.kernel.phrase import Phrase
from parlour.server.settings import Choice, Settings

T = TypeVar("T")

Check = Callable[[str, str], T]
"""Reads what was written; the first argument is what to call it where it is wrong."""


def option(name: str, metavar: str, explained: str, check: Check[Any] | None = None) -> Any:
    """An option of a command that serves."""
    return typer.Option(
        name,
        envvar=variable(name),
        metavar=metavar,
        help=explained,
        parser=str if check else None,
        callback=_checked(name, check) if check else None,
    )


def variable(name: str) -> str:
    return f"PARLOUR_{name.removeprefix('--').replace('-', '_').upper()}"


def _checked(name: str, check: Check[Any]) -> Callable[..., Any]:
    def read(context: typer.Context, param: typer.CallbackParam, value: Any) -> Any:
        source = context.get_parameter_source(str(param.name))
        called = variable(name) if source is not None and source.name == "ENVIRONMENT" else name
        return [check(called, one) for one in value] if isinstance(value, list) else check(called, value)

    return read


# Numbers


def numbered(name: str) -> Any:
    """The option for a number among the settings."""
    [choice] = [one.metadata[Choice] for one in fields(Settings) if one.name == name]
    whole = isinstance(choice.least, int)

    def check(called: str, value: str) -> float:
        if whole:
            return parsing.whole_number(called, int(choice.least), int(choice.most))(value)
        return parsing.decimal(called, choice.least, choice.most)(value)

    flag = f"--{name.replace('_', '-')}"
    return option(flag, "cli-metavar-number", choice.explained, check)


def takes_numbers(command: Callable[..., None]) -> Callable[..., None]:
    """A command that takes all numbers among the settings besides what it names itself, as `**numbers`."""
    signature = inspect.signature(command, eval_str=True)
    own = [one for one in signature.parameters.values() if one.kind is not inspect.Parameter.VAR_KEYWORD]
    named = {one.name for one in own}
    more = [
        inspect.Parameter(
            one.name,
            inspect.Parameter.KEYWORD_ONLY,
            default=one.default,
            annotation=Annotated[type(one.default), numbered(one.name)],
        )
        for one in fields(Settings)
        if Choice in one.metadata and one.name not in named
    ]
    command.__signature__ = signature.replace(parameters=[*own, *more])  # type: ignore[attr-defined]
    return command


# Addresses


def _origin(called: str, value: str) -> str:
    try:
        found = urlsplit(value)
        is_one = found.scheme in ("http", "https") and value.rstrip("/") == f"{found.scheme}://{found.netloc}"
    except ValueError:
        is_one = False
    if not is_one:
        raise BadOption(Phrase("cli-error-origin", {"option": called, "value": value}))
    return value


def _proxy(called: str, value: str) -> str:
    try:
        return str(ip_network(value))
    except ValueError:
        raise BadOption(Phrase("cli-error-proxy", {"option": called, "value": value})) from None


Host = Annotated[str, option("--host", "cli-metavar-host", "cli-option-host")]
Port = Annotated[int, numbered("port")]
Database = Annotated[str, option("--db", "cli-metavar-database", "cli-option-db")]
Editions = Annotated[list[str], option("--edition", "cli-metavar-edition", "cli-option-edition")]
Origins = Annotated[list[str], option("--origin", "cli-metavar-origin", "cli-option-origin", _origin)]
Proxies = Annotated[list[str], option("--proxy", "cli-metavar-proxy", "cli-option-proxy", _proxy)]
Https = Annotated[bool, typer.Option("--https", envvar=variable("--https"), help="cli-option-https")]
