/** The charts of one session: what its players won and lost, and what the bank won in each round. */

import type { Schemas } from '../../api/client.ts';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import { money, net } from '../../i18n/amounts/money.ts';
import {
  allAmounts,
  amountText,
  leadersOf,
  rangeOf,
  type BarChart,
  type ChartLine,
  type ChartMove,
  type ChartPoint,
  type LineChart,
} from './chart-model.ts';
import { messages } from './messages/messages.ts';
import type { RoundName } from './round-name.ts';

export type PurseHistory = Schemas['PurseHistory'];

/** The nets of the players in a view, in smallest units. */
export interface CurrentNets {
  readonly version: number;
  readonly nets: readonly { readonly name: string; readonly net: number }[];
}

/** Returns the history with the nets of a newer view as its last point, until the history is loaded again. */
export function withCurrentNets(history: PurseHistory, { version, nets }: CurrentNets): PurseHistory {
  if (version <= history.version) return history;
  return {
    ...history,
    version,
    versions: [...history.versions, version],
    players: history.players.map((player) => {
      const last = player.nets.at(-1) ?? null;
      return {
        ...player,
        nets: [...player.nets, nets.find(({ name }) => name === player.name)?.net ?? last],
      };
    }),
  };
}

type Ends = readonly Pick<PurseHistory['rounds'][number], 'number' | 'version'>[];

/** Returns when an event was: in which round, or after the last of those that ended. */
export function roundText(version: number, rounds: Ends, name: RoundName): string {
  const words = messages();
  const current = rounds.find((ended) => version <= ended.version);
  if (current) return words.roundOf(name, current.number);
  const last = rounds.at(-1);
  return last ? words.afterRound(name, last.number) : words.roundOf(name, 1);
}

const pointsOf = ({ versions, rounds }: PurseHistory, name: RoundName): ChartPoint[] =>
  versions.map((version) => ({
    x: version,
    text: messages().withEvent(roundText(version, rounds, name), version),
  }));

/** Returns the chart of wins and losses, of one player if `player` is given; null if there is nothing to draw. */
export function netsChart(
  history: PurseHistory,
  round: RoundName,
  player: string | null = null,
): LineChart | null {
  const lines = history.players
    .filter(({ name }) => player === null || name === player)
    .map((shown) => ({ name: shown.name, amounts: shown.nets, moves: laterMoves(shown, history.versions) }));
  const currency = currencyOf(history.currency);
  if (history.versions.length < 2 || !allAmounts(lines).length) return null;
  const words = messages();
  const chart = { currency, isNet: true };
  return {
    ...chart,
    kind: 'lines',
    isStepped: true,
    title: words.evening,
    fact: player === null ? leadFact(chart, lines) : rangeFact(chart, lines),
    lines,
    points: pointsOf(history, round),
    pointsName: words.round(round),
    ticks: history.rounds.map(({ number, version }) => ({ x: version, text: String(number) })),
  };
}

/** Returns the moves after the seat, each at the first point that includes it. */
const laterMoves = ({ moves }: PurseHistory['players'][number], versions: readonly number[]): ChartMove[] =>
  moves.slice(1).map(({ version, amount }) => ({
    at: versions.findIndex((shown) => shown >= version),
    amount,
  }));

type Written = Pick<LineChart, 'currency' | 'isNet'>;

/** Returns the newest, the lowest and the highest amount as a sentence. */
export function rangeFact(chart: Written, lines: readonly ChartLine[]): string {
  const amounts = allAmounts(lines);
  const [low, high] = rangeOf(amounts);
  const written = (amount: number): string => amountText(chart, amount);
  return messages().range(written(amounts.at(-1) ?? 0), written(low), written(high));
}

/** The parties whose wins in each round a chart shows. */
export type TableParty = 'bank' | 'pools';

/** Returns the chart of bank or pools; null if the key may not read it, no round has ended, or there is neither. */
export function bankChart(
  { rounds, currency: code }: PurseHistory,
  round: RoundName,
  party: TableParty = 'bank',
): BarChart | null {
  const gains = rounds.map(({ gain }) => gain ?? 0);
  if (!gains.some((gain) => gain !== 0)) return null;
  const words = messages();
  const currency = currencyOf(code);
  const total = gains.reduce((sum, gain) => sum + gain, 0);
  return {
    kind: 'bars',
    isNet: true,
    currency,
    title: words[party](round),
    fact: bankFact(party, total, money(Math.abs(total), currency), [gains.length, round]),
    lines: [{ name: party === 'bank' ? words.theBank : words.thePools, amounts: gains }],
    points: rounds.map(({ number }) => ({ x: number, text: words.roundOf(round, number) })),
    pointsName: words.round(round),
    ticks: rounds.map(({ number }) => ({ x: number, text: String(number) })),
  };
}

type Rounds = readonly [count: number, round: RoundName];

function bankFact(party: TableParty, total: number, sum: string, rounds: Rounds): string {
  const words = messages();
  if (total === 0) return words[`${party}Even`](...rounds);
  return words[total > 0 ? (`${party}Won` as const) : (`${party}Lost` as const)](sum, ...rounds);
}

/** Returns the main fact of wins and losses. */
export function leadFact({ currency }: Written, lines: readonly ChartLine[]): string {
  const leaders = leadersOf(lines);
  const isEven = lines.every(({ amounts }) => !amounts.at(-1));
  const { even, leads } = messages();
  return leaders === null || isEven ? even : leads(leaders.names, net(leaders.amount, currency));
}
