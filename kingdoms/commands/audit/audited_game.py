"""Three people and a bot play on the real screens, and everything is measured as they do."""

import json
import random
import sys
import traceback
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from kingdoms.bots import make
from kingdoms.bots.thinking_time import BUDGET
from kingdoms.commands.audit.colours import contrast, least_difference
from kingdoms.commands.audit.limits import Findings, Measures
from kingdoms.commands.audit.measured import MeasuredDecisions
from kingdoms.commands.audit.sizes import (
    Seen,
    card_widths,
    empty_share,
    names_left_out,
    targets_of,
    text_of_prompt,
    texts_of,
)
from kingdoms.commands.demo import sessions_asking
from kingdoms.commands.headless import open_app
from kingdoms.core.seats import PERSON, Seat
from kingdoms.core.session import Session
from kingdoms.core.state import Thing
from kingdoms.games import GAMES
from kingdoms.ui.theme import theme

_PLAYERS = (("Anna", PERSON), ("Béla", PERSON), ("Margaréta", PERSON), ("Ilona", "squire"))
_SETTINGS = {"speed": "off", "pauses": "off", "sound": False}
_SEED = 6
_SETTLED = 2  # frames after which a change has been painted
_MOST_STEPS = 200_000  # taps and frames, many more than any game takes


def main(key: str, width: str, height: str, decisions: str, language: str, text_scale: str) -> None:
    """Plays and prints the findings."""
    # Kivy's log is off, but exceptions must still be printed.
    sys.excepthook = lambda *trouble: traceback.print_exception(*trouble, file=sys.__stderr__)
    game = _AuditedGame(key, (int(width), int(height)), {"language": language, "text_scale": float(text_scale)})
    game.play(int(decisions))
    print(json.dumps(game.findings()))


class _AuditedGame:
    """One game on one form of screen."""

    def __init__(self, key: str, size: tuple[int, int], settings: Mapping[str, Any]) -> None:
        self.game = GAMES[key]
        self.finger = open_app(size)
        self.finger.is_drawing = False
        for setting, value in {**_SETTINGS, **settings}.items():
            self.finger.app.set(setting, value)
        self.knight = make("knight", self.game, random.Random(_SEED))
        self.decisions = self.scenes = self.accepting = 0
        self.idle = Counter[str]()
        """The number of taps that decided nothing, by purpose."""
        self.measured = MeasuredDecisions()
        self.texts: list[Seen] = []
        self.prompts: list[Seen] = []
        # The smallest size of each thing, a missing name for each kind of thing, and the most empty space on each page.
        self.targets: dict[Thing, float] = {}
        self.cards: dict[Thing, float] = {}
        self.other_cards: dict[Thing, float] = {}
        self.nameless: dict[str, str] = {}
        self.empty: dict[str, float] = {}

    def play(self, most: int) -> None:
        """Plays `most` decisions; if that is 0, a whole game and then the kinds of decision that did not come up."""
        seats = [Seat(name, crest, player) for crest, (name, player) in enumerate(_PLAYERS)]
        self.finger.app.start_game(Session(self.game, seats, _SEED, {}))
        for _step in range(_MOST_STEPS):
            if self.finger.app.trail[-1][0] == "score" or 0 < most <= self.decisions:
                break
            self._advance()
        else:
            raise RuntimeError(f"{self.game.key} did not end within {_MOST_STEPS} steps")
        if most:
            return
        kinds = set(type(self.game.new(seats=self.game.seats[0], seed=_SEED, options={})).asks)
        for session in sessions_asking(self.game, kinds - self.measured.kinds):
            self.finger.app.start_game(session)
            self.finger.until(self._is_open)
            self._look(session)
            self.finger.app.show("home")

    def _is_open(self) -> bool:
        if self.finger.table.curtain is not None:
            self.finger.lift_curtain()
        return self.finger.table.may_decide()

    def _advance(self) -> None:
        """Does whatever the table expects of a person now; bots play by themselves."""
        finger, table = self.finger, self.finger.table
        session = table.session
        if table.curtain is not None:
            self.idle["curtain"] += 1
            finger.lift_curtain()
        elif table.board.flying.is_waiting and table.board.opened is not None:
            self.scenes += 1
            finger.close_scene()
        elif session.is_bots_turn or not table.course.is_at_rest:
            finger.frames(1)
        elif session.is_over:
            # The final table waits to be seen, like a scene.
            self.scenes += 1
            finger.end_turn()
        elif table.handover.must_look:
            self.idle["look"] += 1
            finger.glimpse()
        elif session.held is not None:
            self.idle["end of turn"] += 1
            finger.end_turn()
        else:
            self._decide(session)

    def _decide(self, session: Session) -> None:
        """Makes the move that a knight would make, by touch."""
        before, seat, made = self.finger.touches, session.state.seat, len(session.log)
        self._look(session)
        view = session.state.view(seat)
        move = self.knight.choose(view, view.moves(), BUDGET, lambda: False)
        taps = self.finger.play(move)
        # One touch may settle several of the rules' decisions.
        decided = sum(decision.seat == seat for decision in session.log[made:])
        if not decided:
            raise RuntimeError(f"{self.game.key}: tapping {self.finger.table.sight.target(move)} did not make {move}")
        self.decisions += decided
        self.accepting += taps.accepting
        self.idle["opened first"] += self.finger.touches - before - taps.deciding - taps.accepting

    def _look(self, session: Session) -> None:
        """Measures everything in view, if this kind of decision is new to the person or in this part of the game."""
        state, table = session.state, self.finger.table
        kind, progress = state.agenda[-1][0], self.game.words.progress(state)
        if not self.measured.is_new(kind, state.seat, progress):
            return
        # A change is painted in the next frame.
        self.finger.frames(_SETTLED)
        self.prompts += text_of_prompt(table.ids.prompt)[:1]
        self.texts += texts_of(table.board)
        self.finger.turn_up()
        shown = table.board.page
        for page in table.board.pages():
            if page:
                table.board.turn_to(page)
                self.finger.frames(_SETTLED)
            self._measure(f"{kind} {page}".rstrip() + f", {progress}")
        if shown != table.board.page:
            table.board.turn_to(shown)
            self.finger.frames(_SETTLED)

    def _measure(self, page: str) -> None:
        """Measures one page of the table, with hidden cards turned up."""
        board = self.finger.table.board
        self.texts += texts_of(board)
        cards, others = card_widths(board)
        for worst, sizes in ((self.targets, targets_of(board)), (self.cards, cards), (self.other_cards, others)):
            worst |= {thing: min(size, worst.get(thing, size)) for thing, size in sizes.items()}
        self.nameless |= names_left_out(board, self.game.key)
        self.empty[page] = max(empty_share(self.finger.table), self.empty.get(page, 0.0))

    def findings(self) -> Findings:
        """All figures, each with its worst example."""
        return {"decisions": self.decisions, "figures": self._figures()}

    def _figures(self) -> Measures:
        cut = {seen.text for seen in (*self.texts, *self.prompts) if seen.is_cut}
        emptiest = max(self.empty, key=lambda page: self.empty[page])
        idle = self.idle.total()
        return {
            "idle_taps": (
                idle / self.decisions,
                ", ".join(f"{what}: {count}" for what, count in self.idle.most_common() if count),
            ),
            "curtains": (self.idle["curtain"] / self.decisions, ""),
            "accepting": (self.accepting / self.decisions, ""),
            "scenes": (self.scenes / self.decisions, ""),
            "all_idle": ((idle + self.scenes) / self.decisions, f"{idle} + {self.scenes} of {self.decisions}"),
            "figure": _smallest(seen for seen in self.texts if seen.is_figure),
            "name": _smallest(seen for seen in self.texts if seen.is_name),
            "prompt": _smallest(self.prompts),
            "target": _least(self.targets),
            "card": _least(self.cards),
            "other_card": _least(self.other_cards),
            "cut": (len(cut), " | ".join(sorted(cut)[:3])),
            "nameless": (len(self.nameless), ", ".join(f"{kind} ({name})" for kind, name in self.nameless.items())),
            "empty": (self.empty[emptiest], emptiest),
            "contrast": _contrast(),
            "seats": _seats(self.finger.table.board.seat_tinctures),
        }


def _least(sizes: Mapping[Thing, float]) -> tuple[float, str]:
    least = min(sizes, key=lambda thing: sizes[thing])
    return sizes[least], str(least)


def _smallest(texts: Iterable[Seen]) -> tuple[float, str]:
    least = min(texts, key=lambda seen: seen.size)
    return least.size, least.text


def _contrast() -> tuple[float, str]:
    """The lowest contrast between lit gold edges and anything that may surround them, in the light or dark theme."""
    figures = []
    for mode in ("light", "dark"):
        theme.mode = mode
        figures += [
            (contrast(theme.gold, getattr(theme, role)), f"{mode}, on {role}")
            for role in ("ground", "panel", "sunk", "sea", "land")
        ]
    return min(figures)


def _seats(tinctures: Sequence[str]) -> tuple[float, str]:
    """The least difference between the colours of the seats, as colour-blind people see them."""
    theme.seat_tinctures, figures = list(tinctures), []
    for mode in ("light", "dark"):
        theme.mode = mode
        difference, (one, two), deficiency = least_difference(theme.seat_colours)
        figures.append((difference, f"{tinctures[one]} and {tinctures[two]}, {mode}, {deficiency}"))
    return min(figures)
