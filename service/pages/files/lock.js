// Not signed in: what this is, and a field for a link or a key.

import { about } from './about.js';
import { h, labelled } from './dom.js';
import { attempt, setBand, setPage, setTitle } from './frame.js';
import { signIn } from './me.js';
import { proofIn } from './secret.js';
import { span } from './words.js';

export function lockView({ complaint, opened }) {
  setTitle('');
  setBand(h('h1', { tabindex: '-1' }, 'Paroli'), h('p.under', null, 'the books of a Basset table'));
  setPage('home', h('section.lists', null, form(complaint, opened)), h('section.side', null, about()));
  return { load: async () => {} };
}

function form(complaint, opened) {
  const wrong = h('p.wrong', { id: 'proof-wrong', role: 'alert' }, complaint);
  const field = h('input', {
    id: 'proof', type: 'text', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', required: true,
    'aria-describedby': 'proof-wrong proof-help', 'aria-invalid': complaint ? 'true' : null,
  });
  const device = h('input', { id: 'device', type: 'text', autocomplete: 'off', maxlength: '40' });
  const tell = (words) => {
    wrong.textContent = words;
    field.setAttribute('aria-invalid', 'true');
    field.focus();
  };
  return h('form.slate', { novalidate: true, onsubmit: (event) => submitted(event, { field, device, tell, opened }) },
    h('h2', null, 'This browser is not signed in'),
    h('p.quiet', { id: 'proof-help' }, 'Ask the house for a link or its QR code: it signs one browser in, once, within ten minutes. ',
      'On the machine itself ', h('code', null, 'paroli serve'), ' prints one, and ',
      h('code', null, 'paroli keys pair NAME --role house'), ' another. Open the link, or paste it here; a key will do too.'),
    labelled('Link or key', 'proof', field), wrong,
    labelled('What to call this device (may stay empty)', 'device', device),
    h('button.main', { type: 'submit' }, 'Sign in'));
}

function submitted(event, { field, device, tell, opened }) {
  event.preventDefault();
  if (!field.value.trim()) return tell('Paste a link or a key first.');
  const name = device.value.trim();
  const proof = { ...proofIn(field.value), ...(name && { device: name }) };
  return attempt(() => refusal(proof), (words) => (words ? tell(words) : opened()));
}

// Signs this browser in. Returns why not in words, or null where it did.
export async function refusal(proof) {
  try {
    await signIn(proof);
    return null;
  } catch (error) {
    if (error.status === 401) return proof.link ? USED : 'This key opens nothing here. Try another.';
    if (error.status === 429) return `Too many tries. Wait ${span(error.wait)}, then try again.`;
    if (error.status === 422) return 'This is no link and no key, or the name of the device is too long.';
    throw error;
  }
}

const USED = 'This link was used before, or is too old. Ask the house for a new one.';
