// The evenings in the books, newest first, page by page.

import { read } from './api.js';
import { demonstrationButton } from './demonstration.js';
import { fill, h, say } from './dom.js';
import { attempt } from './frame.js';
import { mayOpen } from './me.js';
import { counted, GAMES, moment, PHASES } from './words.js';

const PAGE = 12;
const PAGE_MOST = 1000;

export function evenings() {
  const list = h('ol.evenings', null);
  const state = h('div.state', null, h('p.quiet', null, 'Looking into the books…'));
  const older = h('button', { type: 'button', hidden: true }, 'Older evenings');
  let next = null;

  async function load() {
    const limit = Math.min(Math.max(list.childElementCount, PAGE), PAGE_MOST);
    const page = await read('/v1/sessions', { limit });
    fill(list, page.sessions.map(row));
    fill(state, page.sessions.length ? null : nothing());
    turn(page);
  }

  async function more() {
    const page = await read('/v1/sessions', { limit: PAGE, cursor: next });
    const rows = page.sessions.map(row);
    list.append(...rows);
    turn(page);
    rows[0]?.querySelector('a').focus();
    say(`${counted(rows.length, 'older evening')} shown.`);
  }

  function turn(page) {
    next = page.next;
    older.hidden = next === null;
  }

  older.addEventListener('click', () => attempt(more));
  return { element: h('section.lists', null, h('h2', null, 'Evenings'), list, state, older), load };
}

function row(session) {
  const { id, name, game, phase, version, opened_at: opened, owes_settlement: owes } = session;
  const about = [GAMES[game] ?? game, session.preset, PHASES[phase] ?? phase, owes && 'a draw is being settled'];
  return h('li', null, h('a.evening', { href: `#/sessions/${id}` },
    h('span.name', null, name),
    h('span.when', null, moment(opened)),
    h('span.about', null, about.filter(Boolean).join(' · ')),
    h('span.version', null, `version ${version}`)));
}

const nothing = () =>
  h('div.empty', null,
    h('h3', null, 'No evening yet'),
    h('p', null, 'Here stands every evening that is opened or played in this house, the newest first. ',
      'To see what that looks like, let one be played: three punters, one deal, a king that wins three times.'),
    mayOpen() && demonstrationButton('Play it now'));
