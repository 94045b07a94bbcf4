/** Several buttons side by side. */

import type { ComponentChildren, JSX } from 'preact';
import './Buttons.css';

interface ButtonsProps extends Pick<JSX.IntrinsicElements['div'], 'role' | 'aria-label'> {
  /** A class of the parent, which places them. */
  readonly class?: string;
  readonly children: ComponentChildren;
}

export function Buttons({ class: place, children, ...rest }: ButtonsProps) {
  return (
    <div {...(rest as JSX.IntrinsicElements['div'])} class={place ? `buttons ${place}` : 'buttons'}>
      {children}
    </div>
  );
}
