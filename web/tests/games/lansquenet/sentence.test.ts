import assert from 'node:assert/strict';
import { test } from 'node:test';
import { promptText, resultText } from '../../../src/games/lansquenet/sentence.ts';
import type { Ui } from '../../../src/games/lansquenet/model/own-mode.ts';
import { fr } from '../../../src/games/lansquenet/messages/fr.ts';
import { plain } from '../../../src/i18n/markup.ts';
import type { Table } from '../../../src/games/lansquenet/view.ts';
import { covered, player, settled, table } from './sample-table.ts';

const prompt = (view: Table, mode: Ui['mode'] = { kind: 'none' }): string =>
  plain(promptText(view, { mode }));

test('the sentence says what the table waits for', () => {
  assert.equal(prompt(table({ players: [] })), 'No players yet. The first player banks first.');
  assert.equal(prompt(table({ players: [player('Anne')] })), 'Anne banks first. Add the other players.');
  assert.equal(prompt(table()), 'Anne banks and puts up …');
  assert.equal(prompt(covered()), 'Anne banks 4s. Left to cover: 1s\u00a06d.');
  assert.equal(prompt(covered({ left: 0 })), 'Anne banks 4s, all covered. Deal the hand.');
  assert.equal(prompt(table({ phase: 'selling' })), 'Anne sells the deck. Who bids?');
  assert.equal(prompt(table({ phase: 'closed' })), 'The table is closed.');
});

test('the sentence says what the dealer has begun', () => {
  assert.equal(prompt(covered(), { kind: 'cover', player: 'Bess' }), 'Bess covers … instead of 1s\u00a06d');
  assert.equal(prompt(covered({ covers: [] }), { kind: 'wager' }), 'Anne changes the wager to …');
  assert.equal(prompt(table(), { kind: 'sale', player: null }), 'Anne sells the deck. Who bids?');
  assert.equal(prompt(table(), { kind: 'sale', player: 'Bess' }), 'Bess buys the deck for …');
  assert.equal(prompt(covered(), { kind: 'cards', cards: [] }), 'Left: …');
  assert.equal(prompt(covered(), { kind: 'cards', cards: ['h'] }), 'Left hearts, right …');
  assert.equal(
    prompt(covered(), { kind: 'cards', cards: ['h', 'Ks'] }),
    'Left hearts, right king of spades. Next …',
  );
});

test('a hand that is not settled yet says who wins', () => {
  assert.equal(
    prompt(covered({ dealt: { outcome: 'left', cards: [] } })),
    'Left matches: Anne wins 2s\u00a06d.',
  );
  assert.equal(
    prompt(covered({ dealt: { outcome: 'right', cards: [] } })),
    'Right matches: Anne pays 2s\u00a06d.',
  );
});

const lost = (changed: Parameters<typeof settled>[0]) =>
  settled({
    outcome: 'right',
    covers: [{ punter: 'Bess', lost: 0, home: 120, paid: 120 }],
    ...changed,
  });

test('a settled hand says who wins and where the deck goes', () => {
  const result = (hand: ReturnType<typeof settled>): string =>
    resultText({
      ...{ last_hand: hand, currency: 'lsd', banker: hand.next_banker },
      phase: hand.selling ? 'selling' : 'wagering',
    });
  assert.equal(resultText(table()), '');
  assert.equal(result(settled()), 'Left matches: Anne wins 2s\u00a06d.');
  assert.equal(result(settled({ outcome: 'twins' })), 'Twins: Anne wins 2s\u00a06d.');
  assert.equal(
    result(lost({ next_banker: 'Bess' })),
    'Right matches: Anne pays 2s\u00a06d; the deck passes to Bess.',
  );
  assert.equal(result(lost({ selling: true })), 'Right matches: Anne pays 2s\u00a06d and sells the deck.');
  assert.equal(result(lost({})), 'Right matches: Anne pays 2s\u00a06d and keeps the deck.');
});

test('after another pass or a sale, the result does not say where the deck went', () => {
  const passed = lost({ next_banker: 'Bess' });
  const after = { currency: 'lsd', banker: 'Carl', phase: 'wagering' } as const;
  const result = 'Right matches: Anne pays 2s\u00a06d.';
  assert.equal(resultText({ ...after, last_hand: passed }), result);
  assert.equal(resultText({ ...after, last_hand: { ...passed, selling: true } }), result);
});

test('the French names players as French does', () => {
  assert.equal(
    fr.calls.passes('À droite', 'Anne', '2 s', 'le comte'),
    'À droite\u00a0: Anne paie 2 s\u00a0; les cartes passent au comte.',
  );
  assert.equal(plain(fr.calls.raises('Anne')), 'Nouvel enjeu d’Anne\u00a0: …');
});
