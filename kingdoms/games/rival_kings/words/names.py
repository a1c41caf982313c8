"""The names of the cards in six languages, one line per card, as printed in the rulebooks.

We added the numbers of the two traders, whom no rulebook tells apart, and the Hungarian name of the Cathedral, which is
missing from the Hungarian rulebook. The Harbour has its British spelling, like all our texts. The language of the cards
is a setting of its own: the app's language, or any of the six.
"""

from kingdoms.core.words import language
from kingdoms.core.words.grammar import NumberedName
from kingdoms.games.rival_kings.cards import CARDS, CHARACTERS

_COLUMNS = tuple(language.CARD_LANGUAGES)

_CHARACTERS = {
    "lord_protector": "Lord Protector | Lord Protector | Reichsverweser | Régent | Rijksbestuurder | Lord Protector",
    "queen": "Queen | Királynő | Königin | Reine | Koningin | Reina",
    "duke": "Duke | Herceg | Herzog | Duc | Hertog | Duque",
    "count": "Count | Gróf | Graf | Comte | Graaf | Conde",
    "courtier": "Courtier | Udvaronc | Höfling | Courtisan | Hoveling | Cortesano",
    "priest": "Priest | Pap | Priester | Prêtre | Priester | Sacerdote",
    "bursar": "Bursar | Kincstárnok | Schatzmeister | Intendant | Schatmeester | Tesorero",
    "knight": "Knight | Lovag | Ritter | Chevalier | Ridder | Caballero",
    "countess": "Countess | Grófnő | Kontesse | Comtesse | Freule | Condesa",
    "diplomat": "Diplomat | Diplomata | Diplomat | Diplomate | Diplomaat | Diplomático",
    "trader_1": "Trader I | Kereskedő I | Händler I | Marchand I | Handelaar I | Comerciante I",
    "trader_2": "Trader II | Kereskedő II | Händler II | Marchand II | Handelaar II | Comerciante II",
}

_CARDS = {
    "gardener": "Gardener | Kertész | Gärtner | Jardinier | Tuinman | Jardinero",
    "watchman": "Watchman | Városőr | Wächter | Garde | Wachter | Vigía",
    "jailer": "Jailer | Börtönőr | Kerkermeister | Geôlier | Kerkermeester | Carcelero",
    "court_lady": "Court Lady | Udvarhölgy | Hofdame | Dame de la cour | Hofdame | Cortesana",
    "bishop": "Bishop | Püspök | Bischof | Évêque | Bisschop | Obispo",
    "scholar": "Scholar | Tudós | Gelehrter | Érudit | Geleerde | Erudito",
    "troubadour": "Troubadour | Trubadúr | Troubadour | Troubadour | Troubadour | Trovador",
    "sailor": "Sailor | Tengerész | Matrose | Marin | Matroos | Marino",
    "blacksmith": "Blacksmith | Kovács | Schmied | Forgeron | Smid | Herrero",
    "carpenter": "Carpenter | Ács | Tischler | Charpentier | Meubelmaker | Carpintero",
    "market_woman": "Market Woman | Kofa | Marktfrau | Vendeuse de marché | Marktvrouw | Vendedora",
    "innkeeper": "Innkeeper | Fogadós | Wirt | Aubergiste | Waard | Posadero",
    "vintner": "Vintner | Borász | Winzer | Vigneron | Wijnboer | Viticultor",
    "miner": "Miner | Bányász | Bergmann | Mineur | Mijnwerker | Minero",
    "herbalist": "Herbalist | Füvész | Kräuterkundiger | Herboriste | Kruidkundige | Herborista",
    "farmer": "Farmer | Gazda | Bauer | Fermier | Boer | Granjero",
    "garden": "Garden | Kert | Garten | Jardin | Tuin | Jardín",
    "castle_wall": "Castle Wall | Városfal | Burgmauer | Remparts du château | Kasteelmuur | Muro del castillo",
    "prison": "Prison | Tömlöc | Gefängnis | Prison | Gevangenis | Prisión",
    "pavilion": "Pavilion | Pavilon | Pavillon | Pavillon | Paviljoen | Pabellón",
    "cathedral": "Cathedral | Katedrális | Kathedrale | Cathédrale | Kathedraal | Catedral",
    "university": "University | Egyetem | Universität | Université | Universiteit | Universidad",
    "tavern": "Tavern | Taverna | Taverne | Taverne | Taveerne | Taberna",
    "harbor": "Harbour | Kikötő | Hafen | Port | Haven | Puerto",
    "forge": "Forge | Kohó | Schmiede | Forge | Smederij | Forja",
    "carpentry": "Carpentry | Ácsműhely | Tischlerei | Menuiserie | Meubelmakerij | Carpintería",
    "market": "Market | Piac | Markt | Marché | Markt | Mercado",
    "inn": "Inn | Fogadó | Gasthaus | Auberge | Hotel | Posada",
    "vineyard": "Vineyard | Szőlőskert | Weinberg | Vignoble | Wijngaard | Viñedo",
    "mine": "Mine | Bánya | Bergwerk | Mine | Mijn | Mina",
    "herb_meadow": "Herb Meadow | Gyógyfüves mező | Kräuterwiese | Prairie | Bloemenweide | Prado",
    "farm": "Farm | Tanya | Bauernhof | Ferme | Boerderij | Granja",
}

_NUMBERED = ("trader_1", "trader_2")
"""The characters whose names end with a number."""


def _in_use(line: str) -> str:
    """The name in the language of the cards; English if the box does not have that language."""
    code = language.card_language()
    return line.split(" | ")[_COLUMNS.index(code) if code in _COLUMNS else 0]


def card_name(card: int) -> str:
    """The name of a subject or a building."""
    return _in_use(_CARDS[CARDS[card].key])


def character_name(character: int) -> str:
    """A character's name."""
    key = CHARACTERS[character].key
    name = _in_use(_CHARACTERS[key])
    return NumberedName(name) if key in _NUMBERED else name


def names_by_key() -> dict[str, str]:
    """The names of all characters and cards, for texts that mention them by key."""
    characters = {character.key: character_name(number) for number, character in enumerate(CHARACTERS)}
    return {**characters, **{card.key: card_name(number) for number, card in enumerate(CARDS)}}
