"""The two typefaces: Source Serif Pro for text, Material Design Icons for symbols.

Both come as packages that we depend on. We only look up their files and never import the packages.
"""

from ast import literal_eval
from importlib.util import find_spec
from pathlib import Path

from kivy.config import Config
from kivy.core.text import LabelBase

from kingdoms.core.words.language import _

SERIF = "Serif"
SYMBOLS = "Icons"

# Our names for the icons, with their code points in Material Design Icons.
ICONS = {
    "menu": 0xF035C,
    "log": 0xF0BC3,
    "summary": 0xF0B78,
    "contents": 0xF0279,
    "help": 0xF0625,
    "undo": 0xF054D,
    "redo": 0xF044E,
    "check": 0xF012C,
    "close": 0xF0156,
    "back": 0xF004D,
    "forward": 0xF0054,
    "settings": 0xF08BB,
    "robot": 0xF167A,
    "person": 0xF0004,
    "pencil": 0xF0CB6,
    "delete": 0xF0A7A,
    "plus": 0xF0415,
    "minus": 0xF0374,
    "play": 0xF040A,
    "skip": 0xF04AD,
    "search": 0xF0349,
    "eye": 0xF06D0,
    "dice": 0xF076E,
    "crown": 0xF01A5,
    "trophy": 0xF053C,
    "chevron_left": 0xF0141,
    "chevron_right": 0xF0142,
    "chevron_down": 0xF0140,
    "info": 0xF02FD,
    "translate": 0xF05CA,
    "book": 0xF15D6,
    "school": 0xF0474,
    "home": 0xF06A1,
    "swords": 0xF0787,
    "shield": 0xF0499,
    "castle": 0xF011A,
    "cards": 0xF0639,
    "lock": 0xF0341,
    "star": 0xF04CE,
    "rematch": 0xF0709,
    "fast_forward": 0xF0211,
    "pause": 0xF03E4,
    "to_start": 0xF0600,
    "to_end": 0xF0601,
    "slow": 0xF0F86,
    "steady": 0xF0F85,
    "quick": 0xF04C5,
    "history": 0xF02DA,
    "people": 0xF0B58,
    "filter": 0xF0236,
    "more": 0xF01D9,
    "image": 0xF0976,
    "export": 0xF011D,
    "import": 0xF0120,
    "spreadsheet": 0xF04EB,
    "clock": 0xF0150,
    "lamp": 0xF0336,
    "flag": 0xF023D,
    "replay": 0xF040D,
    "folder": 0xF0770,
    "merge": 0xF00F8,
    "stand_in": 0xF0019,
    "balance": 0xF05D1,
    "weight": 0xF05A1,
    "grip": 0xF01DB,
    "flame": 0xF0238,
    "circle": 0xF0765,
    "square": 0xF0764,
    "triangle": 0xF0536,
    "rhombus": 0xF070B,
    "hexagon": 0xF02D8,
    "four_points": 0xF0AE2,
}

_FILES = {
    SERIF: ("font_source_serif_pro", "files/SourceSerifPro-{}.ttf", ("Regular", "It", "Semibold", "SemiboldIt")),
    SYMBOLS: ("fonticon_mdi7", "fonts/{}-webfont.ttf", ("materialdesignicons",)),
}
_missing: set[str] = set()


def register() -> str:
    """Registers both typefaces with Kivy under our names; returns a sentence if one is missing, or an empty string."""
    _missing.clear()
    for typeface in _FILES:
        files = _files_of(typeface)
        if not files:
            _missing.add(typeface)
        # Kivy's own typeface replaces a missing one.
        LabelBase.register(typeface, *(files or literal_eval(Config.get("kivy", "default_font"))[1:]))
    if _missing:
        return _("One of the app's fonts is missing, so a plain font is used instead.")
    return ""


def glyph(name: str) -> str:
    """The character for this symbol in the icon font; the first letter of its name if the font is missing."""
    return name[0].upper() if SYMBOLS in _missing else chr(ICONS[name])


def _files_of(typeface: str) -> list[str]:
    """The paths of a typeface's files, one for each of its styles; empty unless all of them exist."""
    package, pattern, styles = _FILES[typeface]
    spec = find_spec(package)
    folders = spec.submodule_search_locations if spec else None
    files = [Path(folder) / pattern.format(style) for folder in folders or () for style in styles]
    return [str(file) for file in files] if all(file.is_file() for file in files) else []
