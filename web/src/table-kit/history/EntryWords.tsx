/** The words of an entry: the declared texts of its events, and who recorded it. */

import type { ListedEntry } from '../../features/corrections/entry-list/entry-history.ts';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import type { TableView } from '../model/table-view.ts';
import { CardText } from '../values/CardText.tsx';
import { eventText } from './event-text.ts';
import './EntryWords.css';
import { recordedBy, type Devices } from './recorded-by.ts';

interface EntryWordsProps {
  readonly entry: ListedEntry;
  readonly view: TableView;
  readonly devices: Devices;
}

export function EntryWords({ entry, view, devices }: EntryWordsProps) {
  const texts = entry.events.map((event) => eventText(event, view.game, currencyOf(view.currency)));
  return (
    <>
      {texts.map((text, index) => (
        <span key={index} class="entry-words__event">
          <CardText text={text} />
        </span>
      ))}
      <span class="entry-words__who">{recordedBy(entry, devices)}</span>
    </>
  );
}
