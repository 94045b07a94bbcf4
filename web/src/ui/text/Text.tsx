/** A paragraph with less or more emphasis. */

import type { JSX } from 'preact';
import './Text.css';

interface TextProps extends Omit<JSX.IntrinsicElements['p'], 'class'> {
  readonly kind: 'quiet' | 'strong';
  /** A class of the parent, which places it. */
  readonly class?: string;
}

export function Text({ kind, class: place, ...rest }: TextProps) {
  return (
    <p {...(rest as JSX.IntrinsicElements['p'])} class={place ? `text ${place}` : 'text'} data-kind={kind} />
  );
}
