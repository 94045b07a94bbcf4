/** The seal of a closed session on its board. Phones scan it; a phone that shows the board saves it. */

import { svgAddress } from '../../platform/svg-address.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import './BoardSeal.css';
import { messages } from './messages/messages.ts';
import { saveSeal } from './save-seal.ts';
import { useSeal, type SealProps } from './use-seal.ts';

export function BoardSeal({ session, version }: SealProps) {
  const seal = useSeal(session, version);
  if (seal === null) return null;
  return (
    <div class="board-seal">
      <img src={svgAddress(seal.qr)} alt={messages().alt} />
      <p>
        <b>{messages().title}</b>
        <span>{messages().boardHint}</span>
        <span>{messages().fingerprint}</span>
        <span>{seal.fingerprint}</span>
      </p>
      <Button class="board-seal__save" onClick={() => saveSeal(seal)}>
        {messages().save}
      </Button>
    </div>
  );
}
