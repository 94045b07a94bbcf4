import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseCredentials } from '../../src/api/credentials.ts';
import { parsed } from '../../src/platform/router.ts';

const ID = '0b3c9d1e-1111-4222-8333-444455556666';

test('each address is a page', () => {
  assert.deepEqual(parsed('/'), { page: 'home' });
  for (const page of ['evening', 'settings', 'keys', 'sheet']) assert.deepEqual(parsed(`/${page}`), { page });
  assert.deepEqual(parsed('/new'), { page: 'new', again: null });
  assert.deepEqual(parsed('/new', `?again=${ID}`), { page: 'new', again: ID });
  assert.deepEqual(parsed(`/tables/${ID}`), { page: 'table', id: ID });
  for (const page of ['standings', 'seats', 'rules'])
    assert.deepEqual(parsed(`/tables/${ID}/${page}`), { page, id: ID });
  for (const page of ['board', 'punter']) assert.deepEqual(parsed(`/${page}/${ID}`), { page, id: ID });
  assert.deepEqual(parsed(`/tables/${ID}/log`), { page: 'log', id: ID, at: null });
  assert.deepEqual(parsed(`/tables/${ID}/log/34`), { page: 'log', id: ID, at: 34 });
});

test('what is no page of ours is said to be none', () => {
  for (const path of [
    '/nothing',
    '/tables',
    '/tables/nothing',
    `/tables/${ID}/nothing`,
    `/tables/${ID}/log/x`,
  ])
    assert.deepEqual(parsed(path), { page: 'unknown' }, path);
});

test('a link, a link to follow by, and a key are told apart', () => {
  assert.deepEqual(parseCredentials('  http://house:8000/#pair=abc%2Fd '), { link: 'abc/d' });
  assert.deepEqual(parseCredentials('http://house:8000/#follow=abc'), { key: 'abc' });
  assert.deepEqual(parseCredentials(' pk_123 '), { key: 'pk_123' });
  assert.deepEqual(parseCredentials('#pair=%E0%A4%A'), { link: '%E0%A4%A' });
});
