"""The widgets that all screens are made of; their sizes and type are in `kv/widgets.kv`."""

from kivy.factory import Factory

from kingdoms.ui.widgets.buttons import IconButton, InkButton, MenuButton, Pressable, Targets
from kingdoms.ui.widgets.controls import Choice, InkSlider, InkSwitch
from kingdoms.ui.widgets.labels import Body, InkLabel, Small, UnsavedLine
from kingdoms.ui.widgets.sheet import Sheet, ask
from kingdoms.ui.widgets.surfaces import Bar, Crest, Divider, Panel, Parchment, Row, Scroll, Stack
from kingdoms.ui.widgets.toast import Toast

__all__ = [
    "Bar",
    "Body",
    "Choice",
    "Crest",
    "Divider",
    "IconButton",
    "InkButton",
    "InkLabel",
    "InkSlider",
    "InkSwitch",
    "MenuButton",
    "Panel",
    "Parchment",
    "Pressable",
    "Row",
    "Scroll",
    "Sheet",
    "Small",
    "Stack",
    "Targets",
    "Toast",
    "UnsavedLine",
    "ask",
]

Factory.register("TextField", module="kingdoms.ui.widgets.text_field")
