/**
 * Wishes that somebody might have: some legal, most not. What a list gives is legal; what people click is not.
 *
 * Paths walk over the grid without looking at walls, loads are taken and left wherever something lies, and every kind
 * of action is asked of every piece: so each refusal comes up where it belongs.
 */
import type {
  Action,
  ActionType,
  PortcullisAt,
  Handling,
  PieceId,
  ActionRequest,
} from '../src/model/action.ts';
import { ActionList } from '../src/model/packed-action.ts';
import { ACTION_TYPES } from '../src/content/how-actions-are-written.ts';
import type { Chance } from '../src/chance.ts';
import { samePosition } from '../src/model/key.ts';
import { MELEE } from '../src/model/ability.ts';
import { ASKED, AT_SLOT, GONE, REVEALED } from '../src/model/fields.ts';
import { isFaceUp, loadOf, loadsOf, placeOf, type Position, whereIs } from '../src/model/position.ts';
import { decisions, decode, list } from '../src/flow/play.ts';
import {
  DIRECTIONS,
  GEAR,
  HIDDEN,
  PIT,
  type Piece,
  type Place,
  ROOM_SQUARES,
  type Seat,
} from '../src/vocabulary.ts';
import { anyId, anyPlace, inZones, linksOf, ownOnBoard, pick, piecesAt, placeNear } from './request-parts.ts';
import { actionByForm } from './request-by-form.ts';
import { flightByChance, zoneHandlings, zoneMoveByChance } from './zone-requests.ts';

const actions = new ActionList();
/** Whose actions these are, and where. */
let listedIn: Position | null = null;
let listedFor: Seat = -1;

/** Lists anew only where something has changed: of one position many wishes are made up. */
function listOnce(p: Position, seat: Seat): void {
  if (listedIn && listedFor === seat && listedIn.ruleset === p.ruleset && samePosition(listedIn, p)) return;
  list(p, seat, actions);
  listedIn = listedIn?.ruleset === p.ruleset ? listedIn.copyFrom(p) : p.copy();
  listedFor = seat;
}

/** Any wish of any seat, at random. */
export function requestByChance(p: Position, chance: Chance): ActionRequest {
  const open = decisions(p);
  const decider =
    open.length > 0 ? (open[chance.below(open.length)]?.seat ?? 0) : chance.below(p.ruleset.seats);
  const gone = [...Array(p.ruleset.seats).keys()].filter((seat) => p.data[GONE + seat] === 1);
  if (gone.length > 0 && chance.below(8) === 0)
    return { seat: pick(chance, gone), decision: 0, action: { type: pick(chance, ['resign', 'offerDraw']) } };
  const seat = chance.below(12) === 0 ? chance.below(p.ruleset.seats + 1) : decider;
  const asked = p.data[ASKED + Math.min(seat, p.ruleset.seats - 1)];
  const decision = chance.below(25) === 0 ? asked + chance.below(5) - 2 : asked;
  return { seat, decision, action: actionByChance(p, decider, chance) };
}

/** Any action of a seat: a listed one with something changed, or one made up. */
export function actionByChance(p: Position, seat: Seat, chance: Chance): Action {
  const draw = chance.below(8);
  if (draw === 0) return changed(p, seat, chance);
  const stage = decisions(p)[0]?.about;
  if (stage === 'act' && draw < 4) return moveByChance(p, seat, chance) ?? { type: 'endTurn' };
  if (stage === 'act' && draw < 7)
    return madeUp(p, seat, chance, pick(chance, inZones(p) ? ZONE_ACT_TYPES : ACT_TYPES));
  const fits = p.ruleset.stages.find(({ id }) => id === stage)?.kinds[0]?.type;
  return madeUp(p, seat, chance, fits && draw < 7 ? fits : pick(chance, ACTION_TYPES));
}

const ACT_TYPES: readonly ActionType[] = [
  'jump',
  'reveal',
  'slide',
  'lift',
  'leave',
  'rotate',
  'openGate',
  'closeGate',
  'breakGate',
  'attack',
  'attack',
  'attack',
  'attack',
  'attack',
  'heal',
  'regenerate',
  'wallWalk',
  'scream',
  'scream',
  'scream',
  'fireball',
  'drink',
];
/** What else is asked where places are zones. */
const ZONE_ACT_TYPES: readonly ActionType[] = [
  ...ACT_TYPES,
  'jump',
  'jump',
  'wallWalk',
  'fireball',
  'breakWalls',
  'invert',
  'invert',
  'steal',
  'steal',
  'levitate',
  'levitate',
];

/** A character of the seat on the board, if there is one; now and then anybody. */
function actorId(p: Position, seat: Seat, chance: Chance): PieceId {
  if (chance.below(15) === 0) return anyId(p, chance);
  const own = ownOnBoard(p, seat);
  return own.length === 0 ? anyId(p, chance) : p.ruleset.pieces.ids[pick(chance, own)];
}

/** A character on the board, of either side; half of the time one in a straight line, whatever stands between. */
function targetId(p: Position, from: Place, chance: Chance): PieceId {
  if (chance.below(15) === 0) return anyId(p, chance);
  const ahead =
    chance.below(2) > 0
      ? -1
      : inZones(p)
        ? inZonesAround(p, from, chance)
        : straightAhead(p, from, chance.below(4));
  if (ahead >= 0) return p.ruleset.pieces.ids[ahead];
  const { count, ids, isCharacter } = p.ruleset.pieces;
  const there = ids.filter(
    (_id, piece) => piece < count && isCharacter[piece] === 1 && placeOf(p, piece) >= 0,
  );
  return there.length > 0 ? pick(chance, there) : anyId(p, chance);
}

/** The first character in one of the four directions, or -1. */
function straightAhead(p: Position, from: Place, first: number): Piece {
  const { terrain, layout, pieces } = p.ruleset;
  if (from < 0 || from >= layout.places || terrain.kind[from] === HIDDEN) return -1;
  for (let turn = 0; turn < 4; turn++) {
    const direction = (first + turn) & 3;
    let place = terrain.neighbour[from * 4 + direction];
    for (; place >= 0; place = terrain.neighbour[place * 4 + direction])
      for (let piece = 0; piece < pieces.count; piece++)
        if (pieces.isCharacter[piece] === 1 && whereIs(p, piece) === place) return piece;
  }
  return -1;
}

/** A character in the same zone, or in one of those that touch it, or -1. */
function inZonesAround(p: Position, from: Place, chance: Chance): Piece {
  const there = [from, ...linksOf(p, from)]
    .flatMap((place) => piecesAt(p, place))
    .filter((piece) => p.ruleset.pieces.isCharacter[piece] === 1);
  return there.length > 0 ? pick(chance, there) : -1;
}

const anySlot = (p: Position, chance: Chance): number =>
  chance.below(p.ruleset.layout.slots.length + (chance.below(20) === 0 ? 1 : 0));

/** A room that may touch the one of a place, most of all one that lies face down; or any other. */
function slotAround(p: Position, place: Place, chance: Chance): number {
  const { layout } = p.ruleset;
  if (place >= layout.linesFrom || chance.below(4) === 0) return anySlot(p, chance);
  const around = [-2, -1, 1, 2]
    .map((away) => Math.floor(place / ROOM_SQUARES) + away)
    .filter((slot) => slot >= 0 && slot < layout.slots.length);
  const hidden = around.filter((slot) => !isFaceUp(p, slot));
  return pick(chance, hidden.length > 0 && chance.below(2) === 0 ? hidden : around);
}

/** A token that waits to be placed, or any other piece. */
function tokenId(p: Position, chance: Chance): PieceId {
  const waiting = p.ruleset.pieces.ids.filter(
    (_id, piece) => whereIs(p, piece) === AT_SLOT + p.data[REVEALED],
  );
  return waiting.length > 0 && chance.below(4) > 0 ? pick(chance, waiting) : anyId(p, chance);
}

/** A square of the room that is being filled, or any other. */
const squareOfReveal = (p: Position, chance: Chance): Place =>
  p.data[REVEALED] >= 0 && chance.below(4) > 0
    ? p.data[REVEALED] * ROOM_SQUARES + chance.below(ROOM_SQUARES)
    : anyPlace(p, chance);

const whereOf = (p: Position, id: PieceId): number => whereIs(p, p.ruleset.pieces.byId.get(id) ?? 0);

function madeUp(p: Position, seat: Seat, chance: Chance, type: ActionType): Action {
  p.ruleset.ground.refresh(p);
  const piece = actorId(p, seat, chance);
  const at = whereOf(p, piece);
  switch (type) {
    case 'choose':
    case 'dismiss':
      return { type, piece: anyId(p, chance) };
    case 'deploy':
      return { type, piece: anyId(p, chance), place: lineSquare(p, chance) };
    case 'place':
      return { type, piece: tokenId(p, chance), place: squareOfReveal(p, chance) };
    case 'lay':
      return { type, piece: anyId(p, chance), slot: anySlot(p, chance) };
    case 'playCard':
      return { type, card: chance.below(8) };
    case 'layCard':
      return chance.below(4) === 0
        ? { type, card: chance.below(8), second: chance.below(8) }
        : { type, card: chance.below(8) };
    case 'countCards':
      return { type, count: chance.below(4) };
    case 'nameCard':
      return { type, card: chance.below(4) === 0 ? null : chance.below(9) };
    case 'move':
      return moveByChance(p, seat, chance) ?? { type, piece, path: [anyPlace(p, chance)] };
    case 'jump': {
      if (inZones(p)) return zoneJump(p, piece, chance);
      const pit = placeNear(p, at, chance);
      return { type, piece, pit, to: placeNear(p, pit, chance) };
    }
    case 'reveal':
      return chance.below(2) === 0
        ? { type, piece, slot: anySlot(p, chance) }
        : { type, piece, slot: anySlot(p, chance), over: pick(chance, DIRECTIONS) };
    case 'rotate':
      return {
        type,
        piece: onGear(p, seat, chance) ?? piece,
        slot: anySlot(p, chance),
        turn: pick(chance, ['cw', 'ccw'] as const),
      };
    case 'openGate':
    case 'closeGate':
    case 'breakGate': {
      const actor = ableTo(p, seat, type, chance) ?? piece;
      return { type, piece: actor, at: portcullisNear(p, whereOf(p, actor), chance) };
    }
    case 'attack': {
      const attacker = armed(p, seat, chance) ?? piece;
      const shielded = chance.below(12) === 0 ? shieldBearer(p, seat, chance) : null;
      if (shielded) return { type, piece: attacker, target: shielded };
      if (inZones(p) && chance.below(4) === 0)
        return {
          type,
          piece: attacker,
          target: targetId(p, whereOf(p, attacker), chance),
          with: [weaponOf(p, attacker, chance)],
        };
      return chance.below(3) === 0
        ? { type, piece, target: targetId(p, at, chance), joiners: [armed(p, seat, chance) ?? piece] }
        : { type, piece: attacker, target: targetId(p, whereOf(p, attacker), chance) };
    }
    case 'heal':
    case 'scream':
    case 'fireball': {
      const actor = ableTo(p, seat, type, chance) ?? piece;
      if (inZones(p) && chance.below(12) === 0) return { type, piece: actor, target: actor };
      return { type, piece: actor, target: targetId(p, whereOf(p, actor), chance) };
    }
    case 'regenerate':
    case 'drink':
    case 'breakWalls':
      return { type, piece: ableTo(p, seat, type, chance) ?? piece };
    case 'invert': {
      const caster = ableTo(p, seat, type, chance) ?? piece;
      const around = Array.from({ length: 8 }, () => slotAround(p, whereOf(p, caster), chance));
      return { type, piece: caster, slot: around.find((slot) => isHiddenSlot(p, slot)) ?? around[0] };
    }
    case 'steal': {
      const thief = ableTo(p, seat, type, chance) ?? piece;
      const target = targetId(p, whereOf(p, thief), chance);
      const victim = p.ruleset.pieces.byId.get(target) ?? 0;
      const load = loadOf(p, victim);
      return {
        type,
        piece: thief,
        item: load >= 0 && chance.below(6) > 0 ? p.ruleset.pieces.ids[load] : anyId(p, chance),
        target,
      };
    }
    case 'levitate': {
      const mover = ableTo(p, seat, type, chance) ?? piece;
      return { type, piece: mover, ...flightByChance(p, p.ruleset.pieces.byId.get(mover) ?? 0, chance) };
    }
    case 'wallWalk': {
      const walker = ableTo(p, seat, type, chance) ?? piece;
      const index = p.ruleset.pieces.byId.get(walker) ?? 0;
      const to = placeNear(p, whereIs(p, index), chance);
      const load = loadOf(p, index);
      if (chance.below(3) > 0) return { type, piece: walker, to };
      if (inZones(p) && chance.below(10) > 0) {
        const handlings = zoneHandlings(p, index, [whereIs(p, index), to], chance);
        return { type, piece: walker, to, handlings };
      }
      return {
        type,
        piece: walker,
        to,
        leave: load >= 0 ? p.ruleset.pieces.ids[load] : anyId(p, chance),
      };
    }
    case 'face':
      return { type, piece, place: facingNear(p, whereOf(p, piece), chance) };
    case 'slide':
      return { type, piece: onGear(p, seat, chance) ?? piece, to: pick(chance, ['up', 'down'] as const) };
    case 'lift':
      return { type, piece: onGear(p, seat, chance) ?? piece };
    case 'leave':
      return { type, piece };
    case 'join':
      return { type, side: pick(chance, ['attack', 'defence', null] as const) };
    default:
      return actionByForm(type, chance, ({ of }, field) => {
        if (of === 'piece')
          return field === 'piece' ? (ableTo(p, seat, type, chance) ?? piece) : anyId(p, chance);
        if (of === 'place') return placeNear(p, at, chance);
        return of === 'slot' ? anySlot(p, chance) : chance.below(8);
      });
  }
}

const isHiddenSlot = (p: Position, slot: number): boolean =>
  slot < p.ruleset.layout.slots.length && !isFaceUp(p, slot);

/** A jump to a zone around, now and then with a combat card. */
function zoneJump(p: Position, piece: PieceId, chance: Chance): Action {
  const to = placeNear(p, whereOf(p, piece), chance);
  if (chance.below(20) === 0) return { type: 'jump', piece, pit: placeNear(p, to, chance), to };
  return chance.below(3) === 0
    ? { type: 'jump', piece, to, card: chance.below(8) }
    : { type: 'jump', piece, to };
}

/** Something in somebody's hands, himself, or anything. */
function weaponOf(p: Position, id: PieceId, chance: Chance): PieceId {
  const { ids, byId } = p.ruleset.pieces;
  const held = loadsOf(p, byId.get(id) ?? 0).map((load) => ids[load]);
  return chance.below(6) === 0 ? anyId(p, chance) : pick(chance, [...held, id]);
}

/** A facing of the same room, or any place. */
function facingNear(p: Position, place: Place, chance: Chance): Place {
  const { layout } = p.ruleset;
  if (place < layout.linesFrom || place >= layout.places || chance.below(6) === 0) return anyPlace(p, chance);
  const { first, facings } = layout.lines[layout.lineOf[place - layout.linesFrom]];
  if (facings === 0) return anyPlace(p, chance);
  return place - ((place - first) % facings) + chance.below(facings);
}

/** Somebody of the seat on the board who can do this, so that the finer refusals come up too. */
function ableTo(p: Position, seat: Seat, type: ActionType, chance: Chance): PieceId | null {
  if (chance.below(4) === 0) return null;
  const { actions, ids } = p.ruleset.pieces;
  const number = p.ruleset.kindNumbers[type] ?? -1;
  const able = ownOnBoard(p, seat).filter(
    (piece) =>
      actions[piece].includes(number) || loadsOf(p, piece).some((load) => actions[load].includes(number)),
  );
  return able.length > 0 ? ids[pick(chance, able)] : null;
}

/** A portcullis of the room in which somebody stands, or any other. */
function portcullisNear(p: Position, place: Place, chance: Chance): PortcullisAt {
  const inRoom = place < p.ruleset.layout.linesFrom && chance.below(4) > 0;
  return { slot: inRoom ? Math.floor(place / ROOM_SQUARES) : anySlot(p, chance), gate: chance.below(4) };
}

/** A figure of the seat that stands on a gear; null if there is none. */
function onGear(p: Position, seat: Seat, chance: Chance): PieceId | null {
  const able = ownOnBoard(p, seat).filter((piece) => p.ruleset.ground.kind[whereIs(p, piece)] === GEAR);
  return able.length > 0 && chance.below(4) > 0 ? p.ruleset.pieces.ids[pick(chance, able)] : null;
}

/** Somebody of the seat with a weapon that reaches far; null if there is none, and half of the time. */
function armed(p: Position, seat: Seat, chance: Chance): PieceId | null {
  if (chance.below(2) === 0) return null;
  const { weapon, ids } = p.ruleset.pieces;
  const able = ownOnBoard(p, seat).filter((piece) =>
    [piece, ...loadsOf(p, piece)].some((one) => weapon[one] !== MELEE),
  );
  return able.length > 0 ? ids[pick(chance, able)] : null;
}

/** An enemy behind a shield; null if there is none. */
function shieldBearer(p: Position, seat: Seat, chance: Chance): PieceId | null {
  const { count, ids, owner, answering } = p.ruleset.pieces;
  const found: PieceId[] = [];
  for (let piece = 0; piece < count; piece++) {
    if (owner[piece] === seat || placeOf(p, piece) < 0) continue;
    if (loadsOf(p, piece).some((load) => answering.vetoes[load])) found.push(ids[piece]);
  }
  return found.length > 0 ? pick(chance, found) : null;
}

const lineSquare = (p: Position, chance: Chance): Place => {
  const { linesFrom, places } = p.ruleset.layout;
  return chance.below(10) === 0 ? anyPlace(p, chance) : linesFrom + chance.below(places - linesFrom);
};

/** A listed action with one of its values changed. */
function changed(p: Position, seat: Seat, chance: Chance): Action {
  listOnce(p, seat);
  if (actions.length === 0) return { type: 'endTurn' };
  const action = decode(p, seat, actions.packed(chance.below(actions.length)));
  const keys = Object.keys(action).filter((key) => key !== 'type');
  if (keys.length === 0) return action;
  const key = pick(chance, keys);
  const old = (action as unknown as Readonly<Record<string, unknown>>)[key];
  return { ...action, [key]: otherValue(p, old, chance) };
}

function otherValue(p: Position, old: unknown, chance: Chance): unknown {
  if (typeof old === 'string') return chance.below(20) === 0 ? '' : anyId(p, chance);
  if (typeof old === 'number') return Math.max(0, old + chance.below(7) - 3);
  if (Array.isArray(old)) {
    const list: unknown[] = [...(old as readonly unknown[])];
    if (chance.below(2) === 0) list.splice(chance.below(list.length + 1), 1);
    else list.push(list[chance.below(Math.max(1, list.length))]);
    return list;
  }
  return old === null ? 0 : null;
}

/** Most handlings of loads in one made-up move. */
const MOST_HANDLINGS = 4;

/** A walk over the grid by one figure of the seat, taking and leaving things; null if it has nobody on the board. */
export function moveByChance(
  p: Position,
  seat: Seat,
  chance: Chance,
): Extract<Action, { type: 'move' }> | null {
  p.ruleset.ground.refresh(p);
  const own = ownOnBoard(p, seat);
  if (own.length === 0) return null;
  const mover = pick(chance, own);
  if (inZones(p)) return zoneMoveByChance(p, mover, chance);
  const { ids, movement } = p.ruleset.pieces;
  const piece = ids[mover];
  const path: Place[] = [chance.below(40) === 0 ? anyPlace(p, chance) : whereIs(p, mover)];
  const handlings: Handling[] = [];
  const lying = new Map<Place, Piece[]>();
  let load = loadOf(p, mover);
  const steps = chance.below(movement[mover] + (chance.below(10) === 0 ? 2 : 1));
  for (let step = 0; ; step++) {
    const place = path[step];
    if (handlings.length < MOST_HANDLINGS && chance.below(3) === 0) {
      const there = lying.get(place) ?? piecesOn(p, place, mover);
      const take = there.length > 0 && chance.below(4) > 0 ? pick(chance, there) : -1;
      const leave = load >= 0 && chance.below(8) > 0 ? load : -1;
      if (take >= 0 || leave >= 0) {
        handlings.push(handlingOf(p, step, leave, take, chance));
        lying.set(place, [...there.filter((one) => one !== take), ...(leave >= 0 ? [leave] : [])]);
        load = take >= 0 ? take : -1;
      }
    }
    if (step >= steps) break;
    path.push(chance.below(2) === 0 ? placeNear(p, place, chance) : placeOfInterest(p, place, chance));
  }
  return handlings.length > 0 ? { type: 'move', piece, path, handlings } : { type: 'move', piece, path };
}

/** A square next to a place where something is: a piece, or a pit. */
function placeOfInterest(p: Position, from: Place, chance: Chance): Place {
  const { terrain, layout } = p.ruleset;
  if (from >= layout.places || terrain.kind[from] === HIDDEN) return placeNear(p, from, chance);
  const first = chance.below(4);
  for (let turn = 0; turn < 4; turn++) {
    const next = terrain.neighbour[from * 4 + ((first + turn) & 3)];
    if (next >= 0 && (terrain.kind[next] === PIT || someoneOn(p, next))) return next;
  }
  return placeNear(p, from, chance);
}

function someoneOn(p: Position, place: Place): boolean {
  for (let piece = 0; piece < p.ruleset.pieces.count; piece++) if (whereIs(p, piece) === place) return true;
  return false;
}

function handlingOf(p: Position, step: number, leave: Piece, take: Piece, chance: Chance): Handling {
  const { ids } = p.ruleset.pieces;
  const name = (piece: Piece): PieceId => (chance.below(40) === 0 ? anyId(p, chance) : ids[piece]);
  return {
    step,
    ...(leave >= 0 ? { leave: name(leave) } : {}),
    ...(leave >= 0 && chance.below(30) === 0 ? { to: anyId(p, chance) } : {}),
    ...(take >= 0 ? { take: name(take) } : {}),
  };
}

const piecesOn = (p: Position, place: Place, without: Piece): Piece[] =>
  piecesAt(p, place).filter((piece) => piece !== without && loadOf(p, without) !== piece);
