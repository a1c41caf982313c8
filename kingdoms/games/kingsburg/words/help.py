"""Help for each thing on the table: its name and its description. Nothing here reveals a secret."""

from collections.abc import Callable, Sequence

from kingdoms.core.game import Description
from kingdoms.core.state import Thing
from kingdoms.core.words.language import N_, _, sentences, signed
from kingdoms.games.kingsburg import board
from kingdoms.games.kingsburg.cards import ENEMIES, Enemy, enemy_cards, strengths_of
from kingdoms.games.kingsburg.moves import BUILD, INFLUENCE, NEITHER
from kingdoms.games.kingsburg.rules.building import price
from kingdoms.games.kingsburg.rules.dice import order_of_play
from kingdoms.games.kingsburg.rules.winter import known_strength, own_soldiers
from kingdoms.games.kingsburg.state import HIDDEN, NONE, Kingsburg
from kingdoms.games.kingsburg.words import phrases
from kingdoms.games.kingsburg.words.labels import REROLL_ALL, skip_label, use_label
from kingdoms.games.kingsburg.words.names import (
    advisor_name,
    building_name,
    enemy_name,
    good_name,
    phase_name,
    row_name,
    year_name,
)  # fmt: skip

Names = Sequence[str]

_SEASON = N_("A productive season: everyone rolls, influences advisors, gets their help and builds.")
_PHASES = (
    N_(
        "The player with the fewest buildings (if tied, the fewest goods) rolls an extra white die in spring. If "
        "there is still a tie, each tied player takes 1 good instead."
    ),
    _SEASON,
    N_("The player with the most buildings scores 1 point; tied players all score it."),
    _SEASON,
    N_(
        "The player with the fewest buildings (if tied, the fewest goods) gets the king's envoy. If there is "
        "still a tie, nobody gets it."
    ),
    _SEASON,
    N_("In turn order, everyone may recruit soldiers for 2 goods each, or 1 with the Barracks."),
    N_(
        "The year's enemy attacks. A die shows how many soldiers the king sends everyone; then each player's "
        "strength is compared with the enemy's. Afterwards all soldiers go home."
    ),
)

_ENVOY_USES = {
    INFLUENCE: N_("Announced use: join a taken advisor."),
    BUILD: N_("Announced use: build twice."),
}

_ANNOUNCEMENTS = {
    INFLUENCE: N_("This autumn one of your groups of dice may go to a taken or blocked advisor."),
    BUILD: N_("This autumn you may build two buildings on your turn. You pay for both."),
    NEITHER: N_("The envoy returns to the king at once."),
}


def thing(state: Kingsburg, thing: Thing, names: Names) -> Description:
    """A thing's name and description."""
    return _THINGS[thing[0]](state, names, *thing[1:])


# The court.


def _advisor(state: Kingsburg, names: Names, advisor: int) -> Description:
    name = _("{advisor} ({n})").format(advisor=advisor_name(advisor), n=advisor)
    return name, sentences(
        _("Help: {gift}.").format(gift=phrases.gift(state.ruleset, advisor)),
        _with_stable(state, names, advisor),
        _at_advisor(state, names, advisor),
        _reach(state, names, advisor),
    )


def _with_stable(state: Kingsburg, names: Names, advisor: int) -> str:
    gives_soldiers = board.ADVISORS[state.ruleset][advisor].soldiers > 0
    if not gives_soldiers or state.seat is None or not state.has(state.seat, board.STABLE):
        return ""
    return _("{name:{name} gets|You get} 1 extra soldier from the Stable.").format(name=names[state.seat])


def _reach(state: Kingsburg, names: Names, advisor: int) -> str:
    """The groups of dice with which the deciding seat can reach the advisor; empty if there are none."""
    if state.seat is None or not (ways := phrases.shortest_ways(state, advisor)):
        return ""
    text = _("{name:{name}'s|Your} dice can reach this advisor with {groups}.")
    return text.format(name=names[state.seat], groups=ways)


def _at_advisor(state: Kingsburg, names: Names, advisor: int) -> str:
    """The dice that influence an advisor, and whether the advisor is blocked."""
    items = [
        _("{name:{name}'s|Your} dice: {group}.").format(name=names[seat], group=phrases.group(state, seat, dice, *more))
        for seat, at, dice, *more in state.placements
        if at == advisor
    ]
    if state.blocked_advisors() >> advisor & 1:
        items.append(_("Blocked this season by neutral dice."))
    return sentences(*items)


def _die(state: Kingsburg, names: Names, seat: int, place: int) -> Description:
    is_white = place >= board.COLOURED_DICE
    name = _("{name:{name}'s|Your} white die: {n}") if is_white else _("{name:{name}'s|Your} die: {n}")
    return name.format(name=names[seat], n=state.dice[seat][place]), sentences(
        _where(state, seat, place),
        _("A white die can go to an advisor only together with a coloured die.") if is_white else "",
    )


def _where(state: Kingsburg, seat: int, place: int) -> str:
    if place == state.aside[seat]:
        return _("It is set aside for this season.")
    for placement in state.placements:
        if placement.seat == seat and place in placement.dice:
            return _("It is with {advisor:the}.").format(advisor=advisor_name(placement.advisor))
    return _("It has not been placed yet.")


def _plus_two(state: Kingsburg, names: Names, seat: int, *_which: int) -> Description:
    if state.ruleset == board.PUBLISHED:
        rule = _("Each adds 2 to a group of dice. Only one may be used per season.")
    else:
        rule = _("Each adds 2 to a group of dice. A group may have at most as many of them as it has dice.")
    return _("+2 tokens"), sentences(
        _has(names[seat], phrases.amount("plus_two", state.plus_two[seat])), rule, _("They are never lost in battle.")
    )


def _has(name: str, what: str) -> str:
    return _("{name:{name} has|You have} {what}.").format(name=name, what=what)


def _market(state: Kingsburg, names: Names, direction: int) -> Description:
    return _("Market {n}").format(n=signed(direction)), phrases.effect(state.ruleset, board.MARKET)


def _envoy(state: Kingsburg, names: Names) -> Description:
    rule = phrases.envoy_rule(state.ruleset)
    if state.envoy == NONE:
        return phase_name(board.ENVOY), sentences(_("Nobody has the envoy now."), rule)
    use = _(_ENVOY_USES[state.envoy_use]) if state.envoy_use else ""
    holder = _("{name:{name} has|You have} the envoy.").format(name=names[state.envoy])
    return phase_name(board.ENVOY), sentences(holder, use, rule)


# The estate.


def about_building(ruleset: str, building: int) -> str:
    """A building's effect, its points and its price without the Crane."""
    facts = board.BUILDINGS[building]
    return sentences(
        phrases.effect(ruleset, building),
        _worth(building),
        _("Costs {price}.").format(price=phrases.goods(facts.gold, facts.wood, facts.stone)),
    )


def _worth(building: int) -> str:
    return _("Worth {points}.").format(points=phrases.amount("vp", board.BUILDINGS[building].vp))


def _building(state: Kingsburg, names: Names, seat: int, building: int) -> Description:
    return building_name(building), sentences(
        _("{row}, column {n}.").format(row=row_name(board.row(building)), n=board.column(building) + 1),
        phrases.effect(state.ruleset, building),
        _worth(building),
        _standing(state, names, seat, building),
    )


def _standing(state: Kingsburg, names: Names, seat: int, building: int) -> str:
    """Says whether a building has been built and, if not, its current cost and what the seat lacks."""
    if state.has(seat, building):
        return _("It stands on {name:{name}'s|your} estate.").format(name=names[seat])
    cost = price(state.buildings[seat], building)
    is_cheaper = cost[0] < board.BUILDINGS[building].gold
    text = _("With the Crane it costs {price}.") if is_cheaper else _("Costs {price}.")
    # While the seat is building, `why_not` already says why a building cannot be built.
    is_building = state.asked in ("build", "build_again") and state.seat == seat
    return sentences(
        text.format(price=phrases.goods(*cost)), "" if is_building else _outlook(state, names, seat, building)
    )


def _outlook(state: Kingsburg, names: Names, seat: int, building: int) -> str:
    left = building - 1
    if state.count_buildings(seat) == board.BUILDING_TOKENS:
        text = _("{name:{name} has|You have} used all {n} building tokens.")
        return text.format(n=board.BUILDING_TOKENS, name=names[seat])
    if board.column(building) and not state.has(seat, left):
        return _("The building to its left comes first: {building}.").format(building=building_name(left))
    lacks = phrases.missing(state, seat, building)
    if lacks:
        return _("{name:{name} is|You are} {goods} short.").format(name=names[seat], goods=lacks)
    return _("{name:You} can afford it.").format(name=names[seat])


def _good(state: Kingsburg, names: Names, good: int) -> Description:
    return good_name(good), _("Goods pay for buildings and soldiers. The supply never runs out.")


def _goods(state: Kingsburg, names: Names, *lot: int) -> Description:
    name = phrases.goods(*lot)
    if state.asked == "lose_goods":
        return name, _("These goods would go back to the supply.")
    return name, _("These goods would come from the supply, which never runs out.")


def _stock(state: Kingsburg, names: Names, seat: int, good: int) -> Description:
    has = _has(names[seat], phrases.amount(board.GOODS[good], state.goods[seat][good]))
    return good_name(good), sentences(has, _("Goods pay for buildings and soldiers. The supply never runs out."))


def _recruit(state: Kingsburg, names: Names, *kinds: int) -> Description:
    text = _("Pay {goods} for 1 soldier. Soldiers fight until the end of winter.")
    return _("Recruit a soldier"), text.format(goods=phrases.paid_goods(kinds))


# Winter.


def about_enemy(enemy: Enemy) -> str:
    """An enemy's strength, the losses in a defeat and the reward for a victory."""
    text = _("Strength {n}. Defeat: lose {losses}. Victory: gain {rewards}.")
    return text.format(n=enemy.strength, losses=phrases.losses(enemy), rewards=phrases.rewards(enemy))


def _enemy(state: Kingsburg, names: Names) -> Description:
    card = state.enemies[state.year - 1]
    if card != HIDDEN:
        name = _("{enemy}, year {year}").format(enemy=enemy_name(ENEMIES[card].kind), year=year_name(state.year))
        return name, about_enemy(ENEMIES[card])
    possible = [
        _("{enemy} ({n})").format(enemy=enemy_name(ENEMIES[other].kind), n=ENEMIES[other].strength)
        for other in enemy_cards(state.year)
    ]
    return _("Enemy in year {year}").format(year=year_name(state.year)), sentences(
        _range(state.year), _("One of these: {enemies}.").format(enemies=", ".join(possible))
    )


def _range(year: int) -> str:
    low, high = strengths_of(year)
    return _("This year's enemy has a strength of {low} to {high}.").format(low=low, high=high)


def _soldiers(state: Kingsburg, names: Names, seat: int) -> Description:
    count = _("Soldiers: {n}.").format(n=own_soldiers(state, seat))
    return _("{name:{name}'s|Your} soldiers").format(name=names[seat]), sentences(
        count, _fortified(state, seat), _strength(state, seat)
    )


def _fortified(state: Kingsburg, seat: int) -> str:
    """Each building's contribution to the strength, including bonuses against particular enemies."""
    items = [
        _("{building} {n}").format(building=building_name(number), n=signed(building.strength))
        for number, building in enumerate(board.BUILDINGS)
        if building.strength and state.has(seat, number)
    ]
    items += [
        _("{building} {n} against {enemy}").format(
            building=building_name(number), n=signed(1), enemy=enemy_name(building.enemy)
        )
        for number, building in enumerate(board.BUILDINGS)
        if building.enemy and state.has(seat, number)
    ]
    return _("Buildings: {buildings}.").format(buildings=", ".join(items)) if items else ""


def _strength(state: Kingsburg, seat: int) -> str:
    """The current strength and, before the battle, the enemy's: exact if it is known, otherwise a range."""
    strength, card = known_strength(state, seat), state.enemies[state.year - 1]
    if state.kings_die:
        return _("Strength in this battle: {n}.").format(n=strength)
    phrase = _range(state.year) if card == HIDDEN else _("The enemy's strength: {n}.").format(n=ENEMIES[card].strength)
    return sentences(_("Strength without the king's soldiers: {n}.").format(n=strength), phrase)


def strength_so_far(state: Kingsburg, names: Names, seat: int) -> str:
    """A seat's strength before the king's die is rolled, and where it comes from."""
    total = _("{name:{name}'s|Your} strength so far: {n}.").format(name=names[seat], n=known_strength(state, seat))
    soldiers = _("Soldiers: {n}.").format(n=own_soldiers(state, seat))
    return sentences(total, soldiers, _fortified(state, seat), _("The king's die adds 1 to 6."))


# Players and the calendar.


def _seat(state: Kingsburg, names: Names, seat: int) -> Description:
    tokens, standing = state.plus_two[seat], state.count_buildings(seat)
    return _("{name:You}").format(name=names[seat]), sentences(
        _("{points} so far.").format(points=phrases.amount("vp", state.scores()[seat].total)),
        _("Goods: {goods}.").format(goods=phrases.goods(*state.goods[seat])),
        _("Also: {what}.").format(what=phrases.amount("plus_two", tokens)) if tokens else "",
        _("Buildings: {n}.").format(n=standing),
        _("Soldiers: {n}.").format(n=own_soldiers(state, seat)),
        _("King's aid: an extra white die this spring.") if state.aid == seat else "",
        _("{name:Holds|You hold} the king's envoy.").format(name=names[seat]) if state.envoy == seat else "",
        _("{name:Has|You have} passed this season.").format(name=names[seat]) if state.passed >> seat & 1 else "",
    )


def _year(state: Kingsburg, names: Names) -> Description:
    name = _("Year {year} of {last}").format(year=year_name(state.year), last=year_name(board.YEARS))
    now = _("Now: {phase}.").format(phase=phase_name(state.phase))
    end = _("After the last winter, the player with the most points wins.")
    return name, sentences(now, about_phase(state.phase), _order(state, names), end)


def _order(state: Kingsburg, names: Names) -> str:
    """The order of play according to the current dice."""
    items = [
        _("{name} ({n})").format(name=names[seat], n=sum(state.dice[seat])) if state.dice[seat] else names[seat]
        for seat in order_of_play(state)
    ]
    return sentences(
        _("Turn order: {names}.").format(names=", ".join(items)),
        _("The lowest total goes first; tied players keep their order from the previous season."),
    )


def _phase(state: Kingsburg, names: Names, phase: int) -> Description:
    return phase_name(phase), about_phase(phase)


def about_phase(phase: int) -> str:
    """A description of a phase of the year."""
    return _(_PHASES[phase - 1])


# Buttons.


def _skip(state: Kingsburg, names: Names) -> Description:
    return skip_label(state), _("Skips this decision. You can't come back to it.")


def _use(state: Kingsburg, names: Names, use: str) -> Description:
    if use in _ANNOUNCEMENTS:
        return use_label(state, use), _(_ANNOUNCEMENTS[use])
    return use_label(state, use), phrases.effect(state.ruleset, board.CHAPEL if use == REROLL_ALL else board.TOWN_HALL)


_THINGS: dict[str, Callable[..., Description]] = {
    "advisor": _advisor,
    "die": _die,
    "plus_two": _plus_two,
    "market": _market,
    "envoy": _envoy,
    "building": _building,
    "good": _good,
    "goods": _goods,
    "stock": _stock,
    "recruit": _recruit,
    "enemy": _enemy,
    "soldiers": _soldiers,
    "seat": _seat,
    "year": _year,
    "phase": _phase,
    "skip": _skip,
    "use": _use,
}
