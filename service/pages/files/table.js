// One session: the table as it is, or as it was at any version before.

import { read } from './api.js';
import { fill, h, say } from './dom.js';
import { downloads } from './downloads.js';
import { drawnLast } from './drawn.js';
import { told } from './events.js';
import { attempt, setPage, setTitle, whileShown } from './frame.js';
import { logOf } from './log.js';
import { readsBooks } from './me.js';
import { currencyNamed, presetNamed, theRules } from './rules.js';
import { seats } from './seats.js';
import { standingsOf } from './standings.js';
import { stepper } from './stepper.js';
import { tableBand } from './tableband.js';

const SHOWN = 20;
const SETTLING_MS = 1000;
const LOOKED_AT = 60; // a draw's call depends on the draw before it

// Who does not read the log sees the table as it is, and goes along with it.
export function tableView({ id, at }) {
  const whole = readsBooks();
  const view = { id, at: whole ? at : null, whole, newest: 0, asked: 0, parts: parts() };
  view.steps = stepper((version) => attempt(() => turnTo(view, version)));
  fill(view.parts.foot, view.steps.element);
  setTitle('A session');
  setPage('session', h('section.felt', null, view.parts.seats, whole && view.parts.foot), h('aside.side', null,
    view.parts.standings, whole && view.parts.log, whole && downloads(view)));
  if (!whole) whileShown(view.parts.seats, () => keepUp(view));
  return {
    load: () => attempt(() => load(view)),
    accepts: (other) => whole && other.id === id && follow(view, other.at ?? view.newest),
  };
}

const parts = () => ({
  seats: h('div.cloth', null, h('p.quiet.state', null, 'Opening the books…')),
  foot: h('div.foot'),
  standings: h('section'),
  log: h('section'),
});

// Looks how far the session has come. Who looked at the newest version goes on doing so.
async function load(view) {
  const { version } = await read(`/v1/sessions/${view.id}`);
  const follows = view.at === null || (view.newest && view.at === view.newest);
  view.newest = version;
  await turnTo(view, follows ? version : Math.min(Math.max(view.at, 1), version));
}

async function turnTo(view, version) {
  view.asked += 1;
  const asked = view.asked;
  view.at = version;
  view.steps.show(version, view.newest);
  const seen = await seenAt(view, version);
  if (asked !== view.asked || !view.parts.seats.isConnected) return;
  show(view, seen);
}

async function keepUp(view) {
  const { version } = await read(`/v1/sessions/${view.id}`);
  if (version !== view.newest) await load(view);
}

// A line of the log was chosen: turn there, and stay in the log.
function follow(view, version) {
  const within = view.parts.log.contains(document.activeElement);
  return attempt(() => turnTo(view, version), () => within && view.parts.log.querySelector('a')?.focus());
}

async function seenAt({ id, whole }, version) {
  const path = `/v1/sessions/${id}`;
  const after = Math.max(0, version - LOOKED_AT);
  const [table, standings, page, rules] = await Promise.all([
    read(path, { as_of: version }),
    read(`${path}/standings`, { as_of: version }),
    whole ? read(`${path}/events`, { after, limit: version - after }) : null,
    theRules(),
  ]);
  const currency = currencyNamed(rules, table.currency);
  const lines = page ? told(page.events, { rules: table.rules, currency }) : [drawnLast(table)];
  return { table, standings, currency, lines, preset: presetNamed(rules, table.preset) };
}

function show(view, seen) {
  const { table, currency, lines } = seen;
  const now = lines.at(-1);
  view.name = table.name;
  setTitle(table.name);
  tableBand(seen, now, view.newest);
  fill(view.parts.seats, seats(table, currency, now, view.newest));
  fill(view.parts.standings, standingsOf(seen));
  if (view.whole) fill(view.parts.log, logOf(lines.slice(-SHOWN), view.id));
  keepAddress(addressOf(view));
  say(now?.words ?? '');
  if (table.owes_settlement && view.at === view.newest) setTimeout(() => lookAgain(view), SETTLING_MS);
}

// The worker is at it.
function lookAgain(view) {
  if (view.parts.seats.isConnected && view.at === view.newest) attempt(() => load(view));
}

// Some browsers allow only so many changes of the address; then it stays behind.
function keepAddress(address) {
  try {
    history.replaceState(null, '', address);
  } catch {
    // the view is right all the same
  }
}

const addressOf = ({ id, at, newest }) => (at === newest ? `#/sessions/${id}` : `#/sessions/${id}/at/${at}`);
