/**
 * Fills the suite: plays games, edits moments of them and keeps what can be proved, until there are enough of each
 * kind. The n-th game is the same on every machine; what was found and how far the search came is on disk, so that it
 * goes on where it was ended.
 */
import { ActionList, activeSeat, Chance, list, type Position } from '@dungeon-twister/rules';
import { type Aim, type Kind, KINDS } from '../aim.ts';
import { shapeOf } from '../canonical.ts';
import { afterTurn } from '../end-turn.ts';
import { countOf, keepTask, readSuite } from '../files.ts';
import { beginnings } from '../next-turn.ts';
import type { Task } from '../task.ts';
import { edited } from './edit.ts';
import { momentsOf } from './games.ts';
import { seek } from './seek.ts';

/** Mostly the base set; the others where whole turns stay few enough. */
const SCENARIOS = [
  'base',
  'base',
  'base',
  'prison-5',
  'base',
  'base',
  'base',
  'standard-3',
  'base',
  'card-standard',
];
/** Where more can be done at once, whole turns are too many to be looked at in reasonable time. */
const LONGEST_LIST = 70;
/** How often each moment is edited for each kind. */
const EDITS = 5;
/** Of one game so many of a kind at most: a suite of one game's variations would be none. */
const MOST_OF_A_GAME = 3;

/** The aims of each kind; those of the last come about on the way to the others. */
const AIMS: readonly Aim['type'][] = ['win', 'stop', 'piece'];

export interface Finding {
  /** The folder of the suite. */
  readonly home: string;
  readonly seed: string;
  /** The number of the game to begin with, and how many there may be. */
  readonly first: number;
  readonly games: number;
  /** How many tasks of each kind there shall be. */
  readonly wanted: number;
  readonly say: (line: string) => void;
  /** Told after each game: with which to go on. */
  readonly done: (next: number) => void;
}

export function find({ home, seed, first, games, wanted, say, done }: Finding): void {
  const suite = readSuite(home);
  const shapes = new Set(suite.map(({ task }) => shapeOf(task.position)));
  const tricks = new Set(suite.map(({ task }) => trickOf(task)));
  const isWanted = (kind: Kind): boolean => countOf(home, kind) < wanted;

  for (let game = first; game < first + games && KINDS.some(isWanted); game++) {
    const scenario = SCENARIOS[game % SCENARIOS.length] ?? 'base';
    const origin = `${scenario}, game ${game} of "${seed}"`;
    const here = suite.filter(({ task }) => task.source.startsWith(`${origin},`)).map(({ kind }) => kind);
    const isOpen = (kind: Kind): boolean =>
      here.filter((one) => one === kind).length < MOST_OF_A_GAME && isWanted(kind);
    for (const { aim, position, turn } of positionsOf(scenario, `${seed} ${game}`, isOpen)) {
      const shape = shapeOf(position);
      if (shapes.has(shape)) continue;
      const found = seek(aim, position, `${origin}, turn ${turn}`);
      if (!found || !isOpen(found.kind) || tricks.has(trickOf(found.task))) continue;
      shapes.add(shape);
      tricks.add(trickOf(found.task));
      here.push(found.kind);
      const { name } = keepTask(home, found.kind, found.task);
      say(`${name} ${found.task.source}: ${found.task.answer.join('; ')}`);
    }
    done(game + 1);
    say(`game ${game}: ${KINDS.map((kind) => `${kind} ${countOf(home, kind)}`).join(', ')}`);
  }
}

/**
 * What is done, whoever does it, from the first turn of a room on where something follows it: the same again with other
 * pieces looking on would be no other task.
 */
function trickOf({ answer, position }: Task): string {
  const deeds = answer.map((line) => line.replace(/^\S+ /, ''));
  const turn = deeds.findIndex((deed) => /(^| )c?cw$/.test(deed));
  const from = turn < deeds.length - 1 ? Math.max(0, turn) : 0;
  return [position.ruleset.options.scenario, ...deeds.slice(from)].join('; ');
}

interface Edited {
  readonly turn: number;
  readonly aim: Aim['type'];
  readonly position: Position;
}

const listed = new ActionList();

/** Whether the player, and the next one after him, have few enough actions to choose from. */
function isShort(p: Position): boolean {
  list(p, activeSeat(p), listed);
  if (listed.length > LONGEST_LIST) return false;
  const [next] = beginnings(afterTurn(p));
  if (!next) return true;
  list(next, activeSeat(next), listed);
  return listed.length <= LONGEST_LIST;
}

/** The edited moments of a game, as long as anything that may come of them is wanted. */
function* positionsOf(scenario: string, game: string, isOpen: (kind: Kind) => boolean): Iterable<Edited> {
  for (const moment of momentsOf(scenario, game)) {
    const { turn } = moment;
    for (const aim of AIMS) {
      const chance = new Chance(`${game} ${turn} ${aim}`);
      for (let edit = 0; edit < EDITS && (isOpen(aim) || isOpen('turn')); edit++) {
        const position = edited(moment, aim, chance);
        // To stop and to win a piece are about one opponent.
        if (position && isShort(position) && (aim === 'win' || position.ruleset.seats === 2))
          yield { turn, aim, position };
      }
    }
  }
}
