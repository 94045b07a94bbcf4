/** How many coins a phone shows where players stake against a bank. */

import { playersOf } from '../parties.ts';
import { useDerived, usePageModel } from '../model/table-context.ts';
import { windowSize } from '../shell/layout.ts';

const ONE_ROW = 4;
const TWO_ROWS = 9;
/** What the band, one row of coins and the keys take, and a row of a player. */
const REST_PX = 370;
const ROW_PX = 64;
const COINS_PX = 58;

/** The least height of a phone on its side that shows two rows of coins above its keys. */
const ON_ITS_SIDE_PX = 340;

/** Returns the most coins: two rows if they leave room for every player, or stand beside the players. */
export const coinsThatFit = (seats: number, width: number, height: number): number => {
  const fits = width >= 600 ? height >= ON_ITS_SIDE_PX : height - REST_PX - seats * ROW_PX >= COINS_PX;
  return fits ? TWO_ROWS : ONE_ROW;
};

/** Returns the most coins on this phone now. */
export function useCoinsOfPhone(): number {
  const seats = useDerived(({ scene }) => playersOf(scene.table).length);
  const isPhone = usePageModel().layout.value === 'phone';
  return isPhone ? coinsThatFit(seats, ...windowSize.value) : TWO_ROWS;
}
