import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardHint, boardSentence } from '../../../src/games/baccarat/board/board-text.ts';
import { guideText } from '../../../src/games/baccarat/guide-text.ts';
import { fr } from '../../../src/games/baccarat/messages/fr.ts';
import type { Ui } from '../../../src/games/baccarat/model/own-mode.ts';
import { holderText, promptText, resultText } from '../../../src/games/baccarat/sentence.ts';
import type { SettledHand, Table } from '../../../src/games/baccarat/view.ts';
import { plain } from '../../../src/i18n/markup.ts';
import {
  BANQUE,
  banked,
  lost,
  player,
  settled,
  stake,
  staked,
  stakedInBanque,
  table,
  tied,
} from './sample-table.ts';

const prompt = (view: Table, mode: Ui['mode'] = { kind: 'none' }): string =>
  plain(promptText(view, { mode }));

test('the sentence says who banks', () => {
  assert.equal(
    prompt(table({ players: [] })),
    'No players yet. Add the players in the order of their seats.',
  );
  assert.equal(prompt(table({ players: [player('Anne')] })), 'Anne is here. Add the other players.');
  assert.equal(prompt(table()), 'Anne banks …');
  assert.equal(
    prompt(table({ late_banker: 'Anne', in_turn: 'Bess' })),
    'The deal passes to Bess, who banks …',
  );
  const passed = { late_banker: 'Anne', in_turn: 'Bess', passed_sum: 20 };
  assert.equal(prompt(table(passed)), 'Anne passes at 20. Who takes it?');
  assert.equal(
    prompt(table({ ...passed, passed_sum: 640 })),
    'Anne passes at 640, which no other player has. Bess banks …',
  );
  assert.equal(
    prompt(table({ ...passed, passed_sum: 640, in_turn: null })),
    'Anne passes at 640, which no other player has. Who banks, for how much?',
  );
  assert.equal(prompt(table({ in_turn: null, rules: BANQUE })), 'The bank is open. Who banks, for how much?');
  assert.equal(prompt(table(), { kind: 'bank', amount: 50 }), 'Who banks 50?');
  assert.equal(prompt(table({ phase: 'closed' })), 'The table is closed.');
});

test('the sentence says what is staked, and what the bank does not cover', () => {
  assert.equal(prompt(banked()), 'Anne banks 20. Who stakes?');
  assert.equal(prompt(staked()), 'Anne banks 20; 14 staked, 6 open.');
  assert.equal(prompt(staked({ staked: 20 })), 'Anne banks 20, all covered.');
  assert.equal(prompt(staked({ staked: 26, excess: 6 })), 'Anne banks 20; the stakes are 6 more.');
  assert.equal(
    prompt(staked({ staked: 26, excess: 6, is_unlimited: true })),
    'The stakes are 6 more than the bank. Anne accepts or passes.',
  );
  assert.equal(
    prompt(staked({ staked: 26, excess: 6, is_unlimited: true, offers: [] })),
    'The stakes are 6 more than the bank. Anne has too little: lower a stake, or pass.',
  );
  assert.equal(
    prompt(staked({ stakes: [stake('Bess', 8, { abides: true }), stake('Carl', 6)] })),
    'Anne banks 20; after the tie, 8 abides.',
  );
  assert.equal(prompt(banked(), { kind: 'stake', player: 'Bess' }), 'Bess stakes …');
  assert.equal(prompt(staked({ cards_left: 6 })), 'At most six cards left, too few for a hand. Shuffle.');
  assert.equal(prompt(banked(), { kind: 'shoe' }), 'Shuffle all cards? The bank and the stakes stay.');
});

test('the sentence says who goes bank, and that a bank is broken', () => {
  const claim = { punter: 'Bess', hand: 'right' as const, is_cheval: false, won: false };
  assert.equal(prompt(staked({ bancos: [claim] })), 'Bess goes bank for 20.');
  assert.equal(
    prompt(staked({ bancos: [{ ...claim, is_cheval: true }] })),
    'Bess goes bank for 20, half on each hand.',
  );
  const two = [claim, { ...claim, punter: 'Carl', hand: 'left' as const }];
  assert.equal(prompt(staked({ bancos: two })), 'Bess and Carl go bank, half of 20 each.');
  assert.equal(prompt(banked(), { kind: 'banco', isCheval: false }), 'Who goes bank?');
  const broken = { bank: 0, is_broken: true };
  assert.equal(prompt(banked(broken)), 'The bank is broken. Anne passes the deal.');
  assert.equal(prompt(banked({ ...broken, rules: BANQUE })), 'The bank is broken. Anne adds … or passes.');
});

test('the cards are read aloud with the rules of drawing', () => {
  const read = (taps: string, view = staked(), drawn: readonly ('right' | 'left')[] = []) =>
    prompt(view, { kind: 'cards', taps: taps.split(' ').filter(Boolean), drawn });
  assert.equal(read(''), 'The punters: first card …');
  assert.equal(read('K'), 'The punters: king, then …');
  assert.equal(read('K 4'), 'The bank: first card …');
  assert.equal(read('K 4 2 3'), 'The punters four: a card …');
  assert.equal(read('K 5 2 3'), 'The punters five, as they like: …');
  assert.equal(read('K 6 2 3'), 'The punters six: no card. The bank five, as they like: …');
  assert.equal(read('K 6 2 3', staked(), ['right']), 'The punters six, and drew: …');
  assert.equal(read('K 6 2 2 2 3', stakedInBanque()), 'Right six: no card. Left four: a card …');
});

const result = (hand: SettledHand, cards: Partial<Table['last_cards']> = {}): string =>
  resultText({
    ...{ last_hand: hand, currency: 'points' },
    last_cards: { bank_cards: [], right_cards: [], left_cards: [], ...cards },
  });

test('a settled hand says who won and where the bank is', () => {
  assert.equal(result(settled()), 'The bank wins 14; 34 in it.');
  assert.equal(result(lost()), 'The punters win 14; the deal passes.');
  assert.equal(result(lost({ ends_tenure: false })), 'The punters win 14; 6 left in the bank.');
  assert.equal(result(lost({ ends_tenure: false, bank: 14 })), 'The punters win: the bank is broken.');
  assert.equal(result(tied()), 'A tie: stakes abide.');
  assert.equal(result(settled(), { bank_cards: ['9', 'J'] }), 'Natural nine. The bank wins 14; 34 in it.');
});

test('the results of two hands are one sentence', () => {
  const two = (changed: Partial<SettledHand>) => result(settled({ left: 'punters', ...changed }));
  assert.equal(two({}), 'Right the bank, left the punters: the bank wins 14; 34 in it.');
  assert.equal(
    two({ stakes: [], left: 'tie' }),
    'Right the bank, left a tie: the bank neither wins nor loses.',
  );
  assert.equal(
    two({ ...lost(), left: 'punters', ends_tenure: false }),
    'Right the punters, left the punters: the bank pays 14; 6 left in it.',
  );
  assert.equal(prompt(stakedInBanque(), { kind: 'result', right: 'tie' }), 'Right: a tie. Left: …');
  const dealt = { right: 'none', left: 'bank' } as Table['dealt'];
  assert.equal(prompt(stakedInBanque({ dealt })), 'Right not dealt, left the bank.');
});

test('who holds the cards is said, but not in a banco', () => {
  assert.equal(holderText(staked()), 'Bess holds the cards');
  assert.equal(holderText(stakedInBanque()), 'Cards: Carl right, Bess left');
  assert.equal(holderText(table()), '');
});

test('the board says the result until the next stake, then what is open', () => {
  const text = (view: Table) => [boardSentence(view).text, ...(boardSentence(view).notes ?? [])];
  assert.deepEqual(text(banked()), ['Place your stakes.']);
  const last_hand = lost({ ends_tenure: false, bank: 14 });
  const broken = banked({ bank: 0, is_broken: true, hand: 1, hands_held: 1, last_hand });
  assert.deepEqual(text(broken), ['The punters win: the bank is broken.', 'Anne passes the deal.']);
  assert.equal(text(banked({ ...broken, rules: BANQUE }))[1], 'Anne adds to the bank or passes the deal.');
  assert.deepEqual(text(staked()), ['6 is open.', 'Bess holds the cards']);
  assert.deepEqual(text(banked({ hand: 1, hands_held: 1, last_hand: settled() })), [
    'The bank wins 14; 34 in it.',
    'Place your stakes.',
  ]);
  assert.deepEqual(text(table({ hand: 1, last_hand: lost(), late_banker: 'Anne', in_turn: 'Bess' })), [
    'The punters win 14; the deal passes.',
    'The deal passes to Bess',
  ]);
  assert.deepEqual(text(table({ passed_sum: 20, late_banker: 'Anne' })), ['Who takes it at 20?']);
  assert.match(boardHint(stakedInBanque()), /^Nine is the best/);
});

test('the guide of a practice table says the next step', () => {
  const guide = (view: Table, mode: Ui['mode'] = { kind: 'none' }, selectedCoin: number | null = null) =>
    guideText(view, { mode, selectedCoin });
  assert.match(guide(table()), /^Anne is in turn to bank/);
  assert.match(guide(table({ late_banker: 'Anne', in_turn: 'Bess' })), /tap “Bess declines”/);
  const broke = { players: [player('Anne', { purse: 0 }), player('Bess'), player('Carl')] };
  assert.match(guide(table(broke)), /^Anne has too little for a bank and declines/);
  const allBroke = table({ players: broke.players.map((one) => ({ ...one, purse: 0 })) });
  assert.match(guide(allBroke), /^No player has enough money for a bank/);
  const continued = table({ ...broke, passed_sum: 20, late_banker: 'Carl' });
  assert.equal(guide(continued), 'Tap the player who banks.');
  assert.match(guide(banked()), /^Tap a coin, then each player/);
  assert.match(guide(banked(), undefined, 5), /coin in hand/);
  assert.match(guide(staked()), /^Deal two cards to each side/);
  assert.match(guide(stakedInBanque()), /then on the left/);
  assert.equal(guide(table({ phase: 'closed' })), '');
});

test('the French names players as French does', () => {
  assert.equal(plain(fr.calls.dealPasses('le comte')), 'La main passe au comte. Banque de …');
});
