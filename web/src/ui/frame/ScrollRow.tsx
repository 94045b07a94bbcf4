/** A row that scrolls sideways, and fades at an edge behind which there is more. */

import type { ComponentChildren } from 'preact';
import './ScrollRow.css';

interface ScrollRowProps {
  /** A class of the parent, which places it. */
  readonly class: string;
  readonly role?: 'group' | 'gridcell';
  readonly 'aria-label'?: string;
  readonly children: ComponentChildren;
}

export const ScrollRow = ({ class: place, children, ...attributes }: ScrollRowProps) => (
  <div class={`scroll-row ${place}`} {...attributes}>
    {children}
  </div>
);
