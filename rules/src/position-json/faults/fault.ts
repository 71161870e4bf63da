/**
 * Whether the numbers of a position fit each other. Each number by itself is known to be in its range.
 *
 * The question is not whether a game could have come here, but whether one can go on from here by the rules: an author
 * may set up any position that the rules can play. Each check names those that it trusts; the others are independent,
 * so that all faults are told at once. Which of them are told where a part could not be read: `in-doubt.ts`.
 */
import { ActionList } from '../../model/packed-action.ts';
import { decisions, list } from '../../flow/play.ts';
import { ENDING, RUNNING } from '../../model/fields.ts';
import type { Position } from '../../model/position.ts';
import { combatFaults } from './combat.ts';
import { courseFaults, momentFaults } from './course.ts';
import { handFaults } from './hands.ts';
import { heardFaults } from './heard.ts';
import { labyrinthFaults } from './labyrinth.ts';
import { markFaults } from './marks.ts';
import { pieceFaults, ringFaults } from './pieces.ts';
import { fault, type Faults, type PositionFault } from './position-fault.ts';
import { stackFaults } from './stacks.ts';
import { teamFaults } from './teams.ts';

export interface Check {
  readonly faults: (p: Position) => Faults;
  /** Checks without whose blessing this one would stumble, or repeat their faults in other words. */
  readonly after: readonly Check[];
  /** Fields of which each hangs on the others, so that nothing can be said where one of them could not be read. */
  readonly whole?: readonly string[];
  /** Whether it asks what lies where: without the rooms nothing can be said. */
  readonly onRooms?: true;
}

const moment: Check = { faults: momentFaults, after: [] };
export const rings: Check = { faults: ringFaults, after: [] };
const course: Check = {
  faults: courseFaults,
  after: [moment, rings],
  whole: ['stage', 'turn', 'ending', 'winners', 'active', 'chooser', 'timeOut', 'lots', 'reveal', 'combat'],
};
const labyrinth: Check = { faults: labyrinthFaults, after: [moment, rings], onRooms: true };
const pieces: Check = { faults: pieceFaults, after: [moment, rings], onRooms: true };
const stacks: Check = { faults: stackFaults, after: [labyrinth, pieces], onRooms: true };
const marks: Check = { faults: markFaults, after: [moment, rings], onRooms: true };
const teams: Check = { faults: teamFaults, after: [moment, rings] };
const heard: Check = {
  faults: heardFaults,
  after: [pieces, teams],
  whole: ['pieces', 'slots', 'drafted', 'laying'],
};
const hands: Check = { faults: handFaults, after: [] };
const all = [moment, rings, course, labyrinth, pieces, stacks, marks, teams, heard, hands];
const combat: Check = { faults: combatFaults, after: all };
const answers: Check = { faults: answerFaults, after: [...all, combat] };
const CHECKS: readonly Check[] = [...all, combat, answers];
/** Those that look at a part of the position each; the others look at all of it. */
export const CHECKS_OF_PARTS: readonly Check[] = all;

/** Everything that does not fit, as far as one fault does not hide another. */
export function positionFaults(p: Position): readonly PositionFault[] {
  const faults: PositionFault[] = [];
  const sound = new Set<Check>();
  for (const check of CHECKS) {
    if (!check.after.every((other) => sound.has(other))) continue;
    const found = [...check.faults(p)];
    if (found.length === 0) sound.add(check);
    faults.push(...found);
  }
  return faults;
}

export const positionFault = (p: Position): PositionFault | null => positionFaults(p)[0] ?? null;

/** The game waits for somebody who has something to choose. */
function* answerFaults(p: Position): Faults {
  if (p.data[ENDING] !== RUNNING) return;
  const open = decisions(p);
  if (open.length === 0)
    yield fault(['stage'], { en: 'nobody has anything to decide', fr: 'personne n’a rien à décider' });
  const answers = new ActionList();
  for (const { seat } of open) {
    list(p, seat, answers);
    if (answers.length === 0)
      yield fault(['stage'], {
        en: `seat ${seat} must choose and has no choice`,
        fr: `siège ${seat} : doit choisir et n’a pas de choix`,
      });
  }
}
