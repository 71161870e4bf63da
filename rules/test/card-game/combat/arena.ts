/**
 * A board for combats of the Card Game, always the same four rooms.
 *
 *     A green-cw   B blue-cw
 *     C blue-ccw   D green-ccw
 *
 * In B a slit is all there is between T and C, a pit lies straight between T and G and between C and S, a portcullis
 * and the pit's corner between C and G, walls and the pit's corner between T and S. On the side of yellow's starting
 * zone, in the north, T and C of B have a door.
 */
import { marksOf } from '../../../src/model/position.ts';
import { zones, type ZoneBoard, type ZoneSketch } from '../../../testing/zone-board.ts';

const ARENA = ['green-cw', 'blue-cw', 'blue-ccw', 'green-ccw'];

export const arena = (
  pieces: ZoneSketch['pieces'],
  more: Omit<Partial<ZoneSketch>, 'pieces'> = {},
): ZoneBoard => zones({ rooms: ARENA, pieces, ...more });

/** Whether a piece bears a mark. */
export const bears = (board: ZoneBoard, id: string, mark: number): boolean =>
  (marksOf(board.position, board.piece(id)) & mark) !== 0;

/** Those of some pieces who are wounded, and those who are dead. */
export const fates = (board: ZoneBoard, ids: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ids.map((id) => [
      id,
      board.where(id) === 'killed' ? 'killed' : board.isWounded(id) ? 'wounded' : 'unhurt',
    ]),
  );
