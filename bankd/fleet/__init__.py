"""The fleet: a head, machines that measure, and desks that ask, over Dask (docs/decisions/0027)."""
