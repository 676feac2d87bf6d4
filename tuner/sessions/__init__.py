"""Interfaces that others have defined, over models of ours."""
