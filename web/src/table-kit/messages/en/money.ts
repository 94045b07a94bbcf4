/** Moving money: who, what and how much. */

export const money = {
  buyin: (name: string, sum: string) => `Buy in ${sum} for ${name}`,
  cashout: (name: string, sum: string) => `Cash out ${sum} to ${name}`,
  stays: (sum: string) => `${sum} stays on the table`,
  fund: (sum: string) => `Fund the bank with ${sum}`,
  addPlayer: (name: string, sum: string) => `Add ${name} with ${sum}`,
  atLeast: (sum: string) => `At least ${sum}.`,
  done: {
    buyin: (sum: string) => `Bought in ${sum}`,
    cashout: (sum: string) => `Cashed out ${sum}`,
  },
};
