/** The players that an entry names. The API calls a player "punter". */

/** An entry, or the fields of one. */
type Fields = Readonly<Record<string, unknown>>;

/** The field of the player to whom an entry applies. */
export const PLAYER = 'punter';

/** The fields with names of players. */
const NAMES: readonly string[] = [PLAYER, 'name', 'backer', 'against', 'from', 'to'];

/** Returns the player to whom an entry applies: the seated one, else the new one, else who offers; '' if it is none. */
export function playerOfEntry(fields: Fields): string {
  const name = fields[PLAYER] ?? fields['backer'] ?? fields['name'];
  return typeof name === 'string' ? name : '';
}

/** Whether an entry is made by a player or applies to the player. */
export const isEntryOf = (fields: Fields, player: string): boolean =>
  [fields[PLAYER], fields['name'], fields['backer']].includes(player);

/** Whether an entry names a player in any role, also in a list of names or of numbers for players. */
export const namesPlayer = (fields: Fields, player: string): boolean =>
  NAMES.some((field) => fields[field] === player) ||
  Object.values(fields).some((value) => Array.isArray(value) && value.some((item) => isOf(item, player)));

/** Whether an item of a list is a player's name, or about the player. */
const isOf = (item: unknown, player: string): boolean =>
  item === player || (typeof item === 'object' && item !== null && (item as Fields)[PLAYER] === player);

/** Returns the fields of an entry that moves an amount of a player. */
export const playerAmount = (player: string, amount: number): Record<string, unknown> => ({
  [PLAYER]: player,
  amount,
});
