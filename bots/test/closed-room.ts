/** Late in a game of the base set: blue's figures are near room G, the last that lies face down. */
import { parsePosition, type Position } from '@dungeon-twister/rules';

/** With these pieces, and with as many points as blue has left; `hands` is what else is known of the players. */
export function besideClosedRoom(points: number, pieces: readonly string[], hands = ''): Position {
  const read = parsePosition(`Dungeon Twister position 1
scenario: base
turn: 9 blue
action points: ${points}
${hands}
rooms:
  A 1cw-N     B 2ccw-E
  C 3cw-S     D 4ccw-N
  E 1ccw-N    F 2cw-N
  G (3ccw-N)  H 4cw-N

${['yTr: g19', ...pieces].join('\n')}
`);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.position;
}
