/**
 * Counting sequences: how many ways there are to go on for n actions from a fixed position.
 *
 * One number sums up thousands of positions: a rule that has changed anywhere on the way shows in it. The positions
 * are kept in `perft/` as files of their own, one table of counts per scenario beside them; `npm run perft` counts
 * anew. A count that has changed means that a rule was corrected, or broken.
 */
import { ActionList } from '../src/model/packed-action.ts';
import { AP, ENDING } from '../src/model/fields.ts';
import { Position } from '../src/model/position.ts';
import { stageOf } from '../src/turn/turn-and-game-end.ts';
import { mustDecide } from '../src/flow/asked.ts';
import { list, perform } from '../src/flow/play.ts';
import { playRandomGame } from './random-game.ts';
import { sceneByChance } from './scene.ts';

export const PERFT_DEPTH = 3;

/** The positions of each scenario: before anything is chosen, in the middle of a game, and a crowded one. */
export const PERFT_STARTS = ['opening', 'midgame', 'crowded'] as const;
export type PerftStart = (typeof PERFT_STARTS)[number];

/** One line of a table: the name of a position, then the number of sequences of one, two and three actions. */
export interface PerftRow {
  readonly start: string;
  readonly counts: readonly number[];
}

/** How many sequences of `depth` listed actions there are; where several seats decide at once, each may go first. */
export function countSequences(position: Position, depth: number): number {
  const levels = Array.from({ length: depth }, () => ({
    actions: new ActionList(),
    position: new Position(position.ruleset),
  }));
  const count = (at: Position, left: number): number => {
    const level = levels[left - 1];
    if (!level || at.data[ENDING] !== 0) return 0;
    let sum = 0;
    for (let seat = 0; seat < at.ruleset.seats; seat++) {
      if (!mustDecide(at, seat)) continue;
      list(at, seat, level.actions);
      if (left === 1) {
        sum += level.actions.length;
        continue;
      }
      for (let i = 0; i < level.actions.length; i++) {
        perform(level.position.copyFrom(at), seat, level.actions.packed(i));
        sum += count(level.position, left - 1);
      }
    }
    return sum;
  };
  return count(position, depth);
}

/** A game is in its middle so many decisions after the beginning, at most. */
const MIDDLE = 150;
/** Action points that make the count worth while: three actions of the same turn. */
const POINTS_LEFT = 3;
const FEW = 60;
const MANY = 250;

/** A position to keep, drawn by seed; what is kept does not change when the way of drawing does. */
export function perftPosition(scenario: string, start: PerftStart): Position {
  const options = { scenario };
  const seed = `perft ${scenario}`;
  if (start === 'crowded') return crowded(scenario, seed);
  const { position } = playRandomGame({ options, seed, plain: true, mostActions: 0 });
  if (start === 'opening') return position;
  playRandomGame({
    options,
    seed,
    plain: true,
    mostActions: MIDDLE,
    onPosition(at) {
      if (stageOf(at) !== 'act' || at.data[AP] < POINTS_LEFT) return;
      const choices = countSequences(at, 1);
      if (choices >= FEW && choices <= MANY) position.copyFrom(at);
    },
  });
  return position;
}

/** The first scene in which there is much to do, but not so much that counting takes minutes. */
function crowded(scenario: string, seed: string): Position {
  for (let number = 0; ; number++) {
    const scene = sceneByChance({ scenario }, `${seed} ${number}`);
    const choices = countSequences(scene, 1);
    if (scene.data[AP] >= POINTS_LEFT && choices >= FEW && choices <= MANY) return scene;
  }
}

export function readPerft(text: string): PerftRow[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [start = '', ...counts] = line.split(/\s+/);
      return { start, counts: counts.map(Number) };
    });
}

export const writePerft = (rows: readonly PerftRow[]): string =>
  `# Sequences of one, two and three actions. Counted by: npm run perft\n${rows
    .map(({ start, counts }) => [start, ...counts].join(' '))
    .join('\n')}\n`;
