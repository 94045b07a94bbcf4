/** The panels of a chart with many lines: each shows one line, from what it was at first. */

import { allAmounts, rangeOf, type ChartLine, type LineChart } from '../chart-model.ts';

/** Returns the amounts less the first of them. Wins and losses are measured from zero, and stay. */
export function changesOf({ amounts }: ChartLine, isNet: boolean): (number | null)[] {
  const first = isNet ? 0 : (amounts.find((amount) => amount !== null) ?? 0);
  return amounts.map((amount) => (amount === null ? null : amount - first));
}

/** Returns the chart of one panel. */
export const panelChart = (chart: LineChart, line: ChartLine): LineChart => ({
  ...chart,
  isNet: true,
  lines: [{ ...line, amounts: changesOf(line, chart.isNet) }],
});

/** Returns the lowest and highest change of all panels, so that a coin is equally high in each. */
export function panelScale({ lines, isNet }: LineChart): readonly [low: number, high: number] {
  const changes = allAmounts(lines.map((line) => ({ ...line, amounts: changesOf(line, isNet) })));
  const [low, high] = rangeOf([0, ...changes]);
  return low === high ? [-1, 1] : [low, high];
}
