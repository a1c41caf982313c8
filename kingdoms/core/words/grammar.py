"""Grammar that no catalogue can hold: which article goes with a name, small letters within a sentence, and ordinals."""

import re
import unicodedata
from functools import lru_cache

ARTICLES = {
    "en": {"a": ("a", "an"), "A": ("A", "An"), "the": ("the", "the"), "The": ("The", "The")},
    "hu": {"a": ("a", "az"), "A": ("A", "Az"), "the": ("a", "az"), "The": ("A", "Az")},
}
"""The forms of an article before a consonant and before a vowel, by language and by the article a message asks for."""

_WITHOUT_ARTICLE_IF_NUMBERED = {"en"}
"""The languages that use no article with a name that ends with a number."""

_NAMES_KEPT = 2048
_START = re.compile(
    r"""
    (?: \[[^\[\]]*\] | [^\w+−-] )*                        # markup, quotation marks and the like are not spoken
    (?P<sign> [+−-] (?=\d) )?
    (?P<number> \d+ (?: [,\ \u00a0\u202f] \d{3} (?!\d) )* )?
    [+−-]*
    (?P<word> [^\W\d_]* )
    """,
    re.VERBOSE,
)
_VOWELS = {
    # European, ewe, one-eyed, unicorn (but not unidentified, unimportant or uninvited), unanimous, usual, utopia; hour.
    "en": re.compile(
        r"(?! eu | ewe | one$ | once$ | uni(?![dmn]) | unanim | ubi | us[aeu] | ut[eio] ) [aeiou]"
        r"| hour | heir | honest | hono | y(?![aeiou])",
        re.VERBOSE,
    ),
    "hu": re.compile(r"[aeiou]|y(?![aeiou])"),
}
_VOWEL_LETTERS = {"en": "aefhilmnorsx", "hu": "aefilmnorsuxy"}
"""The letters whose names begin with a vowel: an F, az F."""


class NumberedName(str):
    """A name that ends with a number, like "Trader II"."""

    __slots__ = ()


def with_article(language: str, article: str, name: str) -> str:
    """The name with the article that a message asks for, a key of `ARTICLES`, if the language uses one with it.

    >>> with_article("en", "a", "Inn"), with_article("en", "The", "Inn"), with_article("hu", "The", "Inn")
    ('an Inn', 'The Inn', 'Az Inn')
    >>> with_article("en", "the", NumberedName("Trader II")), with_article("hu", "the", NumberedName("Kereskedő II"))
    ('Trader II', 'a Kereskedő II')
    """
    if isinstance(name, NumberedName) and language in _WITHOUT_ARTICLE_IF_NUMBERED:
        return name
    return f"{ARTICLES[language][article][starts_with_vowel(language, name)]} {name}"


def within(language: str, name: str) -> str:
    """The name of a thing as it is written within a sentence: it keeps its capital letter only in English.

    >>> within("en", "Crane"), within("hu", "Daru")
    ('Crane', 'daru')
    """
    return name if language == "en" else name[:1].lower() + name[1:]


@lru_cache(_NAMES_KEPT)
def starts_with_vowel(language: str, text: str) -> bool:
    """Whether the text begins with a vowel when it is read aloud.

    >>> [starts_with_vowel("en", text) for text in ("8", "hour", "unicorn")]
    [True, True, False]
    >>> [starts_with_vowel("hu", text) for text in ("5", "8", "1000", "[b]Őr[/b]")]
    [True, False, True, True]
    """
    start = _START.match(text)
    if start is None or start["sign"]:
        return False
    if start["number"]:
        return _is_vowel_in_number(language, re.sub(r"\D", "", start["number"]))
    word = _plain(start["word"])
    return word in _VOWEL_LETTERS[language] if len(word) == 1 else _VOWELS[language].match(word) is not None


def _is_vowel_in_number(language: str, digits: str) -> bool:
    """Whether a number begins with a vowel: an 8, an 80, an 11, an 18,000; az 1, az 5, az 50, az 1000, az 1 000 000."""
    leading = digits[: (len(digits) - 1) % 3 + 1]
    if language == "hu":
        return leading == "1" or leading.startswith("5")
    return leading in ("11", "18") or leading.startswith("8")


def _plain(word: str) -> str:
    """A word in lower case without accents."""
    return "".join(letter for letter in unicodedata.normalize("NFD", word.casefold()) if letter.isalpha())


def ordinal(language: str, n: int) -> str:
    """An ordinal in figures.

    >>> [ordinal("en", n) for n in (1, 2, 3, 4, 11, 21)], ordinal("hu", 1)
    (['1st', '2nd', '3rd', '4th', '11th', '21st'], '1.')
    """
    if language == "hu":
        return f"{n}."
    is_teen = n // 10 % 10 == 1
    return f"{n}{'th' if is_teen else {1: 'st', 2: 'nd', 3: 'rd'}.get(n % 10, 'th')}"
