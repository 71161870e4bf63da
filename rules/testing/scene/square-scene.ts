/** Crowded squares: figures, wounded and objects close together, Ropes and climbers on pits. */
import { bit, MELEE } from '../../src/model/ability.ts';
import {
  ACTION_HAND,
  ACTIVE,
  AP,
  FIRST_PLAYER,
  HELD,
  HIGHEST,
  HURT,
  IN_BOX,
  LAST_CARD,
  REMOVED,
  SPENT,
  TURN,
  WOUNDED,
} from '../../src/model/fields.ts';
import { isFaceUp, isWounded, loadOf, mark, put, setOwnPoints } from '../../src/model/position.ts';
import { openStage } from '../../src/turn/turn-and-game-end.ts';
import { GEAR, PIT, type Piece, type Place, ROOM_SQUARES, type Seat } from '../../src/vocabulary.ts';
import { SceneMaker } from './scene-maker.ts';

const ON_PITS = bit('onPits');
const SPANS_PITS = bit('spansPits');
const CARDS = [2, 3, 4, 5];

export class SquareScene extends SceneMaker {
  /** Squares that nobody has taken yet, in random order: the crowded ones first. */
  private free: Place[] = [];
  /** Gears of the rooms that the scenario fixes: whoever stands there moves them. */
  private levers: Place[] = [];

  protected prepare(): void {
    const { layout } = this.p.ruleset;
    const squares = (slot: number): Place[] =>
      isFaceUp(this.p, slot)
        ? Array.from({ length: ROOM_SQUARES }, (_, square) => slot * ROOM_SQUARES + square)
        : [];
    const [first, second, ...others] = this.chance.shuffled([...layout.slots.keys()]);
    const lines = Array.from({ length: layout.places - layout.linesFrom }, (_, i) => layout.linesFrom + i);
    const fixed = (this.p.ruleset.scenario.fixedRooms ?? []).flatMap(({ slot }) => squares(slot));
    this.levers = this.oneIn(2) ? [] : fixed.filter((place) => this.p.ruleset.terrain.kind[place] === GEAR);
    this.free = [
      ...this.chance.shuffled(squares(first)),
      ...this.chance.shuffled([...squares(second), ...lines]),
      ...this.chance.shuffled(others.flatMap(squares)),
    ];
  }

  /** Hands follow from the number of turns. */
  protected openTurn(): void {
    const { data, ruleset } = this.p;
    const { seats } = ruleset;
    data[HIGHEST] = 5;
    for (let seat = 0; seat < seats; seat++) {
      const place = (seat - data[FIRST_PLAYER] + seats) % seats;
      const played = (Math.floor((data[TURN] - 1 - place) / seats) + 1) % CARDS.length;
      const cards = this.chance.shuffled(CARDS);
      const gone = played === 0 && seat === data[ACTIVE] ? CARDS.length : played;
      data[ACTION_HAND + seat] = cards.slice(gone).reduce((hand, card) => hand | (1 << card), 0);
      data[LAST_CARD + seat] = cards[0];
    }
    data[AP] = Math.min(data[LAST_CARD + data[ACTIVE]], 1 + this.chance.below(5)) - (this.oneIn(10) ? 1 : 0);
    openStage(this.p, 'act', data[ACTIVE]);
  }

  protected stand(piece: Piece, seat: Seat): void {
    const { layout, lineRule, pieces, scenario } = this.p.ruleset;
    const lever =
      seat === this.p.data[ACTIVE] ? this.levers.findIndex((place) => this.free.includes(place)) : -1;
    if (lever >= 0) {
      const place = this.levers.splice(lever, 1)[0];
      this.free.splice(this.free.indexOf(place), 1);
      put(this.p, piece, place);
      return;
    }
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
    return this.p.ruleset.terrain.kind[place] === PIT;
  }

  /** Objects: in hands, on the floor, Ropes on pits, one in six gone. */
  protected enterObjects(objects: readonly Piece[]): void {
    const { pieces, scenario, layout } = this.p.ruleset;
    const entered = new Uint8Array(pieces.count);
    for (const object of objects) {
      const seat = pieces.owner[object];
      const most = scenario.teamSize?.objects ?? pieces.count;
      if (++entered[seat] > most) {
        put(this.p, object, IN_BOX);
        continue;
      }
      const rope = (pieces.traits[object] & SPANS_PITS) !== 0;
      // Weapons and shields do nothing on the floor.
      const forHands = pieces.weapon[object] !== MELEE || pieces.answering.vetoes[object];
      if (this.oneIn(8) && this.hide(object)) continue;
      if (!rope && this.oneIn(8)) put(this.p, object, REMOVED);
      else if ((forHands || this.oneIn(2)) && this.give(object)) continue;
      else {
        const floor = this.free.findIndex((place) => place < layout.linesFrom && this.isPit(place) === rope);
        const any =
          floor >= 0 ? floor : this.free.findIndex((place) => place < layout.linesFrom && !this.isPit(place));
        const place = any < 0 ? undefined : this.free.splice(any, 1)[0];
        put(this.p, object, place ?? REMOVED);
      }
    }
  }

  protected finish(): void {
    this.shareWounded();
    this.settleOnPits();
  }

  private give(object: Piece): boolean {
    const bearers = this.onBoard().filter((piece) => loadOf(this.p, piece) < 0);
    if (bearers.length === 0) return false;
    put(this.p, object, HELD + bearers[this.chance.below(bearers.length)]);
    return true;
  }

  /** Some wounded lie on the shoulders of friends. */
  private shareWounded(): void {
    const { pieces } = this.p.ruleset;
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
    const { neighbour, blocks } = this.p.ruleset.terrain;
    for (let edge = place * 4; edge < place * 4 + 4; edge++)
      if (neighbour[edge] >= 0 && blocks[edge] === 0 && this.isPit(neighbour[edge])) return true;
    return false;
  }

  /** Whoever holds a Rope may hang over a pit, best of all next to another one. */
  private settleOnPits(): void {
    const { traits } = this.p.ruleset.pieces;
    for (const piece of this.onBoard()) {
      const load = loadOf(this.p, piece);
      if (load < 0 || !(traits[load] & SPANS_PITS) || this.oneIn(3)) continue;
      const twin = this.free.findIndex((place) => this.isPit(place) && this.opensToPit(place));
      const pit = twin >= 0 ? twin : this.free.findIndex((place) => this.isPit(place));
      if (pit >= 0) put(this.p, piece, this.free.splice(pit, 1)[0]);
    }
  }
}
