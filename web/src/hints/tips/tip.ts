/** What the first games point out: what a tip looks at, and what it finds. */
import type { PieceId, Place, Position, Seat } from '@dungeon-twister/rules';
import type { TipName } from '../../match/advice.ts';

/** What somebody has before him. */
interface Sight {
  /** One that fits what he sees: never the true one. */
  readonly position: Position;
  readonly seat: Seat;
  readonly inHand: PieceId | null;
}

/** Something worth a word, and what of the board it speaks of. */
export interface Tip {
  readonly name: TipName;
  readonly pieces?: readonly PieceId[];
  readonly places?: readonly Place[];
  readonly slots?: readonly number[];
}

export type FindTip = (sight: Sight) => Tip | null;
