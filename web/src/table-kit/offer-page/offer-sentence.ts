/** What the band says at a table that is dealt from offers, and what its undo button says. */

import { entryKindsOf } from '../../api/entry-kinds.ts';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import { entryTitle, phaseText } from '../../i18n/game-texts.ts';
import { t } from '../../i18n/language.ts';
import type { Entered } from '../../outbox/ports.ts';
import { enteredText, valueTexts } from '../history/entered-text.ts';
import type { Ui } from '../model/modes.ts';
import type { TableView } from '../model/table-view.ts';
import { startDraft, type Draft } from '../offers/draft.ts';
import { fieldState, type NextField } from '../offers/opened-draft.ts';
import { playersOf } from '../parties.ts';
import { sharedShortText } from '../rejection/shared-short-text.ts';
import type { Sentence } from '../table-game.ts';
import { SUIT_SIGNS } from '../values/value-text.ts';
import { messages } from './messages/messages.ts';
import { groupsOf } from './offer-page-model.ts';
import { draftSentence, offerMeaning, type OfferWords } from './offer-text.ts';

/** How many entries a tap on the note offers to correct. */
const MOST_ENTRIES = 12;

const wordsOf = ({ game, currency }: TableView): OfferWords => ({ game, currency: currencyOf(currency) });

const SIGN = new RegExp(`(\\w?)([${Object.values(SUIT_SIGNS).join('')}])`, 'g');

/** Returns a text with the names of the suits, where their signs cannot be drawn: "K hearts". */
export const withoutSigns = (text: string): string =>
  text.replace(SIGN, (_, before: string, sign: string) => {
    const letter = Object.keys(SUIT_SIGNS).find(
      (suit) => SUIT_SIGNS[suit as keyof typeof SUIT_SIGNS] === sign,
    );
    return [before, letter && t().suit(letter as keyof typeof SUIT_SIGNS)].filter(Boolean).join(' ');
  });

/** The draft that the tray shows, with what is known of its next field. */
interface ShownDraft {
  readonly draft: Draft;
  readonly next: NextField | null;
}

/** Returns the opened draft, else that of what the table waits for if it has an open field; null: none. */
export function shownDraft(view: TableView, { mode }: Pick<Ui, 'mode'>): ShownDraft | null {
  if (mode.kind === 'offer') return mode;
  const { main } = groupsOf(view);
  const kind = main?.next && entryKindsOf(view.game).find(({ verb }) => verb === main.verb);
  return main && kind ? { draft: startDraft(main, kind), next: null } : null;
}

export function offerSentence(view: TableView, ui: Ui): Sentence {
  const shown = shownDraft(view, ui);
  const gap = shown !== null && fieldState(shown.draft, shown.next).field !== null;
  const text = shown ? draftSentence(wordsOf(view), shown.draft, gap) : restingText(view);
  return {
    text: withoutSigns(text),
    note: t().capitalize(phaseText(view.game, view.phase)),
    isIdle: true,
    correctable: (entries) => entries.slice(0, MOST_ENTRIES),
  };
}

/** Returns what the table waits for while no entry is open. */
function restingText(view: TableView): string {
  const { game, summary } = view;
  const { main } = groupsOf(view);
  const { chooseEntry, waitingFor } = messages();
  if (main) return offerMeaning(game, main);
  const waiting = [...new Set(summary?.waiting_for ?? [])];
  return playersOf(view).length && waiting.length ? waitingFor(t().listed(waiting)) : chooseEntry;
}

/** Returns an entry as a sentence. */
export const entrySentence = (entered: Entered, { game, currency }: TableView): string =>
  withoutSigns(enteredText(game, entered, currencyOf(currency)));

/** Returns an entry in a few words: "Bet: Bess, 20". */
export function shortEntry(entered: Entered, view: TableView): string {
  const shared = sharedShortText(entered, view);
  const kind = shared === null && entryKindsOf(view.game).find(({ verb }) => verb === entered.kind);
  if (!kind) return shared ?? entrySentence(entered, view);
  const { all, ofPlayer, sentence } = messages();
  const title = entryTitle(view.game, kind.verb);
  const values = valueTexts(view.game, kind, entered, currencyOf(view.currency)).join(', ');
  return withoutSigns(entered['all'] === true ? ofPlayer(all(title), values) : sentence(title, values));
}
