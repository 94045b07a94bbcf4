"""The page from which devices install the certificate of the authority."""

from dataclasses import dataclass
from pathlib import Path

from flask import Blueprint, Flask, Response, render_template, request, send_from_directory

PAGE, DOWNLOAD, STYLE = "/authority", "/authority.crt", "/authority.css"

_FOLDER = Path(__file__).parent

_HEADERS = {
    "Cache-Control": "no-cache",
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; img-src data:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


@dataclass(frozen=True, slots=True)
class AuthorityPage:
    """The content of the page: the authority's name, fingerprint and certificate.

    ``names`` are those of this machine's certificate. ``host`` is the one to link to if the
    request came by another name. ``port`` is that of https.
    """

    authority: str
    fingerprint: str
    certificate: str
    names: frozenset[str]
    host: str
    port: int


def authority_pages(content: AuthorityPage) -> Blueprint:
    """Return the routes of the page, the certificate and the style sheet.

    ``content`` has the certificate only: these routes cannot reach the private key.
    """
    pages = Blueprint("authority", __name__, template_folder="templates")

    @pages.route(PAGE)
    def show_authority() -> Response:
        """Return the page."""
        address = _https_address(content, request.host)
        page = render_template("authority.html", of=content, address=address, download=DOWNLOAD)
        return _with_headers(Response(page))

    @pages.route(DOWNLOAD)
    def download_authority() -> Response:
        """Return the certificate, with the name and type that systems recognise."""
        return _with_headers(Response(content.certificate, mimetype="application/x-x509-ca-cert"))

    @pages.route(STYLE)
    def style_authority() -> Response:
        """Return the style sheet: the port without TLS serves no other files."""
        return _with_headers(send_from_directory(_FOLDER, "authority.css", mimetype="text/css"))

    return pages


def create_authority_app(content: AuthorityPage) -> Flask:
    """Return the application without TLS, for devices that do not trust the authority yet."""
    app = Flask("paroli-authority", static_folder=None)
    pages = authority_pages(content)
    app.register_blueprint(pages)
    app.add_url_rule("/", view_func=app.view_functions["authority.show_authority"])
    return app


def _https_address(content: AuthorityPage, request_host: str) -> str:
    """Return the https address, with the request's host name if the certificate holds it."""
    name, _, port = request_host.rpartition(":")
    requested = name if port.isdigit() else request_host
    host = requested if requested.strip("[]") in content.names else content.host
    return f"https://{host}:{content.port}/"


def _with_headers(response: Response) -> Response:
    response.headers.update(_HEADERS)
    return response
