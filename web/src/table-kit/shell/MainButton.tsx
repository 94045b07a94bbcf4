/** The main button, bottom right in every phase: the next step. */

import { plain } from '../../i18n/markup.ts';
import { TapButton } from '../../ui/buttons/TapButton.tsx';
import { APPEARED_MS } from '../../ui/buttons/tap-guard.ts';
import './MainButton.css';
import { currentStep, stepOf } from '../model/current-step.ts';
import { useDerived, usePageModel, type PageValues } from '../model/table-context.ts';

const shownStep = ({ model, scene, ui }: PageValues) =>
  stepOf(model.game, scene.table, ui, scene.waitingForEngine > 0);

export function MainButton() {
  const model = usePageModel();
  const step = useDerived(shownStep);
  if (!step?.words) return <div class="main-button__place" data-empty="true" />;
  const { id, words, detail, isReady, isBack, isPressed, guard = APPEARED_MS } = step;
  // What is shown may be older than the table: only its text decides whether the button renders again.
  const onTap = () => {
    const current = currentStep(model);
    if (current?.isReady && current.id === id) current.run(model);
  };
  return (
    <TapButton
      class="main-button"
      data-step={id}
      data-ready={isReady}
      data-back={isBack}
      data-guarded={guard > APPEARED_MS}
      isDisabled={!isReady}
      meaning={`${id} ${isReady}`}
      appeared={guard}
      onTap={onTap}
      aria-pressed={isPressed}
    >
      <b>{words}</b>
      {detail && <span>{plain(detail)}</span>}
    </TapButton>
  );
}
