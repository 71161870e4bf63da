/**
 * Short drawings and short answers, for tests that need only a few squares.
 *
 * A sketch is the northern part of a drawing; the rest of the rooms is floor, cut off by a wall:
 *
 *     const board = sketch(
 *       `+---+---+---+---+---+
 *        | a   1   k   o   3 |`,
 *       { a: 'blue naga', k: 'blue key' },
 *     );
 *     movesOf(board, 'blue-naga'); // ['=1', '=a', '=k', '+key@k =1', ...]
 */
import type { Action, PieceId } from '../src/model/action.ts';
import { ROOM_SIDE } from '../src/vocabulary.ts';
import { type Board, draw, type DrawingOptions, type Legend } from './drawing.ts';

/** Lines that one room takes in a drawing, without its southern border. */
const LINES = ROOM_SIDE * 2;

/** A drawing of which only the northern rows matter; it ends with a row of squares or with a border. */
export function sketch(text: string, legend: Legend = {}, options: DrawingOptions = {}): Board {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length > 0);
  const squares = (Math.max(...lines.map((line) => line.length)) - 1) / 4;
  const wall = `${'+---'.repeat(squares)}+`;
  if (lines.length % 2 === 0) lines.push(wall);
  while (lines.length % LINES !== 1) {
    lines.push(`|${' .  '.repeat(squares - 1)} . |`);
    lines.push(lines.length % LINES === 0 ? wall : `${'+   '.repeat(squares)}+`);
  }
  return draw(lines.join('\n'), legend, options);
}

/** The name of a place: the last letter drawn there, `yellow3` on a line, else its number. */
export function nameOf(board: Board, place: number): string {
  const letter = [...board.marks].findLast(([, at]) => at === place)?.[0];
  if (letter !== undefined) return letter;
  const { layout, colours } = board.position.ruleset;
  const line = layout.lines.find(({ first, length }) => place >= first && place < first + length);
  return line ? `${colours[line.owner]}${place - line.first + 1}` : `#${place}`;
}

const signed = (sign: string, id: PieceId | undefined): string =>
  id === undefined ? '' : `${sign}${id.slice(id.indexOf('-') + 1)}`;

/** A move by what comes of it: `-key@1 +rope@2 =3` leaves the key at 1, takes the rope at 2 and ends at 3. */
function tellMove(board: Board, action: Action): string {
  if (action.type !== 'move') return action.type;
  const words = (action.handlings ?? []).map(({ step, leave, take }) => {
    const at = `@${nameOf(board, action.path[step])}`;
    return `${signed('-', leave)}${signed('+', take)}${at}`;
  });
  return [...words, `=${nameOf(board, action.path[action.path.length - 1])}`].join(' ');
}

/** Every listed move of a figure in these words, sorted; each of them must pass the check as well. */
export function movesOf(board: Board, piece: PieceId): string[] {
  return board
    .legal('move', piece)
    .map((action) => {
      const refusal = board.refusal(action);
      if (refusal) throw new Error(`${tellMove(board, action)} is listed and yet refused: ${refusal.code}`);
      return tellMove(board, action);
    })
    .sort();
}

/** The ends of the listed moves without any handling, sorted. */
export const endsOf = (board: Board, piece: PieceId): string[] =>
  movesOf(board, piece).filter((move) => move.startsWith('='));

/** Code and rule of a refusal in one word, `WALL BD-MOVE-14`, or `legal`. */
export function verdict(board: Board, action: Action, seat?: number): string {
  const refusal = board.refusal(action, seat);
  return refusal ? `${refusal.code} ${refusal.rule}` : 'legal';
}
