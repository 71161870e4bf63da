/**
 * What somebody sees when he looks at the table: what lies open, and what is hidden from others but not from him.
 *
 * Drawings and sentences are made from this and from nothing else, so they can show no more than he may know.
 */
import {
  type Chart,
  chartOfView,
  type PieceJson,
  type Position,
  type Seat,
  type Shown,
  type Table,
  type View,
  viewOf,
  writePosition,
} from '@dungeon-twister/rules';

/** A player, somebody who watches, or somebody to whom the whole truth is shown. */
export type Looker = Seat | 'spectator' | 'everything';

export interface Sight {
  readonly table: Table;
  readonly chart: Chart;
  readonly shown: Shown;
  /** Pieces that are hidden, but not from him. */
  readonly secrets: readonly PieceJson[];
  /** Per slot the face-down room, where he knows it; players never do. */
  readonly hiddenRooms: readonly (HiddenRoom | null)[];
  /** Per seat the combat card that it has laid, as far as he knows it; -1 for none. */
  readonly laid: readonly (number | 'hidden')[];
}

interface HiddenRoom {
  readonly room: string;
  readonly turned: number;
}

type Seen = Pick<View, 'viewer' | 'shown' | 'own'>;

export const sightOfView = (table: Table, { viewer, shown, own }: Seen): Sight => ({
  table,
  chart: chartOfView(table, shown),
  shown,
  secrets: own.pieces,
  hiddenRooms: shown.rooms.map(() => null),
  laid: (shown.combat?.laid ?? []).map((card, seat) =>
    card === 'hidden' && seat === viewer ? own.laid : card,
  ),
});

export function sightOf(p: Position, looker: Looker): Sight {
  if (looker !== 'everything') return sightOfView(p.table, viewOf(p, looker));
  const { slots, pieces, combat } = writePosition(p);
  const open = sightOfView(p.table, viewOf(p, 'spectator'));
  const isOpen = new Set(open.shown.pieces.map(({ id }) => id));
  return {
    ...open,
    secrets: pieces.filter(({ id }) => !isOpen.has(id)),
    hiddenRooms: slots.map(({ faceUp, room, turned }) => (faceUp ? null : { room, turned })),
    laid: combat?.laid ?? [],
  };
}
