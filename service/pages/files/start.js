// Where the page begins: who is here, the address, and the view that belongs to it.

import { attempt, LOCKED, notice, setBand } from './frame.js';
import { homeView } from './home.js';
import { insteadView } from './instead.js';
import { keysView } from './keys.js';
import { lockView, refusal } from './lock.js';
import { CHANGED, forgetMe, isHouse, lookMeUp, mayOpen, me, onlyTable, signOut } from './me.js';
import { openingView } from './opening.js';
import { takeFromAddress } from './secret.js';
import { sheetView } from './sheet.js';
import { tableView } from './table.js';

const TABLE = /^#\/sessions\/([0-9a-f-]{36})(?:\/at\/(\d{1,15}))?$/i;
const TOO_OPEN = 'A key in an address is not read: addresses are kept and passed on. Paste the key here instead.';

let view = null;

function viewHere() {
  const table = TABLE.exec(location.hash);
  if (table) return tableView(atTable(table));
  if (location.hash === '#/keys' && isHouse()) return keysView({ leave });
  if (location.hash === '#/sheet' && mayOpen()) return sheetView();
  if (location.hash === '#/new' && mayOpen()) return openingView();
  return homeView({ leave });
}

const atTable = ([, id, at]) => ({ id, at: at ? Number(at) : null });

function go() {
  const proof = takeFromAddress();
  if (proof) return attempt(() => arrived(proof), opened);
  if (view && location.hash === '#page') return undefined; // the way past the band
  if (!me()) return attempt(lookMeUp, () => opened());
  const table = TABLE.exec(location.hash);
  return table && view?.accepts?.(atTable(table)) ? undefined : opened();
}

// Returns what is wrong with what somebody came with, null if nothing is; or, if somebody is here
// already, what they came with. Whoever was signed in before still is.
async function arrived(proof) {
  try {
    const complaint = proof.tooOpen ? TOO_OPEN : await refusal(proof);
    if (complaint) await lookMeUp();
    return complaint;
  } catch (error) {
    if (error.code !== 'signed_in') throw error;
    await lookMeUp();
    return { instead: proof };
  }
}

async function opened(complaint = null) {
  setBand();
  if (!me()) return open(lockView({ complaint, opened: go }));
  if (complaint?.instead) return open(insteadView({ proof: complaint.instead, opened }));
  if (!location.hash && onlyTable()) history.replaceState(null, '', `#/sessions/${onlyTable()}`);
  await open(viewHere());
  return complaint && notice(`Still signed in as ${me().name} (${me().role}).`, complaint);
}

function open(next) {
  const first = view === null;
  view = next;
  if (!first) focusContent();
  return view.load();
}

function focusContent() {
  scrollTo(0, 0);
  (document.querySelector('h1[tabindex]') ?? document.getElementById('page')).focus({ preventScroll: true });
}

function leave() {
  return attempt(signOut, () => {
    history.replaceState(null, '', location.pathname);
    opened();
  });
}

addEventListener('hashchange', go);
addEventListener(LOCKED, ({ detail }) => {
  if (!me()) return; // told already, and perhaps typing
  forgetMe();
  opened(detail);
});
addEventListener(CHANGED, go);
addEventListener('online', () => view?.load());
document.addEventListener('visibilitychange', () => document.hidden || view?.load());
go();
