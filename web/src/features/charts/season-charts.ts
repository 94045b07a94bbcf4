/** The charts of a person's season: the balance of the bankroll over time, and the result of each table. */

import { currencyOf } from '../../i18n/amounts/currency.ts';
import { net } from '../../i18n/amounts/money.ts';
import { clock, day, moment } from '../../i18n/amounts/numbers.ts';
import { shortened } from '../../platform/shortened.ts';
import type { BarChart, ChartTick, LineChart } from './chart-model.ts';
import { messages } from './messages/messages.ts';
import { rangeFact } from './purse-charts.ts';

/** The parts of a statement that the charts show. Amounts are in smallest units. */
export interface Season {
  readonly currency: string;
  /** The changes of the bankroll, oldest first. */
  readonly moves: readonly { readonly at: string; readonly balance: number }[];
  readonly sessions: readonly {
    readonly title: string;
    readonly opened_at: string;
    readonly result: number;
  }[];
}

/** Returns the chart of the balance; null with fewer than two changes. */
export function balanceChart({ currency: code, moves }: Season): LineChart | null {
  if (moves.length < 2) return null;
  const words = messages();
  const chart = { currency: currencyOf(code), isNet: false };
  const lines = [{ name: words.bankroll, amounts: moves.map(({ balance }) => balance) }];
  return {
    ...chart,
    kind: 'lines',
    isStepped: true,
    title: words.balance,
    fact: rangeFact(chart, lines),
    lines,
    points: moves.map(({ at }, number) => ({ x: number, text: moment(at) })),
    pointsName: words.when,
    ticks: dayTicks(moves.map(({ at }) => at)),
  };
}

/** Returns a label for the first change of each day. The changes of an evening are as far apart as others. */
function dayTicks(moments: readonly string[]): ChartTick[] {
  const ticks = moments.map((at, number) => ({ x: number, text: day(at) }));
  return ticks.filter(({ text }, at) => text !== ticks[at - 1]?.text);
}

type SeasonTable = Season['sessions'][number];

/** How many characters of a table's name are on the axis. */
const NAME_MOST = 14;

/**
 * Returns the labels of tables: the date; of several of one date the beginning of the name; of those with one beginning
 * the time; of those with one time a number too.
 */
function labelsOf(tables: readonly SeasonTable[]): string[] {
  const days = tables.map(({ opened_at: at }) => day(at));
  const named = tables.map(({ title }, at) => `${days[at]} ${beginningOf(title)}`);
  const timed = tables.map(({ opened_at: at }, place) => `${days[place]} ${clock(at)}`);
  const [dayCounts, nameCounts] = [countsOf(days), countsOf(named)];
  const numbers = new Map<string, number>();
  return tables.map(({ title, opened_at: at }, place) => {
    if (dayCounts.get(days[place] ?? '') === 1) return days[place] ?? '';
    if (nameCounts.get(named[place] ?? '') === 1) return beginningOf(title);
    const number = (numbers.get(timed[place] ?? '') ?? 0) + 1;
    numbers.set(timed[place] ?? '', number);
    return number === 1 ? clock(at) : `${clock(at)} (${number})`;
  });
}

/** Returns how often each text occurs. */
function countsOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

const beginningOf = (title: string): string => shortened(title, NAME_MOST);

/** Returns the chart of the results, in the order in which the tables were opened; null without tables. */
export function resultChart({ currency: code, sessions }: Season): BarChart | null {
  if (!sessions.length) return null;
  const words = messages();
  const currency = currencyOf(code);
  const played = sessions.toSorted((left, right) => Date.parse(left.opened_at) - Date.parse(right.opened_at));
  const results = played.map(({ result }) => result);
  const total = results.reduce((sum, result) => sum + result, 0);
  const won = results.filter((result) => result > 0).length;
  return {
    kind: 'bars',
    isNet: true,
    currency,
    title: words.results,
    fact: words.wonAt(won, results.length, net(total, currency)),
    lines: [{ name: words.result, amounts: results }],
    points: played.map(({ title, opened_at: at }, number) => ({ x: number, text: `${title}, ${day(at)}` })),
    pointsName: words.table,
    ticks: labelsOf(played).map((text, number) => ({ x: number, text })),
  };
}
