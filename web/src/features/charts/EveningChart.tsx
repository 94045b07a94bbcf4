/** The chart of an evening: wins and losses of each person over all tables. */

import { useMemo } from 'preact/hooks';
import { t } from '../../i18n/language.ts';
import { guineas } from '../../platform/settings.ts';
import { Chart } from './picture/Chart.tsx';
import { eveningChart, type EveningLine } from './evening-chart.ts';

export interface EveningChartProps {
  readonly people: readonly EveningLine[];
  /** The code of the evening's currency. */
  readonly currency: string;
}

export function EveningChart({ people, currency }: EveningChartProps) {
  const words = t();
  const chart = useMemo(() => eveningChart(people, currency), [people, currency, words, guineas.value]);
  return chart && <Chart chart={chart} />;
}
