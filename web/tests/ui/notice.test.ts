import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Unreachable, Problem } from '../../src/api/problem.ts';
import { attempt, loader, notice, noticeOf, showNotice } from '../../src/ui/frame/notice.ts';
import { language, loadLanguage } from '../../src/i18n/language.ts';

await loadLanguage('fr');

beforeEach(() => {
  language.value = 'en';
  notice.value = null;
});

const FORBIDDEN = new Problem(403, { code: 'forbidden', title: 'Forbidden', detail: 'Not this table.' });
const UNKNOWN = new Problem(404, { code: 'unknown_code', title: 'Not known', detail: 'There is none.' });
const noticeTexts = (error: unknown) => {
  const notice = noticeOf(error, null);
  return notice && [notice.title, notice.words, notice.english ?? false];
};

test('a notice has our title and the server’s detail', () => {
  assert.deepEqual(noticeTexts(FORBIDDEN), [
    'This device is not allowed to do this',
    'Not this table.',
    false,
  ]);
});

test('in French the server’s text is shown only for an unknown code, marked as English', () => {
  language.value = 'fr';
  assert.deepEqual(noticeTexts(FORBIDDEN), ['Cet appareil n’a pas le droit de faire cela', '', false]);
  assert.deepEqual(noticeTexts(UNKNOWN), ['Not known', 'There is none.', true]);
  assert.equal(noticeTexts(new Unreachable())?.[0], 'Paroli ne répond pas.');
});

test('a notice is not shown after sign-out', () => {
  assert.equal(noticeOf(new Problem(401, { code: 'unauthorized' }), null), null);
});

const failed = (): Promise<never> => Promise.reject(FORBIDDEN);

test('an action that succeeds clears the notice of an earlier one', async () => {
  await attempt(failed);
  assert.notEqual(notice.value, null);
  await attempt(() => Promise.resolve());
  assert.equal(notice.value, null);
});

test('an action that succeeds keeps the notice of one that began later', async () => {
  let succeed = (): void => undefined;
  const older = attempt(() => new Promise<void>((resolve) => (succeed = resolve)));
  await attempt(failed);
  succeed();
  await older;
  assert.equal(notice.value?.words, FORBIDDEN.detail);
});

test('what a page loads by itself clears only the notice of its own earlier load', async () => {
  const words = () => notice.value?.words;
  const [attemptLoad, loadOther] = [loader(), loader()];
  await attemptLoad(failed);
  assert.equal(words(), 'Not this table.');
  await loadOther(async () => null);
  assert.equal(words(), 'Not this table.');
  await attemptLoad(async () => null);
  assert.equal(words(), undefined);
  await attempt(failed);
  await attemptLoad(async () => null);
  assert.equal(words(), 'Not this table.');
});

test('a load that fails leaves the notice of something else', async () => {
  showNotice('Refused', 'Read this.');
  await loader()(failed);
  assert.equal(notice.value?.words, 'Read this.');
});
