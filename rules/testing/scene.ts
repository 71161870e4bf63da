/**
 * Crowded positions by chance: what whole games reach once in a thousand, here on every second board.
 *
 * A scene is a position in the middle of a turn that satisfies every invariant: rooms mostly face up, figures,
 * wounded and objects close together, Ropes and climbers on pits. Same options and seed, same scene.
 */
import { handOf } from '../src/combat/cards.ts';
import { Chance } from '../src/chance.ts';
import { bit } from '../src/content/ability.ts';
import type { GameOptions } from '../src/editions/options.ts';
import { newGame } from '../src/new-game.ts';
import {
  ACTION_HAND,
  ACTIVE,
  AP,
  AT_SLOT,
  COMBAT_HAND,
  EXITS,
  FACE_UP,
  FIRST_PLAYER,
  GATE_SHIFT,
  HELD,
  HIGHEST,
  HURT,
  IN_BOX,
  JUMPS,
  KILLED,
  KILLS,
  LAST_CARD,
  LEFT,
  POINTS,
  REMOVED,
  ROOM_IN,
  SLOT,
  SPENT,
  TURN,
  WOUNDED,
} from '../src/position/fields.ts';
import {
  isFaceUp,
  isWounded,
  loadOf,
  mark,
  type Position,
  put,
  setOwnPoints,
  whereIs,
} from '../src/position/position.ts';
import { openStage } from '../src/turn/flow.ts';
import { PIT, type Piece, type Place, ROOM_SQUARES, type Seat } from '../src/vocabulary.ts';
import { handAtStart } from './invariants/cards.ts';

const ON_PITS = bit('onPits');
const SPANS_PITS = bit('spansPits');
/** Weapons and shields do nothing on the floor. */
const FOR_HANDS = bit('strikesFar') | bit('shoots') | bit('shielded');
const CARDS = [2, 3, 4, 5];

export function sceneByChance(options: GameOptions, seed: string): Position {
  return new SceneMaker(newGame(options, seed), new Chance(`${seed}/scene`)).make();
}

class SceneMaker {
  private readonly p: Position;
  private readonly chance: Chance;
  /** Squares that nobody has taken yet, in random order: the crowded ones first. */
  private free: Place[] = [];

  constructor(p: Position, chance: Chance) {
    this.p = p;
    this.chance = chance;
  }

  make(): Position {
    this.openRooms();
    this.dealCards();
    const { pieces, seats } = this.p.table;
    const all = [...Array(pieces.count).keys()];
    for (let seat = 0; seat < seats; seat++) {
      const own = this.chance.shuffled(all.filter((piece) => pieces.owner[piece] === seat));
      this.enter(
        seat,
        own.filter((piece) => pieces.isCharacter[piece] === 1),
      );
    }
    this.enterObjects(this.chance.shuffled(all.filter((piece) => pieces.isCharacter[piece] === 0)));
    this.shareWounded();
    this.settleOnPits();
    return this.p;
  }

  private oneIn(many: number): boolean {
    return this.chance.below(many) === 0;
  }

  private openRooms(): void {
    const { data, table } = this.p;
    const { layout } = table;
    const slots = [...layout.slots.keys()];
    for (const slot of slots) {
      if (this.oneIn(6)) continue;
      data[SLOT + slot] |= FACE_UP;
      const gates = table.rooms[data[ROOM_IN + slot]].portcullises;
      for (let gate = 0; gate < gates; gate++)
        if (this.oneIn(2)) data[SLOT + slot] |= (1 + this.chance.below(2)) << (GATE_SHIFT + 2 * gate);
    }
    table.terrain.refresh(this.p);
    const squares = (slot: number): Place[] =>
      isFaceUp(this.p, slot)
        ? Array.from({ length: ROOM_SQUARES }, (_, square) => slot * ROOM_SQUARES + square)
        : [];
    const [first, second, ...others] = this.chance.shuffled(slots);
    const lines = Array.from({ length: layout.places - layout.linesFrom }, (_, i) => layout.linesFrom + i);
    this.free = [
      ...this.chance.shuffled(squares(first)),
      ...this.chance.shuffled([...squares(second), ...lines]),
      ...this.chance.shuffled(others.flatMap(squares)),
    ];
  }

  /** A turn in the second cycle or later: hands follow from the number of turns. */
  private dealCards(): void {
    const { data, table } = this.p;
    const { seats } = table;
    data[TURN] = 9 + this.chance.below(8);
    data[ACTIVE] = (data[FIRST_PLAYER] + data[TURN] - 1) % seats;
    data[HIGHEST] = 5;
    for (let seat = 0; seat < seats; seat++) {
      const place = (seat - data[FIRST_PLAYER] + seats) % seats;
      const played = (Math.floor((data[TURN] - 1 - place) / seats) + 1) % CARDS.length;
      const cards = this.chance.shuffled(CARDS);
      const gone = played === 0 && seat === data[ACTIVE] ? CARDS.length : played;
      data[ACTION_HAND + seat] = cards.slice(gone).reduce((hand, card) => hand | (1 << card), 0);
      data[LAST_CARD + seat] = cards[0];
      data[JUMPS + seat] = this.chance.below(table.scenario.jumpCards + 1);
      const hand = handAtStart(table, seat).flatMap((count, card) =>
        Array.from({ length: count }, () => card),
      );
      data[COMBAT_HAND + seat] = handOf(hand.filter((card) => card === 0 || this.oneIn(2)));
    }
    data[AP] = Math.min(data[LAST_CARD + data[ACTIVE]], 1 + this.chance.below(5)) - (this.oneIn(10) ? 1 : 0);
    openStage(this.p, 'act', data[ACTIVE]);
  }

  /** Characters: most on the board, some wounded, one at most hidden, out or dead. */
  private enter(seat: Seat, own: readonly Piece[]): void {
    const { teamSizes } = this.p.table;
    own.forEach((piece, index) => {
      if (index >= (teamSizes[seat] ?? 0)) put(this.p, piece, IN_BOX);
      else if (index > 1 || !this.sendAway(piece, seat)) this.stand(piece, seat);
    });
  }

  private sendAway(piece: Piece, seat: Seat): boolean {
    const { data, table } = this.p;
    if (!['points', 'allOut'].includes(table.policies.goal.id)) return false;
    const hidden = this.hiddenSlot(true);
    const draw = this.chance.below(6);
    if (draw === 0 && hidden >= 0) put(this.p, piece, AT_SLOT + hidden);
    else if (draw === 1 && data[EXITS + seat] === 0) {
      put(this.p, piece, LEFT);
      data[EXITS + seat]++;
      data[POINTS + seat] += 1 + table.pieces.exitPoints[piece];
    } else if (draw === 2 && data[KILLS + 1 - seat] === 0 && table.scenario.combatCards.length > 0) {
      put(this.p, piece, KILLED);
      data[KILLS + 1 - seat]++;
      data[POINTS + 1 - seat]++;
    } else return false;
    return true;
  }

  /** A room that lies face down and still takes a token of this kind, or -1. */
  private hiddenSlot(character: boolean): number {
    const { layout, pieces } = this.p.table;
    return layout.slots.findIndex((slot, index) => {
      if (isFaceUp(this.p, index) || (slot.kinds !== 'any' && (slot.kinds === 'characters') !== character))
        return false;
      let laid = 0;
      for (let piece = 0; piece < pieces.count; piece++)
        if (whereIs(this.p, piece) === AT_SLOT + index) laid++;
      return laid < slot.capacity;
    });
  }

  private stand(piece: Piece, seat: Seat): void {
    const { layout, lineRule, pieces, scenario } = this.p.table;
    const climbs = (pieces.traits[piece] & ON_PITS) !== 0;
    const index = this.free.findIndex((place) => {
      if (place >= layout.linesFrom)
        return lineRule[seat * layout.lines.length + layout.lineOf[place - layout.linesFrom]] === 0;
      return climbs || !this.isPit(place);
    });
    const place = this.free.splice(index, 1)[0];
    put(this.p, piece, place);
    const mayBeWounded = scenario.combatCards.length > 0 && !this.isPit(place);
    if (mayBeWounded && this.oneIn(3)) mark(this.p, piece, this.oneIn(4) ? WOUNDED | HURT : WOUNDED);
    else if (scenario.combatCards.length > 0 && this.oneIn(12)) mark(this.p, piece, SPENT);
    else if (seat === this.p.data[ACTIVE] && this.oneIn(20))
      setOwnPoints(this.p, piece, 1 + this.chance.below(4));
  }

  private isPit(place: Place): boolean {
    return this.p.table.terrain.kind[place] === PIT;
  }

  /** Objects: in hands, on the floor, Ropes on pits, one in six gone. */
  private enterObjects(objects: readonly Piece[]): void {
    const { pieces, scenario, layout } = this.p.table;
    const entered = new Uint8Array(pieces.count);
    for (const object of objects) {
      const seat = pieces.owner[object];
      const most = scenario.teamSize?.objects ?? pieces.count;
      if (++entered[seat] > most) {
        put(this.p, object, IN_BOX);
        continue;
      }
      const rope = (pieces.traits[object] & SPANS_PITS) !== 0;
      const hidden = this.hiddenSlot(false);
      if (this.oneIn(8) && hidden >= 0) put(this.p, object, AT_SLOT + hidden);
      else if (!rope && this.oneIn(8)) put(this.p, object, REMOVED);
      else if ((pieces.traits[object] & FOR_HANDS || this.oneIn(2)) && this.give(object)) continue;
      else {
        const floor = this.free.findIndex((place) => place < layout.linesFrom && this.isPit(place) === rope);
        const any =
          floor >= 0 ? floor : this.free.findIndex((place) => place < layout.linesFrom && !this.isPit(place));
        const place = any < 0 ? undefined : this.free.splice(any, 1)[0];
        put(this.p, object, place ?? REMOVED);
      }
    }
  }

  private give(object: Piece): boolean {
    const bearers = this.onBoard().filter((piece) => loadOf(this.p, piece) < 0);
    if (bearers.length === 0) return false;
    put(this.p, object, HELD + bearers[this.chance.below(bearers.length)]);
    return true;
  }

  private onBoard(): Piece[] {
    const { pieces } = this.p.table;
    return [...Array(pieces.count).keys()].filter(
      (piece) => pieces.isCharacter[piece] === 1 && whereIs(this.p, piece) < HELD,
    );
  }

  /** Some wounded lie on the shoulders of friends. */
  private shareWounded(): void {
    const { pieces } = this.p.table;
    for (const wounded of this.onBoard()) {
      if (!isWounded(this.p, wounded) || loadOf(this.p, wounded) >= 0 || !this.oneIn(3)) continue;
      const bearer = this.onBoard().find(
        (piece) =>
          !isWounded(this.p, piece) &&
          pieces.owner[piece] === pieces.owner[wounded] &&
          loadOf(this.p, piece) < 0,
      );
      if (bearer !== undefined) put(this.p, wounded, HELD + bearer);
    }
  }

  private opensToPit(place: Place): boolean {
    const { neighbour, blocks } = this.p.table.terrain;
    for (let edge = place * 4; edge < place * 4 + 4; edge++)
      if (neighbour[edge] >= 0 && blocks[edge] === 0 && this.isPit(neighbour[edge])) return true;
    return false;
  }

  /** Whoever holds a Rope may hang over a pit, best of all next to another one. */
  private settleOnPits(): void {
    const { traits } = this.p.table.pieces;
    for (const piece of this.onBoard()) {
      const load = loadOf(this.p, piece);
      if (load < 0 || !(traits[load] & SPANS_PITS) || this.oneIn(3)) continue;
      const twin = this.free.findIndex((place) => this.isPit(place) && this.opensToPit(place));
      const pit = twin >= 0 ? twin : this.free.findIndex((place) => this.isPit(place));
      if (pit >= 0) put(this.p, piece, this.free.splice(pit, 1)[0]);
    }
  }
}
