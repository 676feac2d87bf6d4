"""Exports and imports: what is asked for, foreseen, and checked."""
