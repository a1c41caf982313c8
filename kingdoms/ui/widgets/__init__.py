"""The widgets that all screens are made of; their sizes and type stand in `kv/theme.kv`."""

from kingdoms.ui.widgets.buttons import IconButton, InkButton, Pressable
from kingdoms.ui.widgets.controls import Choice, InkSlider, InkSwitch, TextField
from kingdoms.ui.widgets.sheet import Sheet, ask
from kingdoms.ui.widgets.surfaces import Bar, Crest, Divider, Frame, Page, Panel, Picture, Row, Scroll, Stack
from kingdoms.ui.widgets.toast import Toast
from kingdoms.ui.widgets.words import Body, Display, Icon, Lead, Small, Title, Words

__all__ = [
    "Bar",
    "Body",
    "Choice",
    "Crest",
    "Display",
    "Divider",
    "Frame",
    "Icon",
    "IconButton",
    "InkButton",
    "InkSlider",
    "InkSwitch",
    "Lead",
    "Page",
    "Panel",
    "Picture",
    "Pressable",
    "Row",
    "Scroll",
    "Sheet",
    "Small",
    "Stack",
    "TextField",
    "Title",
    "Toast",
    "Words",
    "ask",
]
