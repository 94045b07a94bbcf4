/** A button for a slow action. While it runs, the button shows so and ignores taps. */

import { Button } from './Button.tsx';
import { useRef, useState } from 'preact/hooks';
import { announce, announcement } from '../announcement.ts';

interface BusyProps {
  readonly words: string;
  /** What assistive technology reads in place of `words`. It contains them. */
  readonly label?: string | undefined;
  readonly busy: string;
  readonly act: () => Promise<void>;
  readonly kind?: 'usual' | 'main' | 'plain';
  /** A class of the parent, which places it. */
  readonly class?: string;
  readonly type?: 'button' | 'submit';
}

export function BusyButton(props: BusyProps) {
  const { words, label, busy, act, kind = 'main', type = 'button', class: place } = props;
  const [acting, setActing] = useState(false);
  const isRunning = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const handleTap = async (event: Event): Promise<void> => {
    event.preventDefault();
    // A tap during the action counts as the same tap.
    if (isRunning.current) return;
    isRunning.current = true;
    const hadFocus = document.activeElement === button.current;
    setActing(true);
    announce(busy);
    const announced = announcement.value;
    await act();
    // The action may have ended without an announcement of its own, such as with an error of a field.
    if (announcement.value === announced) announce('');
    isRunning.current = false;
    setActing(false);
    if (hadFocus) keepFocus(button.current);
  };
  return (
    <Button
      type={type}
      kind={kind}
      {...(place && { class: place })}
      disabled={acting}
      aria-label={acting ? undefined : label}
      onClick={handleTap}
      element={button}
    >
      {acting && <progress aria-hidden="true" />}
      {acting ? busy : words}
    </Button>
  );
}

/** A disabled button loses the focus. Restore it unless another element has it. */
function keepFocus(button: HTMLButtonElement | null): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) button?.focus();
  });
}
