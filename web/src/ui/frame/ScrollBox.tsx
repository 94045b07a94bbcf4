/** A box on paper that scrolls, with a shadow at an edge behind which there is more. */

import type { ComponentChildren } from 'preact';
import './ScrollBox.css';

interface ScrollBoxProps {
  readonly as: 'nav' | 'ul';
  /** A class of the parent, which sizes it. */
  readonly class: string;
  readonly label: string;
  readonly children: ComponentChildren;
}

export const ScrollBox = ({ as: Element, class: place, label, children }: ScrollBoxProps) => (
  <Element class={`scroll-box ${place}`} aria-label={label}>
    {children}
  </Element>
);
