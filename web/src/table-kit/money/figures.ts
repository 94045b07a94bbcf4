/** The keys of a number, in the order in which they stand. */

export const FIGURES: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];
