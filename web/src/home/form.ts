/**
 * What is chosen on the first page. Everything has a value from the start; a choice that the scenario does not know is
 * not part of the options, so that going back and forth between scenarios forgets nothing.
 */
import {
  BOOK_TIMER,
  COLOURS,
  type Colour,
  type GameOptions,
  type HandicapOptions,
  type Level,
  LEVELS,
  optionsFault,
  optionsFaults,
  type RuleOptions,
  type Scenario,
  scenarioById,
  SCENARIOS,
  TEAM_CHOICES,
  type TeamChoice,
  type TimerOptions,
  type Words,
} from '@dungeon-twister/rules';
import { optionsOf, rulesOf } from '@dungeon-twister/words';
import type { BotPlayer, Player } from '../match/player.ts';

export interface OwnScenario {
  readonly scenario: Scenario;
  readonly text: string;
}

export interface Form {
  readonly scenario: string;
  /** A scenario that is in no box, with its text; whether it is chosen says `scenario`. */
  readonly own: OwnScenario | null;
  /** Four, whoever of them is needed: in the order of the seats, or in which they came where lots decide. */
  readonly players: readonly Player[];
  /** Null: the usual one. */
  readonly goal: GameOptions['goal'] | null;
  readonly clock: boolean;
  readonly timer: TimerOptions;
  readonly handicap: boolean;
  readonly stronger: Level;
  readonly weaker: Level;
  readonly giver: Colour;
  readonly secretObjects: boolean;
  /** Whether players may look at what they have laid face down themselves: a matter of the table, not of the rules. */
  readonly ownTokens: boolean;
  readonly teamChoice: TeamChoice | null;
  readonly absent: Colour | null;
  /** Null: lots decide. */
  readonly pairs: readonly number[] | null;
  /** Those that differ from what the edition says. */
  readonly rules: Partial<RuleOptions>;
}

export const HUMAN: Player = { kind: 'human' };
export const BOT: BotPlayer = { kind: 'bot', level: 'greedy' };
/** Who comes where nobody was asked for: each once, so that they are told apart by their names. */
export const COMPANY: readonly BotPlayer[] = [
  BOT,
  { kind: 'bot', level: 'novice' },
  { kind: 'bot', level: 'casual' },
];

export const GOALS = [5, 6, 7, 8] as const;

export const FIRST_FORM: Form = {
  scenario: 'base',
  own: null,
  players: [HUMAN, ...COMPANY],
  goal: null,
  clock: false,
  timer: BOOK_TIMER,
  handicap: false,
  stronger: 'experienced',
  weaker: 'beginner',
  giver: 'blue',
  secretObjects: false,
  ownTokens: true,
  teamChoice: null,
  absent: null,
  pairs: null,
  rules: {},
};

export const scenarioOf = ({ scenario, own }: Pick<Form, 'scenario' | 'own'>): Scenario =>
  own?.scenario.id === scenario ? own.scenario : (scenarioById(scenario) ?? SCENARIOS[0]);

/** What the scenario leaves to the players. */
export const isOpen = (form: Form, option: keyof GameOptions): boolean =>
  optionsOf(scenarioOf(form)).includes(option);

/** The colours at the table, in the order of the seats. */
export function coloursOf(form: Form): readonly Colour[] {
  const { colours } = scenarioOf(form);
  return isOpen(form, 'absent') ? COLOURS.filter((colour) => colour !== absentOf(form)) : colours;
}

export const playersOf = (form: Form): readonly Player[] => form.players.slice(0, coloursOf(form).length);

export const absentOf = (form: Form): Colour =>
  form.absent ?? COLOURS.find((colour) => !scenarioOf(form).colours.includes(colour)) ?? 'yellow';

/** The ways to choose teams here, the usual one first. */
export const teamChoicesOf = (form: Form): readonly TeamChoice[] =>
  scenarioOf(form).teamChoices ?? TEAM_CHOICES;

export const teamChoiceOf = (form: Form): TeamChoice | undefined => {
  const choices = teamChoicesOf(form);
  return choices.find((choice) => choice === form.teamChoice) ?? choices[0];
};

/** The points that win if nobody chooses otherwise. */
export const usualGoal = (form: Form): number => {
  const { goal } = scenarioOf(form);
  return goal.kind === 'points' ? goal.points : 0;
};

/** The numbers of the pairs of rooms that there are, and how many are wanted. */
export function pairsOf(form: Form): { readonly all: readonly number[]; readonly wanted: number } {
  const { rooms, layout } = scenarioOf(form);
  return {
    all: [...new Set(rooms.map(({ pair }) => pair))].sort((a, b) => a - b),
    wanted: layout.slots.length / 2,
  };
}

/** The rules know their table; the page asks them instead of having one of its own. */
const isRow = (handicap: HandicapOptions): boolean => optionsFault({ scenario: 'base', handicap }) === null;

/** Whom a level can give something: the levels below it for which the table has a row. */
export const weakerThan = (stronger: Level): readonly Level[] =>
  LEVELS.filter((weaker) => isRow({ colour: 'blue', stronger, weaker }));

export const STRONGER: readonly Level[] = LEVELS.filter((level) => weakerThan(level).length > 0);

/** A level that gives, and one that fits to it. */
export function withStronger(form: Form, stronger: Level): Form {
  const [first] = weakerThan(stronger);
  const weaker = weakerThan(stronger).includes(form.weaker) ? form.weaker : (first ?? form.weaker);
  return { ...form, stronger, weaker };
}

export const withPlayer = (form: Form, seat: number, player: Player): Form => ({
  ...form,
  players: form.players.map((one, index) => (index === seat ? player : one)),
});

/** Takes a pair in or out. Where pairs may be in play twice, it goes in once more before it goes out. */
export function withPair(form: Form, pair: number): Form {
  const chosen = form.pairs ?? [];
  const count = chosen.filter((one) => one === pair).length;
  const most = scenarioOf(form).pairsMayRepeat ? 2 : 1;
  const isFull = chosen.length >= pairsOf(form).wanted;
  if (count < most && !isFull) return { ...form, pairs: [...chosen, pair].sort((a, b) => a - b) };
  return { ...form, pairs: chosen.filter((one) => one !== pair) };
}

export function withRule<Name extends keyof RuleOptions>(
  form: Form,
  name: Name,
  value: RuleOptions[Name],
): Form {
  const { [name]: _before, ...others } = form.rules;
  const usual = scenarioOf(form).edition.ruleDefaults[name];
  return { ...form, rules: value === usual ? others : { ...others, [name]: value } };
}

export const ruleOf = <Name extends keyof RuleOptions>(form: Form, name: Name): RuleOptions[Name] =>
  ({ ...scenarioOf(form).edition.ruleDefaults, ...form.rules })[name];

/** The options of the game that this form describes: only what the scenario knows and what is not usual anyway. */
export function gameOptions(form: Form): GameOptions {
  const open = optionsOf(scenarioOf(form));
  const known = rulesOf(scenarioOf(form));
  const { ruleDefaults } = scenarioOf(form).edition;
  const rules = Object.fromEntries(
    Object.entries(form.rules).filter(
      ([name, value]) =>
        known.includes(name as keyof RuleOptions) && ruleDefaults[name as keyof RuleOptions] !== value,
    ),
  );
  const choice = teamChoiceOf(form);
  return {
    scenario: form.scenario,
    ...(form.own?.scenario.id === form.scenario ? { own: form.own.text } : {}),
    ...(open.includes('goal') && form.goal && form.goal !== usualGoal(form) ? { goal: form.goal } : {}),
    ...(form.clock ? { timer: form.timer } : {}),
    ...(open.includes('handicap') && form.handicap
      ? { handicap: { colour: giverOf(form), stronger: form.stronger, weaker: form.weaker } }
      : {}),
    ...(open.includes('secretObjects') && form.secretObjects ? { secretObjects: true } : {}),
    ...(open.includes('teamChoice') && choice && choice !== teamChoicesOf(form)[0]
      ? { teamChoice: choice }
      : {}),
    ...(open.includes('absent') && form.absent ? { absent: form.absent } : {}),
    ...(open.includes('rooms') && form.pairs ? { rooms: form.pairs } : {}),
    ...(Object.keys(rules).length > 0 ? { rules } : {}),
  };
}

/** How many house rules differ from the usual. */
export const changedRules = (form: Form): number => Object.keys(gameOptions(form).rules ?? {}).length;

export const giverOf = (form: Form): Colour =>
  coloursOf(form).find((colour) => colour === form.giver) ?? coloursOf(form)[0] ?? 'blue';

/** Why the game cannot begin yet. */
export type FormFault =
  | { readonly kind: 'pairs'; readonly missing: number }
  | { readonly kind: 'clock' }
  | { readonly kind: 'other'; readonly faults: readonly Words[] };

export function faultOf(form: Form): FormFault | null {
  const options = gameOptions(form);
  if (options.rooms) {
    const missing = pairsOf(form).wanted - options.rooms.length;
    if (missing > 0) return { kind: 'pairs', missing };
  }
  if (options.timer && !Object.values(options.timer).every((seconds) => seconds > 0))
    return { kind: 'clock' };
  const faults = optionsFaults(options);
  return faults.length === 0 ? null : { kind: 'other', faults };
}

/** Another scenario: what was chosen stays, but pairs of rooms belong to the rooms that there are. */
export const withScenario = (form: Form, scenario: string): Form =>
  scenario === form.scenario ? form : { ...form, scenario, pairs: null, rules: {} };

export const withOwn = (form: Form, own: OwnScenario): Form => ({
  ...withScenario(form, own.scenario.id),
  own,
});
