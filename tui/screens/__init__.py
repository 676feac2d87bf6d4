"""The screens, from the whole to the part: targets -> records -> record."""
