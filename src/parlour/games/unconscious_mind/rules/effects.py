"""What effects do: one small interpreter for everything that is printed on tiles, cards and spaces."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.unconscious_mind.rules.codes import (
    COLUMN,
    DO,
    ELEVATE,
    FREUD,
    FROM_DREAMS,
    FROM_EFFECTS,
    GAIN_REPUTATION,
    GAIN_RESEARCH,
    GENERATE,
    INKPOT,
    LIST,
    MOVE,
    OP_BOX,
    OP_BRIGHT,
    OP_COFFEE,
    OP_COLUMN,
    OP_ELEVATE,
    OP_EXCHANGE,
    OP_GENERATE,
    OP_INKPOT,
    OP_LOCATION,
    OP_MOVE_FREUD,
    OP_MOVE_PROFESSOR,
    OP_NOTEBOOK,
    OP_PLAY,
    OP_REPUTATION,
    OP_REPUTATION_TRACK,
    OP_RESEARCH,
    OP_ROW,
    OP_SCORE_PER,
    OP_TAKE,
    OP_THERAPY,
    OP_TILE,
    OP_TRANSFER,
    OP_TREAT,
    OP_UNLOCK_ROOM,
    OP_VP,
    OPEN_LIST,
    PAY,
    PLAY,
    PROFESSOR,
    ROOM_OPENED,
    ROW,
    STOP,
    SUPPRESS,
    TAKE,
    THERAPY,
    TILE,
    TRANSFER,
    TREATMENT,
)
from parlour.games.unconscious_mind.rules.couch import Couch
from parlour.kernel.state import bit

ABOUT_ROOM: Final = 16
"""What a list is about: nothing (0), a place of the player board (1 + place) or a room (16 + room)."""


class Effects(Couch):
    # Lists

    def open_list(self) -> None:
        """What nobody would refuse or put off is done at once; the rest is for the player to choose from."""
        seat = self.actor
        setup = self.setup
        effects = self.a & 4095
        about = self.a >> 12
        first = setup.list_first[effects]
        done: i64 = 0
        for at in range(setup.list_size[effects]):
            op = setup.ops[first + at]
            count = setup.one[first + at]
            if op == OP_VP:
                self.earn(seat, count, FROM_DREAMS if about >= ABOUT_ROOM else FROM_EFFECTS)
            elif op == OP_BRIGHT:
                self.gain_bright(seat, count)
            elif op == OP_BOX:
                self.gain_boxes(seat, count)
            elif op == OP_SCORE_PER:
                points = self.counter(seat, count) * setup.two[first + at]
                most = setup.three[first + at]
                self.earn(seat, points if points < most else most, FROM_EFFECTS)
            elif op == OP_UNLOCK_ROOM:
                self.second_room |= bit(seat)
                self.emit(ROOM_OPENED, seat, 0, 0, 0)
            elif op == OP_COFFEE and self.coffee[seat] + count <= self.coffee_cap(seat):
                self.gain_coffee(seat, count)
            else:
                continue
            done |= bit(at)
        self.wait(LIST, seat, self.a, done)

    def legal_list(self, seat: i64, packed: i64, done: i64) -> vec[i64]:
        """The effects that can be done now; the rest may be left, but not therapy [UM-FX-1]."""
        setup = self.setup
        out = vec[i64](capacity=16)
        effects = packed & 4095
        first = setup.list_first[effects]
        must = False
        for at in range(setup.list_size[effects]):
            if done >> at & 1 == 0:
                if setup.ops[first + at] == OP_THERAPY:
                    must = True
                if self.is_doable(seat, first + at, packed >> 12):
                    out = append(out, DO + at)
        if must:
            return out
        stop = vec[i64](capacity=16)
        stop = append(stop, STOP)
        for action in out:
            stop = append(stop, action)
        return stop

    def is_list_open(self, packed: i64, done: i64) -> bool:
        """Is an effect of the list left, whether or not it can be done now?"""
        size = self.setup.list_size[packed & 4095]
        return done != bit(size) - 1

    def is_list_within_reach(self, seat: i64, packed: i64, done: i64) -> bool:
        """Could Coffee or Insights used aside make an effect possible that is left? [UM-ANY-5]"""
        first = self.setup.list_first[packed & 4095]
        for at in range(self.setup.list_size[packed & 4095]):
            if done >> at & 1 == 0 and self.is_within_reach(seat, first + at):
                return True
        return False

    def is_coffee_left_only(self) -> bool:
        """Of a list; then there is nothing to put it off for."""
        first = self.setup.list_first[self.a & 4095]
        for at in range(self.setup.list_size[self.a & 4095]):
            if self.b >> at & 1 == 0 and self.setup.ops[first + at] != OP_COFFEE:
                return False
        return self.is_list_open(self.a, self.b)

    def take_last_coffee(self) -> None:
        first = self.setup.list_first[self.a & 4095]
        coffee: i64 = 0
        for at in range(self.setup.list_size[self.a & 4095]):
            if self.b >> at & 1 == 0:
                coffee += self.setup.one[first + at]
        seat = self.actor
        self.pop()
        self.gain_coffee(seat, coffee)

    def do_effect(self, action: i64) -> None:
        if action == STOP:
            self.pop()
            return
        seat = self.actor
        at = action - DO
        packed = self.a
        self.b |= bit(at)
        if not self.is_list_open(packed, self.b):
            self.pop()
        self.perform(seat, self.setup.list_first[packed & 4095] + at, packed >> 12)

    def is_list_doable(self, seat: i64, effects: i64) -> bool:
        first = self.setup.list_first[effects]
        for at in range(self.setup.list_size[effects]):
            if self.is_doable(seat, first + at, 0):
                return True
        return False

    # Single effects

    def is_doable(self, seat: i64, effect: i64, about: i64) -> bool:
        """Would doing it change anything?"""
        setup = self.setup
        op = setup.ops[effect]
        if op == OP_ELEVATE:
            return len(self.legal_elevates(seat)) > 0
        if op == OP_TRANSFER:
            return self.insights_on_dial(seat) > 0
        if op == OP_EXCHANGE:
            if setup.one[effect] < 0:
                # Coffee may take the place of suppressing, so an empty dial does not matter [UM-ANY-3].
                return self.insights_on_dial(seat) > 0 or self.coffee[seat] >= setup.ignore_coffee
            return self.is_payable(seat, setup.one[effect])
        if op == OP_PLAY:
            return len(self.legal_plays(seat, setup.two[effect] > 0)) > 1
        if op == OP_TILE:
            if setup.one[effect] and about == 0:
                # The tile that says so is not on the board yet: nothing is next to it [UM-FX-4].
                return False
            return len(self.legal_tiles(seat, about if setup.one[effect] else 0)) > 1
        if op == OP_COLUMN:
            return self.is_column_unlocked(seat, 0)
        if op == OP_TREAT:
            return len(self.legal_treatments(seat, False)) > 0
        if op == OP_NOTEBOOK:
            return self.tile_display[0] > 0 or self.tile_display[3] > 0
        if op == OP_TAKE:
            return self.coffee[seat] >= self.tile_coffee(seat, setup.two[effect])
        if op == OP_RESEARCH:
            return self.research_deck != 0 or self.hand[seat] != 0
        if op == OP_COFFEE:
            return self.coffee[seat] < self.coffee_cap(seat) or self.can_spend_coffee(seat)
        return True

    def is_within_reach(self, seat: i64, effect: i64) -> bool:
        """Could Coffee or Insights used aside make an effect possible that cannot be done now?"""
        setup = self.setup
        op = setup.ops[effect]
        if op == OP_EXCHANGE:
            return setup.one[effect] >= 0 and self.is_price_within_reach(seat, setup.one[effect])
        if op == OP_TREAT:
            return self.is_treatment_within_reach(seat, False)
        if op == OP_TAKE:
            return self.coffee_within_reach(seat) >= self.tile_coffee(seat, setup.two[effect])
        return False

    def perform(self, seat: i64, effect: i64, about: i64) -> None:
        """Do an effect, or put the decisions it asks for on the stack."""
        setup = self.setup
        op = setup.ops[effect]
        one = setup.one[effect]
        two = setup.two[effect]
        three = setup.three[effect]
        if op == OP_GENERATE:
            self.push(GENERATE, seat, one * 4 + two, three)
        elif op == OP_ELEVATE:
            self.push(ELEVATE, seat, one, 0)
        elif op == OP_TRANSFER:
            self.push(TRANSFER, seat, one, 0)
        elif op == OP_COFFEE:
            self.gain_coffee(seat, one)
        elif op == OP_RESEARCH:
            self.push(GAIN_RESEARCH, seat, one, 0)
        elif op == OP_NOTEBOOK:
            self.push(TAKE, seat, 128, 0)
        elif op == OP_REPUTATION:
            self.push(GAIN_REPUTATION, seat, 0, 0)
        elif op == OP_EXCHANGE:
            self.push(OPEN_LIST, seat, two + 4096 * about, 0)
            if one < 0:
                self.push(SUPPRESS, seat, 0, 0)
            else:
                self.push(PAY, seat, one, 0)
        elif op == OP_PLAY:
            self.push(PLAY, seat, one, two)
        elif op == OP_MOVE_PROFESSOR:
            self.push(MOVE, seat, one + 8 * two + 64 * three, PROFESSOR)
        elif op == OP_MOVE_FREUD:
            self.push(MOVE, seat, one + 8 * two, FREUD)
        elif op == OP_LOCATION:
            self.start_location(seat, one, 1 + self.tags(seat, one))
        elif op == OP_REPUTATION_TRACK:
            self.trigger_reputation(seat)
        elif op == OP_TILE:
            self.push(TILE, seat, about if one else 0, 0)
        elif op == OP_ROW:
            self.push(ROW, seat, 0, 0)
        elif op == OP_COLUMN:
            self.push(COLUMN, seat, 0, 0)
        elif op == OP_INKPOT:
            self.push(INKPOT, seat, one, two)
        elif op == OP_TREAT:
            self.push(TREATMENT, seat, one, 0)
        elif op == OP_THERAPY:
            self.push(THERAPY, seat, about - ABOUT_ROOM, one)
        elif op == OP_TAKE:
            self.push(TAKE, seat, one + 4 * two + 32 * three, 0)
