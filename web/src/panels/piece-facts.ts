/** What one person can see of a piece: where it is, in which state, and what it carries. Asks the view and nothing else. */
import type { PieceId, PieceJson, Place, View } from '@dungeon-twister/rules';

type Where =
  | { readonly at: 'place'; readonly place: Place }
  | { readonly at: 'holder'; readonly holder: PieceId }
  | { readonly at: 'slot'; readonly slot: number }
  | {
      readonly at: 'hand' | 'box' | 'removed' | 'left' | 'saved' | 'killed' | 'unseen';
    };

export interface PieceFacts {
  readonly where: Where;
  readonly marks: NonNullable<PieceJson['marks']>;
  readonly ownPoints: number;
  readonly carries: readonly PieceId[];
}

/** Everything that this person sees, has put somewhere himself, or has seen there before it was covered. */
const known = (view: View): readonly PieceJson[] => [
  ...view.shown.pieces,
  ...view.own.pieces,
  ...(view.remembered.pieces ?? []),
];

function whereOf({ where }: PieceJson): Where {
  if (typeof where === 'string') return { at: where };
  if ('place' in where) return { at: 'place', place: where.place };
  if ('holder' in where) return { at: 'holder', holder: where.holder };
  return { at: 'slot', slot: where.slot };
}

export function factsOf(view: View, id: PieceId): PieceFacts {
  const pieces = known(view);
  const piece = pieces.find((one) => one.id === id);
  if (!piece) return { where: { at: 'unseen' }, marks: [], ownPoints: 0, carries: [] };
  return {
    where: whereOf(piece),
    marks: piece.marks ?? [],
    ownPoints: piece.ownPoints ?? 0,
    carries: pieces.flatMap((one) =>
      typeof one.where === 'object' && 'holder' in one.where && one.where.holder === id ? [one.id] : [],
    ),
  };
}

/** The place where a piece stands, or where its bearer does; null where it is on none that this person knows. */
export function placeOf(view: View, id: PieceId): Place | null {
  const { where } = factsOf(view, id);
  if (where.at === 'place') return where.place;
  return where.at === 'holder' ? placeOf(view, where.holder) : null;
}

/** What this view knows of tokens that lie face down on rooms: by slot, those whose faces it may see. */
export function tokensFaceDown(view: View): ReadonlyMap<number, readonly PieceJson[]> {
  const bySlot = new Map<number, PieceJson[]>();
  for (const piece of view.own.pieces) {
    if (typeof piece.where !== 'object' || !('slot' in piece.where)) continue;
    const { slot } = piece.where;
    bySlot.set(slot, [...(bySlot.get(slot) ?? []), piece]);
  }
  return new Map([...bySlot].sort(([a], [b]) => a - b));
}
