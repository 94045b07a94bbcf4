import assert from 'node:assert/strict';
import { test } from 'node:test';
import { replacedAmounts } from '../../../../src/games/basset/table/model/replaced-amounts.ts';
import type { Fix, RefusedCase } from '../../../../src/games/basset/table/model/basset-page.ts';
import { bassetLateLogic } from '../../../../src/games/basset/table/late-logic.ts';
import * as kit from '../../../../src/table-kit/rejection/fixes.ts';
import type { Entry } from '../../../../src/outbox/entry.ts';
import { answering, drawing, punter, refusal, stake, staking, winner } from './sample-tables.ts';

const STAKE: Entry = { key: 'a', kind: 'stake', punter: 'Anne', card: '6', amount: 11520 };
const fixesOf = (refused: RefusedCase) => kit.fixesOf(refused, bassetLateLogic);
const wordsOf = (fixesFor: readonly Fix[]) => fixesFor.map((fix) => fix.words.replaceAll('\u00a0', ' '));
const fixesFor = (entry: Entry, code: string, facts: Record<string, unknown> = {}, table = drawing()) =>
  fixesOf({ entry, refusal: refusal('a', code, facts), table });
const commandsOf = (fix: Fix | undefined) => (fix?.action.kind === 'replace' ? fix.action.commands : null);
const startedUi = (fix: Fix | undefined) => (fix?.action.kind === 'tray' ? fix.action.ui : null);
const detailOf = (fix: Fix | undefined) => fix?.detail?.replaceAll('\u00a0', ' ');
const ONLY_DISCARD = ['Discard it'];

test('an entry that is being sent has no fixes, since it may be recorded already', () => {
  const refused = { entry: STAKE, refusal: refusal('a', 'purse_short'), table: drawing() };
  assert.deepEqual(fixesOf({ ...refused, isSending: true }), []);
  assert.deepEqual(wordsOf(fixesOf({ ...refused, isSending: false })).at(-1), 'Discard it');
});

test('if the purse is too small, the fixes stake what it holds or buy in first', () => {
  const fixes = fixesFor(STAKE, 'purse_short', { punter: 'Anne', purse: 10200 });
  assert.deepEqual(wordsOf(fixes), ['Stake £10 12s 6d', 'Buy in £1 7s 6d', 'Discard it']);
  assert.deepEqual(commandsOf(fixes[0]), [
    { kind: 'stake', fields: { punter: 'Anne', card: '6', amount: 10200 } },
  ]);
  assert.deepEqual(commandsOf(fixes[1]), [
    { kind: 'buyin', fields: { punter: 'Anne', amount: 1320 } },
    { kind: 'stake', fields: { punter: 'Anne', card: '6', amount: 11520 } },
  ]);
});

test('after a replaced stake, a fix stakes the earlier amount again', (at) => {
  replacedAmounts.set('a', 240);
  at.after(() => replacedAmounts.clear());
  const fixes = fixesFor(STAKE, 'purse_short', { punter: 'Anne', purse: 10200 });
  assert.deepEqual(wordsOf(fixes), ['Stake 5s', 'Stake £10 12s 6d', 'Discard it']);
  assert.equal(commandsOf(fixes[0])?.[0]?.fields.amount, 240);
  const once = fixesFor(STAKE, 'purse_short', { punter: 'Anne', purse: 240 });
  assert.deepEqual(wordsOf(once), ['Stake 5s', 'Buy in £11 15s', 'Discard it']);
  assert.deepEqual(wordsOf(fixesFor(STAKE, 'pen_elsewhere')), ['Take control', 'Discard it']);
});

test('if the purse is too small for a bet, a fix bets what it holds', () => {
  const bet = { key: 'a', kind: 'sidebet', backer: 'Bess', against: 'Anne', punter: 'Anne', card: '6' };
  const entry = { ...bet, outcome: 'win', amount: 480 };
  const fixes = fixesFor(entry, 'purse_short', { punter: 'Bess', purse: 240 });
  assert.deepEqual(wordsOf(fixes), ['Bet 5s', 'Buy in 5s', 'Discard it']);
  assert.equal(commandsOf(fixes[0])?.[0]?.fields.amount, 240);
});

test('an empty purse has no fix with a smaller stake', () => {
  assert.deepEqual(wordsOf(fixesFor(STAKE, 'purse_short', { purse: 0 })), ['Buy in £12', 'Discard it']);
});

test('a stake outside the limits has a fix with the limit', () => {
  assert.deepEqual(wordsOf(fixesFor(STAKE, 'stake_above_maximum', { maximum: 4800 })), [
    'Stake £5',
    'Discard it',
  ]);
  const small = { ...STAKE, amount: 4 };
  assert.deepEqual(
    commandsOf(fixesFor(small, 'stake_below_minimum', { minimum: 48 })[0])?.[0]?.fields.amount,
    48,
  );
  assert.deepEqual(
    wordsOf(fixesFor({ ...STAKE, amount: 5 }, 'odd_stake', {}, drawing({ currency: 'points' }))),
    ['Stake 4', 'Stake 6', 'Discard it'],
  );
});

test('a restake that is too small is fixed with the minimum or a take', () => {
  const entry = { key: 'a', kind: 'take', punter: 'Anne', card: 'K', restake: 48 };
  const fixes = fixesFor(entry, 'restake_too_small', { minimum: 240 }, answering([winner('Anne', 'K')]));
  assert.deepEqual(wordsOf(fixes), ['Stake 5s', 'Take 5s', 'Discard it']);
  assert.deepEqual(commandsOf(fixes[0]), [
    { kind: 'take', fields: { punter: 'Anne', card: 'K', restake: 240 } },
  ]);
  assert.deepEqual(commandsOf(fixes[1]), [{ kind: 'take', fields: { punter: 'Anne', card: 'K' } }]);
});

test('a card in play is changed while staking; later it is maced if it is plain', () => {
  const stakes = [stake('Anne', '6')];
  const [change] = fixesFor(STAKE, 'card_in_play', {}, staking({ stakes }));
  assert.equal(change?.words, 'Replace the stake');
  assert.deepEqual(
    commandsOf(change)?.map(({ kind }) => kind),
    ['withdraw', 'stake'],
  );
  assert.deepEqual(commandsOf(fixesFor(STAKE, 'card_in_play', {}, drawing({ stakes }))[0]), [
    { kind: 'mace', fields: { punter: 'Anne', card: '6', amount: 11520 } },
  ]);
  const crooked = drawing({ stakes: [stake('Anne', '6', { crooks: 1 })] });
  assert.deepEqual(wordsOf(fixesFor(STAKE, 'card_in_play', {}, crooked)), ONLY_DISCARD);
});

test('open wins are shown, or taken before the entry is sent again', () => {
  const pair = { key: 'a', kind: 'pair', cards: ['K', '2'], place: 3 };
  const fixes = fixesFor(pair, 'answers_pending');
  assert.deepEqual([fixes[0]?.words, fixes[0]?.action.kind], ['Show the wins', 'run']);
  assert.deepEqual(wordsOf(fixes).slice(1), ['Discard it', 'Take all']);
  assert.deepEqual(commandsOf(fixes[2]), [
    { kind: 'take', fields: { all: true } },
    { kind: 'pair', fields: { cards: ['K', '2'], place: 3 } },
  ]);
});

test('an entry that is too late is kept for the next deal; an entry that a deal forbids is kept until its end', () => {
  const [kept] = fixesFor(STAKE, 'staking_closed');
  assert.equal(kept?.words, 'Keep for the next deal');
  assert.deepEqual(kept?.action, {
    kind: 'next_round',
    command: { kind: 'stake', fields: { punter: 'Anne', card: '6', amount: 11520 } },
  });
  const withdraw = { key: 'a', kind: 'withdraw', punter: 'Anne', card: '6' };
  assert.deepEqual(wordsOf(fixesFor(withdraw, 'staking_closed')), ONLY_DISCARD);
  assert.deepEqual(fixesFor({ key: 'a', kind: 'close' }, 'deal_in_progress')[0]?.action, {
    kind: 'next_round',
    command: { kind: 'close', fields: {} },
  });
  const fasse = { key: 'a', kind: 'fasse', cards: ['5'], place: 0 };
  assert.deepEqual(wordsOf(fixesFor(fasse, 'deal_in_progress')), ONLY_DISCARD);
});

test('a draw before the fasse is fixed with the fasse, if a stake is laid', () => {
  const pair = { key: 'a', kind: 'pair', cards: ['K', '2'], place: 0 };
  const laid = staking({ stakes: [stake('Anne', '6')] });
  const [turn] = fixesFor(pair, 'deal_not_begun', {}, laid);
  assert.deepEqual([turn?.words, startedUi(turn)], ['Turn the fasse', { pendingDraw: 'fasse' }]);
  assert.deepEqual(wordsOf(fixesFor(pair, 'deal_not_begun', {}, staking())), ONLY_DISCARD);
});

test('with one card too many, a fix withdraws the last card and stakes the new one', () => {
  const stakes = [stake('Anne', 'A'), stake('Anne', '7'), stake('Bess', '9')];
  const [mildest, back] = fixesFor(STAKE, 'too_many_cards', { maximum: 2 }, staking({ stakes }));
  assert.equal(mildest?.words, 'Discard it');
  assert.deepEqual([back?.words, detailOf(back)], ['Withdraw one card', 'The seven']);
  assert.deepEqual(commandsOf(back)?.[0], { kind: 'withdraw', fields: { punter: 'Anne', card: '7' } });
  assert.deepEqual(commandsOf(back)?.[1]?.kind, 'stake');
  assert.deepEqual(
    wordsOf(fixesFor(STAKE, 'too_many_cards', { maximum: 2 }, drawing({ stakes }))),
    ONLY_DISCARD,
  );
});

test('a player with too few cards stakes one more, or withdraws all before the fasse', () => {
  const fasse = { key: 'a', kind: 'fasse', cards: ['5'], place: 0 };
  const facts = { punter: 'Anne', required: 3 };
  const two = [stake('Anne', 'A'), stake('Anne', '7'), stake('Bess', '9')];
  const fixes = fixesFor(fasse, 'cards_required', facts, staking({ stakes: two }));
  assert.deepEqual(wordsOf(fixes), ['Stake on one more card', 'Discard it', 'Withdraw Anne’s cards']);
  assert.deepEqual(startedUi(fixes[0]), { mode: { kind: 'stake', punter: 'Anne', rank: null } });
  assert.deepEqual(
    commandsOf(fixes[2])?.map(({ kind, fields }) => `${kind} ${String(fields.card ?? fields.cards)}`),
    ['withdraw A', 'withdraw 7', 'fasse 5'],
  );
  const four = ['A', '7', '9', 'K'].map((card) => stake('Anne', card));
  const many = fixesFor(fasse, 'cards_required', facts, staking({ stakes: four }));
  assert.deepEqual([many[1]?.words, detailOf(many[1])], ['Withdraw one card', 'The king']);
  const carried = [stake('Anne', 'A'), stake('Anne', '7', { crooks: 1, carried: true })];
  assert.deepEqual(wordsOf(fixesFor(fasse, 'cards_required', facts, staking({ stakes: carried }))), [
    'Stake on one more card',
    'Discard it',
  ]);
});

test('another card is offered only while the player can stake', () => {
  const mode = { kind: 'stake', punter: 'Anne', rank: null };
  const used = fixesFor(STAKE, 'card_used', {}, staking());
  assert.deepEqual(wordsOf(used), ['Choose another card', 'New book', 'Discard it']);
  assert.deepEqual(startedUi(used[0]), { mode: mode, selectedCoin: 11520 });
  assert.deepEqual(wordsOf(fixesFor(STAKE, 'card_used')), ['New book', 'Discard it']);
  const owed = drawing({ punters: [punter('Anne', { replacements: 1 })] });
  assert.deepEqual(startedUi(fixesFor(STAKE, 'unknown_card', {}, owed)[0]), {
    mode: mode,
    selectedCoin: 11520,
  });
  const mace = { ...STAKE, kind: 'mace' };
  assert.deepEqual(startedUi(fixesFor(mace, 'no_such_stake', {}, owed)[0]), {
    mode: { ...mode, rank: '6' },
    selectedCoin: 11520,
  });
  const empty = drawing({ ...owed, stakes: [stake('Anne', '6', { couch: 0 })] });
  assert.deepEqual(wordsOf(fixesFor(mace, 'no_such_stake', {}, empty)), ONLY_DISCARD);
});

test('only a refused stake is fixed with another card', () => {
  const owed = punter('Anne', { replacements: 1 });
  const bet = { key: 'a', kind: 'sidebet', backer: 'Bess', against: 'Anne', punter: 'Anne', card: '6' };
  const others = ['withdraw', 'take', 'paroli', 'pay'].map((kind) => ({ ...STAKE, kind }));
  for (const entry of [...others, { ...bet, outcome: 'win', amount: 5 }])
    for (const table of [staking(), drawing({ punters: [owed] })])
      for (const code of ['no_such_stake', 'unknown_card', 'nothing_to_answer', 'deal_not_begun'])
        assert.deepEqual(wordsOf(fixesFor(entry, code, {}, table)), ONLY_DISCARD, `${entry.kind} ${code}`);
});

test('before the fasse a mace is fixed with a larger couch; only a draw is fixed with the fasse', () => {
  const table = staking({ stakes: [stake('Anne', '6', { couch: 480 })] });
  const [larger] = fixesFor({ ...STAKE, kind: 'mace', amount: 480 }, 'deal_not_begun', {}, table);
  assert.equal(larger?.words.replaceAll('\u00a0', ' '), 'Stake £1');
  assert.deepEqual(commandsOf(larger), [
    { kind: 'withdraw', fields: { punter: 'Anne', card: '6' } },
    { kind: 'stake', fields: { punter: 'Anne', card: '6', amount: 960 } },
  ]);
  const rides = staking({ stakes: [stake('Anne', '6', { crooks: 1, carried: true })] });
  assert.deepEqual(wordsOf(fixesFor({ ...STAKE, kind: 'mace' }, 'deal_not_begun', {}, rides)), ONLY_DISCARD);
  assert.deepEqual(wordsOf(fixesFor({ key: 'a', kind: 'end' }, 'deal_not_begun', {}, table)), ONLY_DISCARD);
});

test('a player who is seated already buys in under the existing name', () => {
  const table = drawing({ punters: [punter('Mrs Sago')] });
  const typed = { key: 'a', kind: 'seat', name: 'Mrs  Sago', purse: 960 };
  assert.deepEqual(commandsOf(fixesFor(typed, 'punter_exists', {}, table)[0]), [
    { kind: 'buyin', fields: { punter: 'Mrs Sago', amount: 960 } },
  ]);
  assert.deepEqual(wordsOf(fixesFor({ ...typed, name: 'Carl' }, 'punter_exists', {}, table)), [
    'Enter another name',
    'Discard it',
  ]);
  const seat = { key: 'a', kind: 'seat', name: 'anne', purse: 960 };
  const fixes = fixesFor(seat, 'punter_exists', { punter: 'anne' });
  assert.deepEqual(wordsOf(fixes), ['Buy in instead', 'Enter another name', 'Discard it']);
  assert.deepEqual(commandsOf(fixes[0]), [{ kind: 'buyin', fields: { punter: 'Anne', amount: 960 } }]);
  assert.deepEqual(wordsOf(fixesFor({ ...seat, purse: 0 }, 'punter_exists')), [
    'Enter another name',
    'Discard it',
  ]);
});

test('a name that is refused can be typed again', () => {
  const seat = { key: 'a', kind: 'seat', name: '\u0410nna', purse: 960 };
  for (const code of ['name_invalid', 'name_looks_like_another']) {
    assert.deepEqual(wordsOf(fixesFor(seat, code)), ['Enter another name', 'Discard it']);
  }
});

test('another answer is for the same draw, and a paroli is offered only if it is allowed', () => {
  const pay = { key: 'a', kind: 'pay', punter: 'Anne', card: 'K', place: 3 };
  const fields = { punter: 'Anne', card: 'K', place: 3 };
  const fixes = fixesFor(pay, 'pay_not_allowed', {}, answering([winner('Anne', 'K')]));
  assert.deepEqual(wordsOf(fixes), ['Take 5s', 'Paroli', 'Discard it']);
  assert.deepEqual(commandsOf(fixes[0]), [{ kind: 'take', fields }]);
  assert.deepEqual(commandsOf(fixes[1]), [{ kind: 'paroli', fields }]);
  const answers = { take: { pays: 240 }, restake: null, paroli: null, pay: null };
  const top = answering([winner('Anne', 'K', { answers })]);
  assert.deepEqual(wordsOf(fixesFor(pay, 'pay_not_allowed', {}, top)), ['Take 5s', 'Discard it']);
});

test('an unknown player is added, or another player makes the same stake', () => {
  const fixes = fixesFor({ ...STAKE, punter: 'Dora' }, 'unknown_punter', { punter: 'Dora' }, staking());
  assert.deepEqual(wordsOf(fixes), ['Add Dora', 'Choose a player', 'Discard it']);
  assert.deepEqual(startedUi(fixes[0]), { mode: { kind: 'seat', name: 'Dora' } });
  assert.deepEqual(startedUi(fixes[1]), { selectedCoin: 11520 });
  const of = (kind: string, fields: object = {}) => ({
    key: 'a',
    kind,
    punter: 'Dora',
    card: '6',
    ...fields,
  });
  const offered = (entry: Entry, who: string) =>
    wordsOf(fixesFor(entry, 'unknown_punter', { punter: who }, staking()));
  for (const kind of ['withdraw', 'mace', 'take', 'paroli', 'pay', 'cashout'])
    assert.deepEqual(offered(of(kind), 'Dora'), ONLY_DISCARD, kind);
  assert.deepEqual(offered(of('buyin'), 'Dora'), ['Add Dora', 'Discard it']);
  const bet = of('sidebet', { backer: 'Emma', against: 'Anne' });
  assert.deepEqual(offered(bet, 'Emma'), ['Add Emma', 'Discard it']);
  assert.deepEqual(offered(bet, 'Dora'), ONLY_DISCARD);
});

test('a bet against oneself is started again without the opponent', () => {
  const bet = {
    ...{ key: 'a', kind: 'sidebet', backer: 'Anne', against: 'Anne', punter: 'Bess' },
    ...{ card: 'K', outcome: 'win', amount: 240 },
  };
  const mode = {
    kind: 'card',
    punter: 'Bess',
    card: 'K',
    outcome: 'win',
    backer: 'Anne',
    others: true,
    bets: true,
  };
  const [other] = fixesFor(bet, 'same_punter');
  assert.deepEqual([other?.words, startedUi(other)], ['Choose another', { mode: mode, selectedCoin: 240 }]);
});

test('a draw continues from its valid card', () => {
  const pair = (...cards: string[]) => ({ key: 'a', kind: 'pair', cards, place: 3 });
  const [suit] = fixesFor(pair('Jh', 'Kh'), 'card_seen', { card: 'Kh' });
  assert.deepEqual(
    [suit?.words, startedUi(suit)],
    ['Choose another suit', { firstCard: 'Jh', mode: { kind: 'suits', rank: 'K' } }],
  );
  const [both] = fixesFor(pair('Kh', 'Kh'), 'card_seen', { card: 'Kh' });
  assert.deepEqual(startedUi(both), { firstCard: null, mode: { kind: 'suits', rank: 'K' } });
  const [card] = fixesFor(pair('J', 'K'), 'rank_exhausted', { rank: 'K' });
  assert.deepEqual([card?.words, startedUi(card)], ['Choose another card', { firstCard: 'J' }]);
  assert.deepEqual(startedUi(fixesFor(pair('K', 'J'), 'rank_exhausted', { rank: 'K' })[0]), {
    firstCard: null,
  });
  const last = { key: 'a', kind: 'last', cards: ['K'], place: 3 };
  assert.deepEqual(startedUi(fixesFor(last, 'rank_exhausted', { rank: 'K' })[0]), {
    firstCard: null,
    pendingDraw: 'last',
  });
});

test('a draw with later entries behind it is changed in its place', () => {
  const entry = { key: 'a', kind: 'pair', cards: ['J', 'K'], place: 3 };
  for (const [code, facts] of [
    ['rank_exhausted', { rank: 'K' }],
    ['card_seen', { card: 'Kh' }],
  ] as const) {
    const refused = { ...refusal('a', code, facts), behind: 2 };
    const [first] = fixesOf({ entry, refusal: refused, table: drawing() });
    assert.deepEqual(first?.action, { kind: 'correct' }, code);
  }
});

test('a draw is fixed by the number of cards left', () => {
  const pair = { key: 'a', kind: 'pair', cards: ['J', 'K'], place: 3 };
  const [one] = fixesFor(pair, 'pack_exhausted', { stock: 1 });
  assert.deepEqual([one?.words, startedUi(one)], ['Last card', { pendingDraw: 'last' }]);
  assert.deepEqual(wordsOf(fixesFor(pair, 'pack_exhausted', { stock: 0 })), ONLY_DISCARD);
  const last = { key: 'a', kind: 'last', cards: ['7'], place: 3 };
  const [two] = fixesFor(last, 'not_last_card', { stock: 7 });
  assert.deepEqual([two?.words, startedUi(two)], ['Draw a pair', { firstCard: '7' }]);
});

test('if the bank cannot cover a stake, it is funded or the stake is smaller', () => {
  const table = staking({ exposure: { '6': 480, K: 900 } });
  const entry = { ...STAKE, amount: 1000 };
  const fixes = fixesFor(entry, 'bank_cover_short', { bank: 1200, worst: 1480 }, table);
  assert.deepEqual(
    fixes.map((fix) => [fix.words, detailOf(fix)]),
    [
      ['Stake less', 'at most 15s'],
      ['Fund the bank', '5s 10d'],
      ['Discard it', undefined],
    ],
  );
  assert.equal(commandsOf(fixes[0])?.[0]?.fields.amount, 720);
  assert.deepEqual(
    commandsOf(fixes[1])?.map(({ kind, fields }) => [kind, fields.amount]),
    [
      ['fund', 280],
      ['stake', 1000],
    ],
  );
  const other = fixesFor(entry, 'bank_cover_short', { bank: 800, worst: 900 }, table);
  assert.equal(other[0]?.words, 'Fund the bank');
  const full = fixesFor(entry, 'bank_cover_short', { bank: 480, worst: 1480 }, table);
  assert.equal(full[0]?.words, 'Fund the bank');
  const paroli = { key: 'a', kind: 'paroli', punter: 'Anne', card: 'K' };
  const rides = fixesFor(paroli, 'bank_cover_short', { bank: 1, worst: 5 }, answering([winner('Anne', 'K')]));
  assert.deepEqual(wordsOf(rides), ['Take 5s', 'Fund the bank', 'Discard it']);
});

test('the limit of a mace includes the couch', () => {
  const maced = { key: 'a', kind: 'mace', punter: 'Anne', card: '6', amount: 4800 };
  const table = drawing({ stakes: [stake('Anne', '6', { couch: 240 })] });
  const [most] = fixesFor(maced, 'stake_above_maximum', { maximum: 4800 }, table);
  assert.equal(commandsOf(most)?.[0]?.fields.amount, 4560);
});

test('a cash-out that is too large is fixed with the purse', () => {
  const entry = { key: 'a', kind: 'cashout', punter: 'Anne', amount: 9600 };
  assert.deepEqual(wordsOf(fixesFor(entry, 'purse_short', { purse: 4800 })), ['Cash out £5', 'Discard it']);
});

test('an odd restake is fixed with even amounts', () => {
  const again = { key: 'a', kind: 'take', punter: 'Anne', card: 'K', restake: 5 };
  const table = answering([winner('Anne', 'K')], { currency: 'points' });
  assert.deepEqual(wordsOf(fixesFor(again, 'odd_stake', {}, table)), ['Stake 4', 'Stake 6', 'Discard it']);
});

test('an entry that no rule refused can be sent again; a closed table leads to a new table', () => {
  assert.deepEqual(fixesFor(STAKE, 'broken')[0]?.action.kind, 'send_again');
  assert.deepEqual(
    fixesFor(STAKE, 'session_closed').map(({ action }) => action.kind),
    ['show_log', 'discard', 'new_table'],
  );
});

test('every refused entry can be discarded', () => {
  assert.deepEqual(wordsOf(fixesFor(STAKE, 'nothing_known_of_this')), ['Discard it']);
});
