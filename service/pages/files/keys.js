// Keys and devices, for the house: who may do what, and signing in more.

import { read } from './api.js';
import { h } from './dom.js';
import { attempt, setBand, setPage, setTitle, whileShown } from './frame.js';
import { keyLists } from './keylist.js';
import { newKey } from './newkey.js';
import { pairing } from './pairing.js';
import { back } from './parts.js';

const SESSIONS_MOST = 1000;

export function keysView({ leave }) {
  const look = async () => show(view, await theKeys());
  const view = { lists: keyLists({ leave, look }), pairing: pairing(look), newKey: newKey(look) };
  setTitle('Keys and devices');
  setBand(back(), h('h1', { tabindex: '-1' }, 'Keys and devices'));
  setPage('house', h('section.side', null, view.pairing.element, view.newKey.element), view.lists.element);
  whileShown(view.lists.element, look);
  return { load: () => attempt(() => load(view)) };
}

const theKeys = async () => (await read('/v1/keys')).keys;

async function load(view) {
  const [keys, { sessions }] = await Promise.all([theKeys(), read('/v1/sessions', { limit: SESSIONS_MOST })]);
  view.lists.name(sessions);
  view.pairing.offer(sessions);
  view.newKey.offer(sessions);
  show(view, keys);
}

function show(view, keys) {
  view.lists.show(keys);
  view.pairing.follow(keys);
}
