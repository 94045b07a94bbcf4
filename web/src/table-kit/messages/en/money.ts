/** Moving money: who, what and how much, and what is wrong with a typed sum. */

export const money = {
  buyin: (name: string, sum: string) => `Buy in ${sum} for ${name}`,
  cashout: (name: string, sum: string) => `Cash out ${sum} to ${name}`,
  fund: (sum: string) => `Fund the bank with ${sum}`,
  addPlayer: (name: string, sum: string) => `Add ${name} with ${sum}`,
  startOver: 'Start over',
  sumSoFar: (sum: string) => `Sum: ${sum}`,
  atLeast: (sum: string) => `At least ${sum}.`,
  done: {
    buyin: (sum: string) => `Bought in ${sum}`,
    cashout: (sum: string) => `Cashed out ${sum}`,
  },
  fault: {
    noUnit: (count: string, units: string) => `The ${count} at the end has no unit: ${units}?`,
    noCount: (unit: string) => `Type a number for ${unit}.`,
    wrongOrder: (units: string) => `Each unit only once, in this order: ${units}.`,
    unknownUnit: (unit: string, units: string) => `“${unit}” is not a unit here. Use ${units}.`,
    like: (example: string) => `Type the sum like ${example}.`,
  },
};
