// The band over a table: the sentence last said, the cards it was about, the pack and the bank.

import { h } from './dom.js';
import { setBand } from './frame.js';
import { money, net } from './money.js';
import { back } from './parts.js';
import { capital, PHASES, rankOf } from './words.js';

export function tableBand({ table, currency, preset }, now, newest) {
  const words = now?.call ?? now?.words ?? '';
  setBand(back(), slots(now),
    h('div.telling', null,
      h(words.length > 44 ? 'p.sentence.long' : 'p.sentence', null, words),
      h('h1.title', { tabindex: '-1' }, table.name),
      h('p.where', null, where(table, preset, newest))),
    h('div.figures', null, pack(table), bank(table, currency)));
}

function slots(now) {
  const draw = now?.draw;
  if (!draw) return null;
  const cards = [draw.data.card, draw.data.first, draw.data.second].filter(Boolean);
  return h('div.slots', { 'aria-hidden': 'true' }, cards.map((card, index) => slot(rankOf(card), cards, index, now.marks)));
}

// Of twins only the first card can be the one that decides.
function slot(rank, cards, index, marks) {
  const twin = cards.length === 2 && index === 1 && marks.twins;
  const won = !twin && marks.wins === rank;
  const lost = !twin && (marks.loses === rank || marks.repeats === rank);
  return h(`span.slot${won ? '.won' : lost ? '.lost' : ''}`, null, rank);
}

function where(table, preset, newest) {
  const version = table.version === newest ? null : `as it was at version ${table.version}`;
  const parts = [table.phase === 'closed' ? null : `Deal ${table.deal}`, PHASES[table.phase] ?? table.phase, preset, version];
  return [capital(parts.filter(Boolean).join(' · ')), table.owes_settlement ? ' · a draw is being settled' : ''];
}

const pack = ({ stock, phase }) =>
  phase === 'drawing' && stock !== null && h('div.figure', null, h('span.number', null, String(stock)), h('span', null, 'left to deal'));

// A punter is not told what the bank holds, but that it is broken.
function bank({ bank: { balance, net: won, broken } }, currency) {
  if (balance === null) return broken && h('div.figure.broken', null, h('span.number', null, 'bank'), h('span', null, 'is broken'));
  const under = broken ? `bank broken, owes ${money(-balance, currency)}` : `bank ${net(won, currency)}`;
  return h(broken ? 'div.figure.broken' : 'div.figure', null,
    h('span.number', null, money(balance, currency)), h('span', null, under));
}
