/**
 * Whole games from the first decision on, for tests about set-up, turns and endings.
 *
 * Everything that happens goes through the referee. Only to reach a rare situation without playing an hour for it may
 * a test arrange the board itself: `turnUpRooms`, `stand`,
 * `setAside`, `givePoints`.
 */
import type { Action, PieceId } from '../src/model/action.ts';
import { cardsIn } from '../src/combat/cards/hand.ts';
import type { GameOptions } from '../src/model/options.ts';
import { newGame } from '../src/new-game.ts';
import {
  ACTION_HAND,
  ACTIVE,
  AT_SLOT,
  COMBAT_HAND,
  ENDING,
  type Ending,
  ENDINGS,
  FACE_UP,
  IN_BOX,
  IN_HAND,
  JUMPS,
  POINTS,
  SLOT,
  WINNERS,
} from '../src/model/fields.ts';
import { mark, placeOf, type Position, put, whereIs } from '../src/model/position.ts';
import { type GameEvent, eventFor, type AddressedEvent } from '../src/model/events.ts';
import { runOut } from '../src/flow/clock.ts';
import { check, decisions, perform } from '../src/flow/play.ts';
import { type Colour, FLOOR, type Place, ROOM_SQUARES, type Seat } from '../src/vocabulary.ts';
import { Board } from './sketch.ts';

const ROOMS_ACROSS = 2;

/** How a game ended and who won, or that it goes on. */
export interface Outcome {
  readonly ending: Ending;
  readonly winners: readonly Seat[];
}

export const outcomeOf = (p: Position): Outcome => ({
  ending: ENDINGS[p.data[ENDING]],
  winners: [0, 1, 2, 3].filter((seat) => p.data[WINNERS] & (1 << seat)),
});

/** The action cards in a seat's hand. */
export const actionCardsOf = (p: Position, seat: Seat): number[] =>
  [2, 3, 4, 5].filter((card) => p.data[ACTION_HAND + seat] & (1 << card));

/** The combat cards in a seat's hand. */
export const combatCardsOf = (p: Position, seat: Seat): number[] => cardsIn(p.data[COMBAT_HAND + seat]);

export const jumpCardsOf = (p: Position, seat: Seat): number => p.data[JUMPS + seat];

export class WholeGame extends Board {
  /** Everything that has happened, with who heard it. */
  readonly addressed: AddressedEvent[];

  constructor(position: Position, events: AddressedEvent[] = []) {
    super(position, ROOMS_ACROSS);
    this.addressed = events;
  }

  /** All events as one seat heard them; a spectator is seat -1. */
  heard(seat: Seat): GameEvent[] {
    return this.addressed.map((addressed) => eventFor(addressed, seat)).filter((event) => event !== null);
  }

  override do(action: Action, seat = this.seat): GameEvent[] {
    const decision = decisions(this.position).find((one) => one.seat === seat)?.number ?? 0;
    const answer = check(this.position, { seat, decision, action });
    if (!answer.ok)
      throw new Error(
        `${JSON.stringify(action)} is refused: ${answer.refusal.code} (${answer.refusal.rule})`,
      );
    const before = this.addressed.length;
    perform(this.position, seat, answer.packed, (addressed) => this.addressed.push(addressed));
    return this.addressed
      .slice(before)
      .map((addressed) => eventFor(addressed, seat))
      .filter((event) => event !== null);
  }

  /** The clock of a seat runs out. */
  runOut(seat = this.seat): GameEvent[] {
    const before = this.addressed.length;
    runOut(this.position, seat, (addressed) => this.addressed.push(addressed));
    return this.addressed.slice(before).map((addressed) => addressed.event);
  }

  /** The seats that must decide now. */
  get seats(): Seat[] {
    return decisions(this.position).map(({ seat }) => seat);
  }

  get active(): Seat {
    return this.position.data[ACTIVE];
  }

  get outcome(): Outcome {
    return outcomeOf(this.position);
  }

  /** Answers every decision with its first legal answer until another stage is open. */
  finish(...stages: readonly string[]): this {
    while (stages.includes(this.stage)) this.do(this.legal()[0]);
    return this;
  }

  /** Through the whole set-up, first legal answer each time. */
  toFirstTurn(): this {
    return this.finish('choose', 'dismiss', 'deploy', 'lay');
  }

  /** Plays an action card and nothing else. */
  passWith(card: number): this {
    this.do({ type: 'playCard', card });
    this.do({ type: 'endTurn' });
    return this;
  }

  /** Turns with the lowest legal card and no action. */
  pass(turns = 1): this {
    for (let turn = 0; turn < turns; turn++) {
      this.do(this.legal('playCard')[0]);
      this.do({ type: 'endTurn' });
    }
    return this;
  }

  /** The pieces of a seat of which `test` holds. */
  pieces(seat: Seat, test: (where: number, isCharacter: boolean) => boolean = () => true): PieceId[] {
    const { pieces } = this.position.ruleset;
    return pieces.ids.filter(
      (_id, piece) =>
        pieces.owner[piece] === seat && test(whereIs(this.position, piece), pieces.isCharacter[piece] === 1),
    );
  }

  /** The pieces of a seat that are in this game at all. */
  team(seat: Seat, characters: boolean): PieceId[] {
    return this.pieces(seat, (where, isCharacter) => where !== IN_BOX && isCharacter === characters);
  }

  inHand(seat: Seat): PieceId[] {
    return this.pieces(seat, (where) => where === IN_HAND);
  }

  /** The tokens of either seat on the room of a slot. */
  tokensAt(slot: number): PieceId[] {
    return [0, 1].flatMap((seat) => this.pieces(seat, (where) => where === AT_SLOT + slot));
  }

  /** The starting squares of a line, as places. */
  dots(colour: Colour): readonly Place[] {
    const { layout, colours } = this.position.ruleset;
    return layout.lines.find((line) => line.owner === colours.indexOf(colour))?.dots ?? [];
  }

  /** Turns every room face up as it lies; tokens that wait there go back to their owners' hands. */
  turnUpRooms(): this {
    const { ruleset, data } = this.position;
    ruleset.layout.slots.forEach((_slot, slot) => {
      data[SLOT + slot] |= FACE_UP;
    });
    for (let piece = 0; piece < ruleset.pieces.count; piece++)
      if (whereIs(this.position, piece) >= AT_SLOT && whereIs(this.position, piece) < IN_HAND)
        put(this.position, piece, IN_HAND);
    ruleset.terrain.refresh(this.position);
    return this;
  }

  /** The steps from a floor square of a room onto a line, one for each open square of that line, from the west. */
  gaps(colour: Colour): { readonly inside: Place; readonly outside: Place }[] {
    const { ruleset } = this.position;
    const { terrain, layout } = ruleset;
    terrain.refresh(this.position);
    const found: { inside: Place; outside: Place }[] = [];
    for (let inside = 0; inside < layout.slots.length * ROOM_SQUARES; inside++) {
      if (terrain.kind[inside] !== FLOOR) continue;
      for (let direction = 0; direction < 4; direction++) {
        const outside = terrain.neighbour[inside * 4 + direction];
        const isOpen = terrain.blocks[inside * 4 + direction] === 0;
        if (!isOpen || outside < layout.linesFrom) continue;
        const line = layout.lines[layout.lineOf[outside - layout.linesFrom]];
        if (line?.owner === ruleset.colours.indexOf(colour)) found.push({ inside, outside });
      }
    }
    return found.sort((a, b) => a.outside - b.outside);
  }

  /** Stands a piece on a place, with marks. */
  stand(id: PieceId, place: Place, marks = 0): this {
    const { position } = this;
    const piece = this.piece(id);
    const from = placeOf(position, piece);
    put(position, piece, place);
    mark(position, piece, marks);
    for (const square of [from, place])
      if (square >= 0) position.ruleset.policies.stacking.settle(position, square);
    return this;
  }

  /** Takes pieces off the board, alive and out of everybody's way, like tokens that have not been laid. */
  setAside(...ids: readonly PieceId[]): this {
    for (const id of ids) put(this.position, this.piece(id), IN_HAND);
    return this;
  }

  givePoints(seat: Seat, points: number): this {
    this.position.data[POINTS + seat] = points;
    return this;
  }
}

/** Actions in an order that does not depend on how they were listed, for comparing. */
export const inOrder = (actions: readonly unknown[]): string[] =>
  actions.map((action) => JSON.stringify(action)).sort();

/** A new game, before its first decision. */
export function startGame(options: GameOptions, seed = 'a labyrinth'): WholeGame {
  const events: AddressedEvent[] = [];
  return new WholeGame(
    newGame(options, seed, (one) => events.push(one)),
    events,
  );
}
