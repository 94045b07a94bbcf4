// Without a key: what this is, and a field for the key.

import { read } from './api.js';
import { about } from './about.js';
import { h, labelled } from './dom.js';
import { attempt, setBand, setPage, setTitle } from './frame.js';
import { forgetKey, keepKey, keyIn } from './key.js';

export function lockView({ complaint, opened }) {
  setTitle('');
  setBand(h('h1', { tabindex: '-1' }, 'Paroli'), h('p.under', null, 'the books of a Basset table'));
  setPage('home', h('section.side', null, about()), h('section.lists', null, form(complaint, opened)));
  return { load: async () => {} };
}

function form(complaint, opened) {
  const wrong = h('p.wrong', { id: 'key-wrong', role: 'alert' }, complaint);
  const field = h('input', {
    id: 'key', name: 'key', type: 'text', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false',
    required: true, 'aria-describedby': 'key-wrong key-help', 'aria-invalid': complaint ? 'true' : null,
  });
  const tell = (words) => {
    wrong.textContent = words;
    field.setAttribute('aria-invalid', 'true');
    field.focus();
  };
  return h('form.slate', { novalidate: true, onsubmit: (event) => submitted(event, field, tell, opened) },
    h('h2', null, 'The key of the house'),
    h('p.quiet', { id: 'key-help' }, 'The books are open to whoever has the key. ',
      h('code', null, 'paroli serve'), ' prints an address that carries it; open that address, or paste it or the key here.'),
    labelled('Key', 'key', field), wrong, h('button.main', { type: 'submit' }, 'Open the books'));
}

function submitted(event, field, tell, opened) {
  event.preventDefault();
  const key = keyIn(field.value);
  if (!key) return tell('Paste the key first.');
  keepKey(key);
  return attempt(() => fits(tell), (itDoes) => itDoes && opened());
}

async function fits(tell) {
  try {
    await read('/v1/sessions', { limit: 1 });
    return true;
  } catch (error) {
    if (error.status !== 401) throw error;
    forgetKey();
    tell('This key opens nothing here. Try another.');
    return false;
  }
}
