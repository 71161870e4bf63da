/** The house rules: one control for each ruling that can matter here. Loaded when they are unfolded. */
import type { RuleOptions } from '@dungeon-twister/rules';
import { rulesOf } from '@dungeon-twister/words';
import { RULE_WORDS } from '../words/home-words-rules.ts';
import { language } from '../words/language.ts';
import { optionWords } from '../words/option-words.ts';
import { Choice, Switch } from './field.tsx';
import { changedRules, ruleOf, scenarioOf, withRule } from './form.ts';
import type { FormProps } from './option-fields.tsx';

export function HouseRuleFields({ form, onChange }: FormProps) {
  const w = optionWords();
  return (
    <>
      <div class="home-options">
        {rulesOf(scenarioOf(form)).map((rule) => (
          <Rule key={rule} rule={rule} form={form} onChange={onChange} />
        ))}
      </div>
      {changedRules(form) > 0 && (
        <button class="home-quiet" onClick={() => onChange({ ...form, rules: {} })}>
          {w.backToUsual}
        </button>
      )}
    </>
  );
}

function Rule({ rule, form, onChange }: FormProps & { readonly rule: keyof RuleOptions }) {
  const w = optionWords();
  const into = language.value;
  const { name, values, ...about } = RULE_WORDS[rule];
  const said = { id: `rule-${rule}`, name: name[into], about: about[into] };
  const now = ruleOf(form, rule);
  if (typeof now === 'boolean')
    return <Switch {...said} on={now} onChange={(on) => onChange(withRule(form, rule, on))} />;
  const { edition, rooms } = scenarioOf(form);
  const usual = String(edition.ruleDefaults[rule]);
  // Rooms are called by their names in the notation, as on the board.
  const choices = values
    ? Object.entries(values).map(([value, words]) => [value, words[into]] as const)
    : rooms.map(({ id }) => [id, id] as const);
  const choose = (chosen: string): void => {
    const value = typeof now === 'number' ? Number(chosen) : chosen;
    onChange(withRule(form, rule, value as RuleOptions[typeof rule]));
  };
  return (
    <Choice
      {...said}
      value={String(now)}
      choices={choices.map(([value, words]) => [value, value === usual ? `${words} (${w.usual})` : words])}
      onChoose={choose}
    />
  );
}
