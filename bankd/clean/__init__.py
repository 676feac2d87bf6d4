"""Cleaning of the workspace: listed, planned on the listing alone, then done.

    listing -> plan -> clean

What is not known here is left alone: a folder of the user's, a link, another file system.
"""

from bankd.clean.clean import clean
