/** The panel that corrects an entry: first the entries behind what was tapped, if there are several. */

import { useState } from 'preact/hooks';
import type { CorrectionBody, CorrectionContext } from '../../../../corrections/correction-context.ts';
import { CorrectionForm } from '../../../../corrections/CorrectionForm.tsx';
import { currencyOf } from '../../../../i18n/currency.ts';
import { t } from '../../../../i18n/language.ts';
import type { UnsentEntry } from '../../../../outbox/entry.ts';
import type { Entered } from '../../../../outbox/ports.ts';
import { CORRECTION, isCorrection } from '../../../../outbox/undo/session-entries.ts';
import type { StandingEntry } from '../../../../outbox/undo/standing-entries.ts';
import { TapButton } from '../../../../ui/TapButton.tsx';
import type { Table } from '../../view.ts';
import { ChoiceLink } from '../ChoiceButton.tsx';
import { currencyCoins } from '../coin-choices.ts';
import { useScene, type TablePageModel } from '../page-model.ts';
import { entryText } from '../rejection/entry-text.ts';
import './CorrectionPanel.css';

export function CorrectionPanel() {
  const { model, scene } = useScene();
  const ids = model.uiState.correctable.value;
  const entries = ids.flatMap((id) => model.outbox.standing.value.find((entry) => entry.id === id) ?? []);
  const [chosen, choose] = useState(ids[0]);
  const entry = entries.find(({ id }) => id === chosen) ?? entries[0];
  if (!entry) return <EarlierDeal session={model.outbox.id} />;
  const context = contextOf(model, scene.table);
  return (
    <>
      {entries.length > 1 && (
        <ul class="correction-panel__entries" aria-label={t().corrections.whichEntry}>
          {entries.map(({ id, entered }) => (
            <li key={id}>
              <TapButton
                class="correction-panel__entry"
                aria-pressed={id === entry.id}
                onTap={() => choose(id)}
              >
                {context.describe(entered)}
              </TapButton>
            </li>
          ))}
        </ul>
      )}
      <CorrectionForm key={entry.id} context={context} entry={entry} />
    </>
  );
}

function contextOf(model: TablePageModel, table: Table): CorrectionContext {
  const { outbox, uiState } = model;
  return {
    session: outbox.id,
    game: table.game,
    currency: currencyOf(table.currency),
    players: table.punters.map(({ name }) => name),
    coins: currencyCoins(table.currency),
    isOnline: ['live', 'recording'].includes(outbox.link.value),
    version: outbox.serverView.value?.version ?? 0,
    isBeingSent: ({ id }) =>
      outbox.entries.value.some(({ entry, state }) => entry.key === id && state === 'sending'),
    describe: (entered) => entryText(entered, table),
    correct(entry, body, changed) {
      uiState.openPanel.value = null;
      correct(model, entry, body, changed);
    },
  };
}

function correct(
  { outbox }: TablePageModel,
  entry: StandingEntry,
  body: CorrectionBody,
  changed: Entered | null,
): void {
  if (entry.version !== null) {
    const fields = { body, was: entry.entered };
    const waiting = waitingCorrection(outbox.entries.value, entry.version);
    return waiting === null
      ? void outbox.enqueue(CORRECTION, fields)
      : outbox.replace(waiting, [{ kind: CORRECTION, fields }]);
  }
  if (!changed) return void outbox.remove(entry.id);
  const { kind, ...fields } = changed;
  outbox.replace(entry.id, [{ kind, fields }]);
}

/** Returns the key of an unsent correction of the same entry. A second one would name an entry that no longer counts. */
function waitingCorrection(entries: readonly UnsentEntry[], version: number): string | null {
  const same = entries.find(({ entry, state }) => {
    const { amend, strike } = (entry['body'] ?? {}) as CorrectionBody;
    return state === 'waiting' && isCorrection(entry) && (amend ?? strike) === version;
  });
  return same?.entry.key ?? null;
}

/** The view names the entries of the running deal only. */
function EarlierDeal({ session }: { session: string }) {
  const { corrections } = t();
  return (
    <>
      <p>{corrections.earlierDeal}</p>
      <ChoiceLink kind="plain" class="correction-panel__link" href={`/tables/${session}/log`}>
        {corrections.showHistory}
      </ChoiceLink>
    </>
  );
}
