"""Widgets of more than one screen."""
