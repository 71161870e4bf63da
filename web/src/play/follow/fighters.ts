/** Who fights now, or has just fought, and where each stands or stood. */
import {
  type PieceId,
  type Place,
  strengthParts,
  type StrengthParts,
  type View,
  viewOf,
} from '@dungeon-twister/rules';
import { placeOf } from '../../panels/piece-facts.ts';
import type { PlayController } from '../play-controller.ts';

export interface Fighters {
  readonly attackers: readonly PieceId[];
  readonly defenders: readonly PieceId[];
  readonly placeOf: (piece: PieceId) => Place | null;
  /** How things lay when they began. */
  readonly view: View;
  /** What makes up their sums, before cards; null where it cannot be told. */
  readonly parts: StrengthParts | null;
}

/** Null while nobody fights. How a combat ended is seen where it was fought, whoever has left the board since. */
export function fightersOf({ fought, match, now }: PlayController): Fighters | null {
  const story = fought.value;
  if (story) {
    const before = match.history.steps[story.deed]?.before;
    const view = before ? viewOf(before, now.view.viewer) : now.view;
    return {
      attackers: story.attackers,
      defenders: story.defenders,
      placeOf: (piece) => placeOf(view, piece),
      view,
      parts: before ? strengthParts(before) : null,
    };
  }
  const { view, position } = now;
  if (!view.shown.combat) return null;
  const marked = (mark: 'attacks' | 'defends'): PieceId[] =>
    view.shown.pieces.filter(({ marks }) => marks?.includes(mark)).map(({ id }) => id);
  return {
    attackers: marked('attacks'),
    defenders: marked('defends'),
    placeOf: (piece) => placeOf(view, piece),
    view,
    parts: strengthParts(position),
  };
}
