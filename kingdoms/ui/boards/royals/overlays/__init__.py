"""The overlays that open above the table: a seat, a country, the viewer's tokens, and the scorings."""
