/** A table that is dealt from offers: a sentence, the players with their buttons, and a tray for the open entry. */

import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Outbox } from '../../outbox/outbox.ts';
import { Text } from '../../ui/text/Text.tsx';
import type { TableView } from '../model/table-view.ts';
import { messages } from './messages/messages.ts';
import { createOfferPage } from './offer-page-model.ts';
import { OfferPageContext } from './offer-page-context.ts';
import { OfferPrompt } from './OfferPrompt.tsx';
import { OfferRow } from './OfferRow.tsx';
import './OfferTable.css';
import { OfferTray } from './OfferTray.tsx';

interface OfferTableProps {
  readonly outbox: Outbox<TableView>;
  readonly view: TableView;
  /** What stands in the corner below the tray: undo, and the state of the outbox. */
  readonly corner: ComponentChildren;
}

export function OfferTable({ outbox, view, corner }: OfferTableProps) {
  const model = useMemo(() => createOfferPage(outbox, view), [outbox]);
  useEffect(() => () => model.dispose(), [model]);
  useEffect(() => openClosing(model), [model]);
  const { players } = model.offers.value.table;
  return (
    <OfferPageContext.Provider value={model}>
      <section class="offer-table" aria-label={messages().table}>
        <OfferPrompt />
        <div class="offer-table__rows" role="group" aria-label={messages().table}>
          {players.length === 0 && <Text kind="quiet">{messages().noPlayers}</Text>}
          {players.map((player) => (
            <OfferRow key={player} player={player} />
          ))}
        </div>
        <div class="offer-table__tray">
          <OfferTray />
          <div class="offer-table__corner">{corner}</div>
        </div>
      </section>
    </OfferPageContext.Provider>
  );
}

/** The menu's link to close the table has the search `?close`. */
function openClosing({ groups, entry }: ReturnType<typeof createOfferPage>): void {
  const { closing } = groups.peek();
  if (closing && location.search === '?close') entry.ask(closing);
}
