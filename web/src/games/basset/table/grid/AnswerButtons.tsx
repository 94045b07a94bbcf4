/** The possible answers to a win, with the amount of each. */

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

/** `of`: how many wins of this punter wait for an answer. They are answered one after another. */
export function AnswerButtons({ stake, at, of, class: place }: AnswerButtonsProps) {
  const { model, scene } = useScene();
  const { answers } = stake;
  if (!answers) return null;
  const gives = (given: 'take' | 'paroli' | 'pay') => () => {
    if (at === of) focusNextAnswer(); // otherwise the same buttons show the next win
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
      <TapButton class="answer-buttons__take" meaning={meaning} onTap={gives('take')}>
        <span>
          {only && stake.take_only ? messages().answers.twinsTakeOnly : messages().answers.take}
          {of > 1 && ` · ${messages().tableHints.indexOf(at, of)}`}
        </span>
        <Worth amount={answers.take.pays} />
        <Whose stake={stake} />
      </TapButton>
      {answers.paroli && (
        <Bent kind="paroli" ride={answers.paroli} stake={stake} meaning={meaning} onTap={gives('paroli')} />
      )}
      {answers.pay && (
        <Bent kind="pay" ride={answers.pay} stake={stake} meaning={meaning} onTap={gives('pay')} />
      )}
      {answers.restake && <Again stake={stake} least={answers.restake.least} meaning={meaning} />}
    </div>
  );
}

/** The amount of an answer. Its size fits the button, and it breaks between its units before it overflows. */
function Worth({ amount }: { amount: number }) {
  const sum = parts(amount, currencyOf(useScene().scene.table.currency)).join(' ');
  return <b style={{ '--letters': sum.length }}>{sum}</b>;
}

/** The player and the card, for screen readers that read the button without its row. */
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
  onTap,
}: {
  kind: 'paroli' | 'pay';
  ride: Ride;
  stake: Stake;
  meaning: string;
  onTap: () => void;
}) {
  return (
    <TapButton
      class={
        kind === 'pay'
          ? 'answer-buttons__ride answer-buttons__pay'
          : 'answer-buttons__ride answer-buttons__paroli'
      }
      meaning={meaning}
      onTap={onTap}
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
  const chosen = mode.kind === 'restake' && mode.punter === stake.punter && mode.card === stake.card;
  const onTap = () => {
    model.uiState.mode.value = chosen
      ? { kind: 'none' }
      : { kind: 'restake', punter: stake.punter, card: stake.card };
  };
  return (
    <TapButton class="answer-buttons__again" meaning={meaning} onTap={onTap} aria-expanded={chosen}>
      <span>{messages().tableHints.again}</span>
      <Worth amount={least} />
      <Whose stake={stake} />
    </TapButton>
  );
}
