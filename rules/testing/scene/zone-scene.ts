/**
 * Crowded zones: figures, wounded and objects close together, full hands, figures that have just come among enemies,
 * fallen walls.
 */
import type { ActionType } from '../../src/model/action.ts';
import { bit } from '../../src/model/ability.ts';
import { ZONE_ICONS } from '../../src/map/zones-of-a-room.ts';
import {
  ACTIVE,
  AP,
  BROKE_WALLS,
  FACE_UP,
  PORTCULLIS_BROKEN,
  PORTCULLIS_SHIFT,
  HELD,
  HURT,
  IN_BOX,
  REMOVED,
  ROOM_IN,
  SAVINGS,
  SLOT,
  SPENT,
  WALLS_BROKEN,
  WOUNDED,
} from '../../src/model/fields.ts';
import {
  abilityOf,
  hostile,
  isFaceUp,
  isWounded,
  loadsOf,
  mark,
  noteUse,
  placeOf,
  put,
  setEnteredFrom,
  traitsOf,
  whereIs,
} from '../../src/model/position.ts';
import { openStage } from '../../src/turn/turn-and-game-end.ts';
import { type Piece, type Place, ROOM_SQUARES, type Seat } from '../../src/vocabulary.ts';
import { SceneMaker } from './scene-maker.ts';

const OVER_ENEMIES = bit('overEnemies');
const CASTS_SPELLS = bit('castsSpells');
/** What only spellcasters can do with an object. */
const MAGIC: readonly ActionType[] = ['fireball', 'invert'];
/** Characters of one player in a zone. */
const MOST_IN_ZONE = 3;
/** So many zones hold most of the pieces. */
const CROWDED = 5;
const MOST_SAVED = 3;
const MOST_POINTS = 6;

export class ZoneScene extends SceneMaker {
  /** Places in random order, the crowded ones first. */
  private places: Place[] = [];

  protected prepare(): void {
    const { layout } = this.p.ruleset;
    const zones = [...layout.slots.keys()]
      .filter((slot) => isFaceUp(this.p, slot))
      .flatMap((slot) => ZONE_ICONS.map((_icon, zone) => slot * ROOM_SQUARES + zone));
    const lines = Array.from({ length: layout.places - layout.linesFrom }, (_, i) => layout.linesFrom + i);
    const [first, ...others] = this.chance.shuffled(zones);
    // Neighbours of one zone, so that there is somebody to meet.
    const near = first === undefined ? [] : this.chance.shuffled([first, ...this.linked(first)]);
    this.places = [...new Set([...near, ...this.chance.shuffled([...others, ...lines])])];
  }

  private linked(place: Place): Place[] {
    const { stride, to } = this.p.ruleset.ground;
    return Array.from(to.subarray(place * stride, (place + 1) * stride)).filter((next) => next >= 0);
  }

  protected openTurn(): void {
    const { data, ruleset } = this.p;
    for (let seat = 0; seat < ruleset.seats; seat++)
      data[SAVINGS + seat] = seat === data[ACTIVE] ? 0 : this.chance.below(MOST_SAVED + 1);
    data[AP] = this.oneIn(10) ? 0 : 1 + this.chance.below(MOST_POINTS);
    openStage(this.p, 'act', data[ACTIVE]);
  }

  /** Most in the crowded zones, the others anywhere. */
  protected stand(piece: Piece, seat: Seat): void {
    const crowded = this.oneIn(4) ? [] : this.chance.shuffled(this.places.slice(0, CROWDED));
    const place = [...crowded, ...this.chance.shuffled(this.places)].find(
      (one) => this.isHome(one, seat) && this.countIn(one, seat) < MOST_IN_ZONE,
    );
    if (place === undefined) throw new Error('There is no room for everybody');
    put(this.p, piece, place);
    if (this.p.ruleset.scenario.combatCards.length === 0) return;
    if (this.oneIn(3)) mark(this.p, piece, this.oneIn(4) ? WOUNDED | HURT : WOUNDED);
    else if (this.oneIn(12)) mark(this.p, piece, SPENT);
    else if (seat === this.p.data[ACTIVE]) this.markUsed(piece);
  }

  /** What may be done once a turn has been done by some. */
  private markUsed(piece: Piece): void {
    for (const question of ['weapon', 'freeAttack'] as const) {
      const ability = abilityOf(this.p, piece, question);
      if (ability && this.oneIn(3)) noteUse(this.p, piece, ability);
    }
  }

  private isHome(place: Place, seat: Seat): boolean {
    const { layout, lineRule } = this.p.ruleset;
    if (place < layout.linesFrom) return true;
    return lineRule[seat * layout.lines.length + layout.lineOf[place - layout.linesFrom]] === 0;
  }

  /** Characters of a seat in a zone; a starting zone is one, whatever they face. */
  private countIn(place: Place, seat: Seat): number {
    const { layout, pieces } = this.p.ruleset;
    const zoneOf = (at: Place): number =>
      at < layout.linesFrom ? at : layout.linesFrom + layout.lineOf[at - layout.linesFrom];
    return this.onBoard().filter(
      (piece) => pieces.owner[piece] === seat && zoneOf(whereIs(this.p, piece)) === zoneOf(place),
    ).length;
  }

  private room(piece: Piece): number {
    const { capacity, woundedCapacity } = this.p.ruleset.pieces;
    return (isWounded(this.p, piece) ? woundedCapacity : capacity)[piece] - loadsOf(this.p, piece).length;
  }

  /** Objects: in hands, of wounded too, on the floor, one in eight gone. */
  protected enterObjects(objects: readonly Piece[]): void {
    const { pieces, scenario, layout } = this.p.ruleset;
    const entered = new Uint8Array(pieces.count);
    for (const object of objects) {
      const seat = pieces.owner[object];
      if (++entered[seat] > (scenario.teamSize?.objects ?? pieces.count)) put(this.p, object, IN_BOX);
      else if (this.oneIn(8) && this.hide(object)) continue;
      else if (this.oneIn(8)) put(this.p, object, REMOVED);
      else if (this.oneIn(3) || !this.give(object)) {
        const floor = this.places.slice(0, CROWDED * 2).filter((place) => place < layout.linesFrom);
        put(this.p, object, floor.length > 0 ? floor[this.chance.below(floor.length)] : REMOVED);
      }
    }
  }

  private give(object: Piece): boolean {
    const free = this.onBoard().filter((piece) => this.room(piece) > 0);
    const casters = free.filter((piece) => traitsOf(this.p, piece) & CASTS_SPELLS);
    // A scroll does nothing in other hands.
    const bearers = this.isMagic(object) && casters.length > 0 && !this.oneIn(3) ? casters : free;
    if (bearers.length === 0) return false;
    put(this.p, object, HELD + bearers[this.chance.below(bearers.length)]);
    return true;
  }

  private isMagic(object: Piece): boolean {
    const { pieces, kindNumbers } = this.p.ruleset;
    return MAGIC.some((type) => pieces.actions[object].includes(kindNumbers[type]));
  }

  protected finish(): void {
    this.shareWounded();
    this.breakWalls();
    this.comeAmongEnemies();
  }

  /** Some wounded lie on the shoulders of friends in their zone, with what they hold if the table lets them. */
  private shareWounded(): void {
    const { pieces, rules } = this.p.ruleset;
    for (const wounded of this.onBoard()) {
      if (!isWounded(this.p, wounded) || !this.oneIn(3)) continue;
      if (!rules.carriedKeeps && loadsOf(this.p, wounded).length > 0) continue;
      const bearer = this.onBoard().find(
        (piece) =>
          !isWounded(this.p, piece) &&
          pieces.owner[piece] === pieces.owner[wounded] &&
          placeOf(this.p, piece) === placeOf(this.p, wounded) &&
          this.room(piece) > 0,
      );
      if (bearer !== undefined) put(this.p, wounded, HELD + bearer);
    }
  }

  /** Now and then somebody who can has broken the walls of a room. */
  private breakWalls(): void {
    const { data, ruleset } = this.p;
    const { rooms } = ruleset;
    for (const piece of this.onBoard()) {
      if (!this.breaksWalls(piece) || !this.oneIn(3)) continue;
      const slot = this.slotToBreak(piece);
      if (!(data[SLOT + slot] & FACE_UP) || data[SLOT + slot] & WALLS_BROKEN) continue;
      mark(this.p, piece, BROKE_WALLS);
      data[SLOT + slot] |= WALLS_BROKEN;
      for (let gate = 0; gate < rooms[data[ROOM_IN + slot]].portcullises; gate++) {
        data[SLOT + slot] &= ~(3 << (PORTCULLIS_SHIFT + 2 * gate));
        data[SLOT + slot] |= PORTCULLIS_BROKEN << (PORTCULLIS_SHIFT + 2 * gate);
      }
    }
    ruleset.ground.refresh(this.p);
  }

  private breaksWalls(piece: Piece): boolean {
    const { pieces, kindNumbers } = this.p.ruleset;
    return pieces.actions[piece].includes(kindNumbers['breakWalls']);
  }

  /** Any room, but rather one in which another stands who could have broken its walls. */
  private slotToBreak(piece: Piece): number {
    const { layout } = this.p.ruleset;
    const other = this.onBoard().find((one) => one !== piece && this.breaksWalls(one));
    const place = other === undefined ? layout.linesFrom : whereIs(this.p, other);
    if (place < layout.linesFrom) return Math.floor(place / ROOM_SQUARES);
    return this.chance.below(layout.slots.length);
  }

  /** Half of those who stand among enemies have come there in this turn. */
  private comeAmongEnemies(): void {
    const { pieces, layout } = this.p.ruleset;
    for (const piece of this.onBoard()) {
      const place = whereIs(this.p, piece);
      const traits = pieces.traits[piece];
      if (
        pieces.owner[piece] !== this.p.data[ACTIVE] ||
        isWounded(this.p, piece) ||
        place >= layout.linesFrom
      )
        continue;
      const met = this.onBoard().some(
        (other) =>
          whereIs(this.p, other) === place &&
          !isWounded(this.p, other) &&
          hostile(this.p, pieces.owner[piece], pieces.owner[other]) &&
          pieces.combat[piece] > pieces.letsPass[other],
      );
      const from = this.linked(place);
      if (met && !(traits & OVER_ENEMIES) && from.length > 0 && this.oneIn(2))
        setEnteredFrom(this.p, piece, from[this.chance.below(from.length)]);
    }
  }
}
