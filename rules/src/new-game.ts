/** A new game: options are checked, a table is built, lots are drawn, and the first decision is opened. */
import { handOf, withoutCard } from './combat/cards/hand.ts';
import { NO_CARD } from './combat/cards/laid.ts';
import { compileRuleset } from './editions/compile-ruleset.ts';
import { scenarioFor } from './editions/own-scenario.ts';
import { rollSetup, type SetupRoll } from './editions/roll-setup.ts';
import { handicapFor, openDismissal } from './turn/handicap.ts';
import type { GameOptions } from './model/options.ts';
import { optionsFault } from './options-fault.ts';
import type { Scenario } from './model/scenario.ts';
import {
  ACTION_HAND,
  ATTACKER,
  COMBAT_HAND,
  DEALT,
  FIRST_CHOOSER,
  FIRST_PLACER,
  FIRST_PLAYER,
  IN_BOX,
  IN_HAND,
  JUMPS,
  LAID,
  LAID_SECOND,
  MOST_SEATS,
  NAMED,
  NAMER,
  REVEALED,
  REVEALER,
  ROOM_IN,
  SLOT,
  TARGET,
} from './model/fields.ts';
import { Position, put } from './model/position.ts';
import type { Ruleset } from './model/ruleset.ts';
import { openTeamChoice } from './turn/draft-of-teams.ts';
import type { Emit } from './model/events.ts';
import { invariant } from './vocabulary.ts';

/** Tables by their options: many games share one. The last ones only, since options come from outside. */
const tables = new Map<string, Ruleset>();
const MOST_TABLES = 64;

/** The rules of a game with these options, compiled once for all games that share them. */
export function rulesetFor(options: GameOptions): Ruleset {
  const fault = optionsFault(options);
  invariant(fault === null, () => `options: ${fault}`);
  const { rules, handicap, timer } = options;
  const name = JSON.stringify([JSON.stringify(options, Object.keys(options).sort()), rules, handicap, timer]);
  const ruleset = tables.get(name) ?? compileRuleset(scenarioFor(options) as Scenario, options);
  // Whatever is asked for goes to the end, so that the first is the one that nobody has needed for longest.
  tables.delete(name);
  tables.set(name, ruleset);
  if (tables.size > MOST_TABLES) tables.delete([...tables.keys()][0]);
  return ruleset;
}

/** The first position of a game, for whoever needs no history. */
export function newGame(options: GameOptions, seed: string, emit: Emit = null): Position {
  const ruleset = rulesetFor(options);
  return setUp(ruleset, rollSetup(ruleset, seed), emit);
}

/** The position before the first decision, from what chance has drawn. */
export function setUp(ruleset: Ruleset, draw: SetupRoll, emit: Emit = null): Position {
  const p = new Position(ruleset);
  const { data } = p;
  const { scenario, pieces, seats } = ruleset;
  for (const at of [REVEALED, REVEALER, ATTACKER, TARGET, NAMER]) data[at] = -1;
  data[NAMED] = NO_CARD;
  data.fill(NO_CARD, LAID, LAID + MOST_SEATS);
  data.fill(NO_CARD, LAID_SECOND, LAID_SECOND + MOST_SEATS);
  draw.rooms.forEach((room, slot) => {
    data[ROOM_IN + slot] = room;
    data[SLOT + slot] = draw.turned[slot] ?? 0;
  });
  draw.lines.forEach((colour, line) => {
    data[DEALT + line] = colour;
  });
  data[FIRST_CHOOSER] = draw.firstChooser;
  data[FIRST_PLACER] = draw.firstPlacer;
  data[FIRST_PLAYER] = draw.firstPlayer;
  for (let seat = 0; seat < seats; seat++) {
    data[ACTION_HAND + seat] = ruleset.policies.actionPoints.hand;
    data[JUMPS + seat] = scenario.jumpCards;
    data[COMBAT_HAND + seat] = combatHand(ruleset, seat);
  }
  const chosen = scenario.teamSize !== undefined;
  for (let piece = 0; piece < pieces.count; piece++)
    put(p, piece, chosen && !isForEverybody(ruleset, piece) ? IN_BOX : IN_HAND);
  for (const team of draw.teams) for (const piece of team) put(p, piece, IN_HAND);
  if (chosen && ruleset.teamChoice !== 'random') {
    if (emit && ruleset.teamChoice !== 'fullFrontal')
      emit({ event: { type: 'lotDrawn', lot: 'firstChooser', seat: draw.firstChooser } });
    openTeamChoice(p, emit);
  } else openDismissal(p, emit);
  return p;
}

/** Whether a team takes all that there is of this sort, so that nothing is chosen (MP-PYR-4). */
function isForEverybody({ scenario, pieces }: Ruleset, piece: number): boolean {
  const { characters, objects } = scenario.teams[pieces.owner[piece]];
  return pieces.isCharacter[piece] === 1
    ? scenario.teamSize?.characters === characters.length
    : scenario.teamSize?.objects === objects.length;
}

/** All combat cards but those that a handicap takes (BD-HANDICAP-4, CG-HANDICAP-5). */
function combatHand(ruleset: Ruleset, seat: number): number {
  const { handicap } = ruleset.options;
  const full = handOf(ruleset.scenario.combatCards);
  if (!handicap || handicap.colour !== ruleset.colours[seat]) return full;
  return (handicapFor(handicap)?.cardsRemoved ?? []).reduce(withoutCard, full);
}
