/** What a side has to get past pits and portcullises; whoever has nothing finds no way there, however near it looks. */
import {
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

  constructor(ruleset: Ruleset) {
    this.ruleset = ruleset;
    const { pieces, kindNumbers } = ruleset;
    const opening = [kindNumbers['openGate'], kindNumbers['breakGate']];
    const opens = (piece: Piece): boolean => pieces.actions[piece].some((kind) => opening.includes(kind));
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
      if (!this.openers[seat].some((piece) => isThere(p, piece))) bits |= NO_OPENERS << (BITS * seat);
    }
    return bits;
  }
}

const isThere = (p: Position, piece: Piece): boolean =>
  placeOf(p, piece) >= 0 ? !isWounded(p, piece) : waitsAt(p, piece) >= 0;
