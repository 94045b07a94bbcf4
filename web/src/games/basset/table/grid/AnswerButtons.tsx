/** The answers that one win may have, with what each is worth. */

import { TapButton } from '../../../../ui/TapButton.tsx';
import { currencyOf } from '../../../../i18n/currency.ts';
import { parts } from '../../../../i18n/money.ts';
import { t } from '../../../../i18n/language.ts';
import { messages } from '../../messages/messages.ts';
import './AnswerButtons.css';
import { CardFold } from './CardFold.tsx';
import { CardOutline } from './CardOutline.tsx';
import { useScene } from '../page-model.ts';
import { focusNextAnswer } from '../focus.ts';
import { answer } from '../tap-actions.ts';
import type { Ride, Stake } from '../../view.ts';

interface AnswerButtonsProps {
  readonly stake: Stake;
  readonly at: number;
  readonly of: number;
  /** A class of the parent, which sizes them. */
  readonly class?: string;
}

/** `of`: how many wins of this punter wait; they are answered one after another. */
export function AnswerButtons({ stake, at, of, class: place }: AnswerButtonsProps) {
  const { model, scene } = useScene();
  const { answers } = stake;
  if (!answers) return null;
  const gives = (given: 'take' | 'paroli' | 'pay') => () => {
    if (at === of) focusNextAnswer(); // else the next win stands in the same buttons
    answer(model.actions, model.uiState, stake, given);
  };
  const only = stake.take_only || !(answers.paroli || answers.pay || answers.restake);
  const meaning = `${stake.punter} ${stake.card} ${stake.crooks} ${scene.table.place}`;
  const count = [answers.paroli, answers.pay, answers.restake].filter(Boolean).length;
  return (
    <div
      class={place ? `answer-buttons ${place}` : 'answer-buttons'}
      data-count={count + 1}
      data-answer={`${stake.punter}|${stake.card}`}
    >
      <TapButton class="answer-buttons__take" meaning={meaning} does={gives('take')}>
        <span>
          {only && stake.take_only ? messages().answers.twinsTakeOnly : messages().answers.take}
          {of > 1 && ` · ${messages().tableHints.indexOf(at, of)}`}
        </span>
        <Worth amount={answers.take.pays} />
        <Whose stake={stake} />
      </TapButton>
      {answers.paroli && (
        <Bent kind="paroli" ride={answers.paroli} stake={stake} meaning={meaning} does={gives('paroli')} />
      )}
      {answers.pay && (
        <Bent kind="pay" ride={answers.pay} stake={stake} meaning={meaning} does={gives('pay')} />
      )}
      {answers.restake && <Again stake={stake} least={answers.restake.least} meaning={meaning} />}
    </div>
  );
}

/** What it is worth. It is as small as its button asks, and breaks between its units before it would stick out. */
function Worth({ amount }: { amount: number }) {
  const sum = parts(amount, currencyOf(useScene().scene.table.currency)).join(' ');
  return <b style={{ '--letters': sum.length }}>{sum}</b>;
}

/** Whose card it is, for those who hear the button away from its row. */
function Whose({ stake }: { stake: Stake }) {
  return (
    <span class="visually-hidden">
      , {stake.punter}, {t().card(stake.card)}
    </span>
  );
}

function Bent({
  kind,
  ride,
  stake,
  meaning,
  does,
}: {
  kind: 'paroli' | 'pay';
  ride: Ride;
  stake: Stake;
  meaning: string;
  does: () => void;
}) {
  return (
    <TapButton
      class={
        kind === 'pay'
          ? 'answer-buttons__ride answer-buttons__pay'
          : 'answer-buttons__ride answer-buttons__paroli'
      }
      meaning={meaning}
      does={does}
    >
      <CardOutline class="answer-buttons__outline" />
      <CardFold class="answer-buttons__fold" corner="tr" open={kind === 'pay'} />
      <span>{messages().answers[kind](ride.rung)}</span>
      <Worth amount={ride.pays} />
      <Whose stake={stake} />
    </TapButton>
  );
}

function Again({ stake, least, meaning }: { stake: Stake; least: number; meaning: string }) {
  const { model, ui } = useScene();
  const { mode } = ui;
  const chosen = mode.kind === 'again' && mode.punter === stake.punter && mode.card === stake.card;
  const does = () => {
    model.uiState.mode.value = chosen
      ? { kind: 'rest' }
      : { kind: 'again', punter: stake.punter, card: stake.card };
  };
  return (
    <TapButton class="answer-buttons__again" meaning={meaning} does={does} aria-expanded={chosen}>
      <span>{messages().tableHints.again}</span>
      <Worth amount={least} />
      <Whose stake={stake} />
    </TapButton>
  );
}
