/** What can be chosen for a game besides who plays; only what the scenario leaves open is there. */
import { COLOURS, type TimerOptions } from '@dungeon-twister/rules';
import { capital, sayTeamChoice } from '@dungeon-twister/words';
import type { JSX } from 'preact';
import { homeWords } from '../words/home-words.ts';
import { language, words } from '../words/language.ts';
import { Field, Select, Switch } from './field.tsx';
import {
  absentOf,
  coloursOf,
  type Form,
  giverOf,
  GOALS,
  isOpen,
  scenarioOf,
  STRONGER,
  teamChoiceOf,
  teamChoicesOf,
  usualGoal,
  weakerThan,
  withStronger,
} from './form.ts';
import { RoomPairs } from './room-pairs.tsx';

export interface FormProps {
  readonly form: Form;
  readonly onChange: (form: Form) => void;
}

export function OptionFields({ form, onChange }: FormProps): JSX.Element {
  const w = homeWords();
  const scenario = scenarioOf(form);
  const choice = teamChoiceOf(form) ?? 'mutual';
  const usual = (name: string, is: boolean): string => (is ? `${name} (${w.usual})` : name);
  return (
    <div class="home-options">
      {isOpen(form, 'goal') && (
        <Field id="goal" name={w.goal} about={w.goalHint}>
          <Select
            id="goal"
            value={String(form.goal ?? usualGoal(form))}
            choices={GOALS.map((goal) => [String(goal), usual(w.points(goal), goal === usualGoal(form))])}
            onChoose={(value) =>
              onChange({ ...form, goal: GOALS.find((goal) => String(goal) === value) ?? null })
            }
          />
        </Field>
      )}
      {isOpen(form, 'teamChoice') && (
        <Field
          id="teams"
          name={w.teams}
          about={`${capital(sayTeamChoice(scenario, choice, language.value))}. ${w.teamsHint}`}
        >
          <Select
            id="teams"
            value={choice}
            choices={teamChoicesOf(form).map((one, index) => [one, usual(w.teamChoice[one], index === 0)])}
            onChoose={(teamChoice) => onChange({ ...form, teamChoice })}
          />
        </Field>
      )}
      {isOpen(form, 'absent') && (
        <Field id="absent" name={w.absent} about={w.absentHint}>
          <Select
            id="absent"
            value={absentOf(form)}
            choices={COLOURS.map((colour) => [
              colour,
              usual(words().colour[colour], colour === absentOf({ ...form, absent: null })),
            ])}
            onChoose={(absent) => onChange({ ...form, absent })}
          />
        </Field>
      )}
      {isOpen(form, 'rooms') && <RoomPairs form={form} onChange={onChange} />}
      {isOpen(form, 'secretObjects') && (
        <Switch
          id="secrets"
          name={w.secrets}
          about={w.secretsHint}
          on={form.secretObjects}
          onChange={(secretObjects) => onChange({ ...form, secretObjects })}
        />
      )}
      <Switch
        id="clock"
        name={w.clock}
        about={w.clockHint}
        on={form.clock}
        onChange={(clock) => onChange({ ...form, clock })}
      >
        <div class="home-sub">
          <Seconds form={form} onChange={onChange} part="turn" name={w.clockTurn} about={w.clockTurnHint} />
          <Seconds
            form={form}
            onChange={onChange}
            part="placing"
            name={w.clockPlacing}
            about={w.clockPlacingHint}
          />
          <Seconds
            form={form}
            onChange={onChange}
            part="combatCard"
            name={w.clockCard}
            about={w.clockCardHint}
          />
        </div>
      </Switch>
      {isOpen(form, 'handicap') && (
        <Switch
          id="handicap"
          name={w.handicap}
          about={w.handicapHint}
          on={form.handicap}
          onChange={(handicap) => onChange({ ...form, handicap })}
        >
          <div class="home-sub home-handicap">
            <label for="giver">{w.giver}</label>
            <Select
              id="giver"
              label={w.giver}
              value={giverOf(form)}
              choices={coloursOf(form).map((colour) => [colour, words().colour[colour]])}
              onChoose={(giver) => onChange({ ...form, giver })}
            />
            <label for="stronger">{w.stronger}</label>
            <Select
              id="stronger"
              label={w.stronger}
              value={form.stronger}
              choices={STRONGER.map((level) => [level, w.levels[level]])}
              onChoose={(level) => onChange(withStronger(form, level))}
            />
            <label for="weaker">{w.weaker}</label>
            <Select
              id="weaker"
              label={w.weaker}
              value={form.weaker}
              choices={weakerThan(form.stronger).map((level) => [level, w.levels[level]])}
              onChoose={(weaker) => onChange({ ...form, weaker })}
            />
          </div>
        </Switch>
      )}
    </div>
  );
}

interface SecondsProps extends FormProps {
  readonly part: keyof TimerOptions;
  readonly name: string;
  readonly about: string;
}

/** An hour: nobody waits longer for a move at a table. */
const MOST_SECONDS = 3600;

function Seconds({ form, onChange, part, name, about }: SecondsProps): JSX.Element {
  const id = `clock-${part}`;
  return (
    <Field id={id} name={name} about={about}>
      <input
        id={id}
        class="home-field home-number"
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST_SECONDS}
        value={form.timer[part] || ''}
        aria-describedby={`${id}-about`}
        onInput={({ currentTarget }) => {
          const seconds = Math.min(MOST_SECONDS, Math.max(0, Math.floor(currentTarget.valueAsNumber || 0)));
          onChange({ ...form, timer: { ...form.timer, [part]: seconds } });
        }}
      />{' '}
      {homeWords().seconds}
    </Field>
  );
}
