/**
 * One figure on its way from zone to zone: where it may step, and what it finds there after what it has taken, left and
 * given.
 *
 * Somebody who enters a zone with an unwounded enemy is *among enemies*: in this turn he leaves it only by the place by
 * which he came (CG-MOVE-8, CG-RULING-34). Which enemies count, and block a way out (CG-RULING-40, CG-START-10,
 * CG-EXIT-6): actions/enemies-block-way-and-exit.ts. That this binds jumps and steps through walls too (CG-RULING-37):
 * zone-jump.ts, card-game/abilities/wall-walking.ts; when the hold ends (CG-RULING-36): zone-stacking.ts. What a move
 * has changed so far is kept in an overlay: the position itself stays untouched until the whole move is accepted
 * (CG-TURN-4). How one moves about in a starting zone (CG-START-3 to 5): labyrinth/starting-zone.ts.
 * Rules: CG-MOVE-4 to CG-MOVE-14, CG-EXIT-5; CG-CHAR-Naga-2, CG-CHAR-Wizard-2, CG-CHAR-DarkAngel-2, CG-CHAR-Ghost-2,
 * CG-CHAR-ElfScout-2, CG-CHAR-Thief-2; CG-RULING-31, CG-RULING-34, CG-RULING-35, CG-RULING-38, CG-RULING-39,
 * CG-RULING-41, CG-RULING-54 to CG-RULING-56, CG-RULING-154, CG-RULING-169, CG-RULING-190.
 */
import { bit } from '../../model/ability.ts';
import { HIDDEN_ROOM } from '../../labyrinth/neighbouring-squares.ts';
import { edgeRefusal } from '../../labyrinth/what-walls-slits-portcullises-stop.ts';
import type { Ground } from '../../model/ground.ts';
import { HELD } from '../../model/fields.ts';
import { enteredFrom, traitsOf, whereIs, type Position } from '../../model/position.ts';
import { isExitFor } from '../../model/own-and-exit-lines.ts';
import type { Walk } from '../../model/action-kind.ts';
import type { Cause, RefusalCode } from '../../refusals.ts';
import {
  BLOCK_PIT,
  BLOCK_PORTCULLIS,
  BLOCK_SLIT,
  BLOCK_WALL,
  LINE,
  type Piece,
  type Place,
} from '../../vocabulary.ts';
import { stops } from '../enemies-block-way-and-exit.ts';
import { slotOf } from '../../map/place-numbers.ts';
import { handlingPlace, leftIn, receiverIn, takenIn } from './packed-handling.ts';

const OVER_PITS = bit('overPits');
const SPANS_PITS = bit('spansPits');
const THROUGH_SLITS = bit('throughSlits');
const INCORPOREAL = bit('incorporeal');

const EVERYTHING = BLOCK_WALL | BLOCK_SLIT | BLOCK_PORTCULLIS | BLOCK_PIT;
/** No place: wherever the mover is. */
export const WITH_MOVER = -2;

/** A zone that does not touch the starting zone. */
const FAR_FROM_EDGE: Cause = { code: 'NOT_NEXT_TO', rule: 'CG-START-6' };
/** Whoever comes out of a room faces the zone from which he came. */
const FACES_WHAT_IT_LEFT: Cause = { code: 'FACES_OTHER_ZONE', rule: 'CG-RULING-48' };

/** What stops a step over these obstacles for somebody without traits. */
const obstacleRefusal = (blocks: number): RefusalCode | null =>
  blocks === BLOCK_PIT ? 'PIT' : edgeRefusal(blocks & ~BLOCK_PIT);

export class ZoneWalk implements Walk {
  position!: Position;
  mover: Piece = -1;
  /** The obstacles that do not stop the mover with what he carries now. */
  passes = 0;
  /** How many times this move has put a piece elsewhere; which pieces, newest last, and from where. */
  handled = 0;
  readonly handledPiece: Piece[] = [];
  private readonly handledFrom: number[] = [];
  /** How many of these were characters. */
  handledPeople = 0;
  /** Every other piece that is in play, held or not; none comes or goes in a move. */
  others = 0;
  readonly other: Piece[] = [];
  seat = 0;
  private ground!: Ground;
  private traits = 0;
  /** Where every piece is after what this move has done. */
  private where = new Int16Array(0);
  /** What follows from that, kept up to date: loads of each piece, spans and characters that the mover carries. */
  loads = new Uint8Array(0);
  private spans = 0;
  passengers = 0;
  /** Characters of the mover's colour in each zone, without himself and whom he carries. */
  friends = new Uint8Array(0);
  /** By place whether an enemy stands there who stops the mover; nobody comes or goes. */
  private enemies = new Uint8Array(0);
  /** The first place that is one zone with others, for the limit and for hands. */
  private limitFrom = 0;
  private handsFrom = 0;

  begin(position: Position, mover: Piece): void {
    const { pieces, ground, layout, rules } = position.ruleset;
    this.position = position;
    this.mover = mover;
    this.seat = pieces.owner[mover];
    this.ground = ground;
    this.traits = traitsOf(position, mover);
    this.handled = 0;
    this.handledPeople = 0;
    this.limitFrom = rules.startLimit ? layout.linesFrom : layout.places;
    this.handsFrom = rules.startHands ? layout.linesFrom : layout.places;
    if (this.where.length < pieces.count) {
      this.where = new Int16Array(pieces.count);
      this.loads = new Uint8Array(pieces.count);
    }
    if (this.friends.length < layout.places) {
      this.friends = new Uint8Array(layout.places);
      this.enemies = new Uint8Array(layout.places);
    }
    this.loads.fill(0);
    this.friends.fill(0);
    this.enemies.fill(0);
    this.spans = 0;
    this.passengers = 0;
    this.others = 0;
    for (let piece = 0; piece < pieces.count; piece++) {
      this.where[piece] = whereIs(position, piece);
      if (this.where[piece] < HELD + pieces.count && piece !== mover) this.other[this.others++] = piece;
    }
    for (let i = 0; i < this.others; i++) {
      const piece = this.other[i];
      const where = this.where[piece];
      this.count(piece, 1);
      if (where < HELD && stops(position, mover, this.traits, piece)) this.enemies[where] = 1;
    }
    this.passes = this.passesNow();
  }

  /** Counts a piece where it is now, or no longer. */
  private count(piece: Piece, by: 1 | -1): void {
    const { isCharacter, traits, owner } = this.position.ruleset.pieces;
    const holder = this.holderNow(piece);
    if (holder >= 0) this.loads[holder] += by;
    if (isCharacter[piece] === 0) {
      if (holder === this.mover && traits[piece] & SPANS_PITS) this.spans += by;
      return;
    }
    if (owner[piece] !== this.seat) return;
    if (holder === this.mover) this.passengers += by;
    else {
      const place = this.placeNow(piece, -1);
      if (place >= 0) this.friends[this.zoneOf(place)] += by;
    }
  }

  /** The place that stands for a zone: a starting zone is one, unless the table reads it otherwise (CG-RULING-43). */
  zoneOf(place: Place): Place {
    return place < this.limitFrom ? place : this.firstOfZone(place);
  }

  /** The same for hands (CG-RULING-59). */
  handsAt(place: Place): Place {
    return place < this.handsFrom ? place : this.firstOfZone(place);
  }

  private firstOfZone(place: Place): Place {
    const { linesFrom, lines, lineOf } = this.position.ruleset.layout;
    return lines[lineOf[place - linesFrom]].first;
  }

  private passesNow(): number {
    if (this.traits & INCORPOREAL) return EVERYTHING;
    const slits = this.traits & THROUGH_SLITS ? BLOCK_SLIT : 0;
    return slits | (this.traits & OVER_PITS || this.spans > 0 ? BLOCK_PIT : 0);
  }

  whereNow(piece: Piece): number {
    return this.where[piece];
  }

  /** The place of a piece, its own or that of whoever holds it; -1 if it is on none. The mover is on his way. */
  placeNow(piece: Piece, moverAt: Place): Place {
    const { count } = this.position.ruleset.pieces;
    let at = piece;
    while (at !== this.mover) {
      const where = this.where[at];
      if (where < HELD) return where;
      if (where >= HELD + count) return -1;
      at = where - HELD;
    }
    return moverAt;
  }

  holderNow(piece: Piece): Piece {
    const where = this.where[piece];
    return where >= HELD && where < HELD + this.position.ruleset.pieces.count ? where - HELD : -1;
  }

  isExit(place: Place): boolean {
    return isExitFor(this.position, this.seat, place);
  }

  /** Whether an unwounded enemy stands at a place whom the mover cannot simply pass (CG-RULING-40). */
  meetsEnemy(place: Place): boolean {
    return this.enemies[place] === 1;
  }

  /** The place by which the mover has come among enemies where he starts, or -1. */
  enteredAtStart(): Place {
    const from = enteredFrom(this.position, this.mover);
    return from >= 0 && this.meetsEnemy(whereIs(this.position, this.mover)) ? from : -1;
  }

  /** The same after a step: whoever enters an enemy's zone leaves it only by where he came from. */
  enteredAfter(from: Place, to: Place): Place {
    return this.ground.kind[to] !== LINE && this.meetsEnemy(to) ? from : -1;
  }

  /** Why the mover may not go on to a place to which a way is free, having come among enemies by another or not (-1). */
  goingRefusal(entered: Place, to: Place): RefusalCode | null {
    if (entered >= 0 && to !== entered) return 'AMONG_ENEMIES';
    return this.isExit(to) && this.meetsEnemy(to) ? 'EXIT_BLOCKED' : null;
  }

  /** Why the mover may not step from a place, by which he came among enemies or not (-1), to another. */
  stepRefusal(from: Place, entered: Place, to: Place): Cause | null {
    return this.wayRefusal(from, to) ?? this.goingRefusal(entered, to);
  }

  linkRefusal(from: Place, entered: Place, link: number): Cause | null {
    return this.stepRefusal(from, entered, this.ground.to[link]);
  }

  private wayRefusal(from: Place, to: Place): Cause | null {
    const { stride, to: leads, blocks } = this.ground;
    let refusal: Cause | null = null;
    for (let link = from * stride; link < (from + 1) * stride; link++) {
      if (leads[link] === to) {
        const stopping = blocks[link] & ~this.passes;
        if (stopping === 0) return null;
        refusal = obstacleRefusal(stopping) ?? refusal;
      } else if (leads[link] <= HIDDEN_ROOM && slotOf(to) === HIDDEN_ROOM - leads[link])
        refusal = 'ROOM_UNREVEALED';
    }
    return refusal ?? this.apartRefusal(from, to);
  }

  /** Why no way leads from a place to another: at a starting zone it matters what one faces there. */
  private apartRefusal(from: Place, to: Place): Cause {
    const { linesFrom } = this.position.ruleset.layout;
    if (from >= linesFrom === to >= linesFrom) return 'NOT_NEXT_TO';
    if (from >= linesFrom) return this.touchesLine(to, from) ? 'FACES_OTHER_ZONE' : FAR_FROM_EDGE;
    return this.touchesLine(from, to) ? FACES_WHAT_IT_LEFT : 'NOT_NEXT_TO';
  }

  /** Whether some way leads from a zone into the starting zone to which this facing belongs. */
  private touchesLine(zone: Place, facing: Place): boolean {
    const { linesFrom, lineOf } = this.position.ruleset.layout;
    const { stride, to } = this.ground;
    for (let link = zone * stride; link < (zone + 1) * stride; link++)
      if (to[link] >= linesFrom && lineOf[to[link] - linesFrom] === lineOf[facing - linesFrom]) return true;
    return false;
  }

  /** The place that stands for the zone in which hands reach a piece, WITH_MOVER, or -1. */
  spotOf(piece: Piece): Place {
    return this.handsAt(this.placeNow(piece, WITH_MOVER));
  }

  /** Whether the mover could reach out for a piece, were he at this place. */
  isHere(piece: Piece, at: Place): boolean {
    const spot = this.spotOf(piece);
    return spot === WITH_MOVER || spot === this.handsAt(at);
  }

  /** Does it; answers what `undo` needs to take it back. */
  handle(packed: number): number {
    const before = this.handled;
    const at = handlingPlace(packed);
    const leave = leftIn(packed);
    const to = receiverIn(packed);
    const take = takenIn(packed);
    if (take >= 0) this.takeUp(at, take);
    if (leave >= 0) this.move(leave, to >= 0 ? HELD + to : at);
    this.passes = this.passesNow();
    return before;
  }

  private takeUp(at: Place, item: Piece): void {
    const { pieces, rules } = this.position.ruleset;
    if (pieces.isCharacter[item] === 1 && !rules.carriedKeeps)
      for (let i = 0; i < this.others; i++)
        if (this.where[this.other[i]] === HELD + item) this.move(this.other[i], at);
    this.move(item, HELD + this.mover);
  }

  undo(before: number): void {
    while (this.handled > before) {
      this.handled--;
      this.handledPeople -= this.position.ruleset.pieces.isCharacter[this.handledPiece[this.handled]];
      this.set(this.handledPiece[this.handled], this.handledFrom[this.handled]);
    }
    this.passes = this.passesNow();
  }

  private move(piece: Piece, where: number): void {
    this.handledPiece[this.handled] = piece;
    this.handledFrom[this.handled++] = this.where[piece];
    this.handledPeople += this.position.ruleset.pieces.isCharacter[piece];
    this.set(piece, where);
  }

  private set(piece: Piece, where: number): void {
    this.count(piece, -1);
    this.where[piece] = where;
    this.count(piece, 1);
  }
}
