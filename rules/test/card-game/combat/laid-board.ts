/** A situation of the rule book as a position that can be played on. */
import { type ZoneBoard, zones } from '../../../testing/zone-board.ts';
import type { Question, Situation } from '../questions.ts';

const WIDTH = 2;

/** With what the question takes away and opens; the side of the one who acts is on turn. */
export function boardOf(
  { rooms, pieces }: Situation,
  { without = [], open = [] }: Pick<Question, 'without' | 'open'>,
  turn: 'blue' | 'yellow',
): ZoneBoard {
  const inOrder = rooms.toSorted((a, b) => a.row * WIDTH + a.column - (b.row * WIDTH + b.column));
  const letters = new Map(inOrder.map(({ name }, slot) => [name, String.fromCharCode(65 + slot)]));
  const letter = (name: string): string => letters.get(name) ?? name;
  const laid = pieces.filter(({ id }) => !without.includes(id));
  return zones({
    rooms: inOrder.map(({ room, turned, faceUp }) => (faceUp ? `${room.id}:${turned}` : `(${room.id})`)),
    pieces: Object.fromEntries(
      laid.flatMap(({ id, where, carries, wounded }) => {
        const [room = '', icon = ''] = typeof where === 'string' ? where.split('.') : [];
        const spot =
          typeof where === 'string'
            ? `${letter(room)}.${icon}`
            : `before ${letter(where.before)} facing ${where.facing}`;
        return [[id, wounded ? `${spot} wounded` : spot], ...(carries ? [[carries, `on ${id}`]] : [])] as [
          string,
          string,
        ][];
      }),
    ),
    open: open.map(letter).join(''),
    turn,
  });
}
