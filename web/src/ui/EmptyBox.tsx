/** A box that is shown in place of an empty list. */

import type { ComponentChildren } from 'preact';
import './EmptyBox.css';

interface EmptyBoxProps {
  /** A class of the parent, which places it. */
  readonly class?: string;
  readonly children: ComponentChildren;
}

export function EmptyBox({ class: place, children }: EmptyBoxProps) {
  return <div class={place ? `empty-box ${place}` : 'empty-box'}>{children}</div>;
}
