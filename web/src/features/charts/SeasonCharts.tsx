/** The charts of a person: the balance over time, and the result of each table. */

import { useMemo } from 'preact/hooks';
import { t } from '../../i18n/language.ts';
import { guineas } from '../../platform/settings.ts';
import { Chart } from './picture/Chart.tsx';
import { balanceChart, resultChart, type Season } from './season-charts.ts';
import './SeasonCharts.css';

export interface SeasonChartsProps {
  readonly season: Season;
}

export function SeasonCharts({ season }: SeasonChartsProps) {
  const words = t();
  const charts = useMemo(
    () => [balanceChart(season), resultChart(season)].filter((chart) => chart !== null),
    [season, words, guineas.value],
  );
  return (
    <div class="season-charts">
      {charts.map((chart) => (
        <Chart key={chart.kind} chart={chart} />
      ))}
    </div>
  );
}
