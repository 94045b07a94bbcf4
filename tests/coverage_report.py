"""Coverage in the last lines of a run: a pytest plugin that fails it below the thresholds.

`pyproject.toml` names the parts and their thresholds. What this process and its threads run is
measured; other processes are not. Tests in ``UNMEASURED`` run much code many times. Measuring them
would double their time and show nothing that smaller tests do not cover.
"""

import tomllib
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from coverage import Coverage

ROOT = Path(__file__).resolve().parents[1]
UNMEASURED = tuple(
    f"tests/{name}"
    for name in (
        *("dev/", "docs/", "faults/", "flow/", "web/"),
        "api/test_authentication.py::test_every_path_needs_a_key_even_an_unknown_path",
        "api/test_batches.py",
        "api/test_body_schemas.py",
        "api/test_build_output.py::test_a_compressed_file_equals_the_file_beside_it",
        "api/test_conditions.py",
        "api/test_correction_roles.py",
        "api/test_entries.py",
        "api/test_evening_of_every_game.py",
        "api/test_every_game.py::test_a_report_is_made_in_every_format",
        "api/test_examples.py::test_every_operation_accepts_its_examples[device]",
        "api/test_examples.py::test_every_recorded_response_fits_its_schema",
        "api/test_examples.py::test_links_lead_to_the_state_of_a_report_that_a_worker_makes",
        "api/test_gathering_reports.py::test_every_format_is_served_with_its_type_and_name",
        "api/test_generated_client.py",
        "api/test_generated_requests.py",
        "api/test_hidden_people.py::test_no_report_names_a_person",
        "api/test_idempotency.py",
        "api/test_invented_game.py",
        "api/test_lansquenet.py",
        "api/test_names.py",
        "api/test_openapi.py",
        "api/test_operation_texts.py::test_the_paragraph_of_an_entry_names_every_refusal_of_the_rules",
        "api/test_permissions.py",
        "api/test_rate_limits.py::test_a_burst_is_accepted_and_then_the_rate",
        "api/test_rate_limits.py::test_a_high_rate_is_counted_in_steps",
        "api/test_rate_limits.py::test_without_a_rate_there_is_no_limit",
        "api/test_reports.py::test_a_client_may_ask_for_the_media_type_of_any_file",
        "api/test_reports.py::test_every_format_is_served_with_its_type_and_name",
        "api/test_session_list.py",
        "api/test_settling_up.py::test_a_plan_is_kept_for_the_version",
        "api/test_settling_up.py::test_the_payments_of_one_batch_count_together",
        "api/test_stored_standings.py",
        "api/test_visible_members.py",
        "cli/test_help.py::test_an_output_in_a_missing_folder_is_reported",
        "cli/test_invalid_sheets.py",
        "corrections/test_random_corrections.py",
        "corrections/test_taking_back.py",
        "domain/games/baccarat/test_cards.py",
        "domain/games/baccarat/test_odds.py::test_the_best_mixture_with_cards_put_back",
        "domain/games/baccarat/test_odds.py::test_the_figures_of_the_sources",
        "domain/games/baccarat/test_refusals.py::test_every_pair_of_random_play_has_a_test",
        "domain/games/basset/odds/test_game_core.py",
        "domain/games/basset/odds/test_live.py::test_the_exposure_is_the_one_that_the_bank_must_cover",
        "domain/games/basset/odds/test_second_computation.py",
        "domain/games/basset/test_expectation.py",
        "domain/games/basset/test_house_rules.py",
        "domain/games/basset/test_properties.py",
        "domain/games/basset/test_refusals.py",
        "domain/games/basset/test_sheet_lines.py",
        "domain/games/basset/test_view.py::test_any_state_is_restored_from_its_view",
        "domain/games/basset/test_view.py::test_the_answers_shown_are_those_the_rules_allow",
        "domain/games/basset/test_view.py::test_the_state_of_a_sheet_is_restored_from_its_view",
        "domain/games/glic/test_properties.py",
        "domain/games/glic/test_refusals.py",
        "domain/games/glic/test_totals.py",
        "domain/games/lansquenet/test_properties.py",
        "domain/games/tarot/test_properties.py",
        "domain/games/tarot/test_refusals.py",
        "domain/games/test_every_game.py",
        "domain/games/test_every_game_entries.py",
        "domain/games/test_every_refusal.py",
        "domain/games/test_offers.py::test_the_offers_of_a_player_reveal_no_purse_of_another",
        "domain/games/test_offers.py::test_what_no_offer_covers_is_refused",
        "domain/test_fairness.py::test_few_fair_evenings_are_called_unusual",
        "domain/test_preview.py::test_the_preview_of_a_sheet_equals_the_session",
        "domain/test_session_events.py::test_no_file_tells_more_than_two_session_events_apart",
        "domain/test_session_offers.py",
        "domain/test_session_summary.py",
        "domain/test_settling_up.py::test_sharing_out_loses_nothing",
        "domain/test_texts.py::test_no_text_is_missing",
        "domain/test_texts.py::test_no_text_is_without_a_code",
        "reports/test_csv.py",
        "reports/test_gathering_page.py::test_a_long_line_has_fewer_points",
        "reports/test_gathering_tables.py",
        "reports/test_gathering_totals.py",
        "reports/test_html.py",
        "reports/test_pdf.py",
        "reports/test_same_totals.py",
        "reports/test_statement_times.py",
        "reports/test_statement_totals.py",
        "reports/test_xlsx.py::test_a_text_that_looks_like_a_formula_is_a_text",
        "reports/test_xlsx.py::test_an_amount_is_exact",
        "reports/test_xlsx.py::test_every_sheet_holds_what_the_report_holds",
        "reports/test_xlsx.py::test_names_keep_every_character",
        "reports/test_xlsx.py::test_the_same_report_gives_the_same_bytes",
        "reports/test_xlsx.py::test_the_spreadsheet_of_a_score_sheet_holds_its_report",
        "serving/test_tls.py::test_concurrent_requests_are_all_answered",
        "store/test_archive_people.py::test_everything_is_the_same_after_an_import",
        "store/test_bankrolls.py",
        "store/test_cli_maintenance.py::test_an_exported_sheet_plays_to_the_same_books",
        "store/test_cli_maintenance.py::test_changed_postings_are_reported_and_rebuilt_byte_for_byte",
        "store/test_cli_reports.py::test_a_gathering_is_found_by_its_name_or_id",
        "store/test_cli_reports.py::test_the_report_of_a_gathering_has_its_tables",
        "store/test_cli_reports.py::test_the_report_of_a_session_is_written_to_a_new_file",
        "store/test_cli_seals.py::test_an_export_is_checked_without_the_database",
        "store/test_codec.py::test_any_event_survives_a_round_trip",
        "store/test_contract.py",
        "store/test_control.py",
        "store/test_keyring.py",
        "store/test_name_races.py",
        "store/test_races.py",
        "store/test_sqlite.py::test_events_and_keys_are_append_only",
        "store/test_standings.py",
        "store/test_stream_list.py",
        "workers/test_worker_exit.py",
    )
)
"""Folders, modules and tests, as their ids begin."""


@dataclass(frozen=True)
class Part:
    """A part of the code. ``reached`` and ``least`` are percentages of its lines and branches."""

    name: str
    least: float
    reached: float
    missing: str

    @property
    def is_enough(self) -> bool:
        return self.reached >= self.least

    def lines(self) -> Iterator[str]:
        """Yield the line to show; below the threshold, also what is missing by file and line."""
        verdict = "" if self.is_enough else ", TOO LOW"
        yield f"Coverage of {self.name}: {self.reached:.2f} % (at least {self.least:g} %){verdict}"
        if not self.is_enough:
            yield self.missing


def measured_parts() -> list[Part]:
    """Read what has just been measured and return the parts with their coverage."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    coverage = Coverage(config_file=str(ROOT / "pyproject.toml"))
    coverage.load()
    parts = []
    for part in settings["tool"]["paroli"]["coverage"]:
        missing = StringIO()
        reached = coverage.report(
            include=part["include"],
            omit=part.get("omit", []),
            file=missing,
            ignore_errors=True,  # a source file that moved during the run
            show_missing=True,
            skip_covered=True,
        )
        parts.append(Part(part["name"], part["least"], reached, missing.getvalue()))
    return parts


class CoverageReport:
    """Shows the parts before pytest's closing line."""

    def __init__(self) -> None:
        self._parts: list[Part] = []

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if session.config.option.collectonly:
            return
        self._parts = measured_parts()
        if session.exitstatus == pytest.ExitCode.OK and not all(p.is_enough for p in self._parts):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        for part in self._parts:
            for line in part.lines():
                terminalreporter.write_line(line)


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(CoverageReport())


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Measure nothing during an ``UNMEASURED`` test, and in threads that it starts."""
    coverage = Coverage.current() if item.nodeid.startswith(UNMEASURED) else None
    if coverage is None:
        return (yield)
    coverage.stop()
    try:
        return (yield)
    finally:
        coverage.start()
