/** A correction that the server refused because an entry came since its effect was shown. */

import { useEffect } from 'preact/hooks';
import type { Problem } from '../../api/problem.ts';
import type { CorrectionBody, CorrectionMode } from '../../features/corrections/correction-context.ts';
import { differenceText, OPEN_AGAIN, type DryRun } from '../../features/corrections/difference.ts';
import { messages } from '../../features/corrections/messages/messages.ts';
import { shownEffect, type ShownEffect } from '../../features/corrections/recording/shown-effect.ts';
import { problemText } from '../../features/corrections/refusal-text.ts';
import { useDryRun } from '../../features/corrections/use-correction.ts';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import type { Command, Entry, Refusal } from '../../outbox/entry.ts';
import { isOnline } from '../../outbox/is-online.ts';
import { isCorrection } from '../../outbox/undo/session-entries.ts';
import type { TablePageModel } from '../model/table-context.ts';
import type { TableView } from '../model/table-view.ts';
import { entryText } from '../panels/late-parts.ts';
import type { Fix } from '../table-game.ts';
import { replaceWith } from './fix.ts';

/** How often a correction is sent again by itself. */
const RETRIES_MAX = 5;

type Game = TablePageModel['game'];

/** A correction in the outbox, with the effect that the dealer saw. */
interface CorrectionEntry extends Entry {
  readonly body: CorrectionBody;
  readonly shown: ShownEffect;
  readonly retries?: number;
}

export interface StaleCorrection {
  /** Whether the effect is not known yet, or the correction is about to be sent again. */
  readonly isChecked: boolean;
  /** What the correction does now. */
  readonly text: string;
  readonly fix: Fix | null;
}

/**
 * Asks what the refused correction does now. If it is what the dealer saw, the correction is sent again. Returns null
 * for any other entry.
 */
export function useStaleCorrection(
  { outbox, game }: Pick<TablePageModel, 'outbox' | 'game'>,
  table: TableView,
  entry: Entry | null,
  refusal: Refusal | null,
): StaleCorrection | null {
  const stale = entry && refusal?.code === 'entry_in_between' && isStale(entry) ? entry : null;
  const version = Number(refusal?.facts['version'] ?? 0);
  const { drop_refused: _, ...asked } = stale?.body ?? {};
  const effect = useDryRun(stale ? asked : null, {
    session: outbox.id,
    version: Math.max(version, outbox.serverView.value?.version ?? 0),
    isOnline: isOnline(outbox),
  });
  const dryRun = effect.kind === 'known' ? effect.dryRun : null;
  const again =
    stale && dryRun && isSentAgain(stale, dryRun) ? commandOf(stale, dryRun, (stale.retries ?? 0) + 1) : null;
  useEffect(() => {
    if (stale && again) outbox.replace(stale.key, [again]);
  }, [stale?.key, again !== null]);
  if (!stale || effect.kind === 'offline') return null;
  if (effect.kind === 'refused')
    return { isChecked: false, text: refusedText(effect.problem, game, table), fix: null };
  return { isChecked: dryRun === null || again !== null, ...described(stale, dryRun, game, table) };
}

/** Why the correction cannot be made any more. */
function refusedText(problem: Problem, { id }: Game, { currency }: TableView): string {
  return `${messages().corrections.notThis} ${problemText(problem, { currency: currencyOf(currency), game: id })}`;
}

const isStale = (entry: Entry): entry is CorrectionEntry => isCorrection(entry) && Boolean(entry['shown']);

/** Whether the correction does what the dealer saw. */
const isSame = ({ shown }: CorrectionEntry, dryRun: DryRun): boolean =>
  shownEffect(dryRun).text === shown.text;

/** Whether it is sent again by itself. */
const isSentAgain = (entry: CorrectionEntry, dryRun: DryRun): boolean =>
  (entry.retries ?? 0) < RETRIES_MAX && isSame(entry, dryRun);

/** Returns the correction for the version at which its effect is shown now. */
function commandOf({ body, was }: CorrectionEntry, dryRun: DryRun, retries: number): Command {
  const { drop_refused: _, ...asked } = body;
  const fields = {
    body: { ...asked, ...(dryRun.refused.length > 0 && { drop_refused: true }) },
    was,
    shown: shownEffect(dryRun),
    retries,
  };
  return { kind: 'correction', fields };
}

/** What the correction does now, and the button that records it. */
function described(entry: CorrectionEntry, dryRun: DryRun | null, game: Game, table: TableView) {
  const { corrections } = messages();
  if (!dryRun) return { text: '', fix: null };
  const dropped = dryRun.refused.length;
  const words = dropped ? corrections.recordDropping(dropped) : corrections.modes[modeOf(entry)].record;
  const text = [
    isSame(entry, dryRun) ? corrections.newerEachTime : corrections.effectChanged,
    differenceText(
      dryRun,
      { game: game.id, currency: currencyOf(table.currency) },
      new Set(Object.keys(table.bankrolls ?? {})),
    ),
    droppedText(dryRun, game, table),
  ];
  return { text: text.filter(Boolean).join(' '), fix: replaceWith(words, [commandOf(entry, dryRun, 0)]) };
}

const modeOf = ({ body }: CorrectionEntry): CorrectionMode =>
  (['strike', 'insert_after'] as const).find((mode) => body[mode] !== undefined) ?? 'amend';

/** Names the later entries that are dropped; '' for none. */
function droppedText({ refused }: DryRun, game: Game, table: TableView): string {
  const { corrections } = messages();
  if (!refused.length) return '';
  const entries = refused.map(({ entered }) => entryText(game, entered, table)).join(' ');
  const areMoney = refused.some(({ code }) => code === OPEN_AGAIN);
  return [corrections.noLongerFit(refused.length), entries, areMoney && corrections.paidAlready]
    .filter(Boolean)
    .join(' ');
}
