"""Starting, resuming and ending guided games. The settings remember how far the learner has got in each."""

from kingdoms.core.game import Game
from kingdoms.core.seats import PERSON, Seat
from kingdoms.core.session import Session
from kingdoms.core.words.language import _, ngettext
from kingdoms.core.words.lesson import RIVALS, Lesson
from kingdoms.games import GAMES
from kingdoms.store.saves import new_key
from kingdoms.ui.new_game.seating import BOTS, PEOPLE
from kingdoms.ui.running_app import RunningApp

SETTING = "lessons"


def start_lesson(app: RunningApp, game: str, step: int = 0) -> None:
    """Starts a game's lesson from the beginning, or from a step that begins at a new table."""
    table = GAMES[game].words.lesson().table_at(step)
    learner = next(iter(app.store.history.names()), _(PEOPLE[0]))
    names = [name for name in map(_, BOTS) if name != learner]
    seats = [Seat(learner, 0, PERSON), *(Seat(names[n], n, RIVALS) for n in range(1, table.seats))]
    session = Session(GAMES[game], seats, table.seed, table.options, key=new_key())
    session.replay(table.opening)
    _remember(app, game, [session.key, step])
    app.start_game(session)


def learn_first(app: RunningApp, session: Session) -> None:
    """Leaves a game for its lesson, and says where the game can be continued."""
    start_lesson(app, session.game.key)
    app.say(_("Your own game is waiting for you on the home screen."))


def lesson_words(game: Game) -> str:
    """The label of the button that starts a game's lesson."""
    n = game.words.lesson().minutes
    return ngettext("Learn by playing ({n} minute)", "Learn by playing ({n} minutes)", n).format(n=n)


def lesson_of(app: RunningApp, session: Session) -> tuple[Lesson, int] | None:
    """The lesson taught in this session, and the step it has got to; None if the session is a game like any other."""
    key, step = app.store.settings.get(SETTING).get(session.game.key, ("", 0))
    return (session.game.words.lesson(), step) if key and key == session.key else None


def keep_step(app: RunningApp, session: Session, step: int | None) -> None:
    """Remembers the step that a lesson has got to, and goes to another table if the step begins there.

    None ends the lesson: the session is then a game like any other.
    """
    game = session.game
    if step is not None and game.words.lesson().steps[step].table is not None:
        start_lesson(app, game.key, step)
    else:
        _remember(app, game.key, ["", 0] if step is None else [session.key, step])


def _remember(app: RunningApp, game: str, place: list[object]) -> None:
    app.set(SETTING, {**app.store.settings.get(SETTING), game: place})
