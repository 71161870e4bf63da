/**
 * Positions of random games, for tests that must hold everywhere. The seed is fixed: a failing test fails again.
 *
 * A kind of action is drawn first and then one of its actions, so that the many moves do not crowd out the rest.
 */
import { ActionList, kindOf } from '../../src/model/packed-action.ts';
import { Chance } from '../../src/chance.ts';
import type { GameOptions } from '../../src/model/options.ts';
import { SCENARIOS } from '../../src/editions/scenarios.ts';
import { newGame } from '../../src/new-game.ts';
import type { Position } from '../../src/model/position.ts';
import type { Emit } from '../../src/model/events.ts';
import { check, decisions, list, perform } from '../../src/flow/play.ts';
import type { Seat } from '../../src/vocabulary.ts';

const TIMER = { turn: 120, placing: 5, combatCard: 5 } as const;
const HANDICAP = { colour: 'yellow', stronger: 'experienced', weaker: 'newbie' } as const;

/** Every scenario, every way of choosing teams, with and without a handicap, a pair that is in play twice. */
export const ALL_OPTIONS: readonly GameOptions[] = [
  ...SCENARIOS.map(({ id }) => ({ scenario: id, timer: TIMER })),
  { scenario: 'mixed', teamChoice: 'fullFrontal' },
  { scenario: 'mixed', teamChoice: 'draft' },
  { scenario: 'mixed', teamChoice: 'random' },
  { scenario: 'mixed', rooms: [1, 1, 2, 37] },
  { scenario: 'base', handicap: { colour: 'blue', stronger: 'good', weaker: 'beginner' } },
  { scenario: 'mixed', teamChoice: 'mutual', handicap: HANDICAP },
  { scenario: 'mixed', teamChoice: 'fullFrontal', handicap: HANDICAP },
  { scenario: 'mixed', teamChoice: 'draft', handicap: HANDICAP },
  { scenario: 'mixed', teamChoice: 'random', handicap: HANDICAP },
  { scenario: 'card-standard', teamChoice: 'fullFrontal', timer: TIMER },
  { scenario: 'card-standard', teamChoice: 'draft', handicap: HANDICAP },
  { scenario: 'card-advanced', teamChoice: 'fullFrontal', handicap: HANDICAP },
];

const answers = new ActionList();

/** One step of a random game: somebody answers a decision, or claims the end where he may. */
export function playOn(p: Position, chance: Chance, emit: Emit = null): void {
  const open = decisions(p);
  const { seat } = open[chance.below(open.length)];
  const claim = check(p, { seat, decision: 0, action: { type: 'claimEnd' } });
  if (claim.ok) {
    perform(p, seat, claim.packed, emit);
    return;
  }
  list(p, seat, answers);
  perform(p, seat, answers.packed(drawAnswer(chance)), emit);
}

function drawAnswer(chance: Chance): number {
  const kinds = new Map<number, number[]>();
  for (let i = 0; i < answers.length; i++) {
    const kind = kindOf(answers.packed(i));
    const known = kinds.get(kind);
    if (known) known.push(i);
    else kinds.set(kind, [i]);
  }
  const groups = [...kinds.values()];
  const group = groups[chance.below(groups.length)];
  return group[chance.below(group.length)];
}

/** About one in `every` positions of a whole random game; the last one and those that are rare always. */
export function* positionsOf(
  options: GameOptions,
  seed: string,
  every: number,
  isRare: (p: Position) => boolean = () => false,
): Generator<Position> {
  const chance = new Chance(`play ${seed}`);
  const p = newGame(options, seed);
  while (decisions(p).length > 0) {
    if (chance.below(every) === 0 || isRare(p)) yield p.copy();
    playOn(p, chance);
  }
  yield p;
}

/** Plays on from the start until `test` holds. */
export function firstPosition(options: GameOptions, seed: string, test: (p: Position) => boolean): Position {
  for (let n = 0; n < 50; n++) for (const p of positionsOf(options, `${seed} ${n}`, 1)) if (test(p)) return p;
  throw new Error(`no such position in fifty games of ${options.scenario}`);
}

export const nameOf = (options: GameOptions): string =>
  [options.scenario, options.teamChoice, options.rooms && 'a pair twice', options.handicap && 'handicap']
    .filter((part) => part !== undefined)
    .join(', ');

/** Everybody at the table, and somebody who watches. */
export const viewersOf = ({ ruleset }: Position): readonly (Seat | 'spectator')[] => [
  ...Array.from({ length: ruleset.seats }, (_, seat) => seat),
  'spectator',
];
