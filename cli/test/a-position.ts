/** Positions for tests, from the text of the notation. */
import { parsePosition, type Position } from '@dungeon-twister/rules';

export function positionIn(text: string): Position {
  const read = parsePosition(text);
  if (!read.ok) throw new Error(`line ${read.line}: ${read.reason}`);
  return read.position;
}

/** The rooms of docs/notation.md in the middle of a game, with these pieces; it is blue's turn. */
export const onBoard = (pieces: string, points = 4): Position =>
  positionIn(`Dungeon Twister position 1
scenario: base
turn: 9 blue
action points: ${points}

rooms:
  A 1cw-N     B 2ccw-E
  C 3cw-S     D 4ccw-N
  E 1ccw-N    F 2cw-N
  G (3ccw-N)  H (4cw-N)

${pieces}
`);

/** Four players with small lines, most rooms still face down, and whatever else is said. */
export const amongExits = (rest: string): Position =>
  positionIn(`Dungeon Twister position 1
scenario: exit-4
rooms:
  (1cw-N) (2cw-N) (3cw-N) (4cw-N)
  9cw-N (10cw-N) (11cw-N) (12cw-N)
  1ccw-N (2ccw-N) (3ccw-N) (4ccw-N)
  (9ccw-N) (10ccw-N) (11ccw-N) (12ccw-N)
${rest}
`);
