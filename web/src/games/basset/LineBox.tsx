/** A line of the score sheet, completed and checked as it is typed. */

import { useState } from 'preact/hooks';
import { w } from '../../words/words.ts';
import { useScene } from './dealer.ts';
import { readLine, type Read } from './line.ts';

export function LineBox() {
  const { dealer, scene } = useScene();
  const [line, setLine] = useState('');
  const read = readLine(line, scene.table);
  const enter = () => {
    if (read.kind !== 'good') return;
    dealer.desk.enter(read.entry.kind, read.entry.fields);
    setLine('');
    dealer.hand.sheet.value = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') dealer.hand.sheet.value = null;
    // Its sheet goes, and the focus with it: the same key would click what has the focus then.
    const enters = event.key === 'Enter';
    if (enters) event.preventDefault();
    if (enters) enter();
    if (event.key === 'Tab' && offersOf(read)[0] && !line.endsWith(' ')) {
      event.preventDefault();
      setLine(completed(line, read));
    }
  };
  return (
    <div class="line-box">
      <input
        value={line}
        placeholder={w().shortcuts.lineHint}
        autocomplete="off"
        spellcheck={false}
        aria-label={w().shortcuts.line}
        aria-describedby="line-told"
        onInput={(event) => setLine(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        list="line-offers"
      />
      <Told line={line} read={read} />
    </div>
  );
}

/** What could come next, and what the line lacks. */
function Told({ line, read }: { line: string; read: Read }) {
  return (
    <>
      <datalist id="line-offers">
        {offersOf(read).map((offer) => (
          <option key={offer} value={`${begun(line)}${offer} `} />
        ))}
      </datalist>
      <p id="line-told" role="status">
        {told(read)}
      </p>
    </>
  );
}

const begun = (line: string): string => line.slice(0, line.lastIndexOf(' ') + 1);
const offersOf = (read: Read): string[] =>
  read.kind === 'nothing' ? read.verbs : read.kind === 'short' ? read.offers : [];

/** The word that is being typed, whole. */
function completed(line: string, read: Read): string {
  const word = line.slice(begun(line).length).toLowerCase();
  const offer = offersOf(read).find((one) => one.toLowerCase().replace(/^"/, '').startsWith(word)) ?? '';
  return offer ? `${begun(line)}${offer} ` : line;
}

function told(read: Read): string {
  const { shortcuts, deal } = w();
  switch (read.kind) {
    case 'good':
      return shortcuts.lineGood;
    case 'short':
      return shortcuts.lineMissing(deal.parts[read.next]);
    case 'wrong':
      return shortcuts.lineMissing(deal.parts[read.wanted]);
    case 'unknown':
      return shortcuts.lineUnknown(read.word);
    case 'nothing':
      return shortcuts.lineMissing(read.verbs.join(', '));
  }
}
