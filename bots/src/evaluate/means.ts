/** What a side has to get past pits and portcullises; whoever has nothing finds no way there, however near it looks. */
import {
  holderOf,
  isWounded,
  jumpsLeft,
  type Piece,
  placeOf,
  type Position,
  type Ruleset,
  type Seat,
  waitsAt,
} from '@dungeon-twister/rules';

/** What a side may lack: jumps, and somebody who opens portcullises. */
export const NO_JUMPS = 1;
export const NO_OPENERS = 2;
const BITS = 2;

/** What one seat lacks, of what all lack. */
export const lackOf = (lacking: number, seat: Seat): number => (lacking >> (BITS * seat)) & 3;

export class Means {
  readonly ruleset: Ruleset;
  /** Per seat those who open portcullises or break them. */
  private readonly openers: readonly (readonly Piece[])[];
  /** Objects with which whoever holds them opens. */
  private readonly keys: readonly Piece[];

  constructor(ruleset: Ruleset) {
    this.ruleset = ruleset;
    const { pieces, kindNumbers } = ruleset;
    const opening = [kindNumbers['openGate'], kindNumbers['breakGate']];
    const opens = (piece: Piece): boolean => pieces.actions[piece].some((kind) => opening.includes(kind));
    this.keys = pieces.all.filter((piece) => pieces.isCharacter[piece] === 0 && opens(piece));
    this.openers = Array.from({ length: ruleset.seats }, (_, seat) =>
      pieces.all.filter(
        (piece) => pieces.owner[piece] === seat && pieces.isCharacter[piece] === 1 && opens(piece),
      ),
    );
  }

  /** What each seat lacks; `lackOf` takes it apart. */
  lackingTo(p: Position): number {
    let bits = 0;
    for (let seat = 0; seat < this.ruleset.seats; seat++) {
      if (jumpsLeft(p, seat) === 0) bits |= NO_JUMPS << (BITS * seat);
      if (!this.canOpen(p, seat)) bits |= NO_OPENERS << (BITS * seat);
    }
    return bits;
  }

  /** Asked at every position that is looked at: without a function for each of them. */
  private canOpen(p: Position, seat: Seat): boolean {
    for (const piece of this.openers[seat])
      if (placeOf(p, piece) >= 0 ? !isWounded(p, piece) : waitsAt(p, piece) >= 0) return true;
    for (const object of this.keys) {
      const holder = holderOf(p, object);
      if (holder >= 0 && this.ruleset.pieces.owner[holder] === seat && !isWounded(p, holder)) return true;
    }
    return false;
  }
}
