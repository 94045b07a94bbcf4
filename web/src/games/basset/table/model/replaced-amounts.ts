/** The amounts of changed stakes: one tap withdraws the old stake and places the new one. */

/** The old amounts, by the key of the new stake. Lost when the page closes. */
export const replacedAmounts = new Map<string, number>();
