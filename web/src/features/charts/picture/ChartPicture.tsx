/** The picture of a chart: it is drawn once it is on the screen; arrow keys choose a point. */

import { useRef } from 'preact/hooks';
import { LazyPart } from '../../../ui/LazyPart.tsx';
import type { ChartModel } from '../chart-model.ts';
import './ChartPicture.css';
import { LoadFailure, loadPlot } from './load-plot.tsx';
import { messages } from '../messages/messages.ts';
import type { PictureProps } from './picture-props.ts';
import { PointSlider } from './PointSlider.tsx';
import { useFirstSeen } from './use-first-seen.ts';

export function ChartPicture({ chart, index, choose, reportFailure }: PictureProps<ChartModel>) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useFirstSeen(box);
  return (
    <div class="chart-picture" ref={box} data-kind={chart.kind}>
      <div class="chart-picture__image" role="img" aria-label={messages().picture(chart.title, chart.fact)}>
        {isSeen && (
          <LazyPart
            load={loadPlot}
            props={{ chart, panel: null, index, choose }}
            fallback={(hasFailed) => hasFailed && <LoadFailure report={reportFailure} />}
          />
        )}
      </div>
      <PointSlider chart={chart} index={index} choose={choose} />
    </div>
  );
}
