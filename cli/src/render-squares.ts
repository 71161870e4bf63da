/** The squares of the labyrinth and of the lines, and everybody on them. */
import {
  COLOUR_LETTERS,
  GEAR,
  PIT,
  type Place,
  type Room,
  ROOM_SQUARES,
  squareOf,
} from '@dungeon-twister/rules';
import type { Style } from './canvas.ts';
import { centred, FLOOR_GROUND, type Ground, type Pen, PIT_GROUND } from './cell.ts';
import { ARROWS } from './gear-names.ts';
import type { Language } from '@dungeon-twister/words';
import { colourOfLine } from './line-owners.ts';
import type { Sight } from './perspective.ts';
import { figureOf, tokenName, tokensByPlace, tokenStyle, unknownName } from './tokens.ts';

export function drawSquares(pen: Pen, sight: Sight, language: Language): void {
  const { table, chart, shown } = sight;
  const tokens = tokensByPlace(table, shown.pieces);
  const known = tokensByPlace(table, sight.secrets);
  const dots = new Set(table.layout.lines.flatMap((line) => line.dots));
  const faceDown = new Map(
    shown.seats.flatMap(({ faceDownOn, colour }) => faceDownOn.map((place) => [place, colour] as const)),
  );
  for (let place = 0; place < table.layout.places; place++) {
    const ground = groundOf(sight, place);
    const square = squareOf(chart, place);
    if (!ground || !square) continue;
    const token = tokens.get(place);
    const secret = known.get(place);
    const hidden = faceDown.get(place);
    if (token) pen.figure(square, ground, figureOf(table, token, language));
    else if (secret)
      pen.faceDown(square, tokenName(table, secret.piece, language), tokenStyle(table, secret));
    else if (hidden) pen.faceDown(square, unknownName(hidden, language), hidden);
    else if (dots.has(place)) pen.ground(square, centred('•'), 'faint');
    else {
      const mark = lineMark(sight, place, language);
      if (mark) pen.ground(square, centred(mark.text), mark.style);
      else pen.ground(square, ground.empty, ground.style);
    }
  }
}

/** Lines over which one leaves and on which nobody starts look different: the letter of a colour, or a mark. */
function lineMark(
  sight: Sight,
  place: Place,
  language: Language,
): { readonly text: string; readonly style: Style } | null {
  const { layout } = sight.table;
  if (place < layout.linesFrom) return null;
  const line = layout.lineOf[place - layout.linesFrom] ?? -1;
  const use = layout.lines[line]?.use;
  if (use === 'finish') return { text: '=', style: 'faint' };
  if (use !== 'dealt') return null;
  const colour = colourOfLine(sight, line);
  return colour ? { text: COLOUR_LETTERS[colour][language], style: colour } : { text: '?', style: 'faint' };
}

/** Null where the room lies face down. */
function groundOf({ table, chart }: Sight, place: Place): Ground | null {
  if (place >= table.layout.linesFrom) return FLOOR_GROUND;
  const room = chart.rooms[Math.floor(place / ROOM_SQUARES)];
  if (!room) return null;
  const kind = room.squares[place % ROOM_SQUARES];
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
