/** The first step: a preset, and an editor for each rule. */

import { pageWords } from '../../i18n/page-words.ts';
import './RulesStep.css';
import { Button } from '../../ui/buttons/Button.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { useEffect, useState } from 'preact/hooks';
import { unwrap, client } from '../../api/client.ts';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import { Fault } from '../../ui/fields/Field.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import {
  houseChoice,
  presetLine,
  presetTitle,
  ruleSentence,
  ruleTitle,
  sourceTitle,
} from '../../i18n/game-texts.ts';
import { messages } from './messages/messages.ts';
import type { Preset } from '../../api/rules.ts';
import { newTableAddress } from '../../game-api/registry.ts';
import { describeOpening } from './describe-opening.ts';
import { ReopenLink } from '../../ui/ReopenLink.tsx';
import { counts } from '../../features/gatherings/gathering-requests.ts';
import { withRule } from './draft.ts';
import { limitRules, presetOf, usualRules } from './opening-fields.ts';
import { RulesCost } from './RulesCost.tsx';
import { RuleEditor } from './RuleEditor.tsx';
import { RuleWords } from './RuleWords.tsx';
import { RuleSource } from '../../ui/text/RuleSource.tsx';
import type { StepProps } from './step-props.ts';

export function RulesStep(props: StepProps) {
  const { rules, draft, change } = props;
  return (
    <div class="rules-step">
      <fieldset class="rules-step__presets">
        <legend class="visually-hidden">{messages().presets}</legend>
        <LastTable game={rules.game} />
        {rules.presets.map(({ name, source }) => (
          <label key={name} class="rules-step__preset">
            <input
              type="radio"
              name="preset"
              value={name}
              checked={draft.preset === name}
              onChange={() =>
                change({ preset: name, overrides: usualRules(draft.game, draft.currency), unfinished: {} })
              }
            />
            <span class="rules-step__name">{presetTitle(rules.game, name)}</span>
            <RuleSource title={sourceTitle(rules.game, source)} isHouseChoice={false} changed={false} />
            <span class="rules-step__summary">{presetLine(rules.game, name)}</span>
          </label>
        ))}
      </fieldset>
      <Fields {...props} />
    </div>
  );
}

/** The number of tables among which the last one is found that counts. */
const SEARCHED = 50;

/** A link that repeats the last table that counts. */
function LastTable({ game }: { game: string }) {
  const [last, setLast] = useState<{ id: string; opened_at: string } | null>(null);
  useEffect(() => {
    const request = unwrap(client.GET('/v1/sessions', { params: { query: { limit: SEARCHED } } }));
    request
      .then(({ sessions }) =>
        setLast(sessions.find((session) => session.game === game && counts(session)) ?? null),
      )
      .catch(() => setLast(null));
  }, [game]);
  return (
    last && (
      <ReopenLink
        place="presets"
        id={last.id}
        address={newTableAddress({ id: last.id, game })}
        opened={last.opened_at}
        describe={describeOpening}
      />
    )
  );
}

/** The name of the chosen preset, its source, and what the rules cost. */
function PresetHead(props: Parameters<typeof RulesCost>[0]) {
  const { game, preset } = props;
  return (
    <>
      <h2>{presetTitle(game, preset.name)}</h2>
      <Text kind="quiet">{messages().presetSource(sourceTitle(game, preset.source))}</Text>
      <RulesCost key={preset.name} {...props} />
    </>
  );
}

function Fields({ rules, own, draft, faults, change, allRules }: StepProps) {
  const [open, setOpen] = useState<string | null>(null);
  const preset = presetOf(rules, draft.preset);
  if (!preset) return null;
  const wrong = (field: string): FieldError | undefined => faults[`rules.overrides.${field}`];
  const { mainRules } = own;
  const limits = limitRules(rules.game);
  const shown = Object.keys(preset.rules).filter(
    (field) =>
      !limits.includes(field) &&
      (allRules || !mainRules || mainRules.includes(field) || field in draft.overrides || wrong(field)),
  );
  return (
    <section class="rules-step__rules">
      <PresetHead game={rules.game} preset={preset} draft={draft} />
      <ul>
        {inOrder(shown, mainRules).map((field) => (
          <FieldLine
            key={`${preset.name} ${field}`}
            game={rules.game}
            own={own}
            preset={preset.name}
            field={field}
            value={field in draft.overrides ? draft.overrides[field] : preset.rules[field]?.value}
            chosen={preset.rules[field]}
            currency={currencyOf(draft.currency)}
            wrong={wrong(field)}
            open={open === field}
            toggle={() => setOpen(open === field ? null : field)}
            choose={(value) => change(withRule(draft, field, value, preset.rules[field]?.value))}
            unfinished={draft.unfinished[field]}
            keep={(typed) => change({ unfinished: { ...draft.unfinished, [field]: typed } })}
          />
        ))}
      </ul>
    </section>
  );
}

/** The main rules in their order, then the others. */
const inOrder = (fields: readonly string[], mainRules: readonly string[] = []): string[] => [
  ...mainRules.filter((field) => fields.includes(field)),
  ...fields.filter((field) => !mainRules.includes(field)),
];

type EditorProps = Parameters<typeof RuleEditor>[0];

interface FieldLineProps extends Omit<EditorProps, 'id'> {
  readonly preset: string;
  readonly chosen: Preset['rules'][string] | undefined;
  readonly wrong: FieldError | undefined;
  readonly open: boolean;
  readonly toggle: () => void;
}

interface ReasonProps {
  readonly game: string;
  readonly preset: string;
  readonly field: string;
  readonly serverText: string;
}

/** Why the preset has this rule: from the notes, or from the server. */
function RuleReason({ game, preset, field, serverText }: ReasonProps) {
  const known = houseChoice(game, preset, field);
  return (
    <Text kind="quiet" lang={known === null ? 'en' : undefined}>
      {known ?? serverText}
    </Text>
  );
}

const WordsOf = ({ game, own, field, value, currency }: Omit<EditorProps, 'id'>) =>
  own.markTerms ? (
    <RuleWords
      text={`${ruleTitle(game, field)} ${ruleSentence(game, field, value, currency)}`}
      markTerms={own.markTerms}
    />
  ) : null;

/** Marks the button of a rule that has an error, which takes the focus. */
const faultOf = (field: string, wrong: FieldError | undefined) =>
  wrong === undefined ? {} : { 'data-fault': true, 'aria-describedby': `fault-rules-${field}` };

function FieldLine({ preset, chosen, wrong, open, toggle, ...editor }: FieldLineProps) {
  const { game, field, value, currency, choose } = editor;
  const changed = JSON.stringify(value) !== JSON.stringify(chosen?.value) || editor.unfinished !== undefined;
  return (
    <li class="rules-step__line">
      <button
        type="button"
        class="rules-step__rule"
        aria-expanded={open}
        {...faultOf(field, wrong)}
        onClick={toggle}
      >
        <span class="rules-step__field">{ruleTitle(game, field)}</span>
        <span class="rules-step__sentence">{ruleSentence(game, field, value, currency)}</span>
        <span class="rules-step__source">
          <RuleSource
            title={sourceTitle(game, chosen?.source)}
            isHouseChoice={chosen?.house_choice ?? false}
            changed={changed}
          />
        </span>
        <Picture name={open ? 'up' : 'on'} />
      </button>
      <Fault id={`rules-${field}`} words={open && editor.unfinished ? undefined : wrong} />
      {open && (
        <div class="rules-step__editor">
          {chosen?.why && <RuleReason game={game} preset={preset} field={field} serverText={chosen.why} />}
          <RuleEditor {...editor} id={`rule-${field}`} />
          <WordsOf {...editor} />
          {changed && (
            <Button kind="plain" onClick={() => choose(chosen?.value)}>
              {pageWords().newTable.resetToPreset}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
