/** A seated player of any game: purse, net, and the form that moves money in and out. */

import { pageWords } from '../../i18n/page-words.ts';
import type { Schemas } from '../../api/client.ts';
import type { SessionTable } from '../../api/session-table.ts';
import { choiceText, labelText } from '../../i18n/game-texts.ts';
import { money, net } from '../../i18n/amounts/money.ts';
import { t } from '../../i18n/language.ts';
import { SuitPicture } from '../../ui/Picture.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { messages as kitMessages } from '../messages/messages.ts';
import { messages } from './messages/messages.ts';
import { ownSeatFields } from './own-fields.ts';
import type { PartProps } from './record-entry.ts';
import { seatValue } from './seat-value.ts';
import './SeatedPlayer.css';
import { SumForm } from './SumForm.tsx';
import { usualBuyIn } from './usual-buy-in.ts';

interface SeatedPlayerProps extends PartProps {
  readonly player: Schemas['PartyView'];
  /** The position of the seat, from 0. */
  readonly seat: number;
}

export function SeatedPlayer({ table, player, seat, currency, enter }: SeatedPlayerProps) {
  const { name, purse } = player;
  const { tray, money: sums } = kitMessages();
  return (
    <li class="seated-player">
      <div>
        <h3>
          <SeatSuit table={table} name={name} /> {name}
        </h3>
        <Sums player={player} currency={currency} />
        <SeatFields table={table} name={name} />
        {table.bankrolls?.[name] !== undefined && (
          <Text kind="quiet">{t().capitalize(pageWords().seats.withBankroll)}</Text>
        )}
      </div>
      {table.phase !== 'closed' && (
        <SumForm
          id={`money-${seat}`}
          label={<AmountLabel name={name} />}
          currency={currency}
          moves={[
            {
              words: (sum) => (sum ? sums.buyin(name, sum) : tray.buyIn),
              usual: usualBuyIn(table, name),
              run: (amount) => enter({ kind: 'buyin', punter: name, amount }),
            },
            {
              words: (sum) => (sum ? sums.cashout(name, sum) : tray.cashOut),
              usual: purse,
              run: (amount) => enter({ kind: 'cashout', punter: name, amount }),
            },
          ]}
        />
      )}
    </li>
  );
}

/** The purse, what lies on the table, and the net. */
function Sums({ player, currency }: Pick<SeatedPlayerProps, 'player' | 'currency'>) {
  const { purse, at_table: onTable, net: won } = player;
  return (
    <>
      <p class="seated-player__purse">{purse === null ? '' : money(purse, currency)}</p>
      {onTable > 0 && <Text kind="quiet">{kitMessages().rows.onTable(money(onTable, currency))}</Text>}
      {won !== null && <Text kind="quiet">{net(won, currency)}</Text>}
    </>
  );
}

interface OfSeat {
  readonly table: SessionTable;
  readonly name: string;
}

const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'];

/** The values of the game's own fields of a seat that are words. */
const seatWords = ({ table, name }: OfSeat): readonly (readonly [field: string, word: string])[] =>
  ownSeatFields(table.game, table.rules).flatMap(({ name: field, type }) => {
    const value = seatValue(table, name, field);
    return type === 'choice' && typeof value === 'string' ? [[field, value] as const] : [];
  });

/** The suit of a seat, in a game where a seat has one. */
function SeatSuit(seat: OfSeat) {
  const suit = seatWords(seat).find(([, word]) => SUITS.includes(word));
  return <SuitPicture name={suit?.[1] ?? null} />;
}

/** What else the game has of a seat. */
function SeatFields(seat: OfSeat) {
  const { game } = seat.table;
  return (
    <>
      {seatWords(seat)
        .filter(([, word]) => !SUITS.includes(word))
        .map(([field, word]) => (
          <Text key={field} kind="quiet">
            {t().gameTexts.field(labelText(game, field), choiceText(game, field, word))}
          </Text>
        ))}
    </>
  );
}

/** The name is visible above the field. The label repeats it for screen readers. */
function AmountLabel({ name }: { name: string }) {
  const { actionFor, amount } = messages();
  return (
    <>
      {amount}
      <span class="visually-hidden">{actionFor(amount, name).slice(amount.length)}</span>
    </>
  );
}
