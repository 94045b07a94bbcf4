/** A field for a line of the score sheet. It completes and checks the line while it is typed. */

import type { LineReading } from '../../game-api/sheet-line.ts';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import { messages } from '../messages/messages.ts';
import './SheetLineBox.css';
import { sheetLineText } from '../../i18n/sheet-line-text.ts';
import { useScene } from '../model/table-context.ts';
import { lateParts } from './late-parts.ts';
import { completions, readLine } from './sheet-line.ts';
import { useEnteredText } from './use-entered-text.ts';

export function SheetLineBox() {
  const { model, scene } = useScene();
  const { typedText, openPanel } = model.uiState;
  const line = typedText.value;
  const { game } = model;
  const late = lateParts(game);
  const reading = readLine(line, scene.table, late);
  const options = completions(line, scene.table);
  const completed = line.endsWith(' ') ? undefined : options[0];
  const enter = () => {
    if (reading.kind !== 'good') return;
    // A typed line says exactly what is meant. If it is refused, it waits on the slip with its corrections.
    model.outbox.enqueue(reading.entry.kind, reading.entry.fields);
    close();
  };
  const complete = () => {
    if (completed) typedText.value = completed;
    return completed !== undefined;
  };
  const close = () => {
    openPanel.value = null;
  };
  useEnteredText(model.uiState, enter);
  return (
    <div class="sheet-line-box">
      <input
        value={line}
        placeholder={late?.lineExample}
        autocomplete="off"
        spellcheck={false}
        aria-label={messages().titles.line}
        aria-describedby="line-hint"
        onInput={(event) => (typedText.value = event.currentTarget.value)}
        onKeyDown={(event) => handleKey(event, { enter, close, complete })}
        list="line-options"
      />
      <Hint game={game.id} options={options} reading={reading} currency={scene.table.currency} />
    </div>
  );
}

interface LineKeys {
  enter: () => void;
  close: () => void;
  /** Returns false if there is nothing to complete. */
  complete: () => boolean;
}

/** Handles Enter, Escape and Tab. The table must not handle a key of the field. */
function handleKey(event: KeyboardEvent, { enter, close, complete }: LineKeys): void {
  event.stopPropagation();
  if (event.key === 'Escape') close();
  if (event.key === 'Enter') {
    // The panel closes and the focus moves. The same key press would click the newly focused button.
    event.preventDefault();
    enter();
  }
  if (event.key === 'Tab' && !event.shiftKey && complete()) event.preventDefault();
}

interface HintProps {
  readonly game: string;
  readonly options: readonly string[];
  readonly reading: LineReading;
  readonly currency: string;
}

/** The possible completions, and a hint what the line lacks. */
function Hint({ game, options, reading, currency }: HintProps) {
  return (
    <>
      <datalist id="line-options">
        {options.map((option) => (
          <option key={option} value={option} />
        ))}
      </datalist>
      <p id="line-hint" role="status">
        {sheetLineText(game, reading, options.length > 0, currencyOf(currency))}
      </p>
    </>
  );
}
