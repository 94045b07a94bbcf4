/** What the dealer reads aloud, and what the next tap names. */

import { money } from '../../i18n/amounts/currency.ts';
import { poolName } from '../../i18n/game-texts.ts';
import { isolated } from '../../i18n/isolated.ts';
import { messages } from './messages/messages.ts';
import type { Ui } from './model/own-mode.ts';
import {
  betRange,
  contenders,
  heldBy,
  owedBy,
  nextToCount,
  PLAYERS_LEAST,
  poolsPaid,
  runsOf,
  sumOf,
} from './model/table-queries.ts';
import type { EndedRun, Pool, SettledPoch, Sum, Table, WonHand } from './view.ts';

type Hand = Pick<Table, 'currency' | 'hand_players'>;

const names = (players: readonly string[]): readonly string[] => players.map(isolated);

/** The players who can play the next hand. A viewer who may not see purses counts all. */
export const playersWithMoney = ({ players }: Pick<Table, 'players'>): number =>
  players.filter(({ purse }) => purse !== 0).length;

/** Returns the sentence for the phase, or for what the dealer has begun. */
export function promptText(table: Table, { mode }: Pick<Ui, 'mode'>): string {
  const { calls } = messages();
  if (table.phase === 'closed') return calls.closed;
  if (!table.players.length) return calls.noPlayers;
  if (table.winners.length) return calls.poch(names(table.winners));
  if (mode.kind === 'claim') return claimText(table, mode.pool);
  if (mode.kind === 'equal') return calls.equal(names(mode.players));
  if (mode.kind === 'out') return leftText(table, mode);
  return phaseText(table);
}

function phaseText(table: Table): string {
  const { calls } = messages();
  const turn = isolated(table.turn ?? '');
  switch (table.phase) {
    case 'claiming':
      return calls.claims(turn);
    case 'betting':
      return turnText(table, turn);
    case 'showing':
      return calls.best(names(contenders(table)));
    case 'playing':
      return calls.playing;
    default:
      return dealText(table);
  }
}

/** Who deals next, and which pool holds the most; if several do, what all hold. */
function dealText(table: Table): string {
  const { calls } = messages();
  const missing = PLAYERS_LEAST - playersWithMoney(table);
  if (missing > 0) return calls.tooFew(missing);
  const deal = table.next_dealer === null ? '' : calls.deal(isolated(table.next_dealer));
  return [deal, poolsText(table)].filter(Boolean).join(' ');
}

function poolsText({ pools, currency }: Table): string {
  const { calls } = messages();
  const [fullest, next] = [...pools].sort((one, other) => other.amount - one.amount);
  if (!fullest?.amount) return '';
  if (fullest.amount !== next?.amount)
    return calls.holds(poolName(fullest.pool), money(fullest.amount, currency));
  return calls.poolsHold(
    money(
      pools.reduce((sum, { amount }) => sum + amount, 0),
      currency,
    ),
  );
}

function turnText(table: Table, turn: string): string {
  const { calls } = messages();
  const owed = owedBy(table, table.turn ?? '');
  if (owed === 0) return calls.bets(turn);
  const { least, most } = betRange(table);
  const sum = money(owed, table.currency);
  return least <= most ? calls.owes(turn, sum) : calls.owesMore(turn, sum);
}

/** What a pool pays: the marriage with king and queen, if they are not won. */
function claimText(table: Table, pool: Pool): string {
  const sum = poolsPaid(table, '', pool).reduce((total, one) => total + heldBy(table, one), 0);
  return messages().calls.claim[pool](money(sum, table.currency));
}

function leftText(table: Table, mode: Extract<Ui['mode'], { kind: 'out' }>): string {
  return messages().calls.left(isolated(mode.player), isolated(nextToCount(table, mode) ?? ''));
}

const ofEach = (sums: readonly Sum[], currency: string): readonly string[] =>
  sums.map(({ punter, amount }) => messages().calls.of(isolated(punter), money(amount, currency)));

export function pochText({ shares }: SettledPoch, currency: string): string {
  const [winner] = shares;
  return winner && shares.length === 1
    ? messages().calls.pochWon(isolated(winner.punter), money(winner.amount, currency))
    : messages().calls.pochShared(ofEach(shares, currency));
}

/** The payments of a run in this hand: the same from each, or the sum if a purse was short or empty. */
export function runText(run: EndedRun, { hand_players: players, currency }: Hand): string {
  const [each, ...others] = new Set(run.payments.map(({ amount }) => amount));
  const isSame = each !== undefined && !others.length && run.payments.length === players.length - 1;
  return isSame
    ? messages().calls.run(isolated(run.punter), money(each, currency))
    : runPaidText(run, currency);
}

/** What a run brought in all. */
export const runPaidText = ({ punter, payments }: EndedRun, currency: string): string =>
  messages().calls.runPaid(isolated(punter), money(sumOf(payments), currency));

export const outText = ({ punter, payments }: WonHand, currency: string): string =>
  messages().calls.out(isolated(punter), money(sumOf(payments), currency));

/** How many payments a board lists. */
const PAYMENTS_MOST = 4;

/** Returns what was paid since the last deal, newest first: the hand, the runs, the Poch. */
export function paymentTexts(table: Table): readonly string[] {
  const { last_poch: poch, last_win: win, currency } = table;
  const runs = runsOf(table);
  return [
    ...(win ? [outText(win, currency)] : []),
    ...runs.map((one) => runPaidText(one, currency)).reverse(),
    ...(poch ? [pochText(poch, currency)] : []),
  ].slice(0, PAYMENTS_MOST);
}

/** The entries that may win the Poch. */
const ENDS_OF_BETTING: readonly string[] = ['best', 'pass', 'fold'];

/** Returns what the newest entry brought, if it is the end of a hand, a run, or a Poch that was won; '' otherwise. */
export function resultText(table: Table): string {
  const { phase, last_poch: poch, last_run: run, last_win: win, currency } = table;
  const kinds = kindsOfHand(table);
  const newest = kinds.at(-1) ?? '';
  if (phase === 'between') return win && newest === 'out' ? outText(win, currency) : '';
  if (phase !== 'playing') return '';
  if (newest === 'run') return run ? runText(run, table) : '';
  const isWon = ENDS_OF_BETTING.includes(newest) && kinds.includes('bet');
  return poch && isWon ? pochText(poch, currency) : '';
}

/** The kinds of the entries of the newest hand. A viewer who does not deal sees none. */
function kindsOfHand({ recent }: Pick<Table, 'recent'>): readonly string[] {
  const kinds = (recent ?? []).map(({ entered }) => String(entered['kind']));
  return kinds.slice(kinds.lastIndexOf('deal') + 1);
}
