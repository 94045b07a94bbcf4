/** A table of sums: a name in each row, then amounts. On a phone, a row is a block whose amounts have labels. */

import type { ComponentChildren } from 'preact';
import './SumTable.css';

interface SumTableProps {
  readonly caption: string;
  /** Whether a heading above says the same, so that the caption is only for screen readers. */
  readonly isCaptionHidden?: boolean;
  readonly columns: readonly string[];
  /** The rows: a header, then a `SumCell` for each other column. */
  readonly children: ComponentChildren;
}

export function SumTable({ caption, isCaptionHidden = false, columns, children }: SumTableProps) {
  return (
    <table class="sum-table">
      <caption class={isCaptionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface SumCellProps {
  /** The title of its column. */
  readonly label: string;
  readonly children: ComponentChildren;
}

export const SumCell = ({ label, children }: SumCellProps) => <td data-label={label}>{children}</td>;
