/** The texts about deals and a fair shuffle, in English. They accuse no dealer. */

export const en = {
  title: 'The deals and a fair shuffle',
  about:
    'What was dealt, compared with what a fair shuffle deals. The rarest result comes first. Among many results some are rare by chance alone; the last column allows for that.',
  loading: 'Counting…',
  none: 'No deal is recorded that a shuffle decided.',
  usual: 'Nothing here is unusual for a fair shuffle.',
  unusual:
    'One result is rare, and chance alone shows as much on up to one evening in 100. It accuses no dealer. Count more evenings before you draw a conclusion.',
  counted: 'Counted',
  found: 'Found',
  expected: 'Expected',
  chance: 'Seen by chance',
  foundOf: (found: string, trials: string) => `${found} of ${trials}`,
  foundIn: (found: string, trials: string) => `${found} in ${trials}`,
  mostEvenings: 'on most evenings',
  oneEveningIn: (evenings: string) => `one evening in ${evenings}`,
  rarer: (evenings: string) => `less than one evening in ${evenings}`,
  enteredBy: (dealer: string) => `Entered by ${dealer}`,
  showAll: (results: number) => `Show all ${results} results`,
};

export type FairnessMessages = typeof en;
