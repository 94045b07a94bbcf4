/** The entries of a table, newest first. A tap on one opens its correction, and offers the table at that moment. */

import { currentKey, mayRule } from '../../api/current-key.ts';
import { messages as chartMessages } from '../../features/charts/messages/messages.ts';
import type { ListedEntry } from '../../features/corrections/entry-list/entry-history.ts';
import { EntryHistoryList } from '../../features/corrections/entry-list/EntryHistoryList.tsx';
import { InlineCorrection } from '../../features/corrections/InlineCorrection.tsx';
import type { RoundWords } from '../../features/corrections/entry-list/PartFilter.tsx';
import { RenamingForm } from '../../features/corrections/RenamingForm.tsx';
import { RulingForm } from '../../features/corrections/RulingForm.tsx';
import { tableCoins } from '../../i18n/amounts/coins.ts';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import type { Entered } from '../../outbox/ports.ts';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { ControlNote } from '../control/ControlNote.tsx';
import { messages as controlMessages } from '../control/messages/messages.ts';
import type { TableView } from '../model/table-view.ts';
import { CorrectionFiller } from '../fillers/CorrectionFiller.tsx';
import { DecisionKeys } from '../offer-page/DecisionKeys.tsx';
import { playersOf } from '../parties.ts';
import { bankOf } from '../results.ts';
import { CardText } from '../values/CardText.tsx';
import { enteredText } from './entered-text.ts';
import { EntryWords } from './EntryWords.tsx';
import type { HistoryGame } from './history-game.ts';
import { wordsOf, wordsOfAll } from './history-text.ts';
import { messages } from './messages/messages.ts';
import { devicesOf } from './recorded-by.ts';
import './TableEntries.css';
import { TakeBackCorrection } from './TakeBackCorrection.tsx';
import { useKeys } from './use-keys.ts';

interface TableEntriesProps<View extends TableView> {
  readonly game: HistoryGame<View>;
  readonly view: View;
  /** The newest version of the table, for which corrections are computed. */
  readonly version: number;
  /** Called when a correction is recorded. */
  readonly refresh: () => void;
  /** Called when the entries may have changed. The version shown stays, unless it is the newest. */
  readonly update: () => void;
  /** Whether the page shows one version: its newest entry is marked, and others lead to theirs. */
  readonly linksToVersions?: boolean;
  /** Whether the view is the newest one. */
  readonly isNewest: boolean;
}

export function TableEntries<View extends TableView>(props: TableEntriesProps<View>) {
  const { game, view, version, refresh, update, isNewest, linksToVersions = false } = props;
  const { id } = view;
  const players = playersOf(view);
  const context = { ...contextOf(game, view), version };
  const describe = useEntryWords(game, view);
  return (
    <>
      {isNewest && <ControlNote table={view} {...neededForKeepers()} onTaken={refresh} />}
      {isNewest && (
        <TakeBackCorrection context={context} correction={view.last_correction} onRecorded={refresh} />
      )}
      {mayRule() && <RulingForm context={context} hasBank={bankOf(view) !== null} onRecorded={refresh} />}
      <EntryHistoryList
        session={id}
        version={view.version}
        players={players}
        context={context}
        roundWords={roundWordsOf(game)}
        describe={describe}
        isMarked={linksToVersions}
        below={(entry, show) => {
          const onCorrected = (corrected: string) => {
            show(corrected);
            refresh();
          };
          return (
            <>
              {linksToVersions && <TableThenLink session={id} entry={entry} />}
              <InlineCorrection {...{ context, entry, onCorrected, update }} />
            </>
          );
        }}
      />
      <RenamingForm context={context} onRecorded={refresh} />
    </>
  );
}

/** Keepers and the house correct and rule without control. A dealer needs it for everything. */
const neededForKeepers = () => (mayRule() ? { needed: controlMessages().neededForName } : {});

/** Returns a function that gives the words of entries, by their ids. */
function useEntryWords<View extends TableView>(game: HistoryGame<View>, view: View) {
  const devices = devicesOf(view.pen, [currentKey.value, ...useKeys()]);
  const words = (entry: ListedEntry) =>
    game.eventWords ? (
      wordsOfAll(entry.events.map((event) => wordsOf(game, event, view)))
    ) : (
      <EntryWords key={entry.entry} {...{ entry, view, devices }} />
    );
  return (entries: readonly ListedEntry[]) =>
    game.entryWords?.(entries, view) ?? new Map(entries.map((entry) => [entry.entry, words(entry)]));
}

function roundWordsOf<View extends TableView>({ round = 'round' }: HistoryGame<View>): RoundWords {
  const words = chartMessages();
  return {
    title: words.round(round),
    all: words.allRounds(round),
    of: (number) => words.roundOf(round, number),
  };
}

/** The link to the table as it was after an entry and its settlement. */
const TableThenLink = ({ session, entry }: { session: string; entry: ListedEntry }) => (
  <ButtonLink class="table-entries__link" href={`/tables/${session}/log/${lastVersion(entry)}`}>
    {messages().tableThen}
  </ButtonLink>
);

/** What a correction needs to know of the table. */
function contextOf<View extends TableView>({ entryText, restOf }: HistoryGame<View>, view: View) {
  const currency = currencyOf(view.currency);
  const describe = (entered: Entered): string =>
    entryText?.(entered, view) ?? enteredText(view.game, entered, currency);
  return {
    restOf,
    session: view.id,
    game: view.game,
    currency,
    players: playersOf(view),
    rules: view.rules as Readonly<Record<string, unknown>>,
    withBankroll: new Set(Object.keys(view.bankrolls ?? {})),
    coins: tableCoins(currency, view.coins),
    Filler: CorrectionFiller,
    OfferKeys: DecisionKeys,
    describe: (entered: Entered) => <CardText text={describe(entered)} />,
  };
}

/** The version of the last event of an entry, which is its settlement if it has one. */
const lastVersion = ({ events, version }: ListedEntry): number => events.at(-1)?.version ?? version;
