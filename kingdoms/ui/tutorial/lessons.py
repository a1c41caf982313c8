"""Starting, resuming and ending guided games. The settings remember how far the learner has got in each."""

from collections.abc import Callable
from functools import partial

from kingdoms.core.game import Game
from kingdoms.core.seats import CRESTS, PERSON, Seat
from kingdoms.core.session import Session
from kingdoms.core.words.language import _, ngettext
from kingdoms.core.words.lesson import LEARNER, RIVALS, Lesson
from kingdoms.games import GAMES
from kingdoms.store.saves import new_key
from kingdoms.store.storage import StoreTrouble
from kingdoms.ui.new_game.seating import BOTS, PEOPLE
from kingdoms.ui.running_app import RunningApp
from kingdoms.ui.widgets import ask

SETTING = "lessons"


def offer_lesson(app: RunningApp, game: str, learner: Seat | None = None, note: str = "") -> None:
    """Starts a game's lesson and says the note; if it was left half-way, asks whether to go on or to start again."""

    def begin(start: Callable[[], None]) -> None:
        start()
        if note:
            app.say(note)

    key = key_of_lesson(app, game)
    if key not in {saved.key for saved in app.store.running()}:
        begin(partial(start_lesson, app, game, learner=learner))
        return
    ask(
        _("Go on with the lesson?"),
        _("You have left it half-way: you can go on from there, or start again from the beginning."),
        [
            (_("Go on"), "primary", partial(begin, partial(app.open_game, key))),
            (_("Start again"), "secondary", partial(begin, partial(_start_instead, app, game, key, learner))),
            (_("Cancel"), "secondary", None),
        ],
    )


def _start_instead(app: RunningApp, game: str, key: str, learner: Seat | None, step: int = 0) -> None:
    """Starts a lesson from the beginning or at another table, instead of the game with this key, which is deleted."""
    start_lesson(app, game, step, learner)
    try:
        app.store.delete(key)
    except StoreTrouble as trouble:
        app.say(str(trouble))


def start_lesson(app: RunningApp, game: str, step: int = 0, learner: Seat | None = None) -> None:
    """Starts a game's lesson from the beginning, or from a step that begins at a new table.

    The learner keeps their name and crest; if nobody is given, it is the person who played last.
    """
    table = GAMES[game].words.lesson().table_at(step)
    learner = learner or Seat(next(iter(app.store.history.names()), _(PEOPLE[0])), 0, PERSON)
    names = [name for name in map(_, BOTS) if name != learner.name]
    crests = [crest for crest in range(CRESTS) if crest != learner.crest]
    rivals = [Seat(names[n], crests[n - 1], RIVALS) for n in range(1, table.seats)]
    session = Session(GAMES[game], [learner, *rivals], table.seed, table.options, key=new_key())
    session.replay(table.opening)
    _remember(app, game, [session.key, step])
    app.start_game(session)


def learn_first(app: RunningApp, session: Session, learner: Seat | None) -> None:
    """Leaves a game for its lesson, and says where the game can be continued."""
    is_lesson = session.key == key_of_lesson(app, session.game.key)
    note = "" if is_lesson else _("Your own game is waiting for you on the home screen.")
    offer_lesson(app, session.game.key, learner, note)


def lesson_words(game: Game) -> str:
    """The label of the button that starts a game's lesson."""
    n = game.words.lesson().minutes
    return ngettext("Learn by playing ({n} minute)", "Learn by playing ({n} minutes)", n).format(n=n)


def key_of_lesson(app: RunningApp, game: str) -> str:
    """The key of the saved game in which a game's lesson is under way; empty if there is none."""
    key: str = app.store.settings.get(SETTING).get(game, ("", 0))[0]
    return key


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
        _start_instead(app, game.key, session.key, session.seats[LEARNER], step)
    else:
        _remember(app, game.key, ["", 0] if step is None else [session.key, step])


def _remember(app: RunningApp, game: str, place: list[object]) -> None:
    app.set(SETTING, {**app.store.settings.get(SETTING), game: place})
