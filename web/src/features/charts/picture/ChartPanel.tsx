/** The line of one player in a small panel, with the name and the amount. */

import { useMemo } from 'preact/hooks';
import { LazyPart } from '../../../ui/LazyPart.tsx';
import { amountText, type ChartLine, type LineChart } from '../chart-model.ts';
import './ChartPanel.css';
import { LoadFailure, loadPlot } from './load-plot.tsx';
import { panelChart } from './panels.ts';
import type { PictureProps } from './picture-props.ts';

interface ChartPanelProps extends Omit<PictureProps<LineChart>, 'reportFailure'> {
  readonly line: ChartLine;
  /** The lowest and highest change of all panels. */
  readonly scale: readonly [number, number];
  readonly isSeen: boolean;
  /** Null if another panel reports it. */
  readonly reportFailure: PictureProps<LineChart>['reportFailure'] | null;
}

export function ChartPanel({ chart, line, scale, isSeen, index, choose, reportFailure }: ChartPanelProps) {
  const own = useMemo(() => panelChart(chart, line), [chart, line]);
  const amount = line.amounts[index ?? line.amounts.length - 1] ?? null;
  return (
    <div class="chart-panel">
      <p class="chart-panel__head">
        <b>{line.name}</b>
        <span>{amountText(chart, amount)}</span>
      </p>
      <div class="chart-panel__plot">
        {isSeen && (
          <LazyPart
            load={loadPlot}
            props={{ chart: own, panel: scale, index, choose }}
            fallback={(hasFailed) => hasFailed && reportFailure && <LoadFailure report={reportFailure} />}
          />
        )}
      </div>
    </div>
  );
}
