"""The sentence of the table shows the accents of its capitals, also in two lines."""

import pytest
from playwright.sync_api import expect

from tests.web.baccarat_table import dealer_at
from tests.web.browser_tab import SIZES
from tests.web.conftest import OpenTab

SEATS = tuple(f"seat {name} 500" for name in ("Éléonore-Anne", "Bess", "Carl"))

INK_BEYOND_THE_BOX = """(sentence) => {
  const mark = document.createElement('span');
  mark.style.cssText = 'display: inline-block; width: 0; height: 0';
  sentence.prepend(mark);
  const baseline = mark.getBoundingClientRect().bottom;
  const left = mark.getBoundingClientRect().left;
  mark.remove();
  const context = document.createElement('canvas').getContext('2d');
  context.font = getComputedStyle(sentence).font;
  const ink = context.measureText('ÉÀÂ');
  const box = sentence.getBoundingClientRect();
  return [box.top - (baseline - ink.actualBoundingBoxAscent),
    box.left - (left - context.measureText('À').actualBoundingBoxLeft)];
}"""


@pytest.mark.parametrize("size", SIZES)
def test_a_sentence_in_two_lines_shows_the_accents_of_capitals(open_tab: OpenTab) -> None:
    tab = open_tab(locale="fr-FR")
    lines = ("bank Éléonore-Anne 100", "stake Bess 30")
    dealer = dealer_at(tab, *lines, preset="banque", seats=SEATS)
    sentence = dealer.page.locator(".prompt__text")
    expect(sentence).to_have_attribute("data-wraps", "true")
    above, before = sentence.evaluate(INK_BEYOND_THE_BOX)
    assert above <= 0
    assert before <= 0
