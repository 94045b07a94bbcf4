"""The `paroli` command of this checkout, for a process of its own."""

import sys

PAROLI_CODE = "from service.cli.main import main; main()"
PAROLI = (sys.executable, "-c", PAROLI_CODE)
