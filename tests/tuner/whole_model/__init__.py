"""Tests of whole models: their results and times."""
