// What stands around every view: the band, the slip for what went wrong, and the page itself.

import { Gone, Problem } from './api.js';
import { fill, h, say } from './dom.js';
import { span } from './words.js';

export const LOCKED = 'paroli:locked';

// A target that has just appeared takes no tap: a second tap was meant for the page before.
const SETTLING_MS = 350;
const LOOK_MS = 2500;

const part = (id) => document.getElementById(id);

export function setBand(...children) {
  fill(part('band'), children);
}

export function setPage(className, ...children) {
  const page = part('page');
  page.className = `${className} fresh`;
  setTimeout(() => page.classList.remove('fresh'), SETTLING_MS);
  fill(page, children);
  clearSlip();
}

export function setTitle(words) {
  document.title = words ? `${words} · Paroli` : 'Paroli';
}

export function clearSlip() {
  fill(part('slip'));
}

// Says something that is no mistake of anybody's.
export const notice = (title, words) => slip(title, words);

function slip(title, words, retry) {
  const again = retry && h('button', { type: 'button', onclick: retry }, 'Try again');
  fill(part('slip'), h('div.slip', null, h('div', null, h('p.strong', null, title), h('p', null, words)), again));
}

// Does something that asks the house, then `then` with what it gave; or tells what went wrong, and
// offers to do all of it again.
export async function attempt(action, then = () => {}) {
  try {
    const given = await action();
    clearSlip();
    then(given);
  } catch (error) {
    tell(error, () => {
      clearSlip();
      attempt(action, then);
    });
  }
}

// Does `look` every few seconds as long as `element` is on the page and somebody can see it. If the
// house does not answer that is said once, and taken back when it does.
export function whileShown(element, look) {
  let failed = false;
  const turn = async () => {
    if (!element.isConnected) return;
    try {
      if (!document.hidden) await look();
      if (failed) clearSlip();
      failed = false;
    } catch (error) {
      if (!failed && element.isConnected) tell(error, null);
      failed = true;
    }
    setTimeout(turn, LOOK_MS);
  };
  setTimeout(turn, LOOK_MS);
}

function tell(error, retry) {
  if (error instanceof Gone) {
    slip('Paroli does not answer.', 'What you see may be old. Is the service still running?', retry);
  } else if (!(error instanceof Problem)) {
    slip('This page made a mistake.', String(error), retry);
    throw error;
  } else if (error.status === 401) {
    dispatchEvent(new CustomEvent(LOCKED, { detail: error.message }));
  } else if (error.status === 429) {
    slip('Too much at once.', `Wait ${span(error.wait)}, then try again.`, retry);
  } else {
    slip(error.body.title ?? 'That did not work.', error.message, error.status >= 500 ? retry : null);
  }
}

export function busyButton(button, words) {
  const kept = [...button.childNodes];
  button.disabled = true;
  fill(button, h('progress', { 'aria-hidden': 'true' }), words);
  say(words);
  return () => {
    button.disabled = false;
    fill(button, kept);
  };
}
