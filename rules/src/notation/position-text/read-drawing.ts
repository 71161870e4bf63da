/**
 * Reads the drawing of a labyrinth. What stands in the squares says where the pieces are. Edges may be left blank; what
 * is drawn must be what the rooms print there, because a wall that is drawn and does not exist would mislead its
 * author. Only the state of a portcullis is read from its mark.
 */
import { PORTCULLIS_STATES, type PortcullisState } from '../../position-json/slots.ts';
import { slotName } from '../../position-json/room-text.ts';
import { ZONE_ICONS } from '../../map/zones-of-a-room.ts';
import { PRINTED_SQUARES } from '../../map/square-kinds.ts';
import type { Language, Piece, Place } from '../../vocabulary.ts';
import {
  type Chart,
  columnName,
  placeAt,
  roomSquareAt,
  rowNumber,
  sizeOf,
  type Square,
  squareName,
} from '../chart.ts';
import type { Gathering } from '../../json/fault.ts';
import { fail, type Line } from '../entries.ts';
import { pieceNamed } from '../pieces.ts';
import type { Unread } from './unread.ts';
import {
  CELL,
  DOT_MARK,
  edgeColumn,
  groundMark,
  HIDDEN_MARK,
  LINE_MARK,
  RIM,
  TERRAIN_MARKS,
} from './drawing.ts';
import {
  elementsOn,
  portcullisMark,
  lonePortcullis,
  markOf,
  NORTH,
  type Side,
  slotsBeside,
  WEST,
} from './edge-marks.ts';

/** Where a piece was found in a drawing. */
export interface Found {
  readonly piece: Piece;
  /** Null in a room that nobody knows. */
  readonly where: { readonly place: Place } | { readonly slot: number } | null;
  readonly wounded: boolean;
  readonly line: number;
}

export interface ReadDrawing {
  readonly pieces: readonly Found[];
  /** By slot and number of the portcullis. */
  readonly gates: ReadonlyMap<string, PortcullisState>;
}

export const portcullisKey = (slot: number, gate: number): string => `${slot}/${gate}`;

const ROW = /^ {0,3}\d+(?: |$)/;
const EDGES = /^[ +|:=xHh-]*$/;
const HEAD = /^[ a-z]+$/;

export function readDrawing(
  chart: Chart,
  lines: readonly Line[],
  language: Language,
  gathering: Gathering,
  { slots: unknown, isCut }: Pick<Unread, 'slots' | 'isCut'>,
): ReadDrawing {
  const pieces: Found[] = [];
  const gates = new Map<string, PortcullisState>();
  const into: Into = { chart, language, unknown, pieces, gates };
  const rows = lines.map((line) =>
    ROW.test(line.text) ? gathering.attempt(() => rowOf(chart, line)) : null,
  );
  let above: number | null = null;
  gathering.each(lines, (line, index) => {
    const row = rows[index];
    if (row !== null) {
      if (above !== null && row <= above)
        fail(line.number, {
          en: 'rows stand from north to south, each once',
          fr: 'les rangées vont du nord au sud, chacune une fois',
        });
      above = row;
      readRow(into, row, line);
    } else if (ROW.test(line.text)) return;
    else if (HEAD.test(line.text)) checkHead(chart, line);
    else {
      const below = rows.slice(index + 1).find((one) => one !== null) ?? null;
      // A row that is none is told by itself; which edges these are is not known then.
      const next = lines[index + 1]?.text ?? '';
      if (above === null && rows[index + 1] === null && EDGES.test(line.text) && !EDGES.test(next)) return;
      const edgeOf = rows[index + 1] ?? (above === null ? below : above + 1);
      if (edgeOf === null && isCut) return;
      if (edgeOf === null)
        fail(line.number, {
          en: 'there is no row with a number beside these edges',
          fr: 'il n’y a pas de rangée numérotée à côté de ces bords',
        });
      else readEdges(into, edgeOf, line);
    }
  });
  return { pieces, gates };
}

function rowOf(chart: Chart, { text, number }: Line): number {
  const { height } = sizeOf(chart);
  const named = Number(text.slice(0, RIM));
  for (let y = 0; y < height; y++) if (rowNumber(chart, y) === named) return y;
  const row = text.slice(0, RIM).trim();
  return fail(number, { en: `there is no row ${row}`, fr: `il n’y a pas de rangée ${row}` });
}

function checkHead(chart: Chart, { text, number }: Line): void {
  const { width } = sizeOf(chart);
  for (let x = 0; x < width; x++) {
    const found = text.slice(edgeColumn(x) + 1, edgeColumn(x + 1)).trim();
    if (found !== columnName(x))
      fail(number, {
        en: `column ${columnName(x)} must stand above character ${edgeColumn(x) + 3}, found "${found}"`,
        fr: `la colonne ${columnName(x)} doit être au-dessus du caractère ${edgeColumn(x) + 3}, trouvé : « ${found} »`,
      });
  }
}

/** What is known while a line is read, and where it goes. */
interface Into {
  readonly chart: Chart;
  readonly language: Language;
  /** Slots of which the room could not be read: nothing that is drawn there can be judged. */
  readonly unknown: ReadonlySet<number>;
  readonly pieces: Found[];
  readonly gates: Map<string, PortcullisState>;
}

function readRow(into: Into, y: number, { text, number }: Line): void {
  const { chart } = into;
  const { width } = sizeOf(chart);
  checkWidth(chart, text, number);
  // The first fault of a row is enough: one character too many puts all others out of place.
  for (let x = 0; x <= width; x++) {
    readEdge(into, { x, y }, WEST, text.charAt(edgeColumn(x)) || ' ', number);
    if (x === width) break;
    const cell = text.slice(edgeColumn(x) + 1, edgeColumn(x) + CELL).trim();
    if (cell !== '') readCell(into, { x, y }, cell, number);
  }
}

function checkWidth(chart: Chart, text: string, line: number): void {
  const longest = edgeColumn(sizeOf(chart).width) + 1;
  if (text.length > longest)
    fail(line, {
      en: `the drawing is ${longest} characters wide, this line has ${text.length}`,
      fr: `le dessin a ${longest} caractères de large, cette ligne en a ${text.length}`,
    });
}

function readEdges(into: Into, y: number, { text, number }: Line): void {
  const { chart } = into;
  const { width } = sizeOf(chart);
  checkWidth(chart, text, number);
  if (text.slice(0, RIM).trim() !== '')
    fail(number, {
      en: `the first ${RIM} characters are the rim`,
      fr: `les ${RIM} premiers caractères sont la marge`,
    });
  for (let x = 0; x <= width; x++) {
    const corner = text.charAt(edgeColumn(x)) || ' ';
    if (corner !== '+' && corner !== ' ')
      fail(number, {
        en: `a corner "+" belongs at character ${edgeColumn(x) + 1}, found "${corner}"`,
        fr: `il faut un coin « + » au caractère ${edgeColumn(x) + 1}, trouvé : « ${corner} »`,
      });
    if (x === width) break;
    readEdge(
      into,
      { x, y },
      NORTH,
      text.slice(edgeColumn(x) + 1, edgeColumn(x + 1)).padEnd(CELL - 1),
      number,
    );
  }
}

function readEdge(
  { chart, unknown, gates }: Into,
  square: Square,
  side: Side,
  mark: string,
  line: number,
): void {
  if (mark.trim() === '') return;
  if (unknown.size > 0 && slotsBeside(chart, square, side).some((slot) => unknown.has(slot))) return;
  const elements = elementsOn(chart, square, side);
  const gate = lonePortcullis(elements);
  if (gate) {
    const state = PORTCULLIS_STATES.find((one) => portcullisMark(one, side) === mark);
    if (state) {
      gates.set(portcullisKey(gate.slot, gate.gate), state);
      return;
    }
  } else if (markOf(elements, side, () => 'closed') === mark || markOf(elements, side, () => 'open') === mark)
    return;
  const printed = gate
    ? PORTCULLIS_STATES.map((state) => portcullisMark(state, side))
    : [markOf(elements, side, () => 'closed')];
  const marks = printed[0].trim() === '' ? null : printed.map((one) => `"${one}"`).join(', ');
  const name = squareName(chart, square);
  fail(line, {
    en: `${side === NORTH ? 'north' : 'west'} of ${name} stands "${mark}", but the rooms print ${marks ?? 'nothing'} there; leave it blank or draw what they print`,
    fr: `${side === NORTH ? 'au nord' : 'à l’ouest'} de ${name} il y a « ${mark} », mais les salles y montrent ${marks ?? 'rien'} ; laisser vide ou dessiner ce qu’elles montrent`,
  });
}

function readCell(
  { chart, language, unknown, pieces }: Into,
  square: Square,
  cell: string,
  line: number,
): void {
  const name = squareName(chart, square);
  const inRoom = roomSquareAt(chart, square);
  const place = placeAt(chart, square);
  if (!inRoom && place === null)
    fail(line, {
      en: `${name} is no square of this board, but "${cell}" stands there`,
      fr: `${name} n’est pas une case de ce plateau, mais « ${cell} » y est`,
    });
  else if (isGround(cell)) {
    if (!inRoom || !unknown.has(inRoom.slot)) checkGround(chart, inRoom, cell, name, line);
  } else {
    const { piece, wounded } = findPiece(chart, cell, name, line, language);
    if (inRoom && unknown.has(inRoom.slot)) pieces.push({ piece, where: null, wounded, line });
    else if (inRoom && !chart.rooms[inRoom.slot])
      pieces.push({ piece, where: { slot: inRoom.slot }, wounded, line });
    else if (place === null)
      fail(line, {
        en: `${name} is a pit between zones: nobody stands there`,
        fr: `${name} est une fosse entre des zones : personne ne s’y tient`,
      });
    else pieces.push({ piece, where: { place }, wounded, line });
  }
}

/** What may stand alone in a square. */
const MARKS_OF_GROUND: readonly string[] = [...TERRAIN_MARKS, HIDDEN_MARK, DOT_MARK];

const isGround = (cell: string): boolean => cell.length === 1;

function checkGround(
  chart: Chart,
  at: { readonly slot: number; readonly square: number } | null,
  cell: string,
  name: string,
  line: number,
): void {
  if (!at) {
    if (cell !== LINE_MARK && cell !== DOT_MARK)
      fail(line, {
        en: `${name} is a square of a line: "${LINE_MARK}", "${DOT_MARK}" or a piece, not "${cell}"`,
        fr: `${name} est une case d’une ligne : « ${LINE_MARK} », « ${DOT_MARK} » ou une pièce, pas « ${cell} »`,
      });
    return;
  }
  const room = chart.rooms[at.slot];
  if (!room) {
    if (cell !== HIDDEN_MARK)
      fail(line, {
        en: `${name} lies in room ${slotName(at.slot)}, which lies face down: "${HIDDEN_MARK}" or a piece, not "${cell}"`,
        fr: `${name} est dans la salle ${slotName(at.slot)}, qui est face cachée : « ${HIDDEN_MARK} » ou une pièce, pas « ${cell} »`,
      });
    return;
  }
  const { zones } = chart.ruleset.layout;
  const mark = groundMark(room, at.square, zones);
  if (cell === mark) return;
  const marks = zones > 0 ? [...ZONE_ICONS, ...MARKS_OF_GROUND] : MARKS_OF_GROUND;
  const ground = zones > 0 ? null : PRINTED_SQUARES[room.squares[at.square]].name;
  const where = `${slotName(at.slot)} (${room.id})`;
  fail(
    line,
    marks.includes(cell)
      ? {
          en: `"${cell}" stands at ${name}, but there room ${where} has${ground ? ` ${ground.en}:` : ''} "${mark}"`,
          fr: `« ${cell} » est en ${name}, mais la salle ${where} y a${ground ? ` ${ground.fr} :` : ''} « ${mark} »`,
        }
      : {
          en: `"${cell}" stands alone at ${name}: a piece has three letters, and columns are ${CELL} characters wide`,
          fr: `« ${cell} » est seul en ${name} : une pièce a trois lettres, et les colonnes ont ${CELL} caractères de large`,
        },
  );
}

function findPiece(
  chart: Chart,
  cell: string,
  name: string,
  line: number,
  language: Language,
): { readonly piece: Piece; readonly wounded: boolean } {
  // All small: wounded.
  const healthy = cell.charAt(0) + cell.charAt(1).toUpperCase() + cell.slice(2);
  const piece = cell.length === CELL - 1 ? pieceNamed(chart.ruleset, -1, healthy, language) : -1;
  if (piece < 0)
    fail(line, {
      en: `there is no piece "${cell}" (at ${name}): a letter for the colour and two for the kind, as in bCl`,
      fr: `il n’y a pas de pièce « ${cell} » (en ${name}) : une lettre pour la couleur et deux pour le genre, comme bCl`,
    });
  return { piece, wounded: cell !== healthy };
}
