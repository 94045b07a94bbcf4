import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Unreachable, Problem, errorOf } from '../../src/api/problem.ts';

const answer = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers });

test('a problem of the server has its code, its figures and its retry time', () => {
  const body = {
    code: 'too_many',
    title: 'Too many',
    detail: 'Wait.',
    limit: 3,
    errors: { name: ['short'] },
  };
  const wrong = errorOf(answer(429, { 'Retry-After': '12' }), body);
  assert.ok(wrong instanceof Problem);
  assert.deepEqual(
    [wrong.status, wrong.code, wrong.title, wrong.message, wrong.retryAfter],
    [429, 'too_many', 'Too many', 'Wait.', 12],
  );
  assert.deepEqual([wrong.facts.limit, wrong.errors], [3, { name: ['short'] }]);
});

test('a problem without a detail or a time has its status, and no time', () => {
  const wrong = errorOf(answer(409), { code: 'x', errors: 'none' });
  assert.ok(wrong instanceof Problem);
  assert.deepEqual([wrong.detail, wrong.retryAfter, wrong.errors], ['The service answers 409.', NaN, {}]);
});

test('a response without a code is not from the server', () => {
  for (const body of [null, 'Bad Gateway', [], {}, { code: 5 }])
    assert.ok(errorOf(answer(502), body) instanceof Unreachable);
  assert.ok(errorOf(answer(200), { code: 'x' }) instanceof Unreachable);
});

test('a request that did not arrive in time counts as unreachable, so it is sent again', () => {
  assert.ok(errorOf(answer(408), { code: 'request_timeout' }) instanceof Unreachable);
});
