"""Settings of Sphinx for `make docs`: the pages of docs/ as they are, in Markdown."""

import re

from sphinx.application import Sphinx

project = "tunebank"
root_doc = "index"
extensions = ["myst_parser"]
html_theme = "alabaster"
html_theme_options = {"page_width": "auto", "body_max_width": "62em"}
html_sidebars = {"**": ["about.html", "searchbox.html", "navigation.html"]}
html_show_sourcelink = False
html_show_copyright = False
myst_heading_anchors = 4
suppress_warnings = ["misc.highlighting_failure"]


def setup(app: Sphinx) -> None:
    app.connect("source-read", _add_navigation)


def _add_navigation(_: Sphinx, name: str, content: list[str]) -> None:
    """Make the pages that a list names the navigation of the site, section by section.

    Pages of docs/ have no directives of Sphinx: they are read in their repository, too.
    """
    if name not in (root_doc, "decisions"):
        return
    for section in content[0].split("\n## "):
        pages = re.findall(r"^- \[.+?\]\((\S+)\.md\)", section, re.MULTILINE)
        caption = section.splitlines()[0] if name == root_doc else ""
        if pages:
            options = f":hidden:\n:caption: {caption}\n" if caption else ":hidden:\n"
            content[0] += f"\n```{{toctree}}\n{options}\n" + "\n".join(pages) + "\n```\n"
