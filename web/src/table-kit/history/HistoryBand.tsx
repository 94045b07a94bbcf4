/** The band of the history page: what happened last, its cards, and figures of the table. */

import { letterOf } from '../../i18n/cards.ts';
import type { TableView } from '../model/table-view.ts';
import type { Slot } from '../table-game.ts';
import { CardText } from '../values/CardText.tsx';
import type { HistoryGame, ShownVersion } from './history-game.ts';
import { figuresOf, statusOf } from './history-text.ts';
import './HistoryBand.css';

const LONG_SENTENCE = 44;

interface HistoryBandProps<View extends TableView> {
  readonly game: HistoryGame<View>;
  readonly shown: ShownVersion<View>;
  readonly newest: number;
}

export function HistoryBand<View extends TableView>({ game, shown, newest }: HistoryBandProps<View>) {
  const { view, line } = shown;
  const sentence = line?.call ?? '';
  return (
    <>
      {line?.slots && <Slots slots={line.slots} />}
      <div class="history-band__text">
        <p class="history-band__call" data-length={sentence.length > LONG_SENTENCE ? 'long' : undefined}>
          <CardText text={sentence} />
        </p>
        <h1 class="history-band__title" tabIndex={-1}>
          {view.name}
        </h1>
        <p class="history-band__where">{statusOf(game, view, newest)}</p>
      </div>
      <div class="history-band__figures">
        {figuresOf(game, view).map(({ id, value, label, isAlert }) => (
          <div key={id} class="history-band__figure" data-broken={isAlert}>
            <span class="history-band__number">{value}</span>
            <span>{label}</span>
          </div>
        ))}
      </div>
    </>
  );
}

function Slots({ slots }: { slots: readonly Slot[] }) {
  return (
    <div class="history-band__cards" aria-hidden="true">
      {slots.map(({ card, look }, index) => (
        <span
          key={index}
          class="history-band__card"
          data-result={look === 'won' || look === 'lost' ? look : undefined}
        >
          {card === null ? '' : letterOf(card)}
        </span>
      ))}
    </div>
  );
}
