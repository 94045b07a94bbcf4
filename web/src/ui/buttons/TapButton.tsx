/** A button that ignores accidental taps. */

import type { ComponentChildren, JSX, Ref } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { APPEARED_MS, BOUNCE_MS, guard } from './tap-guard.ts';

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
  isDisabled = false,
  children,
  ...rest
}: Taps) {
  const element = useRef<HTMLButtonElement>(null);
  const guarded = useMemo(() => guard(bounce), [bounce]);
  useLayoutEffect(() => {
    const button = element.current;
    guarded.renew(performance.now(), appeared);
    button?.setAttribute('data-new', '');
    const timer = setTimeout(() => button?.removeAttribute('data-new'), appeared);
    return () => clearTimeout(timer);
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
