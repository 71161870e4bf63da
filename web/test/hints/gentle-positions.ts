/** Positions by the rules of the gentle game, with other pieces in rooms that lie as these tests need them; blue is to act. */
import {
  type Action,
  ActionList,
  chartOf,
  legalActions,
  parsePosition,
  type Position,
  placeName,
  writePositionText,
} from '@dungeon-twister/rules';
import { gentleGame } from '../../src/home/gentle-game.ts';

/** Ways out along both sides of room A, and another one once somebody turns it. */
const ROOMS = `rooms:
  A 1cw-N   B 3cw-N
  C 3ccw-S  D 1ccw-S`;

/** `pieces`: a line each, as `bGo: c10` or `yWr: d7, wounded`. */
export function drawn(pieces: readonly string[], points = 3, scored = 0): Position {
  const text = writePositionText(gentleGame());
  const read = parsePosition(
    [
      text
        .slice(0, text.indexOf('\nlabyrinth:'))
        .replace('stage: card', 'stage: act')
        .replace(/^highest card: .*\n/m, '')
        .replace(/^rooms:\n.*\n.*$/m, ROOMS)
        .replace('blue: points 0', `blue: points ${scored}`)
        .replace(/^action points: .*$/m, `action points: ${points}`),
      ...pieces,
      '',
    ].join('\n'),
  );
  if (!read.ok) throw new Error(read.reason);
  return read.position;
}

/** The one legal action of blue that is so. */
export function deed(p: Position, wanted: (action: Action) => boolean): Action {
  const found = legalActions(p, 0, new ActionList()).find(wanted);
  if (!found) throw new Error('nobody can do that');
  return found;
}

export const walk = (p: Position, piece: string, to: string): Action =>
  deed(
    p,
    (action) =>
      action.type === 'move' &&
      action.piece === piece &&
      !action.handlings &&
      placeName(chartOf(p), action.path.at(-1) ?? -1) === to,
  );
