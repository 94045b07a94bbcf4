/** A dialog with the meaning of a word. A tap beside it, Escape or the button closes it. */

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { TermText } from '../game-api/game-module.ts';
import { gameOf } from '../game-api/registry.ts';
import { t } from '../i18n/language.ts';
import { lessonAddress } from '../platform/router.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { attempt } from '../ui/frame/notice.ts';
import { explainedTerm } from '../ui/buttons/TermButton.tsx';
import './TermDialog.css';

/** `term`: the game and the name of the word, with a colon between them. */
export function TermDialog({ term }: { term: string }) {
  const text = useTermText(term);
  return text && <OpenDialog key={term} game={gameIn(term)} {...text} />;
}

const gameIn = (term: string): string => term.split(':')[0] ?? '';

function useTermText(term: string): TermText | null {
  const [text, setText] = useState<TermText | null>(null);
  useEffect(() => {
    const [game = '', name = ''] = term.split(':');
    void attempt(async () => (await gameOf(game).terms?.())?.(name) ?? null, setText);
  }, [term]);
  return text;
}

const close = (): void => {
  explainedTerm.value = null;
};

function OpenDialog({ game, title, meaning }: TermText & { readonly game: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, []);
  const closeIfOutside = ({ target }: Event): void => {
    if (target === dialog.current) close();
  };
  // Keys must not reach the page behind the dialog.
  const stop = (event: Event): void => event.stopPropagation();
  return (
    <dialog
      class="term-dialog"
      ref={dialog}
      aria-labelledby="term-title"
      onClose={close}
      onClick={closeIfOutside}
      onKeyDown={stop}
    >
      <div class="term-dialog__content">
        <h2 id="term-title">{title}</h2>
        <p>{meaning}</p>
        <div class="term-dialog__end">
          <Button kind="main" onClick={close}>
            {t().menu.closeExplanation}
          </Button>
          <a class="term-dialog__link" href={lessonAddress(game)} onClick={close}>
            {t().menu.howToPlay}
          </a>
        </div>
      </div>
    </dialog>
  );
}
