/** About what a player stakes against a bank, if nothing was staked before. */

const PARTS_OF_BANK = 4;

/** Returns a part of the bank, or of the banker's wager. */
export const partOfBank = (bank: number): number => Math.floor(bank / PARTS_OF_BANK);
