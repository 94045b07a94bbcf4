// Cards, counts and times in words.

const RANKS = {
  A: 'ace', 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven',
  8: 'eight', 9: 'nine', 10: 'ten', J: 'knave', Q: 'queen', K: 'king',
};
export const ORDER = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
export const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const SUITS = { h: 'hearts', d: 'diamonds', c: 'clubs', s: 'spades' };

export const rankOf = (card) => card.replace(/[hdcs]$|#\d+$/g, '');

// "queen", "second queen" for Q#2, "queen of hearts" for Qh.
export function cardName(card) {
  const name = RANKS[rankOf(card)] ?? card;
  const copy = /#(\d+)$/.exec(card);
  const suit = /[hdcs]$/.exec(card);
  if (copy) return `${name} no. ${copy[1]}`;
  return suit ? `${name} of ${SUITS[suit[0]]}` : name;
}

export const rankName = (card) => RANKS[rankOf(card)] ?? card;
export const many = (card) => (rankOf(card) === '6' ? 'sixes' : `${rankName(card)}s`);
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
export const owner = (name) => `${name}\u2019s`;
export const counted = (count, one, more = `${one}s`) =>
  `${SMALL[count] ?? count} ${count === 1 ? one : more}`;

// 1st, 2nd, 3rd, 4th, 11th, 21st.
export function ordinal(place) {
  const last = place % 100 > 10 && place % 100 < 14 ? 0 : place % 10;
  return `${place}${['th', 'st', 'nd', 'rd'][last] ?? 'th'}`;
}

// How long to wait, in words; NaN where nobody knows.
export function span(seconds) {
  if (Number.isNaN(seconds)) return 'a minute';
  return seconds < 100 ? counted(Math.max(1, Math.ceil(seconds)), 'second') : counted(Math.round(seconds / 60), 'minute');
}

export function listed(items) {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

export const GAMES = { basset: 'Basset' };
export const PHASES = { staking: 'staking', drawing: 'drawing', closed: 'closed' };

const sameDay = (one, other) => one.toDateString() === other.toDateString();

// When something was: the time, and the day unless it is today.
export function moment(text, now = new Date()) {
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) return text;
  const time = at.toLocaleTimeString('en-IE', { hour: '2-digit', minute: '2-digit' });
  if (sameDay(at, now)) return `today, ${time}`;
  const year = at.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return `${at.toLocaleDateString('en-IE', { day: 'numeric', month: 'long', year })}, ${time}`;
}

export function clock(text) {
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) return '';
  return at.toLocaleTimeString('en-IE', { hour: '2-digit', minute: '2-digit' });
}
