/** The slider over a chart: for keys and screen readers. Pointers go through it to the chart. */

import { amountText, type ChartModel } from '../chart-model.ts';
import { messages } from '../messages/messages.ts';
import './PointSlider.css';

interface PointSliderProps {
  readonly chart: ChartModel;
  readonly index: number | null;
  readonly choose: (index: number | null) => void;
}

/** The most amounts that the slider reads out; with more lines, it reads the point only. */
const READ_MOST = 6;

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

/** Returns a point and the amounts at it, for screen readers. */
export function pointText(chart: ChartModel, at: number): string {
  const { pointOf, amountOf, none } = messages();
  const when = chart.points[at]?.text ?? '';
  if (chart.lines.length > READ_MOST) return when;
  const amounts = chart.lines.map(({ name, amounts: all }) =>
    amountOf(name, amountText(chart, all[at] ?? null) || none),
  );
  return pointOf(when, amounts);
}
