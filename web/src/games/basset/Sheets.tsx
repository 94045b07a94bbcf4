/** What lies over the page for a moment: the outbox, another amount, the keys, a line of the score sheet. */

import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import { Tap } from '../../parts/Tap.tsx';
import { w } from '../../words/words.ts';
import { AmountPad } from './AmountPad.tsx';
import { away, fetchLate, late } from './aside.ts';
import { useDealer } from './dealer.ts';

export function Sheets() {
  const { books, hand } = useDealer();
  const { sheet } = hand;
  const parts = late.value;
  const reached = ['live', 'recording'].includes(books.link.value);
  useEffect(() => {
    if (sheet.value) void fetchLate();
  }, [sheet.value, reached]);
  if (sheet.value === 'amount')
    return (
      <Sheet title={w().tray.otherAmount}>
        <AmountPad />
      </Sheet>
    );
  if (!sheet.value) return null;
  const title = { outbox: w().chip.title, shortcuts: w().shortcuts.title, line: w().shortcuts.line }[
    sheet.value
  ];
  if (!parts)
    return (
      <Sheet key="away" title={title}>
        <p role="status">{away.value ? w().deal.notFetched : w().deal.fetching}</p>
      </Sheet>
    );
  const Part = { outbox: parts.OutboxList, shortcuts: parts.Shortcuts, line: parts.LineBox }[sheet.value];
  return (
    <Sheet key={sheet.value} title={title} wide={sheet.value === 'shortcuts'}>
      <Part />
    </Sheet>
  );
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
