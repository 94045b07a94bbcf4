"""Says when a wheel gets no pages, and adds the commit to its version.

Everything else about the package is in pyproject.toml.
"""

import os
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

INDEX = Path(__file__).parent / "service" / "pages" / "built" / "index.html"


class BuildWithPages(build_py):  # type: ignore[misc]
    """Copies the packages, with the web app if it is built."""

    def run(self) -> None:
        if not (self.editable_mode or INDEX.exists()):
            self.warn("The pages are missing: the web app is not built. `dev.py wheel` builds it.")
        super().run()


# Tells builds of one version apart: 0.1.0+g1a2b3c4d5e6f.
COMMIT = os.environ.get("BUILD_COMMIT", "")

setup(
    cmdclass={"build_py": BuildWithPages},
    options={"egg_info": {"tag_build": f"+g{COMMIT}"}} if COMMIT else {},
)
