/** Entries, events, the player's page and the ways out of refusals, in words. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entryText } from '../../../src/games/baccarat/entry-text.ts';
import { tableFixes } from '../../../src/games/baccarat/fixes.ts';
import { eventLine } from '../../../src/games/baccarat/history/event-line.ts';
import { playerLine } from '../../../src/games/baccarat/player/player-lines.ts';
import { playerText } from '../../../src/games/baccarat/player/player-text.ts';
import { progressText } from '../../../src/games/baccarat/progress-text.ts';
import { shortEntry } from '../../../src/games/baccarat/short-entry.ts';
import type { Table } from '../../../src/games/baccarat/view.ts';
import { plain } from '../../../src/i18n/markup.ts';
import type { Refusal } from '../../../src/outbox/entry.ts';
import { BANQUE, banked, lost, player, settled, stake, staked, table, tied } from './sample-table.ts';

test('each entry is a sentence', () => {
  const text = (kind: string, fields: Record<string, unknown> = {}, view = staked()) =>
    entryText({ kind, ...fields }, view);
  assert.equal(text('seat', { name: 'Emil', purse: 9 }), 'Emil joins with 9.');
  assert.equal(text('seat', { name: 'Zoe', purse: 9, where: 'standing-left' }), 'Zoe stands, with 9.');
  assert.equal(text('bank', { punter: 'Anne', amount: 40 }), 'Anne puts up a bank of 40.');
  assert.equal(text('fund', { amount: 5 }), 'The banker adds 5 to the bank.');
  assert.equal(text('stake', { punter: 'Bess', amount: 5 }), 'Bess stakes 5.');
  assert.equal(text('withdraw', { punter: 'Bess' }), 'Bess takes the stake back.');
  assert.equal(text('again'), 'Stakes as in the last hand.');
  assert.equal(text('banco', { punter: 'Bess' }), 'Bess goes bank.');
  assert.equal(text('banco', { punter: 'Bess', how: 'cheval' }), 'Bess goes bank on both hands.');
  assert.equal(text('hand', { right: 'tie' }), 'A tie.');
  assert.equal(text('hand', { right: 'bank', left: 'punters' }), 'Right the bank, left the punters.');
  assert.equal(
    text('cards', { bank: ['9', 'J'], right: ['K', '4'] }),
    'The bank wins. Cards: Bank nine, jack; right king, four.',
  );
  assert.equal(text('pass'), 'The deal passes on.');
  assert.equal(text('undo'), 'Undo of the newest entry.');
});

test('the undo button names an entry in a few words', () => {
  const short = (kind: string, fields: Record<string, unknown> = {}) =>
    shortEntry({ kind, ...fields }, staked());
  assert.equal(short('bank', { punter: 'Anne', amount: 40 }), 'Anne banks 40');
  assert.equal(short('hand', { right: 'punters' }), 'Punters');
  assert.equal(short('hand', { right: 'none', left: 'tie' }), '–, Tie');
  assert.equal(short('banco', { punter: 'Bess' }), 'Banco Bess');
  assert.equal(short('close'), null);
});

const event = (name: string, data: object): string | null =>
  eventLine({ type: `baccarat.${name}`, data }, 'points');
const home = [{ punter: 'Bess', hand: 'right', amount: 8 }];

test('each event before the hand is a line', () => {
  assert.equal(event('punter_seated', { punter: 'Zoe', purse: 9, where: 'standing' }), 'Zoe stands, with 9.');
  assert.equal(
    event('bank_taken', { punter: 'Carl', amount: 30, home }),
    'Carl puts up a bank of 30. Returned: Bess 8.',
  );
  assert.equal(event('bank_funded', { banker: 'Anne', amount: 5 }), 'Anne adds 5 to the bank.');
  assert.equal(event('stake_placed', { punter: 'Bess', hand: 'right', amount: 5 }), 'Bess stakes 5.');
  assert.equal(event('stake_withdrawn', { punter: 'Bess', amount: 5 }), 'Bess takes 5 back.');
  assert.equal(event('stakes_repeated', { stakes: home }), 'As in the last hand: Bess 8.');
  assert.equal(
    event('banco_said', { punter: 'Carl', how: null, home, stakes: [{ punter: 'Carl', amount: 20 }] }),
    'Carl goes bank. Staked: Carl 20. Returned: Bess 8.',
  );
});

test('a player with stakes on both sides is listed once', () => {
  const both = [
    ...home,
    { punter: 'Zoe', hand: 'left', amount: 1 },
    { punter: 'Bess', hand: 'left', amount: 8 },
  ];
  assert.equal(
    event('cards_shuffled', { home: both }),
    'All cards are shuffled. Returned: Bess 16 and Zoe 1.',
  );
});

test('each event of a hand is a line', () => {
  assert.equal(
    event('stakes_accepted', { banker: 'Anne', amount: 6 }),
    'Anne accepts all stakes and puts in 6.',
  );
  const none = { right_cards: [], left_cards: [] };
  assert.equal(
    event('hand_dealt', { right: 'bank', left: 'none', bank_cards: [], ...none }),
    'The bank wins.',
  );
  assert.equal(
    event('hand_dealt', {
      right: 'tie',
      left: 'none',
      bank_cards: ['9', 'K'],
      right_cards: ['4', '5'],
      left_cards: [],
    }),
    'A tie. Cards: Bank nine, king; right four, five.',
  );
  assert.equal(event('hand_settled', settled()), 'The bank wins 14; 34 in it. Lost: Bess 8 and Carl 6.');
  assert.equal(
    event('hand_settled', lost()),
    'The punters win 14; the deal passes. Won: Bess 8 and Carl 6. Anne takes 6 home from the bank. Bess is in turn.',
  );
});

test('each event that ends a bank or the table is a line', () => {
  assert.equal(
    event('deal_passed', { banker: 'Anne', bank: 34, next_banker: 'Bess' }),
    'Anne passes the deal and retires with 34. Bess is in turn.',
  );
  assert.equal(
    event('deal_passed', { banker: null, bank: 0, next_banker: null }),
    'The player in turn declines the bank.',
  );
  assert.equal(
    event('cards_shuffled', { banker: 'Anne', bank: 9, home, next_banker: null }),
    'All cards are shuffled. Returned: Bess 8. Anne takes 9 home from the bank.',
  );
  assert.equal(event('session_closed', { banker: null, bank: 0, home: [] }), 'The table closes.');
  assert.equal(event('pair_turned', {}), null);
  assert.equal(eventLine({ type: 'session.ruling_made', data: {} }, 'points'), null);
});

test('a false draw and what it costs stand beside the hand', () => {
  const draw = { punter: 'Bess', hand: 'right' as const, fine: 3, paid: [{ punter: 'Carl', amount: 6 }] };
  assert.equal(
    event('hand_settled', settled({ false_draws: [draw] })),
    'The bank wins 17; 37 in it. Lost: Bess 8 and Carl 6. Bess drew or stood against the rules. ' +
      'Bess pays a fine of 3 to the bank. Bess pays the losses of others: Carl 6.',
  );
});

const words = (view: Table, name: string): string[] => playerText(view, name).words.map(plain);

test('a punter reads the stake, what the bank covers of it, and whose banco comes first', () => {
  assert.deepEqual(words(staked(), 'Bess'), [
    'You stake 8.',
    'The bank covers all of it.',
    'You hold the cards.',
    'If you go bank, you come first.',
    'You are next in turn to bank.',
  ]);
  assert.deepEqual(words(staked(), 'Dora'), [
    'Tell the dealer how much you stake.',
    'Bess comes before you if both go bank.',
    'You bank after two others.',
  ]);
  const part = staked({ stakes: [stake('Carl', 6, { covered: 2, abides: true })] });
  assert.deepEqual(words(part, 'Carl').slice(0, 3), [
    'You stake 6.',
    'The bank covers 2 of it.',
    'After the tie it stays for the next hand.',
  ]);
  assert.equal(
    words(staked({ stakes: [stake('Carl', 6, { covered: 0 })] }), 'Carl')[1],
    'The bank does not reach your stake.',
  );
  const limited = banked({ rules: BANQUE, players: [player('Bess', { bancos_lost: 3 })] });
  assert.ok(words(limited, 'Bess').includes('You lost three bancos in a row: let one hand pass.'));
  const claim = { punter: 'Bess', hand: 'right' as const, is_cheval: false, won: false };
  assert.ok(words(staked({ bancos: [claim] }), 'Bess').includes('You go bank.'));
});

test('a player reads what the last hand did, and when the bank is open', () => {
  assert.equal(words(banked({ last_hand: settled() }), 'Bess')[2], 'You lost 8 in the last hand.');
  assert.deepEqual(words(table(), 'Anne'), ['You are in turn to bank: say your bank, or decline.']);
  const passed = table({ passed_sum: 34, late_banker: 'Anne', in_turn: 'Bess' });
  assert.deepEqual(words(passed, 'Carl'), ['You may take the bank at 34.']);
  assert.deepEqual(words(table({ in_turn: null, rotation: [], rules: BANQUE }), 'Carl'), [
    'The bank is open: you may bid.',
  ]);
  assert.deepEqual([playerText(table(), 'Anne').isAsked, playerText(table(), 'Bess').isAsked], [true, false]);
});

test('a banker reads the bank, what it can lose, and what the tenure has won', () => {
  assert.deepEqual(words(staked({ won: 5 }), 'Anne'), [
    'You bank 20.',
    'In this hand you can lose 14.',
    'Your bank has won 5 so far.',
  ]);
  assert.deepEqual(words(banked({ won: -5 }), 'Anne'), [
    'You bank 20.',
    'No player has a stake yet.',
    'Your bank has lost 5 so far.',
  ]);
  const excess = { staked: 26, excess: 6, at_risk: 20 };
  assert.ok(words(staked(excess), 'Anne').includes('The stakes are 6 more than your bank. You may accept.'));
  assert.ok(
    words(staked({ ...excess, is_unlimited: true }), 'Anne').includes(
      'The stakes are 6 more than your bank. Accept, or pass the deal.',
    ),
  );
  assert.match(words(banked({ bank: 0, is_broken: true }), 'Anne')[0]!, /^Your bank is broken/);
});

test('a closed table and an unsettled hand are one sentence', () => {
  const closed = table({ phase: 'closed', players: [player('Bess', { net: 48 })] });
  assert.deepEqual(words(closed, 'Bess'), ['The table is closed. Your net: +48.']);
  assert.deepEqual(words(staked({ owes_settlement: true }), 'Bess'), ['Paroli calculates the hand.']);
});

const line = (kind: string, data: object, name: string) => {
  const shown = playerLine({ type: `baccarat.${kind}.v1`, data } as never, name, 'points');
  return shown && [shown.text, shown.figure];
};

test('each own event is a line with the money that moved', () => {
  assert.deepEqual(line('bank_taken', { punter: 'Bess', amount: 30, home }, 'Bess'), ['Bank put up', '−22']);
  assert.deepEqual(line('bank_taken', { punter: 'Carl', amount: 30, home }, 'Bess'), [
    'Stake taken back',
    '+8',
  ]);
  assert.deepEqual(line('stake_placed', { punter: 'Bess', amount: 8 }, 'Bess'), ['Stake', '−8']);
  assert.deepEqual(line('banco_said', { punter: 'Carl', home, stakes: [] }, 'Bess'), [
    'Carl went bank: your stake came home',
    '+8',
  ]);
  assert.deepEqual(line('hand_settled', settled(), 'Bess'), ['The bank wins: lost 8', '']);
  assert.deepEqual(line('hand_settled', lost(), 'Bess'), ['The punters win: won 8', '+16']);
  assert.deepEqual(line('hand_settled', tied(), 'Bess'), ['A tie: the stake stays', '']);
  assert.deepEqual(line('hand_settled', lost(), 'Anne'), ['The punters win: the bank lost 14', '+6']);
  assert.deepEqual(line('hand_settled', settled(), 'Dora'), ['Your turn to bank', '']);
  const banked = playerLine({ type: 'baccarat.hand_settled.v1', data: lost() } as never, 'Anne', 'points');
  assert.equal(banked?.detail, 'to the purse');
  assert.deepEqual(line('deal_passed', { banker: 'Anne', bank: 34, next_banker: 'Bess' }, 'Anne'), [
    'Passed the deal: the bank came home',
    '+34',
  ]);
  assert.deepEqual(line('deal_passed', { banker: null, bank: 0, next_banker: 'Bess' }, 'Anne'), [
    'Declined the bank',
    '',
  ]);
  assert.deepEqual(line('session_closed', { banker: 'Anne', bank: 9, home: [] }, 'Anne'), [
    'The table closed: money returned',
    '+9',
  ]);
  assert.deepEqual(line('session_closed', { banker: 'Anne', bank: 9, home: [] }, 'Bess'), [
    'The table closed',
    '',
  ]);
});

const fixes = (view: Table, code: string, entry: object, facts: object = {}) =>
  (tableFixes[code]?.({
    table: view,
    entry: { key: 'k', ...entry } as never,
    refusal: { code, facts } as Refusal,
  }) ?? []) as readonly { words: string; action: { kind: string; commands?: unknown } }[];

test('a bank out of turn is continued at the sum that was passed, or put up by the player in turn', () => {
  const view = table({ late_banker: 'Anne', in_turn: 'Bess', passed_sum: 34 });
  const [at, turn] = fixes(
    view,
    'not_in_turn',
    { kind: 'bank', punter: 'Carl', amount: 9 },
    { punter: 'Bess', passed_sum: 34 },
  );
  assert.deepEqual(at?.action.commands, [{ kind: 'bank', fields: { punter: 'Carl', amount: 34 } }]);
  assert.equal(turn?.words, 'Bess banks 9');
});

test('a hand that the bank does not cover is entered after the banker accepts', () => {
  const hand = { kind: 'hand', right: 'bank', place: 0 };
  const [accept, pass] = fixes(staked(), 'bank_cover_short', hand, { excess: 6 });
  assert.deepEqual(accept?.action.commands, [
    { kind: 'accept', fields: {} },
    { kind: 'hand', fields: { right: 'bank', place: 0 } },
  ]);
  assert.equal(pass?.words, 'Pass the deal');
});

test('refused cards are entered without the third card, or as a result', () => {
  const entry = { kind: 'cards', bank: ['9', 'J'], right: ['4', 'K', '3'], place: 0 };
  const [without] = fixes(staked(), 'draw_forbidden', entry, { hand: 'right' });
  assert.deepEqual(without?.action.commands, [
    { kind: 'cards', fields: { bank: ['9', 'J'], right: ['4', 'K'], place: 0 } },
  ]);
  const [result] = fixes(staked(), 'false_draw', entry);
  assert.deepEqual(result?.action.commands, [{ kind: 'hand', fields: { right: 'bank', place: 0 } }]);
  const [two] = fixes(staked({ rules: BANQUE }), 'card_seen', entry);
  assert.deepEqual(two?.action.commands, [
    { kind: 'hand', fields: { right: 'bank', left: 'none', place: 0 } },
  ]);
  assert.deepEqual(fixes(staked(), 'false_draw', { kind: 'hand', right: 'bank' }), []);
});

test('too few cards are shuffled first, and only shuffled where that ends the bank', () => {
  const hand = { kind: 'hand', right: 'bank', place: 3 };
  const count = (view: Table) =>
    (fixes(view, 'pack_exhausted', hand)[0]!.action.commands as unknown[]).length;
  assert.deepEqual([count(staked()), count(staked({ rules: BANQUE }))], [2, 1]);
});

test('other refusals have ways out', () => {
  assert.equal(
    fixes(banked({ bank: 0, is_broken: true, rules: BANQUE }), 'bank_broken', { kind: 'stake' })[0]?.words,
    'Add to the bank',
  );
  assert.equal(
    fixes(banked({ bank: 0, is_broken: true }), 'bank_broken', { kind: 'stake' })[0]?.words,
    'Pass the deal',
  );
  const [single] = fixes(staked(), 'odd_stake', { kind: 'banco', punter: 'Bess', how: 'cheval' });
  assert.deepEqual(single?.action.commands, [{ kind: 'banco', fields: { punter: 'Bess' } }]);
  assert.deepEqual(fixes(staked(), 'odd_stake', { kind: 'banco', punter: 'Bess' }), []);
  const [stands] = fixes(table(), 'table_full', { kind: 'seat', name: 'Zoe', purse: 9 });
  assert.deepEqual(stands?.action.commands, [
    { kind: 'seat', fields: { name: 'Zoe', purse: 9, where: 'standing' } },
  ]);
  const [again] = fixes(staked({ hand: 3 }), 'draw_out_of_turn', { kind: 'hand', right: 'tie', place: 2 });
  assert.deepEqual(again?.action.commands, [{ kind: 'hand', fields: { right: 'tie', place: 3 } }]);
  assert.equal(fixes(banked(), 'nothing_staked', { kind: 'hand' })[0]?.words, 'Pass the deal');
});

test('the evening page says how far a table is, and that the cards are an upper bound', () => {
  const progress = (phase: string, closed: string | null) =>
    progressText({ phase, closed_at: closed, waiting: 0, progress: { hand: 2, cards_left: 300 } });
  assert.deepEqual(progress('open', null), ['hand 3', 'the bank is open', 'at most 300 cards left']);
  assert.deepEqual(progress('closed', '2026-01-01'), ['two hands']);
});
