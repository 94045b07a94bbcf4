/** The undo button: it takes back the newest entry, sent or not. Then it says what was taken back, beside Redo. */

import { useEffect, useState } from 'preact/hooks';
import type { SessionTable } from '../../api/session-table.ts';
import type { Currency } from '../../i18n/amounts/money.ts';
import { t } from '../../i18n/language.ts';
import type { Entered } from '../../outbox/ports.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { isCorrection } from '../../outbox/undo/session-entries.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { CardText } from '../../table-kit/values/CardText.tsx';
import { enteredText } from '../../table-kit/history/entered-text.ts';
import './UndoBar.css';

const NOTICE_MS = 3000;

interface UndoBarProps {
  readonly outbox: Outbox<SessionTable>;
  readonly game: string;
  readonly currency: Currency;
}

export function UndoBar({ outbox, game, currency }: UndoBarProps) {
  const { undoBar } = t();
  // Each undo and redo has a number, so that each shows its notice for the whole time.
  const [taps, setTaps] = useState(0);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (taps === 0) return undefined;
    setShown(true);
    const timer = setTimeout(() => setShown(false), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [taps]);
  const run = (step: () => unknown) => () => {
    step();
    setTaps((count) => count + 1);
  };
  const text = (entered: Entered): string =>
    isCorrection(entered) ? undoBar.correction : enteredText(game, entered, currency);
  const [newest, undone] = [outbox.newest.value, outbox.undone.value[0]];
  return (
    <section class="undo-bar">
      {newest && (
        <Button onClick={run(outbox.undo)}>
          <CardText text={undoBar.undo(text(newest.entered))} />
        </Button>
      )}
      {isShown && undone && (
        <p role="status">
          <CardText text={undoBar.takenBack(text(undone.entered))} />{' '}
          <Button onClick={run(outbox.redo)}>{undoBar.redo}</Button>
        </p>
      )}
    </section>
  );
}
