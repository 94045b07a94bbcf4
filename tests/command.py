"""The `paroli` command of this checkout, for a process of its own."""

import sys

PAROLI = (sys.executable, "-c", "from service.cli.main import main; main()")
