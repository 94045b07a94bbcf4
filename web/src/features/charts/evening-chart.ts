/** The chart of an evening: what each person had won or lost after each round at any table. */

import { currencyOf } from '../../i18n/amounts/currency.ts';
import type { LineChart } from './chart-model.ts';
import { messages } from './messages/messages.ts';
import { leadFact } from './purse-charts.ts';

/** A person at any table of the evening, first place first. */
export interface EveningLine {
  readonly name: string;
  /** The net after each round, in smallest units. */
  readonly line: readonly number[];
  /** The net now. */
  readonly net: number;
}

/** Of more rounds, only some are shown, at equal distances from the last. */
const ROUNDS_MOST = 240;

/** Returns the chart; null until the first round has ended. */
export function eveningChart(people: readonly EveningLine[], code: string): LineChart | null {
  const count = Math.max(0, ...people.map(({ line }) => line.length));
  if (count === 0) return null;
  const words = messages();
  const isInRound = people.some(({ line, net }) => line.at(-1) !== net);
  const stride = Math.ceil(count / ROUNDS_MOST);
  const shown = <Value>(values: readonly Value[]): Value[] =>
    values.filter((_, at) => (count - 1 - at) % stride === 0);
  const lines = people.map(({ name, line, net }) => ({
    name,
    amounts: [0, ...shown(line), ...(isInRound ? [net] : [])],
  }));
  const rounds = shown(
    Array.from({ length: count }, (_, at) => ({ x: at + 1, text: words.roundOf('round', at + 1) })),
  );
  const chart = { currency: currencyOf(code), isNet: true };
  return {
    ...chart,
    kind: 'lines',
    isStepped: false,
    title: words.evening,
    fact: leadFact(chart, lines),
    lines,
    points: [
      { x: 0, text: words.start },
      ...rounds,
      ...(isInRound ? [{ x: count + 1, text: words.now }] : []),
    ],
    pointsName: words.round('round'),
    ticks: rounds.map(({ x }) => ({ x, text: String(x) })),
  };
}
