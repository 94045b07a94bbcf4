// Through an evening, version by version: back, forward, a slider, or let it play.

import { h } from './dom.js';

const BEAT_MS = 1400;

export function stepper(turnTo) {
  const state = { at: 1, newest: 1, beat: null };
  const go = (version) => turnTo(Math.min(Math.max(version, 1), state.newest));
  const made = controls(state, go);
  made.play.addEventListener('click', () => (state.beat ? pause(state, made) : play(state, made, go)));
  return { element: made.element, show: (at, newest) => show(state, made, at, newest) };
}

function controls(state, go) {
  const slider = h('input', { type: 'range', min: '1', max: '1', value: '1', 'aria-label': 'Version', oninput: () => go(slider.valueAsNumber) });
  const words = h('span.version');
  const back = h('button', { type: 'button', onclick: () => go(state.at - 1) }, 'Back');
  const play = h('button', { type: 'button', 'aria-pressed': 'false' }, 'Play');
  const now = h('button', { type: 'button', onclick: () => go(state.newest) }, 'To the end');
  const forward = h('button.main', { type: 'button', onclick: () => go(state.at + 1) }, 'Forward');
  const element = h('div.stepper', { role: 'group', 'aria-label': 'Versions of the session' },
    h('div.line', null, slider, words), h('div.buttons', null, back, play, now, forward));
  return { element, slider, words, back, play, now, forward };
}

function show(state, made, at, newest) {
  Object.assign(state, { at, newest });
  made.slider.max = String(newest);
  made.slider.value = String(at);
  made.slider.setAttribute('aria-valuetext', `version ${at} of ${newest}`);
  made.words.textContent = `${at} of ${newest}`;
  const { activeElement } = document;
  made.back.disabled = at <= 1;
  made.play.disabled = newest <= 1;
  made.now.disabled = made.forward.disabled = at >= newest;
  if (activeElement?.disabled && made.element.contains(activeElement)) (at > 1 ? made.back : made.forward).focus();
  if (at >= newest) pause(state, made);
}

function play(state, made, go) {
  if (state.at >= state.newest) go(1);
  made.play.textContent = 'Pause';
  made.play.setAttribute('aria-pressed', 'true');
  state.beat = setInterval(() => {
    if (!made.element.isConnected) pause(state, made);
    else if (!document.hidden) go(state.at + 1);
  }, BEAT_MS);
}

function pause(state, made) {
  clearInterval(state.beat);
  state.beat = null;
  made.play.textContent = 'Play';
  made.play.setAttribute('aria-pressed', 'false');
}
