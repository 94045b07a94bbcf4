/** The fixes for a refused entry, by refusal code: at most three, the mildest first. */

import { panelMessages } from '../messages/panels-messages.ts';
import { entryKindsOf } from '../../api/entry-kinds.ts';
import { t } from '../../i18n/language.ts';
import { HELD } from '../../outbox/storage/rows.ts';
import type { OwnMode } from '../model/modes.ts';
import type { TableView } from '../model/table-view.ts';
import type { Fix, LateParts, Refused } from '../table-game.ts';
import { withoutRefused } from './correction-fixes.ts';
import { nameTaken, purseShort, unknownPlayer, withinLimits } from './player-fixes.ts';

/**
 * Returns the fixes for a refusal. One discards the entry: before those that change something else at the table. There
 * are none while the entry is being sent. If other devices recorded entries in between, the first one compares them.
 */
export function fixesOf<View extends TableView, Own extends OwnMode>(
  refused: Refused<View>,
  own: Pick<LateParts<View, Own>, 'fixes'> | null,
): readonly Fix<Own>[] {
  if (refused.isSending) return [];
  const { code } = refused.refusal;
  const fixes = (own?.fixes?.[code] ?? BY_CODE[code])?.(refused) ?? limitFixes(refused);
  const discard = { words: t().fixes.discard, action: { kind: 'discard' } } as const;
  if (refused.isOvertaken) return overtakenFixes(fixes[0], discard);
  const offered = fixes.slice(0, 2);
  return [...offered.filter(({ isHarsh }) => !isHarsh), discard, ...offered.filter(({ isHarsh }) => isHarsh)];
}

/** What was recorded in between may be the same entry, so a fix that enters it otherwise comes last. */
function overtakenFixes<Own extends OwnMode>(fix: Fix<Own> | undefined, discard: Fix<Own>): Fix<Own>[] {
  const compare: Fix<Own> = { words: panelMessages().fixes.compare, action: { kind: 'show_list' } };
  if (!fix) return [compare, discard];
  const sendsSame = ['take_control', 'release', 'send_again'].includes(fix.action.kind);
  return sendsSame ? [compare, fix, discard] : [compare, discard, fix];
}

/** Returns the field that holds the amount of an entry. */
export const amountField = ({ entry, table }: Refused): string =>
  entryKindsOf(table.game)
    .find(({ verb }) => verb === entry.kind)
    ?.fields.find(({ type }) => type === 'amount')?.name ?? 'amount';

/** For a refusal that names a limit, whatever the game calls it: the amount at the limit. */
const limitFixes = (refused: Refused): Fix[] => withinLimits(refused, amountField(refused));

const sendAgain = (): Fix[] => [{ words: panelMessages().fixes.sendAgain, action: { kind: 'send_again' } }];
/** Shows what was recorded, beside the refused entry. */
export const showLog = (): Fix[] => [{ words: panelMessages().fixes.showBoth, action: { kind: 'show_log' } }];

const BY_CODE: Readonly<Record<string, (refused: Refused) => Fix[]>> = {
  correction_refused: withoutRefused,
  session_closed: () => [
    ...showLog(),
    { words: panelMessages().fixes.newTable, action: { kind: 'new_table' }, isHarsh: true },
  ],
  [HELD]: ({ refusal }) => [
    { words: panelMessages().fixes.recordAnyway(1 + refusal.behind), action: { kind: 'release' } },
  ],
  pen_elsewhere: () => [{ words: t().fixes.takeControl, action: { kind: 'take_control' } }],
  unknown_punter: unknownPlayer,
  punter_exists: nameTaken,
  name_invalid: nameTaken,
  name_looks_like_another: nameTaken,
  purse_short: (refused) => purseShort(refused, amountField(refused)),
  key_reused: showLog,
  broken: sendAgain,
  forbidden: sendAgain,
  cross_site: sendAgain,
  not_found: sendAgain,
  unknown_session: sendAgain,
};
