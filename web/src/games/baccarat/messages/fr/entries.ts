/** The entries and events as sentences, in French. */

import { from, listed } from '../../../../i18n/fr/grammar.ts';
import type { en } from '../en.ts';

export const entries: (typeof en)['entries'] = {
  standing: (name, sum) => `${name} reste debout, avec ${sum}.`,
  bank: (name, sum) => `${name} prend la banque à ${sum}.`,
  refilled: (sum) => `Le banquier ajoute ${sum} à la banque.`,
  refilledBy: (name, sum) => `${name} ajoute ${sum} à la banque.`,
  stake: (name, sum) => `${name} mise ${sum}.`,
  withdraw: (name) => `${name} reprend sa mise.`,
  withdrawn: (name, sum) => `${name} reprend ${sum}.`,
  again: 'Les mêmes mises qu’au coup passé.',
  repeated: (stakes) => `Comme au coup passé\u00a0: ${listed(stakes)}.`,
  banco: (name) => `${name} fait banco.`,
  bancoCheval: (name) => `${name} fait banco à cheval.`,
  staked: (stakes) => `Mises\u00a0: ${listed(stakes)}.`,
  accept: 'Le banquier tient tout.',
  accepted: (name, sum) => `${name} tient tout et ajoute ${sum}.`,
  hands: { bank: 'banque', right: 'droite', left: 'gauche' },
  cardsOf: (part, cards) => `${part} ${cards}`,
  withCards: (result, hands) => `${result} Cartes\u00a0: ${hands.join('\u00a0; ')}.`,
  lost: (stakes) => `Perdu\u00a0: ${listed(stakes)}.`,
  won: (stakes) => `Gagné\u00a0: ${listed(stakes)}.`,
  of: (name, sum) => `${name} ${sum}`,
  falseDraw: (name) => `Faute de tirage\u00a0: ${name}.`,
  fine: (name, sum) => `${name} paie une amende de ${sum} à la banque.`,
  liable: (name, losses) => `${name} paie les pertes des autres\u00a0: ${listed(losses)}.`,
  home: (name, sum) => `${name} reprend ${sum} de la banque.`,
  retires: (name, sum) => `${name} passe la main et se retire avec ${sum}.`,
  declines: 'Le joueur dont c’est le tour refuse la banque.',
  next: (name) => `C’est le tour ${from(name)}.`,
  pass: 'La main passe.',
  shuffled: 'Toutes les cartes sont mêlées.',
  stakesReturned: (stakes) => `Rendu\u00a0: ${listed(stakes)}.`,
};

export const short: (typeof en)['short'] = {
  bank: (name, sum) => `${name}, banque ${sum}`,
  refill: (sum) => `Banque +${sum}`,
  stake: (name, sum) => `${name} ${sum}`,
  withdraw: (name) => `${name} reprend`,
  again: 'Mêmes mises',
  banco: (name) => `Banco ${from(name)}`,
  accept: 'Tenir tout',
  result: { bank: 'Banque', punters: 'Pontes', tie: 'Nul', none: '–' },
  results: (right, left) => `${right}, ${left}`,
  cards: 'Coup',
  pass: 'Passe',
  shoe: 'Mêler',
};
