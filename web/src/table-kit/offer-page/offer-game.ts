/** A game without parts of its own on the kit: its cells, keys and trays come from its offers. */

import { money } from '../../i18n/amounts/currency.ts';
import { strong } from '../../i18n/markup.ts';
import { t } from '../../i18n/language.ts';
import { poolName } from '../../i18n/game-texts.ts';
import type { Offer } from '../../outbox/ports.ts';
import type { UiValues } from '../model/modes.ts';
import type { TableView } from '../model/table-view.ts';
import { fieldState } from '../offers/opened-draft.ts';
import { withoutMain } from '../offers/table-offers.ts';
import { partiesOf } from '../parties.ts';
import { bankFigure } from '../shell/bank-figure.ts';
import type { Figure, Keys, Step, TableGame, Ui } from '../table-game.ts';
import { messages } from './messages/messages.ts';
import { groupsOf, offerPage, startOfferPage, tapOffer } from './offer-page-model.ts';
import { entrySentence, offerSentence, shortEntry, shownDraft, withoutSigns } from './offer-sentence.ts';
import { offerId, offerTitle } from './offer-text.ts';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import { AssumedTasks } from './AssumedTasks.tsx';
import { OfferCells } from './OfferCells.tsx';
import { OfferNote } from './OfferNote.tsx';
import { OfferTray } from './OfferTray.tsx';

const titleOf = ({ game, currency }: TableView, offer: Offer): string =>
  withoutSigns(offerTitle({ game, currency: currencyOf(currency) }, offer));

/** What the table waits for. If it has open fields, the button enters them once they are filled. */
function mainStep(view: TableView, ui: Ui): Step | null {
  const { main } = groupsOf(view);
  if (!main) return null;
  const shown = shownDraft(view, ui);
  const isShown = shown?.draft.offer.verb === main.verb && shown.draft.offer.player === main.player;
  const isReady = main.next === null || (isShown && fieldState(shown.draft, shown.next).isComplete);
  return {
    id: offerId(main),
    words: titleOf(view, main),
    detail: isReady ? '' : messages().fillIn,
    isReady,
    run: (model) => (main.next === null ? tapOffer(model, main) : offerPage(model).entry.enterMain(main)),
  };
}

/** The entries that are for no single player. */
function otherKeys(view: TableView, { mode }: Pick<Ui, 'mode'>): Keys | null {
  const { others } = groupsOf(view);
  if (!others.length) return null;
  const opened = mode.kind === 'offer' && !mode.isAutomatic ? offerId(mode.draft.offer) : null;
  return {
    kind: 'wide',
    hasWords: true,
    label: messages().otherEntries,
    keys: others.map((offer) => ({
      id: offerId(offer),
      face: titleOf(view, offer),
      words: titleOf(view, offer),
      look: offerId(offer) === opened ? 'first' : 'ready',
      meaning: offerId(offer),
    })),
    tap: (model, id) => {
      const offer = others.find((one) => offerId(one) === id);
      if (offer) tapOffer(model, offer);
    },
  };
}

/** The bank of a game that has one, and what each pool holds. */
function poolFigures(view: TableView): readonly Figure[] {
  const bank = bankFigure(view);
  const pools = partiesOf(view)
    .filter(({ role }) => role === 'pool')
    .map(({ name, purse, at_table }): Figure => {
      const [value, label] = [money(purse ?? at_table, view.currency), t().capitalize(poolName(name))];
      return { id: `pool ${name}`, kind: 'side', value, label, short: `${label} ${strong(value)}` };
    });
  return [...(bank ? [bank] : []), ...pools];
}

const chosenPlayer = (_view: TableView, { mode, selectedSeat }: UiValues): string | null =>
  mode.kind === 'offer' ? mode.draft.offer.player : selectedSeat;

/** Returns the table of a game, by its id. */
export const offerGame = (id: string): TableGame<TableView> => ({
  id,
  sentence: offerSentence,
  entryText: entrySentence,
  shortEntryText: shortEntry,
  step: mainStep,
  keys: otherKeys,
  figures: poolFigures,
  chosenPlayer,
  preview: { preview: withoutMain },
  start: startOfferPage,
  showsOutdatedOffers: true,
  Cells: OfferCells,
  Actions: OfferNote,
  IdleTray: OfferTray,
  late: () => Promise.resolve({ PlayerTasks: AssumedTasks }),
});
