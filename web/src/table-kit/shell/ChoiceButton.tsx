/** A button that offers one action, and a link that looks like it. */

import type { ComponentChildren, ComponentProps } from 'preact';
import { TapButton } from '../../ui/buttons/TapButton.tsx';
import './ChoiceButton.css';

interface Look {
  readonly kind?: 'usual' | 'plain' | 'strong' | 'narrow' | 'best' | 'hide';
  /** A class of the parent, which places it. */
  readonly class?: string;
}

const classOf = (place: string | undefined): string => (place ? `choice-button ${place}` : 'choice-button');

type ButtonProps = Omit<ComponentProps<typeof TapButton>, 'class'> & Look;

export function ChoiceButton({ kind = 'usual', class: place, ...rest }: ButtonProps) {
  return <TapButton {...rest} class={classOf(place)} data-kind={kind} />;
}

/** The second line of a button. */
export const ChoiceNote = ({ text }: { text: string }) => <span class="choice-button__note">{text}</span>;

interface LinkProps extends Look {
  readonly href: string;
  readonly children: ComponentChildren;
}

export function ChoiceLink({ kind = 'usual', class: place, href, children }: LinkProps) {
  return (
    <a class={classOf(place)} data-kind={kind} href={href}>
      {children}
    </a>
  );
}
