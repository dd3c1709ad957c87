"""At the entrance: some come in, the others wait for their turn."""

from __future__ import annotations

import asyncio

from parlour.server.http.entrance import AT_ONCE, Entrance


async def test_who_waits_comes_in_when_another_is_done_and_in_order() -> None:
    entrance = Entrance()
    inside: list[int] = []
    for number in range(AT_ONCE + 3):
        entrance.come(lambda number=number: inside.append(number))  # type: ignore[misc]
    assert inside == list(range(AT_ONCE))
    entrance.done()
    assert len(inside) == AT_ONCE, "not before others had their turn"
    await asyncio.sleep(0)
    assert inside == list(range(AT_ONCE + 1))
    for _ in range(2):
        entrance.done()
    await asyncio.sleep(0)
    assert inside == list(range(AT_ONCE + 3))


async def test_there_is_as_much_room_as_before_once_all_have_come_in() -> None:
    entrance = Entrance()
    inside: list[int] = []
    for _ in range(2):
        for number in range(AT_ONCE):
            entrance.come(lambda number=number: inside.append(number))  # type: ignore[misc]
        for _ in range(AT_ONCE):
            entrance.done()
    await asyncio.sleep(0)
    assert inside == 2 * list(range(AT_ONCE))
