/** The evenings to choose from, newest first. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { dateAndPlace } from '../../features/gatherings/current-gathering.ts';
import type { Gathering } from '../../features/gatherings/gathering-requests.ts';
import { messages } from '../../features/gatherings/messages/messages.ts';
import { announce } from '../../ui/announcement.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyBox } from '../../ui/EmptyBox.tsx';
import { Text } from '../../ui/text/Text.tsx';
import './EveningList.css';
import type { GatheringList } from './use-gatherings.ts';

/** How many evenings are listed at first, and how many more at each tap. */
const STEP = 6;

interface EveningListProps {
  readonly gatherings: GatheringList;
  /** The id of the gathering that the page shows, or null. */
  readonly shown: string | null;
  readonly close: () => void;
}

export function EveningList({ gatherings, shown, close }: EveningListProps) {
  const { newestFirst, hasMore, loadMore } = gatherings;
  const [count, setCount] = useState(STEP);
  const focused = useRef<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const listed = (newestFirst ?? []).slice(0, count);
  // The focus moves to the first evening that was added.
  useLayoutEffect(() => {
    if (focused.current === null || !listed[focused.current]) return;
    list.current?.querySelectorAll('a')[focused.current]?.focus();
    announce(messages().moreShown(listed.length - focused.current));
    focused.current = null;
  }, [listed.length]);
  const showMore = async (): Promise<void> => {
    focused.current = listed.length;
    setCount(count + STEP);
    if (count + STEP > (newestFirst?.length ?? 0) && hasMore) await loadMore();
  };
  const words = messages();
  if (newestFirst === null) return <Text kind="quiet">{words.loading}</Text>;
  if (!newestFirst.length) return <NoEvenings />;
  return (
    <nav class="evening-list" aria-label={words.evenings}>
      <ul ref={list}>
        {listed.map((gathering) => (
          <Row key={gathering.id} gathering={gathering} isShown={gathering.id === shown} close={close} />
        ))}
      </ul>
      {(hasMore || newestFirst.length > count) && <Button onClick={showMore}>{words.more}</Button>}
    </nav>
  );
}

interface RowProps {
  readonly gathering: Gathering;
  readonly isShown: boolean;
  readonly close: () => void;
}

function Row({ gathering, isShown, close }: RowProps) {
  return (
    <li>
      <a
        class="evening-list__evening"
        href={`/evening?gathering=${gathering.id}`}
        aria-current={isShown ? 'page' : undefined}
        onClick={close}
      >
        <span class="evening-list__name">{gathering.name}</span>
        <span class="evening-list__when">{dateAndPlace(gathering).join(' · ')}</span>
      </a>
    </li>
  );
}

function NoEvenings() {
  const words = messages();
  return (
    <EmptyBox class="evening-list__none">
      <h2>{words.noEvenings}</h2>
      <p>{words.noEveningsHint}</p>
    </EmptyBox>
  );
}
