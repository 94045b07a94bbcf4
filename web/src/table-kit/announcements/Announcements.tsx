/** The polite announcements for screen readers. The rejection slip announces refusals at once. */

import { useEffect, useState } from 'preact/hooks';
import { plain } from '../../i18n/markup.ts';
import type { StandingEntry } from '../../outbox/undo/standing-entries.ts';
import { useScene, type PageValues } from '../model/table-context.ts';
import { entryText, lateParts } from '../panels/late-parts.ts';
import { announcedText, withRead, type Announced, type Read } from './announced-text.ts';
import { promptText } from '../shell/prompt-text.ts';
import { undoNoticeText } from '../shell/undo-notice-text.ts';

/** The computed table replaces the estimate within this time, so that both are read as one. */
const SETTLES_MS = 250;

export function Announcements() {
  const values = useScene();
  const { model, scene } = values;
  const undone = undoNoticeText(model, scene.table);
  const correction = model.uiState.correction.value;
  const now = { correction, ...(undone === null ? announcedOf(values) : only(undone)) };
  const { text, version } = useAnnounced(now, () => model.outbox.standing.peek().slice(0, -1));
  return (
    <p class="visually-hidden" role="status" aria-live="polite" aria-atomic="true">
      <span key={version}>{text}</span>
    </p>
  );
}

/** A text that is read. `version`: of the correction that it is about, so that the same text is read for each. */
interface Announcement {
  readonly version: number;
  readonly text: string;
}

/** Returns what is read once the page has not changed for a moment. The entries that are there first are not read. */
function useAnnounced(now: Announced, earlier: () => readonly StandingEntry[]): Announcement {
  const [shown, setShown] = useState<Announcement>({ version: 0, text: '' });
  const [read] = useState(() => ({ value: readBefore(earlier()) }));
  useEffect(() => {
    const timer = setTimeout(() => {
      const announced = announcedText(read.value, now);
      if (announced !== null) setShown({ version: now.correction?.version ?? 0, text: announced });
      read.value = withRead(read.value, now);
    }, SETTLES_MS);
    return () => clearTimeout(timer);
  }, [now.correction, now.entry, now.own, now.next]);
  return shown;
}

const readBefore = (entries: readonly StandingEntry[]): Read => ({
  entries: new Set(entries.map(({ id }) => id)),
  newest: null,
});

type OfTable = Omit<Announced, 'correction'>;

const only = (next: string): OfTable => ({ entry: null, own: '', next });

/** Returns what the game announces, else a result with what comes next, else the newest entry and the sentence. */
function announcedOf(values: PageValues): OfTable {
  const { model, scene, ui } = values;
  const late = lateParts(model.game);
  const own = scene.waitingForEngine ? null : late?.announcement?.(scene.table, ui);
  if (own != null) return only(plain(own));
  const { text, next } = promptText(values);
  if (next !== undefined) return only(plain(`${text} ${next}`));
  const result = ui.isResultShown ? (late?.resultText?.(scene.table) ?? '') : '';
  return { ...newestEntry(values), next: [plain(text), result].filter(Boolean).join(' ') };
}

/** Returns the id of the newest entry and its sentence; '' without one, and after a correction. */
function newestEntry({ model: { game, outbox }, scene }: PageValues): Pick<OfTable, 'entry' | 'own'> {
  const newest = outbox.standing.value.at(-1);
  if (!newest || !lateParts(game)) return { entry: null, own: '' };
  return { entry: newest.id, own: plain(entryText(game, newest.entered, scene.table)) };
}
