"""A build of the web app that knows the games of the tests too.

The build of Paroli has its own games only. This one is made from a copy of the web app's sources,
with the declarations, the texts and the rules of the added games.
"""

import json
import shutil
import subprocess
from pathlib import Path

from service.domain.games import GAMES
from tests.factories import games as added_games
from tests.factories import invented
from tests.web.browser import node
from tools.commands import ROOT
from web import core, texts
from web.game_declarations import games_as_json

WEB = ROOT / "web"
PACKAGES = "node_modules"
WHEEL = "paroli_core.whl"
SOURCES = ("src", "plugins", "public", "index.html", "package.json", "tsconfig.json")
CONFIG = "vite.config.ts"
IN_TESTS, IN_ENGINE = "tests.factories.invented", "service.domain.games.invented"
"""The package of the invented game, and its name in the engine, which has no tests."""


def build_with_added_games(folder: Path) -> Path:
    """Build the app in ``folder``; return the folder of the built files."""
    web = folder / "web"
    web.mkdir()
    for name in (*SOURCES, CONFIG):
        copy = shutil.copytree if (WEB / name).is_dir() else shutil.copy2
        copy(WEB / name, web / name)
    entries = json.dumps(games_as_json(GAMES.values()))
    (web / "src" / "api" / "entries.json").write_text(entries, encoding="utf-8")
    texts.write_texts(web / "src" / "i18n" / "game-texts")
    _link_packages(web / PACKAGES)
    _pack_core(folder / "core", web / PACKAGES / WHEEL)
    vite = WEB / PACKAGES / "vite" / "bin" / "vite.js"
    command = [str(node()), str(vite), "build", "--logLevel", "warn", "--config", CONFIG]
    subprocess.run(command, cwd=web, check=True)
    return folder / "service" / "pages" / "built"


def _link_packages(packages: Path) -> None:
    """Link the installed packages, without the wheel of the games' rules."""
    packages.mkdir()
    for package in (WEB / PACKAGES).iterdir():
        if package.name != WHEEL:
            (packages / package.name).symlink_to(package)


def _pack_core(root: Path, wheel: Path) -> None:
    """Pack the rules of all games. The modules of a game that only tests import are left out."""
    shutil.copytree(ROOT / "service" / "domain", root / "service" / "domain")
    shutil.copy2(ROOT / "service" / "__init__.py", root / "service")
    shutil.copy2(ROOT / "pyproject.toml", root)
    games = root / "service" / "domain" / "games"
    for source in Path(invented.__file__).parent.rglob("*.py"):
        code = source.read_text("utf-8").replace(IN_TESTS, IN_ENGINE)
        if "tests." not in code.replace(f"``{IN_TESTS}", ""):
            target = games / "invented" / source.relative_to(Path(invented.__file__).parent)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(code, encoding="utf-8")
    registry = games / "__init__.py"
    added = f"\nfrom {IN_ENGINE} import GAME as _INVENTED\n\nGAMES[_INVENTED.name] = _INVENTED\n"
    registry.write_text(registry.read_text("utf-8") + added, encoding="utf-8")
    assert list(added_games.ADDED) == [invented.GAME.name], "each added game needs its rules here"
    core.pack(root, wheel)
