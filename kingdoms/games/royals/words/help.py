"""Help for each thing on the table: its name and its description. Nothing here reveals a secret."""

from collections.abc import Callable, Sequence

from kingdoms.core.game import Description
from kingdoms.core.state import Thing
from kingdoms.core.words.language import _, enumerated, ngettext, sentences
from kingdoms.games.royals import board
from kingdoms.games.royals.country_ranking import ranking, standings
from kingdoms.games.royals.moves import Occupy
from kingdoms.games.royals.payment import cheapest_intrigue, cheapest_payment
from kingdoms.games.royals.rules.occupying import ask_play, has_country, has_every_title, occupy
from kingdoms.games.royals.rules.periods import leaders
from kingdoms.games.royals.scoring import Token, award
from kingdoms.games.royals.state import NONE, Royals
from kingdoms.games.royals.words import phrases
from kingdoms.games.royals.words.help_hand import HAND_THINGS, viewer
from kingdoms.games.royals.words.names import (
    city_name,
    country_name,
    period_name,
    position_name,
    title_name,
    title_within,
)

Names = Sequence[str]


def thing(state: Royals, thing: Thing, names: Names) -> Description:
    """A thing's name and description."""
    return _THINGS[thing[0]](state, names, *thing[1:])


# Positions.


def _position(state: Royals, names: Names, position: int) -> Description:
    title = board.POSITIONS[position].title
    return position_name(position), sentences(
        _("{country}.").format(country=country_name(board.POSITIONS[position].country)),
        _("Costs {price}; any three other cards count as one of these. Influence: {n}.").format(
            price=phrases.price(position), n=board.INFLUENCE[title]
        ),
        _holder(state, names, position),
        _outlook(state, position),
    )


def _holder(state: Royals, names: Names, position: int) -> str:
    """A position's holder, and the price of a takeover."""
    holder = state.holders[position]
    if holder == NONE:
        return _("Nobody holds it.")
    if holder == viewer(state):
        return _("You hold it.")
    phrase = _("{name:{name} holds|You hold} it.").format(name=names[holder])
    needed = phrases.naming_cards(board.INTRIGUE_COST[board.POSITIONS[position].title])
    return sentences(phrase, _("A takeover also needs {cards}; any two others count as one.").format(cards=needed))


def _outlook(state: Royals, position: int) -> str:
    """The viewer's gains from a position and the cards to pay for it, or those missing; nothing about other seats."""
    seat = viewer(state)
    if seat is None or state.holders[position] == seat:
        return ""
    is_paid = state.agenda[-1][:3] in (("pay", seat, position), ("pay_intrigue", seat, position))
    return sentences(
        _gains(state, seat, position),
        _means(state, seat, position) if not is_paid else "",
    )


def _gains(state: Royals, seat: int, position: int) -> str:
    """The tokens that a seat would win at once, as a full sentence."""
    won = _won_by(state, seat, position)
    return _("You would get at once: {tokens}.").format(tokens=phrases.tokens(won)) if won else ""


def _won_by(state: Royals, seat: int, position: int) -> list[Token]:
    """The tokens that a seat would win at once by occupying a position, found on a copy; none if it lacks cubes."""
    if state.supply[seat] < board.CUBES_PER_POSITION:
        return []
    there = state.copy()
    occupy(there, seat, position)
    before = state.tokens(seat)
    return [token for token in there.tokens(seat) if token not in before]


def _means(state: Royals, seat: int, position: int) -> str:
    """Says whether a seat whose hand is known could occupy a position, and which cards would be cheapest.

    While the seat is occupying positions, `why_not` already says what is missing.
    """
    lacks = phrases.missing(state, seat, position)
    if not lacks and Occupy(position) in ask_play(state, seat):
        return _("You could pay with {cards}.").format(cards=_cheapest(state, seat, position))
    if state.agenda[-1] == ("play", seat):
        return ""
    if lacks:
        return _("You still need {cards}.").format(cards=lacks)
    return _("You don't have enough cubes left.")


def _cheapest(state: Royals, seat: int, position: int) -> str:
    """The cheapest cards with which a seat can pay for a position."""
    paid = cheapest_payment(state.hands[seat], position)
    if state.holders[position] == NONE:
        return phrases.cards(paid)
    return phrases.whole_payment(paid, cheapest_intrigue(state.intrigues[seat], position).pairs)


def proposed(state: Royals, position: int, names: Names) -> str:
    """The payment for a position proposed to the deciding seat, and the tokens it would win at once, in short."""
    seat = state.seat
    if seat is None:
        return ""
    rival = rival_in(state, position, names)
    pairs = cheapest_intrigue(state.intrigues[seat], position).pairs if rival else ()
    paid = phrases.payment_in_short(cheapest_payment(state.hands[seat], position), pairs)
    return sentences(phrases.payment(position, paid, rival), gains_in_short(state, position))


def rival_in(state: Royals, position: int, names: Names) -> str:
    """The name of whoever a position would be taken over from; empty if it is free."""
    holder = state.holders[position]
    return names[holder] if holder != NONE else ""


def gains_in_short(state: Royals, position: int) -> str:
    """The points that the deciding seat would score at once by occupying a position, short enough for a prompt."""
    won = _won_by(state, state.seat, position) if state.seat is not None else ()
    return phrases.gain(won)


# Cities and countries.


def about_city(city: int) -> str:
    """A city's positions and its bonus."""
    titles = enumerated([title_within(title) for title in board.CITIES[city].titles])
    return _("City bonus {points}; positions: {titles}.").format(
        points=phrases.points(board.CITIES[city].bonus), titles=titles
    )


def _city(state: Royals, names: Names, city: int) -> Description:
    return city_name(city), sentences(
        _("{country}.").format(country=country_name(board.CITIES[city].country)),
        *(_in_city(state, names, position) for position in board.POSITIONS_OF[city]),
        _city_bonus(state, names, city),
    )


def _in_city(state: Royals, names: Names, position: int) -> str:
    holder = state.holders[position]
    phrase = title_name(board.POSITIONS[position].title)
    if holder == NONE:
        return _("{title}: free.").format(title=phrase)
    return _("{title}: {name}.").format(title=phrase, name=names[holder])


def _city_bonus(state: Royals, names: Names, city: int) -> str:
    owner, worth = state.city_bonuses[city], phrases.points(board.CITIES[city].bonus)
    if owner == NONE:
        return _("City bonus: {points} for the first player to occupy a position here.").format(points=worth)
    return _("City bonus: {points}, taken by {name}.").format(points=worth, name=names[owner])


def _exile(state: Royals, names: Names, city: int) -> Description:
    rule = _(
        "When a position is taken over, its former holder's cube goes into exile. Exiled cubes give no influence but "
        "still count towards the country bonus."
    )
    return _("Exile: {city}").format(city=city_name(city)), sentences(
        _on(names, state.exile[city]) or _("No cubes here."), rule
    )


def _on(names: Names, counts: Sequence[int]) -> str:
    """The owners of the cubes in a place, and how many each has there; empty if there are none."""
    items = [_("{name} ({n})").format(name=names[seat], n=n) for seat, n in enumerate(counts) if n]
    return _("Cubes: {names}.").format(names=enumerated(items)) if items else ""


def about_bonuses(country: int, rules: int = board.RULES_VERSION) -> str:
    """The value of the country bonuses."""
    first, second = map(phrases.points, board.COUNTRY_BONUS[rules][country])
    text = _("Country bonus for a cube in every city: {first} for the first player, {second} for the second.")
    return text.format(first=first, second=second)


def about_periods(country: int) -> str:
    """The value of a country's tokens in each period."""
    items = [
        _about_period(period, board.PERIOD_TOKENS[board.RULES_VERSION][country][period]) for period in board.PERIODS
    ]
    return sentences(_("Period tokens for most and second most influence."), *items)


def _about_period(period: int, tokens: tuple[int, int]) -> str:
    first, second = tokens
    return _("{year}: {first} and {second}.").format(
        year=period_name(period), first=first, second=phrases.points(second)
    )


def _country(state: Royals, names: Names, country: int) -> Description:
    return country_name(country), sentences(
        _influence(state, names, country),
        about_bonuses(country, state.rules),
        _owners(names, state.country_bonuses[country]),
        _absent(state, country),
    )


def _influence(state: Royals, names: Names, country: int) -> str:
    standing = standings(state.holders, country)
    items = [
        _("{name} ({n})").format(name=names[seat], n=standing[seat].influence)
        for seat in ranking(state.holders, country)
    ]
    return _("Influence: {names}.").format(names=enumerated(items)) if items else _("Nobody has influence here.")


def _owners(names: Names, seats: Sequence[int]) -> str:
    """The players who have taken tokens of a kind, highest first."""
    if not seats:
        return ""
    # In other languages, the verb also differs between one player and several.
    text = ngettext("Taken so far, highest first: {names}.", "Taken so far, highest first: {names}.", len(seats))
    return text.format(names=enumerated([names[seat] for seat in seats]))


def _absent(state: Royals, country: int) -> str:
    """The cities of a country where the viewer has no cube yet."""
    seat = viewer(state)
    if seat is None or has_country(state, seat, country):
        return ""
    cities = [city_name(city) for city in board.CITIES_OF[country] if not state.is_present(seat, city)]
    return _("You still need a cube in: {cities}.").format(cities=enumerated(cities))


def _period(state: Royals, names: Names, period: int, country: int) -> Description:
    name = _("{name}, {year}").format(name=country_name(country), year=period_name(period))
    first, second = map(phrases.points, board.PERIOD_TOKENS[state.rules][country][period])
    worth = _("{first} for most influence, {second} for second most.").format(first=first, second=second)
    leads = _("Tap the tokens or the country's coat of arms to see everyone's influence.")
    return name, sentences(worth, _placed(state, names, period, country), leads)


def _placed(state: Royals, names: Names, period: int, country: int) -> str:
    """The owners of a period's tokens, or those who would get them now."""
    is_over = period < len(state.period_tokens)
    if period > len(state.period_tokens):
        return _("This period is still to come.")
    owners = state.period_tokens[period][country] if is_over else leaders(state, country)
    items = [names[seat] for seat in owners if seat != NONE]
    if not items:
        return _("Nobody had influence here.") if is_over else _("Nobody has influence here.")
    # In other languages, the verb also differs between one player and several.
    if is_over:
        text = ngettext("Awarded to: {names}.", "Awarded to: {names}.", len(items))
    else:
        text = ngettext(
            "As things stand, they would go to: {names}.", "As things stand, they would go to: {names}.", len(items)
        )
    return text.format(names=enumerated(items))


# Titles and the noble house.


def about_title(title: int) -> str:
    """A title's price, influence and points."""
    text = _(
        "Costs {n} of the country's cards. Influence: {influence}. Title tile: {points}, {half} each if two players "
        "tie, nothing if more do."
    )
    worth = text.format(
        n=board.COST[title],
        influence=board.INFLUENCE[title],
        points=phrases.points(board.TITLE_POINTS[title]),
        half=board.HALF_TITLE_POINTS[title],
    )
    return sentences(worth, _for_takeover(title))


def _for_takeover(title: int) -> str:
    """The requirements for a takeover, if the title needs more than the others."""
    n = board.INTRIGUE_COST[title]
    text = ngettext("A takeover needs {n} intrigue card.", "A takeover needs {n} intrigue cards instead of one.", n)
    return text.format(n=n) if n > 1 else ""


def _title(state: Royals, names: Names, title: int) -> Description:
    return title_name(title), sentences(
        about_title(title),
        _on(names, state.tiles[title]) or _("No cubes here."),
        _award(state, names, title),
    )


def _award(state: Royals, names: Names, title: int) -> str:
    """A sentence about who would score for a title tile as things stand, and how much."""
    seats, worth = award(title, state.tiles[title])
    if not seats:
        return _("As things stand, more than two tie, so nobody would get it.") if any(state.tiles[title]) else ""
    phrase = enumerated([names[seat] for seat in seats])
    text = ngettext(
        "As things stand, {names} would score {points}.",
        "As things stand, {names} would score {points} each.",
        len(seats),
    )
    return text.format(names=phrase, points=phrases.points(worth))


def _noble_house(state: Royals, names: Names) -> Description:
    left = board.NOBLE_HOUSE[state.seats][len(state.noble_house) :]
    rule = _("When you have a cube on every title tile, you take the highest token left.")
    return _("Noble house"), sentences(
        rule,
        _("Tokens left: {tokens}.").format(tokens=enumerated([phrases.points(n) for n in left])),
        _owners(names, state.noble_house),
        _untitled(state),
    )


def _untitled(state: Royals) -> str:
    """The title tiles on which the viewer has no cube yet."""
    seat = viewer(state)
    if seat is None or has_every_title(state, seat):
        return ""
    titles = [title_within(title) for title in board.TITLES if not state.tiles[title][seat]]
    return _("You still need a cube on: {titles}.").format(titles=enumerated(titles))


_THINGS: dict[str, Callable[..., Description]] = {
    "position": _position,
    "city": _city,
    "exile": _exile,
    "country": _country,
    "arms": _country,
    "period": _period,
    "title": _title,
    "noble_house": _noble_house,
    **HAND_THINGS,
}
