/** The suit of a punter's book. */

import { t } from '../../../../i18n/language.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { messages } from '../../messages/messages.ts';
import { findPunter } from '../../table-queries.ts';
import type { Suit } from '../../view.ts';
import { useScene } from '../model/basset-page.ts';

export function SuitMark({ player }: { player: string }) {
  const suit = (findPunter(useScene().scene.table, player)?.suit ?? null) as Suit | null;
  if (!suit) return null;
  return (
    <>
      <Icon sign={suit} size={14} />
      <span class="visually-hidden">{messages().screenReader.suitBook(t().suit(suit))}, </span>
    </>
  );
}
