"""The sheets that open above the table: a seat, a country, own tokens, and the scorings."""
