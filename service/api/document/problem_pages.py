"""The page of each error and refusal: the address in ``type`` of a problem."""

import re
from pathlib import Path

from flask import Blueprint, Response, render_template, send_from_directory
from markupsafe import Markup
from werkzeug.exceptions import NotFound

from service.api.http.problem_meanings import MEANINGS, PROBLEM_PAGES
from service.api.http.refusal_meanings import MEANINGS_BY_GAME

_FOLDER = Path(__file__).parent / "docs_page"
_PAGE = "problem.html"

_CODE = re.compile(r"`([^`]+)`")

pages = Blueprint("docs-problems", __name__, template_folder=str(_FOLDER))


@pages.route(PROBLEM_PAGES)
def list_problems() -> str:
    """Return the page that lists all errors and refusals."""
    titles = {code: meaning.title for code, meaning in MEANINGS.items()}
    return render_template(_PAGE, title="Errors and refusals", titles=titles, pages=PROBLEM_PAGES)


@pages.route(f"{PROBLEM_PAGES}/<code>")
def show_problem(code: str) -> str:
    """Return the page of one error or refusal."""
    if code not in MEANINGS:
        raise NotFound(f"There is no error with the code {code}.")
    by_game = MEANINGS_BY_GAME.get(code, {None: MEANINGS[code]})
    # A meaning that only one game has needs no name of a game before it.
    meanings = by_game if len(by_game) > 1 else {None: MEANINGS[code]}
    return render_template(
        _PAGE, code=code, title=MEANINGS[code].title, meanings=meanings, with_code=with_code
    )


@pages.route("/docs/problem.css")
def problem_style() -> Response:
    """Return the style sheet of these pages."""
    return send_from_directory(_FOLDER, "problem.css", mimetype="text/css")


def with_code(text: str) -> Markup:
    """Return a text as HTML, with what stands between backticks as code."""
    parts = _CODE.split(text)
    marked = (Markup("<code>{}</code>").format(p) if n % 2 else p for n, p in enumerate(parts))
    return Markup("").join(marked)
