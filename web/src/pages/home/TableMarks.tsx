/** The marks of a table in a list: practice, and entries that wait. */

import './TableMarks.css';
import { messages } from './messages/messages.ts';

export const PracticeMark = () => <span class="table-marks__practice">{messages().isPractice}</span>;

export const WaitingMark = ({ count }: { count: number }) => (
  <span class="table-marks__waiting">{messages().waiting(count)}</span>
);
