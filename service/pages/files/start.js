// Where the page begins: the key, the address, and the view that belongs to it.

import { LOCKED, setBand } from './frame.js';
import { homeView } from './home.js';
import { forgetKey, takeKeyFromAddress, theKey } from './key.js';
import { lockView } from './lock.js';
import { openingView } from './opening.js';
import { sheetView } from './sheet.js';
import { tableView } from './table.js';

const TABLE = /^#\/sessions\/([0-9a-f-]{36})(?:\/at\/(\d{1,15}))?$/i;

let view = null;

function viewHere() {
  const table = TABLE.exec(location.hash);
  if (table) return tableView(atTable(table));
  if (location.hash === '#/sheet') return sheetView();
  if (location.hash === '#/new') return openingView();
  return homeView({ forget });
}

const atTable = ([, id, at]) => ({ id, at: at ? Number(at) : null });

function go() {
  takeKeyFromAddress();
  if (view && location.hash === '#page') return; // the way past the band
  const table = TABLE.exec(location.hash);
  if (theKey() && table && view?.accepts?.(atTable(table))) return;
  setBand();
  open(theKey() ? viewHere() : lockView({ opened: go }));
}

function open(next) {
  const first = view === null;
  view = next;
  view.load();
  if (!first) focusContent();
}

function focusContent() {
  scrollTo(0, 0);
  (document.querySelector('h1[tabindex]') ?? document.getElementById('page')).focus({ preventScroll: true });
}

function forget() {
  forgetKey();
  history.replaceState(null, '', location.pathname);
  open(lockView({ opened: go }));
}

addEventListener('hashchange', go);
addEventListener(LOCKED, ({ detail }) => {
  forgetKey();
  open(lockView({ complaint: detail, opened: go }));
});
addEventListener('online', () => view?.load());
document.addEventListener('visibilitychange', () => document.hidden || view?.load());
go();
