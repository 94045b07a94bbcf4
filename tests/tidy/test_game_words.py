"""The name and the words of a game stand in its folders only."""

import re
from collections.abc import Iterator
from pathlib import Path

from tests.factories.games import RELEASED
from tests.tidy.tree import ROOT, committed, shown

SRC = ROOT / "web" / "src"
REGISTRIES = {SRC / "app" / "games.ts", ROOT / "service" / "domain" / "games" / "__init__.py"}
GAME_FOLDERS = (SRC / "games", ROOT / "service" / "domain" / "games")
TYPES = {".py", ".ts", ".tsx", ".css", ".html", ".webmanifest"}

GAME_WORDS = {
    *RELEASED,
    *(
        word
        for game in RELEASED.values()
        for texts in game.texts.values()
        for word in texts.own_words
    ),
}
WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")

# The format of score sheets, and the ending of their files, are older than the second game.
SHEETS = re.compile(r"basset/1|\bbasset\.toml")
PRODUCT = re.compile(r"(?<=['\"`}>])paroli(?=['._ -])|(?:\b|\\u00a0)Paroli\b|\bPAROLI_")
ALLOWED_IN_PYTHON = re.compile(r"paroli\b|paroli_|punter", re.IGNORECASE)
# The API calls a player "punter": a role of a key, an address, fields and refusal codes. Python
# code uses it everywhere. Of the web app, these files read or write them.
API_WORD = re.compile(r"\b(?:EveningPunter|punters?|punters_net|\w+_punter|punter_\w+)\b")
SPEAKS_API = {
    *("app/App.tsx", "app/GamePage.tsx", "platform/router.ts", "api/play-session.ts"),
    *("api/player-count.ts", "api/rename-player.ts", "i18n/session-event-text.ts"),
    *("api/entry-players.ts", "table-kit/rejection/fixes.ts"),
    *("pages/keys/grant.ts", "pages/keys/GrantFields.tsx", "pages/sign-in/ended-key.ts"),
    "pages/evening/EveningStandings.tsx",
    *("pages/evening/EveningBand.tsx", "pages/evening/EveningPeople.tsx"),
    *("pages/evening/evening-text.ts", "pages/evening/evening-view.ts"),
    *("pages/evening/corrected-table.ts", "features/follow/PlayerCode.tsx"),
    *("pages/home/EveningLeaders.tsx", "pages/home/evening-now.ts"),
    *("table-kit/values/table-rows.ts", "table-kit/board/BoardFooter.tsx"),
    *("table-kit/player/player-lines.ts", "table-kit/player/PlayerPage.tsx"),
    *("table-kit/player/use-player-history.ts", "table-kit/history/HistoryPage.tsx"),
    *("table-kit/history/StandingsPage.tsx", "table-kit/history/event-sentences.ts"),
    *("table-kit/board/BoardPlaces.tsx", "table-kit/board/BoardStandings.tsx"),
    *("table-kit/opening/session-start.ts", "table-kit/seats/usual-buy-in.ts"),
    *("table-kit/seats/AddPlayerForm.tsx", "table-kit/seats/SeatedPlayer.tsx"),
    *("i18n/en/roles.ts", "i18n/fr/roles.ts", "i18n/refusal-template.ts", "i18n/rejection-text.ts"),
}


def sources() -> Iterator[Path]:
    factories = (ROOT / "tests" / "factories").glob("*.py")
    web = committed("web/src", "web/index.html", "web/public", "web/vite.config.ts")
    for path in (*committed("service", "workers"), *web, *factories):
        is_in_game = any(path.is_relative_to(folder) for folder in GAME_FOLDERS)
        if path.suffix in TYPES and not is_in_game and path not in REGISTRIES:
            yield path


def game_words(path: Path) -> Iterator[str]:
    allowed = ALLOWED_IN_PYTHON if path.suffix == ".py" else PRODUCT
    speaks_api = path.is_relative_to(SRC) and path.relative_to(SRC).as_posix() in SPEAKS_API
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        text = SHEETS.sub("", allowed.sub("", line))
        text = API_WORD.sub("", text) if speaks_api else text
        for word in WORD.findall(text):
            if word.lower() in GAME_WORDS:
                yield f"{shown(path, number)} {word}"


def test_only_the_folders_of_a_game_have_its_words() -> None:
    found = [word for path in sources() for word in game_words(path)]
    assert not found, "\n".join(
        ("These files use words of one game. Choose other names, or shorten own_words:", *found)
    )


def test_each_file_with_words_of_the_api_needs_them() -> None:
    unneeded = [
        name for name in SPEAKS_API if not API_WORD.search((SRC / name).read_text(encoding="utf-8"))
    ]
    assert unneeded == []
