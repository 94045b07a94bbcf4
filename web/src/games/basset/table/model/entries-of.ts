/** The entries behind what the table shows, for a correction. */

import type { StandingEntry } from '../../../../outbox/undo/standing-entries.ts';
import { newestFirst, type Standing } from '../../../../table-kit/model/entries-of.ts';
import { isAnswer, isDraw } from '../../verbs.ts';
import type { OnCard } from '../../view.ts';

/** Returns the entries about a card since it was last staked: its stake, answers, maces and side bets, newest first. */
export function entriesOfCard(standing: Standing, { punter, card }: OnCard): StandingEntry[] {
  const entries = newestFirst(standing).filter(
    ({ entered }) => entered['punter'] === punter && entered['card'] === card,
  );
  const staked = entries.findIndex(({ entered }) => entered.kind === 'stake');
  return staked < 0 ? entries : entries.slice(0, staked + 1);
}

/** Returns the entry of a card staked since the newest draw, if nothing was entered about the card later; else null. */
export function newCardEntry(standing: Standing, card: OnCard): StandingEntry | null {
  const entries = newestFirst(standing);
  const draw = entries.findIndex(({ entered }) => isDraw(entered.kind));
  const newest = entriesOfCard(standing, card)[0];
  const isSinceDraw = newest !== undefined && entries.indexOf(newest) < draw;
  return isSinceDraw && newest.entered.kind === 'stake' ? newest : null;
}

/** Returns the answers of a player to the newest draw, newest first; an answer for all is of each player. */
export function answerEntries(standing: Standing, name: string): StandingEntry[] {
  const entries = newestFirst(standing);
  const draw = entries.findIndex(({ entered }) => isDraw(entered.kind));
  return entries
    .slice(0, draw < 0 ? entries.length : draw)
    .filter(
      ({ entered }) => isAnswer(entered.kind) && (entered['all'] === true || entered['punter'] === name),
    );
}

/** Returns the draws of the deal among all entries; both newest first. */
export function drawEntries(entries: Standing): Standing {
  const ended = entries.findIndex(({ entered }) => entered.kind === 'end');
  return (ended < 0 ? entries : entries.slice(0, ended)).filter(({ entered }) => isDraw(entered.kind));
}
