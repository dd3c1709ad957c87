"""Addresses of visitors, as far as limits and trust are concerned."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

THIS_MACHINE = ("127.0.0.1", "::1")

HOUSEHOLD = 64
"""The bits of an IPv6 address that one household shares; it chooses the rest as it likes."""

NO_ADDRESS = "unknown"


@lru_cache(maxsize=4096)
def household(host: str) -> str:
    """The address as limits count it: an IPv4 address, or the /64 network of an IPv6 one."""
    try:
        address = _plain(ip_address(host))
    except ValueError:
        return NO_ADDRESS
    if isinstance(address, IPv4Address):
        return str(address)
    return str(IPv6Network((int(address), HOUSEHOLD), strict=False))


def _plain(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """A socket that listens to both sees `::ffff:10.0.0.1` where 10.0.0.1 is meant."""
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


class Proxies:
    """The proxies that may say for whom they ask: addresses (`10.0.0.1`) and networks (`10.0.0.0/8`)."""

    def __init__(self, written: Iterable[str]) -> None:
        self._networks = [ip_network(one) for one in written]

    def __contains__(self, host: str) -> bool:
        try:
            address = _plain(ip_address(host))
        except ValueError:
            return False
        return any(address in one for one in self._networks)

    def written(self) -> list[str]:
        """The proxies as uvicorn wants to have them: IPv4 also as a socket sees it that listens to both."""
        found = [str(one) for one in self._networks]
        for one in self._networks:
            if isinstance(one, IPv4Network):
                found.append(f"::ffff:{one.network_address}/{96 + one.prefixlen}")
        return found
