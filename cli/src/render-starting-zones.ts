/**
 * The starting zones: a row before the rooms. Whoever is there stands before his room, on the square of the icon that
 * he faces; where others face it too, on a free square beside it. Each bears the icon on its left.
 */
import { ROOM_SIDE, type Square, ZONE_ICONS } from '@dungeon-twister/rules';
import { lineSquares } from './board-squares.ts';
import type { Style } from './canvas.ts';
import { centred, FLOOR_GROUND, type Pen } from './cell.ts';
import type { Language } from '@dungeon-twister/words';
import { knownPieces, type Perspective, woundedIn } from './perspective.ts';
import { figureOf, isUnturned, tokenName, tokensIn, tokenStyle, unknownName } from './tokens.ts';

/** Draws somebody on a square; he is somewhere before the room, facing an icon. */
type Drawn = (square: Square) => void;

/** Has not yet turned to anything. */
const UNTURNED = '?';

export function renderStartingZones(pen: Pen, perspective: Perspective, language: Language): void {
  const { ruleset, chart, shown } = perspective;
  const open = tokensIn(ruleset, knownPieces(perspective));
  const known = tokensIn(ruleset, shown.turn === 0 ? perspective.secrets : []);
  const dots = new Set(shown.turn === 0 ? ruleset.layout.lines.flatMap((line) => line.dots) : []);
  const squares = lineSquares(chart);
  const faceDown =
    (name: string, style: Style): Drawn =>
    (square) =>
      pen.faceDown(square, name, style);
  for (const { line, along } of squares.filter((one) => one.along % ROOM_SIDE === 0)) {
    const cells = squares.filter((one) => one.line === line && one.along >= along).slice(0, ROOM_SIDE);
    const first = line.first + (along / ROOM_SIDE) * line.facings;
    const facing = ZONE_ICONS.map((icon, zone): Drawn[] => {
      const place = first + zone;
      const seen = (open.get(place) ?? []).map(
        (token): Drawn =>
          (square) => {
            const ground = { ...FLOOR_GROUND, left: isUnturned(token.piece) ? UNTURNED : icon };
            pen.figure(square, { ...ground, style: 'faint' }, figureOf(ruleset, token, language));
          },
      );
      const secret = known.get(place) ?? [];
      const hidden = shown.seats.filter(({ faceDownOn }) => faceDownOn.includes(place));
      const veiled = woundedIn(perspective, place).map((colour) =>
        faceDown(unknownName(colour, language), colour),
      );
      return [
        ...seen,
        ...veiled,
        ...(secret.length > 0
          ? secret.map((token) =>
              faceDown(tokenName(ruleset, token.piece, language), tokenStyle(ruleset, token)),
            )
          : hidden.map(({ colour }) => faceDown(unknownName(colour, language), colour))),
      ];
    });
    const { standing, left } = onSquares(facing);
    cells.forEach(({ square }, cell) => {
      const icon = ZONE_ICONS[cell];
      const drawn = standing[cell];
      if (drawn) drawn(square);
      else if (left > 0 && cell === ZONE_ICONS.length) pen.ground(square, centred(`+${left}`), 'strong');
      else if (icon) pen.ground(square, centred(dots.has(first + cell) ? '•' : icon), 'faint');
    });
  }
}

/** Who stands on which of the squares before a room, and how many found none. */
function onSquares(facing: readonly (readonly Drawn[])[]): {
  readonly standing: readonly (Drawn | undefined)[];
  readonly left: number;
} {
  const standing = Array.from({ length: ROOM_SIDE }, (_, cell) => facing[cell]?.[0]);
  const others = facing.flatMap((everybody) => everybody.slice(1));
  const isTooMany = others.length > standing.filter((one) => !one).length;
  // The last square has no icon of its own: it is taken first, or counts those who find none.
  const free = [...standing.keys()].reverse().filter((cell) => !standing[cell]);
  for (const cell of isTooMany ? free.slice(1) : free) standing[cell] = others.shift();
  return { standing, left: others.length };
}
