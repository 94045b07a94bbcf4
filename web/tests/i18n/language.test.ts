import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  chooseLanguage,
  createCatalogue,
  importTranslated,
  language,
  loadLanguage,
} from '../../src/i18n/language.ts';

test('the language chosen last is shown, whichever catalogue loads first', async () => {
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

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Returns the accessor of a catalogue, and a function that ends the loading of its French. */
function slowCatalogue() {
  let resolveFrench = (): void => undefined;
  const french = new Promise<{ fr: string }>((resolve) => {
    resolveFrench = () => resolve({ fr: 'bonjour' });
  });
  return { greeting: createCatalogue('hello', () => french), resolveFrench };
}

test('the catalogue of a game is loaded before its language is shown', async () => {
  await chooseLanguage('en');
  const { greeting, resolveFrench } = slowCatalogue();
  const choosing = chooseLanguage('fr');
  await tick();
  assert.equal(language.value, 'en');
  resolveFrench();
  await choosing;
  assert.deepEqual([language.value, greeting()], ['fr', 'bonjour']);
  await chooseLanguage('en');
  assert.equal(greeting(), 'hello');
});

test('a catalogue added while a language loads is loaded too', async () => {
  await chooseLanguage('en');
  const first = slowCatalogue();
  const choosing = chooseLanguage('fr');
  const second = slowCatalogue();
  first.resolveFrench();
  await tick();
  assert.equal(language.value, 'en');
  second.resolveFrench();
  await choosing;
  assert.deepEqual([language.value, second.greeting()], ['fr', 'bonjour']);
});

test('a module is imported with its catalogue in the language shown', async () => {
  await chooseLanguage('fr');
  const { greeting } = await importTranslated(async () => {
    const catalogue = slowCatalogue();
    catalogue.resolveFrench();
    return catalogue;
  });
  assert.equal(greeting(), 'bonjour');
  await chooseLanguage('en');
});
