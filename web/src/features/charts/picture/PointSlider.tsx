/** The slider over a chart: for keys and screen readers. Pointers go through it to the chart. */

import { pointText, type ChartModel } from '../chart-model.ts';
import { messages } from '../messages/messages.ts';
import './PointSlider.css';

interface PointSliderProps {
  readonly chart: ChartModel;
  readonly index: number | null;
  readonly choose: (index: number | null) => void;
}

export function PointSlider({ chart, index, choose }: PointSliderProps) {
  const last = chart.points.length - 1;
  const at = index ?? last;
  return (
    <input
      class="point-slider"
      type="range"
      min={0}
      max={last}
      value={at}
      aria-label={messages().move}
      aria-valuetext={pointText(chart, at)}
      onInput={({ currentTarget }) => choose(currentTarget.valueAsNumber)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') choose(null);
      }}
      onBlur={() => choose(null)}
    />
  );
}
