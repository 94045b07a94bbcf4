import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Event } from '../../../src/table-kit/history/event-sentences.ts';
import { eventLine } from '../../../src/table-kit/history/event-text.ts';
import { devicesOf, recordedBy } from '../../../src/table-kit/history/recorded-by.ts';
import { cardText } from '../../../src/table-kit/values/value-text.ts';
import type { CurrentKey } from '../../../src/api/current-key.ts';
import { currencyOf } from '../../../src/i18n/amounts/currency.ts';
import { loadGameTexts } from '../../../src/i18n/load-game-texts.ts';

await loadGameTexts('lansquenet');

const line = (type: string, data: Event['data']): string => {
  const { title, fields } = eventLine({ type, data }, 'lansquenet', currencyOf('lsd'));
  return [title, ...fields.map(([name, value]) => `${name} ${value}`)].join(' · ');
};

test('an event is one line: its name, and its members in the order of the declaration', () => {
  assert.equal(
    line('lansquenet.wager_placed', { replaced: 0, amount: 48, banker: 'Anne' }),
    'Wager placed · banker Anne · amount 1s',
  );
  assert.equal(
    line('lansquenet.hand_dealt', { outcome: 'right', cards: ['Kh', '3d', 's', '10c'] }),
    'Hand dealt · outcome right · cards K♥ 3♦ ♠ 10♣',
  );
  assert.equal(
    line('lansquenet.bank_sold', { banker: 'Anne', punter: 'Bess', price: 4, wager: 0 }),
    'A player buys the deck and becomes the banker · seller Anne · buyer Bess · price 1d',
  );
});

test('a settlement shows its result for each player after the name', () => {
  const settled = {
    outcome: 'left',
    banker: 'Anne',
    covers: [
      { punter: 'Bess', lost: 32, home: 0, paid: 0 },
      { punter: 'Carl', lost: 0, home: 4, paid: 8 },
    ],
    to_banker: 48,
    next_banker: 'Anne',
    selling: false,
  };
  assert.equal(
    line('lansquenet.hand_settled', settled),
    'Hand settled · outcome left · banker Anne · ' +
      'covers Bess lost 8d; Carl cover returned 1d, won 2d · to the banker 1s · next banker Anne',
  );
});

test('control has the same words as on the pages of other games', () => {
  assert.equal(line('session.pen_taken', { holder: 'k', device: 'The bar' }), 'The bar takes control.');
  assert.equal(line('session.entries_taken_back', { entries: ['a', 'b'] }), 'Undone: two entries.');
});

test('an unknown event is shown without the members that have no text', () => {
  assert.equal(line('lansquenet.hat_thrown', { who: 'Anne', rules: { a: 1 } }), 'Hat thrown · who Anne');
});

test('cards in words', () => {
  assert.equal(cardText('Q'), 'Q');
});

test('an entry names the device that recorded it', () => {
  const key = { id: 'a', name: 'The window' } as CurrentKey;
  const pen = { holder: 'c', device: 'The door', since: '' };
  const devices = devicesOf(pen, [key, null]);
  const by = (actor: string): string => recordedBy({ actor }, devices);
  assert.equal(by('a'), 'recorded by The window');
  assert.equal(by('c'), 'recorded by The door');
  assert.equal(by('settlement'), 'calculated by the server');
  assert.equal(by('unknown'), '');
});
