/** Why a preset has a rule that no source decides, by preset and field. `all` applies to every preset. */

export const ruleNotes = {
  all: {
    odd_half: 'No source says who keeps the odd coin of a half.',
    bank_cover: 'No source says who is paid first when the bank is broke.',
    min_stake: 'The sources give limits in old coins; we use none of them.',
    max_stake: 'The sources give limits in old coins; we use none of them.',
    target: 'Only S1 plays for points, and it gives no fixed target.',
  },
  cotton: {
    ladder: 'S0 Rules gives 30 and 60; 33 and 67 come from S3 and the Britannica.',
    pay: 'From the Britannica; S0 Rules does not decide it.',
    restake: 'S0 Rules does not say that a paid card can be staked on again.',
    fasse: 'S0 Rules takes half the stake; removing the card is our choice.',
    repeat: 'S0 Rules has both “for the bank” and “retire”; we use the second.',
  },
  centlivre: {
    mace: 'S0 Variants maces lost cards only; here any card without a bent corner.',
  },
  sca: {
    twins: 'S1 does not mention a pair of one rank.',
    last_card: 'S1 does not mention a card left over.',
    carry: 'S1 does not mention a paroli in play when the pack ends.',
    ladder: 'We read “won four times is taken out” as five, or 60 could not be won.',
  },
  parlour: {
    twins: 'S2 does not mention a pair of one rank.',
    carry: 'S2 does not mention a paroli in play when the pack ends.',
    replace: 'S2 says a lost card must be replaced; here it can be.',
    mace: 'S2 does not forbid macing a paroli; here only a card without a bent corner.',
  },
  oak: {
    twins: 'S3 does not mention a pair of one rank.',
    carry: 'S3 lets only a bet that won four times stay; here any paroli.',
  },
} as Readonly<Record<string, Readonly<Record<string, string>>>>;
