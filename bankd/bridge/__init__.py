"""The bridge between the tuner and the bank: look-up, tuning, records, explanations, races."""
