/** A field for a line of the score sheet. It completes and checks the line while it is typed. */

import { useState } from 'preact/hooks';
import type { LineReading } from '../../../../game-api/sheet-line.ts';
import { currencyOf } from '../../../../i18n/currency.ts';
import { messages } from '../../messages/messages.ts';
import './SheetLineBox.css';
import { sheetLineText } from '../../../../i18n/sheet-line-text.ts';
import { useScene } from '../page-model.ts';
import { completions, readLine } from './sheet-line.ts';

export function SheetLineBox() {
  const { model, scene } = useScene();
  const [line, setLine] = useState('');
  const read = readLine(line, scene.table);
  const offers = completions(line, scene.table);
  const enter = () => {
    if (read.kind !== 'good') return;
    model.actions.enqueue(read.entry.kind, read.entry.fields);
    setLine('');
    model.uiState.openPanel.value = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') model.uiState.openPanel.value = null;
    // The panel closes and the focus moves. The same key press would click the newly focused button.
    const enters = event.key === 'Enter';
    if (enters) event.preventDefault();
    if (enters) enter();
    const [whole] = event.key === 'Tab' && !event.shiftKey && !line.endsWith(' ') ? offers : [];
    if (whole) {
      event.preventDefault();
      setLine(whole);
    }
  };
  return (
    <div class="sheet-line-box">
      <input
        value={line}
        placeholder={messages().shortcuts.lineHint}
        autocomplete="off"
        spellcheck={false}
        aria-label={messages().shortcuts.line}
        aria-describedby="line-told"
        onInput={(event) => setLine(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        list="line-offers"
      />
      <Told offers={offers} read={read} currency={scene.table.currency} />
    </div>
  );
}

/** The possible completions, and a hint what the line lacks. */
function Told({ offers, read, currency }: { offers: string[]; read: LineReading; currency: string }) {
  return (
    <>
      <datalist id="line-offers">
        {offers.map((offer) => (
          <option key={offer} value={offer} />
        ))}
      </datalist>
      <p id="line-told" role="status">
        {sheetLineText(read, offers.length > 0, currencyOf(currency))}
      </p>
    </>
  );
}
