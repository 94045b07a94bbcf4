/** The next step of a practice table of Basset. */

import { PracticeGuide } from '../../../../table-kit/lesson/PracticeGuide.tsx';
import { withTerms } from '../../terms.ts';
import type { Table } from '../../view.ts';
import type { UiValues } from '../model/ui-state.ts';
import { guideText } from './guide-text.ts';

export const TableGuide = ({ table, ui }: { readonly table: Table; readonly ui: UiValues }) => (
  <PracticeGuide text={withTerms(guideText(table, ui))} />
);
