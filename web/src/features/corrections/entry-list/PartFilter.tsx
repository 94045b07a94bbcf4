/** The fields that choose which entries of the history are listed: of a player, of a round. */

import { ChoiceField } from '../../../ui/fields/Field.tsx';
import type { EntryPart } from './entry-history.ts';
import { messages } from '../messages/messages.ts';
import './PartFilter.css';

/** What the game calls a round. */
export interface RoundWords {
  readonly title: string;
  readonly all: string;
  readonly of: (number: number) => string;
}

interface FilterProps {
  readonly players: readonly string[];
  readonly rounds: number;
  readonly words: RoundWords;
  readonly part: EntryPart;
  readonly choose: (part: EntryPart) => void;
}

export function PartFilter({ players, rounds, words, part, choose }: FilterProps) {
  const { entryHistory } = messages();
  const names = players.map((name) => [name, name] as const);
  // The round that was chosen stays in the list if a correction leaves fewer rounds.
  const count = Math.max(rounds, part.round ?? 0);
  const numbers = Array.from({ length: count }, (_, at) => count - at);
  return (
    <div class="part-filter">
      {players.length > 1 && (
        <ChoiceField
          id="entry-history-player"
          label={entryHistory.of}
          value={part.player ?? ''}
          choices={[['', entryHistory.allPlayers], ...names]}
          change={(name) => choose({ ...part, player: name || null })}
        />
      )}
      {count > 1 && (
        <ChoiceField
          id="entry-history-round"
          label={words.title}
          value={`${part.round ?? ''}`}
          choices={[['', words.all], ...numbers.map((one) => [`${one}`, words.of(one)] as const)]}
          change={(number) => choose({ ...part, round: Number(number) || null })}
        />
      )}
    </div>
  );
}
