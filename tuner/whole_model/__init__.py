"""The whole model: built, judged, timed with its peers, and written."""
