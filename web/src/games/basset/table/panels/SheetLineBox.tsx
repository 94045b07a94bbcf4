/** A field for a line of the score sheet. It completes and checks the line while it is typed. */

import type { LineReading } from '../../../../game-api/sheet-line.ts';
import { currencyOf } from '../../../../i18n/currency.ts';
import { messages } from '../../messages/messages.ts';
import './SheetLineBox.css';
import { sheetLineText } from '../../../../i18n/sheet-line-text.ts';
import { useScene } from '../page-model.ts';
import { completions, readLine } from './sheet-line.ts';

export function SheetLineBox() {
  const { model, scene } = useScene();
  const { typedLine, openPanel } = model.uiState;
  const line = typedLine.value;
  const setLine = (typed: string) => {
    typedLine.value = typed;
  };
  const reading = readLine(line, scene.table);
  const options = completions(line, scene.table);
  const enter = () => {
    if (reading.kind !== 'good') return;
    model.actions.enqueue(reading.entry.kind, reading.entry.fields);
    openPanel.value = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') openPanel.value = null;
    // The panel closes and the focus moves. The same key press would click the newly focused button.
    const isEnter = event.key === 'Enter';
    if (isEnter) event.preventDefault();
    if (isEnter) enter();
    const [completed] = event.key === 'Tab' && !event.shiftKey && !line.endsWith(' ') ? options : [];
    if (completed) {
      event.preventDefault();
      setLine(completed);
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
        aria-describedby="line-hint"
        onInput={(event) => setLine(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        list="line-options"
      />
      <Hint options={options} reading={reading} currency={scene.table.currency} />
    </div>
  );
}

/** The possible completions, and a hint what the line lacks. */
function Hint({ options, reading, currency }: { options: string[]; reading: LineReading; currency: string }) {
  return (
    <>
      <datalist id="line-options">
        {options.map((option) => (
          <option key={option} value={option} />
        ))}
      </datalist>
      <p id="line-hint" role="status">
        {sheetLineText(reading, options.length > 0, currencyOf(currency))}
      </p>
    </>
  );
}
