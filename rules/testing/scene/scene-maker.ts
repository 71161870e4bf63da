/**
 * What the scenes of all editions have in common: rooms mostly face up, cards in hand, some pieces hidden or gone.
 * Where the others stand is for each kind of labyrinth to say.
 */
import type { Chance } from '../../src/chance.ts';
import { handOf } from '../../src/combat/cards/hand.ts';
import {
  ACTIVE,
  ARRANGEMENT,
  AT_SLOT,
  COMBAT_HAND,
  EXITS,
  FACE_UP,
  FIRST_PLAYER,
  PORTCULLIS_SHIFT,
  HELD,
  IN_BOX,
  JUMPS,
  KILLED,
  KILLS,
  LEFT,
  POINTS,
  ROOM_IN,
  SLOT,
  TURN,
} from '../../src/model/fields.ts';
import { isFaceUp, type Position, put, whereIs } from '../../src/model/position.ts';
import type { Piece, Seat } from '../../src/vocabulary.ts';
import { handAtStart } from '../invariants/cards.ts';

export abstract class SceneMaker {
  protected readonly p: Position;
  protected readonly chance: Chance;

  constructor(p: Position, chance: Chance) {
    this.p = p;
    this.chance = chance;
  }

  make(): Position {
    this.openRooms();
    this.prepare();
    this.dealCards();
    this.arrange();
    const { pieces, seats } = this.p.ruleset;
    const all = [...Array(pieces.count).keys()];
    for (let seat = 0; seat < seats; seat++) {
      const own = this.chance.shuffled(all.filter((piece) => pieces.owner[piece] === seat));
      this.enter(
        seat,
        own.filter((piece) => pieces.isCharacter[piece] === 1),
      );
    }
    this.enterObjects(this.chance.shuffled(all.filter((piece) => pieces.isCharacter[piece] === 0)));
    this.finish();
    return this.p;
  }

  /** Once the rooms lie: looks where something can stand. */
  protected abstract prepare(): void;
  /** Gives points to spend and opens the stage in which they are spent. */
  protected abstract openTurn(): void;
  protected abstract stand(piece: Piece, seat: Seat): void;
  protected abstract enterObjects(objects: readonly Piece[]): void;
  protected abstract finish(): void;

  protected oneIn(many: number): boolean {
    return this.chance.below(many) === 0;
  }

  private openRooms(): void {
    const { data, ruleset } = this.p;
    // Some things begin only when every room has been seen (MP-MURDER-9).
    const all = this.p.ruleset.seats > 2 && this.oneIn(2);
    for (const slot of ruleset.layout.slots.keys()) {
      if (!all && this.oneIn(6)) continue;
      data[SLOT + slot] |= FACE_UP;
      const gates = ruleset.rooms[data[ROOM_IN + slot]].portcullises;
      for (let gate = 0; gate < gates; gate++)
        if (this.oneIn(2)) data[SLOT + slot] |= (1 + this.chance.below(2)) << (PORTCULLIS_SHIFT + 2 * gate);
    }
    ruleset.ground.refresh(this.p);
  }

  /** Rooms that can be moved lie as they may in the middle of a turn. */
  private arrange(): void {
    const { data, ruleset } = this.p;
    const { length } = ruleset.layout.arrangements;
    if (length === 1) return;
    data[ARRANGEMENT] = this.chance.below(length);
    if (ruleset.policies.boardEffects.fault?.(this.p)) data[ARRANGEMENT] = 0;
    ruleset.ground.refresh(this.p);
  }

  /** A turn in the second cycle or later. */
  private dealCards(): void {
    const { data, ruleset } = this.p;
    data[TURN] = 9 + this.chance.below(8);
    data[ACTIVE] = (data[FIRST_PLAYER] + data[TURN] - 1) % ruleset.seats;
    for (let seat = 0; seat < ruleset.seats; seat++) {
      data[JUMPS + seat] = this.chance.below(ruleset.scenario.jumpCards + 1);
      const hand = handAtStart(ruleset, seat).flatMap((count, card) =>
        Array.from({ length: count }, () => card),
      );
      data[COMBAT_HAND + seat] = handOf(hand.filter((card) => card === 0 || this.oneIn(2)));
    }
    this.openTurn();
  }

  /** Characters: most on the board, some wounded, one at most hidden, out or dead. */
  private enter(seat: Seat, own: readonly Piece[]): void {
    const { teamSizes } = this.p.ruleset;
    own.forEach((piece, index) => {
      if (index >= (teamSizes[seat] ?? 0)) put(this.p, piece, IN_BOX);
      else if (index > 1 || !this.sendAway(piece, seat)) this.stand(piece, seat);
    });
  }

  private sendAway(piece: Piece, seat: Seat): boolean {
    const { data, ruleset } = this.p;
    if (!['points', 'allOut'].includes(ruleset.policies.goal.id)) return false;
    const draw = this.chance.below(6);
    if (draw === 0 && this.hide(piece)) return true;
    if (draw === 1 && data[EXITS + seat] === 0) {
      put(this.p, piece, LEFT);
      data[EXITS + seat]++;
      data[POINTS + seat] += 1 + ruleset.pieces.exitPoints[piece];
      return true;
    }
    const killer = (seat + 1) % ruleset.seats;
    const mayDie = ruleset.scenario.combatCards.length > 0 && ruleset.policies.scoring.perDeath > 0;
    if (draw !== 2 || data[KILLS + killer] > 0 || !mayDie) return false;
    put(this.p, piece, KILLED);
    data[KILLS + killer]++;
    data[POINTS + killer]++;
    return true;
  }

  /** Lays a piece on a room that lies face down and still takes a token of its kind, if there is one. */
  protected hide(piece: Piece): boolean {
    const { layout, pieces } = this.p.ruleset;
    const character = pieces.isCharacter[piece] === 1;
    const hidden = layout.slots.findIndex((slot, index) => {
      if (isFaceUp(this.p, index) || (slot.kinds !== 'any' && (slot.kinds === 'characters') !== character))
        return false;
      let laid = 0;
      for (let other = 0; other < pieces.count; other++)
        if (whereIs(this.p, other) === AT_SLOT + index) laid++;
      return laid < slot.capacity;
    });
    if (hidden >= 0) put(this.p, piece, AT_SLOT + hidden);
    return hidden >= 0;
  }

  /** Every character that stands somewhere by itself. */
  protected onBoard(): Piece[] {
    const { pieces } = this.p.ruleset;
    return [...Array(pieces.count).keys()].filter(
      (piece) => pieces.isCharacter[piece] === 1 && whereIs(this.p, piece) < HELD,
    );
  }
}
