// Devices, open links and keys as lists, each line with a button that ends it.

import { end, houseNow } from './api.js';
import { fill, h, say } from './dom.js';
import { attempt } from './frame.js';
import { me } from './me.js';
import { opens } from './roles.js';
import { moment, span } from './words.js';

const KINDS = [
  { kind: 'device', title: 'Devices', none: 'No device is signed in.' },
  { kind: 'link', title: 'Open links', none: 'None. A link signs one device in, once, within ten minutes.' },
  {
    kind: 'key', title: 'Keys', none: 'None. Scripts use keys; devices need none.',
    note: 'The key of the settings (PAROLI_HOUSE_KEY), if there is one, is not listed.',
  },
];
const ENDING = {
  device: 'It is signed out at once.',
  link: 'It signs nobody in then.',
  key: 'Who uses it is refused at once, and devices that came in with it are signed out.',
};

// `leave` signs this device out, `look` looks the keys up again.
export function keyLists({ leave, look }) {
  const view = { leave, look, keys: [], names: new Map(), asking: null };
  view.parts = KINDS.map((one) => ({ ...one, list: h('ul.access', null) }));
  const parts = view.parts.map(({ title, note, list }) =>
    h('section', null, h('h2', { tabindex: '-1' }, title), list, note && h('p.quiet', null, note)));
  return {
    element: h('section.lists', null, parts),
    name: (sessions) => {
      view.names = new Map(sessions.map(({ id, name }) => [id, name]));
    },
    show: (keys) => show(view, keys),
  };
}

// Lines are made anew, and what had the focus has it again.
function show(view, keys) {
  view.keys = keys;
  const held = document.activeElement?.dataset?.ends;
  for (const { kind, none, list } of view.parts) {
    const rows = keys.filter((key) => key.kind === kind).map((key) => row(view, key));
    fill(list, rows.length ? rows : h('li.none.quiet', null, none));
  }
  if (held) buttonOf(held)?.focus({ preventScroll: true });
}

function row(view, key) {
  const own = key.id === me()?.id;
  return h('li', null,
    h('h3', null, key.name, own && h('span.own', null, 'this device')),
    h('p', null, `${key.role} · ${opens(key, view.names)}`),
    h('p.quiet', null, when(key)),
    view.asking === key.id ? sure(view, key, own) : endButton(view, key, own));
}

function when({ kind, used_at: used, expires_at: until }) {
  if (kind === 'link') return `${span((Date.parse(until) - houseNow()) / 1000)} left`;
  return `${used ? `last used ${moment(used)}` : 'not used yet'} · ${until ? `until ${moment(until)}` : 'until it is ended'}`;
}

const endButton = (view, key, own) =>
  h('button', { type: 'button', 'data-ends': key.id, 'aria-label': `${own ? 'Sign out' : 'End'} ${key.name}`, onclick: () => ask(view, key.id) },
    own ? 'Sign out' : 'End');

// Asked once, and forgotten when another is asked about.
function ask(view, id) {
  view.asking = id;
  show(view, view.keys);
  document.querySelector('.sure button').focus();
}

function keep(view, id) {
  view.asking = null;
  show(view, view.keys);
  buttonOf(id)?.focus();
}

const buttonOf = (mark) => [...document.querySelectorAll('[data-ends]')].find((button) => button.dataset.ends === mark);

const sure = (view, key, own) =>
  h('div.sure', { role: 'group', 'aria-label': `End ${key.name}?` },
    h('p', null, h('strong', null, 'End it? '), ENDING[key.kind], own ? ' It is the one you are using.' : ''),
    h('div.buttons', null,
      h('button', { type: 'button', 'data-ends': `yes ${key.id}`, onclick: () => ended(view, key, own) }, 'Yes, end it'),
      h('button', { type: 'button', 'data-ends': `no ${key.id}`, onclick: () => keep(view, key.id) }, 'Keep it')));

function ended(view, key, own) {
  if (own) return view.leave();
  return attempt(async () => {
    await end(`/v1/keys/${encodeURIComponent(key.id)}`);
    view.asking = null;
    await view.look();
  }, () => {
    view.parts.find(({ kind }) => kind === key.kind).list.previousSibling.focus();
    say(`${key.name} is ended.`);
  });
}
