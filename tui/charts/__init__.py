"""Charts made of characters: pure functions from numbers, glyphs and a width to lines of text."""
