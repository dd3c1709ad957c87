"""The command line in the reader's language: its help, and what it says about bad input.

Commands are declared with message ids for help and metavars; `translate` puts the words in before typer
reads them. Typer's own sentences are replaced by ours.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import typer
from typer import rich_utils
from typer.core import TyperArgument, TyperCommand, TyperGroup

from parlour.kernel.errors import BadOption, ParlourError
from parlour.kernel.phrase import Phrase
from parlour.words import LANGUAGES, Words

Lang = Annotated[
    str | None,
    typer.Option("--lang", metavar="cli-metavar-language", help="cli-option-lang", show_default=False),
]
"""Every command takes it. It is read by `language` before anything else, as errors are written in it too."""


def language(arguments: Sequence[str], environment: Mapping[str, str]) -> tuple[str, bool]:
    """The language to speak, and whether one that was asked for by `--lang` is known.

    The environment may name any language (`LANG=de_DE.UTF-8`): one that Parlour does not speak is no mistake.
    """
    asked = _asked_language(arguments)
    if asked in LANGUAGES:
        return asked, True
    for name in ("PARLOUR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = environment.get(name, "")[:2].lower()
        if environment.get(name):
            return (code if code in LANGUAGES else LANGUAGES[0]), asked is None
    return LANGUAGES[0], asked is None


def _asked_language(arguments: Sequence[str]) -> str | None:
    for at, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if argument == "--lang":
            return arguments[at + 1] if at + 1 < len(arguments) else ""
    return None


def bad_language(arguments: Sequence[str]) -> ParlourError:
    asked = _asked_language(arguments) or ""
    return BadOption(Phrase("cli-error-lang", {"value": asked, "languages": ", ".join(LANGUAGES)}))


# Help


class SpokenCommand(TyperCommand):
    """A command whose help is in the language of `ctx.obj`."""

    def get_usage(self, ctx: Any) -> str:
        return _spoken_usage(super().get_usage(ctx), ctx)

    def get_help_option(self, ctx: Any) -> Any:
        return _spoken_help_option(super().get_help_option(ctx), ctx)


class SpokenGroup(TyperGroup):
    """The command itself: help in the language of `ctx.obj`, and our own answer to an unknown command."""

    def get_usage(self, ctx: Any) -> str:
        return _spoken_usage(super().get_usage(ctx), ctx)

    def get_help_option(self, ctx: Any) -> Any:
        return _spoken_help_option(super().get_help_option(ctx), ctx)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            found = {"command": args[0], "commands": ", ".join(self.commands)}
            raise BadOption(Phrase("cli-error-command", dict(found)))
        return super().resolve_command(ctx, args)


def _spoken_usage(usage: str, ctx: Any) -> str:
    return usage.replace("Usage:", ctx.obj.text("cli-usage"), 1)


def _spoken_help_option(option: Any, ctx: Any) -> Any:
    if option is not None:
        option.help = ctx.obj.text("cli-option-help")
        option.metavar = ""
    return option


def translate(command: Any, words: Words) -> None:
    """Put words in the place of message ids, in a command and those below it."""
    rich_utils.OPTIONS_PANEL_TITLE = words.text("cli-panel-options")
    rich_utils.ARGUMENTS_PANEL_TITLE = words.text("cli-panel-arguments")
    rich_utils.COMMANDS_PANEL_TITLE = words.text("cli-panel-commands")
    rich_utils.REQUIRED_LONG_STRING = f"[{words.text('cli-required')}]"
    rich_utils.ENVVAR_STRING = f"[{words.text('cli-variable')} {{}}]"
    rich_utils.DEFAULT_STRING = f"[{words.text('cli-default')} {{}}]"
    _translate_command(command, words)
    for one in command.commands.values():
        _translate_command(one, words)


def _translate_command(command: Any, words: Words) -> None:
    command.help = words.text(command.help)
    command.short_help = command.help
    command.options_metavar = words.text("cli-metavar-options")
    if isinstance(command, TyperGroup):
        command.subcommand_metavar = words.text("cli-metavar-command")
    for param in command.params:
        param.help = words.text(param.help)
        # A switch takes nothing, so it shows nothing; without this typer shows Python's name of its type.
        param.metavar = words.text(param.metavar) if param.metavar else ""
        if isinstance(param, TyperArgument):
            param.display_type_rich = _no_type  # type: ignore[method-assign]


def _no_type(ctx: Any) -> str | None:
    """Arguments show their type beside their metavar, which already says it in the reader's language."""
    return None


# What typer finds wrong


def usage_problem(error: typer.TyperException) -> Phrase:
    """Our sentence for what typer says in English. Values are checked by our own parsers, so what is left
    is how options and arguments are written."""
    context: Any = getattr(error, "ctx", None)
    command = context.command_path if context is not None else "parlour"
    match type(error).__name__:
        case "NoSuchOption":
            known = [option for param in context.command.params for option in param.opts if option[:1] == "-"]
            wrong = {"option": getattr(error, "option_name", ""), "options": ", ".join([*known, "--help"])}
            return Phrase("cli-error-option", {"command": command, **wrong})
        case "MissingParameter":
            param: Any = getattr(error, "param", None)
            return Phrase("cli-error-missing", {"command": command, "argument": param.metavar or param.name})
        case "BadParameter":
            # Values are checked by our own parsers, but for switches, which get theirs from the environment.
            switch: Any = getattr(error, "param", None)
            return Phrase("cli-error-switch", {"option": switch.envvar})
        case "BadOptionUsage":
            option = getattr(error, "option_name", "")
            takes_value = "requires" in error.message
            message = "cli-error-option-needs-value" if takes_value else "cli-error-option-takes-none"
            return Phrase(message, {"option": option})
        case _:
            # "Got unexpected extra argument(s) (a b)"
            extra = error.message.rpartition(" (")[2].rstrip(")")
            return Phrase("cli-error-extra", {"command": command, "extra": extra})
