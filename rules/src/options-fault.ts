/** What is wrong with the options of a game, in words. They come from outside, so nothing is taken for granted. */
import { AS_RULED } from './editions/board-edition.ts';
import { readOwnScenario } from './editions/own-scenario.ts';
import { handicapFor } from './turn/handicap.ts';
import { ALL_ROOMS } from './editions/multiplayer/box.ts';
import { COLOURS, type Words } from './vocabulary.ts';
import { type GameOptions, LEVELS, type RuleOptions, TEAM_CHOICES } from './model/options.ts';
import type { Scenario } from './model/scenario.ts';
import { SCENARIOS, scenarioById } from './editions/scenarios.ts';

/** What a value may be: its form for docs/schema, and whether one is of it. */
interface Choice {
  readonly shape: Readonly<Record<string, unknown>>;
  is(value: unknown): boolean;
}
type Choices = Readonly<Record<string, Choice>>;

const oneOf = (...values: readonly unknown[]): Choice => ({
  shape: { form: 'oneOf', values },
  is: (value) => values.includes(value),
});
const yesOrNo = oneOf(false, true);
const seconds: Choice = {
  shape: { form: 'seconds' },
  is: (value) => typeof value === 'number' && Number.isFinite(value) && value > 0,
};
const MOST_CYCLES = 100;
const cycles: Choice = {
  shape: { form: 'number', least: 0, most: MOST_CYCLES },
  is: (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_CYCLES,
};

/** The rulings that are not simply so or not. */
type OfSeveral = {
  [Name in keyof RuleOptions as RuleOptions[Name] extends boolean ? never : Name]: Choice;
};
const OF_SEVERAL: OfSeveral = {
  revealFromLine: oneOf('alongLine', 'inFront'),
  jumpLanding: oneOf('straight', 'anySide'),
  thiefOnPit: oneOf('ropeSaves', 'alwaysDies'),
  selfKill: oneOf('opponent', 'none'),
  noProgressCycles: cycles,
  pyramidStarters: oneOf(3, 4),
  topRoom: oneOf(...ALL_ROOMS.map(({ id }) => id)),
  otherLines: oneOf('closed', 'open'),
  partyFighters: oneOf('allInContact', 'facingEnemies'),
  partyAnswers: oneOf('together', 'inTurn'),
};
const RULES: Choices = {
  ...Object.fromEntries(Object.keys(AS_RULED).map((name) => [name, yesOrNo])),
  ...OF_SEVERAL,
};
/** Every ruling on which tables differ, by its name. */
export const RULE_NAMES: readonly string[] = Object.keys(RULES);

const TIMER = { turn: seconds, placing: seconds, combatCard: seconds };
const HANDICAP = { colour: oneOf(...COLOURS), stronger: oneOf(...LEVELS), weaker: oneOf(...LEVELS) };
const GOALS = [5, 6, 7, 8];

/** Everything that can be chosen, by its name. */
export const OPTIONS: Readonly<Record<string, Pick<Choice, 'shape'> | { readonly fields: Choices }>> = {
  scenario: { shape: { form: 'id', of: 'scenario' } },
  goal: oneOf(...GOALS),
  rules: { fields: RULES },
  handicap: { fields: HANDICAP },
  timer: { fields: TIMER },
  teamChoice: oneOf(...TEAM_CHOICES),
  secretObjects: yesOrNo,
  rooms: { shape: { form: 'list', of: { form: 'number', least: 1, of: 'pair' } } },
  absent: oneOf(...COLOURS),
  own: { shape: { form: 'text' } },
};
export const OPTION_NAMES: readonly string[] = Object.keys(OPTIONS);

/** With three, one of the four colours is absent. */
const PLAYERS_OF_THREE = 3;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Faults = Generator<Words, void, undefined>;

function* fieldFaults(name: string, value: unknown, known: Choices): Faults {
  if (!isRecord(value)) {
    yield { en: `${name} must be an object`, fr: `${name} doit être un objet JSON` };
    return;
  }
  for (const [key, setting] of Object.entries(value)) {
    const written = JSON.stringify(setting);
    if (!Object.hasOwn(known, key))
      yield { en: `${name}.${key} is unknown`, fr: `${name}.${key} est inconnu` };
    else if (!known[key]?.is(setting))
      yield { en: `${name}.${key} cannot be ${written}`, fr: `${name}.${key} ne peut être ${written}` };
  }
}

type Named =
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly faults: readonly Words[] };

const notNamed = (en: string, fr: string): Named => ({ ok: false, faults: [{ en, fr }] });

/** The scenario, or why there is none. */
function namedScenario(id: unknown, own: unknown): Named {
  if (own !== undefined) return ownScenario(id, own);
  const scenario = typeof id === 'string' ? scenarioById(id) : undefined;
  if (scenario) return { ok: true, scenario };
  const [written, known] = [JSON.stringify(id), SCENARIOS.map((one) => one.id).join(', ')];
  return notNamed(
    `there is no scenario ${written}; there are ${known}`,
    `il n’y a pas de scénario ${written} ; il y a ${known}`,
  );
}

function ownScenario(id: unknown, own: unknown): Named {
  if (typeof own !== 'string')
    return notNamed('own must be the text of a scenario', 'own doit être le texte d’un scénario');
  const read = readOwnScenario(own);
  if (!read.ok)
    return {
      ok: false,
      faults: read.faults.map(({ line, words }) => ({
        en: `own: line ${line}: ${words.en}`,
        fr: `own : ligne ${line} : ${words.fr}`,
      })),
    };
  const { scenario } = read;
  const [wanted, written] = [scenario.id, id].map((one) => JSON.stringify(one));
  return scenario.id === id
    ? { ok: true, scenario }
    : notNamed(
        `scenario must be ${wanted}, as the text of own says, not ${written}`,
        `scenario doit être ${wanted}, comme dit le texte de own, pas ${written}`,
      );
}

/** The first thing that is wrong with options, in English. */
export const optionsFault = (options: unknown): string | null => optionsFaults(options)[0]?.en ?? null;

/** Everything that is wrong with options. */
export const optionsFaults = (options: unknown): readonly Words[] => [...faultsOf(options)];

function* faultsOf(options: unknown): Faults {
  if (!isRecord(options)) {
    yield { en: 'options must be an object', fr: 'les options doivent être un objet JSON' };
    return;
  }
  for (const key of Object.keys(options))
    if (!OPTION_NAMES.includes(key))
      yield {
        en: `${key} is unknown; there are ${OPTION_NAMES.join(', ')}`,
        fr: `${key} est inconnu ; il y a ${OPTION_NAMES.join(', ')}`,
      };
  const named = namedScenario(options['scenario'], options['own']);
  if (!named.ok) {
    yield* named.faults;
    return;
  }
  for (const faults of CHECKS) yield* faults(named.scenario, options);
}

/** What the scenario allows, option by option; each may be undefined. */
const CHECKS: readonly ((scenario: Scenario, options: Options) => Faults)[] = [
  goalFaults,
  ruleFaults,
  timerFaults,
  handicapFaults,
  teamFaults,
  roomFaults,
];

type Options = Readonly<Record<string, unknown>>;

function* goalFaults(scenario: Scenario, { goal, secretObjects }: Options): Faults {
  if (goal !== undefined && !(scenario.goalIsOption && GOALS.includes(goal as number)))
    yield scenario.goalIsOption
      ? { en: `goal must be one of ${GOALS.join(', ')}`, fr: `goal doit être l’un de ${GOALS.join(', ')}` }
      : { en: `${scenario.id} has a goal of its own`, fr: `${scenario.id} a son propre but` };
  if (secretObjects !== undefined && !(scenario.secretObjectsAllowed && yesOrNo.is(secretObjects)))
    yield scenario.secretObjectsAllowed
      ? { en: 'secretObjects must be true or false', fr: 'secretObjects doit être true ou false' }
      : {
          en: `${scenario.id} is played with open objects`,
          fr: `${scenario.id} se joue avec des objets visibles`,
        };
}

function* ruleFaults({ edition }: Scenario, { rules }: Options): Faults {
  if (rules === undefined) return;
  const own = Object.fromEntries(edition.ruleNames.map((name) => [name, RULES[name]]));
  yield* fieldFaults('rules', rules, own);
}

function* timerFaults(_scenario: Scenario, { timer }: Options): Faults {
  if (timer === undefined) return;
  yield* fieldFaults('timer', timer, TIMER);
  if (isRecord(timer) && Object.keys(TIMER).some((key) => !Object.hasOwn(timer, key)))
    yield {
      en: 'timer needs turn, placing and combatCard',
      fr: 'timer a besoin de turn, placing et combatCard',
    };
}

function* handicapFaults(scenario: Scenario, { handicap }: Options): Faults {
  if (handicap === undefined) return;
  if (!scenario.handicapAllowed) {
    yield {
      en: `${scenario.id} is played without a handicap`,
      fr: `${scenario.id} se joue sans handicap`,
    };
    return;
  }
  const faults = [...fieldFaults('handicap', handicap, { ...HANDICAP, colour: oneOf(...scenario.colours) })];
  yield* faults;
  const chosen = handicap as GameOptions['handicap'];
  if (faults.length === 0 && (!chosen?.colour || !handicapFor(chosen)))
    yield { en: 'handicap: the table has no such row', fr: 'handicap : le tableau n’a pas cette ligne' };
}

function* teamFaults(scenario: Scenario, { teamChoice, absent }: Options): Faults {
  const choices = scenario.teamChoices ?? TEAM_CHOICES;
  if (teamChoice !== undefined && !(scenario.teamSize && choices.some((choice) => choice === teamChoice)))
    yield scenario.teamSize
      ? {
          en: `teamChoice must be one of ${choices.join(', ')}`,
          fr: `teamChoice doit être l’un de ${choices.join(', ')}`,
        }
      : { en: `${scenario.id} has fixed teams`, fr: `${scenario.id} a des équipes fixes` };
  if (absent === undefined) return;
  if (scenario.colours.length !== PLAYERS_OF_THREE)
    yield { en: `nobody is absent in ${scenario.id}`, fr: `personne n’est absent dans ${scenario.id}` };
  else if (!COLOURS.some((colour) => colour === absent))
    yield {
      en: `absent must be one of ${COLOURS.join(', ')}`,
      fr: `absent doit être l’un de ${COLOURS.join(', ')}`,
    };
}

function* roomFaults(scenario: Scenario, { rooms }: Options): Faults {
  if (rooms === undefined) return;
  if (scenario.fixedRooms || scenario.planFor || !(scenario.teamSize || scenario.roomsMayBeChosen)) {
    yield { en: `${scenario.id} has fixed rooms`, fr: `${scenario.id} a des salles fixes` };
    return;
  }
  const pairs = scenario.layout.slots.length / 2;
  const isKnown = (number: unknown): boolean => scenario.rooms.some(({ pair }) => pair === number);
  if (!Array.isArray(rooms) || rooms.length !== pairs || !Array.from(rooms).every(isKnown))
    yield { en: `rooms must name ${pairs} pairs`, fr: `rooms doit nommer ${pairs} paires` };
  else if (!scenario.pairsMayRepeat && new Set(rooms).size < rooms.length)
    yield {
      en: `rooms must name ${pairs} different pairs`,
      fr: `rooms doit nommer ${pairs} paires différentes`,
    };
}
