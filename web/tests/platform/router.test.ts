import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseCredentials } from '../../src/api/credentials.ts';
import { parseAddress } from '../../src/platform/router.ts';

const ID = '0b3c9d1e-1111-4222-8333-444455556666';

test('the evening is that of a gathering or a table, the newest, or all', () => {
  const evening = { page: 'evening', gathering: null, all: false };
  assert.deepEqual(parseAddress('/evening'), evening);
  assert.deepEqual(parseAddress('/evening', '?newest'), { ...evening, newest: true });
  assert.deepEqual(parseAddress('/evening', '?all'), { ...evening, all: true });
  assert.deepEqual(parseAddress('/evening', `?gathering=${ID}`), { ...evening, gathering: ID });
  assert.deepEqual(parseAddress('/evening', `?table=${ID}`), { ...evening, table: ID });
});

test('each address is a page', () => {
  assert.deepEqual(parseAddress('/'), { page: 'home' });
  for (const page of ['settings', 'keys', 'people', 'sheet'])
    assert.deepEqual(parseAddress(`/${page}`), { page });
  assert.deepEqual(parseAddress('/new'), { page: 'new', game: null, reopened: null, gathering: null });
  assert.deepEqual(parseAddress('/new', `?again=${ID}`), {
    page: 'new',
    game: null,
    reopened: ID,
    gathering: null,
  });
  assert.deepEqual(parseAddress('/new', `?again=${ID}&game=glic`), {
    page: 'new',
    game: 'glic',
    reopened: ID,
    gathering: null,
  });
  assert.deepEqual(parseAddress('/how-to-play'), { page: 'lesson', game: null });
  assert.deepEqual(parseAddress('/how-to-play', '?game=glic'), { page: 'lesson', game: 'glic' });
  assert.deepEqual(parseAddress('/new', `?gathering=${ID}`), {
    page: 'new',
    game: null,
    reopened: null,
    gathering: ID,
  });
  assert.deepEqual(parseAddress(`/people/${ID}`), { page: 'person', id: ID });
  assert.deepEqual(parseAddress(`/tables/${ID}`), { page: 'table', id: ID });
  for (const page of ['standings', 'seats', 'rules'])
    assert.deepEqual(parseAddress(`/tables/${ID}/${page}`), { page, id: ID });
  for (const page of ['board', 'punter']) assert.deepEqual(parseAddress(`/${page}/${ID}`), { page, id: ID });
  assert.deepEqual(parseAddress(`/tables/${ID}/log`), { page: 'log', id: ID, at: null });
  assert.deepEqual(parseAddress(`/tables/${ID}/log/34`), { page: 'log', id: ID, at: 34 });
});

test('an unknown address is reported as not found', () => {
  for (const path of [
    '/nothing',
    '/tables',
    '/tables/nothing',
    `/tables/${ID}/nothing`,
    `/tables/${ID}/log/x`,
  ])
    assert.deepEqual(parseAddress(path), { page: 'unknown' }, path);
});

test('a link, a follow link and a key are distinguished', () => {
  assert.deepEqual(parseCredentials('  http://house:8000/#pair=abc%2Fd '), { link: 'abc/d' });
  assert.deepEqual(parseCredentials('http://house:8000/#follow=abc'), { key: 'abc' });
  assert.deepEqual(parseCredentials(' pk_123 '), { key: 'pk_123' });
  assert.deepEqual(parseCredentials('#pair=%E0%A4%A'), { link: '%E0%A4%A' });
});
