"""Tuning of subjects, operators (OPAT) or subgraphs (SGAT), one after the other."""
