"""The whole model: built, judged, timed beside its peers, and written."""
