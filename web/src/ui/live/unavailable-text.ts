/** What is said in place of a page that cannot be shown. */

import { t } from '../../i18n/language.ts';
import type { LiveState } from '../../platform/live-state.ts';

export interface UnavailableText {
  readonly title: string;
  readonly words: string;
  /** Whether to wait is of no use: a way to another page is offered. */
  readonly ended: boolean;
}

export function unavailableText(state: LiveState | null): UnavailableText {
  const { following } = t();
  switch (state) {
    case 'signed_out':
      return { title: following.ended, words: following.endedNow, ended: true };
    case 'hidden':
      return { title: following.hidden, words: following.hiddenNow, ended: true };
    case 'lost':
      return { title: following.unreached, words: following.unreachedNow, ended: false };
    default:
      return { title: following.looking, words: '', ended: false };
  }
}
