// The roles in plain words.

import { counted } from './words.js';

export const ROLES = {
  house: 'May do everything: keys and devices, all tables, all entries.',
  dealer: 'Reads tables and their books, and enters what happens at them.',
  keeper: 'As a dealer, and corrects the books and makes reports.',
  punter: 'Sees one punter’s own cards, purse and place, and changes nothing.',
  board: 'Shows one table to everybody in the room, and changes nothing.',
};

// Those who may have several tables, or all.
export const hasMany = (role) => role === 'dealer' || role === 'keeper';
export const hasOne = (role) => role === 'punter' || role === 'board';

// What a key opens; `names` are sessions' names by id.
export function opens({ role, sessions, punter, purses }, names) {
  if (role === 'house') return 'everything';
  if (sessions === null) return 'all tables';
  const [first, ...more] = sessions.map((id) => names.get(id) ?? `table ${id.slice(0, 8)}`);
  const where = more.length ? `${first} and ${counted(more.length, 'more table')}` : first;
  if (punter !== null) return `${punter}, at ${where}`;
  return role === 'board' && !purses ? `${where}, purses hidden` : where;
}
