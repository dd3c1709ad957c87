"""Dependencies of the request handlers: what they ask for by name."""

from __future__ import annotations

from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath
from litestar.types import Scope

from parlour.server.http.security import host_of, owner_of
from parlour.server.services import Services

Here = NamedDependency[Services]
"""The parts of this server."""

Owner = NamedDependency[str]
"""The owner: the identity by which the visitor's seats are known."""

Host = NamedDependency[str]
"""The address that the visitor comes from, as limits count it."""

InPath = FromPath[str]


def provide_services(state: State) -> Services:
    services = state.services
    assert isinstance(services, Services)
    return services


def provide_owner(scope: Scope) -> str:
    return owner_of(scope)


def provide_host(scope: Scope) -> str:
    return host_of(scope)


PROVIDED = {
    "services": Provide(provide_services, sync_to_thread=False),
    "owner": Provide(provide_owner, sync_to_thread=False),
    "host": Provide(provide_host, sync_to_thread=False),
}
