"""The layouts of corrections, at the dealer's table and on the history page.

What they record is tested in `web/tests/screens`.
"""

from playwright.sync_api import Locator, expect

from tests.web.board_pages import import_sheet
from tests.web.browser_tab import PHONE, PORTRAIT, TABLET, BrowserTab, boxes, resize
from tests.web.dealer import Dealer, open_as_dealer
from tests.web.lansquenet_table import sheet

ENTRIES = ".entry-history-list li"
EFFECT = ".effect-text"
SEATS = ("seat anne 100", "seat bess 100", "seat carl 100")
STAKES = ("stake anne K 5", "stake anne 7 5", "stake bess 9 5")
DEAL = ("fasse 2", "pair K 9", "take anne K", "pair 3 4")


ON_ITS_SIDE = (844, 390)
ROW_EDGE = 12
HAND = ("wager 4s", "cover Bess 2s", "cover Carl 2s", "match right", "wager 1s")
PLACES = """() => ['.band', '.seat-row', '.rank-keys__key', '.main-button'].map((part) => {
  const { top, height } = document.querySelector(part).getBoundingClientRect();
  return [part, top, height];
})"""


def choose(dealer: Dealer, field: str, words: str) -> None:
    """Choose a value of a field in the correction panel."""
    dealer.tap(dealer.button(words, dealer.page.get_by_role("group", name=field, exact=True)))


def entry(dealer: Dealer, words: str) -> Locator:
    return dealer.page.locator(f"{ENTRIES} button").filter(has_text=words)


def check_no_field_is_covered(tab: BrowserTab) -> None:
    """Check that the effect and the buttons of the form lie below its fields."""
    for size in (PHONE, TABLET):
        resize(tab.page, size)
        assert_fields_above_end(tab)


def check_decision(dealer: Dealer, tab: BrowserTab) -> None:
    """Let Anne's seven win, and answer in the form what that leaves to decide."""
    choose(dealer, "First card", "7")
    decisions = dealer.page.get_by_role("region", name="What must be decided")
    expect(decisions).to_contain_text("One win waits: anne.")
    tab.check_layout("correction-decision")
    dealer.tap(decisions.get_by_role("button", name="Take: 7"))
    expect(decisions).to_contain_text("Recorded with it: anne takes the win on the seven.")
    tab.check_layout("correction-answer")
    check_no_field_is_covered(tab)


def test_corrections_fit_at_the_table_and_on_the_history_page(tab: BrowserTab) -> None:
    """The table is two draws into a deal, in which Anne still has the seven."""
    page = tab.page
    lines = (*SEATS, *STAKES, *DEAL)
    table = tab.server.caller().table(*lines, rules={"preset": "modern"}, bank={"funds": 1000})
    dealer = open_as_dealer(tab, table, role="house")
    dealer.tap(page.locator(".card-slots button").first)
    dealer.tap(dealer.button("Pair 1 King, then nine."))
    choose(dealer, "First card", "Q")
    expect(page.locator(EFFECT)).to_contain_text("One later entry no longer fits:")
    tab.check_layout("correction")
    check_no_field_is_covered(tab)
    check_decision(dealer, tab)
    table.enter("corrections", {"undo": True, "reason": "Read wrong."})
    tab.go(f"tables/{table.id}/log")
    expect(page.locator(f"{ENTRIES} s")).to_have_text("Three, then four. No stake wins or loses.")
    entry(dealer, "bess stakes 5 on the nine.").click()
    page.get_by_role("button", name="Correct\u2026").click()
    choose(dealer, "Player", "carl")
    expect(page.locator(EFFECT)).to_have_text("bess 5 more, carl 5 less.")
    tab.check_layout("history-correction")
    check_no_field_is_covered(tab)
    page.reload()
    page.get_by_role("button", name="Make a ruling\u2026").click()
    choose(dealer, "Who pays", "The bank")
    choose(dealer, "Who gets the money", "anne")
    choose(dealer, "Amount", "20")
    page.get_by_label("Reason").fill("We paid it.")
    expect(page.locator(EFFECT)).to_have_text("anne 20 more, the bank 20 less.")
    tab.check_layout("ruling")
    page.reload()
    page.get_by_label("Show the entries of").select_option("bess")
    expect(page.locator(ENTRIES)).to_have_count(3)
    tab.check_layout("history-of-one-player")
    assert tab.axe() == []


def test_a_correction_opened_at_the_lower_edge_scrolls_into_view(tab: BrowserTab) -> None:
    page = tab.page
    lines = (*SEATS, *(f"buyin anne {amount}" for amount in range(1, 21)))
    table = tab.server.caller().table(*lines, rules={"preset": "modern"}, bank={"funds": 1000})
    resize(page, (1440, 900))
    dealer = open_as_dealer(tab, table, role="house")
    tab.go(f"tables/{table.id}/log")
    entry(dealer, "anne buys in for 12").click()
    correct = page.get_by_role("button", name="Correct\u2026")
    correct.evaluate("button => button.scrollIntoView({ block: 'end' })")
    correct.click()
    form = page.get_by_role("region", name="Correct an entry")
    expect(form).to_be_focused()
    expect(form).to_be_in_viewport(ratio=0.99)


def test_four_players_leave_room_for_all_fields_on_a_tablet(tab: BrowserTab) -> None:
    lines = (*SEATS, "seat dora 100", "stake carl 3 5", "fasse 2", "pair 3 K", "paroli carl 3")
    table = tab.server.caller().table(*lines, rules={"preset": "modern"}, bank={"funds": 1000})
    dealer = open_as_dealer(tab, table, role="house")
    dealer.tap(dealer.row("carl").get_by_role("rowheader").get_by_role("button"))
    dealer.tap(dealer.button("Correct\u2026"))
    for words in ("paroli", "stakes 5"):
        dealer.tap(tab.page.locator(".correction-panel__entry", has_text=words))
        expect(tab.page.get_by_role("group", name="Player", exact=True)).to_be_visible()
        assert_fields_above_end(tab)


def assert_fields_above_end(tab: BrowserTab) -> None:
    form = tab.page.locator(".correction-form")
    (end,) = boxes(form.locator(".correction-form__end"))
    fields = boxes(form.locator(":scope > :not(.correction-form__end)"))
    assert fields
    assert all(field.bottom <= end.top for field in fields)


def test_the_note_of_a_correction_is_whole_and_moves_nothing(tab: BrowserTab) -> None:
    tab.control_clock()
    table = import_sheet(tab.server, sheet(*HAND))
    open_as_dealer(tab, table)
    page = tab.page
    note = page.locator(".correction-note__text")
    # What shows corrections is loaded together with this.
    expect(page.locator(".odds-note")).to_be_visible()
    for number, size in enumerate((TABLET, PORTRAIT, PHONE, ON_ITS_SIDE)):
        resize(page, size)
        expect(page.locator(".prompt__note")).to_be_visible()
        before = page.evaluate(PLACES)
        entry = {"kind": "cover", "punter": ("Dora", "Carl")[number % 2], "amount": 23 + number}
        covers = [each["version"] for each in table.events() if "cover" in each["type"]]
        answer = table.enter("corrections", {"amend": covers[-1], "entry": entry})
        assert answer.status_code == 201, answer.text
        expect(note).to_contain_text("Corrected:")
        # On a phone, it takes the place of the note of the step.
        is_phone = size in {PHONE, ON_ITS_SIDE}
        expect(page.locator(".prompt__note")).to_be_visible(visible=not is_phone)
        assert page.evaluate(PLACES) == before
        (*_, end_of_band), (*_, end_of_note) = boxes(page.locator(".band, .correction-note__text"))
        assert end_of_note <= end_of_band + (ROW_EDGE if is_phone else 0)
        assert note.evaluate("note => note.scrollHeight <= note.clientHeight"), "the text is cut"
        tab.check_layout(f"correction-note-{size[0]}")
        tab.advance_clock(31_000)
        expect(note).to_have_count(0)
