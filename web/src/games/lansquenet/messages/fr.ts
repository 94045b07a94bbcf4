/** Every text of Lansquenet, in French. */

import { cap, many, the } from '../../../i18n/fr/grammar.ts';
import type { RefusalReasons } from '../../../i18n/rejected-entry.ts';
import type { Messages } from './en.ts';

const rejectionReasons: RefusalReasons = {
  unknown_card: (said) => `${said.text('card') || said.card} n’est pas une carte de cette table.`,
  deal_in_progress: () => 'L’enjeu est couvert. Donnez d’abord la main.',
  deal_not_begun: () => 'Le banquier n’a pas encore posé d’enjeu.',
  draw_out_of_turn: () => 'Une autre main a été enregistrée avant.',
  too_few_players: () => 'Il faut au moins deux joueurs. Ajoutez un joueur.',
  is_banker: () => 'Le banquier ne peut pas faire cela. Choisissez un autre joueur.',
  not_in_turn: () => 'Un joueur plus loin dans la file couvre déjà. Retirez d’abord sa mise.',
  answers_pending: () => 'Le banquier vend d’abord le jeu. Vendez-le ou passez-le.',
  no_such_stake: (said) => `${said.text('punter') || said.who} ne couvre rien.`,
  nothing_staked: () => 'Aucun joueur ne couvre l’enjeu. Saisissez une couverture ou passez la banque.',
  restake_too_small: (said) => `L’enjeu doit être d’au moins ${said.sum('minimum')}.`,
  auction_not_allowed: () => 'À cette table, la banque passe de joueur en joueur. Passez-la.',
  bank_cover_short: (said) =>
    said.number('left') ? `Il ne reste que ${said.sum('left')} à couvrir.` : 'Tout l’enjeu est couvert.',
  card_seen: (said) => `${cap(the(said.text('card')))} figure deux fois dans cette main.`,
  rank_exhausted: (said) =>
    said.text('rank')
      ? `Un jeu n’a que quatre ${many(said.text('rank'))}.`
      : 'Un jeu n’a que treize cartes d’une couleur.',
  match_passed: () => 'Une carte précédente correspond déjà. Retirez les cartes suivantes.',
  no_match: () => 'Aucune carte ne correspond encore. Continuez à distribuer.',
};

export const fr: Messages = { rejectionReasons };
