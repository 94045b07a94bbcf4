/** Words of the declaration of Basset. */

export const declared = {
  'the backer': 'the backer',
  'who takes it': 'who takes it',
  'whose stake': 'whose stake',
  'win or lose': 'win or lose',
} as Readonly<Record<string, string>>;
