/** What the rules of the form cost: those of the preset at once, changed ones from the server. */

import { useEffect, useState } from 'preact/hooks';
import type { Preset } from '../../api/rules.ts';
import { loadOdds, oddsOfPreset } from '../../features/odds/load-odds.ts';
import type { OddsOfRules } from '../../features/odds/odds-text.ts';
import { RulesOdds } from '../../features/odds/RulesOdds.tsx';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import type { Draft } from './draft.ts';

interface RulesCostProps {
  readonly game: string;
  readonly preset: Preset;
  readonly draft: Draft;
}

export function RulesCost({ game, preset, draft: { overrides, currency } }: RulesCostProps) {
  const [odds, setOdds] = useState<OddsOfRules | null>(oddsOfPreset(preset));
  const asked = JSON.stringify(overrides);
  useEffect(() => {
    let isCurrent = true;
    const show = (found: OddsOfRules | null): void => void (isCurrent && setOdds(found));
    if (asked === '{}') show(oddsOfPreset(preset));
    // Rules that contradict each other cost nothing; the form shows why at their fields.
    else loadOdds(game, preset.name, overrides).then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [game, preset.name, asked]);
  return odds && <RulesOdds game={game} odds={odds} currency={currencyOf(currency)} />;
}
