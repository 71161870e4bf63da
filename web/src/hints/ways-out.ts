/** How far the figures of a seat are from its way out. */
import {
  areEnemies,
  costsTo,
  exitPlaces,
  isWounded,
  NO_WAY,
  type Piece,
  placeOf,
  type Position,
  type Prices,
  type Seat,
  walkSteps,
} from '@dungeon-twister/rules';

/** Roughly what it takes to get past something, in steps. */
const PRICES: Prices = { portcullis: 4, pit: 4, wall: 8, hiddenRoom: 8 };

/** The figures of a seat that stand in the labyrinth. */
export const figuresOf = (p: Position, seat: Seat): readonly Piece[] => {
  const { pieces } = p.ruleset;
  return pieces.all.filter(
    (piece) =>
      pieces.owner[piece] === seat &&
      pieces.isCharacter[piece] === 1 &&
      placeOf(p, piece) >= 0 &&
      !isWounded(p, piece),
  );
};

export const enemiesOf = ({ ruleset }: Position, seat: Seat): readonly Seat[] =>
  Array.from({ length: ruleset.seats }, (_, other) => other).filter((other) =>
    areEnemies(ruleset, seat, other),
  );

/** What it costs to get out from every place, whatever stands in the way. */
export const costsOut = (p: Position, seat: Seat): Int32Array => costsTo(p, exitPlaces(p, seat), PRICES);

/** The steps of whoever only walks; `NO_WAY` where walls and pits leave none. */
export function stepsOut(p: Position, seat: Seat): Uint8Array {
  const steps = new Uint8Array(p.ruleset.layout.places).fill(NO_WAY);
  walkSteps(p, seat, exitPlaces(p, seat), steps);
  return steps;
}

/** A shorter way by fewer steps than this is not worth a word. */
const WORTH_A_WORD = 3;

/** The figure of a seat for which a way was opened that leads out much sooner; null where there is none. */
export function wayOpened(before: Position, after: Position, seat: Seat): Piece | null {
  const [then, now] = [stepsOut(before, seat), stepsOut(after, seat)];
  let [best, most] = [-1, WORTH_A_WORD - 1];
  for (const piece of figuresOf(after, seat)) {
    const [from, to] = [then[placeOf(before, piece)] ?? NO_WAY, now[placeOf(after, piece)] ?? NO_WAY];
    if (from - to > most) [best, most] = [piece, from - to];
  }
  return best < 0 ? null : best;
}
