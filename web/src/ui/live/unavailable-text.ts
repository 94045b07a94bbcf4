/** The text in place of a page that cannot be shown. */

import { pageWords } from '../../i18n/page-words.ts';
import type { LiveState } from '../../platform/live-state.ts';

export interface UnavailableText {
  readonly title: string;
  readonly words: string;
  /** Whether waiting is useless. Then the page links to another one. */
  readonly isFinal: boolean;
}

export function unavailableText(state: LiveState | null): UnavailableText {
  const { publicPages } = pageWords();
  switch (state) {
    case 'signed_out':
      return { title: publicPages.linkExpired, words: publicPages.linkExpiredHint, isFinal: true };
    case 'hidden':
      return { title: publicPages.notFound, words: publicPages.notFoundHint, isFinal: true };
    case 'lost':
      return { title: publicPages.offline, words: publicPages.offlineHint, isFinal: false };
    default:
      return { title: publicPages.loading, words: '', isFinal: false };
  }
}
