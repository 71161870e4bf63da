/** Rooms that lie face down: their letter, how many tokens of each colour lie there, and what few may know. */
import { cornerOf, type PieceJson, ROOM_SIDE, type RoomView, slotName } from '@dungeon-twister/rules';
import { type Canvas, lengthOf, type Run } from './canvas.ts';
import { columnOf, lineOf, STEP_X } from './cell.ts';
import { COLOUR_WORDS, type Language } from '@dungeon-twister/words';
import type { Perspective } from './perspective.ts';
import { indexOf, tokenName, tokenStyle } from './tokens.ts';

const FACE_DOWN = { en: 'face down', fr: 'face cachée' };
/** Where the northern side of a room's drawing points, by quarter turns, as the notation writes it. */
const POINTS = ['N', 'E', 'S', 'W'] as const;

export function renderHiddenRooms(canvas: Canvas, perspective: Perspective, language: Language): void {
  const { chart, shown } = perspective;
  const width = ROOM_SIDE * STEP_X - 1;
  shown.rooms.forEach((room, slot) => {
    const corner = cornerOf(chart, slot);
    if (room.faceUp || !corner) return;
    const middle = lineOf(corner.y) + ROOM_SIDE;
    const put = (line: number, runs: readonly Run[]): void => {
      const before = Math.max(0, Math.floor((width - lengthOf(runs)) / 2));
      canvas.write(columnOf(corner.x) + 1 + before, line, runs);
    };
    put(middle - 2, [{ text: slotName(slot), style: 'slot' }]);
    put(middle - 1, [{ text: FACE_DOWN[language], style: 'faint' }]);
    const counts = tokenCounts(perspective, room.tokens, language);
    counts.forEach((runs, i) => {
      put(middle + 1 + i, runs);
    });
    const below = middle + 1 + counts.length;
    const names = secretsAt(perspective, slot).flatMap((piece, i): Run[] => [
      ...(i > 0 ? [{ text: ' ' }] : []),
      {
        text: tokenName(perspective.ruleset, piece, language),
        style: tokenStyle(perspective.ruleset, { piece, index: indexOf(perspective.ruleset, piece) }),
      },
    ]);
    put(below, names);
    const hidden = perspective.hiddenRooms[slot];
    if (hidden) put(below + 1, [{ text: `${hidden.room}-${POINTS[hidden.turned] ?? ''}`, style: 'faint' }]);
  });
}

/** Tokens that lie on a face-down room and are known to whoever looks. */
export const secretsAt = ({ secrets }: Perspective, slot: number): PieceJson[] =>
  secrets.filter(({ where }) => typeof where === 'object' && 'slot' in where && where.slot === slot);

const EMPTY = { en: 'no tokens', fr: 'aucun pion' };
/** So many colours stand side by side in a room. */
const IN_A_ROW = 3;

/** One line, or two where there are too many colours; of more than two players, only those who have tokens there. */
export function tokenCounts(
  { ruleset }: Perspective,
  tokens: Extract<RoomView, { faceUp: false }>['tokens'],
  language: Language,
): Run[][] {
  const counts = ruleset.colours
    .map((colour, seat) => ({ colour, count: tokens[seat] ?? 0 }))
    .filter(({ count }) => ruleset.seats === 2 || count > 0)
    .map(({ colour, count }): Run => ({ text: `${count} ${COLOUR_WORDS[colour][language]}`, style: colour }));
  if (counts.length === 0) return [[{ text: EMPTY[language], style: 'faint' }]];
  const inARow = counts.length > IN_A_ROW ? Math.ceil(counts.length / 2) : counts.length;
  return [counts.slice(0, inARow), counts.slice(inARow)]
    .filter((row) => row.length > 0)
    .map((row) => row.flatMap((run, i) => (i > 0 ? [{ text: '   ' }, run] : [run])));
}
