import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isForThisMachine, isFresh, isLoopback, secretIn } from '../../../src/features/follow/follow-link.ts';

test('a link is fresh until it expires soon, for the same key and address', () => {
  const stored = {
    ...{ link: 'https:\u002f/cards.test/#follow=s', qr: '', until: '2026-01-02T00:00:00Z' },
    ...{ by: 'me', at: 'http:\u002f/a.test' },
  };
  const current = { origin: 'http:\u002f/a.test', keyId: 'me', now: Date.parse('2026-01-01T00:00:00Z') };
  assert.equal(isFresh(stored, current), true);
  assert.equal(isFresh({ ...stored, until: null }, current), true);
  assert.equal(isFresh(stored, { ...current, now: Date.parse('2026-01-01T23:30:00Z') }), false);
  assert.equal(isFresh(stored, { ...current, keyId: 'you' }), false);
  assert.equal(isFresh(stored, { ...current, origin: 'http:\u002f/a.test:80' }), false);
  assert.equal(secretIn(stored.link), 's');
});

test('a link is for this machine if its own address is', () => {
  assert.ok(isForThisMachine('http:\u002f/127.0.0.1:8000/#follow=s'));
  assert.ok(isForThisMachine('http:\u002f/[::1]:8000/#pair=s'));
  assert.ok(!isForThisMachine('https:\u002f/cards.test/#pair=s'));
});

test('loopback hosts are recognised', () => {
  for (const host of ['localhost', 'a.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])
    assert.ok(isLoopback(host), host);
  for (const host of ['paroli.lan', '192.168.0.127', 'localhost.lan', '[fe80::1]'])
    assert.ok(!isLoopback(host), host);
});
