/** Form fields, with the label above and the error below. */

import './Field.css';
import { Text } from '../text/Text.tsx';
import type { ComponentChildren } from 'preact';
import type { JSX } from 'preact/jsx-runtime';
import type { FieldErrors, FieldError } from './field-errors.ts';

interface Common {
  readonly id: string;
  readonly label: ComponentChildren;
  /** The field path of the server's errors. */
  readonly path?: string;
  readonly faults?: FieldErrors;
  /** An error of unfinished text. An alert would interrupt a screen reader while the person types. */
  readonly typingFault?: string | null;
  /** Additional lines below the field, and the ids that describe it. */
  readonly under?: ComponentChildren;
  readonly described?: string;
}

interface TextProps extends Common {
  readonly value: string;
  readonly change: (value: string) => void;
  /** Called when the field loses the focus. */
  readonly leave?: () => void;
  readonly more?: JSX.IntrinsicElements['input'];
}

export function TextField({ value, change, leave, more, ...common }: TextProps) {
  return (
    <Labelled {...common}>
      <input
        id={common.id}
        name={common.path}
        type="text"
        autocomplete="off"
        {...describing(common)}
        {...more}
        value={value}
        onInput={({ currentTarget }) => change(currentTarget.value)}
        onBlur={leave}
      />
    </Labelled>
  );
}

export type Choice = readonly [value: string, words: string];

interface ChoiceProps extends Common {
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly change: (value: string) => void;
}

export function ChoiceField({ value, choices, change, ...common }: ChoiceProps) {
  return (
    <Labelled {...common}>
      <select
        id={common.id}
        name={common.path}
        {...describing(common)}
        value={value}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      >
        {choices.map(([code, words]) => (
          <option key={code} value={code} selected={code === value}>
            {words}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

/** Returns the error of a field; undefined for none. */
const faultOf = ({ path, faults }: Common): FieldError | undefined =>
  path === undefined ? undefined : faults?.[path];

/** Returns the error while the person types; null if the field has another one. */
const typingFaultOf = (field: Common): string | null =>
  faultOf(field) === undefined ? (field.typingFault ?? null) : null;

function describing({ described = '', ...field }: Common) {
  const isTyping = typingFaultOf(field) !== null;
  const isInvalid = isTyping || faultOf(field) !== undefined;
  return {
    'aria-describedby': `${described} ${isTyping ? 'typing-' : ''}fault-${field.id}`.trim(),
    ...(isInvalid && { 'aria-invalid': 'true' as const }),
  };
}

function Labelled({ children, ...field }: Common & { children: ComponentChildren }) {
  const { id, label, under } = field;
  const typingFault = typingFaultOf(field);
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children}
      {under}
      {typingFault !== null && (
        <div id={`typing-fault-${id}`}>
          <FaultText>{typingFault}</FaultText>
        </div>
      )}
      <Fault id={id} words={faultOf(field)} />
    </div>
  );
}

/** The error of a field. */
export function Fault({ id, words }: { id: string; words: FieldError | undefined }) {
  return (
    <div id={`fault-${id}`} role="alert">
      {words && <ErrorText words={words} />}
    </div>
  );
}

function ErrorText({ words }: { words: FieldError }) {
  if (typeof words === 'string') return <FaultText>{words}</FaultText>;
  return <FaultText lang="en">{words.english}</FaultText>;
}

/** The text of an error, of a field or of the whole form. */
export function FaultText({ lang, children }: { lang?: string; children: ComponentChildren }) {
  return (
    <p class="field__fault" lang={lang}>
      {children}
    </p>
  );
}

/** A field of another kind, with its label above. */
export function FieldFrame({ id, label, children }: FieldFrameProps) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children}
    </div>
  );
}

/** A line below a field. */
export function FieldNote({ id, children }: { id?: string; children: ComponentChildren }) {
  return (
    <Text kind="quiet" class="field__note" {...(id && { id, 'aria-live': 'polite' })}>
      {children}
    </Text>
  );
}

interface FieldFrameProps {
  readonly id: string;
  readonly label: ComponentChildren;
  readonly children: ComponentChildren;
}

/** Focuses the first field with an error. */
export function focusFault(form: HTMLElement | null): void {
  requestAnimationFrame(() =>
    form?.querySelector<HTMLElement>('[aria-invalid=true], [data-fault=true]')?.focus(),
  );
}
