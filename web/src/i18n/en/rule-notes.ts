/** Why a preset has a rule that no source settles, by preset and field; `all`: in every preset. */

export const whys = {
  all: {
    odd_half: 'No source says who keeps the odd coin of a half.',
    bank_cover: 'No source says who is paid first when the bank breaks.',
    min_stake: 'Sources name table limits in coins of their time; none binds.',
    max_stake: 'Sources name table limits in coins of their time; none binds.',
    target: 'Only S1 plays for points, and names no fixed target.',
  },
  cotton: {
    ladder: 'S0 Rules prints 30 and 60; 33 and 67 are S3’s and the Britannica’s.',
    pay: 'Taken from the Britannica; S0 Rules does not settle it.',
    restake: 'S0 Rules does not say that a paid card may be staked anew.',
    fasse: 'S0 Rules takes half the stake; that the card is then out is ours.',
    repeat: 'S0 Rules has both “for the bank” and “retire”; we take the second.',
  },
  centlivre: {
    mace: 'S0 Variants maces lost cards only; here any card without a crook.',
  },
  sca: {
    twins: 'S1 does not mention a pair of one rank.',
    last_card: 'S1 does not mention a card left over.',
    carry: 'S1 does not mention a paroli standing when the pack ends.',
    ladder: '“Won four times is taken out” is read as five, or 60 could not be won.',
  },
  parlour: {
    twins: 'S2 does not mention a pair of one rank.',
    carry: 'S2 does not mention a paroli standing when the pack ends.',
    replace: 'S2 says a lost card must be replaced; here it may.',
    mace: 'S2 does not forbid macing a paroli; here only a card without a crook.',
  },
  oak: {
    twins: 'S3 does not mention a pair of one rank.',
    carry: 'S3 lets only a bet that won four times ride on; here any paroli.',
  },
} as Readonly<Record<string, Readonly<Record<string, string>>>>;
