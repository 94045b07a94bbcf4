// The demonstration evening: one tap, one session, shown from its first entry on.

import { Gone } from './api.js';
import { h } from './dom.js';
import { attempt, busyButton } from './frame.js';
import { playSheet } from './play.js';

const SHEET = '/start/demonstration.basset.toml';

let playing = false;

export function demonstrationButton(words = 'Play the demonstration evening') {
  const button = h('button.main', { type: 'button' }, words);
  button.addEventListener('click', () => tapped(button));
  return button;
}

// A second tap while the first is on its way is the same tap.
async function tapped(button) {
  if (playing) return;
  playing = true;
  const ready = busyButton(button, 'Playing the evening…');
  await attempt(play, ({ id }) => {
    location.hash = `#/sessions/${id}/at/1`;
  });
  playing = false;
  ready();
}

const play = async () => playSheet('demonstration', await sheet());

export async function sheet() {
  try {
    const answer = await fetch(SHEET);
    if (!answer.ok) throw new Gone(`The sheet is not there (${answer.status}).`);
    return await answer.text();
  } catch (error) {
    throw error instanceof Gone ? error : new Gone('The service does not answer.', { cause: error });
  }
}
