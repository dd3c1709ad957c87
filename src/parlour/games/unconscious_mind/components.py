"""The components of Unconscious Mind, read from the edition's YAML and checked."""

from __future__ import annotations

from collections import Counter as Count
from pathlib import Path
from typing import Literal

import msgspec

from parlour.games.unconscious_mind.effect_schema import (
    LOCATIONS,
    QUALITIES,
    Counter,
    Effect,
    Exchange,
    Inkpot,
    Insight,
    Location,
    Quality,
    Treat,
    TriggerNotebook,
    snake,
)
from parlour.kernel import edition
from parlour.kernel.edition import Marks
from parlour.kernel.errors import BadEdition
from parlour.kernel.game import Edition, Provenance

HERE = Path(__file__).parent / "edition"

District = Literal["green", "purple", "red"]
DISTRICTS: tuple[District, ...] = ("green", "purple", "red")
"""Districts, and the colours of Volumes, in the order of the qualities they belong to."""
Icon = Literal["waves", "cloud", "eye"]
ICONS: tuple[Icon, ...] = ("waves", "cloud", "eye")
Glyph = Literal["key", "lantern", "mirror", "feather"]
GLYPHS: tuple[Glyph, ...] = ("key", "lantern", "mirror", "feather")


class _Item(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    mark: Marks


class _Listed(_Item):
    id: str


# The Meeting Table


class Action(_Listed):
    row: int
    col: int
    effects: list[Effect]


class IdeaSpace(_Listed):
    row: int
    col: int
    inkpots: int
    next_to: list[str]
    blocked_with: list[int]


class VacantVp(_Item):
    left: int
    center: int
    right: int


class MeetingTable(msgspec.Struct, forbid_unknown_fields=True):
    """The Meeting Table."""

    actions: list[Action]
    idea_spaces: list[IdeaSpace]
    vacant_vp: VacantVp


# Player board, office, Reputation track


class Coffee(_Item):
    start: int
    most: int


class Boxes(_Item):
    start: int
    most: int
    vp: int


class Ideas(_Item):
    start: int
    locked: int


class Insights(_Item):
    common: int
    own: int


class InkpotTrack(_Item):
    order: list[str]


class Line(_Listed):
    effect: Effect


class LineEnd(_Item):
    effect: Effect


class Gates(_Item):
    cured: list[int]


class CoffeePrice(_Item):
    coffee: int


class BrightIdea(_Item):
    coffee: int
    vp: int
    location_triggers: int


class BoxSet(_Item):
    insights: list[Insight]


class TherapyTrack(_Item):
    spaces: int
    catharsis: int
    vp: list[int]
    """By space, from 0."""


class Reputation(_Item):
    freud_start: int
    most: int
    end: int
    beyond_vp: int
    signal_vp: int


class FreudLines(_Item):
    after: list[int]


class ZoneAbove(_Listed):
    last: int
    vp: int
    coffee: int


class ZoneBelow(_Listed):
    last: int
    actions: list[list[Effect]]


class Final(_Item):
    first: int
    second: int
    districts: list[int]
    rows: list[int]
    tags: list[int]


class Boards(msgspec.Struct, forbid_unknown_fields=True):
    coffee: Coffee
    boxes: Boxes
    ideas: Ideas
    insights: Insights
    inkpot: InkpotTrack
    rows: list[Line]
    row_end: LineEnd
    columns: list[Line]
    gates: Gates
    adjust: CoffeePrice
    ignore_suppress: CoffeePrice
    bright_idea: BrightIdea
    box_set: BoxSet
    therapy: TherapyTrack
    reputation: Reputation
    freud_lines: FreudLines
    zones_above: list[ZoneAbove]
    zones_below: list[ZoneBelow]
    final: Final


# Tiles and cards


class StartingTile(_Listed):
    glyph: Glyph
    quality: Quality
    main: list[Effect]
    location: Location
    insights: list[Insight]


class NotebookTile(_Listed):
    quality: Quality
    main: list[Effect]
    banner: list[Effect]


class Notebook(msgspec.Struct, forbid_unknown_fields=True):
    starting: list[StartingTile]
    level_1: list[NotebookTile]
    level_2: list[NotebookTile]


class ResearchCard(_Listed):
    volume: District
    tags: list[Location]
    effects: list[Effect]


class Treatise(_Listed):
    volumes: list[District]
    vp: int
    tags: list[Location]


class Citing(_Item):
    vp: int
    bright_ideas: int


class Research(msgspec.Struct, forbid_unknown_fields=True):
    research: list[ResearchCard]
    treatises: list[Treatise]
    citing: Citing


class _Modifier(msgspec.Struct, forbid_unknown_fields=True, tag_field="mod", tag=snake):
    """The base of the abilities that cured routine Clients bring: `{mod: coffee_cap, ...}`."""


class CoffeeCap(_Modifier):
    cap: int


class NotebookDiscount(_Modifier):
    coffee: int


class FreeInkpotStep(_Modifier):
    n: int


class OnRecall(_Modifier):
    effects: list[Effect]


class OnPlayResearch(_Modifier):
    effects: list[Effect]


class OnTreatLatent(_Modifier):
    effects: list[Effect]


class LocationExtra(_Modifier):
    n: int


class CheapAdjust(_Modifier):
    coffee: int


class OvercompensationChange(_Modifier):
    coffee_per_level: int


class IconMatchAny(_Modifier):
    pass


class ProfessorRange(_Modifier):
    max: int


class WildVolume(_Modifier):
    n: int


Modifier = (
    CoffeeCap
    | NotebookDiscount
    | FreeInkpotStep
    | OnRecall
    | OnPlayResearch
    | OnTreatLatent
    | LocationExtra
    | CheapAdjust
    | OvercompensationChange
    | IconMatchAny
    | ProfessorRange
    | WildVolume
)


class RoutineClient(_Listed):
    hearts: int
    cure_vp: int
    tags: list[Location]
    modifier: Modifier


class CaseStudyClient(_Listed):
    hearts: int
    cure_vp: int
    counter: Counter
    vp: int
    most: int


class GriefLayer(_Listed):
    hearts: int
    vp: int
    effects: list[Effect]
    icon: Icon | None = None


class Clients(msgspec.Struct, forbid_unknown_fields=True):
    routine: list[RoutineClient]
    case_study: list[CaseStudyClient]
    grief: list[GriefLayer]
    starting_grief: list[GriefLayer]


class Dream(_Listed):
    cost: list[Insight]
    effects: list[Effect]
    icon: Icon | None = None


class Dreams(msgspec.Struct, forbid_unknown_fields=True):
    manifest: list[Dream]
    latent: list[Dream]


# The city


class CityLocation(_Listed):
    district: District
    effects: list[Effect]
    slots: list[list[Effect]]


class TriggerLimit(_Item):
    count: int


class Slot(msgspec.Struct, forbid_unknown_fields=True):
    number: int
    effects: list[Effect]


class CityDistrict(_Listed):
    tokens: int
    slots: list[Slot]


class Goal(_Listed):
    counter: Counter
    count: int
    tag: Location | Literal["chosen"]


class Overlay(_Listed):
    district: District
    colour: list[list[Effect]]
    grey: list[list[Effect]]


class City(msgspec.Struct, forbid_unknown_fields=True):
    locations: list[CityLocation]
    trigger_limit: TriggerLimit
    districts: list[CityDistrict]
    goals: list[Goal]
    overlays: list[Overlay]


# Setup and solo


class TileCounts(_Item):
    solo: int
    two: int
    three: int
    four: int


class Displays(_Item):
    routine: int
    case_study: int
    manifest: int
    research: int


class Order(_Listed):
    coffee: int
    bright_ideas: int


class Named(_Listed):
    """Something of which only the name matters."""


class SetupFile(msgspec.Struct, forbid_unknown_fields=True):
    notebook_tiles: TileCounts
    displays: Displays
    order: list[Order]
    offices: list[Named]
    colours: list[Named]


class Impulse(_Listed):
    row: int
    actions: list[str]
    double: bool
    recall: bool


class Difficulty(_Listed):
    start_vp: int
    level_1: int
    level_2: int
    treat_vp: int
    treatises: int


class Solo(msgspec.Struct, forbid_unknown_fields=True):
    impulses: list[Impulse]
    difficulties: list[Difficulty]


class UnconsciousMindFiles(msgspec.Struct):
    """The nine files of an edition of Unconscious Mind."""

    table: MeetingTable
    boards: Boards
    notebook: Notebook
    research: Research
    clients: Clients
    dreams: Dreams
    city: City
    setup: SetupFile
    solo: Solo


class UnconsciousMindEdition(Edition):
    """The component data of Unconscious Mind."""

    files: UnconsciousMindFiles

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files = edition.read_files(folder, UnconsciousMindFiles)
        self.table = self.files.table
        self.boards = self.files.boards
        self.notebook = self.files.notebook
        self.research = self.files.research
        self.clients = self.files.clients
        self.dreams = self.files.dreams
        self.city = self.files.city
        self.setup = self.files.setup
        self.solo = self.files.solo
        self._check()
        self.fingerprint = edition.fingerprint(folder)

    def provenance(self) -> list[Provenance]:
        found: list[Provenance] = []
        for part in msgspec.structs.asdict(self.files).values():
            for name, item in msgspec.structs.asdict(part).items():
                if isinstance(item, _Item):
                    found.append(Provenance(name, item.mark))
                else:
                    found += [Provenance(f"{name}.{one.id}", one.mark) for one in item]
        return found

    def _bad(self, file: str, item: str, field: str, problem: str) -> BadEdition:
        return BadEdition(str(self.folder / file), item, field, problem)

    def _check(self) -> None:
        for file, part in msgspec.structs.asdict(self.files).items():
            for name, items in msgspec.structs.asdict(part).items():
                if isinstance(items, list):
                    ids = Count(one.id for one in items)
                    for one, count in ids.items():
                        if count > 1:
                            raise self._bad(f"{file}.yaml", one, "id", "this id stands twice")
                    self._check_count(f"{file}.yaml", name, len(items))
        actions = {action.id for action in self.table.actions}
        for space in self.table.idea_spaces:
            if not space.next_to or not set(space.next_to) <= actions:
                raise self._bad("table.yaml", space.id, "next_to", "names no action, or an unknown one")
        for card in (*self.dreams.manifest, *self.dreams.latent):
            if not 1 <= len(card.cost) <= 4:
                raise self._bad("dreams.yaml", card.id, "cost", "a Dream costs one to four Insights")
        if [location.id for location in self.city.locations] != list(LOCATIONS):
            order = ", ".join(LOCATIONS)
            raise self._bad("city.yaml", "locations", "id", f"the Locations must be, in this order: {order}")
        if [line.id for line in self.boards.rows] != list(QUALITIES):
            raise self._bad("boards.yaml", "rows", "id", "the rows are growth, freedom and passion")
        mains = [(tile.id, tile.main) for tile in self.notebook.starting]
        mains += [(tile.id, tile.main) for tile in (*self.notebook.level_1, *self.notebook.level_2)]
        for name, main in mains:
            if any(map(leads_to_lines, main)):
                problem = "a tile that treats, moves the Inkpot or triggers lines would make endless turns"
                raise self._bad("notebook.yaml", name, "main", problem)
        for impulse in self.solo.impulses:
            if not set(impulse.actions) <= actions:
                raise self._bad("solo.yaml", impulse.id, "actions", "names an unknown action")

    def _check_count(self, file: str, name: str, found: int) -> None:
        needed = NEEDED.get(name)
        if needed is not None and found != needed:
            raise self._bad(file, name, "id", f"there are {needed} of them, not {found}")


def leads_to_lines(effect: Effect) -> bool:
    """Could it trigger a line of Notebook tiles, perhaps the one it stands in?

    Treating could: a Dream may trigger lines, and it is discarded only when all it brings is done.
    """
    match effect:
        case Exchange():
            return any(map(leads_to_lines, effect.get))
        case TriggerNotebook():
            return effect.scope != "tile"
        case _:
            return isinstance(effect, Inkpot | Treat)


NEEDED = {
    "actions": 9,
    "idea_spaces": 16,
    "rows": 3,
    "columns": 3,
    "starting": 12,
    "level_1": 24,
    "level_2": 24,
    "research": 36,
    "treatises": 9,
    "routine": 12,
    "case_study": 12,
    "grief": 24,
    "starting_grief": 5,
    "locations": 6,
    "districts": 3,
    "goals": 7,
    "overlays": 6,
    "order": 4,
    "offices": 4,
}
"""How many there are of what the rulebook counts."""
