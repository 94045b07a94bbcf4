// The first view: what this is and what to do next, beside the evenings.

import { about } from './about.js';
import { demonstrationButton } from './demonstration.js';
import { h } from './dom.js';
import { attempt, setBand, setPage, setTitle } from './frame.js';
import { isHouse, mayOpen, me } from './me.js';
import { ROLES } from './roles.js';
import { evenings } from './sessions.js';

export function homeView({ leave }) {
  const list = evenings();
  setTitle('');
  setBand(h('h1', { tabindex: '-1' }, 'Paroli'), h('p.under', null, 'the books of a Basset table'), chip(leave));
  setPage('home', h('section.side', null, about(), mayOpen() ? actions() : mine()), list.element, mayOpen() && next());
  return { load: () => attempt(list.load) };
}

const chip = (leave) =>
  h('div.chip', null,
    isHouse() && h('a.link', { href: '#/keys' }, 'Keys and devices'),
    h('span.signed', null, h('span.whose', null, me().name), ` · ${me().role}`),
    h('button.plain', { type: 'button', onclick: leave }, 'Sign out'));

const actions = () =>
  h('div.actions', null,
    demonstrationButton(),
    h('a.button', { href: '#/sheet' }, 'Play a sheet of your own'),
    h('a.button', { href: '#/new' }, 'Open a new session'));

const mine = () =>
  h('section.mine', null, h('h2', null, 'What this device may do'), h('p', null, ROLES[me().role]));

const next = () =>
  h('section.side.next', null,
    h('h2', null, 'What to do next'),
    h('ol', null,
      h('li', null, 'Play the demonstration, and go through it draw by draw.'),
      h('li', null, 'Write down an evening of your own as a score sheet, one entry a line: ',
        h('a', { href: '/start/demonstration.basset.toml' }, 'the demonstration’s sheet'), ' shows how.'),
      h('li', null, 'Enter a game while it is played, through ', h('a', { href: '/docs' }, 'the API'),
        '. The tablet for the table will speak the same.')));
