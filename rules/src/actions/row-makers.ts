/** Rows that several action types share but for a word. */
import { nearestEnemy } from '../labyrinth/nearest.ts';
import { type Asker, PIECE_ID } from '../model/action-row.ts';
import type { PieceId } from '../model/action.ts';
import type { Position } from '../model/position.ts';
import type { Words } from '../vocabulary.ts';

/** What a piece does to itself, or where it is. */
export const oneselfRow = <T extends string>(type: T, word: Words) =>
  ({
    fields: { piece: PIECE_ID },
    text: [{ piece: 'piece' }, { word }],
    ask: (_p: Position, { piece }: Asker) => ({ type, piece }),
  }) as const;

/** What a piece does to a character. */
export const aimedRow = <T extends string>(
  type: T,
  word: Words,
  targetOf: (p: Position, asker: Asker) => PieceId | null = (p, { seat, place }) =>
    nearestEnemy(p, seat, place),
) =>
  ({
    fields: { piece: PIECE_ID, target: PIECE_ID },
    text: [{ piece: 'piece' }, { word }, { piece: 'target' }],
    aim: { piece: 'target' },
    ask: (p: Position, asker: Asker) => {
      const target = targetOf(p, asker);
      return target === null ? null : { type, piece: asker.piece, target };
    },
  }) as const;

/** What is said, and nothing else. */
export const wordRow = (word: Words) => ({ fields: {}, text: [{ word }] }) as const;
