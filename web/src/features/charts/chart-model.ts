/** What a chart shows, before it is drawn. Amounts are in smallest units. */

import { money, net, type Currency } from '../../i18n/amounts/money.ts';
import { messages } from './messages/messages.ts';

/** A place on the horizontal axis that has amounts. */
export interface ChartPoint {
  /** Not lower than that of the point before. */
  readonly x: number;
  /** When it was: "Deal 3, event 45". */
  readonly text: string;
}

/** A label of the horizontal axis. */
export interface ChartTick {
  readonly x: number;
  readonly text: string;
}

/** Money that was bought in, or cashed out with an amount below zero. */
export interface ChartMove {
  /** The number of the point after it. */
  readonly at: number;
  readonly amount: number;
}

export interface ChartLine {
  readonly name: string;
  /** One for each point; null while there is none. */
  readonly amounts: readonly (number | null)[];
  /** What the chart marks on the line. */
  readonly moves?: readonly ChartMove[];
}

interface ChartBasics {
  readonly title: string;
  /** The main fact as a sentence. */
  readonly fact: string;
  readonly currency: Currency;
  readonly points: readonly ChartPoint[];
  readonly ticks: readonly ChartTick[];
  /** What the points are: the name of the horizontal axis and of the first column. */
  readonly pointsName: string;
}

/** Lines of amounts over time. */
export interface LineChart extends ChartBasics {
  readonly kind: 'lines';
  readonly lines: readonly ChartLine[];
  /** Whether the amounts are wins and losses, with a sign. */
  readonly isNet: boolean;
  /** Whether an amount stays until the next point, so that the line has steps. */
  readonly isStepped: boolean;
}

/** Wins and losses as bars above and below zero. */
export interface BarChart extends ChartBasics {
  readonly kind: 'bars';
  /** One line. */
  readonly lines: readonly [ChartLine];
  readonly isNet: true;
}

export type ChartModel = LineChart | BarChart;

/** With more lines than this, each line gets a panel of its own. */
export const LINES_MOST = 6;

/** Returns an amount as the chart writes it; '' if there is none. */
export function amountText(chart: Pick<ChartModel, 'isNet' | 'currency'>, amount: number | null): string {
  if (amount === null) return '';
  return chart.isNet ? net(amount, chart.currency) : money(amount, chart.currency);
}

/** Returns what was bought in and cashed out at a point: "bought in £5"; '' for nothing. */
export function movesText({ currency }: Pick<ChartModel, 'currency'>, line: ChartLine, at: number): string {
  const { boughtIn, cashedOut } = messages();
  return (line.moves ?? [])
    .filter((move) => move.at === at)
    .map(({ amount }) => (amount > 0 ? boughtIn : cashedOut)(money(Math.abs(amount), currency)))
    .join(', ');
}

/** The most amounts that a screen reader reads out; with more lines, it reads the point only. */
const READ_MOST = 6;

/** Returns a point and the amounts at it, for screen readers. */
export function pointText(chart: ChartModel, at: number): string {
  const { pointOf, amountOf, none } = messages();
  const when = chart.points[at]?.text ?? '';
  if (chart.lines.length > READ_MOST) return when;
  const amounts = chart.lines.map((line) => {
    const amount = amountOf(line.name, amountText(chart, line.amounts[at] ?? null) || none);
    return [amount, movesText(chart, line, at)].filter(Boolean).join(', ');
  });
  return pointOf(when, amounts);
}

/** Whether a chart marks what was bought in or cashed out. */
export const hasMoves = ({ lines }: Pick<ChartModel, 'lines'>): boolean =>
  lines.some(({ moves }) => moves?.length);

/** Returns the newest amount of a line; null if it has none. */
export const lastAmount = ({ amounts }: ChartLine): number | null => amounts.at(-1) ?? null;

/** Returns every amount of some lines. */
export const allAmounts = (lines: readonly ChartLine[]): number[] =>
  lines.flatMap(({ amounts }) => amounts).filter((amount) => amount !== null);

/** Returns the lowest and the highest of some amounts. There may be more than a function takes as arguments. */
export const rangeOf = (amounts: readonly number[]): readonly [low: number, high: number] =>
  amounts.reduce(
    ([low, high], amount) => [Math.min(low, amount), Math.max(high, amount)],
    [Infinity, -Infinity],
  );

/** Returns the names of the lines with the highest newest amount, and that amount; null without lines. */
export function leadersOf(lines: readonly ChartLine[]): { names: string[]; amount: number } | null {
  const newest = allAmounts(lines.map((line) => ({ ...line, amounts: [lastAmount(line)] })));
  if (!newest.length) return null;
  const amount = Math.max(...newest);
  return { names: lines.filter((line) => lastAmount(line) === amount).map(({ name }) => name), amount };
}
