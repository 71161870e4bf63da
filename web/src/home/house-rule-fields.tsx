/** The house rules: one control for each ruling that can matter here. Loaded when they are unfolded. */
import type { RuleOptions } from '@dungeon-twister/rules';
import { rulesOf } from '@dungeon-twister/words';
import type { JSX } from 'preact';
import { homeWords } from '../words/home-words.ts';
import { RULE_WORDS, VALUE_WORDS } from '../words/home-words-rules.ts';
import { language } from '../words/language.ts';
import { Field, Select, Switch } from './field.tsx';
import { changedRules, ruleOf, scenarioOf, withRule } from './form.ts';
import { VALUES } from '../match/house-rules.ts';
import type { FormProps } from './option-fields.tsx';

export function HouseRuleFields({ form, onChange }: FormProps): JSX.Element {
  const w = homeWords();
  return (
    <>
      <div class="home-options">
        {rulesOf(scenarioOf(form)).map((rule) => (
          <Rule key={rule} rule={rule} form={form} onChange={onChange} />
        ))}
      </div>
      {changedRules(form) > 0 && (
        <button type="button" class="home-quiet" onClick={() => onChange({ ...form, rules: {} })}>
          {w.backToUsual}
        </button>
      )}
    </>
  );
}

function Rule({ rule, form, onChange }: FormProps & { readonly rule: keyof RuleOptions }): JSX.Element {
  const w = homeWords();
  const into = language.value;
  const id = `rule-${rule}`;
  const name = RULE_WORDS[rule].name[into];
  const about = RULE_WORDS[rule].about[into];
  const now = ruleOf(form, rule);
  if (typeof now === 'boolean')
    return (
      <Switch
        id={id}
        name={name}
        about={about}
        on={now}
        onChange={(on) => onChange(withRule(form, rule, on))}
      />
    );
  const scenario = scenarioOf(form);
  const usual = scenario.edition.ruleDefaults[rule];
  const values = valuesOf(rule, form);
  return (
    <Field id={id} name={name} about={about}>
      <Select
        id={id}
        value={String(now)}
        choices={values.map((value) => {
          const said = wordsOf(rule, value, into);
          return [String(value), value === usual ? `${said} (${w.usual})` : said];
        })}
        onChoose={(chosen) => {
          const value = values.find((one) => String(one) === chosen);
          if (value !== undefined) onChange(withRule(form, rule, value as RuleOptions[typeof rule]));
        }}
      />
    </Field>
  );
}

const isListed = (rule: keyof RuleOptions): rule is keyof typeof VALUES => rule in VALUES;

/** Rooms are called by their names in the notation, as on the board. */
function valuesOf(rule: keyof RuleOptions, form: FormProps['form']): readonly (string | number)[] {
  return isListed(rule) ? VALUES[rule] : scenarioOf(form).rooms.map(({ id }) => id);
}

const wordsOf = (rule: keyof RuleOptions, value: string | number, into: 'en' | 'fr'): string =>
  isListed(rule) ? (VALUE_WORDS[rule][value]?.[into] ?? String(value)) : String(value);
