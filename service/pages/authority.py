"""How to make a tablet trust the house: the page with the certificate of its authority."""

from dataclasses import dataclass
from pathlib import Path

from flask import Blueprint, Flask, Response, render_template, request, send_from_directory

PAGE, DOWNLOAD, STYLE = "/authority", "/authority.crt", "/authority.css"

_HERE = Path(__file__).parent

_HEADERS = {
    "Cache-Control": "no-cache",
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; img-src data:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


@dataclass(frozen=True, slots=True)
class AuthorityPage:
    """What the page says: the authority by name, fingerprint and certificate, and who it is for.

    ``names`` are those of the house's certificate, ``host`` the one to go to if somebody came by
    another; ``port`` is that of https.
    """

    authority: str
    fingerprint: str
    certificate: str
    names: frozenset[str]
    host: str
    port: int


def authority_pages(introduction: AuthorityPage) -> Blueprint:
    """Return the page, what it downloads and how it looks. No private key is anywhere near."""
    pages = Blueprint("authority", __name__, template_folder="templates")

    @pages.route(PAGE)
    def show_authority() -> Response:
        """Return the page."""
        house = _house_of(introduction, request.host)
        page = render_template("authority.html", of=introduction, house=house, download=DOWNLOAD)
        return _guarded(Response(page))

    @pages.route(DOWNLOAD)
    def download_authority() -> Response:
        """Return the certificate, under the name and type by which systems know what to do."""
        return _guarded(Response(introduction.certificate, mimetype="application/x-x509-ca-cert"))

    @pages.route(STYLE)
    def style_authority() -> Response:
        """Return how the page looks; beside https nothing else is served."""
        return _guarded(send_from_directory(_HERE, "authority.css", mimetype="text/css"))

    return pages


def create_authority_app(introduction: AuthorityPage) -> Flask:
    """Return what is served without TLS, to devices that do not trust the house yet."""
    app = Flask("paroli-authority", static_folder=None)
    pages = authority_pages(introduction)
    app.register_blueprint(pages)
    app.add_url_rule("/", view_func=app.view_functions["authority.show_authority"])
    return app


def _house_of(introduction: AuthorityPage, asked: str) -> str:
    """Return the house over https, by the name under which somebody came if it is one of its."""
    came = asked.rpartition(":")[0] if asked.rpartition(":")[2].isdigit() else asked
    host = came if came.strip("[]") in introduction.names else introduction.host
    return f"https://{host}:{introduction.port}/"


def _guarded(answer: Response) -> Response:
    answer.headers.update(_HEADERS)
    return answer
