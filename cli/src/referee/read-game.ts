/** A game from a text: a record, or a position in which a game begins. Each may be JSON or the text of the notation. */
import {
  type About,
  Game,
  parsePosition,
  parseRecord,
  type Unreadable,
  unreadable,
} from '@dungeon-twister/rules';

export interface ReadGame {
  readonly ok: true;
  readonly loaded: 'position' | 'record';
  readonly game: Game;
  readonly about: Partial<About>;
}

const NO_GAME = {
  en: 'this is neither a position nor a record',
  fr: 'ce n’est ni une position ni une partie',
};

export function readGame(text: string): ReadGame | Unreadable {
  const kind = kindOf(text);
  if (kind === 'position') {
    const read = parsePosition(text);
    return read.ok
      ? { ok: true, loaded: kind, game: new Game({ position: read.position }), about: {} }
      : read;
  }
  if (kind === 'record') {
    const read = parseRecord(text);
    return read.ok ? { ok: true, loaded: kind, ...read.record } : read;
  }
  return unreadable([{ line: 1, words: NO_GAME }]);
}

const KINDS = ['position', 'record'] as const;

/** What a text says it is: in its format where it is JSON, in its title otherwise. */
function kindOf(text: string): ReadGame['loaded'] | null {
  if (/^[\s\uFEFF]*\{/.test(text))
    // A record may contain a position, a position no record.
    return text.includes('"dungeon-twister-record"') ? 'record' : 'position';
  const title = text.split(/\r\n|\n|\r/).find((line) => !/^\uFEFF?(#|\s*$)/.test(line)) ?? '';
  return KINDS.find((kind) => title.includes(`Dungeon Twister ${kind}`)) ?? null;
}
