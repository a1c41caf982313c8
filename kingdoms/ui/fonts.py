"""The two typefaces: Source Serif Pro for text, Material Design Icons for symbols.

Both come as packages that we depend on; only their files are looked up, the packages are never imported.
"""

from ast import literal_eval
from importlib.util import find_spec
from pathlib import Path

from kivy.config import Config
from kivy.core.text import LabelBase

from kingdoms.core.tongue import _

SERIF = "Serif"
SYMBOLS = "Icons"

# Our names for the symbols, and where they stand in the Material Design Icons.
ICONS = {
    "menu": 0xF035C,
    "log": 0xF0BC3,
    "help": 0xF0625,
    "undo": 0xF054D,
    "redo": 0xF044F,
    "check": 0xF012C,
    "end_turn": 0xF0E1E,
    "close": 0xF0156,
    "back": 0xF004D,
    "forward": 0xF0054,
    "up": 0xF005D,
    "down": 0xF0045,
    "settings": 0xF08BB,
    "history": 0xF02DA,
    "sound": 0xF057E,
    "sound_off": 0xF0581,
    "vibrate": 0xF0566,
    "vibrate_off": 0xF0CD9,
    "sun": 0xF05A8,
    "moon": 0xF0594,
    "system": 0xF050E,
    "robot": 0xF167A,
    "person": 0xF0004,
    "people": 0xF0849,
    "pencil": 0xF0CB6,
    "delete": 0xF0A7A,
    "plus": 0xF0415,
    "minus": 0xF0374,
    "play": 0xF040A,
    "pause": 0xF03E4,
    "skip": 0xF04AD,
    "search": 0xF0349,
    "eye": 0xF06D0,
    "eye_off": 0xF06D1,
    "dice_1": 0xF01CA,
    "dice_2": 0xF01CB,
    "dice_3": 0xF01CC,
    "dice_4": 0xF01CD,
    "dice_5": 0xF01CE,
    "dice_6": 0xF01CF,
    "dice": 0xF076E,
    "crown": 0xF01A5,
    "trophy": 0xF053C,
    "medal": 0xF1326,
    "chevron_left": 0xF0141,
    "chevron_right": 0xF0142,
    "chevron_up": 0xF0143,
    "chevron_down": 0xF0140,
    "info": 0xF02FD,
    "warning": 0xF002A,
    "speed": 0xF04C5,
    "translate": 0xF05CA,
    "text_size": 0xF027F,
    "contrast": 0xF0197,
    "share": 0xF0497,
    "export": 0xF0B93,
    "import": 0xF02FA,
    "book": 0xF15D6,
    "home": 0xF06A1,
    "swords": 0xF0787,
    "shield": 0xF0499,
    "castle": 0xF011A,
    "coin": 0xF0695,
    "take": 0xF1890,
    "cards": 0xF0639,
    "lock": 0xF0341,
    "lock_open": 0xF0FC7,
    "star": 0xF04CE,
    "star_outline": 0xF04D2,
    "filter": 0xF0236,
    "sort": 0xF04BA,
    "chart": 0xF012A,
    "calendar": 0xF0B67,
    "more": 0xF01D9,
    "rematch": 0xF0709,
    "quill": 0xF06D3,
    "gavel": 0xF029B,
    "hourglass": 0xF051F,
    "hand": 0xF182D,
    "swap": 0xF04E1,
    "circle": 0xF0765,
    "square": 0xF0764,
    "diamond": 0xF070B,
    "heart": 0xF02D5,
    "palette": 0xF0E0C,
    "pass_on": 0xF0B54,
    "settle": 0xF047A,
    "subject": 0xF0013,
    "building": 0xF0D16,
    "fast_forward": 0xF0211,
    "touch": 0xF0741,
    "keyboard": 0xF097B,
    "file": 0xF0224,
    "quit": 0xF0206,
}

_FILES = {
    SERIF: ("font_source_serif_pro", "files/SourceSerifPro-{}.ttf", ("Regular", "It", "Semibold", "SemiboldIt")),
    SYMBOLS: ("fonticon_mdi7", "fonts/{}-webfont.ttf", ("materialdesignicons",)),
}
_missing: set[str] = set()


def register() -> str:
    """Makes both typefaces known to Kivy under our names; a sentence for the player if one is missing, else ''."""
    _missing.clear()
    for typeface in _FILES:
        files = _files_of(typeface)
        if not files:
            _missing.add(typeface)
        LabelBase.register(typeface, *(files or _roboto()))
    if _missing:
        return _("A font of this app is not installed: plain letters stand in for it.")
    return ""


def glyph(name: str) -> str:
    """The character that shows this symbol in the typeface of symbols; its first letter if that is missing."""
    return name[0].upper() if SYMBOLS in _missing else chr(ICONS[name])


def _files_of(typeface: str) -> list[str]:
    """Its regular, italic, bold and bold italic files as far as it has them; none if the package is missing."""
    package, pattern, styles = _FILES[typeface]
    spec = find_spec(package)
    folders = spec.submodule_search_locations if spec else None
    files = [Path(folder) / pattern.format(style) for folder in folders or () for style in styles]
    return [str(file) for file in files] if all(file.is_file() for file in files) else []


def _roboto() -> list[str]:
    """The files of Kivy's own typeface."""
    return list(literal_eval(Config.get("kivy", "default_font"))[1:])
