/** Loads the charts of a page after the page itself; and when their amounts are loaded again. */

import { importWithRetry } from '../../platform/lazy-import.ts';

export const loadSessionCharts = () =>
  importWithRetry(() => import('./SessionCharts.tsx')).then(({ SessionCharts }) => SessionCharts);

export const loadEveningChart = () =>
  importWithRetry(() => import('./EveningChart.tsx')).then(({ EveningChart }) => EveningChart);

export const loadSeasonCharts = () =>
  importWithRetry(() => import('./SeasonCharts.tsx')).then(({ SeasonCharts }) => SeasonCharts);

interface Net {
  readonly net: number;
}

/** Returns a text that changes when a round has ended or an earlier entry is corrected, so that money has moved. */
export const netsKey = (standings: readonly Net[]): string => standings.map(({ net }) => net).join(' ');

interface ChartedView {
  readonly phase: string;
  readonly corrected?: number | null;
}

/** Returns a text that changes with that of a round, when the table is closed, or an earlier entry is corrected. */
export const chartsKey = (roundKey: string, { phase, corrected }: ChartedView): string =>
  `${roundKey} ${phase === 'closed'} ${corrected ?? ''}`;
