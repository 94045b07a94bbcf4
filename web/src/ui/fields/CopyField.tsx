/** A read-only field with a button that copies its text. */

import { Button } from '../buttons/Button.tsx';
import './CopyField.css';
import { FieldFrame } from './Field.tsx';
import { useRef, useState } from 'preact/hooks';
import { pageWords } from '../../i18n/page-words.ts';
import { announce } from '../announcement.ts';

export function CopyField({ id, label, text }: { id: string; label: string; text: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<boolean | null>(null);
  const words = pageWords().copyField;
  const copy = async (): Promise<void> => {
    if (!field.current) return;
    field.current.select();
    const isCopied = await copyText(field.current.value);
    setOutcome(isCopied);
    announce(isCopied ? words.copiedAnnouncement : words.manualAnnouncement);
  };
  return (
    <FieldFrame id={id} label={label}>
      <div class="copy-field">
        <input
          id={id}
          ref={field}
          type="text"
          readonly
          autocomplete="off"
          spellcheck={false}
          value={text}
          onFocus={() => field.current?.select()}
        />
        <Button onClick={copy}>
          {outcome === null ? words.copy : outcome ? words.copied : words.copyManually}
        </Button>
      </div>
    </FieldFrame>
  );
}

// Over plain http a browser has no clipboard API, so the old command is used.
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return document.execCommand('copy');
  }
}
