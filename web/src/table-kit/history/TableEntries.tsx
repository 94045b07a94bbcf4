/** The entries of a Basset table. A tap on one offers the table at that moment, and its correction. */

import { EntryHistoryList } from '../../../features/corrections/EntryHistoryList.tsx';
import type { ListedEntry } from '../../../features/corrections/entry-history.ts';
import { InlineCorrection } from '../../../features/corrections/InlineCorrection.tsx';
import { RenamingForm } from '../../../features/corrections/RenamingForm.tsx';
import { RulingForm } from '../../../features/corrections/RulingForm.tsx';
import { mayRule } from '../../../api/current-key.ts';
import { tableCoins } from '../../../i18n/amounts/coins.ts';
import { ButtonLink } from '../../../ui/buttons/Button.tsx';
import './BassetEntries.css';
import type { Entered } from '../../../outbox/ports.ts';
import { messages } from '../messages/messages.ts';
import { entryText } from '../table/rejection/entry-text.ts';
import { entryWords } from './entry-words.ts';
import type { TableAtVersion } from './table-at-version.ts';

interface BassetEntriesProps {
  readonly id: string;
  readonly shown: TableAtVersion;
  /** Called when a correction is recorded. */
  readonly refresh: () => void;
}

export function BassetEntries({ id, shown, refresh }: BassetEntriesProps) {
  const { table, currency } = shown;
  const players = table.punters.map(({ name }) => name);
  const context = {
    session: id,
    version: table.version,
    game: table.game,
    currency,
    players,
    rules: table.rules,
    coins: tableCoins(currency, table.coins),
    describe: (entered: Entered) => entryText(entered, table),
  };
  return (
    <section>
      <h2>{messages().history.title}</h2>
      <EntryHistoryList
        session={id}
        version={table.version}
        players={players}
        describe={(entries) => entryWords(entries, table, currency)}
        isMarked
        below={(entry) => (
          <>
            <ButtonLink class="basset-entries__link" href={`/tables/${id}/log/${lastVersion(entry)}`}>
              {messages().history.tableThen}
            </ButtonLink>
            <InlineCorrection context={context} entry={entry} onCorrected={refresh} />
          </>
        )}
      />
      {table.phase !== 'closed' && <RenamingForm session={id} players={players} onRecorded={refresh} />}
      {mayRule() && <RulingForm context={context} hasBank onRecorded={refresh} />}
    </section>
  );
}

/** The version of the last event of an entry, which is its settlement if it has one. */
const lastVersion = ({ events, version }: ListedEntry): number => events.at(-1)?.version ?? version;
