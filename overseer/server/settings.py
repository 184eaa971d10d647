"""How a process of the online table was started."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

Allowance = tuple[float, float]  # how much at once, and how much comes back every second


@dataclass(frozen=True, slots=True)
class Limits:
    """How much is let in. An address of IPv6 stands for its whole network of 64 bits."""

    address: Allowance = (600, 120)  # requests; some weigh more
    person: Allowance = (300, 60)
    guests: Allowance = (60, 0.1)  # new ones from an address: a class joins, a flood does not
    keys: Allowance = (30, 0.2)  # passwords and codes tried from an address
    tries: Allowance = (10, 1 / 30)  # wrong passwords at one account or table, from one place …
    lock_tries: Allowance = (200, 0.2)  # … and at one account from everywhere
    neighbours: Allowance = (60, 0.1)  # wrong passwords at one table from one address
    connections_address: int = 300  # open at once, with the sockets
    sockets_address: int = 200
    sockets_person: int = 30
    messages: Allowance = (30, 1)  # from a socket's client, which has nothing to say
    # Bytes that one person keeps, and that are stored for one address in 24 hours; None: any.
    person_bytes: int | None = 20_000_000
    address_bytes: int | None = 100_000_000

    def faster(self, rate: int) -> Limits:
        """The same with so many requests a second from one address, and from one person."""
        whole: Allowance = (5.0 * rate, float(rate))
        return replace(self, address=whole, person=whole, guests=whole)

    def wider(self, sockets: int) -> Limits:
        """The same with so many sockets from one address."""
        more = self.connections_address - self.sockets_address  # for what is asked beside them
        return replace(
            self,
            connections_address=sockets + more,
            sockets_address=sockets,
            sockets_person=sockets,
        )

    @classmethod
    def off(cls) -> Limits:
        """None: for measuring on this machine."""
        all_: Allowance = (1e9, 1e9)
        many = 10**6
        return cls(
            *(all_, all_, all_, all_, all_, all_, all_),
            *(many, many, many),
            all_,
            person_bytes=None,
            address_bytes=None,
        )


@dataclass(frozen=True, slots=True)
class Settings:
    """What whoever runs the table has said."""

    database: str = "sqlite:///overseer.db"
    host: str = "127.0.0.1"
    port: int = 8000
    thinkers: int = 1  # processes that think for bots
    secure: bool = False  # whether browsers reach it by HTTPS, so that cookies say so
    origins: tuple[str, ...] = ()  # other addresses under which pages of this table are served
    host_names: tuple[str, ...] = ()  # other names that this table answers to
    proxies: tuple[str, ...] = ()  # addresses and networks whose word about a caller is taken
    certificate: str | None = None  # files for TLS
    key: str | None = None
    disk: str = ""  # a folder on the database's disk, where that is not the file's own
    metrics: int | None = None  # the port of the metrics
    metrics_host: str = "127.0.0.1"
    limits: Limits = field(default_factory=Limits)
    keep_older: bool = False  # running matches of older rules stay with the release that plays them
    trials: bool = True  # whether people may have bots try their decks out
    smtp: str = ""  # the server that takes e-mail, with its password: never shown
    open_page: bool = False  # show it in this machine's browser, where there is a desktop
    page: str | None = None  # the folder of another web client than the package's
    contacts: tuple[str, ...] = ()  # where weaknesses are told: mailto: or https:
    lang: str = "en"  # of whoever runs it
    webhooks_inside: bool = False  # only for tests: webhooks may reach this machine
