"""How things are drawn: the painter, its texts, fonts and pictures, and what it paints on."""
