/** Moments of a game that no stage names and in which something is hidden nevertheless. */
import { GONE, IN_BOX, REVEALED, TIME_OUT, TURN } from '../../src/model/fields.ts';
import { type Position, whereIs } from '../../src/model/position.ts';
import { laidBy } from '../../src/combat/cards/laid.ts';
import { stageOf } from '../../src/turn/turn-and-game-end.ts';

const somebody = (p: Position, test: (seat: number) => boolean): boolean =>
  p.ruleset.colours.some((_colour, seat) => test(seat));

const MOMENTS = {
  'in the middle of a dismissal': (p) =>
    stageOf(p) === 'dismiss' &&
    p.ruleset.teamChoice === null &&
    p.ruleset.pieces.ids.some((_id, piece) => whereIs(p, piece) === IN_BOX),
  'somebody left while the game was set up': (p) =>
    p.data[TURN] === 0 && somebody(p, (seat) => p.data[GONE + seat] === 1),
  'somebody left while it was played': (p) =>
    p.data[TURN] > 0 && somebody(p, (seat) => p.data[GONE + seat] === 1),
  'tokens of a reveal are placed': (p) => p.data[REVEALED] >= 0,
  'a card lies face down': (p) => somebody(p, (seat) => laidBy(p, seat).length > 0),
  'the clock of the turn has run out': (p) => p.data[TIME_OUT] === 1,
} as const satisfies Readonly<Record<string, (p: Position) => boolean>>;

export const MOMENT_NAMES: readonly string[] = Object.keys(MOMENTS);

export const momentsOf = (p: Position): string[] =>
  Object.entries(MOMENTS)
    .filter(([, test]) => test(p))
    .map(([name]) => name);
