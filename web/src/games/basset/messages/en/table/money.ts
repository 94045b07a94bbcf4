/** Moving money: who, what and how much, and what is wrong with a typed sum. */

export const money = {
  book: (name: string, sum: string) => `New book for ${name}, ${sum}`,
  restake: (name: string, sum: string) => `Take, and stake ${sum} again for ${name}`,
  done: {
    book: (sum: string) => `New book, ${sum}`,
  },
};
