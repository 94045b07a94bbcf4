/** A button for a slow action. While it runs, the button shows so and ignores taps. */

import { useRef, useState } from 'preact/hooks';
import { announcement } from './announcement.ts';

interface BusyProps {
  readonly words: string;
  readonly busy: string;
  readonly act: () => Promise<void>;
  readonly kind?: string;
  readonly type?: 'button' | 'submit';
}

export function BusyButton({ words, busy, act, kind = 'main', type = 'button' }: BusyProps) {
  const [acting, setActing] = useState(false);
  const underWay = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const tapped = async (event: Event): Promise<void> => {
    event.preventDefault();
    // A tap during the action counts as the same tap.
    if (underWay.current) return;
    underWay.current = true;
    const held = document.activeElement === button.current;
    setActing(true);
    announcement.value = busy;
    await act();
    underWay.current = false;
    setActing(false);
    if (held) keepFocus(button.current);
  };
  return (
    <button type={type} class={kind} disabled={acting} onClick={tapped} ref={button}>
      {acting && <progress aria-hidden="true" />}
      {acting ? busy : words}
    </button>
  );
}

/** A disabled button loses the focus. Restore it unless another element has it. */
function keepFocus(button: HTMLButtonElement | null): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) button?.focus();
  });
}
