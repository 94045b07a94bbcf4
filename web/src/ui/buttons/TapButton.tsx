/** A button that ignores accidental taps. */

import type { ComponentChildren, JSX, Ref } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { APPEARED_MS, BOUNCE_MS, followsChoice, guard, type Guard } from './tap-guard.ts';

type Plain = Omit<JSX.IntrinsicElements['button'], 'onClick' | 'onKeyDown' | 'ref'>;

interface Taps extends Plain {
  /** What a tap does. */
  onTap: () => void;
  /** The meaning of the button. When it changes, the button counts as new. */
  meaning?: string;
  /** How many ms after a tap the next one is ignored; 0 if quick double taps are wanted. */
  bounce?: number;
  /** How many ms after it appeared, or after `meaning` changed, taps are ignored. */
  appeared?: number;
  /** Whether a tap chooses what the next tap uses, such as a coin. */
  chooses?: boolean;
  /** Whether it takes a tap right after such a choice, which may have changed its meaning. */
  usesChoice?: boolean;
  /** The button stays in place but ignores taps. */
  isDisabled?: boolean;
  children?: ComponentChildren;
}

/** While the button is too new to be tapped, it has the attribute `data-new`. */
export function TapButton({
  onTap,
  meaning = '',
  bounce = BOUNCE_MS,
  appeared = APPEARED_MS,
  chooses = false,
  usesChoice = false,
  isDisabled = false,
  children,
  ...rest
}: Taps) {
  const element = useRef<HTMLButtonElement>(null);
  const guarded = useMemo(() => guard(bounce, chooses), [bounce, chooses]);
  useLayoutEffect(() => {
    const wait = usesChoice && followsChoice(performance.now()) ? 0 : appeared;
    return renewed(guarded, element.current, wait);
  }, [meaning]);
  const onClick = (event: MouseEvent) => {
    const { clientX: x, clientY: y, detail, currentTarget } = event;
    const place = detail === 0 ? null : { x, y, element: currentTarget as Element };
    if (!isDisabled && guarded.takes(performance.now(), place)) onTap();
  };
  // Ignore key repeats, also on the button that gets the focus next.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
  };
  return (
    <button
      type="button"
      {...(rest as JSX.IntrinsicElements['button'])}
      aria-disabled={isDisabled ? 'true' : undefined}
      ref={element as Ref<HTMLButtonElement>}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {children}
    </button>
  );
}

/** Marks a button as new for some ms. Returns what ends the timer. */
function renewed(guarded: Guard, button: HTMLButtonElement | null, wait: number): () => void {
  guarded.renew(performance.now(), wait);
  button?.setAttribute('data-new', '');
  const timer = setTimeout(() => button?.removeAttribute('data-new'), wait);
  return () => clearTimeout(timer);
}
