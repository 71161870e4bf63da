/**
 * One figure on its way: where it may step with what it carries, and what it finds there after what it has already
 * taken or left in this move. Where it may end (BD-MOVE-4, BD-MOVE-6, BD-MOVE-9, BD-MOVE-10, BD-MOVE-18):
 * square-stacking.ts; pits (BD-MOVE-16, BD-PIT-1 to 9, BD-PIT-11, BD-PIT-18): square-pits.ts; what it may take and
 * leave: square-take-leave-carry.ts; how far it gets (BD-MOVE-1 to 3, BD-RULING-110): actions/move.ts; that allies let
 * each other pass (MP-SURP-8): enemies-block-way-and-exit.ts.
 *
 * The same questions serve the list of moves and the check of a move that somebody wrote. What a move has changed so
 * far is kept in an overlay: the position itself stays untouched until the whole move is accepted (BD-STACK-2).
 * Rules: BD-MOVE-5, BD-MOVE-7, BD-MOVE-8, BD-MOVE-11 to 15, BD-MOVE-17 to 21, BD-EXIT-1, BD-EXIT-6, BD-EXIT-7;
 * BD-RULING-37, BD-RULING-55, BD-RULING-111, BD-RULING-130.
 */
import { MAY_STAND } from '../../map/square-kinds.ts';
import { bit } from '../../model/ability.ts';
import type { Terrain } from '../../model/ground.ts';
import { VOID } from '../../labyrinth/neighbouring-squares.ts';
import { edgeRefusal } from '../../labyrinth/what-walls-slits-portcullises-stop.ts';
import { characterAt } from '../../labyrinth/sight.ts';
import type { Occupancy } from '../../model/occupancy.ts';
import { isWounded, type Position } from '../../model/position.ts';
import { lineFor } from '../../model/own-and-exit-lines.ts';
import { CLOSED, EXIT } from '../../model/ruleset.ts';
import type { Walk } from '../../model/action-kind.ts';
import type { RefusalCode } from '../../refusals.ts';
import { BLOCK_SLIT, LINE, type Piece, type Place } from '../../vocabulary.ts';
import { meetsEnemy } from '../enemies-block-way-and-exit.ts';
import { leaveRefusal, takeRefusal } from './square-take-leave-carry.ts';
import { CROSSES_PITS, fallenAmong, pitRefusal } from './square-pits.ts';
import { restRefusal, stayRefusal } from './square-stacking.ts';

const THROUGH_SLITS = bit('throughSlits');

export class SquareWalk implements Walk {
  position!: Position;
  mover: Piece = -1;
  /** What the mover carries at this point of his way, or -1. */
  load: Piece = -1;
  private seat = 0;
  private terrain!: Terrain;
  private occupancy!: Occupancy;
  private traits = 0;
  /** What each line is to the mover now. */
  private readonly lines: number[] = [];
  private passesOnLines = false;

  /** What this move has changed, newest last: a place and what lies there since. */
  private changes = 0;
  private readonly changedPlace: Place[] = [];
  private readonly changedPieces: Int16Array[] = [];
  private readonly changedCount: number[] = [];

  /** Scratch: what lies at the place last asked for, without the mover. */
  readonly found = new Int16Array(16);

  begin(position: Position, mover: Piece): void {
    const { ruleset } = position;
    this.position = position;
    this.mover = mover;
    this.seat = ruleset.pieces.owner[mover];
    this.terrain = ruleset.terrain;
    this.occupancy = ruleset.occupancy;
    this.traits = ruleset.pieces.traits[mover];
    this.load = this.occupancy.load[mover];
    this.changes = 0;
    this.passesOnLines = ruleset.policies.lineConduct.passable;
    for (let line = 0; line < ruleset.layout.lines.length; line++)
      this.lines[line] = lineFor(position, this.seat, line);
  }

  private lineRuleAt(place: Place): number {
    const { lineOf, linesFrom } = this.position.ruleset.layout;
    return this.lines[lineOf[place - linesFrom]];
  }

  /** Whether entering this place is leaving the labyrinth. */
  isExit(place: Place): boolean {
    return this.terrain.kind[place] === LINE && this.lineRuleAt(place) === EXIT;
  }

  /** Why the mover may not step from a place in a direction of the table. */
  stepRefusal(from: Place, direction: number): RefusalCode | null {
    const edge = from * 4 + direction;
    const to = this.terrain.neighbour[edge];
    const blocks = this.terrain.blocks[edge];
    if (blocks !== 0 && !(blocks === BLOCK_SLIT && this.traits & THROUGH_SLITS)) return edgeRefusal(blocks);
    if (to < 0) return to === VOID ? 'OFF_BOARD' : 'ROOM_UNREVEALED';
    const kind = this.terrain.kind[to];
    if (MAY_STAND[kind] === 0) {
      const refusal = this.traits & CROSSES_PITS ? null : pitRefusal(this, from, to);
      if (refusal) return refusal;
    } else if (kind === LINE) {
      if (this.lineRuleAt(to) === CLOSED) return 'LINE_CLOSED';
      // On shared lines everybody lets everybody pass (MP-PYR-19).
      if (this.passesOnLines) return null;
    }
    // Most squares are empty: that is looked up before anything is asked.
    if (this.occupancy.first[to] < 0) return null;
    return meetsEnemy(this.position, this.mover, this.traits, to) ? 'ENEMY_IN_THE_WAY' : null;
  }

  linkRefusal(from: Place, _entered: Place, link: number): RefusalCode | null {
    return this.stepRefusal(from, link - from * 4);
  }

  /** On squares nobody comes among enemies. */
  enteredAtStart(): Place {
    return -1;
  }
  enteredAfter(): Place {
    return -1;
  }

  /** Puts what lies at a place, as this move has left it, into `found`; answers how many pieces. */
  contents(place: Place): number {
    for (let i = this.changes - 1; i >= 0; i--) {
      if (this.changedPlace[i] !== place) continue;
      const pieces = this.changedPieces[i];
      const count = this.changedCount[i];
      for (let k = 0; k < count; k++) this.found[k] = pieces[k];
      return count;
    }
    let count = 0;
    for (let piece = this.occupancy.first[place]; piece >= 0; piece = this.occupancy.next[piece]) {
      if (piece === this.mover) continue;
      this.found[count++] = piece;
      for (let held = this.occupancy.load[piece]; held >= 0; held = this.occupancy.next[held])
        this.found[count++] = held;
    }
    return count;
  }

  /** Whoever stands on top at a place besides the mover: a figure, else a wounded, else an object. */
  topAt(place: Place): Piece {
    let top = this.occupancy.first[place];
    while (top === this.mover && top >= 0) top = this.occupancy.next[top];
    return top;
  }

  /** Why the load may not be left and `take` (or nothing, -1) not be taken here. */
  handlingRefusal(place: Place, take: Piece): RefusalCode | null {
    if (take >= 0) {
      const count = this.contents(place);
      if (!this.holds(count, take)) return 'NOT_THERE';
      const refusal = takeRefusal(this.position, this.mover, place, take, this.holderOf(take, count));
      if (refusal) return refusal;
    }
    return this.load >= 0 ? leaveRefusal(this.position, this.mover, this.topAt(place)) : null;
  }

  /** Who holds a piece among those last found: the figure there, else the wounded. */
  private holderOf(item: Piece, count: number): Piece {
    let holder = -1;
    for (let i = 0; i < count; i++) {
      const piece = this.found[i];
      if (piece === item || this.position.ruleset.pieces.isCharacter[piece] === 0) continue;
      if (!isWounded(this.position, piece)) return piece;
      holder = piece;
    }
    return holder;
  }

  /** Leaves the load at a place and takes a piece (or nothing). */
  handle(place: Place, take: Piece): void {
    const count = this.contents(place);
    const index = this.changes++;
    this.changedPlace[index] = place;
    this.changedPieces[index] ??= new Int16Array(this.found.length + 1);
    const pieces = this.changedPieces[index];
    let left = 0;
    for (let i = 0; i < count; i++) if (this.found[i] !== take) pieces[left++] = this.found[i];
    if (this.load >= 0) pieces[left++] = this.load;
    this.changedCount[index] = left;
    this.load = take;
  }

  /** Goes on from a place where something was handled: answers the one whom that costs his life, or -1. */
  depart(place: Place): Piece {
    for (let i = this.changes - 1; i >= 0; i--) {
      if (this.changedPlace[i] !== place) continue;
      const count = this.contents(place);
      const fallen = fallenAmong(this.position, this.mover, place, this.found, count);
      if (fallen >= 0) this.forget(i, fallen);
      return fallen;
    }
    return -1;
  }

  /** Whoever fell lies there no longer. */
  private forget(index: number, fallen: Piece): void {
    const pieces = this.changedPieces[index];
    let left = 0;
    for (let i = 0; i < this.changedCount[index]; i++) if (pieces[i] !== fallen) pieces[left++] = pieces[i];
    this.changedCount[index] = left;
  }

  private holds(count: number, piece: Piece): boolean {
    for (let i = 0; i < count; i++) if (this.found[i] === piece) return true;
    return false;
  }

  /** Takes back the last handling; `load` is what the mover carried before it. */
  unhandle(load: Piece): void {
    this.changes--;
    this.load = load;
  }

  /** The first place, besides the one where the move ends, where what was left behind may not remain so; or -1. */
  badRest(end: Place): Place {
    for (let i = 0; i < this.changes; i++) {
      const place = this.changedPlace[i];
      if (place !== end && this.restRefusalAt(place) !== null) return place;
    }
    return -1;
  }

  /** Why what lies at a place now may not remain so. */
  restRefusalAt(place: Place): RefusalCode | null {
    const count = this.contents(place);
    return restRefusal(this.position, place, this.found, count);
  }

  /** Why the mover may not end here with what he carries. */
  stayRefusal(place: Place): RefusalCode | null {
    const count = this.contents(place);
    return stayRefusal(this.position, this.mover, this.load, place, this.found, count);
  }

  /** Why a figure that comes by air or through a wall may not land here: on its own line, in a room, or out. */
  landingRefusal(place: Place): RefusalCode | null {
    if (this.terrain.kind[place] === LINE) {
      const rule = this.lineRuleAt(place);
      if (rule === CLOSED) return 'LINE_CLOSED';
      // It must land before it is gone, so nobody may be in the way there (BD-RULING-55).
      if (rule === EXIT) return characterAt(this.position, place) >= 0 ? 'SQUARE_TAKEN' : null;
    }
    return this.stayRefusal(place);
  }

  /** Whether nobody stands or lies here, so that ending needs no further question. */
  isBare(place: Place): boolean {
    if (MAY_STAND[this.terrain.kind[place]] === 0) return false;
    for (let i = 0; i < this.changes; i++) if (this.changedPlace[i] === place) return false;
    return this.occupancy.first[place] < 0;
  }
}
