/** The sentence of the band, and the note below it: the state of the connection if that matters more than the game's. */

import { t } from '../../i18n/language.ts';
import { strong } from '../../i18n/markup.ts';
import { messages } from '../messages/messages.ts';
import { moneySentence, moneyTask, sumOf } from '../model/money-tasks.ts';
import type { KitMode } from '../model/modes.ts';
import { playersOf } from '../parties.ts';
import { lateParts } from '../panels/late-parts.ts';
import type { PageValues } from '../model/table-context.ts';
import type { Sentence } from '../table-game.ts';

/** Returns the sentence, or the progress while the engine computes the winners. */
export function promptText(values: PageValues): Sentence {
  const { model, scene, ui } = values;
  const own = lateParts(model.game)?.traySentence?.(scene.table, ui);
  const sentence = { ...model.game.sentence(scene.table, ui), ...own };
  const { next: _, ...others } = sentence;
  if (scene.waitingForEngine) return { ...others, text: messages().band.calculating(scene.waitingForEngine) };
  const text = (sentence.isForTray ? null : trayText(values)) ?? stateText(values);
  return text === null ? sentence : { ...others, text };
}

/** Returns the sentence of a tray of every table: who and how much, or what it asks; null for a game's own. */
function trayText({ model: { game }, scene: { table }, ui }: PageValues): string | null {
  const mode: KitMode = ui.mode;
  const task = moneyTask(game, table, mode, ui.selectedCoin);
  if (task) return moneySentence(task, sumOf(task, mode), table.currency);
  if (mode.kind === 'seat') return messages().band.addsPlayer;
  return mode.kind === 'player' ? messages().band.whatNext(mode.player) : null;
}

/** Returns the sentence of a table that is closed or has no players; null for others. */
function stateText({ scene: { table }, ui }: PageValues): string | null {
  if (ui.mode.kind !== 'none') return null;
  if (table.phase === 'closed') return messages().band.closed;
  return playersOf(table).length ? null : messages().band.noPlayers;
}

/** What the note needs besides the table: the connection and the unsent entries. */
export interface NoteContext {
  isClosed?: boolean;
  offlineAt: string | null;
  unsentCount: number;
  /** The device is signed out, so the server accepts nothing from it. */
  isSignedOut?: boolean;
  /** This browser stores nothing, so unsent entries are lost when the page closes. */
  isNotStored?: boolean;
  /** The engine is still computing: the winners of the newest draw are unknown, and no card can be turned. */
  isWaitingForEngine?: boolean;
  /** The winners are unknown, and there is no engine to compute them. */
  isWinnerUnknown?: boolean;
  /** Another device that has control, so the server may refuse what is entered here. */
  deviceInControl?: string | null;
  /** An undo is not sent, and the table cannot show its effect yet. */
  hasUnknownUndo?: boolean;
}

/** Returns the note: about the connection or the device if that matters more, else the game's. */
export function noteText({ note, isIdle }: Pick<Sentence, 'note' | 'isIdle'>, context: NoteContext): string {
  return connectionNote(context) ?? (context.isNotStored && isIdle ? messages().band.noStorage : note);
}

/** Returns what the note is about: what matters more than the game comes first. */
export function noteKind(context: NoteContext): 'signed_out' | 'connection' | 'control' | 'game' {
  const { offlineAt, hasUnknownUndo, isWaitingForEngine } = context;
  if (context.isSignedOut) return 'signed_out';
  if (offlineAt !== null || hasUnknownUndo || isWaitingForEngine) return 'connection';
  return context.deviceInControl ? 'control' : 'game';
}

/** Returns the note about the connection or the device; null if the game's note is shown. */
function connectionNote(context: NoteContext): string | null {
  switch (noteKind(context)) {
    case 'signed_out':
      return signedOut(context.unsentCount);
    case 'control':
      return controlNote(context.deviceInControl ?? '');
    case 'connection':
      if (context.hasUnknownUndo) return messages().undo.waits;
      return context.offlineAt === null ? '' : offline(context.offlineAt, context);
    default:
      return null;
  }
}

function offline(
  time: string,
  { isClosed, unsentCount, isNotStored, isWinnerUnknown, isWaitingForEngine, deviceInControl }: NoteContext,
): string {
  const { band } = messages();
  const text = unsentCount ? band.noConnection(time, unsentCount) : band.offline(time);
  const end = text.indexOf('. ') + 1;
  if (isWaitingForEngine) return strong(text.slice(0, end).trimEnd());
  const worst = isNotStored ? band.noStorage : deviceInControl ? band.noControl : null;
  const ended = isClosed ? band.waiting(unsentCount) : null;
  const consequence = worst ?? ended ?? (isWinnerUnknown ? band.winsUnknown : null);
  if (consequence === '') return strong(text.slice(0, end).trimEnd());
  return strong(text.slice(0, end)) + (consequence ? ` ${consequence}` : text.slice(end));
}

const controlNote = (device: string): string =>
  `${strong(messages().sync.inControl(device))} ${t().fixes.takeControl}…`;

function signedOut(unsentCount: number): string {
  const [state, consequence] = messages().band.signedOut(unsentCount);
  return `${strong(state ?? '')} ${consequence}`;
}
