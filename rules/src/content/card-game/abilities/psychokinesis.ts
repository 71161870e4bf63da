/**
 * Psychokinesis: an object that lies in her room, or that she carries, floats up to three zones and is dropped there or
 * given to somebody with a free hand, friend or enemy. It floats from zone to zone as a flyer would, over pits and past
 * everybody, and through starting zones by their facings (CG-CHAR-Telekineticist-6, CG-CHAR-Telekineticist-7,
 * CG-CHAR-Telekineticist-11, CG-RULING-17, CG-RULING-66, CG-RULING-160). No line is an exit for it: it stays in the
 * game wherever it stops.
 */
import { pieceById } from '../../../actions/who-may-act.ts';
import { figureKind } from '../../../actions/kind-makers.ts';
import { type PackedAction, targetOf } from '../../../model/packed-action.ts';
import { pathFault } from '../../../actions/well-formed.ts';
import { capacityOf } from '../../../actions/zones/zone-take-leave-carry.ts';
import { isPlace } from '../../../labyrinth/squares-as-places.ts';
import { isSameZone } from '../../../labyrinth/starting-zone.ts';
import { HELD } from '../../../model/fields.ts';
import { holderOf, loadsOf, placeOf, put, whereIs, type Position } from '../../../model/position.ts';
import { refuse, type Refusal, type RefusalCode, type RuleByCode } from '../../../refusals.ts';
import { type Piece, type Place, BLOCK_PIT } from '../../../vocabulary.ts';
import { defineAbility, ruleIds } from '../../../model/ability.ts';
import { type ActionRow, manyOf, optional, PIECE_ID, PLACE_NUMBER } from '../../../model/action-row.ts';
import { slotOf } from '../../../map/place-numbers.ts';
import { HIDDEN_ROOM } from '../../../labyrinth/neighbouring-squares.ts';
import { edgeRefusal } from '../../../labyrinth/what-walls-slits-portcullises-stop.ts';

/** Zones that an object floats at most. */
const MOST_STEPS = 3;

function flightRefusal(p: Position, from: Place, to: Place): RefusalCode | null {
  const { stride, to: leads, blocks } = p.ruleset.ground;
  let refusal: RefusalCode = 'NOT_NEXT_TO';
  for (let link = from * stride; link < (from + 1) * stride; link++) {
    if (leads[link] === to) {
      const stopping = blocks[link] & ~BLOCK_PIT;
      if (stopping === 0) return null;
      refusal = edgeRefusal(stopping) ?? refusal;
    } else if (leads[link] <= HIDDEN_ROOM && slotOf(to) === HIDDEN_ROOM - leads[link])
      refusal = 'ROOM_UNREVEALED';
  }
  return refusal;
}

/** Every place that a floating object reaches, the first among them. */
class Flight {
  count = 0;
  readonly place: Place[] = [];
  private readonly distance: number[] = [];
  private readonly from: number[] = [];

  begin(p: Position, origin: Place): void {
    const { stride, to: leads, blocks } = p.ruleset.ground;
    this.count = 0;
    this.add(origin, 0, -1);
    for (let head = 0; head < this.count; head++) {
      if (this.distance[head] === MOST_STEPS) continue;
      const first = this.place[head] * stride;
      for (let link = first; link < first + stride; link++)
        if (leads[link] >= 0 && (blocks[link] & ~BLOCK_PIT) === 0)
          this.add(leads[link], this.distance[head] + 1, head);
    }
  }

  private add(place: Place, distance: number, from: number): void {
    for (let i = 0; i < this.count; i++) if (this.place[i] === place) return;
    const i = this.count++;
    this.place[i] = place;
    this.distance[i] = distance;
    this.from[i] = from;
  }

  /** The path to one of those reached, the origin included. */
  pathTo(place: Place): Place[] {
    const path: Place[] = [];
    let at = this.count - 1;
    while (at >= 0 && this.place[at] !== place) at--;
    for (; at >= 0; at = this.from[at]) path.unshift(this.place[at]);
    return path;
  }
}

const NOBODY = -1;
const flight = new Flight();
const RULES: RuleByCode = {
  OBJECTS_ONLY: 'CG-CHAR-Telekineticist-10',
  HELD_BY_SOMEBODY_ELSE: 'CG-CHAR-Telekineticist-5',
  TOO_FAR: 'CG-CHAR-Telekineticist-6',
  NOT_THERE: 'CG-CHAR-Telekineticist-8',
  RECEIVER_FULL: 'CG-CHAR-Telekineticist-8',
  NOT_IN_A_ROOM: 'CG-RULING-159',
};

/** Why she cannot take hold of this. */
function gripRefusal(p: Position, mover: Piece, item: Piece): RefusalCode | null {
  const { pieces, layout } = p.ruleset;
  if (pieces.isCharacter[item] === 1) return 'OBJECTS_ONLY';
  if (placeOf(p, item) < 0) return 'NOT_IN_PLAY';
  const holder = holderOf(p, item);
  if (holder >= 0) return holder === mover ? null : 'HELD_BY_SOMEBODY_ELSE';
  const place = whereIs(p, mover);
  if (place >= layout.linesFrom) return 'NOT_IN_A_ROOM';
  const isInRoom = slotOf(whereIs(p, item)) === slotOf(place);
  return isInRoom ? null : 'LIES_IN_OTHER_ROOM';
}

/** Why it may not end so: dropped at a place, or given to somebody there. */
function endRefusal(p: Position, item: Piece, end: Place, receiver: Piece): RefusalCode | null {
  const { pieces, rules } = p.ruleset;
  if (receiver === NOBODY) return whereIs(p, item) === end ? 'NOTHING_CHANGES' : null;
  if (pieces.isCharacter[receiver] === 0) return 'NOT_A_CHARACTER';
  if (holderOf(p, item) === receiver) return 'NOTHING_CHANGES';
  const place = placeOf(p, receiver);
  const isThere = rules.startHands ? isSameZone(p, place, end) : place === end;
  if (place < 0 || !isThere) return 'NOT_THERE';
  const isCarried = holderOf(p, receiver) >= 0;
  const most = isCarried && !rules.carriedKeeps ? 0 : capacityOf(p, receiver);
  return loadsOf(p, receiver).length < most ? null : 'RECEIVER_FULL';
}

function pathRefusal(p: Position, item: Piece, path: readonly Place[]): Refusal | null {
  const piece = p.ruleset.pieces.ids[item];
  const fault = pathFault(path, (place) => isPlace(p, place));
  if (fault) return refuse(fault, { piece });
  if (path[0] !== placeOf(p, item)) return refuse('PATH_STARTS_ELSEWHERE', { piece, at: placeOf(p, item) });
  if (path.length - 1 > MOST_STEPS) return refuse('TOO_FAR', { piece }, RULES);
  for (let step = 1; step < path.length; step++) {
    const code = flightRefusal(p, path[step - 1], path[step]);
    if (code) return refuse(code, { piece, at: path[step] });
  }
  return null;
}

const packFlight = (item: Piece, receiver: Piece): number => item | ((receiver + 1) << 8);
const itemOf = (packed: number): Piece => packed & 255;
const receiverOf = (packed: number): Piece => (packed >> 8) - 1;

/** What floats, by one of its paths, and to whom, as it is told. */
function flightOf(p: Position, packed: PackedAction) {
  const { ids } = p.ruleset.pieces;
  const item = itemOf(packed.first);
  const receiver = receiverOf(packed.first);
  flight.begin(p, placeOf(p, item));
  const given = receiver === NOBODY ? {} : { to: ids[receiver] };
  return { item: ids[item], path: flight.pathTo(targetOf(packed)), given };
}

const levitate = figureKind({
  type: 'levitate',
  list(p, _seat, mover, out) {
    const { count, isCharacter } = p.ruleset.pieces;
    for (let item = 0; item < count; item++) {
      if (gripRefusal(p, mover, item) !== null) continue;
      flight.begin(p, placeOf(p, item));
      for (let i = 0; i < flight.count; i++)
        if (endRefusal(p, item, flight.place[i], NOBODY) === null)
          out.push(mover, flight.place[i], packFlight(item, NOBODY));
      for (let receiver = 0; receiver < count; receiver++) {
        if (isCharacter[receiver] === 0) continue;
        // In a starting zone several places serve to reach the same hands; the result is one.
        let i = 0;
        while (i < flight.count && endRefusal(p, item, flight.place[i], receiver) !== null) i++;
        if (i < flight.count) out.push(mover, flight.place[i], packFlight(item, receiver));
      }
    }
  },
  check(p, mover, action, out) {
    const item = pieceById(p, action.item);
    const receiver = action.to === undefined ? NOBODY : pieceById(p, action.to);
    if (item < 0 || (action.to !== undefined && receiver < 0)) return refuse('UNKNOWN_PIECE');
    const grip = gripRefusal(p, mover, item);
    if (grip) return refuse(grip, { piece: action.item }, RULES);
    const way = pathRefusal(p, item, action.path);
    if (way) return way;
    const end = action.path[action.path.length - 1];
    out.first = packFlight(item, receiver);
    out.path = action.path;
    const code = endRefusal(p, item, end, receiver);
    return code ? refuse(code, { piece: action.to ?? action.item, at: end }, RULES) : end;
  },
  perform(p, mover, packed, emit) {
    if (emit) {
      const { item: piece, path: found, given } = flightOf(p, packed);
      const [by, path] = [p.ruleset.pieces.ids[mover], packed.path ?? found];
      emit({ event: { type: 'objectLevitated', piece, by, path, ...given } });
    }
    const receiver = receiverOf(packed.first);
    put(p, itemOf(packed.first), receiver === NOBODY ? targetOf(packed) : HELD + receiver);
  },
  decode(p, packed, piece) {
    const { item, path, given } = flightOf(p, packed);
    return { type: 'levitate', piece, item, path, ...given };
  },
});

export const psychokinesis = defineAbility({
  id: 'psychokinesis',
  rules: ruleIds('CG-CHAR-Telekineticist-2 to 11', 'CG-RULING-66', 'CG-RULING-159 to 162'),
  actions: [levitate],
});

export const levitateRow: ActionRow<'levitate'> = {
  fields: { piece: PIECE_ID, item: PIECE_ID, path: manyOf(PLACE_NUMBER), to: optional(PIECE_ID) },
  text: [{ piece: 'piece' }, { word: { en: 'levitate', fr: 'léviter' } }, { piece: 'item' }, 'flight'],
  aim: { piece: 'item' },
  touches: { path: 'path' },
  complexity: ({ to }) => (to === undefined ? 7 : 8),
};
