// The books as files: fetched from the house, saved by the browser.

import { read } from './api.js';
import { h, say } from './dom.js';
import { attempt } from './frame.js';

const PAGE = 1000;

export function downloads(view) {
  const button = (words, name, fetched) =>
    h('button', { type: 'button', onclick: () => attempt(() => fetched(view), (books) => save(view, name, books)) }, words);
  return h('section.downloads', null, h('h2', null, 'The books'),
    h('p.quiet', null, 'As files (JSON), up to the version shown.'),
    h('div.buttons', null, button('Balances', 'balances', balances), button('Journal', 'journal', journal), button('Events', 'events', events)));
}

const balances = ({ id, at }) => read(`/v1/sessions/${id}/balances`, { as_of: at });
const journal = ({ id, at }) => whole(`/v1/sessions/${id}/journal`, 'postings', { as_of: at });

async function events({ id, at }) {
  const log = await whole(`/v1/sessions/${id}/events`, 'events', {});
  return { events: log.events.filter(({ version }) => version <= at) };
}

// All pages of a list as one.
async function whole(path, name, query) {
  const all = [];
  for (let after = 0; after !== null;) {
    const page = await read(path, { ...query, after, limit: PAGE });
    all.push(...page[name]);
    after = page.next;
  }
  return { [name]: all };
}

function save({ name, at }, kind, books) {
  const file = new Blob([JSON.stringify(books, null, 2), '\n'], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  h('a', { href: address, download: `${plain(name)}-${kind}-${at}.json` }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  say(`The ${kind} are saved as a file.`);
}

const plain = (name) => (name ?? 'session').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'session';
