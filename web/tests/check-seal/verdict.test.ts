/** The check page's verdict on each case of a file that the service's tests read too. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import table from '../../../tests/sealing/seal_cases.json' with { type: 'json' };
import { BadExport, readLogs } from '../../src/check-seal/exported-logs.ts';
import { en } from '../../src/check-seal/messages/en.ts';
import { BadSeal, readSeals } from '../../src/check-seal/seal-text.ts';
import { checkSeals, type Verdict } from '../../src/check-seal/verdict.ts';
import { conclusionOf, headingText } from '../../src/check-seal/verdict-text.ts';

interface Case {
  readonly name: string;
  readonly document: 'export' | 'rehashed' | 'archive';
  readonly changes: readonly (readonly [path: readonly (string | number)[], value?: unknown])[];
  readonly seal: string;
  readonly expected_key: string;
  readonly verdicts: readonly (readonly (string | number)[])[] | null;
  readonly key: string;
}

const CASES = table.cases as unknown as readonly Case[];
const FULL = CASES[0]?.seal ?? '';

/** Returns the exported file of a case. A change without a value removes the part. */
function changedDocument({ document: name, changes }: Case): string {
  const text = table.documents[name];
  if (changes.length === 0) return text;
  const document = JSON.parse(text);
  for (const [path, ...value] of changes) {
    const last = path.at(-1) ?? '';
    const part = path.slice(0, -1).reduce((inner, step) => inner[step], document);
    if (value.length > 0) part[last] = value[0];
    else if (Array.isArray(part)) part.splice(Number(last), 1);
    else delete part[last];
  }
  return JSON.stringify(document);
}

function row(verdict: Verdict): readonly (string | number)[] {
  if (verdict.kind === 'agrees') return [verdict.kind, verdict.newer];
  if (verdict.kind === 'broken') return [verdict.kind, verdict.event, verdict.fault];
  if (verdict.kind === 'cut') return [verdict.kind, verdict.last];
  return verdict.kind === 'rehashed' ? [verdict.kind, verdict.first, verdict.last] : [verdict.kind];
}

for (const testCase of CASES) {
  test(testCase.name, () => {
    const file = changedDocument(testCase);
    if (testCase.verdicts === null) {
      assert.throws(() => readLogs(file), BadExport);
      return;
    }
    const checked = checkSeals(readSeals(testCase.seal), readLogs(file), testCase.expected_key);
    assert.deepEqual(
      checked.map(({ verdict }) => row(verdict)),
      testCase.verdicts,
    );
    assert.equal(checked[0]?.key, testCase.key);
  });
}

test('the fingerprint is the one that the service prints', () => {
  const [checked] = checkSeals(readSeals(FULL), readLogs(table.documents.export), table.fingerprint);
  assert.equal(checked?.fingerprint, table.fingerprint);
});

test('only a seal with the expected key is correct', () => {
  const headings = (expected: string, document = table.documents.export): string[] =>
    checkSeals(readSeals(FULL), readLogs(document), expected).map((checked) =>
      headingText(en, conclusionOf(checked)),
    );
  assert.deepEqual(headings(''), ['The log matches. Compare the fingerprint.']);
  assert.deepEqual(headings(table.fingerprint.slice(0, 20)), ['The log matches. Compare the fingerprint.']);
  assert.deepEqual(headings('0'.repeat(32)), ['Wrong']);
  assert.deepEqual(headings(table.fingerprint), ['Correct']);
  const elsewhere = JSON.stringify({ session: 'another', events: [] });
  assert.deepEqual(headings('', elsewhere), ['Not checked']);
  assert.deepEqual(headings('', table.documents.rehashed), ['Wrong']);
});

test('a log is hashed once, however often it is checked', () => {
  let hashed = 0;
  const logs = readLogs(table.documents.export);
  const log = [...logs.values()][0]!;
  const counted = log.map((event) => ({
    ...event,
    get actor() {
      hashed += 1;
      return event.actor;
    },
  }));
  const seals = readSeals(`${FULL}\n${FULL}`);
  const [verdict] = [1, 2, 3].map(() => checkSeals(seals, new Map([[seals[0]!.session, counted]]), ''));
  assert.equal(verdict?.[1]?.verdict.kind, 'agrees');
  assert.equal(hashed, log.length);
});

test('blanks, text around a seal, and a JSON report do not change it', () => {
  const [expected] = readSeals(FULL);
  const windows = `\ufeffScanned:\r\n\r\n${FULL.replaceAll('\n', '  \r\n')}\r\n`;
  const report = JSON.stringify({ seal: { text: FULL } });
  for (const text of [windows, report, `\ufeff${report}`, JSON.stringify({ text: FULL })]) {
    assert.deepEqual(readSeals(text), [expected]);
  }
});

test('a damaged seal names its damaged part', () => {
  const damaged: readonly [from: string | RegExp, to: string, fault: object][] = [
    [FULL, 'hello', { kind: 'no-seal' }],
    [/name .*/, `name ${'x'.repeat(10_000)}`, { kind: 'too-long' }],
    ['seal 1', 'seal 2', { kind: 'newer', firstLine: 'Paroli seal 2' }],
    [/\nsignature .*/, '', { kind: 'incomplete', part: 'signature' }],
    [/hash ../, 'hash ZZ', { kind: 'damaged', part: 'hash' }],
    [/key ./, 'key !', { kind: 'damaged', part: 'key' }],
    [/.$/, '', { kind: 'damaged', part: 'signature' }],
    ['\nstate', '\nstate open\nstate', { kind: 'damaged', part: 'state closed' }],
  ];
  for (const [from, to, fault] of damaged) {
    assert.throws(
      () => readSeals(FULL.replace(from, to)),
      (error) => {
        assert.ok(error instanceof BadSeal);
        assert.deepEqual(error.fault, fault);
        return true;
      },
    );
  }
});

test('a file that is no export says what it is not', () => {
  const archive = table.documents.archive;
  const wrong: readonly [text: string, fault: object][] = [
    ['', { kind: 'not-an-export' }],
    ['Paroli', { kind: 'not-an-export' }],
    ['{}', { kind: 'no-events' }],
    ['{"session":5,"events":[]}', { kind: 'not-an-export' }],
    ['{"session":"x","events":[{}]}', { kind: 'damaged-event', at: 1 }],
    [
      '{"session":"x","events":[{"type":"session.bankroll_linked","data":{"person":null}}]}',
      { kind: 'hidden-person', at: 1 },
    ],
    [archive.replace('Zoë', 'Zoe'), { kind: 'incomplete-archive' }],
    [archive.slice(0, -9), { kind: 'incomplete-archive' }],
  ];
  for (const [text, fault] of wrong) {
    assert.throws(
      () => readLogs(text),
      (error) => {
        assert.deepEqual((error as BadExport).fault, fault);
        return true;
      },
    );
  }
});
