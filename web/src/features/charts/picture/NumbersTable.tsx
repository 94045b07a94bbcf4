/** All numbers of a chart as a table. It scrolls sideways by itself if it has many columns. */

import { amountText, movesText, type ChartModel } from '../chart-model.ts';
import { messages } from '../messages/messages.ts';
import './NumbersTable.css';

export function NumbersTable({ chart }: { chart: ChartModel }) {
  const words = messages();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll the table
    <div class="numbers-table" role="region" aria-label={words.numbersOf(chart.title)} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{chart.pointsName}</th>
            {chart.lines.map(({ name }) => (
              <th key={name} scope="col" class="numbers-table__amount">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.points.map(({ text }, at) => (
            <tr key={at}>
              <th scope="row">{text}</th>
              {chart.lines.map((line) => (
                <td key={line.name} class="numbers-table__amount">
                  {[amountText(chart, line.amounts[at] ?? null), movesText(chart, line, at)]
                    .filter(Boolean)
                    .join(', ')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
