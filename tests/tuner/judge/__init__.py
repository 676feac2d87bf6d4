"""Tests of the judge: samples, float64 evaluation, verdicts, repairs."""
