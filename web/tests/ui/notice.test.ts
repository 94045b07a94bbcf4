import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Unreachable, Problem } from '../../src/api/problem.ts';
import { noticeOf } from '../../src/ui/frame/notice.ts';
import { language, loadLanguage } from '../../src/i18n/language.ts';

await loadLanguage('fr');

beforeEach(() => {
  language.value = 'en';
});

const FORBIDDEN = new Problem(403, { code: 'forbidden', title: 'Forbidden', detail: 'Not this table.' });
const UNHEARD = new Problem(404, { code: 'unheard', title: 'Unheard of', detail: 'There is none.' });
const said = (error: unknown) => {
  const notice = noticeOf(error, null);
  return notice && [notice.title, notice.words, notice.english ?? false];
};

test('under a title of ours stands what the house says', () => {
  assert.deepEqual(said(FORBIDDEN), ['This device is not allowed to do this', 'Not this table.', false]);
});

test('in French the house is heard only where nothing else is known, and then as English', () => {
  language.value = 'fr';
  assert.deepEqual(said(FORBIDDEN), ['Cet appareil n’a pas le droit de faire cela', '', false]);
  assert.deepEqual(said(UNHEARD), ['Unheard of', 'There is none.', true]);
  assert.equal(said(new Unreachable())?.[0], 'Paroli ne répond pas.');
});

test('whoever is signed out is told elsewhere', () => {
  assert.equal(noticeOf(new Problem(401, { code: 'unauthorized' }), null), null);
});
