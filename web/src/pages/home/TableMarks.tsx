/** The marks of a table in a list: practice, and entries that wait. */

import { t } from '../../i18n/language.ts';
import './TableMarks.css';

export const PracticeMark = () => <span class="table-marks__practice">{t().home.isPractice}</span>;

export const WaitingMark = ({ count }: { count: number }) => (
  <span class="table-marks__waiting">{t().home.waiting(count)}</span>
);
