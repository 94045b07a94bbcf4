/** Which entries turn cards or answer a win. These few words load with the table, before the declared entries. */

export const DRAWS: readonly string[] = ['fasse', 'pair', 'last'];
export const ANSWERS: readonly string[] = ['take', 'paroli', 'pay'];

/** Whether an entry of this kind turns cards. */
export const isDraw = (verb: string): boolean => DRAWS.includes(verb);

/** Whether an entry of this kind answers a win. */
export const isAnswer = (verb: string): boolean => ANSWERS.includes(verb);
