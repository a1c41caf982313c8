"""How things are drawn: the painter, its text, fonts and pictures, and what it paints on."""
