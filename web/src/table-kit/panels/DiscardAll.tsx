/** Discards a refused entry and all that wait behind it, after a question in place. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { panelMessages } from '../messages/panels-messages.ts';
import { usePageModel } from '../model/table-context.ts';
import { ChoiceButton } from '../shell/ChoiceButton.tsx';
import './DiscardAll.css';

export function DiscardAll() {
  const { outbox } = usePageModel();
  const [isAsking, setAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const wasAsking = useRef(false);
  // The focused button was removed. Focus the one that changes nothing.
  useLayoutEffect(() => {
    if (isAsking !== wasAsking.current)
      place.current?.querySelector<HTMLElement>('button:last-child')?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  const keys = outbox.entries.value.filter(({ state }) => state !== 'sending').map(({ entry }) => entry.key);
  if (!outbox.refusal.value || keys.length < 2) return null;
  const { discardAll, discardQuestion, keep } = panelMessages().unsent;
  // The refused entry is removed last: without it, another tab would send the others.
  const discard = () => {
    setAsking(false);
    keys.toReversed().forEach((key) => void outbox.remove(key));
  };
  if (!isAsking)
    return (
      <div class="discard-all" ref={place}>
        <ChoiceButton kind="plain" onTap={() => setAsking(true)}>
          {discardAll(keys.length)}
        </ChoiceButton>
      </div>
    );
  return (
    <div class="discard-all" role="group" aria-label={discardAll(keys.length)} ref={place}>
      <p>{discardQuestion}</p>
      <ChoiceButton kind="plain" onTap={discard}>
        {discardAll(keys.length)}
      </ChoiceButton>
      <ChoiceButton kind="plain" onTap={() => setAsking(false)}>
        {keep}
      </ChoiceButton>
    </div>
  );
}
