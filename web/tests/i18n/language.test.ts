import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  chooseLanguage,
  createCatalogue,
  importTranslated,
  language,
  loadLanguage,
} from '../../src/i18n/language.ts';

test('what was chosen last is spoken, whichever catalogue comes first', async () => {
  language.value = 'en';
  void chooseLanguage('fr');
  void chooseLanguage('en');
  await loadLanguage('fr');
  await Promise.resolve();
  assert.equal(language.value, 'en');
  void chooseLanguage('fr');
  await loadLanguage('fr');
  await Promise.resolve();
  assert.equal(language.value, 'fr');
});

const tick = (): Promise<void> => new Promise((done) => setImmediate(done));

/** Returns the accessor of a catalogue, and what lets its French come. */
function slowCatalogue() {
  let come = (): void => undefined;
  const french = new Promise<{ fr: string }>((done) => {
    come = () => done({ fr: 'bonjour' });
  });
  return { greeting: createCatalogue('hello', () => french), come };
}

test('the catalogue of a game is loaded before its language is shown', async () => {
  await chooseLanguage('en');
  const { greeting, come } = slowCatalogue();
  const choosing = chooseLanguage('fr');
  await tick();
  assert.equal(language.value, 'en');
  come();
  await choosing;
  assert.deepEqual([language.value, greeting()], ['fr', 'bonjour']);
  await chooseLanguage('en');
  assert.equal(greeting(), 'hello');
});

test('a catalogue that is added while a language loads is loaded too', async () => {
  await chooseLanguage('en');
  const first = slowCatalogue();
  const choosing = chooseLanguage('fr');
  const second = slowCatalogue();
  first.come();
  await tick();
  assert.equal(language.value, 'en');
  second.come();
  await choosing;
  assert.deepEqual([language.value, second.greeting()], ['fr', 'bonjour']);
});

test('a module comes with its catalogue in the language shown', async () => {
  await chooseLanguage('fr');
  const { greeting } = await importTranslated(async () => {
    const catalogue = slowCatalogue();
    catalogue.come();
    return catalogue;
  });
  assert.equal(greeting(), 'bonjour');
  await chooseLanguage('en');
});
