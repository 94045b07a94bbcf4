import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { currencyOf } from '../../src/i18n/amounts/currency.ts';
import {
  choiceText,
  entryMeaning,
  eventTitle,
  houseChoice,
  labelText,
  phaseText,
  presetTitle,
  ruleSentence,
  sourceTitle,
  wantedText,
} from '../../src/i18n/game-texts.ts';
import { loadGameNotes, loadGameTexts } from '../../src/i18n/load-game-texts.ts';
import { language, loadLanguage } from '../../src/i18n/language.ts';

await Promise.all([loadGameTexts('basset'), loadGameTexts('lansquenet'), loadGameNotes('basset')]);
await loadLanguage('fr');

beforeEach(() => {
  language.value = 'en';
});

test('a rule has the sentence of its value, its number, its amount or its list', () => {
  const sentence = (rule: string, value: unknown): string =>
    ruleSentence('basset', rule, value, currencyOf('lsd'));
  assert.equal(sentence('carry', true), 'Parolis stay for the next deal.');
  assert.equal(sentence('twins', null), 'Nothing changes.');
  assert.equal(sentence('burn', 0), 'None.');
  assert.equal(sentence('burn', 1), 'One card, face down, after the fasse.');
  assert.equal(sentence('burn', 2), '2 cards, face down, after the fasse.');
  assert.equal(sentence('decks', 'by_punters'), 'One pack for every four players, plus one.');
  assert.equal(sentence('ladder', [1, 7]), '1 · 7 times the stake, one step higher with each paroli.');
  assert.equal(sentence('max_stake', 960), '£1.');
  assert.equal(sentence('min_stake', 1), 'The smallest coin.');
});

test('the texts follow the language', () => {
  assert.equal(eventTitle('lansquenet', 'lansquenet.cover_placed'), 'Cover placed');
  assert.equal(labelText('lansquenet', 'BankSold.banker'), 'Seller');
  language.value = 'fr';
  assert.equal(eventTitle('lansquenet', 'lansquenet.cover_placed'), 'Couverture posée');
  assert.equal(labelText('lansquenet', 'BankSold.banker'), 'Vendeur');
  assert.equal(choiceText('lansquenet', 'outcome', 'left'), 'gauche');
  assert.equal(presetTitle('basset', 'oak'), 'Le Chêne');
});

test('a field of one entry may have texts of its own', () => {
  assert.equal(wantedText('basset', 'stake', 'punter'), 'a name');
  assert.equal(wantedText('basset', 'sidebet', 'punter'), 'whose stake');
  assert.equal(entryMeaning('lansquenet', 'cover', true), 'Cover all of the wager that is left.');
});

test('a house choice has the note of its preset, or that of all presets', () => {
  assert.match(houseChoice('basset', 'oak', 'carry') ?? '', /^The Oak lets/);
  assert.match(houseChoice('basset', 'oak', 'target') ?? '', /^Only the SCA rules/);
  assert.equal(houseChoice('basset', 'oak', 'a_new_rule'), 'No source decides this rule.');
  assert.equal(sourceTitle('basset', 'S0 Variants'), 'encyclopaedia');
});

test('notes that are not loaded are empty', () => {
  assert.equal(houseChoice('lansquenet', 'lansquenet', 'winnings'), null);
});

test('a game that this build does not know has its codes as words', async () => {
  await loadGameTexts('new');
  assert.equal(phaseText('new', 'laying_out'), 'laying out');
  assert.equal(entryMeaning('new', 'ante'), 'ante');
  assert.equal(presetTitle('new', 'plain', 'Plain'), 'Plain');
});
