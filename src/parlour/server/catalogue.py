"""The games on offer, with the editions this host plays them by."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from parlour import bots, games
from parlour.kernel.actions import Domain, Named, Plain
from parlour.kernel.errors import ParlourError
from parlour.kernel.field import fields
from parlour.kernel.game import Game
from parlour.kernel.match import Match
from parlour.kernel.phrase import Phrase
from parlour.kernel.record import Header
from parlour.server.errors import NotFound
from parlour.server.protocol import ArgumentInfo, EditionInfo, GameInfo, GameTexts, ViewField
from parlour.words import ENGLISH, LANGUAGES, ledger_of, words_of


class Catalogue:
    """Every game and its edition, loaded and checked once."""

    def __init__(self, folders: Mapping[str, Path]) -> None:
        for game_id in folders:
            games.get(game_id)
        self._folders = dict(folders)
        self._editions = {
            game_id: games.get(game_id).edition(self._folders.get(game_id)) for game_id in games.ids()
        }

    def game(self, game_id: str) -> Game:
        return games.get(game_id)

    def edition(self, game_id: str) -> Any:
        games.get(game_id)
        return self._editions[game_id]

    def corrected_folder(self, game_id: str) -> str | None:
        """The host's own folder for a game, if there is one."""
        return str(self._folders[game_id]) if game_id in self._folders else None

    def header(self, game_id: str, players: int, options: Mapping[str, object]) -> Header:
        """The header of a new table: the rules version and the edition it is pinned to."""
        game, edition = self.game(game_id), self.edition(game_id)
        accepted = game.accept_options(edition, players, options)
        return Header(game.id, game.rules_version, edition.fingerprint, players, accepted)

    def check(self, header: Header) -> None:
        """Can a game that was begun with this header still be played here?"""
        if header.rules != self.game(header.game).rules_version:
            known = self.game(header.game).rules_version
            raise ParlourError(Phrase("error-table-rules", {"found": header.rules, "known": known}))
        if header.edition != self.edition(header.game).fingerprint:
            known_edition = str(self.edition(header.game).fingerprint)
            raise ParlourError(
                Phrase("error-table-edition", {"found": header.edition, "known": known_edition})
            )

    def match(self, header: Header, seed: str) -> Match:
        """A match of a header that was checked, before its first decision."""
        edition = self.edition(header.game)
        return Match(self.game(header.game), edition, header.players, header.options, seed)

    @cache  # noqa: B019 - there is one catalogue, for as long as the server runs
    def infos(self) -> list[GameInfo]:
        return [self._info(games.get(game_id)) for game_id in games.ids()]

    def _info(self, game: Game) -> GameInfo:
        edition = self.edition(game.id)
        options = {str(players): list(game.options(edition, players)) for players in game.players}
        # The kinds of action and their arguments are the same for any number of players.
        players = game.players[0]
        actions = game.actions(game.setup(edition, players, game.accept_options(edition, players, {})))
        kinds = {
            name: [_argument(argument, domain) for argument, domain in kind.arguments.items()]
            for name, kind in actions.kinds.items()
        }
        offered = list(bots.offered(game.id))
        shown = [
            ViewField(name, one.shown_as, one.prefix, one.by_seat, list(one.columns), list(one.rows))
            for name, one in fields(game.view_type).items()
        ]
        return GameInfo(game.id, list(game.players), options, offered, bots.ratings(game.id), kinds, shown)

    @cache  # noqa: B019
    def texts(self, game_id: str, language: str) -> GameTexts:
        """The texts that a game brings for people to read, for a client that was built without it."""
        if language not in LANGUAGES:
            raise NotFound(Phrase("error-not-found"))
        # Of messages with one id the first counts: what is not said in the language is said in English.
        words = [file.read_text(encoding="utf-8") for file in words_of(game_id, language, ENGLISH)]
        ledgers = [file.read_text(encoding="utf-8") for file in ledger_of(game_id, language, ENGLISH)]
        return GameTexts("\n".join(words), ledgers[0] if ledgers else "")

    @cache  # noqa: B019
    def edition_info(self, game_id: str) -> EditionInfo:
        game, edition = self.game(game_id), self.edition(game_id)
        data = msgspec.to_builtins(edition.files) if game.edition_type else {}
        own = game_id not in self._folders
        return EditionInfo(game_id, edition.fingerprint, game.rules_version, own, data, edition.provenance())


def _argument(name: str, domain: Domain) -> ArgumentInfo:
    if isinstance(domain, Named):
        return ArgumentInfo(name, "named", domain.prefix)
    return ArgumentInfo(name, "plain" if isinstance(domain, Plain) else "seat")
