// What was drawn last, told from the table alone: for those who do not read the log.

import { call, marked } from './calls.js';

// The next draw's number when fasse and one pair are dealt.
const FIRST_PAIR_DEALT = 2;

// Returns the same as a line of the log: words, marks, and the draw, if there was one in this deal.
export function drawnLast(table) {
  if (table.phase === 'closed') return { words: 'The evening is over.' };
  const draw = drawOf(table);
  if (!draw) return { words: 'Staking is open.' };
  const run = runBefore(table);
  const marks = marked(draw, table.rules, run);
  return { words: call(draw, table.rules, run), marks: marks.unsure ? {} : marks, draw };
}

function drawOf({ last_draw: [first, second], place }) {
  if (!first) return null;
  if (second) return { type: 'basset.pair_dealt', data: { first, second } };
  return { type: place === 1 ? 'basset.fasse_turned' : 'basset.last_card_turned', data: { card: first } };
}

// The rank whose win would be a repeat; null for none, as before the first pair. Of a settled draw
// that can no longer be told where a repeat loses.
function runBefore({ owes_settlement: owes, place, rules, run, retired }) {
  if (place <= FIRST_PAIR_DEALT) return null;
  if (owes) return run;
  return rules.repeat === 'retire' ? retired : undefined;
}
