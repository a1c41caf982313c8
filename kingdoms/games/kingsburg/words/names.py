"""The names of Kingsburg's advisors, buildings, enemies, outcomes, goods and phases."""

from kingdoms.core.words.language import C_, N_, _
from kingdoms.games.kingsburg.board import ADVISORS, BUILDINGS, RULEBOOK
from kingdoms.games.kingsburg.events import DRAWN, LOST, WON

_ADVISORS = (
    N_("Jester"),
    C_("advisor", "Squire"),
    N_("Architect"),
    N_("Merchant"),
    N_("Sergeant"),
    N_("Alchemist"),
    N_("Astronomer"),
    N_("Treasurer"),
    N_("Master Hunter"),
    N_("General"),
    N_("Swordsmith"),
    N_("Duchess"),
    N_("Champion"),
    N_("Smuggler"),
    N_("Inventor"),
    N_("Wizard"),
    N_("Queen"),
    N_("King"),
)

_BUILDINGS = (
    N_("Statue"),
    N_("Chapel"),
    N_("Church"),
    N_("Cathedral"),
    N_("Inn"),
    N_("Market"),
    N_("Farms"),
    N_("Merchants' Guild"),
    N_("Guard Tower"),
    N_("Blacksmith"),
    N_("Barracks"),
    N_("Wizards' Guild"),
    N_("Palisade"),
    N_("Stable"),
    N_("Stone Wall"),
    N_("Fortress"),
    N_("Barricade"),
    N_("Crane"),
    N_("Town Hall"),
    N_("Embassy"),
)

_ROWS = (N_("Religion"), N_("Trade"), N_("Army"), N_("Defence"), N_("City"))

_ENEMIES = {
    "barbarians": N_("Barbarians"),
    "goblins": N_("Goblins"),
    "orcs": N_("Orcs"),
    "zombies": N_("Zombies"),
    "demons": N_("Demons"),
    "dragons": N_("Dragons"),
}

_OUTCOMES = {WON: N_("Victory"), DRAWN: N_("Draw"), LOST: N_("Defeat")}

_GOODS = (N_("Gold"), N_("Wood"), N_("Stone"))

_PHASES = (
    N_("King's aid"),
    N_("Spring"),
    N_("King's reward"),
    N_("Summer"),
    N_("King's envoy"),
    N_("Autumn"),
    N_("Recruiting"),
    N_("Winter"),
)

_YEARS = ("I", "II", "III", "IV", "V")

_SOURCES = {
    "aid": N_("King's aid"),
    "reward": N_("King's reward"),
    "advisors": N_("Royal court"),
    "battle": N_("Battle"),
}
_BUILDING_KEYS = {building.key: number for number, building in enumerate(BUILDINGS)}


def advisor_name(advisor: int) -> str:
    """An advisor's name, by number."""
    return _(_ADVISORS[advisor - 1])


def building_name(building: int) -> str:
    """A building's name."""
    return _(_BUILDINGS[building])


def row_name(row: int) -> str:
    """The name of a row of the estate."""
    return _(_ROWS[row])


def enemy_name(kind: str) -> str:
    """The name of a kind of enemy."""
    return _(_ENEMIES[kind])


def outcome_name(outcome: str) -> str:
    """The name of a battle's outcome."""
    return _(_OUTCOMES[outcome])


def good_name(good: int) -> str:
    """The name of a kind of goods when it stands alone."""
    return _(_GOODS[good])


def phase_name(phase: int) -> str:
    """The name of a phase of the year."""
    return _(_PHASES[phase - 1])


def year_name(year: int) -> str:
    """A year's number, as printed on the board."""
    return _YEARS[year - 1]


def year_and_phase(year: int, phase: int) -> str:
    """The name of a phase in a particular year."""
    return _("Year {year} · {phase}").format(year=year_name(year), phase=phase_name(phase))


def source_name(source: str) -> str:
    """Where something comes from or goes to: the source in the events `Gained` and `Lost`."""
    if source in _SOURCES:
        return _(_SOURCES[source])
    if source in _BUILDING_KEYS:
        return building_name(_BUILDING_KEYS[source])
    return advisor_name(int(source.removeprefix("advisor_")))


def names_by_key() -> dict[str, str]:
    """The names of all advisors, buildings and enemies, for texts that mention them by key."""
    return {
        **{advisor.key: advisor_name(number) for number, advisor in ADVISORS[RULEBOOK].items()},
        **{building.key: building_name(number) for number, building in enumerate(BUILDINGS)},
        **{kind: enemy_name(kind) for kind in _ENEMIES},
    }
