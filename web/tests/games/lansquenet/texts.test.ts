/** Entries, events, the player's page and the ways out of refusals, in words. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entryText } from '../../../src/games/lansquenet/entry-text.ts';
import { shortEntry } from '../../../src/games/lansquenet/short-entry.ts';
import { tableFixes } from '../../../src/games/lansquenet/fixes.ts';
import { eventLine } from '../../../src/games/lansquenet/history/event-line.ts';
import { playerLine } from '../../../src/games/lansquenet/player/player-lines.ts';
import { playerText } from '../../../src/games/lansquenet/player/player-text.ts';
import { progressText } from '../../../src/games/lansquenet/progress-text.ts';
import { plain } from '../../../src/i18n/markup.ts';
import type { Refusal } from '../../../src/outbox/entry.ts';
import type { Table } from '../../../src/games/lansquenet/view.ts';
import { covered, player, settled, table } from './sample-table.ts';

const event = (name: string, data: object): string | null =>
  eventLine({ type: `lansquenet.${name}`, data }, 'lsd');

test('each entry is a sentence', () => {
  const text = (kind: string, fields: Record<string, unknown> = {}) =>
    entryText({ kind, ...fields }, covered());
  assert.equal(text('wager', { amount: 48 }), 'The wager is 1s.');
  assert.equal(text('cover', { punter: 'Bess', amount: 24 }), 'Bess covers 6d.');
  assert.equal(text('cover', { punter: 'Bess', all: true }), 'Bess covers the rest.');
  assert.equal(text('withdraw', { punter: 'Bess' }), 'Bess takes the cover back.');
  assert.equal(text('match', { outcome: 'twins', place: 0 }), 'Twins.');
  assert.equal(
    text('cards', { cards: ['h', 'd', 's', 'd'] }),
    'Right matches. Cards: hearts, diamonds, spades, diamonds.',
  );
  assert.equal(text('pass'), 'The deck passes on.');
  assert.equal(text('auction', { punter: 'Bess', price: 48 }), 'Bess buys the deck for 1s.');
  assert.equal(text('seat', { name: 'Emil', purse: 960 }), 'Emil joins with £1.');
  assert.equal(text('undo'), 'Undo of the newest entry.');
});

test('the undo button names an entry in a few words', () => {
  const short = (kind: string, fields: Record<string, unknown> = {}) =>
    shortEntry({ kind, ...fields }, covered());
  assert.equal(short('wager', { amount: 48 }), 'Wager 1s');
  assert.equal(short('cover', { punter: 'Bess', all: true }), 'Bess, the rest');
  assert.equal(short('match', { outcome: 'left' }), 'Left');
  assert.equal(short('auction', { punter: 'Bess', price: 48 }), 'Sale to Bess');
  assert.equal(short('close'), null);
});

test('each event is a line', () => {
  assert.equal(event('wager_placed', { banker: 'Anne', amount: 48, replaced: 0 }), 'Anne puts up 1s.');
  assert.equal(
    event('wager_placed', { banker: 'Anne', amount: 48, replaced: 24 }),
    'Anne changes the wager from 6d to 1s.',
  );
  assert.equal(
    event('cover_placed', { punter: 'Bess', amount: 24, for_all: true }),
    'Bess covers the rest, 6d.',
  );
  assert.equal(event('cover_withdrawn', { punter: 'Bess', amount: 24 }), 'Bess takes the cover of 6d back.');
  assert.equal(event('hand_dealt', { outcome: 'left', cards: [] }), 'Left matches.');
  assert.equal(
    event('hand_dealt', { outcome: 'left', cards: ['K', '2', 'K'] }),
    'Left matches. Cards: king, two, king.',
  );
  assert.equal(
    event('hand_settled', settled()),
    'Left matches: Anne wins 2s\u00a06d. Lost: Bess 1s\u00a06d and Carl 1s.',
  );
  assert.equal(
    event('bank_passed', { banker: 'Anne', next_banker: 'Bess', wager: 48 }),
    'Anne passes the deck to Bess. The wager of 1s is returned.',
  );
  assert.equal(
    event('bank_passed', { banker: 'Anne', next_banker: 'Anne', wager: 0 }),
    'Anne keeps the deck: no other player has money.',
  );
  assert.equal(
    event('bank_sold', { banker: 'Anne', punter: 'Bess', price: 48, wager: 0 }),
    'Bess buys the deck from Anne for 1s.',
  );
  assert.equal(
    event('session_closed', { banker: 'Anne', wager: 48, covers: [{ punter: 'Bess', amount: 1 }] }),
    'The table closes. The wager of 1s is returned. The cover is returned.',
  );
  assert.equal(event('session_opened', {}), 'The table opens.');
  assert.equal(event('cards_shuffled', {}), null);
  assert.equal(eventLine({ type: 'session.ruling_made', data: {} }, 'lsd'), null);
});

test('a hand of the player says what it won or lost, and what came to the purse', () => {
  const covers = [{ punter: 'Bess', amount: 2, home: 2, paid: 2, lost: 0 }];
  const data = { outcome: 'right', banker: 'Anne', to_banker: 1, covers };
  const hand = { type: 'lansquenet.hand_settled.v1', data, draw: { number: 2 } } as never;
  const line = (name: string) => playerLine(hand, name, 'points');
  assert.deepEqual(line('Anne'), {
    ...{ text: 'Right: lost 2', detail: 'hand 3 · to the purse', figure: '+1', isOwnMoney: true },
  });
  assert.deepEqual(line('Bess'), {
    ...{ text: 'Right: won 2', detail: 'hand 3 · to the purse', figure: '+4', isOwnMoney: true },
  });
});

const words = (view: Table, name: string): string[] => playerText(view, name).words.map(plain);

test('a player reads what a cover can win and lose, and when the deck comes', () => {
  assert.deepEqual(words(covered(), 'Bess'), [
    'You cover 1s\u00a06d: you win it with right, and lose it with twins or left.',
    'You bank next.',
  ]);
  assert.deepEqual(words(covered(), 'Dora'), [
    'Left to cover: 1s\u00a06d. Tell the dealer how much you cover.',
    'The deck moves three seats until you bank.',
  ]);
  assert.deepEqual(
    words(covered({ left: 0 }), 'Dora')[0],
    'The wager is covered. You do not play in this hand.',
  );
  assert.deepEqual(words(table({ last_hand: settled() }), 'Bess'), [
    'You lost 1s\u00a06d in the last hand.',
    'You bank next.',
  ]);
  assert.deepEqual(words(table({ phase: 'selling' }), 'Bess')[0], 'You can buy the deck: say your price.');
});

test('a banker reads the wager, what is covered, and what the bank has won', () => {
  assert.deepEqual(words(covered({ banked: 48 }), 'Anne'), [
    'You bank 4s.',
    '2s\u00a06d is covered: you win it with twins or left, and pay it with right.',
    'Since you have the deck, you have won 1s.',
  ]);
  assert.deepEqual(words(covered({ covers: [] }), 'Anne'), ['You bank 4s.', 'No player covers it yet.']);
  assert.deepEqual(words(table({ banked: -48 }), 'Anne'), [
    'You bank: put up a wager.',
    'Since you have the deck, you have lost 1s.',
  ]);
  assert.deepEqual(words(table({ phase: 'selling' }), 'Anne'), ['You sell the deck.']);
  assert.deepEqual([playerText(table(), 'Anne').isAsked, playerText(table(), 'Bess').isAsked], [true, false]);
});

test('a closed table and an unsettled hand are one sentence', () => {
  const closed = table({ phase: 'closed', players: [player('Bess', { net: 48 })] });
  assert.deepEqual(words(closed, 'Bess'), ['The table is closed. Your net: +1s.']);
  assert.deepEqual(words(covered({ owes_settlement: true }), 'Bess'), ['Paroli calculates the hand.']);
});

const fixes = (view: Table, code: string, entry: object, facts: object = {}) =>
  (tableFixes[code]?.({
    table: view,
    entry: { key: 'k', ...entry } as never,
    refusal: { code, facts } as Refusal,
  }) ?? []) as readonly { words: string; action: { kind: string; commands?: unknown } }[];

test('a refused amount is entered again within the limit', () => {
  const [cover] = fixes(
    covered(),
    'bank_cover_short',
    { kind: 'cover', punter: 'Dora', amount: 99 },
    { left: 72 },
  );
  assert.equal(cover?.words, 'Cover 1s\u00a06d');
  assert.deepEqual(cover?.action.commands, [{ kind: 'cover', fields: { punter: 'Dora', amount: 72 } }]);
  const [wager] = fixes(table(), 'restake_too_small', { kind: 'wager', amount: 1 }, { minimum: 48 });
  assert.equal(wager?.words, 'Wager 1s');
  assert.deepEqual(
    fixes(covered(), 'bank_cover_short', { kind: 'cover', punter: 'Dora', all: true }, { left: 0 }),
    [],
  );
});

test('a refused deal, wager or pass has a way out', () => {
  const one = covered({ covers: [{ punter: 'Bess', amount: 72 }] });
  assert.equal(fixes(one, 'deal_in_progress', { kind: 'pass' })[0]?.words, 'Take back the cover of Bess');
  assert.deepEqual(fixes(covered(), 'deal_in_progress', { kind: 'pass' }), []);
  assert.deepEqual(
    fixes(table({ phase: 'selling' }), 'answers_pending', { kind: 'wager', amount: 1 }).map(
      (fix) => fix.words,
    ),
    ['Pass the deck', 'Sell the deck'],
  );
  const [again] = fixes(covered({ hand: 3 }), 'draw_out_of_turn', {
    kind: 'match',
    outcome: 'left',
    place: 2,
  });
  assert.deepEqual(again?.action.commands, [{ kind: 'match', fields: { outcome: 'left', place: 3 } }]);
  assert.equal(fixes(table(), 'too_few_players', { kind: 'wager' })[0]?.action.kind, 'tray');
  assert.equal(fixes(covered(), 'nothing_staked', { kind: 'match' })[0]?.words, 'Pass the deck');
});

test('the evening page says how far a table is', () => {
  const progress = (phase: string, closed: string | null) =>
    progressText({ phase, closed_at: closed, waiting: 0, progress: { hand: 2 } });
  assert.deepEqual(progress('wagering', null), ['hand 3', 'waiting for the wager']);
  assert.deepEqual(progress('closed', '2026-01-01'), ['two hands']);
});
