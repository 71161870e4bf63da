/**
 * Marks that the pointer can reach, whoever stands on their squares. A square is chosen through what lies on it; but where
 * that can be chosen itself, because it may be attacked or taken in hand, the mark of the square moves into a corner.
 */
import type { PieceId } from '@dungeon-twister/rules';
import type { Mark } from './marks.tsx';
import type { TokenSpot } from './token-layout.ts';

export interface Chosen {
  readonly selected: PieceId | null;
  /** Own figures that can do something. */
  readonly ready: ReadonlySet<PieceId>;
}

export function freeMarks(
  marks: readonly Mark[],
  standing: readonly TokenSpot[],
  { selected, ready }: Chosen,
): readonly Mark[] {
  const aimedAt = new Set(marks.flatMap(({ at }) => ('piece' in at ? [at.piece] : [])));
  const isAimedAt = ({ id, loads }: TokenSpot): boolean =>
    aimedAt.has(id) || loads.some((load) => aimedAt.has(load.id));
  // Whoever has said that something is to be taken means what lies there, though it could be taken in hand.
  const isWanted = ({ kind }: Mark, one: TokenSpot): boolean => kind !== 'take' && ready.has(one.id);
  const isContested = (mark: Mark, one: TokenSpot): boolean =>
    one.id !== selected && (isAimedAt(one) || isWanted(mark, one));
  return marks.map((mark) => {
    const { at, aside } = mark;
    if (!('place' in at) || aside) return mark;
    const isTaken = standing.some((one) => one.place === at.place && isContested(mark, one));
    return isTaken ? { ...mark, aside: 'left' } : mark;
  });
}
