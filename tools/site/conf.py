"""Settings of Sphinx for `make docs`: the pages of docs/ as they are, in Markdown."""

project = "tunebank"
root_doc = "index"
extensions = ["myst_parser"]
html_theme = "alabaster"
html_theme_options = {"page_width": "auto", "body_max_width": "62em"}
html_sidebars = {"**": ["about.html", "searchbox.html"]}
html_show_sourcelink = False
html_show_copyright = False
myst_heading_anchors = 4
suppress_warnings = [
    "toc.not_included",  # docs/index.md lists the pages in links, which GitHub shows, too
    "misc.highlighting_failure",
]
