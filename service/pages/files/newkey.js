// A key for a script or another program: made, and shown once.

import { copyField } from './copying.js';
import { fill, h, labelled } from './dom.js';
import { clearFaults, fault, faultsBeside, showFaults } from './faults.js';
import { attempt, busyButton } from './frame.js';
import { grantFields } from './grant.js';
import { made, offer } from './pairing.js';

const NOTHING = 'No key was made: something in the form is missing or wrong.';
const NO_DAYS = { days: ['Say a number of days, or leave it empty.'] };

// `look` looks the keys up again.
export function newKey(look) {
  const view = { look, sessions: [], place: h('div', null) };
  ask(view);
  return { element: h('details.newkey', null, h('summary', null, 'Make a key for a script'), view.place), offer: (sessions) => offer(view, sessions) };
}

function ask(view) {
  view.grant = grantFields('key-', 'The nightly copy');
  view.grant.offer(view.sessions);
  const days = h('input', { id: 'key-days', name: 'days', type: 'text', inputmode: 'numeric', autocomplete: 'off', 'aria-describedby': 'key-fault-days' });
  fill(view.place,
    h('p.quiet', null, 'Programs send a key with each request. Devices need none: make a link for those.'),
    h('form.fields', { novalidate: true, onsubmit: (event) => submitted(event, view, days.value.trim()) },
      view.grant.element, labelled('Good for how many days (empty: until it is ended)', days.id, days, fault('days', 'key-')),
      faultsBeside(), h('button.main', { type: 'submit' }, 'Make a key')));
}

async function submitted(event, view, days) {
  event.preventDefault();
  const form = event.currentTarget;
  clearFaults(form);
  if (!/^\d{0,9}$/.test(days)) return showFaults(form, NO_DAYS, NOTHING);
  const wish = { ...view.grant.chosen(), days: days ? Number(days) : null };
  const ready = busyButton(form.querySelector('button.main'), 'Making it…');
  await attempt(() => made('/v1/keys', form, wish, NOTHING), (key) => {
    if (!key) return;
    shown(view, key);
    attempt(view.look);
  });
  return ready();
}

// Told now and never again: the house keeps only what it needs to know the key again.
function shown(view, key) {
  const done = h('button', { type: 'button', onclick: () => ask(view) }, 'I have it');
  fill(view.place, h('h3', { tabindex: '-1' }, `The key “${key.name}”`), copyField('Shown this once', 'key-secret', key.key),
    h('p.good', null, 'Put it where only the program reads it. Whoever has it may do what it may.'), h('div.buttons', null, done));
  view.place.querySelector('h3').focus();
}
