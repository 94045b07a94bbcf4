// What is called at the table when cards are drawn.

import { capital, many, rankName, rankOf } from './words.js';

export const DRAWS = new Set(['basset.fasse_turned', 'basset.pair_dealt', 'basset.last_card_turned']);
export const SETTLED = 'basset.draw_settled';

// The ranks that win and lose by a draw. `run` is the rank whose next win would be a repeat,
// null for none, undefined where it is not known.
export function marked(draw, rules, run) {
  const { type, data } = draw;
  if (type === 'basset.fasse_turned') return { loses: rankOf(data.card) };
  if (type === 'basset.last_card_turned') return rules.last_card === 'bank' ? { loses: rankOf(data.card) } : {};
  return markedByPair(rankOf(data.first), rankOf(data.second), rules, run);
}

function markedByPair(first, second, rules, run) {
  const winFirst = rules.order === 'win_first';
  if (first === second) return markedByTwins(first, rules.twins, winFirst);
  const [wins, loses] = winFirst ? [first, second] : [second, first];
  const repeated = run === wins && rules.repeat !== 'ignore';
  return repeated ? { repeats: wins, loses } : { wins, loses, unsure: run === undefined && rules.repeat !== 'ignore' };
}

function markedByTwins(rank, twins, winFirst) {
  if (twins === 'null') return { twins: rank };
  return winFirst ? { twins: rank, wins: rank } : { twins: rank, loses: rank };
}

export function call(draw, rules, run) {
  const { type, data } = draw;
  if (type === 'basset.fasse_turned') return `The fasse is the ${rankName(data.card)}.`;
  if (type === 'basset.last_card_turned') return lastCard(data.card, rules);
  const marks = marked(draw, rules, run);
  if (marks.twins) return twinsCall(marks.twins, rules);
  if (marks.repeats) return repeatCall(marks, rules);
  if (marks.unsure) return `${capital(rankName(data.first))}, then ${rankName(data.second)}.`;
  return pairCall(marks, rules);
}

function lastCard(card, rules) {
  const end = rules.last_card === 'bank' ? 'The bank takes.' : 'It is void.';
  return `Last card: the ${rankName(card)}. ${end}`;
}

function twinsCall(rank, rules) {
  return `Two ${many(rank)}: twins. ${rules.twins === 'null' ? 'Nothing moves.' : 'The first decides.'}`;
}

function repeatCall({ repeats, loses }, rules) {
  const so = rules.repeat === 'lose' ? 'it loses' : 'it retires';
  return `${capital(rankName(repeats))} wins again: ${so}. ${capital(rankName(loses))} loses.`;
}

function pairCall({ wins, loses }, rules) {
  const said = [`${rankName(wins)} wins`, `${rankName(loses)} loses`];
  if (rules.order === 'lose_first') said.reverse();
  return `${capital(said.join(', '))}.`;
}
