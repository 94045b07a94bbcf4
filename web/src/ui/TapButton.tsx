/** A button that does not take taps it was not meant to take. */

import type { ComponentChildren, JSX, Ref } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { APPEARED_MS, BOUNCE_MS, guard } from './tap-guard.ts';

type Plain = Omit<JSX.IntrinsicElements['button'], 'onClick' | 'onKeyDown' | 'ref'>;

interface Taps extends Plain {
  /** What a tap does. */
  does: () => void;
  /** What the target stands for; when it changes, the target has just appeared. */
  meaning?: string;
  /** How long after a tap the next is none; 0 where a quick second tap is meant. */
  bounce?: number;
  /** It stays where it is and says so, but a tap does nothing. */
  idle?: boolean;
  children?: ComponentChildren;
}

/** While it is too new to be tapped it carries `data-new`. */
export function TapButton({ does, meaning = '', bounce = BOUNCE_MS, idle = false, children, ...rest }: Taps) {
  const element = useRef<HTMLButtonElement>(null);
  const guarded = useMemo(() => guard(bounce), [bounce]);
  useLayoutEffect(() => {
    const button = element.current;
    guarded.renew(performance.now());
    button?.setAttribute('data-new', '');
    const timer = setTimeout(() => button?.removeAttribute('data-new'), APPEARED_MS);
    return () => clearTimeout(timer);
  }, [meaning]);
  const onClick = (event: MouseEvent) => {
    if (!idle && guarded.takes(performance.now(), event.detail === 0)) does();
  };
  // A key that is held taps once: neither this button again, nor one that has the focus next.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
  };
  return (
    <button
      type="button"
      {...(rest as JSX.IntrinsicElements['button'])}
      aria-disabled={idle ? 'true' : undefined}
      ref={element as Ref<HTMLButtonElement>}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {children}
    </button>
  );
}
