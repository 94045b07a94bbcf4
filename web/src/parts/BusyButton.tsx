/** A button whose deed takes a while: meanwhile it says so and takes no further tap. */

import { useRef, useState } from 'preact/hooks';
import { spoken } from './attempt.ts';

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
  const tapped = async (event: Event): Promise<void> => {
    event.preventDefault();
    // A second tap while the first is on its way is the same tap.
    if (underWay.current) return;
    underWay.current = true;
    setActing(true);
    spoken.value = busy;
    await act();
    underWay.current = false;
    setActing(false);
  };
  return (
    <button type={type} class={kind} disabled={acting} onClick={tapped}>
      {acting && <progress aria-hidden="true" />}
      {acting ? busy : words}
    </button>
  );
}
