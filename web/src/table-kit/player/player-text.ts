/** What a player's page says at any table, where its game says nothing else. */

import type { CorrectedView } from '../../features/corrections/correction-notice.ts';
import { money, net } from '../../i18n/amounts/currency.ts';
import { phaseText } from '../../i18n/game-texts.ts';
import { t } from '../../i18n/language.ts';
import { plain } from '../../i18n/markup.ts';
import { hasLeft } from '../model/scene.ts';
import type { Party, TableView } from '../model/table-view.ts';
import { partiesOf, playersOf, seatedAt } from '../parties.ts';
import { correctedParties } from '../results.ts';
import type { PlayerText } from '../table-game.ts';
import { messages } from './messages/messages.ts';
import type { PlayerFigure, PlayerGame } from './player-game.ts';

const phaseOf = ({ game, phase }: TableView): string => t().capitalize(phaseText(game, phase));

/** Returns a player's party; null if no player with this name is seated. */
export const partyOf = (view: TableView, player: string | null): Party | null =>
  playersOf(view).some((name) => name === player)
    ? (partiesOf(view).find(({ name }) => name === player) ?? null)
    : null;

/** Returns the table and how far it is. */
export const statusOf = <View extends TableView>(game: PlayerGame<View>, view: View): string =>
  game.status?.(view) ?? `${view.name} · ${phaseOf(view)}`;

/** Returns what happened, and what it means for the player. */
export const textOf = <View extends TableView>(
  game: PlayerGame<View>,
  view: View,
  player: string,
): PlayerText => {
  const text = game.text?.(view, player) ?? defaultText(view, player);
  const party = partyOf(view, player);
  if (!party || !hasCashedOut(game, view, party)) return text;
  const sum = money(party.cashed_out ?? 0, view.currency);
  return { call: text.call, words: [messages().cashedOut(sum)], isAsked: false };
};

/** Whether a player has taken all money and has no part in the round that is on. A closed table says the net instead. */
const hasCashedOut = <View extends TableView>(game: PlayerGame<View>, view: View, party: Party): boolean =>
  hasLeft(party) &&
  view.phase !== 'closed' &&
  party.role !== 'banker' &&
  stakedBy(game, view, party) === 0 &&
  game.isPlaying?.(view, party.name) !== true;

function defaultText(view: TableView, player: string): PlayerText {
  const words = messages();
  const party = partyOf(view, player);
  if (view.phase === 'closed') {
    const won = view.summary?.winners.includes(player) ? [words.wonEvening] : [];
    return {
      call: phaseOf(view),
      words: [words.closed(net(party?.net ?? 0, view.currency)), ...won],
      isAsked: false,
    };
  }
  const isAsked = view.summary?.waiting_for.includes(player) ?? false;
  return {
    call: phaseOf(view),
    words: [
      ...(view.owes_settlement ? [words.settling] : []),
      ...(party?.role === 'banker' ? [words.youBank] : []),
      ...(isAsked ? [words.isAsked] : []),
    ],
    isAsked,
  };
}

/** Returns the figures below the purse. */
export const figuresOf = <View extends TableView>(
  game: PlayerGame<View>,
  view: View,
  party: Party,
): readonly PlayerFigure[] =>
  game.figures?.(view, party.name) ?? [
    {
      id: 'table',
      value: stakedBy(game, view, party),
      labels: [game.stakedLabel?.(view, party.name) ?? messages().onTable],
    },
    ...standingFigures(view, party),
  ];

/** Returns the net and the place of a player: the last two figures at every table. */
export function standingFigures(view: TableView, { net: won, place }: Party): readonly PlayerFigure[] {
  const words = messages();
  const seated = seatedAt(view);
  return [
    { id: 'net', value: won ?? 0, isNet: true, labels: [words.atTable] },
    ...(place === null
      ? []
      : [{ id: 'place', value: words.place(place), labels: seated === null ? [] : [words.of(seated)] }]),
  ];
}

const stakedBy = <View extends TableView>(game: PlayerGame<View>, view: View, party: Party): number =>
  game.staked?.(view, party.name) ?? party.at_table;

/** Returns what the player has with what lies on the table; null if nothing lies there. */
export function withStakes<View extends TableView>(
  game: PlayerGame<View>,
  view: View,
  party: Party,
): string | null {
  const staked = stakedBy(game, view, party);
  if (party.purse === null || staked === 0) return null;
  return messages().withStakes(money(party.purse + staked, view.currency));
}

/** Returns what a correction can change for a player. */
export function correctedViewOf<View extends TableView>(
  game: PlayerGame<View>,
  view: View,
  player: string,
): CorrectedView {
  if (game.correctedView) return game.correctedView(view, player);
  const all = correctedParties(view);
  return { ...all, parties: all.parties.filter(({ name }) => name === player), isOwn: true };
}

/** Returns what a screen reader announces after a change: the text, if it is another one or the game has news. */
export function changeAnnouncement<View extends TableView>(
  game: PlayerGame<View>,
  player: string,
): (before: View, after: View) => string {
  const spoken = (view: View): string => {
    if (!partyOf(view, player)) return '';
    const { call, words } = textOf(game, view, player);
    return [call, ...words].map(plain).join(' ');
  };
  return (before, after) => {
    const text = spoken(after);
    return text !== spoken(before) || game.isNewText?.(before, after) ? text : '';
  };
}
