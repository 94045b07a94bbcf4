// What happened last, the newest first. Each line leads to the table as it was then.

import { h } from './dom.js';
import { clock, counted } from './words.js';

export function logOf(lines, id) {
  const newestFirst = lines.toReversed?.() ?? [...lines].reverse();
  return [
    h('h2', null, 'What happened'),
    h('ol.log', { reversed: true }, newestFirst.map((line, index) => entry(line, id, index === 0))),
    lines[0]?.event.version > 1 ? h('p.quiet', null, `The last ${counted(lines.length, 'event')}. Step back for more.`) : null,
  ];
}

function entry({ event, words }, id, now) {
  return h('li', null, h('a', { href: `#/sessions/${id}/at/${event.version}`, 'aria-current': now ? 'step' : null },
    h('span.version', null, String(event.version)),
    h('span.words', null, words),
    h('time', { datetime: event.occurred_at ?? event.at }, clock(event.occurred_at ?? event.at))));
}
