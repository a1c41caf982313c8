"""Help: advisors help the seats that influenced them, from the lowest number to the highest; then the dice return."""

from kingdoms.core.state import Move
from kingdoms.games.kingsburg import board, scoring
from kingdoms.games.kingsburg.events import Declined, Helped, Looked
from kingdoms.games.kingsburg.moves import Decline, Help, Smuggle, Transmute
from kingdoms.games.kingsburg.rules import treasury
from kingdoms.games.kingsburg.state import NONE, Kingsburg

_DECLINE = Decline()
_TRANSMUTE = [Transmute(good) for good in range(len(board.GOODS))]
_SOURCES = [f"advisor_{number}" for number in range(board.LAST_ADVISOR + 1)]


_HELP: dict[str, dict[int, list[Move]]] = {
    ruleset: {number: [Help(*goods) for goods in advisor.goods] for number, advisor in court.items()}
    for ruleset, court in board.ADVISORS.items()
}
_HELP[board.PUBLISHED][board.SMUGGLER] = [
    *(Smuggle(*goods) for goods in board.ADVISORS[board.PUBLISHED][board.SMUGGLER].goods),
    _DECLINE,
]


def ask_help(state: Kingsburg, seat: int, advisor: int) -> list[Move]:
    """The help an advisor can give; help that costs something may be declined."""
    if advisor == board.ALCHEMIST:
        return [*(_TRANSMUTE[good] for good, amount in enumerate(state.goods[seat]) if amount), _DECLINE]
    return _HELP[state.ruleset][advisor]


def help_seat(state: Kingsburg, move: Move, seat: int, advisor: int) -> None:
    """The advisor helps the seat as the move says, or is declined."""
    state.agenda.pop()
    if type(move) is Decline:
        state.emit(Declined, seat, advisor)
        return
    state.emit(Helped, seat, advisor)
    if type(move) is Transmute:
        treasury.take_good(state, seat, move.good, 1, _SOURCES[advisor])
        for good in range(len(board.GOODS)):
            if good != move.good:
                treasury.give_good(state, seat, good, _SOURCES[advisor])
    else:
        _give(state, seat, advisor, move)


def _give(state: Kingsburg, seat: int, number: int, goods: Help | Smuggle) -> None:
    advisor, source = board.ADVISORS[state.ruleset][number], _SOURCES[number]
    treasury.give_goods(state, seat, goods, source)
    if advisor.plus_two:
        treasury.give_plus_two(state, seat, source)
    if advisor.soldiers:
        treasury.give_soldiers(state, seat, advisor.soldiers, source)
        if state.has(seat, board.STABLE):
            treasury.give_soldiers(state, seat, 1, "stable")
    treasury.add_points(state, seat, scoring.ADVISOR_POINTS, advisor.vp)
    if advisor.looks:
        state.looked |= 1 << seat
        state.emit(Looked, seat)


def dismiss(state: Kingsburg) -> None:
    """All dice leave the court, including the king's white die and the blocking dice."""
    state.agenda.pop()
    clear(state)


def clear(state: Kingsburg) -> None:
    """Removes all dice, as if nobody had rolled."""
    state.dice = [[] for _ in range(state.seats)]
    state.aside = [NONE] * state.seats
    state.placements = []
    state.blocked = []
    state.passed = 0
    state.aid = NONE
