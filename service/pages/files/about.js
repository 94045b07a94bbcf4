// What Paroli is, in three sentences.

import { h } from './dom.js';

export const about = () =>
  h('div.about', null,
    h('p', null,
      'Paroli keeps the books of a Basset table. ',
      'Somebody says which cards were drawn and who laid what; Paroli settles every draw and knows, to the last farthing, what each purse, each card and the bank hold. ',
      'Nothing is ever erased: a mistake is answered by another entry, and any evening can be followed back step by step.'),
    h('p', null, h('a.link', { href: '/docs' }, 'The API, to read and to try')));
