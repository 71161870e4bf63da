/** The rooms of a text: `Room`, `Pair` and `Arrow` with a drawing below the last of them. */
import { type Arrow, DrawingFault, readRoom, type Room } from '../map/read-room-drawing.ts';
import { inFrench } from './drawing-words.ts';
import { type Entry, readId, readWhole, type TextLine } from './entries.ts';
import { faultAt, type Gathering, readAll } from '../json/fault.ts';
import { quoted } from './nearest.ts';

export const ROOM_KEYS = ['Room', 'Pair', 'Arrow'] as const;
const ROWS = 11;
const COLUMNS = 21;
/** A gear shows the number of its pair; more digits have no room on a square. */
const HIGHEST_PAIR = 999;
const ARROWS: readonly Arrow[] = ['cw', 'ccw'];

/** A room and where it stands in the file. */
export interface DrawnRoom {
  readonly room: Room;
  readonly line: number;
  /** The line of each row of the drawing. */
  readonly rows: readonly number[];
}

/** The rooms of a file, and the entries that do not belong to a room. */
export function readRoomBlocks(
  entries: readonly Entry[],
  gathering: Gathering,
): {
  readonly drawn: readonly DrawnRoom[];
  readonly others: readonly Entry[];
} {
  const blocks: Entry[][] = [];
  const others: Entry[] = [];
  let open: Entry[] | null = null;
  // A line whose key nobody knows may have been what a room lacks.
  const hasStrayLine = !gathering.isEmpty;
  gathering.each(entries, (entry) => {
    if (entry.key === 'Room') {
      open = [entry];
      blocks.push(open);
    } else if (entry.key === 'Pair' || entry.key === 'Arrow') {
      if (!open)
        faultAt(entry.line, {
          en: `"${entry.key}:" belongs to a room: begin with "Room: …"`,
          fr: `« ${entry.key}: » appartient à une salle : commencer par « Room: … »`,
        });
      open.push(entry);
    } else {
      open = null;
      others.push(entry);
    }
  });
  const whole = hasStrayLine ? blocks.filter(hasAllParts) : blocks;
  return { drawn: unique(gathering.each(whole, readBlock), gathering), others };
}

function unique(drawn: readonly DrawnRoom[], gathering: Gathering): readonly DrawnRoom[] {
  gathering.each(drawn, ({ room, line }, index) => {
    const first = drawn.findIndex((other) => other.room.id === room.id);
    if (first < index)
      faultAt(line, {
        en: `Room: ${room.id} is drawn in line ${drawn[first].line} already`,
        fr: `Room: ${room.id} est déjà dessinée à la ligne ${drawn[first].line}`,
      });
  });
  return drawn;
}

const hasAllParts = (block: readonly Entry[]): boolean =>
  ROOM_KEYS.every((key) => block.some((entry) => entry.key === key)) &&
  block.some(({ below }) => below.length > 0);

function readBlock(block: readonly Entry[]): DrawnRoom {
  const [head] = block;
  const id = readId(head);
  const { number, arrow } = readAll({
    number: () => {
      const pair = entryOf(block, 'Pair', id);
      return readWhole(pair.line, 'Pair', pair.value, 1, HIGHEST_PAIR);
    },
    arrow: () => readArrow(entryOf(block, 'Arrow', id)),
  });
  const rows = block.flatMap(({ below }) => below);
  if (rows.length === 0)
    faultAt(head.line, {
      en: `Room: ${id} has no drawing: 11 lines of 21 characters are wanted below it`,
      fr: `Room: ${id} n’a pas de dessin : il faut 11 lignes de 21 caractères en dessous`,
    });
  return {
    room: readDrawing(id, number, arrow, rows),
    line: head.line,
    rows: rows.map(({ line }) => line),
  };
}

function entryOf(block: readonly Entry[], key: string, id: string): Entry {
  const [found, second] = block.filter((entry) => entry.key === key);
  if (second)
    faultAt(second.line, {
      en: `"${key}:" stands twice in room ${id}`,
      fr: `« ${key}: » figure deux fois dans la salle ${id}`,
    });
  return (
    found ??
    faultAt(block[0].line, {
      en: `Room: ${id} has no "${key}: …"`,
      fr: `Room: ${id} n’a pas de « ${key}: … »`,
    })
  );
}

const readArrow = ({ line, value }: Entry): Arrow =>
  ARROWS.find((arrow) => arrow === value) ??
  faultAt(line, {
    en: `Arrow: ${quoted(value)} is no arrow: write cw (clockwise) or ccw (counter-clockwise)`,
    fr: `Arrow: ${quoted(value)} n’est pas une flèche : cw (sens horaire) ou ccw (sens inverse)`,
  });

function readDrawing(id: string, pair: number, arrow: Arrow, rows: readonly TextLine[]): Room {
  const drawing = unindented(rows);
  try {
    const room = readRoom(
      id,
      pair,
      arrow,
      drawing.map(({ text }) => text),
    );
    drawing.forEach(refuseStrays);
    return room;
  } catch (thrown) {
    if (!(thrown instanceof DrawingFault)) throw thrown;
    const reason = thrown.message.replace(/^line \d+: /, '');
    return faultAt(rows[thrown.line - 1].line, { en: reason, fr: inFrench(reason) });
  }
}

/** A drawing may be moved to the right as a whole; its first corner shows how far. */
function unindented(rows: readonly TextLine[]): TextLine[] {
  const indent = /^ */.exec(rows[0].text)?.[0].length ?? 0;
  return rows.map(({ line, text }) => {
    if (text.slice(0, indent).trim() !== '')
      faultAt(line, {
        en: 'this row begins further left than the first row of the drawing',
        fr: 'cette ligne commence plus à gauche que la première ligne du dessin',
      });
    return { line, text: text.slice(indent) };
  });
}

/** Marks between the columns that count would be overlooked, and the author would wonder. */
function refuseStrays({ line, text }: TextLine, row: number): void {
  for (let column = 0; column < COLUMNS; column++) {
    const mark = text.padEnd(COLUMNS)[column];
    const wanted = row % 2 === 0 ? (column === COLUMNS - 1 ? '+' : mark) : column % 2 === 1 ? ' ' : mark;
    if (mark !== wanted)
      faultAt(line, {
        en:
          wanted === '+'
            ? `a corner "+" is missing at column ${COLUMNS}`
            : `"${mark}" stands at column ${column + 1}, between an edge and a square: nothing may stand there`,
        fr:
          wanted === '+'
            ? `il manque un coin « + » à la colonne ${COLUMNS}`
            : `« ${mark} » est à la colonne ${column + 1}, entre un bord et une case : rien ne doit y être`,
      });
  }
}

export const rowOfSquare = (square: number): number => 2 * Math.floor(square / ((ROWS - 1) / 2)) + 1;
