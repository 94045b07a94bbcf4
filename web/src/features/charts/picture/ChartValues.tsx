/** The amounts at the chosen point of a chart, or at the last one; it is the key to the lines too. */

import { t } from '../../../i18n/language.ts';
import { amountText, lastAmount, movesText, type ChartModel } from '../chart-model.ts';
import './ChartValues.css';
import { lookOf, MARKER_PATHS } from '../line-looks.ts';

interface ChartValuesProps {
  readonly chart: ChartModel;
  readonly index: number | null;
}

export function ChartValues({ chart, index }: ChartValuesProps) {
  const at = index ?? chart.points.length - 1;
  const isKey = chart.kind === 'lines' && chart.lines.length > 1;
  const rows = chart.lines
    .map((line, number) => ({ line, number }))
    .sort((left, right) => (lastAmount(right.line) ?? 0) - (lastAmount(left.line) ?? 0));
  return (
    <div class="chart-values">
      <p class="chart-values__point">{t().capitalize(chart.points[at]?.text ?? '')}</p>
      <ul>
        {rows.map(({ line, number }) => (
          <li key={line.name}>
            {isKey && <LineSample number={number} />}
            <span class="chart-values__name">{line.name}</span>
            <b>{amountText(chart, line.amounts[at] ?? null) || '–'}</b>
            <span class="chart-values__moves">{movesText(chart, line, at)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function LineSample({ number }: { number: number }) {
  const { dash, marker, colour } = lookOf(number);
  return (
    <svg class="chart-values__sample" viewBox="0 0 44 14" aria-hidden="true" data-colour={colour}>
      <path d="M1 7H43" stroke-dasharray={dash.join(' ')} />
      <path d={MARKER_PATHS[marker]} transform="translate(22 7)" />
    </svg>
  );
}
