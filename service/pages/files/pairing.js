// Signing a device in: what it may do, then a QR code and a link, and word that it came in.

import { houseNow, Problem, send } from './api.js';
import { copyField } from './copying.js';
import { fill, h, say } from './dom.js';
import { clearFaults, faultsBeside, showFaults } from './faults.js';
import { attempt, busyButton } from './frame.js';
import { grantFields, missing } from './grant.js';
import { span } from './words.js';

// The link names the address at which this page was opened.
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const NOTHING = 'No link was made: something in the form is missing or wrong.';

// `look` looks the keys up again; the result's `follow` is given them.
export function pairing(look) {
  const view = { look, sessions: [], link: null, place: h('section.pairing') };
  ask(view);
  return { element: view.place, offer: (sessions) => offer(view, sessions), follow: (keys) => view.link && follow(view, keys) };
}

// The form of `view` lets one choose among these.
export function offer(view, sessions) {
  view.sessions = sessions;
  view.grant.offer(sessions);
}

function ask(view) {
  view.link = null;
  view.grant = grantFields('pair-', 'The long table’s tablet');
  view.grant.offer(view.sessions);
  fill(view.place, h('h2', { tabindex: '-1' }, 'Sign a device in'),
    h('form.fields', { novalidate: true, onsubmit: (event) => submitted(event, view) },
      view.grant.element, faultsBeside(), h('button.main', { type: 'submit' }, 'Make a link')));
}

async function submitted(event, view) {
  event.preventDefault();
  const form = event.currentTarget;
  clearFaults(form);
  const ready = busyButton(form.querySelector('button.main'), 'Making it…');
  await attempt(() => made('/v1/pairings', form, view.grant.chosen(), NOTHING), (link) => {
    if (!link) return;
    shown(view, link);
    attempt(view.look);
  });
  ready();
}

// Returns what was made, or null where the form now says what is missing.
export async function made(path, form, wish, nothing) {
  const errors = missing(wish);
  if (!Object.keys(errors).length) {
    try {
      return await send(path, wish);
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 422) throw error;
      Object.assign(errors, error.errors);
    }
  }
  showFaults(form, errors, nothing);
  return null;
}

function shown(view, link) {
  view.link = { id: link.id, name: link.name, until: Date.parse(link.expires_at), good: h('p.good') };
  const picture = h('img.qr', { src: `data:image/svg+xml,${encodeURIComponent(link.qr)}`, alt: 'The link as a QR code', width: '288', height: '288' });
  fill(view.place, h('h2', { tabindex: '-1' }, `Scan this with ${link.name}`), LOOPBACK.has(location.hostname) && nearOnly(), picture,
    copyField('Or open this link on it', 'pair-link', link.link), view.link.good,
    h('div.buttons', null, again(view, 'Another device')));
  count(view);
  view.place.querySelector('h2').focus();
  view.place.scrollIntoView({ block: 'nearest' });
}

const nearOnly = () =>
  h('p.near', null, `It leads to this machine only, for this page was opened as ${location.hostname}. For other devices open the page by this machine’s name or address in the network first.`);

const again = (view, words) => h('button', { type: 'button', onclick: () => afresh(view) }, words);

function afresh(view) {
  ask(view);
  view.place.querySelector('h2').focus();
}

const count = ({ link }) =>
  fill(link.good, `Good once, for ${span((link.until - houseNow()) / 1000)} more. This page says when it has been used.`);

// The link is open still, or its place was taken by a device, or it has ended.
function follow(view, keys) {
  const { link } = view;
  const device = keys.find((key) => key.kind === 'device' && key.made_by === link.id);
  if (device) over(view, `${device.name} is signed in.`, 'The link has done its work and opens nothing more.');
  else if (keys.some(({ id }) => id === link.id)) count(view);
  else over(view, 'This link opens nothing any more.', 'It was ended, or is too old.');
}

function over(view, title, words) {
  view.link = null;
  fill(view.place, h('h2', { tabindex: '-1' }, title), h('p.after', null, words), h('div.buttons', null, again(view, 'Sign in another device')));
  say(title);
}
