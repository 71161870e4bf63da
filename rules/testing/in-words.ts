/**
 * Moves and refusals of a sketched board in a few words.
 *
 *     movesOf(board, 'blue-naga'); // ['=1', '=a', '=k', '+key@k =1', ...]
 *     verdict(board, action); // 'WALL BD-MOVE-14'
 */
import type { Action, PieceId } from '../src/model/action.ts';
import type { Board } from './board.ts';

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
