import type { declared as en } from '../en/declared.ts';

/** By the words of the declaration. */
const WORDS: Readonly<Record<string, string>> = {
  'a name': 'un nom',
  'an amount': 'un montant',
  'a price': 'un prix',
  'a card': 'une carte',
  'a suit': 'une couleur',
  'the backer': 'celui qui parie',
  'who takes it': 'celui qui tient le pari',
  'whose stake': 'à qui est la mise',
  'win or lose': 'win ou lose',
  'twins, left or right': 'twins, left ou right',
};

export const declared: typeof en = (words) => WORDS[words] ?? words;
