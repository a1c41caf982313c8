"""People: heads, hair, headwear, clothes, what they hold, and how a portrait is put together."""
