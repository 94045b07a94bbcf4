/** The roles, and what each may do. */

export const roles = {
  names: { house: 'house', dealer: 'dealer', keeper: 'keeper', punter: 'player', board: 'board' } as Readonly<
    Record<string, string>
  >,
};

export const rolePermissions: Readonly<Record<string, string>> = {
  house: 'Can do everything: manage keys and devices, all tables, all entries.',
  dealer: 'Can view tables and their accounts, record entries, undo, and correct the running deal or hand.',
  keeper: 'Can do the same as a dealer, correct any entry, and make rulings.',
  punter: 'Can view one player’s cards, purse and place. Cannot change anything.',
  board:
    'Shows one table to everyone in the room, or all tables with the standings of the evening. Cannot change anything.',
};
