"""What each error of the API means, and what to do: for its title and its page.

The refusals of the rules stand in ``service/api/http/refusal_meanings.py``.
"""

from collections.abc import Mapping

from service.api.http.refusal_meanings import REFUSALS, Meaning

ERRORS: Mapping[str, Meaning] = {
    "malformed": Meaning(
        "The request cannot be read",
        "The body is not valid JSON or text, or a header is invalid.",
        "Read `detail`. Send the request again in the right form.",
    ),
    "unauthorized": Meaning(
        "A key is required",
        "The request has no key, or the key is invalid, has ended or has expired.",
        "Send `Authorization: Bearer KEY`, or sign the browser in. The house makes keys.",
    ),
    "forbidden": Meaning(
        "This key may not do this",
        "The role of the key does not allow this request.",
        "Use a key with another role. `detail` says what is missing.",
    ),
    "cross_site": Meaning(
        "Another site sent this request",
        "A page of another site made the browser of a signed-in device send this request.",
        "Send it from a page of this service, or with a key in the `Authorization` header.",
    ),
    "not_found": Meaning(
        "Not found",
        "No page or endpoint has this address.",
        "Compare the address with the endpoints in the API documentation.",
    ),
    "not_in_this_game": Meaning(
        "The session's game has no such entries",
        "The address belongs to another game than that of the session.",
        "Read `game` of the session, and use the entries of that game.",
    ),
    "unknown_session": Meaning(
        "No such session",
        "There is no session with this id, or the key may not see it.",
        "List the sessions that the key may read, and compare the ids.",
    ),
    "unknown_key": Meaning(
        "No such key",
        "There is no key, link or device with this id.",
        "List the keys to find its id.",
    ),
    "unknown_report": Meaning(
        "No such report",
        "No report with this id was requested, or it was removed since.",
        "Request the report again.",
    ),
    "unknown_gathering": Meaning(
        "No such gathering",
        "There is no gathering with this id.",
        "List the gatherings to find its id.",
    ),
    "unknown_person": Meaning(
        "No such person",
        "There is no person with this id.",
        "List the people to find the id.",
    ),
    "unknown_version": Meaning(
        "The session has no such version yet",
        "The session has not reached this version. `version` is the newest one.",
        "Ask for a version up to the newest, or leave it out.",
    ),
    "method_not_allowed": Meaning(
        "This method is not allowed here",
        "The address exists, but not with this method.",
        "Use one of the methods in the header `Allow`.",
    ),
    "request_timeout": Meaning(
        "The request did not arrive in time",
        "The header took over 20 seconds, or the body came too slowly.",
        "Send the request again, over a new connection.",
    ),
    "signed_in": Meaning(
        "This browser is signed in already",
        "The browser sent a link or a key, and is signed in as `device` with the role `role`.",
        "Sign it out first, or send `replace` to sign it in as another device.",
    ),
    "session_exists": Meaning(
        "The session exists already",
        "Another session was opened with this id.",
        "Choose another id, or leave it out.",
    ),
    "key_exists": Meaning(
        "The request has made a key already",
        "The same request made the key `key` before, which was used or is no longer valid. Its"
        " secret is not stored.",
        "To make another key, send another `Idempotency-Key`.",
    ),
    "entry_in_between": Meaning(
        "The request is for another version",
        "`If-Match` names an older version than `version`, the current one, or a version that is"
        " not reached yet.",
        "Read the session again. If the entry is still right, send it with the current version.",
    ),
    "body_too_large": Meaning(
        "The request is too large",
        "The body is larger than the service accepts.",
        "Split a batch into smaller ones.",
    ),
    "unsupported_media_type": Meaning(
        "This content type is not supported",
        "The header `Content-Type` is missing, or names another type than the endpoint reads or "
        "another encoding than UTF-8; or "
        "`Content-Encoding` says that the body is compressed.",
        "Send JSON as `application/json`, and score sheets as `application/toml`, not compressed.",
    ),
    "wrong_shape": Meaning(
        "The request has the wrong shape",
        "Fields are missing, unknown or invalid. `errors` has sentences for the first 50.",
        "Correct the fields that `errors` names.",
    ),
    "bad_sheet": Meaning(
        "This is not a valid score sheet",
        "The text is not a score sheet. `line` is the line of the first error.",
        "Correct that line. The API documentation links to the format.",
    ),
    "key_reused": Meaning(
        "The key was used for another request",
        "The `Idempotency-Key` belongs to another path or body.",
        "Use a new key for a new entry, and the same key only for a repeat.",
    ),
    "too_many_requests": Meaning(
        "Too many requests",
        "The key wrote too fast, or too many keys from this address were invalid.",
        "Wait for the seconds in `Retry-After`, then send the request again.",
    ),
    "too_busy": Meaning(
        "The session is busy",
        "Too many entries of this session came at once. Nothing was recorded.",
        "Send the request again with the same `Idempotency-Key`.",
    ),
    "too_many_streams": Meaning(
        "Too many streams are open",
        "The process, the group, the key or the address has its maximum of open feeds.",
        "Try again later. Until then, ask for the session every few seconds, with `If-None-Match`.",
    ),
    "store_unwritable": Meaning(
        "The service cannot record anything now",
        "The database refuses writes, because its disk is full or it is read-only. Nothing was"
        " recorded.",
        "Free space on the database's disk. Then send the request again.",
    ),
    "unavailable": Meaning(
        "The service is not available now",
        "The database does not respond, or the service is stopping. Nothing was recorded.",
        "Wait for the seconds in `Retry-After`, then send the request again.",
    ),
    "no_seal_key": Meaning(
        "This house has no key for seals",
        "The service has no file with a key, or cannot read it. Everything else works.",
        "Run `paroli keys seal` on the machine of the service; it says what is wrong.",
    ),
    "broken": Meaning(
        "The server has an internal error",
        "The server met an error that it does not know, and has logged it.",
        "Send the request again. If the error stays, look for the request's id in the log.",
    ),
}
"""By code."""

TITLES: Mapping[str, str] = {code: meaning.title for code, meaning in ERRORS.items()}

MEANINGS: Mapping[str, Meaning] = {**ERRORS, **REFUSALS}
"""Every error and refusal, by code."""

PROBLEM_PAGES = "/docs/problems"
"""Where the page of each problem is; the type of a problem is that address with its code."""


def problem_type(code: str) -> str:
    """Return the address of the page of a problem, relative to the server."""
    return f"{PROBLEM_PAGES}/{code}"
