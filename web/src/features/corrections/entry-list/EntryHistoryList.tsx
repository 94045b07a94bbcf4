/** The list of a session's entries: those taken back are struck through, and any other can be corrected. */

import { pageWords } from '../../../i18n/page-words.ts';
import { messages } from '../messages/messages.ts';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { clock } from '../../../i18n/amounts/numbers.ts';
import { BusyButton } from '../../../ui/buttons/BusyButton.tsx';
import { attempt } from '../../../ui/frame/notice.ts';
import type { CorrectionContext } from '../correction-context.ts';
import { useEntryHistory, type ListedEntry, WHOLE_EVENING } from './entry-history.ts';
import './EntryHistoryList.css';
import { useOpenForm } from './open-forms.ts';
import { PartFilter, type RoundWords } from './PartFilter.tsx';
import { refusalText } from '../refusal-text.ts';

export interface EntryHistoryProps {
  readonly session: string;
  readonly version: number;
  readonly players: readonly string[];
  readonly context: Pick<CorrectionContext, 'currency' | 'game'>;
  readonly roundWords: RoundWords;
  /** Returns the words of each entry, by its id. */
  readonly describe: (entries: readonly ListedEntry[]) => ReadonlyMap<string, ComponentChildren>;
  /** The version of the table that the page shows: the line of its newest entry is marked. */
  readonly isMarked?: boolean;
  /** Returns what stands below the open entry; `show` opens another one, which may not be loaded yet. */
  readonly below: (entry: ListedEntry, show: (entry: string) => void) => ComponentChildren;
}

export function EntryHistoryList(props: EntryHistoryProps) {
  const { session, version, players, describe } = props;
  const [part, setPart] = useState(WHOLE_EVENING);
  const { history, loadEarlier } = useEntryHistory({ session, version, ...part });
  const opening = useOpenedEntry(history?.entries ?? []);
  const { entryHistory } = messages();
  if (!history) return <p role="status">{entryHistory.loading}</p>;
  const words = describe(history.entries);
  const newest = history.entries.find(({ removed }) => removed === null)?.entry ?? null;
  return (
    <>
      <PartFilter {...{ players, part }} rounds={history.rounds} words={props.roundWords} choose={setPart} />
      {history.entries.length === 0 && <p>{entryHistory.none}</p>}
      <ol class="entry-history-list" reversed>
        {history.entries.map((entry) => (
          <EntryLine
            key={entry.entry}
            {...props}
            entry={entry}
            words={words.get(entry.entry)}
            isNewest={props.isMarked === true && newest === entry.entry}
            isOpen={opening.opened === entry.entry}
            isShown={opening.shown === entry.entry}
            forget={opening.forget}
            open={() => opening.toggle(entry.entry)}
            show={opening.show}
          />
        ))}
      </ol>
      {history.next !== null && (
        <BusyButton
          kind="usual"
          words={pageWords().generic.showEarlier}
          busy={pageWords().generic.loadingEarlier}
          act={() => attempt(loadEarlier)}
        />
      )}
    </>
  );
}

/** Which entry is open, and which one a correction has just made. An open entry may no longer be listed. */
function useOpenedEntry(listed: readonly ListedEntry[]) {
  const [opened, open] = useState<string | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  useOpenForm(listed.some(({ entry }) => entry === opened));
  const toggle = (entry: string): void => {
    open(opened === entry ? null : entry);
    setShown(null);
  };
  const show = (entry: string): void => {
    open(entry);
    setShown(entry);
  };
  return { opened, shown, toggle, show, forget: () => setShown(null) };
}

interface LineProps extends EntryHistoryProps {
  readonly entry: ListedEntry;
  readonly words: ComponentChildren;
  readonly isNewest: boolean;
  readonly isOpen: boolean;
  /** Whether a correction has just made this entry. */
  readonly isShown: boolean;
  /** Called once the entry has the focus. */
  readonly forget: () => void;
  readonly open: () => void;
  readonly show: (entry: string) => void;
}

function EntryLine({
  entry,
  context,
  words,
  isNewest,
  isOpen,
  isShown,
  forget,
  open,
  show,
  below,
}: LineProps) {
  const { removed } = entry;
  const button = useFocusOnce(isShown, forget);
  const when = entry.occurred_at ?? entry.at;
  const content = (
    <>
      <span class="entry-history-list__version">{entry.version}</span>
      <span class="entry-history-list__words">{removed ? <s>{words}</s> : words}</span>
      <time dateTime={when}>{clock(when)}</time>
    </>
  );
  const note = noteOf(entry, context);
  return (
    <li data-removed={removed !== null}>
      <button
        type="button"
        ref={button}
        class="entry-history-list__entry"
        aria-expanded={isOpen}
        aria-current={isNewest ? 'step' : undefined}
        onClick={open}
      >
        {content}
      </button>
      {note && <p class="entry-history-list__note">{note}</p>}
      {isOpen && below(entry, show)}
    </li>
  );
}

/** Focuses an entry that a correction has made or taken back: the form that had the focus is gone, and it may be out of sight. */
function useFocusOnce(isShown: boolean, forget: () => void) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isShown) return;
    button.current?.focus();
    forget();
  }, [isShown]);
  return button;
}

/** Why an entry no longer counts, or when it was added; '' for any other. */
function noteOf({ removed, added, entered }: ListedEntry, context: LineProps['context']): string {
  if (removed) return removalText(removed, entered, context);
  return added ? messages().entryHistory.added(clock(added.at), added.reason) : '';
}

function removalText(
  { change, at, reason, refusal }: NonNullable<ListedEntry['removed']>,
  entered: ListedEntry['entered'],
  context: LineProps['context'],
): string {
  const text = messages().entryHistory.removed[change](clock(at), reason);
  return refusal ? `${refusalText(refusal, entered, context)} ${text}` : text;
}
