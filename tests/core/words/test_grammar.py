"""Articles by the first sound of a name, and ordinals, in both languages."""

import pytest

from kingdoms.core.words import language
from kingdoms.core.words.grammar import ARTICLES, NumberedName, ordinal, starts_with_vowel, with_article

SOUNDS = {
    ("en", True): (
        "Inn|Earl|apple|Évêque|Ökumene|umbrella|hour|heiress|honest man|honour|unidentified thing|uninvited guest"
        "|unimportant man|Yvonne|F|X|8|8th|80|800|8,000|11|11th|18|11,000|18 000"
        '|[b]Inn[/b]|"Inn"|(Inn)|[color=#fff]8[/color]'
    ),
    ("en", False): (
        "Farm|Zoë|unicorn|university|union|unit|European|ewe|usual day|utopia|unanimous vote|one-eyed man|Once Upon"
        "|yard|York|house|hunter|U|B|1|1st|2|5|10|12|100|110|111|180|1,100|1,800|110,000|+8 token|−8|-11"
        '|[b]Farm[/b]|"Farm"|…|'
    ),
    ("hu", True): (
        "Inn|Udvar|Őr|Építész|Íjász|ünnep|alkimista|unikornis|Európa|Yvonne|F|S|Y|á|ötös|1|1.|1,5|5|5.|5-ös|50|55|500"
        "|5000|50 000|500 000|1000|1611|1 000|1\u00a0999|1 000 000|[b]Őr[/b]|„Udvar”"
    ),
    ("hu", False): (
        "Farm|lovag|zsoldos|csónak|hadvezér|Gyula|Székely|York|B|K|kettes|0|2|3|4|8|10|11|15|18|100|105|150|10 000"
        "|15 000|100 000|10 000 000|+5|+1-es jelölő|−1|[b]Farm[/b]|…|"
    ),
}
"""Names and numbers by language and by whether they begin with a vowel."""


@pytest.mark.parametrize(
    ("code", "is_vowel", "text"), [(*sound, text) for sound, texts in SOUNDS.items() for text in texts.split("|")]
)
def test_the_first_sound_of_a_name_counts_not_its_spelling(code: str, is_vowel: bool, text: str) -> None:
    assert starts_with_vowel(code, text) == is_vowel


def test_every_language_has_every_article() -> None:
    assert ARTICLES.keys() == language.LANGUAGES.keys()
    assert len({frozenset(articles) for articles in ARTICLES.values()}) == 1


@pytest.mark.parametrize(
    ("code", "article", "farm", "inn"),
    [
        ("en", "a", "a Farm", "an Inn"),
        ("en", "A", "A Farm", "An Inn"),
        ("en", "the", "the Farm", "the Inn"),
        ("en", "The", "The Farm", "The Inn"),
        ("hu", "a", "a Farm", "az Inn"),
        ("hu", "A", "A Farm", "Az Inn"),
        ("hu", "the", "a Farm", "az Inn"),
        ("hu", "The", "A Farm", "Az Inn"),
    ],
)
def test_the_article_comes_before_the_name(code: str, article: str, farm: str, inn: str) -> None:
    assert (with_article(code, article, "Farm"), with_article(code, article, "Inn")) == (farm, inn)


@pytest.mark.parametrize("article", ["a", "A", "the", "The"])
def test_a_name_that_ends_with_a_number_has_no_article_in_english(article: str) -> None:
    assert with_article("en", article, NumberedName("Trader II")) == "Trader II"
    assert with_article("hu", article, NumberedName("Kereskedő II")) == with_article("hu", article, "Kereskedő II")


def test_ordinals_are_written_as_usual_in_each_language() -> None:
    ranks = (0, 1, 2, 3, 4, 10, 11, 12, 13, 14, 20, 21, 22, 23, 101, 111, 112, 1013)
    told = "0th 1st 2nd 3rd 4th 10th 11th 12th 13th 14th 20th 21st 22nd 23rd 101st 111th 112th 1013th"
    assert [ordinal("en", n) for n in ranks] == told.split()
    assert [ordinal("hu", n) for n in ranks] == [f"{n}." for n in ranks]
