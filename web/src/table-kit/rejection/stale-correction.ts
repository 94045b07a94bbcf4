/** A correction that the server refused because an entry came since its effect was shown. */

import { useEffect } from 'preact/hooks';
import type { CorrectionBody } from '../../features/corrections/correction-context.ts';
import { differenceText, type DryRun } from '../../features/corrections/difference.ts';
import { messages } from '../../features/corrections/messages/messages.ts';
import { shownEffect, type ShownEffect } from '../../features/corrections/recording/shown-effect.ts';
import { useDryRun } from '../../features/corrections/use-correction.ts';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import type { Command, Entry, Refusal } from '../../outbox/entry.ts';
import { isOnline } from '../../outbox/is-online.ts';
import { isCorrection } from '../../outbox/undo/session-entries.ts';
import type { TablePageModel } from '../model/table-context.ts';
import type { TableView } from '../model/table-view.ts';
import type { Fix } from '../table-game.ts';
import { replaceWith } from './fix.ts';

/** How often a correction is sent again by itself. */
const RETRIES_MAX = 5;

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
  { outbox }: Pick<TablePageModel, 'outbox'>,
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
    stale && dryRun && isSame(stale, dryRun) ? commandOf(stale, dryRun, (stale.retries ?? 0) + 1) : null;
  useEffect(() => {
    if (stale && again) outbox.replace(stale.key, [again]);
  }, [stale?.key, again !== null]);
  if (!stale || effect.kind === 'offline' || effect.kind === 'refused') return null;
  return { isChecked: dryRun === null || again !== null, ...described(stale, dryRun, table) };
}

const isStale = (entry: Entry): entry is CorrectionEntry => isCorrection(entry) && Boolean(entry['shown']);

const isSame = ({ shown, retries = 0 }: CorrectionEntry, dryRun: DryRun): boolean =>
  retries < RETRIES_MAX && shownEffect(dryRun).text === shown.text;

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

function described(entry: CorrectionEntry, dryRun: DryRun | null, table: TableView) {
  const { corrections } = messages();
  if (!dryRun) return { text: corrections.calculating, fix: null };
  const dropped = dryRun.refused.length;
  const words = dropped ? corrections.recordDropping(dropped) : corrections.modes.amend.record;
  const text = [
    corrections.effectChanged,
    differenceText(dryRun, currencyOf(table.currency), new Set(Object.keys(table.bankrolls ?? {}))),
    dropped ? corrections.dropped(dropped) : '',
  ];
  return { text: text.filter(Boolean).join(' '), fix: replaceWith(words, [commandOf(entry, dryRun, 0)]) };
}
