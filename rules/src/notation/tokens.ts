/**
 * The parts of which the line of an action is made. Each writes some fields of an action as one word without spaces,
 * and reads them back.
 */
import { NONE, type Part } from '../model/action-row.ts';
import type { Handling, PieceId } from '../model/action.ts';
import { refuse, type Refusal, type RefusalCode } from '../refusals.ts';
import { DIRECTIONS, type Language, type Seat, type Words } from '../vocabulary.ts';
import { slotName } from '../position-json/room-text.ts';
import { type Chart, isEmptyStop, placeName, placeNamed, slotNamed, squareNamed } from './chart.ts';
import { portcullisName, portcullisNamed } from './portcullis.ts';
import {
  type PieceNames,
  readHandlings,
  readPath,
  type PathFault,
  writeHandlings,
  writePath,
} from './path.ts';
import { nameFor, pieceNamed } from './pieces.ts';
import { isWord } from './words.ts';

/** Who speaks of what, and how. */
export interface Speech {
  readonly chart: Chart;
  readonly seat: Seat;
  readonly language: Language;
}

/** Some fields of an action, not yet known to be one. */
type Fields = Readonly<Record<string, unknown>>;

/** Why a word cannot be read, and how far it was understood: something else altogether, or the right thing wrongly. */
export class Unclear {
  readonly words: Words;
  readonly fit: number;
  /** The rule behind it, where the word was understood and only a rule stands against it. */
  readonly refusal: Refusal | null;
  constructor(en: string, fr: string, fit: number = RIGHT_KIND, refusal: Refusal | null = null) {
    this.words = { en, fr };
    this.fit = fit;
    this.refusal = refusal;
  }
}

function against(code: RefusalCode, fit?: number): Unclear {
  const refusal = refuse(code);
  return new Unclear(refusal.words.en, refusal.words.fr, fit, refusal);
}

/** Nothing else is written with such a mark. */
const CERTAIN_KIND = 3.5;
const RIGHT_KIND = 3;
const NO_WORD = 2;
const WRONG_KIND = 1;

export interface Token {
  /** The text, or null if these fields cannot be written so. */
  write(fields: Fields, speech: Speech): string | null;
  read(text: string, speech: Speech): Fields | Unclear;
}

const noPiece = (text: string, fit?: number): Unclear =>
  new Unclear(`There is no piece "${text}".`, `Il n’y a pas de pièce « ${text} ».`, fit);
const noCard = (text: string): Unclear =>
  new Unclear(`"${text}" is no card.`, `« ${text} » n’est pas une carte.`);
/** A place is a square, or a zone where rooms are made of zones. */
function noPlace(text: string, chart: Chart, fit?: number): Unclear {
  if (chart.ruleset.layout.zones > 0)
    return new Unclear(`There is no zone "${text}".`, `Il n’y a pas de zone « ${text} ».`, fit);
  const square = squareNamed(chart, text);
  // A room that moves could stand there, while it stands elsewhere.
  if (square && isEmptyStop(chart, square)) return against('EMPTY_SHAFT', fit);
  return new Unclear(`There is no square "${text}".`, `Il n’y a pas de case « ${text} ».`, fit);
}

function writePiece(id: unknown, { chart, seat, language }: Speech): string | null {
  const piece = typeof id === 'string' ? chart.ruleset.pieces.byId.get(id) : undefined;
  return piece === undefined ? null : nameFor(chart.ruleset, seat, piece, language);
}

function readPiece(name: string, { chart, seat, language }: Speech): PieceId | null {
  const piece = pieceNamed(chart.ruleset, seat, name, language);
  return piece < 0 ? null : chart.ruleset.pieces.ids[piece];
}

const namesOf = (speech: Speech): PieceNames => ({
  write: (id) => writePiece(id, speech),
  read: (name) => readPiece(name, speech),
});

const writePlace = (place: unknown, { chart }: Speech): string | null =>
  typeof place === 'number' && place < chart.ruleset.layout.places ? placeName(chart, place) : null;

const wordToken = (words: Words): Token => ({
  write: (_fields, { language }) => words[language],
  read: (text, { language }) =>
    isWord(text, words, language)
      ? {}
      : new Unclear(`"${text}" is no action.`, `« ${text} » n’est pas une action.`, NO_WORD),
});

const pieceToken = (field: string): Token => ({
  write: (fields, speech) => writePiece(fields[field], speech),
  read: (text, speech) => {
    const id = readPiece(text, speech);
    return id === null ? noPiece(text) : { [field]: id };
  },
});

const marked = (text: string, mark: string): string | Unclear =>
  text.startsWith(mark)
    ? text.slice(mark.length)
    : new Unclear(
        `"${mark}" is missing before "${text}".`,
        `Il manque « ${mark} » devant « ${text} ».`,
        WRONG_KIND,
      );

/** A place behind a mark; of a kind, where two actions differ only in that. */
const placeToken = (field: string, mark: string, on?: 'room' | 'line'): Token => ({
  write: (fields, speech) => {
    const name = writePlace(fields[field], speech);
    return name && mark + name;
  },
  read: (text, { chart }) => {
    const name = marked(text, mark);
    if (name instanceof Unclear) return name;
    const found = placeNamed(chart, name);
    // A capital means a room: that pattern knows better what is wrong with it.
    if (found === null) return noPlace(name, chart, /^[A-Z]$/.test(name) ? WRONG_KIND : RIGHT_KIND);
    const onLine = found >= chart.ruleset.layout.linesFrom;
    if (on !== undefined && (on === 'line') !== onLine) return noPlace(name, chart);
    return { [field]: found };
  },
});

const slotToken = (field: string, mark: string): Token => ({
  write: (fields, { chart }) => {
    const number = fields[field];
    return typeof number === 'number' && number < chart.ruleset.layout.slots.length
      ? mark + slotName(number)
      : null;
  },
  read: (text, { chart }) => {
    const name = marked(text, mark);
    if (name instanceof Unclear) return name;
    const found = slotNamed(chart, name);
    if (found !== null) return { [field]: found };
    const looksRight = mark !== '' || /^[A-Z]$/.test(name);
    return new Unclear(
      `There is no room "${name}".`,
      `Il n’y a pas de salle « ${name} ».`,
      looksRight ? RIGHT_KIND : WRONG_KIND,
    );
  },
});

/** The room to reveal, and over which of its sides it is flipped where that is a choice: `?G`, `?G/n`. */
const flip: Token = {
  write: (fields, speech) => {
    const room = slotToken('slot', '?').write(fields, speech);
    const over = fields['over'];
    if (over === undefined) return room;
    const letter = DIRECTIONS.find((direction) => direction === over)?.charAt(0);
    return room && letter !== undefined ? `${room}/${letter}` : null;
  },
  read: (text, speech) => {
    const [room = '', letter, ...more] = text.split('/');
    const found = slotToken('slot', '?').read(room, speech);
    if (found instanceof Unclear || letter === undefined) return found;
    const over = DIRECTIONS.find((direction) => direction.charAt(0) === letter);
    return over && more.length === 0
      ? { ...found, over }
      : new Unclear(
          'A room is flipped over one of its sides, n, e, s or w: ?G/n.',
          'Une salle se retourne par un de ses côtés, n, e, s ou w : ?G/n.',
          CERTAIN_KIND,
        );
  },
};

/** One of a few words, each for a value of the field. */
const choiceToken = (
  field: string,
  among: readonly (readonly [string | null, Words])[],
  no: Words,
): Token => ({
  write: (fields, { language }) => among.find(([value]) => value === fields[field])?.[1][language] ?? null,
  read: (text, { language }) => {
    const found = among.find(([, words]) => isWord(text, words, language));
    return found ? { [field]: found[0] } : new Unclear(`"${text}" ${no.en}`, `« ${text} » ${no.fr}`);
  },
});

const portcullisToken = (field: string): Token => ({
  write: (fields, { chart }) => portcullisName(chart, fields[field] as { slot: number; gate: number }),
  read: (text, { chart }) => {
    const found = portcullisNamed(chart, text);
    return found
      ? { [field]: found }
      : new Unclear(`There is no portcullis "${text}".`, `Il n’y a pas de herse « ${text} ».`);
  },
});

const cardToken = (field: string): Token => ({
  write: (fields) => String(fields[field]),
  read: (text) => (/^\d{1,2}$/.test(text) ? { [field]: Number(text) } : noCard(text)),
});

/** One combat card or two: `4`, `3+5`. */
const cards: Token = {
  write: ({ card: first, second }) =>
    second === undefined ? `${first as number}` : `${first as number}+${second as number}`,
  read: (text) => {
    const [, first, second] = /^(\d{1,2})(?:\+(\d{1,2}))?$/.exec(text) ?? [];
    if (first === undefined) return noCard(text);
    return second === undefined ? { card: Number(first) } : { card: Number(first), second: Number(second) };
  },
};

const cardOrNoneToken = (field: string): Token => ({
  write: (fields, speech) =>
    fields[field] === null ? NONE[speech.language] : cardToken(field).write(fields, speech),
  read: (text, speech) =>
    isWord(text, NONE, speech.language) ? { [field]: null } : cardToken(field).read(text, speech),
});

/** A figure and those who join it, with the weapons that they choose: `Cl+Th`, `Cl+Th/Bo`. */
const group: Token = {
  write: (fields, speech) => {
    const list = (field: string): readonly unknown[] =>
      (fields[field] as readonly unknown[] | undefined) ?? [];
    const names = [fields['piece'], ...list('joiners')].map((id) => writePiece(id, speech));
    const weapons = list('with').map((id) => writePiece(id, speech));
    if (names.includes(null) || weapons.includes(null)) return null;
    return [names.join('+'), ...weapons].join('/');
  },
  read: (text, speech) => {
    const [people = '', ...weapons] = text.split('/');
    const found = { people: [] as PieceId[], weapons: [] as PieceId[] };
    for (const [list, names] of [
      [found.people, people.split('+')],
      [found.weapons, weapons],
    ] as const)
      for (const name of names) {
        const id = readPiece(name, speech);
        if (id === null) return noPiece(name, text === name ? RIGHT_KIND : CERTAIN_KIND);
        list.push(id);
      }
    const [first, ...joiners] = found.people;
    return {
      piece: first,
      ...(joiners.length > 0 ? { joiners } : {}),
      ...(weapons.length > 0 ? { with: found.weapons } : {}),
    };
  },
};

/** Over a pit and where to: `^c3-c4`. */
const leap: Token = {
  write: (fields, speech) => {
    const to = writePlace(fields['to'], speech);
    if (fields['pit'] === undefined) {
      const card = fields['card'];
      return to && `^${to}${typeof card === 'number' ? `/${card}` : ''}`;
    }
    const pit = writePlace(fields['pit'], speech);
    return pit && to && `^${pit}-${to}`;
  },
  read: (text, { chart }) => {
    const rest = marked(text, '^');
    if (rest instanceof Unclear) return rest;
    if (chart.ruleset.layout.zones > 0) return readZoneLeap(rest, chart);
    const [over, landing, ...more] = rest.split('-');
    if (landing === undefined || more.length > 0)
      return new Unclear(
        'A jump names the pit and the landing: ^c3-c4.',
        'Un saut nomme la fosse et l’arrivée : ^c3-c4.',
      );
    const pit = placeNamed(chart, over);
    if (pit === null) return noPlace(over, chart);
    const to = placeNamed(chart, landing);
    return to === null ? noPlace(landing, chart) : { pit, to };
  },
};

/** Between zones the pit is known: `^C.T`, or `^C.T/4` for giving up a combat card. */
function readZoneLeap(text: string, chart: Chart): Fields | Unclear {
  const [name, card] = text.split('/');
  const to = placeNamed(chart, name);
  if (to === null) return noPlace(name, chart);
  if (card === undefined) return { to };
  return /^\d$/.test(card) ? { to, card: Number(card) } : noCard(card);
}

/** A path with its handlings. */
const path: Token = {
  write: (fields, speech) => {
    const path = fields['path'] as readonly number[];
    if (path.length === 0 || path.some((one) => writePlace(one, speech) === null)) return null;
    const handlings = (fields['handlings'] as never[] | undefined) ?? [];
    return writePath(speech.chart, { path, handlings }, namesOf(speech));
  },
  read: (text, speech) => {
    const found = readPath(speech.chart, text, namesOf(speech));
    if ('kind' in found) return unclearPath(found, speech.chart);
    const { path, handlings } = found;
    return handlings.length > 0 ? { path, handlings } : { path };
  },
};

/**
 * Through a wall, leaving something behind or not: `#c4` or `#c4(-Ro)`. Between zones what is done before the wall
 * stands before it, and what is done behind it behind: `(+Sw)#C.T(-Ro)`.
 */
const throughWall: Token = {
  write: (fields, speech) => {
    const to = writePlace(fields['to'], speech);
    if (speech.chart.ruleset.layout.zones > 0) return to && writeZoneWall(fields, to, speech);
    if (fields['handlings'] !== undefined) return null;
    if (fields['leave'] === undefined) return to && `#${to}`;
    const left = writePiece(fields['leave'], speech);
    return to && left && `#${to}(-${left})`;
  },
  read: (text, speech) => {
    if (speech.chart.ruleset.layout.zones > 0) return readZoneWall(text, speech);
    const rest = marked(text, '#');
    if (rest instanceof Unclear) return rest;
    const [, name = rest, left] = /^([^()]*)\(-([^()]+)\)$/.exec(rest) ?? [];
    const to = placeNamed(speech.chart, name);
    if (to === null) return noPlace(name, speech.chart);
    if (left === undefined) return { to };
    const leave = readPiece(left, speech);
    if (leave !== null) return { to, leave };
    return left.includes('>') ? against('GIVEN_BY_LEAVING') : noPiece(left);
  },
};

function writeZoneWall(fields: Fields, to: string, speech: Speech): string | null {
  const handlings = (fields['handlings'] as readonly Handling[] | undefined) ?? [];
  const [before, behind] = [0, 1].map((step) =>
    writeHandlings(
      handlings.filter((one) => one.step === step),
      namesOf(speech),
    ),
  );
  return before === null || behind === null ? null : `${before}#${to}${behind}`;
}

const ZONE_WALL = /^((?:\([^()]*\))*)#([^()]*)((?:\([^()]*\))*)$/;

function readZoneWall(text: string, speech: Speech): Fields | Unclear {
  const found = ZONE_WALL.exec(text);
  if (!found) {
    const rest = marked(text, '#');
    return rest instanceof Unclear ? rest : noPlace(rest, speech.chart);
  }
  const to = placeNamed(speech.chart, found[2]);
  if (to === null) return noPlace(found[2], speech.chart);
  const handlings: Handling[] = [];
  for (const [step, done] of [found[1], found[3]].entries()) {
    const fault = readHandlings(done, step, handlings, namesOf(speech));
    if (fault) return unclearPath(fault, speech.chart);
  }
  return handlings.length > 0 ? { to, handlings } : { to };
}

/** The places over which an object floats, and who is given it: `A.T/A.G` or `A.T/A.G=Na`. */
const flight: Token = {
  write: (fields, speech) => {
    const names = (fields['path'] as readonly unknown[]).map((one) => writePlace(one, speech));
    if (names.length === 0 || names.includes(null)) return null;
    if (fields['to'] === undefined) return names.join('/');
    const receiver = writePiece(fields['to'], speech);
    return receiver && `${names.join('/')}=${receiver}`;
  },
  read: (text, speech) => {
    const [places = '', receiver, ...more] = text.split('=');
    if (more.length > 0) return unclearPath({ kind: 'form', text }, speech.chart);
    const path: number[] = [];
    for (const name of places.split('/')) {
      const found = placeNamed(speech.chart, name);
      if (found === null) return noPlace(name, speech.chart);
      path.push(found);
    }
    if (receiver === undefined) return { path };
    const to = readPiece(receiver, speech);
    return to === null ? noPiece(receiver) : { path, to };
  },
};

function unclearPath({ kind, text }: PathFault, chart: Chart): Unclear {
  switch (kind) {
    case 'square':
      return noPlace(text, chart);
    case 'piece':
      return noPiece(text);
    case 'straight':
      return new Unclear(
        `A dash walks straight: "${text}" does not lie in line.`,
        `Un tiret va tout droit : « ${text} » n’est pas aligné.`,
      );
    default:
      return new Unclear(`"${text}" is no path.`, `« ${text} » n’est pas un chemin.`, WRONG_KIND);
  }
}

const COMPOUNDS: Readonly<Record<Extract<Part, string>, Token>> = {
  path,
  leap,
  flip,
  group,
  throughWall,
  flight,
  cards,
};

/** How a part of a line, as the row of an action names it, is written and read. */
export function tokenFor(part: Part): Token {
  if (typeof part === 'string') return COMPOUNDS[part];
  if ('word' in part) return wordToken(part.word);
  if ('piece' in part) return pieceToken(part.piece);
  if ('place' in part) return placeToken(part.place, part.mark, part.on);
  if ('slot' in part) return slotToken(part.slot, part.mark);
  if ('portcullis' in part) return portcullisToken(part.portcullis);
  if ('card' in part) return cardToken(part.card);
  if ('cardOrNone' in part) return cardOrNoneToken(part.cardOrNone);
  return choiceToken(part.choice, part.among, part.no);
}
