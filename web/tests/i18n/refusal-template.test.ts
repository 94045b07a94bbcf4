import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { en } from '../../src/i18n/en.ts';
import { fr } from '../../src/i18n/fr.ts';
import { en as pagesEn } from '../../src/i18n/pages-en.ts';
import { fr as pagesFr } from '../../src/i18n/pages-fr.ts';
import {
  adviceOf,
  fill,
  FORMATTERS,
  type RefusalText,
  type RefusalTexts,
  type TemplateContext,
} from '../../src/i18n/refusal-template.ts';

const contextOf = (
  { listed, capitalize }: typeof en,
  { templates }: Pick<typeof pagesEn, 'templates'>,
  facts: object,
): TemplateContext => ({
  lookUp: (name) => (facts as Readonly<Record<string, unknown>>)[name],
  grammar: templates,
  listed,
  capitalize,
  money: (amount) => `£${amount}`,
});
const inEnglish = (template: string, facts: object): string => fill(template, contextOf(en, pagesEn, facts));
const inFrench = (template: string, facts: object): string => fill(template, contextOf(fr, pagesFr, facts));

test('a template is filled with facts as text, numbers and sums', () => {
  const facts = { player: 'Anne', left: 12, position: 3 };
  assert.equal(inEnglish('{player} has {left:sum}, not {position:number}.', facts), 'Anne has £12, not 3.');
  assert.equal(inEnglish('[{nobody}] [{nobody:sum}] [{nobody:players}]', facts), '[] [£0] []');
  const hebrew = '\u05d0\u05d1';
  assert.equal(inEnglish('{player} bets.', { player: hebrew }), `\u2068${hebrew}\u2069 bets.`);
});

test('a value with braces or a dollar sign is not filled again', () => {
  assert.equal(inEnglish('{player} is here.', { player: "{left} $& $'" }), "{left} $& $' is here.");
});

test('cards are written in the grammar of the language', () => {
  const facts = { card: 'Qh', rank: 'Q', second: 'Q#2', ace: 'A' };
  assert.equal(
    inEnglish('Not {card:definite}, {second:card}.', facts),
    'Not the queen of hearts, second queen.',
  );
  assert.equal(inEnglish('All {rank:ranks}.', facts), 'All queens.');
  assert.equal(inFrench('Sur {card:definite} et {ace:definite}.', facts), 'Sur la dame de cœur et l’as.');
  const drawn = '{rank:gender|Tous|Toutes} les {rank:ranks} sont {rank:gender|sortis|sorties}.';
  assert.equal(inFrench(drawn, facts), 'Toutes les dames sont sorties.');
  assert.equal(inFrench(drawn, { rank: 'K' }), 'Tous les rois sont sortis.');
});

test('French elides and contracts the article of a name', () => {
  assert.equal(inFrench('La bourse {player:genitive}', { player: 'Alpiew' }), 'La bourse d’Alpiew');
  assert.equal(inFrench('La bourse {player:genitive}', { player: 'le comte' }), 'La bourse du comte');
});

test('a form agrees with a number, or with the length of a list', () => {
  const left = '{stock:plural|one card is|# cards are} left.';
  assert.deepEqual(
    [1, 2, 13].map((stock) => inEnglish(left, { stock })),
    ['One card is left.', 'Two cards are left.', '13 cards are left.'],
  );
  assert.equal(inEnglish(left, { stock: ['a', 'b'] }), 'Two cards are left.');
  assert.equal(inFrench('Il reste {stock:plural|une carte|# cartes}.', { stock: 1 }), 'Il reste une carte.');
});

test('a list has each player once, whether the items are names or records', () => {
  const waiting = [{ punter: 'Anne' }, { punter: 'Bess' }, { punter: 'Anne' }];
  assert.equal(inEnglish('{waiting:players}', { waiting }), 'Anne and Bess');
  assert.equal(inFrench('{waiting:players}', { waiting: ['Anne', 'Bess'] }), 'Anne et Bess');
});

test('only a card or a number in words gets a capital letter at the start', () => {
  assert.equal(inEnglish('{card:definite} is out.', { card: 'K' }), 'The king is out.');
  assert.equal(inEnglish('{player} is out.', { player: 'anne' }), 'anne is out.');
});

test('the first variant whose condition holds is shown', () => {
  const text: RefusalText = {
    advice: 'otherwise',
    variants: { 'other=null': 'hidden', other: 'other', 'kind=stake|take': 'kind', left: 'left' },
  };
  const advice = (facts: object): string => adviceOf(text, contextOf(en, pagesEn, facts));
  assert.equal(advice({ other: null }), 'hidden');
  assert.equal(advice({ other: 'Anne', left: 1 }), 'other');
  assert.equal(advice({ kind: 'take', left: 1 }), 'kind');
  assert.equal(advice({ kind: 'pay', left: 1 }), 'left');
  for (const left of [undefined, null, 0, '', []]) assert.equal(advice({ kind: 'pay', left }), 'otherwise');
});

const FOLDER = new URL('../../src/i18n/game-texts/', import.meta.url);

test('every placeholder of the games has a formatter', () => {
  const files = readdirSync(FOLDER).filter((file) => file.startsWith('refusals.'));
  assert.ok(files.includes('refusals.shared.en.json'));
  for (const file of files) {
    const texts = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf-8')) as RefusalTexts;
    for (const [code, { advice, variants }] of Object.entries(texts))
      for (const template of [advice, ...Object.values(variants)]) {
        for (const [, formatter] of template.matchAll(/\{\w+:(\w+)/g))
          assert.ok(formatter! in FORMATTERS, `${file} ${code}: ${formatter}`);
        assert.doesNotMatch(inEnglish(template, {}), /[{}]/, `${file} ${code}`);
      }
  }
});
