import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FetchedFile, FileState, PendingFile } from '../../../src/api/fetch-file.ts';
import { Problem, Unreachable } from '../../../src/api/problem.ts';
import {
  createReportRequest,
  POLL_MS,
  ReportFailed,
  type ReportPorts,
} from '../../../src/features/reports/report-request.ts';
import { reportAddress } from '../../../src/features/reports/report-format.ts';
import { oneTimerClock } from '../../platform/one-timer-clock.ts';

const FILE: FetchedFile = { kind: 'file', name: 'a.pdf', content: new Blob(['x']) };
const state = (changed: Partial<FileState>): FileState => ({
  ...{ id: 'r', version: 9, format: 'pdf', language: 'en', state: 'running', done: 0, total: 6000 },
  ...{ report: '/made', error: null },
  ...changed,
});
const pending = (changed: Partial<FileState> = {}): PendingFile => ({
  kind: 'pending',
  location: '/state',
  state: state({ state: 'waiting', ...changed }),
});

/** Ports whose answers are given in advance, and a clock of one timer. */
function fakePorts(
  files: readonly (FetchedFile | PendingFile | Error)[],
  states: readonly (FileState | Error)[],
) {
  const asked: string[] = [];
  const { clock, waits, advance } = oneTimerClock();
  const [fileQueue, stateQueue] = [[...files], [...states]];
  const next = <Answer>(queue: (Answer | Error)[], address: string): Promise<Answer> => {
    asked.push(address);
    const answer = queue.shift()!;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const ports: ReportPorts = {
    fetchFile: (address) => next<FetchedFile | PendingFile>(fileQueue, address),
    fetchState: (location) => next<FileState>(stateQueue, location),
    clock,
  };
  return { ports, asked, waits, advance };
}

function begun(files: Parameters<typeof fakePorts>[0], states: Parameters<typeof fakePorts>[1] = []) {
  const fake = fakePorts(files, states);
  const request = createReportRequest(fake.ports);
  const delivered: string[] = [];
  const done = request.start('/report', ({ name }) => delivered.push(name));
  return { ...fake, request, delivered, done };
}

test('a small report is handed over at once', async () => {
  const { request, delivered, done } = begun([FILE]);
  assert.equal(request.progress.value.kind, 'asking');
  await done;
  assert.deepEqual(delivered, ['a.pdf']);
  assert.equal(request.progress.value.kind, 'idle');
});

test('the state of a large report is asked for each second, with its progress, until it is made', async () => {
  const { request, delivered, asked, waits, advance } = begun(
    [pending(), FILE],
    [state({ done: 2000 }), state({ state: 'done', done: 6000 })],
  );
  await new Promise((done) => setImmediate(done));
  assert.deepEqual(request.progress.value, { kind: 'making', done: 0, total: 6000, isLost: false });
  await advance();
  assert.deepEqual(request.progress.value, { kind: 'making', done: 2000, total: 6000, isLost: false });
  await advance();
  assert.deepEqual(delivered, ['a.pdf']);
  assert.deepEqual(asked, ['/report', '/state', '/state', '/made']);
  assert.deepEqual(waits, [POLL_MS, POLL_MS]);
});

test('a failed report says why, and can be requested again', async () => {
  const { request, delivered, advance } = begun(
    [pending(), FILE],
    [state({ state: 'failed', error: 'out of ink' })],
  );
  await new Promise((done) => setImmediate(done));
  await advance();
  const { progress } = request;
  assert.ok(progress.value.kind === 'failed' && progress.value.error instanceof ReportFailed);
  assert.equal(progress.value.error.message, 'out of ink');
  await request.start('/report', ({ name }) => delivered.push(name));
  assert.deepEqual(delivered, ['a.pdf']);
});

test('a lost connection while a report is made is shown, and polling continues', async () => {
  const { request, delivered, advance, waits } = begun(
    [pending({ done: 100 }), FILE],
    [new Unreachable(''), new Problem(429, {}, 7), state({ state: 'done' })],
  );
  await new Promise((done) => setImmediate(done));
  await advance();
  assert.deepEqual(request.progress.value, { kind: 'making', done: 100, total: 6000, isLost: true });
  await advance();
  await advance();
  assert.deepEqual(delivered, ['a.pdf']);
  assert.deepEqual(waits, [POLL_MS, POLL_MS, 7000]);
});

test('an error of the server ends the request', async () => {
  const { request, done } = begun([new Problem(404, { code: 'unknown_session' })]);
  await done;
  assert.equal(request.progress.value.kind, 'failed');
  const polled = begun([pending()], [new Problem(404, { code: 'unknown_report' })]);
  await new Promise((done) => setImmediate(done));
  await polled.advance();
  assert.equal(polled.request.progress.value.kind, 'failed');
});

test('a cancelled request asks for nothing more and hands over nothing', async () => {
  const { request, delivered, asked, advance } = begun([pending(), FILE], [state({ state: 'done' })]);
  await new Promise((done) => setImmediate(done));
  request.cancel();
  assert.equal(await advance(), false);
  assert.deepEqual([asked, delivered, request.progress.value.kind], [['/report'], [], 'idle']);
});

test('a file that arrives after the request was cancelled is not handed over', async () => {
  const { request, delivered, done } = begun([FILE]);
  request.cancel();
  await done;
  assert.deepEqual([delivered, request.progress.value.kind], [[], 'idle']);
});

test('a second request ends the first', async () => {
  const { request, delivered } = begun([FILE, { ...FILE, name: 'b.xlsx' }]);
  await request.start('/other', ({ name }) => delivered.push(name));
  assert.deepEqual(delivered, ['b.xlsx']);
});

test('the address names the format, the language and an earlier version', () => {
  assert.equal(
    reportAddress({ session: 'S', version: null }, 'pdf', 'fr'),
    '/v1/sessions/S/report.pdf?language=fr',
  );
  assert.equal(
    reportAddress({ session: 'S', version: 7 }, 'csv', 'en'),
    '/v1/sessions/S/report.csv?as_of=7&language=en',
  );
  assert.equal(reportAddress({ gathering: 'G' }, 'pdf', 'fr'), '/v1/gatherings/G/report.pdf?language=fr');
  const range = { currency: 'lsd', from: '2026-01-01', to: null };
  assert.equal(
    reportAddress({ person: 'P', ...range }, 'csv', 'en'),
    '/v1/people/P/statement.csv?currency=lsd&from=2026-01-01&language=en',
  );
});
