"""What speaks for a move before the winter and in it: what the battle will be like, and what a defeat costs."""

from kingdoms.core.game import Move
from kingdoms.core.language import _
from kingdoms.games.kingsburg.board import BARRACKS, BUILDINGS, CATHEDRAL, YEARS
from kingdoms.games.kingsburg.bot.outlook import recruits
from kingdoms.games.kingsburg.cards import ENEMIES, Enemy, cards_of
from kingdoms.games.kingsburg.moves import LOST, WON, Build, Influence, LoseBuilding, Pass, Recruit
from kingdoms.games.kingsburg.rules.winter import ask_building, known_strength, prospects
from kingdoms.games.kingsburg.state import HIDDEN, Kingsburg
from kingdoms.games.kingsburg.words.names import enemy_name
from kingdoms.games.kingsburg.words.phrases import amount
from kingdoms.games.kingsburg.words.why_estate import others_promised


def _enemies(state: Kingsburg) -> list[Enemy]:
    """This year's enemy; all that it can be, as long as the view hides it."""
    card = state.enemies[state.year - 1]
    return [ENEMIES[each] for each in cards_of(state.year)] if card == HIDDEN else [ENEMIES[card]]


def _ends(state: Kingsburg, soldiers: int, buildings: int) -> list[str]:
    """How the battle may end with so many soldiers and this set of buildings."""
    return [end for enemy in _enemies(state) for end in prospects(soldiers, buildings, enemy)]


def _arms(state: Kingsburg, seat: int, soldiers: int, buildings: int) -> str:
    """What the winter's battle is like with these more, if the seat has been in danger and is so no more."""
    own, standing = state.soldiers[seat] + _to_come(state, seat), state.buildings[seat]
    before, after = _ends(state, own, standing), _ends(state, own + soldiers, standing | buildings)
    if set(after) == {WON} != set(before):
        return _is_beaten(state)
    if LOST in before and LOST not in after:
        return _("Whatever the king's die shows, this winter's battle cannot be lost.")
    return ""


def _is_beaten(state: Kingsburg) -> str:
    enemies = _enemies(state)
    if len(enemies) > 1:
        return _("Strong enough to beat whatever comes this winter.")
    return _("Strong enough to beat this winter's enemy: {enemy}.").format(enemy=enemy_name(enemies[0].kind))


def _soldiers(state: Kingsburg, seat: int, move: Move) -> int:
    """How many soldiers a move brings."""
    return 1 if isinstance(move, Recruit) else _soldiers_of(state, seat, move.advisor)


def _soldiers_of(state: Kingsburg, seat: int, advisor: int) -> int:
    return recruits(state.ruleset, state.buildings[seat], advisor)


def _to_come(state: Kingsburg, seat: int) -> int:
    """The soldiers that the seat's advisors at court will still give."""
    return sum(_soldiers_of(state, seat, advisor) for advisor in others_promised(state, seat))


def wins_battle(state: Kingsburg, seat: int, move: Influence | Recruit) -> str:
    """The soldiers decide the battle."""
    return _arms(state, seat, _soldiers(state, seat, move), 0)


def strengthens(state: Kingsburg, seat: int, move: Influence | Recruit) -> str:
    """What the soldiers come to, beside what the enemy's card, or its back, shows."""
    soldiers = _soldiers(state, seat, move)
    if not soldiers:
        return ""
    strengths = [enemy.strength for enemy in _enemies(state)]
    low, high = min(strengths), max(strengths)
    return _("Strength {own} without the king's die; the enemy has {strength}.").format(
        own=known_strength(state, seat) + _to_come(state, seat) + soldiers,
        strength=f"{low}–{high}" if low < high else str(low),
    )


def wins_battle_behind_walls(state: Kingsburg, seat: int, move: Build) -> str:
    """The building decides the battle."""
    return _arms(state, seat, 0, 1 << move.building)


def needs_no_soldier(state: Kingsburg, seat: int, move: Pass) -> str:
    """The battle is won or lost without more soldiers, or goods are worth more."""
    if state.agenda[-1][0] != "recruit":
        return ""
    own, buildings = state.soldiers[seat], state.buildings[seat]
    ends = _ends(state, own, buildings)
    if LOST not in ends:
        return _("Whatever the king's die shows, this winter's battle cannot be lost.")
    if ends == _ends(state, own + _payable_soldiers(state, seat), buildings):
        return _("No soldier that can be paid would change the battle.")
    if state.year < YEARS:
        return _("The goods are kept for buildings.")
    if state.has(seat, CATHEDRAL):
        return _("With the Cathedral every 2 goods are a point at the end.")
    return _("Between equal points more goods decide at the end.")


def _payable_soldiers(state: Kingsburg, seat: int) -> int:
    return state.count_goods(seat) // (1 if state.has(seat, BARRACKS) else 2)


def loses_few_points(state: Kingsburg, seat: int, move: LoseBuilding) -> str:
    """No other building that could be lost has fewer points."""
    vp = BUILDINGS[move.building].vp
    least = min(BUILDINGS[other.building].vp for other in ask_building(state, seat))
    return _("Costs the fewest points: {points}.").format(points=amount("vp", vp)) if vp == least else ""
