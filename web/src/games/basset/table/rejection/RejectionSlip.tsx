/** What was not recorded, why, and how to mend it. */

import { navigate } from '../../../../platform/router.ts';
import { rejectionText } from '../../rejection-text.ts';
import { t } from '../../../../i18n/language.ts';
import { messages } from '../../messages/messages.ts';
import { asideFor } from './slip-aside.ts';
import { currencyOf } from '../../../../i18n/currency.ts';
import { ChoiceButton, ChoiceNote } from '../ChoiceButton.tsx';
import { useScene, type TablePageModel } from '../page-model.ts';
import { firstAnswer } from '../focus.ts';
import { beginMend } from '../ui-state.ts';
import './RejectionSlip.css';
import { entryText } from './entry-text.ts';
import { fixesOf } from './fixes.ts';
import type { Cure } from './fix.ts';
import type { Entry } from '../../../../outbox/entry.ts';
import { refusalOf, refusedEntry } from '../scene.ts';
import { punterNamed } from '../../table-queries.ts';
import type { Table } from '../../view.ts';

export function RejectionSlip() {
  const { dealer, scene } = useScene();
  const { table, wrong } = scene;
  const refusal = refusalOf(scene);
  const entry = refusedEntry(scene);
  if (!refusal) return null;
  const why = rejectionText(refusal, entry ?? {}, currencyOf(table.currency));
  const underway = dealer.books.entries.value.some((one) => one.entry === entry && one.state === 'sending');
  const mends = entry ? fixesOf({ entry, refusal, table, underway }) : [];
  return (
    <section class="rejection-slip" role="alert">
      <p>
        {entry && !liesInRed(entry, table) && `${entryText(entry, table)} `}
        <b>{scene.refusal ? t().rejection.notRecorded : messages().rejection.willBeRefused}</b> {why}
        <span class="rejection-slip__behind">
          {wrong > 1 && `${messages().rejection.oneOf(1, wrong)}. `}
          {underway && ` ${t().capitalize(messages().syncStatus.states.sending)}. `}
          {refusal.behind > 0 && messages().rejection.onHold(refusal.behind)}
        </span>
      </p>
      <div class="rejection-slip__fixes">
        {mends.map(({ words, under, cure }, at) => (
          <ChoiceButton
            key={words}
            kind={at === 0 ? 'best' : 'usual'}
            class="rejection-slip__fix"
            meaning={refusal.key}
            does={() => heal(dealer, refusal.key, cure)}
          >
            <b>{words}</b>
            {under && <ChoiceNote text={under} />}
          </ChoiceButton>
        ))}
        <Aside refused={refusal.key} />
      </div>
    </section>
  );
}

/** A stake lies where it was to lie, in red, with its sum. */
const liesInRed = ({ kind, punter }: Entry, table: Table): boolean =>
  kind === 'stake' && typeof punter === 'string' && punterNamed(table, punter) !== null;

/** Puts the slip aside while there is something else to do in its place. */
function Aside({ refused }: { refused: string }) {
  const { dealer, scene } = useScene();
  const words = asideFor(scene.table, dealer.layout.value);
  const does = () => {
    dealer.hand.aside.value = refused;
  };
  return (
    words && (
      <ChoiceButton kind="aside" class="rejection-slip__fix" meaning={refused} does={does}>
        {words}
      </ChoiceButton>
    )
  );
}

function heal({ books, hand, next }: TablePageModel, key: string, cure: Cure): void {
  switch (cure.kind) {
    case 'instead':
      return books.replace(key, cure.wishes);
    case 'pen':
      return void books.takePen();
    case 'again':
      return books.retry();
    case 'new_table':
      return navigate('/new');
    case 'log':
      return navigate(`/tables/${books.id}/log`);
    case 'keep':
      next.keep(cure.wish, key);
  }
  void books.remove(key);
  if (cure.kind === 'begin') beginMend(hand, cure.held);
  if (cure.kind === 'answers') requestAnimationFrame(firstAnswer);
}
