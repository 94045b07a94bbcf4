"""In the web app, the words of a game stand in the game's folder only."""

import re
from collections.abc import Iterator
from pathlib import Path

from tests.tidy.tree import ROOT, committed, shown

SRC = ROOT / "web" / "src"
REGISTRY = SRC / "app" / "games.ts"

GAME_WORDS = {
    *("basset", "bassette", "lansquenet", "talliere", "punter", "punters"),
    *("fasse", "fasses", "couch", "couches", "mace", "maces", "maced", "paroli", "parolis"),
    *("crook", "crooks", "sidebet", "sidebets"),
}
WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")

# Paroli is also the product: its storage keys, channels, files and commands start with the name.
PRODUCT = re.compile(r"(?<=['\"`}>])paroli(?=['._ -])|\bParoli\b|\bPAROLI_")
# The API calls a player "punter": a role of a key, an address, fields and refusal codes.
# These files read or write them.
API_WORD = re.compile(r"\b(?:EveningPunter|punters?|punters_net|\w+_punter|punter_\w+)\b")
SPEAKS_API = {
    *("app/App.tsx", "app/GamePage.tsx", "platform/router.ts", "api/play-session.ts"),
    *("api/player-count.ts", "api/rename-player.ts", "i18n/session-event-text.ts"),
    *("pages/keys/grant.ts", "pages/keys/GrantFields.tsx"),
    *("pages/evening/EveningPage.tsx", "pages/evening/EveningStandings.tsx"),
    *("pages/evening/EveningBand.tsx", "pages/evening/EveningPeople.tsx"),
    *("pages/evening/evening-text.ts", "pages/evening/evening-view.ts"),
    *("pages/evening/corrected-table.ts", "features/follow/PlayerCode.tsx"),
    *("pages/home/EveningLeaders.tsx", "pages/home/evening-now.ts"),
    *("table-kit/history/entered-text.ts", "table-kit/history/event-text.ts"),
    "table-kit/values/table-rows.ts",
    *("i18n/en/roles.ts", "i18n/fr/roles.ts", "i18n/refusal-template.ts", "i18n/rejection-text.ts"),
}


def sources() -> Iterator[Path]:
    for path in committed("web/src", "web/index.html", "web/public"):
        in_game = path.is_relative_to(SRC / "games")
        if path.suffix in {".ts", ".tsx", ".css", ".html", ".webmanifest"} and not in_game:
            yield path


def game_words(path: Path) -> Iterator[str]:
    speaks_api = path.is_relative_to(SRC) and path.relative_to(SRC).as_posix() in SPEAKS_API
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        text = PRODUCT.sub("", line)
        text = API_WORD.sub("", text) if speaks_api else text
        for word in WORD.findall(text):
            if word.lower() in GAME_WORDS:
                yield f"{shown(path, number)} {word}"


def test_only_the_folder_of_a_game_has_its_words() -> None:
    found = [word for path in sources() if path != REGISTRY for word in game_words(path)]
    assert found == []


def test_each_file_with_words_of_the_api_needs_them() -> None:
    unneeded = [
        name for name in SPEAKS_API if not API_WORD.search((SRC / name).read_text(encoding="utf-8"))
    ]
    assert unneeded == []
