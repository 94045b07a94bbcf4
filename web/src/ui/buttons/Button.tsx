/** The button of pages, and a link that looks like it. */

import type { ComponentChildren, JSX, Ref } from 'preact';
import './Button.css';

interface Look {
  readonly kind?: 'usual' | 'main' | 'plain';
  /** A class of the parent, which places it. */
  readonly class?: string;
}

const classOf = (place: string | undefined): string => (place ? `button ${place}` : 'button');

interface ButtonProps extends Omit<JSX.IntrinsicElements['button'], 'class' | 'ref'>, Look {
  readonly element?: Ref<HTMLButtonElement>;
}

export function Button({ kind = 'usual', class: place, element, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...(rest as JSX.IntrinsicElements['button'])}
      class={classOf(place)}
      data-kind={kind}
      {...(element && { ref: element })}
    />
  );
}

interface ButtonLinkProps extends Look {
  readonly href: string;
  /** What assistive technology reads in place of the text. It contains the text. */
  readonly label?: string;
  readonly children: ComponentChildren;
}

export function ButtonLink({ kind = 'usual', class: place, href, label, children }: ButtonLinkProps) {
  return (
    <a class={classOf(place)} data-kind={kind} href={href} aria-label={label}>
      {children}
    </a>
  );
}
