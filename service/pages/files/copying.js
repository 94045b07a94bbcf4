// Something to take along: in a field, with a button that copies it.

import { h, labelled, say } from './dom.js';

export function copyField(title, id, text) {
  const field = h('input', { id, type: 'text', readonly: true, autocomplete: 'off', spellcheck: 'false', value: text, onfocus: () => field.select() });
  const button = h('button', { type: 'button', onclick: () => copy(field, button) }, 'Copy');
  return labelled(title, id, h('div.copying', null, field, button));
}

// Over plain http a browser has no clipboard for scripts; then the old way is tried.
async function copy(field, button) {
  field.select();
  const done = await copied(field);
  button.textContent = done ? 'Copied' : 'Copy it by hand';
  say(done ? 'Copied.' : 'Not copied: it is selected, copy it by hand.');
}

async function copied(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand('copy');
  }
}
