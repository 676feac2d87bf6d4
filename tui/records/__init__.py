"""The list of a bank's entries: filtered, sorted, marked."""
