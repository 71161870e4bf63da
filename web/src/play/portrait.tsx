/** A piece as it lies on the board, for lists and panels. */
import type { PieceId, Ruleset } from '@dungeon-twister/rules';
import { TokenArt } from '../board/piece-art.tsx';
import { pieceArtOf } from '../board/token-layout.ts';

export const Portrait = ({ ruleset, id }: { ruleset: Ruleset; id: PieceId }) => (
  <svg class="portrait" viewBox="-21 -21 42 42" aria-hidden="true">
    <TokenArt {...pieceArtOf(ruleset, id)} />
  </svg>
);
