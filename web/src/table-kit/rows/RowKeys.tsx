/** The keys of a row, such as the numbers of cards. If a phone has no room for them beside the name, they stand below it. */

import type { ComponentChildren } from 'preact';
import './RowKeys.css';

export function RowKeys({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <span class="row-keys" role="group" aria-label={label}>
      {children}
    </span>
  );
}
