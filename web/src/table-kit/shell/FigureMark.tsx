/** The mark of a figure of the band that the server has not confirmed. It makes the figure around it look like a preview. */

import { isOnline } from '../../outbox/is-online.ts';
import { plain } from '../../i18n/markup.ts';
import { messages } from '../messages/messages.ts';
import { useDerived, type PageValues } from '../model/table-context.ts';
import type { TableView } from '../model/table-view.ts';
import type { Figure } from '../table-game.ts';
import './FigureMark.css';

interface FigureMarkProps {
  readonly figure: Figure;
  readonly figuresOf: (values: PageValues, view?: TableView) => readonly Figure[];
}

/** Side figures, such as the cards left, have no mark. */
export function FigureMark({ figure, figuresOf }: FigureMarkProps) {
  const recorded = useDerived((values) => recordedValues(values, figuresOf));
  const waiting = useDerived(missingEntries);
  if (figure.kind === 'side') return null;
  const isPreview = recorded[figure.id] !== figure.value;
  if (!isPreview && !waiting) return null;
  const words = isPreview ? messages().reader.notRecorded : plain(messages().sync.waiting(waiting));
  return <span class="figure-mark visually-hidden">, {words}</span>;
}

function recordedValues(
  values: PageValues,
  figuresOf: FigureMarkProps['figuresOf'],
): Readonly<Record<string, string>> {
  const { serverView, table } = values.scene;
  return Object.fromEntries(figuresOf(values, serverView ?? table).map(({ id, value }) => [id, value]));
}

/** Returns how many unsent entries the figures may lack: without a connection and an engine, all of them. */
function missingEntries({ model: { outbox }, scene: { unsent } }: PageValues): number {
  return outbox.offersState.value === 'outdated' && !isOnline(outbox) ? unsent.length : 0;
}
