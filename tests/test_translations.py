"""All text reaches the player through the catalogue, and every catalogue is complete.

The search for text is a guess, but a wide one: anything passed to something that shows text and, in the screens and
the games' words, any two words in a row.
"""

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from string import Formatter

import pytest

from kingdoms.core.words import language
from kingdoms.core.words.grammar import ARTICLES
from scripts.collect_messages import ROOT, SINGLE, calls, is_lookup, messages, sources, translations
from scripts.compile_messages import read

OTHERS = [code for code in language.LANGUAGES if code != "en"]

SHOWN = re.compile(r"(^|_)(text|title|heading|hint|label|caption|message|note|subtitle|tagline|placeholder)$")
"""The names of properties and arguments that a player reads."""

SAYS = {"Label", "Button", "Heading", "say", "BadSave", "StoreTrouble"}
"""Calls whose arguments a player reads."""

UNSEEN = {"Logger", "getLogger", "print", "load_string", "compile"}
"""Calls whose arguments no player reads."""

NOT_COUNTED = {"cycle", "seats"}
"""Numbers of a game that are compared for their meaning: the first cycle, a solo game."""

TWO_WORDS = re.compile(r"[^\W\d_]{2,} [^\W\d_]{2,}")
MARKUP = re.compile(r"\[/?\w+(=[^\]]*)?\]|\{[^{}]*\}")


# The catalogues.


def known_in(code: str) -> dict[str, tuple[str, ...]]:
    return translations(read(language.source(code)))


@pytest.mark.parametrize("code", OTHERS)
def test_a_catalogue_has_every_message_and_no_other(code: str) -> None:
    ours, theirs = {message.text for message in messages()}, set(known_in(code))
    assert sorted(ours - theirs) == [], "run scripts/collect_messages.py and translate"
    assert sorted(theirs - ours) == [], "run scripts/collect_messages.py"


@pytest.mark.parametrize("code", OTHERS)
def test_every_message_is_translated(code: str) -> None:
    known = known_in(code)
    assert [message.text for message in messages() if not all(known.get(message.text, ("",)))] == []


@pytest.mark.parametrize("code", OTHERS)
def test_translations_have_the_same_placeholders_and_markup(code: str) -> None:
    """Only a singular may leave out the number: "a +2 token", "{n} +2 tokens"."""
    known = known_in(code)
    for message in messages():
        one, many = marks(message.text), marks(message.plural or message.text)
        assert one in (many, many - {"n"}), f"singular and plural differ: {message}"
        forms = [marks(text) for text in known.get(message.text, ())]
        assert set(forms) <= {one, many}, message.text
        assert forms[-1:] in ([], [many]), message.text


def marks(text: str) -> frozenset[str]:
    """The placeholders and the markup in some text."""
    return frozenset(placeholders(text) | {match.group() for match in re.finditer(r"\[/?\w+(=[^\]]*)?\]", text)})


def placeholders(text: str) -> set[str]:
    """The names of the placeholders, including those in forms of a sentence."""
    found = [(name, form) for _, name, form, _ in Formatter().parse(text) if name is not None]
    return {name for name, _ in found}.union(*(placeholders(form) for _, form in found if form))


def test_placeholders_have_names() -> None:
    texts = [message.text for message in messages()]
    assert [text for text in texts if any(not mark or mark.isdigit() for mark in marks(text))] == []


@pytest.mark.parametrize("code", language.LANGUAGES)
def test_a_name_comes_with_its_own_article(code: str) -> None:
    """An article written out in front of a name is wrong for some names: `{card:the}` asks for the right one."""
    texts = known_in(code).values() if code in OTHERS else messages()
    assert [text for forms in texts for text in forms if literal_articles(code, text)] == []


@pytest.mark.parametrize(
    ("code", "text", "found"),
    [
        ("en", "Take the {card}", ["card"]),
        ("en", "A {card} for an {other}", ["card", "other"]),
        ("en", "the [b]{card}[/b]", ["card"]),
        ("en", "{seat:{seat} takes a|You take a} {card}", ["card"]),
        ("en", "Take {card:the} {n}, or the money, for {n}", []),
        ("en", "The last {n}; data {n}", []),
        ("hu", "Az {card} vagy a {other:small}", ["card", "other"]),
        ("hu", "a {seat:támadást|támadásodat}, egy {card}", []),
    ],
)
def test_the_search_finds_literal_articles(code: str, text: str, found: list[str]) -> None:
    assert literal_articles(code, text) == found


def literal_articles(code: str, text: str) -> list[str]:
    """The placeholders that have an article written out in front of them, except those for forms of a sentence."""
    articles = "|".join({form for forms in ARTICLES[code].values() for form in forms})
    before_name = re.compile(rf"(?<![\w:])(?:{articles})\b[\s}}]*\s\{{(\w+)(?::[^{{}}|]*)?\}}")
    return before_name.findall(re.sub(r"\[[^\]]*\]", "", text))


@pytest.mark.parametrize("code", language.LANGUAGES)
def test_placeholders_ask_for_forms_that_exist(code: str) -> None:
    texts = known_in(code).values() if code in OTHERS else messages()
    asked = {form for forms in texts for text in forms for form in asked_forms(text)}
    assert asked <= {"", "You", "small", *ARTICLES[code], *(f"{article} small" for article in ARTICLES[code])}


def asked_forms(text: str) -> set[str]:
    """The forms that placeholders ask for, apart from the two forms of a sentence, whose own placeholders count."""
    forms = [form for _text, _name, form, _conversion in Formatter().parse(text) if form is not None]
    inner = [asked_forms(form) for form in forms if "|" in form]
    return {form for form in forms if "|" not in form}.union(*inner)


@pytest.mark.parametrize("code", OTHERS)
def test_names_that_may_be_in_a_third_language_keep_their_capitals(code: str) -> None:
    known, cards = known_in(code), "kingdoms/games/rival_kings/"
    texts = [text for message, source in messages().items() if source.startswith(cards) for text in known[message.text]]
    assert [text for text in texts if any("small" in form for form in asked_forms(text))] == []


def test_a_message_is_always_counted_or_never() -> None:
    texts = [message.text for message in messages()]
    assert len(texts) == len(set(texts))


def test_a_message_is_looked_up_whole() -> None:
    """A message that is concatenated or filled in before it is looked up is in no catalogue."""
    for path in sources():
        for call in calls(path):
            is_glued = isinstance(call.args[0], ast.JoinedStr | ast.BinOp)
            assert not is_glued, f"{path.name}: {ast.unparse(call)}"
            assert not is_format(call.args[0]), f"{path.name}: {ast.unparse(call)}"


def is_format(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "format"


def test_the_catalogue_chooses_between_singular_and_plural() -> None:
    """Its header has the rule; `n == 1` has only that of English. A choice by meaning has a name, such as `is_tied`."""
    trees = {path: [ast.parse(path.read_text(encoding="utf-8"))] for path in sources() if path.suffix == ".py"}
    trees |= {path: [tree for _name, tree in expressions(path)] for path in sources() if path.suffix == ".kv"}
    found = [(path, choice) for path in trees for tree in trees[path] for choice in chosen_by_number(tree)]
    assert [f"{path.relative_to(ROOT)}: {ast.unparse(choice)}" for path, choice in found] == []


@pytest.mark.parametrize(
    ("source", "is_found"),
    [
        ("text = _('a card') if n == 1 else _('cards')", True),
        ("text = _('cards' if len(cards) > 1 else 'a card')", True),
        ("if event.n != 1 and cards:\n    return _('cards')", True),
        ("if n > 1:\n    text = _('cards')", True),
        ("text = ngettext('{n} card', '{n} cards', n) if n > 1 else ''", False),
        ("text = _('tied') if is_tied else _('ahead')", False),
        ("text = _('all alone') if state.seats == 1 else _('together')", False),
        ("if n == 1:\n    show(_('cards'))", False),
        ("size = 2 if n == 1 else 3", False),
    ],
)
def test_the_search_finds_plurals_chosen_by_number(source: str, is_found: bool) -> None:
    assert bool(list(chosen_by_number(ast.parse(source)))) == is_found


def chosen_by_number(tree: ast.AST) -> Iterator[ast.expr]:
    """The conditions that compare something with 1 to choose between messages."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and is_lookup(node) and isinstance(node.args[0], ast.IfExp):
            condition = node.args[0].test
        elif isinstance(node, ast.If | ast.IfExp) and any(map(has_message, outcomes(node))):
            condition = node.test
        else:
            continue
        if any(isinstance(part, ast.Compare) and is_with_one(part) for part in ast.walk(condition)):
            yield condition


def outcomes(choice: ast.If | ast.IfExp) -> Sequence[ast.AST]:
    """The two values of a conditional expression, or the lines of an `if` that return or assign something."""
    if isinstance(choice, ast.IfExp):
        return choice.body, choice.orelse
    return [line for line in choice.body + choice.orelse if isinstance(line, ast.Return | ast.Assign)]


def is_with_one(comparison: ast.Compare) -> bool:
    is_of_game = isinstance(comparison.left, ast.Attribute) and comparison.left.attr in NOT_COUNTED
    return not is_of_game and "1" in map(ast.unparse, (comparison.left, *comparison.comparators))


def has_message(node: ast.AST) -> bool:
    """Whether a literal that is not counted is looked up here."""
    return any(
        called(call) in SINGLE and is_lookup(call) and isinstance(call.args[0], ast.Constant)
        for call in ast.walk(node)
        if isinstance(call, ast.Call)
    )


# No text outside the catalogue.


def test_no_text_in_a_layout_escapes_the_catalogue() -> None:
    found = [f"{path.name}: {text}" for path in sorted((ROOT / "kv").rglob("*.kv")) for text in escaped_from_kv(path)]
    assert found == []


def test_no_text_in_the_screens_and_words_escapes_the_catalogue() -> None:
    found = [f"{path.relative_to(ROOT)}: {text}" for path in speaking() for text in escaped_from_python(path)]
    assert found == []


@pytest.mark.parametrize(
    ("source", "escaped"),
    [
        ("Label(text='Continue')", ["Continue"]),
        ("Label(text=_('Continue'))", []),
        ("Label('Continue' if new else _('Go on'))", ["Continue"]),
        ("self.title = f'Round {n}'", ["Round "]),
        ("self.title = '{}: {}'.format(name, place)", []),
        ("app.say('Saved ' + name)", ["Saved "]),
        ("state.emit(Gained, seat, 'gold')", []),
        ("rows.append('two words')", ["two words"]),
        ("Logger.warning('two words')", []),
        ("raise ValueError('two words')", []),
        ("raise BadSave('two words')", ["two words"]),
        ("'''two words'''", []),
        ("self.text = '[b]{n}[/b]'", []),
    ],
)
def test_the_search_finds_what_escapes(tmp_path: Path, source: str, escaped: list[str]) -> None:
    path = tmp_path / "screen.py"
    path.write_text(source)
    assert escaped_from_python(path) == escaped


@pytest.mark.parametrize(
    ("line", "escaped"),
    [
        ("text: 'Continue'", ["Continue"]),
        ("text: tr._('Continue')", []),
        ("hint_text: tr._('Name') + ' of player'", [" of player"]),
        ("font_name: 'Continue'", []),
        ("text: icon('menu')", []),
        ("on_release: app.say('Saved')", ["Saved"]),
    ],
)
def test_the_search_finds_what_escapes_from_a_layout(tmp_path: Path, line: str, escaped: list[str]) -> None:
    path = tmp_path / "screen.kv"
    path.write_text(f"<Screen>:\n    {line}\n")
    assert escaped_from_kv(path) == escaped


def speaking() -> list[Path]:
    """The modules that show or say something."""
    kingdoms = ROOT / "kingdoms"
    silent = {"cards.py", "moves.py", "names.py", "state.py", "rules.py", "scoring.py", "bot.py"}
    rooms = [path for room in ("games", "store", "ui") for path in sorted((kingdoms / room).rglob("*.py"))]
    return [kingdoms / "app.py", *(path for path in rooms if path.name not in silent)]


def escaped_from_kv(path: Path) -> list[str]:
    """The strings that a layout shows without looking them up in the catalogue."""
    found = []
    for name, tree in expressions(path):
        found += shown(tree) if SHOWN.search(name) else []
        found += [text for node in ast.walk(tree) for text in said_by(node)]
    return found


def expressions(path: Path) -> Iterator[tuple[str, ast.expr]]:
    """The properties and handlers in a layout with the expressions given to them."""
    for line in path.read_text(encoding="utf-8").splitlines():
        name, colon, expression = line.strip().partition(":")
        if colon and re.fullmatch(r"\w+", name) and expression.strip():
            tree = parsed(expression.strip())
            if tree:
                yield name, tree


def parsed(expression: str) -> ast.expr | None:
    """The expression on a kv line; None for anything else, such as a statement or the first of several lines."""
    try:
        return ast.parse(expression, mode="eval").body
    except SyntaxError:
        return None


def escaped_from_python(path: Path) -> list[str]:
    """The strings that a module shows without looking them up in the catalogue, and those that look like prose."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = [text for node in ast.walk(tree) for text in [*given_to(node), *said_by(node)]]
    return found + [text for text in prose(tree) if text not in found]


def given_to(node: ast.AST) -> list[str]:
    """The literals given to an argument or attribute whose name says that it is shown."""
    if isinstance(node, ast.keyword) and node.arg and SHOWN.search(node.arg):
        return shown(node.value)
    if isinstance(node, ast.Assign) and any(SHOWN.search(getattr(target, "attr", "")) for target in node.targets):
        return shown(node.value)
    return []


def said_by(node: ast.AST) -> list[str]:
    """The literals among the arguments of a call that says something."""
    if called(node) not in SAYS:
        return []
    return [text for argument in node.args for text in shown(argument)]  # type: ignore[attr-defined]


def called(node: ast.AST) -> str:
    """The last part of the name of the called function; empty for anything but a call."""
    if not isinstance(node, ast.Call):
        return ""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def shown(node: ast.AST) -> list[str]:
    """The literal strings with letters that an expression can evaluate to."""
    if isinstance(node, ast.Constant):
        return [node.value] if isinstance(node.value, str) and has_letters(node.value) else []
    if isinstance(node, ast.Call):
        parts = [node.func.value] if is_format(node) or called(node) == "join" else []  # type: ignore[attr-defined]
    elif isinstance(node, ast.IfExp):
        parts = [node.body, node.orelse]
    elif isinstance(node, ast.JoinedStr | ast.BoolOp):
        parts = node.values
    elif isinstance(node, ast.BinOp):
        parts = [node.left, node.right]
    else:
        parts = []
    return [text for part in parts for text in shown(part)]


def has_letters(text: str) -> bool:
    return any(sign.isalpha() for sign in MARKUP.sub("", text))


def prose(tree: ast.AST) -> Iterator[str]:
    """Every literal with two words in a row, except docstrings, messages that are looked up and text for developers."""
    for child in ast.iter_child_nodes(tree):
        is_docstring = isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant)
        is_ours = isinstance(child, ast.Raise) or (isinstance(child, ast.Call) and is_for_us(child))
        if is_docstring or is_ours:
            continue
        if isinstance(child, ast.Constant) and isinstance(child.value, str) and TWO_WORDS.search(child.value):
            yield child.value
        yield from prose(child)


def is_for_us(call: ast.Call) -> bool:
    names = {node.id for node in ast.walk(call.func) if isinstance(node, ast.Name)}
    return is_lookup(call) or bool(UNSEEN & {called(call), *names})
