/** What the dealer reads aloud, and what the next tap names. */

import { money } from '../../i18n/amounts/currency.ts';
import { isolated } from '../../i18n/isolated.ts';
import { messages } from './messages/messages.ts';
import { allCounts, countedOf, faultOf, typedIn, type Counted } from './model/counts.ts';
import type { Ui } from './model/own-mode.ts';
import {
  highestOf,
  leadersOf,
  ROUND_POINTS,
  scoresOf,
  SEATS,
  seatedOf,
  shortOfAnte,
} from './model/table-queries.ts';
import type { Points, Round, SettledGame, Table } from './view.ts';

const named = ({ punter, count }: Points): string => messages().calls.of(isolated(punter), count);
const names = (players: readonly string[]): readonly string[] => players.map(isolated);

/** Returns the sentence for the phase, or for what the dealer has begun. */
export function promptText(table: Table, { mode }: Pick<Ui, 'mode'>): string {
  const { calls } = messages();
  if (table.phase === 'closed') return calls.closed;
  const seated = seatedOf(table);
  if (seated === 0) return calls.noPlayers;
  if (seated < SEATS) return calls.tooFew(SEATS - seated);
  if (table.counted) return countedText(table, table.counted);
  if (table.phase === 'playing')
    return mode.kind === 'aid' ? calls.aid(isolated(mode.player)) : countingText(table, mode);
  const dealer = isolated(table.dealer ?? '');
  const { ante } = table.rules;
  if (ante === 0) return calls.forScore(dealer);
  const [short, sum] = [shortOfAnte(table), money(ante, table.currency)];
  return short.length ? calls.short(dealer, names(short), sum) : calls.ante(dealer, sum);
}

/** The next count to enter; once two are typed, the third for its player to confirm. */
function countingText(table: Table, mode: Ui['mode']): string {
  const { calls } = messages();
  const typed = typedIn(table, mode);
  const counted = countedOf(table, typed);
  const fault = faultOf(table, counted);
  if (fault === 'sum') return calls.wrong(texts(counted), counted.total, ROUND_POINTS);
  if (fault === 'dealer') return calls.dealerCounts(isolated(table.dealer ?? ''));
  if (typed.player === null && counted.rest) return restText(texts(counted), counted.rest);
  if (typed.player === null) return calls.counts(texts(counted));
  const asked = isolated(typed.player);
  const others = counted.typed.filter(({ punter }) => punter !== typed.player);
  return others.length
    ? calls.next(others.map(named), asked)
    : calls.round(table.round + 1, table.rules.rounds, isolated(table.dealer ?? ''), asked);
}

const restText = (typed: readonly string[], { punter, count }: Points): string =>
  messages().calls.rest(typed, isolated(punter), String(count));

const texts = ({ typed }: Counted): readonly string[] => typed.map(named);

/** All counts of what is typed, for the main button; '' while one is missing. */
export const countsText = (counted: Counted): string =>
  messages().calls.counts((allCounts(counted) ?? []).map(named));

/** Returns how the newest round or game ended; '' before the first round of a game. */
export function resultText(table: Table): string {
  const { last_game: game, phase, rounds } = table;
  const round = rounds.at(-1);
  if (!round || phase === 'closed') return '';
  return phase === 'between' && game ? settledText(game, table.currency) : countedText(table, round);
}

/** A round, and who leads after it. */
function countedText(table: Table, round: Round): string {
  const { calls } = messages();
  const scores = scoresOf(table);
  const leaders = calls.leads(names(leadersOf(scores)), highestOf(scores));
  return `${calls.counts(round.points.map(named))} ${leaders}`;
}

/** Returns the result of a settled game. */
export function settledText({ scores, winners, shares, kept }: SettledGame, currency: string): string {
  const { calls } = messages();
  const sums = shares.map(({ amount }) => money(amount, currency));
  const best = highestOf(scores);
  if (winners.length === 0) return calls.stays(names(leadersOf(scores)), best, money(kept, currency));
  const [winner] = winners;
  if (winner !== undefined && winners.length === 1)
    return sums[0] === undefined
      ? calls.wonScore(isolated(winner), best)
      : calls.won(isolated(winner), best, sums[0]);
  return calls.tied(names(winners), best, sums);
}
