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
}

interface HiddenRoom {
  readonly room: string;
  readonly turned: number;
}

export const sightOfView = (table: Table, { shown, own }: Pick<View, 'shown' | 'own'>): Sight => ({
  table,
  chart: chartOfView(table, shown),
  shown,
  secrets: own.pieces,
  hiddenRooms: shown.rooms.map(() => null),
});

export function sightOf(p: Position, looker: Looker): Sight {
  if (looker !== 'everything') return sightOfView(p.table, viewOf(p, looker));
  const { slots, pieces } = writePosition(p);
  const open = sightOfView(p.table, viewOf(p, 'spectator'));
  const isOpen = new Set(open.shown.pieces.map(({ id }) => id));
  return {
    ...open,
    secrets: pieces.filter(({ id }) => !isOpen.has(id)),
    hiddenRooms: slots.map(({ faceUp, room, turned }) => (faceUp ? null : { room, turned })),
  };
}
