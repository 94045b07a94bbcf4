/** The seal of a closed session: its code, its file, and where to check it. */

import { svgAddress } from '../../platform/svg-address.ts';
import { Button, ButtonLink } from '../../ui/buttons/Button.tsx';
import { Buttons } from '../../ui/buttons/Buttons.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { messages } from './messages/messages.ts';
import { saveSeal } from './save-seal.ts';
import './SessionSeal.css';
import { useSeal, type SealProps } from './use-seal.ts';

export function SessionSeal({ session, version }: SealProps) {
  const seal = useSeal(session, version);
  const words = messages();
  if (seal === null) return null;
  return (
    <section class="session-seal">
      <h2>{words.title}</h2>
      <Text kind="quiet">{words.hint}</Text>
      <img src={svgAddress(seal.qr)} alt={words.alt} />
      <p>
        {words.fingerprint}
        <b>{seal.fingerprint}</b>
      </p>
      <Buttons class="session-seal__buttons">
        <Button onClick={() => saveSeal(seal)}>{words.save}</Button>
        <ButtonLink href="/docs/check-seal">{words.check}</ButtonLink>
      </Buttons>
    </section>
  );
}
