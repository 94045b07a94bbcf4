/** The possible answers to a win, with the amount of each. */

import { TapButton } from '../../../../ui/buttons/TapButton.tsx';
import { currencyOf } from '../../../../i18n/amounts/currency.ts';
import { parts } from '../../../../i18n/amounts/money.ts';
import { t } from '../../../../i18n/language.ts';
import { messages } from '../../messages/messages.ts';
import './AnswerButtons.css';
import { CardFold } from './couches/CardFold.tsx';
import { CardOutline } from './couches/CardOutline.tsx';
import { useScene } from '../model/basset-page.ts';
import { focusNextAnswer } from '../model/answer-focus.ts';
import { answer, takeAndRestake } from '../model/tap-actions.ts';
import type { Ride, Stake } from '../../view.ts';

interface AnswerButtonsProps {
  readonly stake: Stake;
  readonly index: number;
  readonly total: number;
  /** A class of the parent, which sizes them. */
  readonly class?: string;
}

/** `total`: how many wins of this punter wait for an answer. They are answered one after another. */
export function AnswerButtons({ stake, index, total, class: place }: AnswerButtonsProps) {
  const { model, scene } = useScene();
  const { answers } = stake;
  if (!answers) return null;
  const moveFocus = () => {
    if (index === total) focusNextAnswer(); // otherwise the same buttons show the next win
  };
  const give = (kind: 'take' | 'paroli' | 'pay') => () => {
    moveFocus();
    answer(model.actions, model.uiState, stake, kind);
  };
  const meaning = `${stake.punter} ${stake.card} ${stake.crooks} ${scene.table.place}`;
  const count = [answers.paroli, answers.pay, answers.restake].filter(Boolean).length;
  return (
    <div
      class={place ? `answer-buttons ${place}` : 'answer-buttons'}
      data-count={count + 1}
      data-answer={`${stake.punter}|${stake.card}`}
    >
      <TapButton class="answer-buttons__take" meaning={meaning} onTap={give('take')}>
        <span>
          {stake.take_only ? messages().answers.twinsTakeOnly : messages().answers.take}
          {total > 1 && ` · ${messages().tableHints.indexOf(index, total)}`}
        </span>
        <Amount amount={answers.take.pays} />
        <PlayerAndCard stake={stake} />
      </TapButton>
      {(['paroli', 'pay'] as const).map((kind) => {
        const ride = answers[kind];
        return ride && <RideButton {...{ kind, ride, stake, meaning }} key={kind} onTap={give(kind)} />;
      })}
      {answers.restake && (
        <RestakeButton {...{ stake, meaning }} least={answers.restake.least} beforeTap={moveFocus} />
      )}
    </div>
  );
}

/** The amount of an answer. Its size fits the button, and it breaks between its units before it overflows. */
function Amount({ amount }: { amount: number }) {
  const sum = parts(amount, currencyOf(useScene().scene.table.currency)).join(' ');
  return <b style={{ '--letters': sum.length }}>{sum}</b>;
}

/** The player and the card, for screen readers that read the button without its row. */
function PlayerAndCard({ stake }: { stake: Stake }) {
  return (
    <span class="visually-hidden">
      , {stake.punter}, {t().card(stake.card)}
    </span>
  );
}

function RideButton({
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
      <CardFold class="answer-buttons__fold" corner="tr" lineOnly={kind === 'pay'} />
      <span>{messages().answers[kind](ride.rung)}</span>
      <Amount amount={ride.pays} />
      <PlayerAndCard stake={stake} />
    </TapButton>
  );
}

/** Takes the win and stakes the least sum again. A tap on the card opens the tray for another sum. */
function RestakeButton({ stake, least, meaning, beforeTap }: RestakeProps) {
  const { model } = useScene();
  const onTap = () => {
    beforeTap();
    takeAndRestake(model.actions, stake, least);
  };
  return (
    <TapButton class="answer-buttons__again" meaning={meaning} onTap={onTap}>
      <span>{messages().tableHints.again}</span>
      <Amount amount={least} />
      <PlayerAndCard stake={stake} />
    </TapButton>
  );
}

interface RestakeProps {
  readonly stake: Stake;
  readonly least: number;
  readonly meaning: string;
  /** Called before the answer is given: it moves the focus. */
  readonly beforeTap: () => void;
}
