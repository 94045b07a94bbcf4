// A link came to a browser that is signed in already: nothing is taken from whoever is here unasked.

import { h } from './dom.js';
import { attempt, setBand, setPage, setTitle } from './frame.js';
import { refusal } from './lock.js';
import { me } from './me.js';

export function insteadView({ proof, opened }) {
  const { name, role } = me();
  const wrong = h('p.wrong', { role: 'alert' });
  const use = () => attempt(() => refusal({ ...proof, replace: true }), (words) => (words ? tell(words) : opened()));
  const tell = (words) => {
    wrong.textContent = words;
  };
  setTitle('Signed in already');
  setBand(h('h1', { tabindex: '-1' }, 'Paroli'), h('p.under', null, 'the books of a Basset table'));
  setPage('home', h('section.lists', null, h('div.slate', null,
    h('h2', null, 'This browser is signed in already'),
    h('p.quiet', null, `It is ${name} (${role}). A link is for one device, and good once: opened on the device that it is for, `
      + 'it signs that one in. Used here, it makes this browser that device, and it will no longer be what it is now.'),
    h('button.main', { type: 'button', onclick: () => opened() }, `Stay ${name}`),
    h('button.plain', { type: 'button', onclick: use }, 'Use the link here'),
    wrong)));
  return { load: async () => {} };
}
