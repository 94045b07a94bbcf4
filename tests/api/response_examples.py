"""Records a response of each operation for the document: `python -m tests.api.response_examples`.

The responses come from the examples of requests, sent in the order of the page. What the server
makes, such as ids and secrets, is replaced by something of the same form, so that each run gives
the same file. Lists of a log are cut; those whose amounts add up are whole.
"""

import json
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

from werkzeug.test import TestResponse

from service.api.document.openapi import as_mapping
from service.api.document.response_examples import BY_EXAMPLE, RECORDED, without_rules
from service.store.log.codec import EventCodec
from service.store.opening.connect import open_store
from tests.api.example_requests import ExampleReader, Request
from tests.api.service_under_test import ManualClock, open_inline_service

ITEMS = 2
"""How many items of a list an example shows, if the list does not belong together."""

WHOLE = {
    *("events", "balances", "results"),  # of an entry
    *("payouts", "with_bank", "without_bank", "coins", "standings", "winners"),
    *("parties", "players", "punters", "tables", "payees"),
}
"""Lists that belong together: what an entry recorded, and parties whose amounts add up."""

WHOLE_MAX = 12
"""The longest list that an example shows whole."""

MEMBERS = 45
"""How many members of an object an example shows; no object with fixed members has more."""

TEXT_MAX = 1_500
"""The longest text that is an example."""

STREAM_PARTS = 2
"""How many parts of a feed an example shows: the time to reconnect, and a message."""

NOT_RECORDED = {"showMetrics"}
"""Their responses depend on the process."""

MADE = re.compile(
    r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"  # an id
    r"|(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])"  # a hash
    r"|(?<![0-9a-f])[0-9a-f]{12}(?![0-9a-f])"  # the id of a key, or the beginning of a hash
    r"|(?:[0-9A-F]{4} ){7}[0-9A-F]{4}"  # a fingerprint
    r"|(?<=_)[\w-]{32}(?![\w-])"  # the secret of a key
    r"|(?<![\w-])[\w-]{43}(?![\w-])|(?<![\w-])[\w-]{86}(?![\w-])"  # a public key, a signature
)
GROUPED = re.compile(r"(?:[0-9a-f]+-){4}[0-9a-f]+|(?:[0-9A-F]+ )+[0-9A-F]+")
SVG = re.compile(r"<svg.*</svg>", re.DOTALL)
CHOSEN = "00000000-0000-4000-8000-"
"""The beginning of the ids that the examples choose themselves."""


class Recorder:
    """Collects responses, and replaces what the server makes, the same text always in one way."""

    def __init__(self) -> None:
        self.responses: dict[str, Any] = {}
        self._replaced: dict[str, str] = {}

    def add(self, request: Request, answer: TestResponse) -> None:
        """Record the response to a request, if it is the first of its status and not a file.

        The responses to the examples of several games have the names of these.
        """
        name = f"{request.operation.name} {answer.status_code}"
        if request.operation.name in BY_EXAMPLE:
            name += f" {request.example}"
        if name in self.responses or request.operation.name in NOT_RECORDED:
            return
        if answer.is_json:
            self.responses[name] = self._plain(shortened(without_rules(answer.get_json())))
        elif answer.mimetype == "text/event-stream":
            self.responses[name] = self._plain("".join(first_parts(answer)))
        elif is_short_text(answer):
            self.responses[name] = self._plain(answer.text)

    def _plain(self, part: Any) -> Any:
        if isinstance(part, dict):
            return {self._plain(name): self._plain(value) for name, value in part.items()}
        if isinstance(part, list):
            return [self._plain(value) for value in part]
        if not isinstance(part, str):
            return part
        text = SVG.sub('<svg xmlns="http://www.w3.org/2000/svg"/>', part)
        return MADE.sub(lambda found: self._other(found[0]), text)

    def _other(self, made: str) -> str:
        """Return a text of the same form; an id that an example chooses stays."""
        if made.startswith(CHOSEN):
            return made
        if made not in self._replaced:
            self._replaced[made] = of_the_same_form(made, len(self._replaced))
        return self._replaced[made]


def of_the_same_form(made: str, number: int) -> str:
    """Return hexadecimal digits in place of a text; an id and a fingerprint keep their groups."""
    digits = iter(sha256(str(number).encode()).hexdigest() * 2)
    if GROUPED.fullmatch(made) is None:
        return "".join(next(digits) for _ in made)
    text = "".join(next(digits) if character.isalnum() else character for character in made)
    return f"{text[:14]}4{text[15:19]}8{text[20:]}" if "-" in text else text


def shortened(part: Any, name: str = "") -> Any:
    """Return a response with the first items of each list, and with the first members."""
    if isinstance(part, dict):
        return {each: shortened(part[each], each) for each in [*part][:MEMBERS]}
    if not isinstance(part, list):
        return part
    is_whole = name in WHOLE and len(part) <= WHOLE_MAX
    return [shortened(value) for value in part[: len(part) if is_whole else ITEMS]]


def is_short_text(answer: TestResponse) -> bool:
    """Return whether a response is a text that a page can show."""
    media_type = answer.mimetype or ""
    is_text = media_type.startswith("text/") or media_type == "application/toml"
    return is_text and len(answer.data) <= TEXT_MAX


def first_parts(answer: TestResponse) -> Iterator[str]:
    """Yield the first parts of a stream."""
    parts = answer.iter_encoded()
    for _ in range(STREAM_PARTS):
        yield next(parts).decode()


def record(blank: Path, folder: Path) -> str:
    """Return the file with the responses. ``blank`` is an empty database."""
    clock, recorder = ManualClock(), Recorder()
    with open_inline_service(blank, folder, clock=clock) as service:
        reader = ExampleReader(service, as_mapping(), "key")
        for request in reader.requests():
            if "{" in request.path:
                continue
            clock.advance(1)
            if request.operation.name == "correct" and "insert_after" in request.body:
                recorder.add(request, reader.send(request._replace(query={"dry_run": "true"})))
            answer = reader.send(request)
            recorder.add(request, answer)
            answer.close()
    return json.dumps(recorder.responses, indent=1, ensure_ascii=False) + "\n"


def recorded_file() -> str:
    """Return the file with the responses of a new service."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        blank = folder / "blank.db"
        with closing(open_store(f"sqlite:///{blank}", EventCodec())):
            pass
        return record(blank, folder)


def main() -> None:
    """Write the responses into the file that the document reads."""
    RECORDED.write_text(recorded_file(), encoding="utf-8")
    sys.stdout.write(f"{RECORDED} is written.\n")


if __name__ == "__main__":
    main()
