/**
 * What holds in every position of every legal game. A position that breaks it shows a fault in the rules, however
 * it came about; the message names the rule.
 *
 * Cheap enough to run after each of a million actions: one pass over pieces, rooms and seats, and no message is built
 * unless something is wrong.
 */
import type { ActionList } from '../src/model/packed-action.ts';
import { countOf, HIGHEST_COMBAT_CARD } from '../src/combat/cards/hand.ts';
import {
  ASKED,
  COMBAT_HAND,
  ENDING,
  EXITS,
  FACE_UP,
  JUMPS,
  KILLS,
  MOST_SLOTS,
  POINTS,
  ROOM_IN,
  SLOT,
  TURN,
  WALLS_BROKEN,
} from '../src/model/fields.ts';
import type { Position } from '../src/model/position.ts';
import { mustDecide } from '../src/flow/asked.ts';
import { list } from '../src/flow/play.ts';
import { checkActionCards, checkCards } from './invariants/cards.ts';
import { checkCourse } from './invariants/course.ts';
import { demand } from './invariants/fault.ts';
import { checkPieces } from './invariants/pieces.ts';
import { checkRooms } from './invariants/rooms.ts';
import { checkScore } from './invariants/score.ts';
import { checkWheel } from './invariants/wheel.ts';
import { checkZones } from './invariants/zones.ts';

export { BrokenInvariant } from './invariants/fault.ts';

/** Throws if no legal game can be in this position. With a list, also asks that every open decision has an answer. */
export function checkInvariants(position: Position, answers?: ActionList): void {
  const inZones = position.ruleset.layout.zones > 0;
  checkRooms(position);
  if (inZones) checkZones(position);
  else checkPieces(position);
  if (position.ruleset.policies.actionPoints.hand > 0) checkActionCards(position);
  else checkWheel(position);
  checkCards(position);
  checkCourse(position);
  checkScore(position);
  if (answers) checkAnswers(position, answers);
}

/** The game always waits for somebody who has something to choose, until it is over. */
function checkAnswers(p: Position, answers: ActionList): void {
  let deciders = 0;
  for (let seat = 0; seat < p.ruleset.seats; seat++) {
    if (!mustDecide(p, seat)) continue;
    deciders++;
    list(p, seat, answers);
    demand(answers.length > 0, 'BD-TURN-2', () => `seat ${seat} must decide and has no choice`);
  }
  demand(deciders > 0 || p.data[ENDING] !== 0, 'BD-TURN-2', () => 'nobody decides and the game goes on');
}

/** Per seat and game: what only ever grows. */
const GROWING = [ASKED, POINTS, EXITS, KILLS] as const;

/** Throws if `after` cannot follow `before`: cards came back, points were lost, a room was turned face down. */
export function checkStep(before: Position, after: Position): void {
  const { seats } = before.ruleset;
  for (let seat = 0; seat < seats; seat++) {
    for (const field of GROWING)
      demand(
        after.data[field + seat] >= before.data[field + seat],
        'BD-STACK-2',
        () => `field ${field} of seat ${seat} shrank`,
      );
    demand(
      after.data[JUMPS + seat] <= before.data[JUMPS + seat],
      'BD-JUMP-2',
      () => `seat ${seat} got a Jump card back`,
    );
    for (let card = 0; card <= HIGHEST_COMBAT_CARD; card++)
      demand(
        countOf(after.data[COMBAT_HAND + seat], card) <= countOf(before.data[COMBAT_HAND + seat], card),
        'BD-COMBAT-10',
        () => `seat ${seat} got a ${card} back`,
      );
  }
  demand(after.data[TURN] >= before.data[TURN], 'BD-TURN-1', () => 'a turn was taken back');
  demand(before.data[ENDING] === 0, 'BD-END-4', () => 'something happened after the end');
  checkSlots(before, after);
}

/** Rooms stay in their slots, unless two of them have changed places; none is turned face down, no wall built again. */
function checkSlots(before: Position, after: Position): void {
  const moved: number[] = [];
  for (let slot = 0; slot < MOST_SLOTS; slot++)
    if (after.data[ROOM_IN + slot] !== before.data[ROOM_IN + slot]) moved.push(slot);
  const mayMove = before.ruleset.kindNumbers['invert'] !== undefined;
  demand(
    moved.length === 0 || (mayMove && moved.length === 2),
    'BD-ROTATE-9',
    () => `slots ${moved.join()} changed rooms`,
  );
  for (let slot = 0; slot < MOST_SLOTS; slot++) {
    const from = moved.length > 0 && slot === moved[0] ? moved[1] : slot === moved[1] ? moved[0] : slot;
    demand(
      before.data[ROOM_IN + from] === after.data[ROOM_IN + slot],
      'CG-OBJ-Inversion-1',
      () => `slots ${from} and ${slot} did not change places`,
    );
    demand(
      (before.data[SLOT + from] & ~after.data[SLOT + slot] & (FACE_UP | WALLS_BROKEN)) === 0,
      'BD-REVEAL-10',
      () => `room ${slot} was turned face down, or its walls were built again`,
    );
  }
}
