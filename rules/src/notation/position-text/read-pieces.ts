/** Gathers where the pieces are: from the drawing, from lines about single pieces, and from lists of those out of play. */
import type { Gathering } from '../../json/fault.ts';
import type { JsonNode } from '../../json/parse.ts';
import { leaf, nodeOf, record } from '../../json/nodes.ts';
import { ELSEWHERE_NAMES, MARK_NAMES, type MarkJson, type WhereJson } from '../../position-json/pieces.ts';
import { slotName } from '../../position-json/room-text.ts';
import type { Ruleset } from '../../model/ruleset.ts';
import type { Language, Piece, Place, Words } from '../../vocabulary.ts';
import { type Chart, placeNamed, slotNamed } from '../chart.ts';
import { type Entries, type Entry, fail, itemsOf } from '../entries.ts';
import { numberIn, pieceIn } from './numbers.ts';
import type { CombatText } from './read-combat.ts';
import type { Found } from './read-drawing.ts';
import type { Unread } from './unread.ts';
import { slotOf } from '../../map/place-numbers.ts';

interface Known {
  readonly where: WhereJson;
  readonly line: number;
}

interface Marks {
  readonly names: Set<MarkJson>;
  points: number;
  entered: Place;
  readonly line: number;
}

/** What an author would write for a place: a square, or a zone. */
const PLACE_LIKE = /^(?:[A-Za-z]{1,2}\d{1,2}|[A-Za-z]{1,2}\.\w+)$/;
const SQUARES: PlaceWords = {
  one: { en: 'square', fr: 'case' },
  look: { en: 'squares look like c7', fr: 'une case s’écrit comme c7' },
};
const ZONES: PlaceWords = {
  one: { en: 'zone', fr: 'zone' },
  look: {
    en: 'zones look like C.T, and sG.T from a starting zone',
    fr: 'une zone s’écrit comme C.T, et sG.T depuis une zone de départ',
  },
};

interface PlaceWords {
  readonly one: Words;
  readonly look: Words;
}
const ITEMS = [...ELSEWHERE_NAMES, ...MARK_NAMES].join(', ');

export class PieceTexts {
  private readonly chart: Chart;
  private readonly language: Language;
  private readonly where = new Map<Piece, Known>();
  private readonly marks = new Map<Piece, Marks>();

  private readonly gathering: Gathering;
  private readonly unread: Unread;
  /** Whether something was said of a piece, and it is not known of which. */
  private hasLost = false;

  constructor(chart: Chart, language: Language, gathering: Gathering, unread: Unread) {
    this.chart = chart;
    this.language = language;
    this.gathering = gathering;
    this.unread = unread;
  }

  private get table(): Ruleset {
    return this.chart.ruleset;
  }

  private get places(): PlaceWords {
    return this.table.layout.zones > 0 ? ZONES : SQUARES;
  }

  found({ piece, where, wounded, line }: Found): void {
    if (where) this.gathering.attempt(() => this.put(piece, where, line));
    else this.doubt(piece);
    if (wounded) this.marksOf(piece, line).names.add('wounded');
  }

  /** Lists of pieces out of play, and the lines that are named after a piece. */
  read(entries: Entries): void {
    for (const name of ELSEWHERE_NAMES) {
      const entry = entries.value(name);
      const words = entry?.value.split(/[\s,]+/).filter((one) => one !== '') ?? [];
      entries.watched(name, () =>
        this.gathering.each(words, (word) =>
          this.put(pieceIn(word, this.table, this.language, entry?.line ?? 1), name, entry?.line ?? 1),
        ),
      );
    }
    for (const [key, piece] of this.unread.pieceLines) {
      const entry = entries.value(key);
      if (!entry) continue;
      entries.watched(key, () => this.readLine(piece, entry));
      if (!entries.isFaulty(key)) continue;
      this.doubt(piece);
      // It may have held one of those of which nothing is said.
      this.hasLost = true;
    }
    if (this.hasLost || this.unread.hasStrayPieces)
      for (let piece = 0; piece < this.table.pieces.count; piece++)
        if (!this.isMentioned(piece)) this.unread.doubts.strays.add(piece);
  }

  private doubt(piece: Piece): void {
    this.unread.doubts.add('pieces', piece);
  }

  /** Attacker and target take part by being named; whoever else fights has his own mark. */
  joinCombat({ json, line }: CombatText): void {
    for (const [id, mark] of [
      [json.attacker, 'attacks'],
      [json.target, 'defends'],
    ] as const)
      this.marksOf(this.table.pieces.byId.get(id) ?? 0, line).names.add(mark);
  }

  private readLine(piece: Piece, { key, value, line }: Entry): void {
    const marks = this.marksOf(piece, line);
    const { one, look } = this.places;
    this.gathering.each(itemsOf(value), (words) => {
      const [word, of, ...more] = words;
      const alone = of === undefined;
      const place = alone ? placeNamed(this.chart, word) : null;
      const slot = alone ? slotNamed(this.chart, word) : null;
      const elsewhere = alone ? ELSEWHERE_NAMES.find((name) => name === word) : undefined;
      const mark = alone ? MARK_NAMES.find((name) => name === word) : undefined;
      if (mark) marks.names.add(mark);
      else if (place !== null) this.putOnPlace(piece, place, key, word, line);
      else if (alone && PLACE_LIKE.test(word) && this.unread.hasUnknownSquares) this.doubt(piece);
      else if (slot !== null) this.put(piece, { slot }, line);
      else if (elsewhere) this.put(piece, elsewhere, line);
      else if (word === 'holds' && !alone && more.length === 0)
        this.put(
          pieceIn(of, this.table, this.language, line),
          { holder: this.table.pieces.ids[piece] },
          line,
        );
      else if (word === 'entered' && !alone && more.length === 0) marks.entered = this.placeIn(of, line);
      else if (word === 'points' && !alone && more.length === 0) marks.points = numberIn(of, line);
      else if (!alone && placeNamed(this.chart, word) !== null)
        fail(line, {
          en: `a comma is wanted behind "${word}": "${key}: ${word}, ${[of, ...more].join(' ')}"`,
          fr: `il faut une virgule après « ${word} » : « ${key}: ${word}, ${[of, ...more].join(' ')} »`,
        });
      else if (alone && PLACE_LIKE.test(word))
        fail(line, {
          en: `there is no ${one.en} "${word}" on this board; ${look.en}`,
          fr: `il n’y a pas de ${one.fr} « ${word} » sur ce plateau ; ${look.fr}`,
        });
      else
        fail(line, {
          en: `"${words.join(' ')}" says nothing about ${key}: a ${one.en}, a room, ${ITEMS}, "holds bRo" or "points 2"`,
          fr: `« ${words.join(' ')} » ne dit rien de ${key} : une ${one.fr}, une salle, ${ITEMS}, « holds bRo » ou « points 2 »`,
        });
    });
  }

  private putOnPlace(piece: Piece, place: Place, key: string, word: string, line: number): void {
    const isKnown = !this.unread.hasUnknownSquares && !this.unread.slots.has(slotOf(place));
    if (isKnown) this.put(piece, this.onPlace(place, key, word, line), line);
    else this.doubt(piece);
  }

  /** Nothing stands on a square that nobody has seen; a token lies on the room as a whole. */
  private onPlace(place: number, key: string, word: string, line: number): WhereJson {
    const slot = slotOf(place);
    if (place >= this.table.layout.linesFrom || this.chart.rooms[slot] !== null) return { place };
    const room = slotName(slot);
    return fail(line, {
      en: `${word} lies in room ${room}, which lies face down; for a token on that room write "${key}: ${room}"`,
      fr: `${word} est dans la salle ${room}, qui est face cachée ; pour un pion sur cette salle, écrire « ${key}: ${room} »`,
    });
  }

  private placeIn(name: string, line: number): Place {
    const place = placeNamed(this.chart, name);
    return (
      place ?? fail(line, { en: `there is no place "${name}"`, fr: `il n’y a pas d’endroit « ${name} »` })
    );
  }

  private put(piece: Piece, where: WhereJson, line: number): void {
    const before = this.where.get(piece);
    if (before) {
      this.doubt(piece);
      fail(line, {
        en: `${this.table.pieces.ids[piece]} is already said to be elsewhere, in line ${before.line}`,
        fr: `${this.table.pieces.ids[piece]} est déjà ailleurs, d’après la ligne ${before.line}`,
      });
    }
    this.where.set(piece, { where, line });
  }

  private marksOf(piece: Piece, line: number): Marks {
    const known = this.marks.get(piece) ?? { names: new Set<MarkJson>(), points: 0, entered: -1, line };
    this.marks.set(piece, known);
    return known;
  }

  /** How many characters of a seat have left. */
  exitsOf(seat: number): number {
    return [...this.where].filter(
      ([piece, { where }]) => where === 'left' && this.table.pieces.owner[piece] === seat,
    ).length;
  }

  /** Every piece of the table; of those not mentioned, `usual` says where they are. */
  nodes(usual: (piece: Piece) => WhereJson): JsonNode[] {
    return this.table.pieces.ids.map((id, piece) => {
      const { where, line } = this.where.get(piece) ?? { where: usual(piece), line: 1 };
      const marks = this.marks.get(piece);
      const isHeld = typeof where === 'object' && 'holder' in where;
      if (isHeld && this.table.pieces.isCharacter[piece] === 1 && !this.mayBeWounded(piece))
        this.gathering.attempt(() =>
          fail(line, {
            en: `${id} is not wounded: only wounded characters are carried`,
            fr: `${id} : seul un personnage blessé est porté`,
          }),
        );
      const names = MARK_NAMES.filter((name) => marks?.names.has(name));
      return record(line, {
        id: leaf(line, id),
        where: nodeOf(line, where),
        ...(names.length > 0 ? { marks: nodeOf(marks?.line ?? line, names) } : {}),
        ...(marks && marks.points > 0 ? { ownPoints: leaf(marks.line, marks.points) } : {}),
        ...(marks && marks.entered >= 0 ? { enteredFrom: leaf(marks.line, marks.entered) } : {}),
      });
    });
  }

  /** A line that was lost may have said so. */
  private mayBeWounded(piece: Piece): boolean {
    return (
      this.marks.get(piece)?.names.has('wounded') === true ||
      this.hasLost ||
      this.unread.hasStrayPieces ||
      this.unread.doubts.covers(['pieces', piece])
    );
  }

  isMentioned(piece: Piece): boolean {
    return this.where.has(piece);
  }

  isInBox(piece: Piece): boolean {
    return this.where.get(piece)?.where === 'box';
  }
}
