"""Exports and imports: the forms, the checks, and the writes."""
