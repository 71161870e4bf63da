/** A game from a text: a record, or a position in which a game begins. Each may be JSON or the text of the notation. */
import { type About, Game, parsePosition, parseRecord, type Unreadable } from '@dungeon-twister/rules';

export interface ReadGame {
  readonly ok: true;
  readonly loaded: 'position' | 'record';
  readonly game: Game;
  readonly about: Partial<About>;
}

/** Whoever counts is told how many deeds a record has before they are done again. */
export function readGame(text: string, counted: (deeds: number) => void): ReadGame | Unreadable {
  const kind = kindOf(text);
  if (kind === 'position') {
    const read = parsePosition(text);
    return read.ok
      ? { ok: true, loaded: kind, game: new Game({ position: read.position }), about: {} }
      : read;
  }
  if (kind === 'record') {
    const read = parseRecord(text, undefined, counted);
    return read.ok ? { ok: true, loaded: kind, ...read.record } : read;
  }
  return { ok: false, line: 1, reason: 'this is neither a position nor a record' };
}

const KINDS = ['position', 'record'] as const;

/** The first line that is neither empty nor a remark. Found without taking a long text apart. */
const TITLE = /^(?!\uFEFF?(?:#|[^\S\n\r]*$)).+$/m;

/** What a text says it is: in its format where it is JSON, in its title otherwise. */
function kindOf(text: string): ReadGame['loaded'] | null {
  if (/^[\s\uFEFF]*\{/.test(text))
    // A record may contain a position, a position no record.
    return text.includes('"dungeon-twister-record"') ? 'record' : 'position';
  const [title = ''] = TITLE.exec(text) ?? [];
  return KINDS.find((kind) => title.includes(`Dungeon Twister ${kind}`)) ?? null;
}
