"""Commands from a socket: decide, undo, restart the turn, end it, ask why not."""

from __future__ import annotations

import msgspec
import structlog

from parlour.kernel.errors import BadAction, Illegal, ParlourError
from parlour.kernel.match import Match
from parlour.kernel.phrase import Phrase
from parlour.server.protocol import Act, Command, Done, End, Ping, Refused, Restart, Undo, Why
from parlour.server.storage.store import Clash, CommandId, NotKept
from parlour.server.tables import viewing
from parlour.server.tables.room import Room, Viewer, act_instead

log = structlog.get_logger()

LONGEST_ID = 64
LARGEST = 8_192
"""Characters a command may have."""

_decoder = msgspec.json.Decoder(Command)


class Malformed(ParlourError):
    """What came over the socket is no command."""

    def __init__(self, phrase: Phrase, command_id: str = "") -> None:
        super().__init__(phrase)
        self.command_id = command_id


def decode(text: str | bytes) -> Command:
    """A command, checked for form."""
    if len(text) > LARGEST:
        raise Malformed(Phrase("error-command-size", {"largest": LARGEST}), id_in(text))
    try:
        command: Command = _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed(Phrase("error-malformed", {"problem": str(error)}), id_in(text)) from None
    if not 0 < len(command.id) <= LONGEST_ID or not command.id.isprintable():
        raise Malformed(Phrase("error-command-id", {"longest": LONGEST_ID}))
    return command


class _OnlyId(msgspec.Struct):
    id: str


def id_in(text: str | bytes) -> str:
    """The id of a command that is wrong otherwise, so that its maker knows which one it was."""
    try:
        return msgspec.json.decode(text, type=_OnlyId).id[:LONGEST_ID]
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""


async def answer(room: Room, viewer: Viewer, command: Command) -> Done | Refused:
    """Carry a command out, or say why not. What changed has been kept and sent when this returns."""
    async with room.lock:
        await room.ready()
        made = CommandId(viewer.owner, command.id)
        if isinstance(command, Ping) or made in room.commands:
            return Done(command.id, room.version(viewer.eyes))
        refused = _refuse(room, viewer, command)
        if refused is None:
            refused = await _carry_out(room, viewer, command, made)
        if refused is not None:
            if refused.code in ("stale", "failed") and room.loaded:
                await room.sync(viewer)
            return refused
        return Done(command.id, room.version(viewer.eyes))


def _refuse(room: Room, viewer: Viewer, command: Act | Undo | Restart | End | Why) -> Refused | None:
    """What is wrong with a command before the rules are asked."""
    if room.table.status != "playing" or room.match is None:
        return Refused(command.id, "not-playing", Phrase("error-not-playing"))
    if command.seat not in viewer.eyes.seats:
        return Refused(command.id, "not-your-seat", Phrase("error-not-your-seat"))
    if command.ply != room.expected_ply(viewer.eyes):
        return Refused(command.id, "stale", Phrase("error-stale"))
    if command.seat != viewing.waited_for(room.match):
        return Refused(command.id, "not-your-turn", Phrase("error-not-your-turn"))
    return None


async def _carry_out(
    room: Room, viewer: Viewer, command: Act | Undo | Restart | End | Why, made: CommandId
) -> Refused | None:
    assert room.match is not None
    try:
        if isinstance(command, Why):
            _why(room.match, command)
        else:
            await room.change(lambda match: _do(match, command), made)
    except Clash:
        # The room has been loaded again. Perhaps it was this very command that had already been kept.
        if made in room.commands:
            return None
        return Refused(command.id, "stale", Phrase("error-stale"))
    except NotKept as error:
        return Refused(command.id, "failed", error.phrase)
    except Illegal as error:
        return Refused(command.id, "illegal", error.phrase, error.rule)
    except BadAction as error:
        return Refused(command.id, "malformed", error.phrase)
    except ParlourError as error:
        return Refused(command.id, "not-your-turn", error.phrase)
    except Exception as error:
        # A mistake of ours: the room is as it was, and the game goes on.
        log.error("a command failed", table=room.id, command=type(command).__name__, exc_info=error)
        return Refused(command.id, "failed", Phrase("error-internal"))
    return None


def _do(match: Match, command: Act | Undo | Restart | End) -> None:
    seat = command.seat
    match command:
        case Act(instead=True):
            act_instead(match, seat, match.actions.number(command.action))
        case Act():
            match.act(seat, match.actions.number(command.action))
        case Undo():
            match.undo(seat)
        case Restart():
            match.restart(seat)
        case End():
            match.end(seat)


def _why(match: Match, command: Why) -> None:
    """Raise if the action is not allowed now; in a turn that awaits its end: if it would not have been."""
    state = match.state
    if match.awaits_end and match.last_choice is not None:
        state = match.last_choice
    action = match.actions.number(command.action)
    if action not in state.legal():
        nearest = match.game.nearest(state, action)
        raise Illegal(match.game.why_not(state, nearest), match.actions.text(action))
