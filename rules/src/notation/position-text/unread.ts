/**
 * What is not known of a position because a line of its text could not be read: the part that the line speaks of, or,
 * of a line whose key nobody knows, any part of which the other lines say nothing.
 */
import { Doubts } from '../../position-json/doubts.ts';
import { ELSEWHERE_NAMES } from '../../position-json/pieces.ts';
import { PORTCULLIS_STATES } from '../../position-json/slots.ts';
import type { Ruleset } from '../../model/ruleset.ts';
import { COLOURS, type Language, type Piece } from '../../vocabulary.ts';
import type { Entries, Entry } from '../entries.ts';
import { LANGUAGES } from '../headers.ts';
import { pieceNamed } from '../pieces.ts';
import { NOBODY } from './defaults.ts';
import { LINES } from './form.ts';

const ABOUT_GATES: readonly string[] = [...PORTCULLIS_STATES, 'walls broken', 'labyrinth'];
const ABOUT_PIECES: readonly string[] = [...ELSEWHERE_NAMES, 'labyrinth'];
const OTHERS = ['scenario', 'options', 'letters', 'rooms'];
const KEYS = new Set([...Object.keys(LINES), ...ABOUT_GATES, ...ABOUT_PIECES, ...OTHERS]);

const WITH_BLOCKS = ['rooms', 'labyrinth'];

const isKey = (key: string): boolean =>
  KEYS.has(key.toLowerCase()) || COLOURS.some((colour) => colour === key.toLowerCase());

/** Whether a line is neither a key nor named after a piece, or has lines below it that belong elsewhere. */
export const isStray = (entry: Entry, ruleset: Ruleset): boolean =>
  hasMisplacedLines(entry) ||
  (!isKey(entry.key) && LANGUAGES.every((language) => pieceNamed(ruleset, NOBODY, entry.key, language) < 0));

export const hasMisplacedLines = ({ key, block }: Entry): boolean =>
  block.length > 0 && !WITH_BLOCKS.includes(key.toLowerCase());

/** Whether a line is no key and does not look like the name of a piece. */
export const looksStrange = ({ key }: Entry): boolean => !isKey(key) && !/^[a-z][A-Z][a-z]\d?$|-/.test(key);

export class Unread {
  readonly doubts = new Doubts();
  /** Slots of which the room could not be read: then their squares have no names that anybody knows. */
  readonly slots = new Set<number>();
  /** The lines that are named after a piece. */
  readonly pieceLines: ReadonlyMap<string, Piece>;
  /** Whether lines may be lost that belong below a key. */
  readonly isCut: boolean;
  private readonly entries: Entries;
  private readonly ruleset: Ruleset;
  private hasStrayLine: boolean;

  constructor(entries: Entries, ruleset: Ruleset, language: Language, hasStrayLine: boolean, isCut: boolean) {
    this.isCut = isCut;
    this.entries = entries;
    this.ruleset = ruleset;
    this.hasStrayLine = hasStrayLine;
    this.pieceLines = new Map(
      entries
        .all()
        .filter(({ key }) => !isKey(key))
        .map(({ key }) => [key, pieceNamed(ruleset, NOBODY, key, language)] as const)
        .filter(([, piece]) => piece >= 0),
    );
  }

  /** A line belongs nowhere: it may say anything that the others do not. */
  noteStrayLine(): void {
    this.hasStrayLine = true;
  }

  /** Whether what a key says is not known. */
  of(key: string): boolean {
    return this.entries.isFaulty(key) || (this.hasStrayLine && !this.entries.has(key));
  }

  /** Without the arrangement nobody knows which square is which. */
  get hasUnknownSquares(): boolean {
    return this.ruleset.layout.arrangements.length > 1 && this.of('arrangement');
  }

  /** Whether a line may speak of pieces without saying of which. */
  get hasStrayPieces(): boolean {
    return this.hasStrayLine || ABOUT_PIECES.some((key) => this.entries.isFaulty(key));
  }

  /** Whatever the keys leave in doubt, when all of them have been read. */
  note(): void {
    const { doubts } = this;
    for (const [key, fields] of Object.entries(LINES))
      if (this.of(key)) for (const field of fields) doubts.add(field);
    for (const slot of this.slots) doubts.add('slots', slot);
    if (ABOUT_GATES.some((key) => this.of(key)))
      for (const slot of this.ruleset.layout.slots.keys()) {
        doubts.add('slots', slot, 'gates');
        doubts.add('slots', slot, 'wallsBroken');
      }
    this.ruleset.colours.forEach((colour, seat) => {
      if (this.hasStrayLine && !this.entries.has(colour)) doubts.add('seats', seat);
    });
  }
}
