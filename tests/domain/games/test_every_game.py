"""Every registered game keeps the promises of the game port; random play drives the tests."""

import json
import re
from collections import Counter
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import replace
from typing import Any

from service.application.application import Application
from service.application.recording.score_sheets import play_sheet
from service.application.sessions.session import new_session
from service.domain.ledger import BANK, WORLD, balances_of
from service.domain.port.entries import (
    Field,
    FieldType,
    read_entry,
)
from service.domain.port.game import WHOLE_VIEW, AnyGame, Viewer
from service.domain.port.parties import CLOSED, ROLES
from service.domain.session.history import fold
from service.domain.session.refusals import SHARED_REFUSALS
from service.domain.session.seats import BuyIn, purse_account
from service.domain.session.session_entries import entries_by_verb
from service.domain.session.session_summary import session_summary
from service.domain.values.errors import Refused
from service.domain.values.plain import plain, typed
from service.sheets import read_sheet, write_sheet
from service.sheets.books import books_of
from service.store.log.codec import EventCodec
from tests.factories.entry_bodies import body_of
from tests.factories.memory_sessions import SESSION, memory_application, meta
from tests.factories.random_play import RANDOM_PLAY, values_file
from tests.factories.random_sessions import RandomSession, Step

STRANGER = "A stranger"
MAY_OWE = {"basset": (BANK,)}
"""The accounts that may go below zero besides the outside, by game."""
NAME = re.compile(r"[a-z_]+\.[a-z_]+\.v[1-9]\d*")


# Events and refusals


def test_random_play_reaches_every_event(game: AnyGame, states: list[tuple[Any, Any]]) -> None:
    unplayed = RANDOM_PLAY[game.name].unplayed
    assert {type(event) for event, _ in states} == set(game.events.values()) - unplayed.keys()
    assert all(unplayed.values())


def test_random_play_has_values_for_every_rule(game: AnyGame) -> None:
    play, where = RANDOM_PLAY[game.name], values_file(game.name)
    for rule in game.rules.fields.keys() - play.unmixed.keys():
        assert rule in play.values, f"{where}: add values of the rule {rule} to VALUES."
        values = play.values[rule]
        differ = len({repr(value) for value in values}) > 1
        assert differ, (
            f"{where}: VALUES has {values} for {rule}. Add a value, so that both are played."
        )
    for rule in {*play.values, *play.unmixed} - game.rules.fields.keys():
        raise AssertionError(f"{where}: {game.name} has no rule {rule}. Remove its values.")
    for rule, reason in play.unmixed.items():
        assert reason, f"{where}: say why random play has no values of the rule {rule}."


def test_the_stored_name_of_an_event_has_game_and_version(game: AnyGame) -> None:
    for name, event in game.events.items():
        assert NAME.fullmatch(name)
        assert (name.partition(".")[0], event.NAME) == (game.name, name)


def test_an_upcast_leads_from_a_name_that_is_not_used_now_to_an_event(game: AnyGame) -> None:
    for name, (newer, _) in game.upcasts.items():
        assert NAME.fullmatch(name)
        assert name.partition(".")[0] == game.name
        assert name not in game.events
        assert newer in {*game.events, *game.upcasts}


def test_a_stored_event_is_read_back(states: list[tuple[Any, Any]]) -> None:
    codec = EventCodec()
    for event, _ in states:
        assert codec.decode(event.NAME, codec.encode(event)) == event


def test_the_opening_is_read_back_from_the_first_event(
    game: AnyGame, sessions: list[RandomSession]
) -> None:
    for session in sessions:
        assert game.opening_of(game.start(session.opening)[0]) == session.opening
        with_coins = replace(session.opening, coins=(500, 100, 25))
        assert game.opening_of(game.start(with_coins)[0]) == with_coins


def test_a_refusal_has_a_code_and_facts_of_the_game(game: AnyGame, steps: list[Step]) -> None:
    facts = {refusal.code: set(refusal.facts) for refusal in game.refusals}
    refusals = [step.refusal for step in steps if step.refusal]
    assert refusals
    for refusal in refusals:
        assert refusal.facts.keys() <= facts[refusal.code], refusal.code


def test_the_shared_refusals_are_in_the_list_of_the_game(game: AnyGame) -> None:
    codes = game.refusal_codes
    assert len(set(codes)) == len(codes)
    assert [code for code in codes if code in SHARED_REFUSALS] == list(SHARED_REFUSALS)


def test_a_command_changes_no_state_in_place(game: AnyGame, sessions: list[RandomSession]) -> None:
    for session in sessions[:8]:
        state = before = None
        for step in session.steps:
            if step.before is not state:
                state, before = step.before, deepcopy(step.before)
            _decided(game, step.before, step.command)
            for event in step.events:
                game.evolve(step.before, event)
                break
            assert step.before == before


def test_a_closed_session_refuses_every_command(game: AnyGame, steps: list[Step]) -> None:
    closed = [step for step in steps if game.phase(step.before) == CLOSED]
    assert closed
    assert {step.refusal and step.refusal.code for step in closed} == {"session_closed"}


def test_an_unknown_player_is_refused_before_later_reasons(
    game: AnyGame, steps: list[Step]
) -> None:
    earlier = game.refusal_codes[: game.refusal_codes.index("unknown_punter") + 1]
    tried = set()
    for step in steps:
        kind, body = body_of(game, step.command)
        named = {f.name: _with_stranger(f, body[f.name]) for f in kind.fields if body.get(f.name)}
        if kind.path == "punters" or named.items() <= body.items():
            continue
        command = read_entry(entries_by_verb(game), kind.verb, {**body, **named})
        refusal = _decided(game, step.before, command)
        assert isinstance(refusal, Refused)
        assert refusal.code in earlier, command
        tried.add(kind.verb)
    assert len(tried) > 1


# Money


def test_the_balances_sum_to_zero(game: AnyGame, states: list[tuple[Any, Any]]) -> None:
    assert {sum(game.balances(state).values()) for _, state in states} == {0}


def test_only_the_outside_and_an_overdrawn_bank_go_below_zero(
    game: AnyGame, states: list[tuple[Any, Any]]
) -> None:
    allowed = {WORLD, *MAY_OWE.get(game.name, ())}
    for _, state in states:
        below = {account for account, amount in game.balances(state).items() if amount < 0}
        assert below <= allowed


def test_the_postings_replay_to_the_balances(game: AnyGame, sessions: list[RandomSession]) -> None:
    for session in sessions:
        booked: dict[str, int] = {}
        for event, state in session.states():
            booked = balances_of(game.postings(event), booked)
            assert _filled(booked) == _filled(game.balances(state)), event


def test_a_posting_moves_an_amount_between_two_accounts(
    game: AnyGame, states: list[tuple[Any, Any]]
) -> None:
    for event, _ in states:
        for posting in game.postings(event):
            assert posting.amount > 0
            assert posting.source != posting.target


def test_the_nets_of_all_parties_sum_to_zero(game: AnyGame, states: list[tuple[Any, Any]]) -> None:
    for _, state in states:
        assert sum(party.net for party in game.summary(state).parties) == 0


def test_the_purses_of_the_summary_are_those_of_the_accounts(
    game: AnyGame, states: list[tuple[Any, Any]]
) -> None:
    for _, state in states:
        balances = game.balances(state)
        for name, purse in game.summary(state).purses.items():
            assert purse == balances[purse_account(name)] >= 0


def test_the_summary_says_what_each_party_brought_in_and_cashed_out(
    game: AnyGame, sessions: list[RandomSession]
) -> None:
    seen = set[bool]()
    for session in sessions:
        moved = [p for event in session.history() for p in game.postings(event)]
        brought_in, cashed_out = Counter[str](), Counter[str]()
        for posting in moved:
            brought_in[posting.target] += posting.amount if posting.source == WORLD else 0
            cashed_out[posting.source] += posting.amount if posting.target == WORLD else 0
        for party in game.summary(session.end()).parties:
            own = purse_account(party.name) if party.is_player else party.key
            assert (party.brought_in, party.cashed_out) == (brought_in[own], cashed_out[own])
            seen.add(party.cashed_out > 0)
    assert seen == {True, False}


def test_the_figures_of_each_party_add_up_after_the_close(
    game: AnyGame, states: list[tuple[Any, Any]]
) -> None:
    closed = [s for _, state in states if (s := game.summary(state)).phase == CLOSED]
    assert closed
    for party in (party for summary in closed for party in summary.parties):
        assert party.brought_in + party.net == party.purse + party.cashed_out


def test_a_game_with_a_bank_has_it_in_every_summary(
    game: AnyGame, states: list[tuple[Any, Any]]
) -> None:
    assert {game.summary(state).bank is not None for _, state in states} == {game.has_bank}


def test_the_summary_agrees_with_the_state(game: AnyGame, states: list[tuple[Any, Any]]) -> None:
    for _, state in states:
        summary = game.summary(state)
        assert summary.phase == game.phase(state)
        assert {party.role for party in summary.parties} <= set(ROLES)
        assert {*summary.waiting_for, *summary.winners} <= summary.purses.keys()
        assert list(game.figures_of(state)) == list(game.figures)


def test_a_seat_is_free_up_to_the_declared_limit(
    game: AnyGame, sessions: list[RandomSession]
) -> None:
    for session in sessions:
        limit = game.seat_limit.under(session.opening.rules)
        for _, state in session.states():
            left = session_summary(game, state, WHOLE_VIEW).seats_left
            if limit is None:
                assert left is None
                continue
            assert left == limit - len(game.summary(state).players)
            if left == 0 and not game.owes_settlement(state):
                assert "seat" not in {offer.verb for offer in game.offers(state)}


def test_the_first_event_has_the_fields_of_the_opening_by_the_ends_of_their_paths(
    game: AnyGame, sessions: list[RandomSession]
) -> None:
    for session in sessions:
        opened = game.start(session.opening)[0]
        for opening in game.opening_fields:
            if opening.path:
                assert getattr(opened, opening.path[-1]) == session.opening.own[opening.field.name]


# Settlements and replay


def test_a_settlement_is_due_once(game: AnyGame, states: list[tuple[Any, Any]]) -> None:
    for _, state in states:
        reactions = game.react(state)
        assert game.owes_settlement(state) == bool(reactions)
        after = state
        for event in reactions:
            after = game.evolve(after, event)
        assert not game.owes_settlement(after)


def test_the_recorded_log_folds_to_the_live_state(
    game: AnyGame, recorded: list[tuple[RandomSession, Application]]
) -> None:
    for session, application in recorded:
        live = application.sessions.current(SESSION).state
        assert live == session.end()
        assert fold(game, application.ports.store.events(SESSION)) == live


def test_a_written_sheet_plays_to_the_same_books(
    game: AnyGame, recorded: list[tuple[RandomSession, Application]]
) -> None:
    for session, application in recorded:
        books = books_of(game, application.sessions.current(SESSION).state)
        sheet = read_sheet(write_sheet(game, application.ports.store.events(SESSION), books))
        draft = memory_application().recorder.draft(new_session(SESSION, sheet.game))
        assert play_sheet(draft, sheet, meta("again")) == []
        assert (sheet.game, draft.session.state) == (game, session.end())


def test_a_round_ends_in_play(game: AnyGame, states: list[tuple[Any, Any]]) -> None:
    assert {game.ends_round(event) for event, _ in states} == {True, False}


# Views


def test_the_state_is_restored_from_its_view(game: AnyGame, states: list[tuple[Any, Any]]) -> None:
    for _, state in states:
        text = json.dumps(plain(game.view(state)))
        restored = game.state_of(typed(game.view_type, json.loads(text)))
        assert restored == state
        # Equal mappings may differ in order, which a view shows.
        assert json.dumps(plain(game.view(restored))) == text


def test_a_viewer_without_limits_sees_the_whole_view(
    game: AnyGame, states: list[tuple[Any, Any]]
) -> None:
    for _, state in states[::20]:
        assert game.visible(game.view(state), WHOLE_VIEW) == game.view(state)


def test_a_viewer_cannot_infer_the_purse_of_another_player(
    game: AnyGame, steps: list[Step]
) -> None:
    compared = 0
    for step in steps[::10]:
        players, view = list(game.summary(step.before).purses), game.view(step.before)
        viewers = [Viewer(sees_purses=False), *(Viewer(player=name) for name in players)]
        before = {viewer: plain(game.visible(view, viewer)) for viewer in viewers}
        for richer in players:
            bought_in = _decided(game, step.before, BuyIn(punter=richer, amount=1009))
            if isinstance(bought_in, Refused):
                continue
            after = step.before
            for event in bought_in:
                after = game.evolve(after, event)
            view = game.view(after)
            for viewer in (viewer for viewer in viewers if viewer.player != richer):
                assert plain(game.visible(view, viewer)) == before[viewer], viewer
                compared += 1
    assert compared > 100, f"{game.name}: random play compared {compared} views. Let it play more."


def test_every_event_can_be_reduced_to_each_player(
    game: AnyGame, sessions: list[RandomSession]
) -> None:
    parts = 0
    for session in sessions:
        before: Any = None
        for event, state in session.states():
            players = () if before is None else (*game.summary(state).purses, STRANGER)
            for player in players:
                if part := game.concerns(before, event, player):
                    assert player != STRANGER
                    assert part.draw is None or type(part.draw) is game.draw_type
                    json.dumps([part.fields, plain(part.draw)])
                    parts += 1
            before = state
    assert parts > 100, (
        f"{game.name}: concerns returned {parts} parts of events in random play. Return one for "
        "each player of an event, and let random play reach more events."
    )


def _decided(game: AnyGame, state: Any, command: Any) -> Any:
    """Return the events that a command causes, or its refusal."""
    try:
        return game.decide(state, command)
    except Refused as refused:
        return refused


def _filled(balances: Mapping[str, int]) -> dict[str, int]:
    return {account: amount for account, amount in balances.items() if amount}


def _with_stranger(field: Field, value: Any) -> Any:
    """Return a value of a field with an unknown player instead of the first that it names."""
    match field.type:
        case FieldType.PLAYER:
            return STRANGER
        case FieldType.PLAYERS:
            return [STRANGER, *value[1:]]
        case FieldType.COUNTS:
            return [{**value[0], "punter": STRANGER}, *value[1:]]
    return value
