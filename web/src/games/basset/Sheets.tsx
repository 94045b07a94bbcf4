/** What lies over the page for a moment: the outbox, another amount, the keys, a line of the score sheet. */

import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import { Tap } from '../../parts/Tap.tsx';
import { w } from '../../words/words.ts';
import { AmountPad } from './AmountPad.tsx';
import { fetchLate, late } from './aside.ts';
import { useDealer } from './dealer.ts';

export function Sheets() {
  const { sheet } = useDealer().hand;
  const parts = late.value;
  useEffect(() => {
    if (sheet.value) void fetchLate();
  }, [sheet.value]);
  if (sheet.value === 'amount')
    return (
      <Sheet title={w().tray.otherAmount}>
        <AmountPad />
      </Sheet>
    );
  switch (parts && sheet.value) {
    case 'outbox':
      return <Sheet title={w().chip.title}>{parts && <parts.OutboxList />}</Sheet>;
    case 'shortcuts':
      return (
        <Sheet title={w().shortcuts.title} wide>
          {parts && <parts.Shortcuts />}
        </Sheet>
      );
    case 'line':
      return <Sheet title={w().shortcuts.line}>{parts && <parts.LineBox />}</Sheet>;
    default:
      return null;
  }
}

/** Takes the focus while it is there, and gives it back. */
function useFocus(title: string) {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    const first = element.current?.querySelector<HTMLElement>('input') ?? element.current;
    first?.focus();
    return () => before instanceof HTMLElement && before.isConnected && before.focus();
  }, [title]);
  return element;
}

/** It has the focus while it is open and gives it back; Escape puts it away. */
function Sheet({
  title,
  wide = false,
  children,
}: {
  title: string;
  wide?: boolean;
  children: ComponentChildren;
}) {
  const { hand } = useDealer();
  const element = useFocus(title);
  const close = () => {
    hand.sheet.value = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault(); // It is not the table's too.
    close();
  };
  return (
    <section
      class={wide ? 'sheet wide' : 'sheet'}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      ref={element}
      onKeyDown={onKeyDown}
    >
      <div class="sheet-head">
        <h2>{title}</h2>
        <Tap class="close" does={close} aria-label={w().tray.close}>
          <Icon sign="close" />
        </Tap>
      </div>
      {children}
    </section>
  );
}
