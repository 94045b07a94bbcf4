// The table itself: a row for each punter, a column for each rank.

import { h } from './dom.js';
import { readsBooks } from './me.js';
import { metal, money, net, parts } from './money.js';
import { suit } from './suits.js';
import { cardName, counted, many, ORDER, owner, rankOf } from './words.js';

export function seats(table, currency, now, newest) {
  if (!table.punters.length) return nobody(table, newest);
  const marks = now?.marks ?? {};
  return [ranks(table, marks), h('div.rows', null, wash(marks),
    h('ul', null, table.punters.map((punter) => row(punter, table, currency)))), sideBets(table, currency)];
}

function nobody(table, newest) {
  if (!readsBooks()) return h('div.empty', null, h('h3', null, 'Nobody sits here yet'));
  return table.version < newest ? early() : empty(table);
}

const empty = (table) =>
  h('div.empty', null, h('h3', null, 'Nobody sits here yet'),
    h('p', null, 'The first punter sits down through ', h('a', { href: '/docs' }, 'the API'), ':'),
    h('pre', { tabindex: '0' }, h('code', null,
      `POST /v1/sessions/${table.id}/punters\n{"name": "Lady Reveller", "purse": ${table.currency === 'lsd' ? 9600 : 1000}}`)));

const early = () =>
  h('div.empty', null, h('h3', null, 'Nobody sits here yet'),
    h('p', null, 'So the evening began. ', h('strong', null, 'Forward'), ' goes through it, one event at a time.'));

const markOf = (rank, { wins, loses, repeats }) =>
  rank === wins ? 'won' : rank === loses || rank === repeats ? 'lost' : '';

// The columns' heads; under each, how many of its cards have been seen in this deal.
function ranks(table, marks) {
  return h('ol.ranks', { 'aria-label': 'Cards seen in this deal' }, ORDER.map((rank) => head(rank, table, marks)));
}

function head(rank, { seen, decks }, marks) {
  const of = 4 * (decks ?? 1);
  const out = seen[rank] ?? 0;
  const dots = of === 4
    ? h('span.dots', null, Array.from({ length: 4 }, (_, index) => h(index < out ? 'i.out' : 'i')))
    : h('span.dots', null, String(out), h('span.of', null, `/${of}`));
  return h('li', { 'data-rank': rank, class: markOf(rank, marks) },
    h('span.rank', { 'aria-hidden': 'true' }, rank), h('span', { 'aria-hidden': 'true' }, dots),
    h('span.unseen', null, `${many(rank)}: ${out} of ${of}`));
}

const wash = (marks) =>
  h('div.wash', { 'aria-hidden': 'true' }, ORDER.filter((rank) => markOf(rank, marks)).map((rank) =>
    h(`i.${markOf(rank, marks)}`, { 'data-rank': rank })));

function row(punter, table, currency) {
  const own = table.stakes.filter((stake) => stake.punter === punter.name);
  const waiting = own.filter((stake) => stake.win);
  return h('li.seat', null,
    h('div.who', null, h('h3', null, punter.name), purse(punter, currency), standing(punter, currency)),
    h('ul.couches', { 'aria-label': `On the table for ${punter.name}` }, own.map((stake) => couch(stake, table, currency))),
    waiting.length ? h('p.waits', null, waiting.map((stake) => waits(stake, currency))) : null);
}

// A board may be told to show no purses.
const purse = ({ suit: book, purse: sum }, currency) =>
  h('p.purse', null, suit(book), h('span.unseen', null, book ? `Book of ${book}, purse ` : 'Purse '),
    sum === null ? [h('span.number', { 'aria-hidden': 'true' }, '–'), h('span.unseen', null, 'not shown')]
      : h('span.number', null, money(sum, currency)));

const standing = (punter, currency) =>
  h('p.standing', null, h('span.number', null, net(punter.net, currency)),
    punter.at_table ? [' · ', h('span.number', null, money(punter.at_table, currency)), ' on the table'] : null,
    punter.books > 1 ? ` · ${counted(punter.books, 'book')}` : null);

const waits = (stake, currency) =>
  h('span', null, `${owner(`The ${cardName(stake.card)}`)} ${money(stake.win, currency)} ${stake.take_only ? 'is to be taken' : 'waits for an answer'}`);

const CORNERS = ['top-right', 'top-left', 'bottom-right', 'bottom-left'];

function couch(stake, table, currency) {
  const kind = stake.win ? '.won' : stake.couch ? '' : '.bare';
  const folds = CORNERS.slice(0, stake.crooks).map((corner) => h(`i.fold.${corner}`));
  const rung = stake.crooks ? h('span.rung', null, `${table.rules.ladder[stake.crooks]}×`) : null;
  return h(`li.couch${kind}${stake.paying ? '.paying' : ''}`, { 'data-rank': rankOf(stake.card) },
    h('span.unseen', null, spoken(stake, currency)),
    h('span.label', { 'aria-hidden': 'true' }, stake.card),
    h('span.card', { 'aria-hidden': 'true' }, folds, stake.crooks > CORNERS.length ? h('i.notch') : null, coin(stake, currency), rung));
}

function coin({ couch: amount }, currency) {
  if (!amount) return h('span.nothing', null, 'empty');
  const [great, ...rest] = parts(amount, currency);
  const size = Math.max(great.length, rest.join(' ').length - 1);
  return h(`span.coin.${metal(amount, currency)}${size > 4 ? '.roll' : ''}${size > 7 ? '.fine' : ''}`, null,
    h('b', null, breaking(great)), rest.length ? h('small', null, rest.join('\u00a0')) : null);
}

// A sum too long for its coin goes on in the next line, after a comma.
const breaking = (sum) => sum.split(/(?<=,)/).flatMap((part, index) => (index ? [h('wbr'), part] : [part]));

function spoken({ card, couch: amount, crooks, win, paying }, currency) {
  const said = [cardName(card), amount ? money(amount, currency) : 'empty'];
  if (crooks) said.push(counted(crooks, 'crook'));
  if (paying) said.push('plays for the pay');
  if (win) said.push(`won ${money(win, currency)}, to answer`);
  return said.join(', ');
}

function sideBets({ side_bets: bets }, currency) {
  if (!bets.length) return null;
  return h('section.bets', null, h('h3', null, 'Side bets'), h('ul', null, bets.map((bet) =>
    h('li', null, `${bet.backer} against ${bet.against}: ${owner(bet.punter)} ${cardName(bet.card)} will ${bet.outcome}, ${money(bet.amount, currency)} each`))));
}
