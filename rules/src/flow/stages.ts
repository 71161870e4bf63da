/**
 * The stages of the board game: who chooses, from which kinds of action, against which clock (run out: clock.ts). What
 * is begun is finished before anything else (BD-STACK-2, CG-TURN-4): only the kinds of a stage answer it.
 */
import type { Action } from '../model/action.ts';
import { canAct } from '../actions/who-may-act.ts';
import { countCards } from '../actions/count-cards.ts';
import { endTurn } from '../actions/end-turn.ts';
import { layCard } from '../actions/lay-combat-card.ts';
import { nameCard } from '../actions/name-card.ts';
import { ACTION_CARDS, playCard } from '../actions/play-action-card.ts';
import type { ActionList, PackedAction } from '../model/packed-action.ts';
import { NO_PIECE } from '../model/packed-action.ts';
import { deploy } from '../actions/deploy-starting-team.ts';
import { join } from '../actions/join-combat.ts';
import type { ActionKind } from '../model/action-kind.ts';
import { lay } from '../actions/lay-on-room.ts';
import { placeLate, place } from '../actions/place-in-revealed-room.ts';
import { ON_SQUARES } from '../actions/what-an-action-point-buys.ts';
import { choose, dismiss } from '../actions/choose-or-dismiss.ts';
import {
  countAsZero,
  acceptCount as count,
  acceptName as name,
  stayOut,
} from '../combat/course-and-cards.ts';
import { laidBy, NO_CARD } from '../combat/cards/laid.ts';
import type { TimerOptions } from '../model/options.ts';
import { ACTIVE, CHOOSER, HELD, REVEALER } from '../model/fields.ts';
import { holderOf, isWounded, pointsFor, whereIs, type Position } from '../model/position.ts';
import { refuse } from '../refusals.ts';
import type { Piece, Seat } from '../vocabulary.ts';
import type { Emit } from '../model/events.ts';
import { finishTurn } from '../turn/turn-and-game-end.ts';
import { deployers } from '../turn/set-up-order.ts';
import type { Stage, StageId } from '../model/stage.ts';
import { choosers } from '../turn/draft-of-teams.ts';
import { refreshDerived } from './asked.ts';

const theChooser = (p: Position): number => 1 << p.data[CHOOSER];

interface StagePlan {
  readonly deciders?: (p: Position) => number;
  readonly clock?: (p: Position, seat: Seat) => keyof TimerOptions | null;
  readonly late?: (p: Position, seat: Seat, emit: Emit) => void;
  readonly list?: (p: Position, seat: Seat, out: ActionList) => void;
  /** The kinds that answer this stage, as numbers of the table; by default those that the stage names. */
  readonly kindsAt?: (p: Position) => readonly number[];
}

export const stage = (id: StageId, kinds: readonly ActionKind[], plan: StagePlan = {}): Stage => ({
  id,
  kinds,
  deciders: plan.deciders ?? theChooser,
  list:
    plan.list ??
    ((p, seat, out) => {
      for (const kind of kinds) {
        out.kind = p.ruleset.kindNumbers[kind.type] ?? 0;
        kind.list(p, seat, -1, out);
      }
    }),
  check(p: Position, seat: Seat, action: Action, out: PackedAction) {
    const number = p.ruleset.kindNumbers[action.type] ?? -1;
    const answers = plan.kindsAt
      ? plan.kindsAt(p).includes(number)
      : kinds.some((kind) => kind.type === action.type);
    const kind = p.ruleset.kinds[number];
    if (!answers || !kind) return refuse('NOT_NOW');
    out.head = number;
    return kind.check(p, seat, action, out);
  },
  clock: plan.clock ?? (() => null),
  ...(plan.late ? { late: plan.late } : {}),
});

/** Everything that one piece of the active player can do now. */
export function listPiece(p: Position, seat: Seat, piece: Piece, out: ActionList): void {
  const { pieces, figureKinds, occupancy } = p.ruleset;
  if (pieces.isCharacter[piece] === 0 || pieces.owner[piece] !== seat) return;
  if (whereIs(p, piece) >= HELD && holderOf(p, piece) < 0) return;
  if (pointsFor(p, piece) < 1) {
    listFree(p, seat, piece, out);
    return;
  }
  if (isWounded(p, piece)) {
    listKinds(p, seat, piece, pieces.woundedActions[piece], out);
    return;
  }
  if (!canAct(p, piece)) return;
  listKinds(p, seat, piece, figureKinds, out);
  listKinds(p, seat, piece, pieces.actions[piece], out);
  for (let load = occupancy.load[piece]; load >= 0; load = occupancy.next[load])
    if (pieces.isCharacter[load] === 0) listTool(p, seat, piece, load, out);
}

/** What an object lets its bearer do, unless he can do it without, or with another one that comes before it. */
function listTool(p: Position, seat: Seat, piece: Piece, tool: Piece, out: ActionList): void {
  const { pieces, kinds, occupancy } = p.ruleset;
  for (const number of pieces.actions[tool]) {
    let known = pieces.actions[piece].includes(number);
    for (let load = occupancy.load[piece]; load !== tool && !known; load = occupancy.next[load])
      known = pieces.isCharacter[load] === 0 && pieces.actions[load].includes(number);
    if (known) continue;
    out.kind = number;
    kinds[number].list(p, seat, piece, out);
  }
}

function listKinds(p: Position, seat: Seat, piece: Piece, numbers: readonly number[], out: ActionList): void {
  for (let i = 0; i < numbers.length; i++) {
    out.kind = numbers[i];
    p.ruleset.kinds[out.kind].list(p, seat, piece, out);
  }
}

/** What a figure can do without a point: seldom anything (CG-CHAR-Samurai-2). */
function listFree(p: Position, seat: Seat, piece: Piece, out: ActionList): void {
  const { kinds, figureKinds } = p.ruleset;
  if (!canAct(p, piece)) return;
  for (const number of figureKinds) {
    if (!kinds[number].isFree?.(p, piece)) continue;
    out.kind = number;
    kinds[number].list(p, seat, piece, out);
  }
}

/** No card was played in time: the lowest one allowed, and the turn is over (BD-RULING-139). */
function playLowestAndStop(p: Position, seat: Seat, emit: Emit): void {
  const card = ACTION_CARDS.find((one) => p.ruleset.policies.actionPoints.cardRefusal(p, seat, one) === null);
  playCard.perform(p, seat, { head: (NO_PIECE << 6) | ((card ?? 2) << 13), first: 0, second: 0 }, emit);
  finishTurn(p, emit);
}

/** Whether anybody else has laid a card: only those who take part ever do. */
function otherHasLaid(p: Position, seat: Seat): boolean {
  for (let other = 0; other < p.ruleset.seats; other++)
    if (other !== seat && laidBy(p, other).length > 0) return true;
  return false;
}

/** Before play begins: teams, starting teams, tokens. */
export const SET_UP_STAGES: readonly Stage[] = [
  stage('choose', [choose], { deciders: choosers }),
  stage('dismiss', [dismiss]),
  stage('deploy', [deploy], { deciders: deployers }),
  stage('lay', [lay]),
];

/** While action points are spent; what any figure can do is the edition's to say. */
export const actStage = (figureKinds: readonly ActionKind[]): Stage =>
  stage('act', [...figureKinds, endTurn], {
    clock: () => 'turn',
    late: (p, _seat, emit) => finishTurn(p, emit),
    // Abilities bring kinds of their own, which the table knows and the stage does not.
    kindsAt: (p) => p.ruleset.actKinds,
    list(p, seat, out) {
      for (let piece = 0; piece < p.ruleset.pieces.count; piece++) listPiece(p, seat, piece, out);
      out.kind = p.ruleset.kindNumbers['endTurn'] ?? 0;
      endTurn.list(p, seat, -1, out);
    },
  });

export const PLACE_STAGE = stage('place', [place], {
  clock: (p, seat) => (seat === p.data[REVEALER] ? 'turn' : 'placing'),
  late: placeLate,
});

/** Who is asked together follows from where everybody stands, which is read from the position first. */
function askedToJoin(p: Position): number {
  if (p.data[CHOOSER] >= 0) return theChooser(p);
  refreshDerived(p);
  return p.ruleset.policies.combatants.joining?.asked(p) ?? 0;
}

/** A combat is open to players who have not begun it: nobody waits long for an answer (MP-RULING-54). */
export const JOIN_STAGE = stage('join', [join], {
  deciders: askedToJoin,
  clock: (p, seat) => (seat === p.data[ACTIVE] ? 'turn' : 'combatCard'),
  late: stayOut,
});

/** Before any card is laid: an attacker who may lay two says how many it will be (CG-RULING-91). */
export const COUNT_STAGE = stage('count', [countCards], {
  clock: () => 'turn',
  late: (p, _seat, emit) => count(p, 1, emit),
});

/** A combat from the naming of a card on. */
export const COMBAT_STAGES: readonly Stage[] = [
  stage('name', [nameCard], {
    clock: (p, seat) => (seat === p.data[ACTIVE] ? 'turn' : 'combatCard'),
    late: (p, _seat, emit) => name(p, NO_CARD, emit),
  }),
  stage('layCard', [layCard], {
    // Who lays first on another's turn is not hurried: the clock of the turn is not his (CG-RULING-183, CG-RULING-184).
    clock: (p, seat) => (otherHasLaid(p, seat) ? 'combatCard' : seat === p.data[ACTIVE] ? 'turn' : null),
    late: countAsZero,
  }),
];

export const OVER_STAGE = stage('over', [], { deciders: () => 0 });

export const BOARD_STAGES: readonly Stage[] = [
  ...SET_UP_STAGES,
  stage('card', [playCard], { clock: () => 'turn', late: playLowestAndStop }),
  actStage(ON_SQUARES),
  PLACE_STAGE,
  ...COMBAT_STAGES,
  OVER_STAGE,
];
