/** A position with short ways to ask and to play, for tests that begin with a drawing. */
import type { Action, Handling, PieceId } from '../src/model/action.ts';
import { ActionList } from '../src/model/packed-action.ts';
import {
  ACTIVE,
  AP,
  AT_SLOT,
  HELD,
  KILLED,
  LEFT,
  POINTS,
  REMOVED,
  SAVED,
  SLOT,
  TURNED,
} from '../src/model/fields.ts';
import { isWounded, loadOf, placeOf, type Position, whereIs } from '../src/model/position.ts';
import type { Refusal, RefusalCode } from '../src/refusals.ts';
import { type GameEvent, eventFor } from '../src/model/events.ts';
import { stageOf } from '../src/turn/turn-and-game-end.ts';
import { check, decisions, decode, list, perform } from '../src/flow/play.ts';
import { fillFromSketch } from './position-sketch.ts';
import { type Colour, ROOM_SIDE, ROOM_SQUARES } from '../src/vocabulary.ts';

/** A drawn position with short ways to ask and to play. Everything goes through the referee, as callers do. */
export class Board {
  readonly position: Position;
  /** Where each letter of the drawing stands. */
  readonly marks = new Map<string, number>();
  /** Everything that has happened since the drawing, as everybody heard it (a seat's own secrets included). */
  readonly events: GameEvent[] = [];
  private readonly across: number;

  constructor(position: Position, across: number) {
    this.position = position;
    this.across = across;
  }

  /** The place of a square of the drawing, counted from 0 in the north-west; rooms are drawn unturned. */
  place(x: number, y: number): number {
    const slot = Math.floor(y / ROOM_SIDE) * this.across + Math.floor(x / ROOM_SIDE);
    return slot * ROOM_SQUARES + (y % ROOM_SIDE) * ROOM_SIDE + (x % ROOM_SIDE);
  }

  /** A square of a line, counted from 1 in the west. */
  line(colour: Colour, square: number): number {
    const { layout, colours } = this.position.ruleset;
    const line = layout.lines.find((one) => one.owner === colours.indexOf(colour));
    return (line?.first ?? 0) + square - 1;
  }

  /** The place of a letter of the drawing. */
  at(letter: string): number {
    const place = this.marks.get(letter);
    if (place === undefined) throw new Error(`There is no "${letter}" in the drawing`);
    return place;
  }

  piece(id: PieceId): number {
    const piece = this.position.ruleset.pieces.byId.get(id);
    if (piece === undefined) throw new Error(`There is no piece "${id}"`);
    return piece;
  }

  /** Puts every piece where a sketch of a part of this board says (position-sketch.ts). */
  sketched(text: string): void {
    for (const [mark, place] of fillFromSketch(this.position, text)) this.marks.set(mark, place);
  }

  /** Sets who carries what, everywhere. */
  settle(): void {
    const { ruleset } = this.position;
    ruleset.terrain.refresh(this.position);
    for (let place = 0; place < ruleset.layout.places; place++)
      ruleset.policies.stacking.settle(this.position, place);
  }

  /** A move along letters of the drawing: `walk('blue-naga', 'a12')`, with handlings by step. */
  walk(piece: PieceId, letters: string, handlings: readonly Handling[] = []): Action {
    const path = Array.from(letters).map((letter) => this.at(letter));
    return handlings.length > 0 ? { type: 'move', piece, path, handlings } : { type: 'move', piece, path };
  }

  /** A move along places. */
  walkPlaces(piece: PieceId, path: readonly number[], handlings: readonly Handling[] = []): Action {
    return handlings.length > 0 ? { type: 'move', piece, path, handlings } : { type: 'move', piece, path };
  }

  /** The seat that must decide now (the first of them). */
  get seat(): number {
    return decisions(this.position)[0]?.seat ?? -1;
  }

  get stage(): string {
    return stageOf(this.position);
  }

  /** The refusal of an action of the seat that decides (or of another seat), or null if it is legal. */
  refusal(action: Action, seat = this.seat): Refusal | null {
    const decision = decisions(this.position).find((one) => one.seat === seat)?.number ?? 0;
    const answer = check(this.position, { seat, decision, action });
    return answer.ok ? null : answer.refusal;
  }

  /** The code of that refusal, or null. */
  why(action: Action, seat = this.seat): RefusalCode | null {
    return this.refusal(action, seat)?.code ?? null;
  }

  /** Performs an action; an illegal one is a fault of the test. Answers what was told to everybody. */
  do(action: Action, seat = this.seat): GameEvent[] {
    const decision = decisions(this.position).find((one) => one.seat === seat)?.number ?? 0;
    const answer = check(this.position, { seat, decision, action });
    if (!answer.ok)
      throw new Error(
        `${JSON.stringify(action)} is refused: ${answer.refusal.code} (${answer.refusal.rule})`,
      );
    const told: GameEvent[] = [];
    perform(this.position, seat, answer.packed, (event) => {
      const heard = eventFor(event, seat);
      if (heard) told.push(heard);
    });
    this.events.push(...told);
    return told;
  }

  /** An attack with both cards: answers the totals and the winner as told. */
  fight(
    piece: PieceId,
    target: PieceId,
    attackCard: number,
    defenceCard: number,
    joiners: readonly PieceId[] = [],
  ): { attack: number; defence: number; winner: number | null } {
    this.do(
      joiners.length > 0 ? { type: 'attack', piece, target, joiners } : { type: 'attack', piece, target },
    );
    const attackSeat = this.position.data[ACTIVE];
    if (this.stage === 'count') this.do({ type: 'countCards', count: 1 });
    while (this.stage === 'name') this.do({ type: 'nameCard', card: null });
    const told: GameEvent[] = [];
    while (this.stage === 'layCard')
      told.push(...this.do({ type: 'layCard', card: this.seat === attackSeat ? attackCard : defenceCard }));
    const fought = told.find((event) => event.type === 'combatFought');
    if (fought?.type !== 'combatFought') throw new Error('No combat was fought');
    return { attack: fought.attack, defence: fought.defence, winner: fought.winner };
  }

  /** Every legal action of the seat that decides, optionally of one type and of one piece. */
  legal(type?: Action['type'], piece?: PieceId, seat = this.seat): Action[] {
    const out = new ActionList();
    list(this.position, seat, out);
    const actions = Array.from({ length: out.length }, (_, i) => decode(this.position, seat, out.packed(i)));
    return actions.filter(
      (action) =>
        (type === undefined || action.type === type) &&
        (piece === undefined || ('piece' in action && action.piece === piece)),
    );
  }

  /** Where a figure could end a move without handling anything: a picture with the number of steps. */
  reach(piece: PieceId): string {
    const ends = new Map<number, number>();
    let out = false;
    for (const action of this.legal('move', piece)) {
      if (action.type !== 'move' || action.handlings) continue;
      const end = action.path[action.path.length - 1];
      if (end >= this.position.ruleset.layout.linesFrom) out = true;
      ends.set(end, action.path.length - 1);
    }
    const rows: string[] = [];
    const down = this.position.ruleset.layout.slots.length / this.across;
    for (let y = 0; y < down * ROOM_SIDE; y++) {
      let row = '';
      for (let x = 0; x < this.across * ROOM_SIDE; x++) row += ends.get(this.place(x, y)) ?? '.';
      rows.push(row);
    }
    if (out) rows.push('line');
    return rows.join('\n');
  }

  /** Where a piece is, in words: a place, `held by ID`, or how it went out of play. */
  where(id: PieceId): string | number {
    const where = whereIs(this.position, this.piece(id));
    if (where < HELD) return where;
    if (where < AT_SLOT) return `held by ${this.position.ruleset.pieces.ids[where - HELD]}`;
    if (where < AT_SLOT + 100) return `at room ${where - AT_SLOT}`;
    return (
      { [REMOVED]: 'removed', [LEFT]: 'left', [SAVED]: 'saved', [KILLED]: 'killed' }[where] ?? 'not in play'
    );
  }

  /** The place of a piece, its carrier's if it is carried; -1 when it is out of play. */
  placeOf(id: PieceId): number {
    return placeOf(this.position, this.piece(id));
  }

  isWounded(id: PieceId): boolean {
    return isWounded(this.position, this.piece(id));
  }

  /** What a piece carries, or null. */
  loadOf(id: PieceId): PieceId | null {
    const load = loadOf(this.position, this.piece(id));
    return load < 0 ? null : this.position.ruleset.pieces.ids[load];
  }

  points(colour: 'blue' | 'yellow'): number {
    return this.position.data[POINTS + (colour === 'blue' ? 0 : 1)];
  }

  get ap(): number {
    return this.position.data[AP];
  }

  /** Quarter turns of the room in a slot. */
  turned(slot: number): number {
    return this.position.data[SLOT + slot] & TURNED;
  }
}
