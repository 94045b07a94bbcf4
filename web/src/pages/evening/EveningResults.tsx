/** What the evening page shows beside the tables: the choice of an evening, and its people. */

import { mayOpenTables, mayRule } from '../../api/current-key.ts';
import { CorrectionNotice } from '../../features/corrections/CorrectionNotice.tsx';
import { useNotice } from '../../features/corrections/correction-notice.ts';
import { messages } from '../../features/gatherings/messages/messages.ts';
import { pageWords } from '../../i18n/page-words.ts';
import type { LiveResource } from '../../live/live-resource.ts';
import { OutlinedLink } from '../../ui/buttons/OutlinedLink.tsx';
import { correctedTableText } from './corrected-table.ts';
import { EveningChoices } from './EveningChoices.tsx';
import { EveningPeople } from './EveningPeople.tsx';
import './EveningResults.css';
import { gatheringShown, type EveningRange } from './evening-range.ts';
import type { Evening } from './evening-view.ts';
import type { GatheringList } from './use-gatherings.ts';

export interface ResultsProps {
  readonly evening: Evening;
  readonly live: LiveResource<Evening>;
  readonly range: EveningRange;
  readonly gatherings: GatheringList;
  readonly chooseCurrency: (currency: string) => void;
}

export function EveningResults({ evening, live, range, gatherings, chooseCurrency }: ResultsProps) {
  const none = evening.sessions.length === 0;
  const gathering = gatheringShown(range, evening);
  return (
    <div class="evening-results">
      <CorrectionNotice text={useNotice(evening, evening, correctedTableText)} />
      <EveningChoices
        evening={evening}
        range={range}
        gatherings={gatherings}
        chooseCurrency={chooseCurrency}
        refresh={live.refresh.bind(live)}
      />
      {!none && (
        <a class="evening-results__to-tables" href="#tables">
          {pageWords().evening.tables}
        </a>
      )}
      {none ? <Empty gathering={gathering} /> : <EveningPeople evening={evening} gathering={gathering} />}
    </div>
  );
}

/** `gathering`: the id of the evening without tables; null if no evening has one. */
function Empty({ gathering }: { gathering: string | null }) {
  const { evening } = pageWords();
  const words = messages();
  return (
    <div class="evening-results__empty">
      <p>{gathering === null ? evening.empty : words.empty}</p>
      {mayOpenTables() && <p>{gathering === null ? words.startHint : words.emptyHint}</p>}
      {gathering !== null && mayRule() && <p>{words.emptyMoveHint}</p>}
      {mayOpenTables() && (
        <OutlinedLink href={gathering === null ? '/new' : `/new?gathering=${gathering}`}>
          {evening.openOne}
        </OutlinedLink>
      )}
    </div>
  );
}
