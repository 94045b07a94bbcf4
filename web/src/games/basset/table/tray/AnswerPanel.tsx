/**
 * The answers in seat order, in place of the tray and the rank keys, in portrait and on a phone. An answered win keeps its row, so
 * that no other button moves under the finger.
 */

import { letterOf } from '../../../../i18n/cards.ts';
import { money } from '../../../../i18n/amounts/currency.ts';
import { messages } from '../../messages/messages.ts';
import { AnswerButtons } from '../grid/AnswerButtons.tsx';
import { TextNote } from '../../../../table-kit/rows/RowNote.tsx';
import { type Mode, useScene } from '../model/basset-page.ts';
import { BackToSlip } from '../../../../table-kit/trays/TrayFrame.tsx';
import type { KitMode } from '../../../../table-kit/model/modes.ts';
import { ModeTray } from '../../../../table-kit/trays/ModeTray.tsx';
import './AnswerPanel.css';
import { answersNote } from '../rejection/entry-notes.ts';
import { winsOfNewestDraw } from '../../table-queries.ts';

/** The tray above the answers. It covers the table, so that the answers keep their places. */
function OpenTray({ mode }: { mode: Mode }) {
  if (mode.kind !== 'restake' && mode.kind !== 'player' && mode.kind !== 'fund') return null;
  return (
    <div class="answer-panel__tray">
      <ModeTray mode={mode as KitMode} />
    </div>
  );
}

export function AnswerPanel() {
  const { scene, ui } = useScene();
  const { table } = scene;
  const { mode } = ui;
  return (
    <>
      <OpenTray mode={mode} />
      <section class="answer-panel" aria-label={messages().tableHints.winsToAnswer}>
        {winsOfNewestDraw(table).map((win) => (
          <div key={`${win.punter}|${win.card}`} class="answer-panel__row" data-row>
            <p>
              <b>{win.punter}</b>
              <span>
                {letterOf(win.card)}
                {'stake' in win && ` · ${money(win.stake.couch, table.currency)}`}
              </span>
            </p>
            {'stake' in win ? (
              <AnswerButtons class="answer-panel__answers" stake={win.stake} index={1} total={1} />
            ) : (
              <TextNote text={answersNote([win.given], table.currency)} />
            )}
          </div>
        ))}
        {scene.refusal && <BackToSlip />}
      </section>
    </>
  );
}
