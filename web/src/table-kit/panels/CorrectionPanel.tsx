/** The panel that corrects an entry: first the entries behind what was tapped, if there are several. */

import { messages } from '../../features/corrections/messages/messages.ts';
import { useState } from 'preact/hooks';
import type { Rules } from '../../api/entry-kinds.ts';
import type { CorrectableEntry, CorrectionContext } from '../../features/corrections/correction-context.ts';
import { CorrectionForm } from '../../features/corrections/CorrectionForm.tsx';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import { isOnline } from '../../outbox/is-online.ts';
import { ScrollBox } from '../../ui/frame/ScrollBox.tsx';
import { TapButton } from '../../ui/buttons/TapButton.tsx';
import { CorrectionFiller } from '../fillers/CorrectionFiller.tsx';
import { DecisionKeys } from '../offer-page/DecisionKeys.tsx';
import { playersOf } from '../parties.ts';
import type { TableView } from '../model/table-view.ts';
import { ChoiceLink } from '../shell/ChoiceButton.tsx';
import { allCoins } from '../model/coin-choices.ts';
import { correctEntry } from '../model/correct-entry.ts';
import { useScene, type TablePageModel } from '../model/table-context.ts';
import './CorrectionPanel.css';
import { entryText, lateParts } from './late-parts.ts';

export function CorrectionPanel() {
  const { model, scene } = useScene();
  const ids = model.uiState.correctable.value;
  const standing = [...model.outbox.standing.value, ...refusedEntries(model)];
  const entries = ids.flatMap((id) => standing.find((entry) => entry.id === id) ?? []);
  const [chosen, choose] = useState(ids[0]);
  const entry = entries.find(({ id }) => id === chosen) ?? entries[0];
  if (!entry) return <EarlierRound session={model.outbox.id} />;
  const context = contextOf(model, scene.table);
  const titleOf = (at: number): string => {
    const { entered } = entries[at]!;
    const newer = entries.slice(0, at).map((one) => one.entered);
    return lateParts(model.game)?.entryTitle?.(entered, newer, scene.table) ?? '';
  };
  return (
    <>
      {entries.length > 1 && (
        <ScrollBox as="ul" class="correction-panel__entries" label={messages().corrections.whichEntry}>
          {entries.map(({ id, entered }, at) => (
            <li key={id}>
              <TapButton
                class="correction-panel__entry"
                aria-pressed={id === entry.id}
                onTap={() => choose(id)}
              >
                {titleOf(at) && <b>{titleOf(at)}</b>} {context.describe(entered)}
              </TapButton>
            </li>
          ))}
        </ScrollBox>
      )}
      <CorrectionForm key={entry.id} context={context} entry={entry} />
    </>
  );
}

/** A refused entry counts for nothing yet, and may be changed in its place. */
const refusedEntries = ({ outbox }: TablePageModel): CorrectableEntry[] =>
  outbox.entries.value
    .filter(({ state }) => state === 'refused')
    .map(({ entry: { key, kind, ...fields } }) => ({ id: key, version: null, entered: { kind, ...fields } }));

function contextOf(model: TablePageModel, table: TableView): CorrectionContext {
  const { game, outbox, uiState } = model;
  return {
    session: outbox.id,
    game: table.game,
    currency: currencyOf(table.currency),
    players: playersOf(table),
    rules: table.rules as Rules,
    restOf: lateParts(game)?.restOf,
    withBankroll: new Set(Object.keys(table.bankrolls ?? {})),
    coins: allCoins(table),
    Filler: CorrectionFiller,
    OfferKeys: DecisionKeys,
    isOnline: isOnline(outbox),
    waitsIn: 'outbox',
    version: outbox.serverView.value?.version ?? 0,
    isBeingSent: ({ id }) =>
      outbox.entries.value.some(({ entry, state }) => entry.key === id && state === 'sending'),
    describe: (entered) => entryText(game, entered, table),
    correct(entry, correction) {
      uiState.openPanel.value = null;
      correctEntry(outbox, entry, correction);
    },
  };
}

/** The view names the entries of the running round only. */
function EarlierRound({ session }: { session: string }) {
  const { corrections } = messages();
  return (
    <>
      <p>{corrections.earlierRound}</p>
      <ChoiceLink kind="plain" class="correction-panel__link" href={`/tables/${session}/log`}>
        {corrections.showHistory}
      </ChoiceLink>
    </>
  );
}
