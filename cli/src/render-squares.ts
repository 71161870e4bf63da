/** The squares of the labyrinth and of the lines, and everybody on them. */
import {
  COLOUR_LETTERS,
  GEAR,
  inRoom,
  isOnLine,
  lineOf,
  PIT,
  type Place,
  type Room,
  slotOf,
  squareOf,
} from '@dungeon-twister/rules';
import type { Style } from './canvas.ts';
import { centred, FLOOR_GROUND, type Ground, type Pen, PIT_GROUND } from './cell.ts';
import { ARROWS } from './gear-names.ts';
import type { Language } from '@dungeon-twister/words';
import { colourOfLine, type Perspective } from './perspective.ts';
import { figureOf, tokenName, tokensByPlace, tokenStyle, unknownName } from './tokens.ts';

export function renderSquares(pen: Pen, perspective: Perspective, language: Language): void {
  const { ruleset, chart, shown } = perspective;
  const tokens = tokensByPlace(ruleset, shown.pieces);
  const known = tokensByPlace(ruleset, perspective.secrets);
  const dots = new Set(ruleset.layout.lines.flatMap((line) => line.dots));
  const faceDown = new Map(
    shown.seats.flatMap(({ faceDownOn, colour }) => faceDownOn.map((place) => [place, colour] as const)),
  );
  for (let place = 0; place < ruleset.layout.places; place++) {
    const ground = groundOf(perspective, place);
    const square = squareOf(chart, place);
    if (!ground || !square) continue;
    const token = tokens.get(place);
    const secret = known.get(place);
    const hidden = faceDown.get(place);
    if (token) pen.figure(square, ground, figureOf(ruleset, token, language));
    else if (secret)
      pen.faceDown(square, tokenName(ruleset, secret.piece, language), tokenStyle(ruleset, secret));
    else if (hidden) pen.faceDown(square, unknownName(hidden, language), hidden);
    else if (dots.has(place)) pen.ground(square, centred('•'), 'faint');
    else {
      const mark = lineMark(perspective, place, language);
      if (mark) pen.ground(square, centred(mark.text), mark.style);
      else pen.ground(square, ground.empty, ground.style);
    }
  }
}

/** Lines over which one leaves and on which nobody starts look different: the letter of a colour, or a mark. */
function lineMark(
  perspective: Perspective,
  place: Place,
  language: Language,
): { readonly text: string; readonly style: Style } | null {
  const { ruleset } = perspective;
  const line = lineOf(ruleset, place);
  if (line < 0) return null;
  const use = ruleset.layout.lines[line]?.use;
  if (use === 'finish') return { text: '=', style: 'faint' };
  if (use !== 'dealt') return null;
  const colour = colourOfLine(perspective, line);
  return colour ? { text: COLOUR_LETTERS[colour][language], style: colour } : { text: '?', style: 'faint' };
}

/** Null where the room lies face down. */
function groundOf({ ruleset, chart }: Perspective, place: Place): Ground | null {
  if (isOnLine(ruleset, place)) return FLOOR_GROUND;
  const room = chart.rooms[slotOf(place)];
  if (!room) return null;
  const kind = room.squares[inRoom(place)];
  if (kind === PIT) return PIT_GROUND;
  return kind === GEAR ? gearGround(room) : FLOOR_GROUND;
}

/** The number of the pair has no room beside a figure: the arrow stays, and the panel says the number. */
const gearGround = ({ pair, arrow }: Room): Ground => ({
  empty: centred(`${pair}${ARROWS[arrow]}`),
  left: ARROWS[arrow],
  right: ' ',
  style: 'gear',
});
