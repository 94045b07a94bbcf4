"""What each operation that writes to a session is for, by operation id, apart from entries."""

from collections.abc import Mapping

from service.domain.port.operation_text import OperationText as Text

SESSION_OPERATION_TEXTS: Mapping[str, Text] = {
    "openSession": Text(
        "Opens a session of one game, with the rules of a preset, and returns its id. Choose "
        "the id yourself if the request may be repeated: then a retry cannot open a second "
        "session.",
        "session_exists bankroll_short",
        "Then seat the players with `POST .../punters`.",
    ),
    "renameSession": Text(
        "Gives a session another name, in lists, on boards and in reports. It is no entry of the "
        "game, so undo passes over it.",
        "",
        "Send the former name to go back.",
    ),
    "fileSession": Text(
        "Moves a session into a gathering or out of it, hides it from the evening, or marks "
        "it as practice. Members that are left out stay as they are. A dealer may not do "
        "this.",
        "",
        "Then read `GET /v1/evening`.",
    ),
    "enterBatch": Text(
        "Records several entries in one request and one transaction, as an outbox sends them. An "
        "entry has `kind`, the word of the score sheet, the fields of its own endpoint, and "
        "optionally its own idempotency key in `key`.",
        "",
        "With `atomic`, a refusal names the entry in `index` and records nothing. With the other "
        "modes, read the `status` and `code` of each of the `results`.",
    ),
    "postSheet": Text(
        "Plays a score sheet and records it whole as a new session. What the sheet expects is "
        "checked first.",
        "bad_sheet sheet_disagrees",
        "If it is refused, nothing is recorded, and `line` is the line of the sheet to mend.",
    ),
    "takePen": Text(
        "Lets the signed-in device that sends it write for a table, in place of any other device. "
        "A key needs no pen and cannot take it.",
        "session_closed",
        "Then send the entry again that was refused with `pen_elsewhere`, with the same key.",
    ),
    "correct": Text(
        "Corrects the log without deleting anything: undo or redo the newest entry, replace, "
        "insert or strike out an earlier one, or move money by a ruling. Later entries are decided "
        "again. "
        "With `dry_run`, the response is 200 with what would change, and nothing is recorded.",
        "nothing_to_undo correction_refused unknown_punter same_punter purse_short",
        "If later entries would be refused, `refused` lists them: correct them too, or send "
        "`drop_refused`.",
    ),
    "linkBankroll": Text(
        "Lets a free seat play with the bankroll of a person: buy-ins come from it, and "
        "cash-outs go back to it.",
        "session_closed unknown_punter punter_exists bankroll_linked",
        "Then seat the player under that name.",
    ),
}
