/** What Swiss Tarot tells the kit about a table, without its components. */

import { money } from '../../../i18n/amounts/currency.ts';
import { isolated } from '../../../i18n/isolated.ts';
import { amountRange, limitsOf, offerFor } from '../../../table-kit/offers/allowed-entries.ts';
import { equalShares } from '../../../table-kit/pools/equal-shares.ts';
import type { NameTap, Sentence, SumLimits, TableGame } from '../../../table-kit/table-game.ts';
import { tableFigures } from '../figures.ts';
import { newestTap, tableKeys } from '../keys.ts';
import { messages } from '../messages/messages.ts';
import { askPlayer, enterAnte } from '../model/actions.ts';
import { withoutTap } from '../model/counting-aid.ts';
import { isTyped, typedIn, withoutFigure } from '../model/counts.ts';
import type { OwnMode, Ui, UiValues } from '../model/own-mode.ts';
import { gameNumber } from '../model/table-queries.ts';
import { tablePreview } from '../preview.ts';
import { promptText, resultText } from '../sentence.ts';
import { shortEntry } from '../short-entry.ts';
import { mainStep } from '../step.ts';
import { withTerms } from '../terms.ts';
import type { Table } from '../view.ts';

/** The result right after a round, then what the table waits for. The line below has the other one. */
function sentence(table: Table, ui: Ui): Sentence {
  const [prompt, result] = [promptText(table, ui), resultText(table)];
  const isResult = ui.isResultShown && !table.counted && result !== '';
  const below = isResult ? prompt : table.phase === 'between' ? result : '';
  return {
    ...(isResult ? { text: result, next: prompt } : { text: prompt }),
    note: [messages().table.game(gameNumber(table)), below].filter(Boolean).join(' · '),
    isIdle: table.phase === 'between',
    correctable: (entries) => entries.filter(({ entered }) => entered.kind === 'count').slice(0, 1),
  };
}

function chosenPlayer(table: Table, { mode }: UiValues): string | null {
  if (table.phase !== 'playing' || table.counted) return null;
  return mode.kind === 'aid' ? mode.player : typedIn(table, mode).player;
}

/** How the pot is shared when the table closes, in equal parts. */
function closingText({ pot, players, currency }: Table): string {
  const names = players.map(({ name }) => name);
  const shares = equalShares(pot, names).map(({ name, amount }) =>
    messages().entries.of(isolated(name), money(amount, currency)),
  );
  return shares.length === 0 ? '' : messages().entries.shared(money(pot, currency), shares);
}

/** The counts of a round that another tablet recorded. */
const isStale = ({ phase, deals, counted }: Table, mode: OwnMode): boolean =>
  (mode.kind === 'count' || mode.kind === 'aid') &&
  (phase !== 'playing' || counted !== null || mode.deals !== deals);

/** The counts or the counting aid without the last tap; null for what Undo closes. */
function withoutLastTap(mode: { readonly kind: string }, table: Table): OwnMode | null {
  const own = mode as OwnMode;
  if (own.kind !== 'count' && own.kind !== 'aid') return null;
  if (own.kind === 'aid' && own.taps.length > 0) return { ...own, ...withoutTap(own, own.taps.length - 1) };
  const typed = own.kind === 'aid' ? own.typed : withoutFigure(table, own);
  return isTyped(typed) ? { kind: 'count', deals: own.deals, ...typed } : null;
}

/** Asks for the player's count while counts are typed, which the player's tray would drop. */
function nameTap(
  { table }: { readonly table: Table },
  { mode }: Pick<Ui, 'mode'>,
  player: string,
): NameTap<Table, OwnMode> | null {
  if (!isTyped(typedIn(table, mode))) return null;
  return {
    ...{ isAsked: true, meaning: `count ${player}`, words: null },
    run: (model) => askPlayer(model, player),
  };
}

/** What each player can put in for the next game. */
function anteLimits(table: Table): SumLimits {
  const purses = table.players.map(({ purse }) => purse ?? Infinity);
  return limitsOf(amountRange(offerFor(table, 'ante'), { least: 0, most: Math.min(...purses) }));
}

export const tarotLogic: TableGame<Table, OwnMode> = {
  id: 'tarot',
  round: 'donne',
  sentence,
  shortEntryText: shortEntry,
  withTerms,
  step: mainStep,
  keys: tableKeys,
  figures: tableFigures,
  unfinishedCard: newestTap,
  withoutLastTap,
  coinLimits: anteLimits,
  closingText,
  /** While no game is on, a coin is the stake of the next one. It does not stay in hand. */
  applyCoin: (page, _, amount) => {
    page.uiState.selectedCoin.value = null;
    if (page.actions.table()?.phase === 'between') enterAnte(page, amount);
  },
  nameTap,
  chosenPlayer,
  isStale,
  isRoundEnd: ({ kind }) => kind === 'count',
  isRoundRunning: ({ phase }) => phase === 'playing',
  preview: tablePreview,
};
