"""Measuring on the real hardware: child process, rounds, intervals, whole models."""
