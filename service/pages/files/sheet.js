// A sheet of one's own: pasted or picked, played, or shown where it is wrong.

import { Problem } from './api.js';
import { sheet as demonstration } from './demonstration.js';
import { fill, h, labelled, say } from './dom.js';
import { attempt, busyButton, setBand, setPage, setTitle } from './frame.js';
import { playSheet } from './play.js';
import { back } from './parts.js';
import { capital } from './words.js';

export function sheetView() {
  const text = h('textarea', {
    id: 'sheet', rows: '18', spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off', wrap: 'off',
    'aria-describedby': 'sheet-wrong',
  });
  const wrong = h('div.wrong', { id: 'sheet-wrong', role: 'alert' });
  const button = h('button.main', { type: 'submit' }, 'Play it');
  setTitle('A sheet of your own');
  setBand(back(), h('h1', { tabindex: '-1' }, 'A sheet of your own'));
  setPage('narrow', h('form', { novalidate: true, onsubmit: (event) => submitted(event, text, wrong, button) },
    help(), picker(text, wrong), labelled('The sheet', 'sheet', text), wrong,
    h('div.buttons', null, sampleButton(text, wrong), button)));
  return { load: async () => {} };
}

const help = () =>
  h('p.quiet', null, 'A score sheet is a short text: the rules, the currency, and one entry a line. ',
    'It is played through the same rules as an evening at the table. If all agrees it becomes a session; otherwise nothing is kept and you see which line it was.');

function picker(text, wrong) {
  const field = h('input', { id: 'file', type: 'file', accept: '.toml,.txt,text/plain' });
  field.addEventListener('change', async () => {
    if (field.files.length) put(text, wrong, await field.files[0].text());
  });
  return labelled('From a file', 'file', field);
}

const sampleButton = (text, wrong) =>
  h('button', { type: 'button', onclick: () => attempt(async () => put(text, wrong, await demonstration())) },
    'Begin with the demonstration’s');

function put(text, wrong, words) {
  text.value = words;
  clear(text, wrong);
}

function clear(text, wrong) {
  fill(wrong);
  text.removeAttribute('aria-invalid');
}

async function submitted(event, text, wrong, button) {
  event.preventDefault();
  clear(text, wrong);
  const ready = busyButton(button, 'Playing it…');
  await attempt(() => played(text, wrong), (recorded) => {
    if (recorded) location.hash = `#/sessions/${recorded.id}`;
  });
  ready();
}

async function played(text, wrong) {
  try {
    return await playSheet('own', text.value);
  } catch (error) {
    const aboutSheet = error instanceof Problem && (error.status === 422 || error.status === 409);
    if (!aboutSheet) throw error;
    show(error, text, wrong);
    return null;
  }
}

function show(error, text, wrong) {
  const found = error.body.disagreements ?? [{ line: error.body.line, message: error.message, code: error.code }];
  const title = error.code === 'sheet_disagrees' ? 'Nothing was kept: the sheet disagrees with the rules or with itself.' : 'Nothing was kept: this is no score sheet yet.';
  fill(wrong, h('p.strong', null, title), h('ol.lines', null, found.map((one) => complaint(one, text))));
  text.setAttribute('aria-invalid', 'true');
  say(title);
  goTo(found[0].line, text);
}

function complaint({ line, message, code }, text) {
  const words = text.value.split('\n')[line - 1] ?? '';
  return h('li', null,
    h('button', { type: 'button', onclick: () => goTo(line, text) }, `Line ${line}`),
    h('div', null, h('p', null, capital(message), ' ', h('span.code', null, `(${code})`)), h('code', null, words.trim())));
}

// Chooses a line of the field and brings it into view.
function goTo(line, text) {
  const lines = text.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  text.focus({ preventScroll: true });
  text.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  const height = text.scrollHeight / Math.max(lines.length, 1);
  text.scrollTop = Math.max(0, (line - 4) * height);
}
