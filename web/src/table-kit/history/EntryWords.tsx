/** The entries of a table, newest first: a line each, with who recorded it. A tap opens its correction. */

import { useEffect, useState } from 'preact/hooks';
import type { Schemas } from '../../api/client.ts';
import { currentKey, isHouse, mayRule } from '../../api/current-key.ts';
import { fetchKeys } from '../../api/keys.ts';
import type { SessionTable } from '../../api/session-table.ts';
import type { ListedEntry } from '../../features/corrections/entry-history.ts';
import { EntryHistoryList } from '../../features/corrections/EntryHistoryList.tsx';
import { InlineCorrection } from '../../features/corrections/InlineCorrection.tsx';
import { RenamingForm } from '../../features/corrections/RenamingForm.tsx';
import { RulingForm } from '../../features/corrections/RulingForm.tsx';
import { tableCoins } from '../../i18n/amounts/coins.ts';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import { CardText } from '../../table-kit/values/CardText.tsx';
import { enteredText } from '../../table-kit/history/entered-text.ts';
import { eventText } from '../../table-kit/history/event-text.ts';
import './GenericEntries.css';
import { bankOf, playersOf } from '../../table-kit/parties.ts';
import { devicesOf, recordedBy, type Devices } from '../../table-kit/history/recorded-by.ts';

interface GenericEntriesProps {
  readonly table: SessionTable;
  /** Called when a correction is recorded. */
  readonly refresh: () => void;
}

export function GenericEntries({ table, refresh }: GenericEntriesProps) {
  const devices = devicesOf(table.pen, [currentKey.value, ...useKeys()]);
  const currency = currencyOf(table.currency);
  const players = playersOf(table);
  const context = {
    session: table.id,
    version: table.version,
    game: table.game,
    currency,
    players,
    rules: table.rules,
    coins: tableCoins(currency, table.coins),
    describe: (entered: ListedEntry['entered']) => (
      <CardText text={enteredText(table.game, entered, currency)} />
    ),
  };
  const describe = (entries: readonly ListedEntry[]) =>
    new Map(
      entries.map((entry) => [entry.entry, <Words key={entry.entry} {...{ entry, table, devices }} />]),
    );
  return (
    <>
      <EntryHistoryList
        session={table.id}
        version={table.version}
        players={players}
        describe={describe}
        below={(entry) => <InlineCorrection context={context} entry={entry} onCorrected={refresh} />}
      />
      {table.phase !== 'closed' && <RenamingForm session={table.id} players={players} onRecorded={refresh} />}
      {mayRule() && <RulingForm context={context} hasBank={bankOf(table) !== null} onRecorded={refresh} />}
    </>
  );
}

/** Returns the keys of the house, for their names; none if this device may not list them. */
function useKeys(): readonly Schemas['Key'][] {
  const [keys, setKeys] = useState<readonly Schemas['Key'][]>([]);
  useEffect(() => {
    if (isHouse()) void fetchKeys().then(setKeys, () => undefined);
  }, []);
  return keys;
}

interface WordsProps {
  readonly entry: ListedEntry;
  readonly table: SessionTable;
  readonly devices: Devices;
}

function Words({ entry, table, devices }: WordsProps) {
  const currency = currencyOf(table.currency);
  const texts = entry.events.map((event) => eventText(event, table.game, currency));
  return (
    <>
      {texts.map((text, index) => (
        <span key={index} class="generic-entries__event">
          <CardText text={text} />
        </span>
      ))}
      <span class="generic-entries__who">{recordedBy(entry, devices)}</span>
    </>
  );
}
