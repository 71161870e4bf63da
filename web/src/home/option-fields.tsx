/** What can be chosen for a game besides who plays; only what the scenario leaves open is there. */
import { COLOURS, type TimerOptions } from '@dungeon-twister/rules';
import { capital, sayTeamChoice } from '@dungeon-twister/words';
import { language, words } from '../words/language.ts';
import { optionWords } from '../words/option-words.ts';
import { Choice, Field, Switch } from './field.tsx';
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
  /** Whether it is played over a network: then clocks are chosen elsewhere, and nobody shares a screen. */
  readonly isElsewhere?: boolean;
}

export function OptionFields({ form, onChange, isElsewhere = false }: FormProps) {
  const w = optionWords();
  const scenario = scenarioOf(form);
  const choice = teamChoiceOf(form) ?? 'mutual';
  const set = (chosen: Partial<Form>): void => onChange({ ...form, ...chosen });
  const usual = (name: string, is: boolean): string => (is ? `${name} (${w.usual})` : name);
  return (
    <div class="home-options">
      {isOpen(form, 'goal') && (
        <Choice
          id="goal"
          name={w.goal}
          about={w.goalHint}
          value={String(form.goal ?? usualGoal(form))}
          choices={GOALS.map((goal) => [String(goal), usual(w.points(goal), goal === usualGoal(form))])}
          onChoose={(value) => set({ goal: GOALS.find((goal) => String(goal) === value) ?? null })}
        />
      )}
      {isOpen(form, 'teamChoice') && (
        <Choice
          id="teams"
          name={w.teams}
          about={`${capital(sayTeamChoice(scenario, choice, language.value))}. ${w.teamsHint}`}
          value={choice}
          choices={teamChoicesOf(form).map((one, index) => [one, usual(w.teamChoice[one], index === 0)])}
          onChoose={(teamChoice) => set({ teamChoice })}
        />
      )}
      {isOpen(form, 'absent') && (
        <Choice
          id="absent"
          name={w.absent}
          about={w.absentHint}
          value={absentOf(form)}
          choices={COLOURS.map((colour) => [
            colour,
            usual(words().colour[colour], colour === absentOf({ ...form, absent: null })),
          ])}
          onChoose={(absent) => set({ absent })}
        />
      )}
      {isOpen(form, 'rooms') && <RoomPairs form={form} onChange={onChange} />}
      {isOpen(form, 'secretObjects') && (
        <Switch
          id="secrets"
          name={w.secrets}
          about={w.secretsHint}
          on={form.secretObjects}
          onChange={(secretObjects) => set({ secretObjects })}
        />
      )}
      {!isElsewhere && (
        <>
          <Switch
            id="own-tokens"
            name={w.ownTokens}
            about={w.ownTokensHint}
            on={form.ownTokens}
            onChange={(ownTokens) => set({ ownTokens })}
          />
          <Switch
            id="clock"
            name={w.clock}
            about={w.clockHint}
            on={form.clock}
            onChange={(clock) => set({ clock })}
          >
            <div class="home-sub">
              {CLOCKS.map((part) => (
                <Seconds key={part} part={part} form={form} onChange={onChange} />
              ))}
            </div>
          </Switch>
        </>
      )}
      {isOpen(form, 'handicap') && (
        <Switch
          id="handicap"
          name={w.handicap}
          about={w.handicapHint}
          on={form.handicap}
          onChange={(handicap) => set({ handicap })}
        >
          <div class="home-sub home-handicap">
            <Choice
              id="giver"
              name={w.giver}
              value={giverOf(form)}
              choices={coloursOf(form).map((colour) => [colour, words().colour[colour]])}
              onChoose={(giver) => set({ giver })}
            />
            <Choice
              id="stronger"
              name={w.stronger}
              value={form.stronger}
              choices={STRONGER.map((level) => [level, w.levels[level]])}
              onChoose={(level) => onChange(withStronger(form, level))}
            />
            <Choice
              id="weaker"
              name={w.weaker}
              value={form.weaker}
              choices={weakerThan(form.stronger).map((level) => [level, w.levels[level]])}
              onChoose={(weaker) => set({ weaker })}
            />
          </div>
        </Switch>
      )}
    </div>
  );
}

const CLOCKS: readonly (keyof TimerOptions)[] = ['turn', 'placing', 'combatCard'];

/** An hour: nobody waits longer for a move at a table. */
const MOST_SECONDS = 3600;

function Seconds({ form, onChange, part }: FormProps & { readonly part: keyof TimerOptions }) {
  const w = optionWords();
  const id = `clock-${part}`;
  return (
    <Field id={id} {...w.clocks[part]}>
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
      {w.seconds}
    </Field>
  );
}
