/** The marks of a table in a list: practice, hidden from the evening, and entries that wait. */

import './TableMarks.css';
import { messages } from './messages/messages.ts';

/** Why no evening counts a table; nothing if one may. */
export function NotCountedMark({ practice, hidden }: { practice: boolean; hidden: boolean }) {
  const { isPractice, isHidden } = messages();
  if (!practice && !hidden) return null;
  return <span class="table-marks__not-counted">{practice ? isPractice : isHidden}</span>;
}

export const WaitingMark = ({ count }: { count: number }) => (
  <span class="table-marks__waiting">{messages().waiting(count)}</span>
);
