/**
 * Whether the numbers of a position fit each other. Each number by itself is known to be in its range.
 *
 * The question is not whether a game could have come here, but whether one can go on from here by the rules: an author
 * may set up any position that the rules can play. The checks stand in an order in which each may trust those before.
 */
import { ActionList } from '../../actions/code.ts';
import type { Path } from '../../json/cursor.ts';
import { decisions, list } from '../../turn/play.ts';
import { ENDING, RUNNING } from '../fields.ts';
import type { Position } from '../position.ts';
import { combatFaults } from './combat.ts';
import { courseFaults } from './course.ts';
import { handFaults } from './hands.ts';
import { heardFaults } from './heard.ts';
import { labyrinthFaults } from './labyrinth.ts';
import { markFaults } from './marks.ts';
import { pieceFaults } from './pieces.ts';
import { stackFaults } from './stacks.ts';
import { teamFaults } from './teams.ts';

export interface PositionFault {
  /** Where in the JSON form of the position. */
  readonly path: Path;
  readonly reason: string;
}

/** Faults as they are found; the reader takes the first. */
export type Faults = Generator<PositionFault, void, undefined>;

const CHECKS: readonly ((p: Position) => Faults)[] = [
  courseFaults,
  labyrinthFaults,
  pieceFaults,
  stackFaults,
  markFaults,
  teamFaults,
  heardFaults,
  handFaults,
  combatFaults,
  answerFaults,
];

export function positionFault(p: Position): PositionFault | null {
  for (const check of CHECKS) for (const fault of check(p)) return fault;
  return null;
}

/** The game waits for somebody who has something to choose. */
function* answerFaults(p: Position): Faults {
  if (p.data[ENDING] !== RUNNING) return;
  const open = decisions(p);
  if (open.length === 0) yield { path: ['stage'], reason: 'nobody has anything to decide' };
  const answers = new ActionList();
  for (const { seat } of open) {
    list(p, seat, answers);
    if (answers.length === 0) yield { path: ['stage'], reason: `seat ${seat} must choose and has no choice` };
  }
}
