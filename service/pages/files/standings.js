// Who is ahead.

import { h } from './dom.js';
import { ownName } from './me.js';
import { net } from './money.js';
import { listed, ordinal, SMALL } from './words.js';

export const standingsOf = (seen) => (ownName() === null ? allStandings(seen) : ownPlace(seen));

// A punter sees one line: which place of how many.
function ownPlace({ standings: { standings: [own], winners }, table, currency }) {
  if (!own) return [];
  return [
    h('h2', null, 'Your place'),
    h('p.place', null, `${ordinal(own.place)} of ${SMALL[table.seated] ?? table.seated}`),
    h('p', null, 'Net ', h('span.number', null, net(own.net, currency))),
    winners.length ? h('p.strong', null, 'You reached the target.') : null,
  ];
}

function allStandings({ standings: { standings: places, bank_net: bank, winners }, table, currency }) {
  const rows = places.map(({ place, punter, net: won }) => row(String(place), punter, won, currency));
  return [
    h('h2', null, 'Standings'),
    winners?.length ? h('p.strong', null, `The target was reached by ${listed(winners)}.`) : null,
    h('table.standings', null,
      h('thead.unseen', null, h('tr', null, ['Place', 'Punter', 'Net'].map((head) => h('th', { scope: 'col' }, head)))),
      h('tbody', null, rows, row('', table.bank.holder ? `The bank, ${table.bank.holder}` : 'The bank', bank, currency, 'tr.bank'))),
  ];
}

const row = (place, name, won, currency, kind = 'tr') =>
  h(kind, null, h('td.place', null, place), h('th', { scope: 'row' }, name),
    h('td.number', null, net(won, currency)));
