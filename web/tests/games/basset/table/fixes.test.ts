import assert from 'node:assert/strict';
import { test } from 'node:test';
import { replacedAmounts } from '../../../../src/games/basset/table/replaced-stakes.ts';
import type { Fix } from '../../../../src/games/basset/table/rejection/fix.ts';
import { fixesOf } from '../../../../src/games/basset/table/rejection/fixes.ts';
import type { Entry } from '../../../../src/outbox/entry.ts';
import { answering, drawing, punter, refusal, stake, staking, winner } from './sample-tables.ts';

const STAKE: Entry = { key: 'a', kind: 'stake', punter: 'Anne', card: '6', amount: 11520 };
const wordsOf = (mends: Fix[]) => mends.map((mend) => mend.words.replaceAll('\u00a0', ' '));
const mends = (entry: Entry, code: string, facts: Record<string, unknown> = {}, table = drawing()) =>
  fixesOf({ entry, refusal: refusal('a', code, facts), table });
const wishes = (mend: Fix | undefined) => (mend?.action.kind === 'replace' ? mend.action.commands : null);
const begun = (mend: Fix | undefined) => (mend?.action.kind === 'tray' ? mend.action.ui : null);
const under = (mend: Fix | undefined) => mend?.detail?.replaceAll('\u00a0', ' ');
const LEFT = ['Discard it'];

test('what is on its way may be recorded by now: nothing is put in its place', () => {
  const refused = { entry: STAKE, refusal: refusal('a', 'purse_short'), table: drawing() };
  assert.deepEqual(fixesOf({ ...refused, isSending: true }), []);
  assert.deepEqual(wordsOf(fixesOf({ ...refused, isSending: false })).at(-1), 'Discard it');
});

test('a purse that is short may lay what it holds, or be filled first', () => {
  const found = mends(STAKE, 'purse_short', { punter: 'Anne', purse: 10200 });
  assert.deepEqual(wordsOf(found), ['Stake £10 12s 6d', 'Buy in £1 7s 6d', 'Discard it']);
  assert.deepEqual(wishes(found[0]), [
    { kind: 'stake', fields: { punter: 'Anne', card: '6', amount: 10200 } },
  ]);
  assert.deepEqual(wishes(found[1]), [
    { kind: 'buyin', fields: { punter: 'Anne', amount: 1320 } },
    { kind: 'stake', fields: { punter: 'Anne', card: '6', amount: 11520 } },
  ]);
});

test('where another coin was laid instead, what lay there before may be laid again', (at) => {
  replacedAmounts.set('a', 240);
  at.after(() => replacedAmounts.clear());
  const found = mends(STAKE, 'purse_short', { punter: 'Anne', purse: 10200 });
  assert.deepEqual(wordsOf(found), ['Stake 5s', 'Stake £10 12s 6d', 'Discard it']);
  assert.equal(wishes(found[0])?.[0]?.fields.amount, 240);
  const once = mends(STAKE, 'purse_short', { punter: 'Anne', purse: 240 });
  assert.deepEqual(wordsOf(once), ['Stake 5s', 'Buy in £11 15s', 'Discard it']);
  assert.deepEqual(wordsOf(mends(STAKE, 'pen_elsewhere')), ['Take control', 'Discard it']);
});

test('a purse that is short for a bet bets what it holds', () => {
  const bet = { key: 'a', kind: 'sidebet', backer: 'Bess', against: 'Anne', punter: 'Anne', card: '6' };
  const entry = { ...bet, outcome: 'win', amount: 480 };
  const found = mends(entry, 'purse_short', { punter: 'Bess', purse: 240 });
  assert.deepEqual(wordsOf(found), ['Bet 5s', 'Buy in 5s', 'Discard it']);
  assert.equal(wishes(found[0])?.[0]?.fields.amount, 240);
});

test('an empty purse lays nothing', () => {
  assert.deepEqual(wordsOf(mends(STAKE, 'purse_short', { purse: 0 })), ['Buy in £12', 'Discard it']);
});

test('bounds of the house are laid instead', () => {
  assert.deepEqual(wordsOf(mends(STAKE, 'stake_above_maximum', { maximum: 4800 })), [
    'Stake £5',
    'Discard it',
  ]);
  const small = { ...STAKE, amount: 4 };
  assert.deepEqual(wishes(mends(small, 'stake_below_minimum', { minimum: 48 })[0])?.[0]?.fields.amount, 48);
  assert.deepEqual(
    wordsOf(mends({ ...STAKE, amount: 5 }, 'odd_stake', {}, drawing({ currency: 'points' }))),
    ['Stake 4', 'Stake 6', 'Discard it'],
  );
});

test('a restake too small is laid at its least, or only taken', () => {
  const entry = { key: 'a', kind: 'take', punter: 'Anne', card: 'K', restake: 48 };
  const found = mends(entry, 'restake_too_small', { minimum: 240 }, answering([winner('Anne', 'K')]));
  assert.deepEqual(wordsOf(found), ['Stake 5s', 'Take 5s', 'Discard it']);
  assert.deepEqual(wishes(found[0]), [{ kind: 'take', fields: { punter: 'Anne', card: 'K', restake: 240 } }]);
  assert.deepEqual(wishes(found[1]), [{ kind: 'take', fields: { punter: 'Anne', card: 'K' } }]);
});

test('a card in play is changed while staking, and maced after where it is plain', () => {
  const stakes = [stake('Anne', '6')];
  const [change] = mends(STAKE, 'card_in_play', {}, staking({ stakes }));
  assert.equal(change?.words, 'Change it');
  assert.deepEqual(
    wishes(change)?.map(({ kind }) => kind),
    ['withdraw', 'stake'],
  );
  assert.deepEqual(wishes(mends(STAKE, 'card_in_play', {}, drawing({ stakes }))[0]), [
    { kind: 'mace', fields: { punter: 'Anne', card: '6', amount: 11520 } },
  ]);
  const crooked = drawing({ stakes: [stake('Anne', '6', { crooks: 1 })] });
  assert.deepEqual(wordsOf(mends(STAKE, 'card_in_play', {}, crooked)), LEFT);
});

test('answers that wait are shown, or taken and the entry sent after them', () => {
  const pair = { key: 'a', kind: 'pair', cards: ['K', '2'], place: 3 };
  const found = mends(pair, 'answers_pending');
  assert.deepEqual([found[0]?.words, found[0]?.action.kind], ['Show them', 'show_answers']);
  assert.deepEqual(wishes(found[1]), [
    { kind: 'take', fields: { all: true } },
    { kind: 'pair', fields: { cards: ['K', '2'], place: 3 } },
  ]);
});

test('what comes too late for this deal is kept for the next; what a deal forbids until it ends', () => {
  const [kept] = mends(STAKE, 'staking_closed');
  assert.equal(kept?.words, 'Keep for the next deal');
  assert.deepEqual(kept?.action, {
    kind: 'next_deal',
    command: { kind: 'stake', fields: { punter: 'Anne', card: '6', amount: 11520 } },
  });
  const withdraw = { key: 'a', kind: 'withdraw', punter: 'Anne', card: '6' };
  assert.deepEqual(wordsOf(mends(withdraw, 'staking_closed')), LEFT);
  assert.deepEqual(mends({ key: 'a', kind: 'close' }, 'deal_in_progress')[0]?.action, {
    kind: 'next_deal',
    command: { kind: 'close', fields: {} },
  });
  const fasse = { key: 'a', kind: 'fasse', cards: ['5'], place: 0 };
  assert.deepEqual(wordsOf(mends(fasse, 'deal_in_progress')), LEFT);
});

test('a draw before the fasse turns it, where something is laid', () => {
  const pair = { key: 'a', kind: 'pair', cards: ['K', '2'], place: 0 };
  const laid = staking({ stakes: [stake('Anne', '6')] });
  const [turn] = mends(pair, 'deal_not_begun', {}, laid);
  assert.deepEqual([turn?.words, begun(turn)], ['Turn the fasse', { pendingDraw: 'fasse' }]);
  assert.deepEqual(wordsOf(mends(pair, 'deal_not_begun', {}, staking())), LEFT);
});

test('one card too many: the last one laid goes back, and the new one lies', () => {
  const stakes = [stake('Anne', 'A'), stake('Anne', '7'), stake('Bess', '9')];
  const [back] = mends(STAKE, 'too_many_cards', { maximum: 2 }, staking({ stakes }));
  assert.deepEqual([back?.words, under(back)], ['Withdraw one', 'The seven']);
  assert.deepEqual(wishes(back)?.[0], { kind: 'withdraw', fields: { punter: 'Anne', card: '7' } });
  assert.deepEqual(wishes(back)?.[1]?.kind, 'stake');
  assert.deepEqual(wordsOf(mends(STAKE, 'too_many_cards', { maximum: 2 }, drawing({ stakes }))), LEFT);
});

test('who has too few cards lays one more, or takes all back before the fasse', () => {
  const fasse = { key: 'a', kind: 'fasse', cards: ['5'], place: 0 };
  const facts = { punter: 'Anne', required: 3 };
  const two = [stake('Anne', 'A'), stake('Anne', '7'), stake('Bess', '9')];
  const found = mends(fasse, 'cards_required', facts, staking({ stakes: two }));
  assert.deepEqual(wordsOf(found), ['Stake on one more', 'Withdraw Anne’s cards', 'Discard it']);
  assert.deepEqual(begun(found[0]), { mode: { kind: 'stake', punter: 'Anne', rank: null } });
  assert.deepEqual(
    wishes(found[1])?.map(({ kind, fields }) => `${kind} ${String(fields.card ?? fields.cards)}`),
    ['withdraw A', 'withdraw 7', 'fasse 5'],
  );
  const four = ['A', '7', '9', 'K'].map((card) => stake('Anne', card));
  const many = mends(fasse, 'cards_required', facts, staking({ stakes: four }));
  assert.deepEqual([many[0]?.words, under(many[0])], ['Withdraw one', 'The king']);
  const carried = [stake('Anne', 'A'), stake('Anne', '7', { crooks: 1, carried: true })];
  assert.deepEqual(wordsOf(mends(fasse, 'cards_required', facts, staking({ stakes: carried }))), [
    'Stake on one more',
    'Discard it',
  ]);
});

test('another card is laid only while one may be laid', () => {
  const grip = { kind: 'stake', punter: 'Anne', rank: null };
  const used = mends(STAKE, 'card_used', {}, staking());
  assert.deepEqual(wordsOf(used), ['Other card', 'New book', 'Discard it']);
  assert.deepEqual(begun(used[0]), { mode: grip, selectedCoin: 11520 });
  assert.deepEqual(wordsOf(mends(STAKE, 'card_used')), ['New book', 'Discard it']);
  const owed = drawing({ punters: [punter('Anne', { replacements: 1 })] });
  assert.deepEqual(begun(mends(STAKE, 'unknown_card', {}, owed)[0]), { mode: grip, selectedCoin: 11520 });
  const mace = { ...STAKE, kind: 'mace' };
  assert.deepEqual(begun(mends(mace, 'no_such_stake', {}, owed)[0]), {
    mode: { ...grip, rank: '6' },
    selectedCoin: 11520,
  });
  const empty = drawing({ ...owed, stakes: [stake('Anne', '6', { couch: 0 })] });
  assert.deepEqual(wordsOf(mends(mace, 'no_such_stake', {}, empty)), LEFT);
});

test('only who lays a card is offered another one to lay', () => {
  const owed = punter('Anne', { replacements: 1 });
  const bet = { key: 'a', kind: 'sidebet', backer: 'Bess', against: 'Anne', punter: 'Anne', card: '6' };
  const others = ['withdraw', 'take', 'paroli', 'pay'].map((kind) => ({ ...STAKE, kind }));
  for (const entry of [...others, { ...bet, outcome: 'win', amount: 5 }])
    for (const table of [staking(), drawing({ punters: [owed] })])
      for (const code of ['no_such_stake', 'unknown_card', 'nothing_to_answer', 'deal_not_begun'])
        assert.deepEqual(wordsOf(mends(entry, code, {}, table)), LEFT, `${entry.kind} ${code}`);
});

test('before the fasse a mace is a larger couch, and nothing else than a draw turns the fasse', () => {
  const table = staking({ stakes: [stake('Anne', '6', { couch: 480 })] });
  const [larger] = mends({ ...STAKE, kind: 'mace', amount: 480 }, 'deal_not_begun', {}, table);
  assert.equal(larger?.words.replaceAll('\u00a0', ' '), 'Stake £1');
  assert.deepEqual(wishes(larger), [
    { kind: 'withdraw', fields: { punter: 'Anne', card: '6' } },
    { kind: 'stake', fields: { punter: 'Anne', card: '6', amount: 960 } },
  ]);
  const rides = staking({ stakes: [stake('Anne', '6', { crooks: 1, carried: true })] });
  assert.deepEqual(wordsOf(mends({ ...STAKE, kind: 'mace' }, 'deal_not_begun', {}, rides)), LEFT);
  assert.deepEqual(wordsOf(mends({ key: 'a', kind: 'end' }, 'deal_not_begun', {}, table)), LEFT);
});

test('who is here already brings money under the name they have, if any', () => {
  const seat = { key: 'a', kind: 'seat', name: 'anne', purse: 960 };
  const found = mends(seat, 'punter_exists', { punter: 'anne' });
  assert.deepEqual(wordsOf(found), ['Buy in instead', 'Other name', 'Discard it']);
  assert.deepEqual(wishes(found[0]), [{ kind: 'buyin', fields: { punter: 'Anne', amount: 960 } }]);
  assert.deepEqual(wordsOf(mends({ ...seat, purse: 0 }, 'punter_exists')), ['Other name', 'Discard it']);
});

test('an answer given instead is to the same draw, and a paroli only where one may ride', () => {
  const pay = { key: 'a', kind: 'pay', punter: 'Anne', card: 'K', place: 3 };
  const fields = { punter: 'Anne', card: 'K', place: 3 };
  const found = mends(pay, 'pay_not_allowed', {}, answering([winner('Anne', 'K')]));
  assert.deepEqual(wordsOf(found), ['Take 5s', 'Paroli', 'Discard it']);
  assert.deepEqual(wishes(found[0]), [{ kind: 'take', fields }]);
  assert.deepEqual(wishes(found[1]), [{ kind: 'paroli', fields }]);
  const answers = { take: { pays: 240 }, restake: null, paroli: null, pay: null };
  const top = answering([winner('Anne', 'K', { answers })]);
  assert.deepEqual(wordsOf(mends(pay, 'pay_not_allowed', {}, top)), ['Take 5s', 'Discard it']);
});

test('who is not here sits down, or somebody else lays the same', () => {
  const found = mends({ ...STAKE, punter: 'Dora' }, 'unknown_punter', { punter: 'Dora' }, staking());
  assert.deepEqual(wordsOf(found), ['Add Dora', 'Choose a player', 'Discard it']);
  assert.deepEqual(begun(found[0]), { mode: { kind: 'seat', name: 'Dora' } });
  assert.deepEqual(begun(found[1]), { selectedCoin: 11520 });
  const of = (kind: string, fields: object = {}) => ({
    key: 'a',
    kind,
    punter: 'Dora',
    card: '6',
    ...fields,
  });
  const offered = (entry: Entry, who: string) =>
    wordsOf(mends(entry, 'unknown_punter', { punter: who }, staking()));
  for (const kind of ['withdraw', 'mace', 'take', 'paroli', 'pay', 'cashout'])
    assert.deepEqual(offered(of(kind), 'Dora'), LEFT, kind);
  assert.deepEqual(offered(of('buyin'), 'Dora'), ['Add Dora', 'Discard it']);
  const bet = of('sidebet', { backer: 'Emma', against: 'Anne' });
  assert.deepEqual(offered(bet, 'Emma'), ['Add Emma', 'Discard it']);
  assert.deepEqual(offered(bet, 'Dora'), LEFT);
});

test('a bet against oneself is begun again without who is against it', () => {
  const bet = {
    ...{ key: 'a', kind: 'sidebet', backer: 'Anne', against: 'Anne', punter: 'Bess' },
    ...{ card: 'K', outcome: 'win', amount: 240 },
  };
  const grip = { kind: 'card', punter: 'Bess', card: 'K', outcome: 'win', backer: 'Anne', others: true };
  const [other] = mends(bet, 'same_punter');
  assert.deepEqual([other?.words, begun(other)], ['Choose another', { mode: grip, selectedCoin: 240 }]);
});

test('a draw goes on from the card that may be', () => {
  const pair = (...cards: string[]) => ({ key: 'a', kind: 'pair', cards, place: 3 });
  const [suit] = mends(pair('Jh', 'Kh'), 'card_seen', { card: 'Kh' });
  assert.deepEqual(
    [suit?.words, begun(suit)],
    ['Other suit', { firstCard: 'Jh', mode: { kind: 'suits', rank: 'K' } }],
  );
  const [both] = mends(pair('Kh', 'Kh'), 'card_seen', { card: 'Kh' });
  assert.deepEqual(begun(both), { firstCard: null, mode: { kind: 'suits', rank: 'K' } });
  const [card] = mends(pair('J', 'K'), 'rank_exhausted', { rank: 'K' });
  assert.deepEqual([card?.words, begun(card)], ['Other card', { firstCard: 'J' }]);
  assert.deepEqual(begun(mends(pair('K', 'J'), 'rank_exhausted', { rank: 'K' })[0]), { firstCard: null });
  const last = { key: 'a', kind: 'last', cards: ['K'], place: 3 };
  assert.deepEqual(begun(mends(last, 'rank_exhausted', { rank: 'K' })[0]), {
    firstCard: null,
    pendingDraw: 'last',
  });
});

test('as many cards are drawn as there are', () => {
  const pair = { key: 'a', kind: 'pair', cards: ['J', 'K'], place: 3 };
  const [one] = mends(pair, 'pack_exhausted', { stock: 1 });
  assert.deepEqual([one?.words, begun(one)], ['Last card', { pendingDraw: 'last' }]);
  assert.deepEqual(wordsOf(mends(pair, 'pack_exhausted', { stock: 0 })), LEFT);
  const last = { key: 'a', kind: 'last', cards: ['7'], place: 3 };
  const [two] = mends(last, 'not_last_card', { stock: 7 });
  assert.deepEqual([two?.words, begun(two)], ['Draw a pair', { firstCard: '7' }]);
});

test('a bank that must cover is brought what it lacks, or less is laid', () => {
  const table = staking({ exposure: { '6': 480, K: 900 } });
  const entry = { ...STAKE, amount: 1000 };
  const found = mends(entry, 'bank_cover_short', { bank: 1200, worst: 1480 }, table);
  assert.deepEqual(
    found.map((mend) => [mend.words, under(mend)]),
    [
      ['Stake less', 'at most 15s'],
      ['Fund the bank', '5s 10d'],
      ['Discard it', undefined],
    ],
  );
  assert.equal(wishes(found[0])?.[0]?.fields.amount, 720);
  assert.deepEqual(
    wishes(found[1])?.map(({ kind, fields }) => [kind, fields.amount]),
    [
      ['fund', 280],
      ['stake', 1000],
    ],
  );
  const other = mends(entry, 'bank_cover_short', { bank: 800, worst: 900 }, table);
  assert.equal(other[0]?.words, 'Fund the bank');
  const full = mends(entry, 'bank_cover_short', { bank: 480, worst: 1480 }, table);
  assert.equal(full[0]?.words, 'Fund the bank');
  const paroli = { key: 'a', kind: 'paroli', punter: 'Anne', card: 'K' };
  const rides = mends(paroli, 'bank_cover_short', { bank: 1, worst: 5 }, answering([winner('Anne', 'K')]));
  assert.deepEqual(wordsOf(rides), ['Take 5s', 'Fund the bank', 'Discard it']);
});

test('a mace is bounded by what lies there with it', () => {
  const maced = { key: 'a', kind: 'mace', punter: 'Anne', card: '6', amount: 4800 };
  const table = drawing({ stakes: [stake('Anne', '6', { couch: 240 })] });
  const [most] = mends(maced, 'stake_above_maximum', { maximum: 4800 }, table);
  assert.equal(wishes(most)?.[0]?.fields.amount, 4560);
});

test('who cannot cash out so much cashes out what there is', () => {
  const entry = { key: 'a', kind: 'cashout', punter: 'Anne', amount: 9600 };
  assert.deepEqual(wordsOf(mends(entry, 'purse_short', { purse: 4800 })), ['Cash out £5', 'Discard it']);
});

test('a sum that is too odd to lay again is laid even', () => {
  const again = { key: 'a', kind: 'take', punter: 'Anne', card: 'K', restake: 5 };
  const table = answering([winner('Anne', 'K')], { currency: 'points' });
  assert.deepEqual(wordsOf(mends(again, 'odd_stake', {}, table)), ['Stake 4', 'Stake 6', 'Discard it']);
});

test('what no rule refused may be sent again, and a closed table leads to a new one', () => {
  assert.deepEqual(mends(STAKE, 'broken')[0]?.action.kind, 'send_again');
  assert.deepEqual(mends(STAKE, 'session_closed')[0]?.action.kind, 'new_table');
});

test('whatever is refused may be left out', () => {
  assert.deepEqual(wordsOf(mends(STAKE, 'nothing_known_of_this')), ['Discard it']);
});
