"""The service ends and comes back: the page says so, and goes on where it was."""

from playwright.sync_api import expect

from tests.web.visit import TWO_FRAMES, Visit, hold

GONE = "Paroli does not answer."


def test_the_evenings_come_back_with_the_service(visit: Visit) -> None:
    visit.allow("net::ERR_")
    page = visit.page
    visit.enter()
    expect(page.get_by_role("heading", name="No table yet")).to_be_visible()
    visit.house.shut()
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.get_by_role("alert")).to_contain_text(GONE)
    visit.shot("gone")
    visit.button("Try again").click()
    expect(page.get_by_role("alert")).to_contain_text(GONE)
    visit.house.open()
    visit.button("Try again").click()
    expect(page.get_by_text(GONE)).to_have_count(0)
    expect(page.get_by_role("heading", name="No table yet")).to_be_visible()


def test_a_step_that_was_not_answered_is_taken_after_all(visit: Visit) -> None:
    visit.allow("net::ERR_")
    page = visit.page
    visit.enter()
    visit.button("Play the demonstration evening").click()
    expect(page.get_by_text("Nobody sits here yet")).to_be_visible()
    expect(page.get_by_text("So the evening began.")).to_be_visible()
    visit.house.shut()
    visit.button("Forward").click()
    expect(page.get_by_role("alert")).to_contain_text(GONE)
    visit.house.open()
    visit.button("Try again").click()
    expect(page.locator(".sentence")).to_have_text("Lady Reveller sits down with £10.")
    expect(page.get_by_text(GONE)).to_have_count(0)


def test_the_slider_of_a_history_stands_at_what_is_shown(visit: Visit) -> None:
    visit.allow("ERR_CONNECTION_REFUSED", "ERR_EMPTY_RESPONSE")
    table = visit.house.caller().table("seat anne 100", "seat bess 100", "buyin anne 7")
    visit.enter(f"tables/{table.id}/log")
    slider = visit.page.get_by_role("slider")
    expect(slider).to_have_value(str(table.version()))
    visit.house.shut()
    visit.button("Back").click()
    expect(visit.page.get_by_role("alert").first).to_contain_text("does not answer")
    expect(slider).to_have_value(str(table.version()))


def test_a_late_answer_does_not_turn_a_history_back(visit: Visit) -> None:
    table = visit.house.caller().table("seat anne 100", "seat bess 100", "buyin anne 7")
    visit.enter(f"tables/{table.id}/log")
    page, newest = visit.page, table.version()
    slider, sentence = page.get_by_role("slider"), page.locator(".sentence")
    expect(slider).to_have_value(str(newest))
    late = f"**/v1/sessions/{table.id}?as_of={newest - 1}"
    held = hold(page, late)
    visit.button("Back").click()
    expect(slider).to_have_value(str(newest - 1))
    visit.button("Back").click()
    expect(sentence).to_have_text("anne sits down with 100.")
    with page.expect_response(late):
        held[0].continue_()
    page.evaluate(TWO_FRAMES)
    expect(slider).to_have_value(str(newest - 2))
    expect(sentence).to_have_text("anne sits down with 100.")
