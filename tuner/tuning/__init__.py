"""Tuning of subjects, operators (OPAT) or subgraphs (`tuner.sgat`), one after the other."""
