/** The language of the browser before charts are drawn. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { replaceUnknownLanguage } from '../../../src/features/charts/picture/browser-language.ts';

/** A browser whose language is not its own property. */
const browserIn = (language: string) => Object.create({ language }) as { readonly language: string };

test('a language that does not exist is replaced, because the charts fail with it', () => {
  const browser = browserIn('en-US@posix');
  replaceUnknownLanguage(browser);
  assert.equal(browser.language, 'en');
});

test('a language that exists stays', () => {
  const browser = browserIn('fr-CH');
  replaceUnknownLanguage(browser);
  assert.equal(browser.language, 'fr-CH');
});
