/**
 * A player leaves the table. Between two that ends the game; among more, the others play on without him: his characters
 * and everything of his that nobody has seen go out of the game, nobody scores, and what he was asked is passed on.
 * That he may, and how a draw is agreed (CG-RULING-180, CG-RULING-199): resign-draw-claim.ts.
 * Rules: BD-RULING-119; MP-RULING-5, MP-RULING-75 to 77.
 */
import { askOn, hasPassed } from './place-in-revealed-room.ts';
import { joinWithout } from '../combat/course-and-cards.ts';
import { takesPart } from '../combat/players-of-a-combat.ts';
import { callOff } from '../combat/outcome.ts';
import {
  ACTIVE,
  AT_SLOT,
  ATTACKER,
  BY_AGREEMENT,
  BY_RESIGNATION,
  CHOOSER,
  GONE,
  IN_BOX,
  OFFER,
  REMOVED,
  REVEALED,
  STAGE,
} from '../model/fields.ts';
import { noteLeft } from '../model/laying-order.ts';
import {
  atTheTable,
  hostile,
  loadsOf,
  placeOf,
  put,
  unmark,
  whereIs,
  type Position,
} from '../model/position.ts';
import { SWALLOWS } from '../map/square-kinds.ts';
import type { Piece, Seat } from '../vocabulary.ts';
import { drop } from '../turn/drop-remove-score.ts';
import { eliminate } from '../turn/wounds-and-deaths.ts';
import type { Emit } from '../model/events.ts';
import { endGame, finishTurn, stageOf } from '../turn/turn-and-game-end.ts';
import { afterDeploying, afterLaying } from '../turn/set-up-order.ts';
import { openTeamChoice } from '../turn/draft-of-teams.ts';

const EVERY_MARK = -1;
const BY_NOBODY = 0;

/** Whether nobody is left who has an enemy at the table. */
const isUnopposed = (p: Position): boolean =>
  !atTheTable(p).some((seat) => atTheTable(p).some((other) => hostile(p, seat, other)));

export function leaveGame(p: Position, seat: Seat, emit: Emit): void {
  const moment = {
    stage: stageOf(p),
    wasFighting: p.data[ATTACKER] >= 0 && takesPart(p, seat),
    placingPassed: p.data[REVEALED] >= 0 && hasPassed(p),
  };
  p.data[GONE + seat] = 1;
  p.data[OFFER + seat] = 0;
  if (emit && p.ruleset.seats > 2) emit({ event: { type: 'playerLeft', seat } });
  if (isUnopposed(p)) {
    const winners = atTheTable(p).reduce((bits, other) => bits | (1 << other), 0);
    endGame(p, BY_RESIGNATION, winners, emit);
    return;
  }
  // He may have been the only one who did not want the draw.
  if (atTheTable(p).every((other) => p.data[OFFER + other] === 1)) {
    endGame(p, BY_AGREEMENT, 0, emit);
    return;
  }
  if (moment.wasFighting) callOff(p);
  if (moment.stage === 'lay') noteLeft(p, seat);
  clearBoard(p, seat, emit);
  passOn(p, seat, moment, emit);
}

/** Whether everybody has seen a token: it lies open, or waits to be placed. */
const isSeen = (p: Position, piece: Piece): boolean =>
  placeOf(p, piece) >= 0 || (p.data[REVEALED] >= 0 && whereIs(p, piece) === AT_SLOT + p.data[REVEALED]);

/** Takes his pieces out: all but the objects that everybody has seen, which anybody may pick up. */
function clearBoard(p: Position, seat: Seat, emit: Emit): void {
  const { pieces, policies } = p.ruleset;
  for (let piece = 0; piece < pieces.count; piece++) {
    if (pieces.owner[piece] !== seat || whereIs(p, piece) >= IN_BOX) continue;
    if (pieces.isCharacter[piece] === 1) takeOut(p, piece, emit);
    else if (!isSeen(p, piece)) put(p, piece, REMOVED);
  }
  for (let place = 0; place < p.ruleset.layout.places; place++) policies.stacking.settle(p, place);
}

/** A character goes; what it carried stays where it was, unless there is a pit. */
function takeOut(p: Position, piece: Piece, emit: Emit): void {
  const place = placeOf(p, piece);
  const loads = loadsOf(p, piece);
  put(p, piece, REMOVED);
  unmark(p, piece, EVERY_MARK);
  for (const load of loads) {
    put(p, load, place);
    if (p.ruleset.pieces.isCharacter[load] === 0) drop(p, load, place, emit);
    else if (SWALLOWS[p.ruleset.ground.kind[place]] === 1) eliminate(p, load, BY_NOBODY, emit);
  }
}

/** What was going on when he left. */
interface Moment {
  readonly stage: string;
  readonly wasFighting: boolean;
  /** The tokens that still waited were the revealer's to place, since the other one had been too slow. */
  readonly placingPassed: boolean;
}

/** Whatever he was asked, or was being done in his turn, goes on without him. */
function passOn(p: Position, seat: Seat, moment: Moment, emit: Emit): void {
  const { stage, wasFighting, placingPassed } = moment;
  // Where all choose at once, he may have been the last one.
  const isAwaited = p.data[CHOOSER] < 0 || p.data[CHOOSER] === seat;
  if (stage === 'choose' || stage === 'dismiss') {
    if (isAwaited) openTeamChoice(p, emit);
  } else if (stage === 'deploy') {
    if (isAwaited) afterDeploying(p, emit);
  } else if (stage === 'lay') {
    if (isAwaited) afterLaying(p, emit);
  } else if (stage === 'join' && !wasFighting) {
    // Who is asked now is seen from where the others stand, his figures being gone.
    p.ruleset.occupancy.read(p);
    joinWithout(p, seat, emit);
  } else if (p.data[REVEALED] >= 0) askOn(p, placingPassed, emit);
  else if (p.data[ACTIVE] === seat) finishTurn(p, emit);
  // What an ability asked him is settled as if he had let the time run out.
  else if (p.data[CHOOSER] === seat) p.ruleset.stages[p.data[STAGE]].late?.(p, seat, emit);
}
