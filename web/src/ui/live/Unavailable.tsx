/** Shown in place of a page that is not available. */

import { pageWords } from '../../i18n/page-words.ts';
import { OutlinedLink } from '../buttons/OutlinedLink.tsx';
import { unavailableText } from './unavailable-text.ts';
import type { LiveState } from '../../platform/live-state.ts';
import './Unavailable.css';

export function Unavailable({ state }: { state: LiveState | null }) {
  const { title, words, isFinal } = unavailableText(state);
  return (
    <main class="unavailable">
      <div role="status">
        <h1>{title}</h1>
        {words && <p>{words}</p>}
      </div>
      {isFinal && <OutlinedLink href="/">{pageWords().publicPages.home}</OutlinedLink>}
    </main>
  );
}
