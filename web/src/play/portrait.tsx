/** A piece as it lies on the board, for lists and panels. */
import type { PieceId, Ruleset } from '@dungeon-twister/rules';
import type { JSX } from 'preact';
import { TokenArt } from '../board/piece-art.tsx';

export function Portrait({
  ruleset,
  id,
  wounded,
}: {
  ruleset: Ruleset;
  id: PieceId;
  wounded?: boolean;
}): JSX.Element {
  const { pieces, colours } = ruleset;
  const piece = pieces.byId.get(id) ?? 0;
  return (
    <svg class="portrait" viewBox="-21 -21 42 42" aria-hidden="true">
      <TokenArt
        colour={colours[pieces.owner[piece] ?? 0] ?? 'blue'}
        kind={pieces.kinds[piece]?.id ?? null}
        isCharacter={pieces.isCharacter[piece] === 1}
        wounded={wounded ?? false}
      />
    </svg>
  );
}
