/** A chart with many lines: a small panel for each, all with one vertical scale. */

import { useMemo, useRef, useState } from 'preact/hooks';
import { Button } from '../../../ui/buttons/Button.tsx';
import { lastAmount, type LineChart } from '../chart-model.ts';
import { ChartPanel } from './ChartPanel.tsx';
import './ChartPanels.css';
import { messages } from '../messages/messages.ts';
import { panelScale } from './panels.ts';
import { PointSlider } from './PointSlider.tsx';
import type { PictureProps } from './picture-props.ts';
import { useFirstSeen } from './use-first-seen.ts';

/** More panels are shown on request. */
const PANELS_MOST = 12;

export function ChartPanels({ chart, index, choose, reportFailure }: PictureProps<LineChart>) {
  const words = messages();
  const [showsAll, showAll] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useFirstSeen(box);
  const scale = useMemo(() => panelScale(chart), [chart]);
  const lines = [...chart.lines].sort((left, right) => (lastAmount(right) ?? 0) - (lastAmount(left) ?? 0));
  const shown = showsAll ? lines : lines.slice(0, PANELS_MOST);
  return (
    <>
      <p class="chart-panels__point">{chart.points[index ?? chart.points.length - 1]?.text}</p>
      <div class="chart-panels" ref={box}>
        <div class="chart-panels__image" role="img" aria-label={words.picture(chart.title, chart.fact)}>
          {shown.map((line, number) => (
            <ChartPanel
              key={line.name}
              chart={chart}
              line={line}
              scale={scale}
              isSeen={isSeen}
              index={index}
              choose={choose}
              reportFailure={number === 0 ? reportFailure : null}
            />
          ))}
        </div>
        <PointSlider chart={chart} index={index} choose={choose} />
      </div>
      {shown.length < lines.length && (
        <Button class="chart-panels__all" onClick={() => showAll(true)}>
          {words.showAll(lines.length)}
        </Button>
      )}
    </>
  );
}
