/** A chart with its title, the main fact, the amounts at a point, and a table of all its numbers. */

import { useState } from 'preact/hooks';
import { Text } from '../../../ui/text/Text.tsx';
import './Chart.css';
import { hasMoves, LINES_MOST, type ChartModel } from '../chart-model.ts';
import { ChartPanels } from './ChartPanels.tsx';
import { ChartPicture } from './ChartPicture.tsx';
import { ChartValues } from './ChartValues.tsx';
import { messages } from '../messages/messages.ts';
import { NumbersTable } from './NumbersTable.tsx';

export function Chart({ chart }: { chart: ChartModel }) {
  const words = messages();
  const [chosen, choose] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // The chart may have lost points by a correction.
  const index = chosen === null ? null : Math.min(chosen, chart.points.length - 1);
  const reportFailure = (failed: boolean): void => {
    setFailed(failed);
    if (failed) setOpen(true);
  };
  const shared = { index, choose, reportFailure };
  return (
    <section class="chart">
      <h2>{chart.title}</h2>
      <p class="chart__fact">{chart.fact}</p>
      {hasMoves(chart) && <ArrowKey />}
      {chart.kind === 'lines' && chart.lines.length > LINES_MOST ? (
        <ChartPanels chart={chart} {...shared} />
      ) : (
        <>
          <ChartPicture chart={chart} {...shared} />
          <ChartValues chart={chart} index={index} />
        </>
      )}
      {hasFailed && (
        <Text kind="strong" role="status">
          {words.notDrawn}
        </Text>
      )}
      <details
        class="chart__numbers"
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>{words.numbers}</summary>
        {isOpen && <NumbersTable chart={chart} />}
      </details>
    </section>
  );
}

/** Explains the arrows of buy-ins and cash-outs. */
function ArrowKey() {
  const { arrowUp, arrowDown } = messages();
  return (
    <p class="chart__arrows">
      <Arrow path="M6 14V1M2 5L6 1L10 5" />
      {arrowUp}
      <Arrow path="M6 0V13M2 9L6 13L10 9" />
      {arrowDown}
    </p>
  );
}

const Arrow = ({ path }: { path: string }) => (
  <svg viewBox="0 0 12 14" aria-hidden="true">
    <path d={path} />
  </svg>
);
