/** A game from a text: a record, or a position in which a game begins. Each may be JSON or the text of the notation. */
import type { AnswerTo } from '@dungeon-twister/protocol';
import {
  type About,
  type Departure,
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
  /** Where a game of older rules leaves those of today. */
  readonly departed: Departure | null;
}

const NO_GAME = {
  en: 'this is neither a position nor a record',
  fr: 'ce n’est ni une position ni une partie',
};

/** Somebody is told how many deeds a record has before they are done again. */
export function readGame(text: string, beforeDeeds: (deeds: number) => void): ReadGame | Unreadable {
  const kind = kindOf(text);
  if (kind === 'position') {
    const read = parsePosition(text);
    return read.ok
      ? { ok: true, loaded: kind, game: new Game({ position: read.position }), about: {}, departed: null }
      : read;
  }
  if (kind === 'record') {
    const read = parseRecord(text, { beforeDeeds });
    return read.ok ? { ok: true, loaded: kind, ...read.record, departed: read.departed } : read;
  }
  return unreadable([{ line: 1, words: NO_GAME }]);
}

/** As it crosses the border of the process. */
export const departureAnswer = ({ rules, after, of, line, reason, changes }: Departure): Departed => ({
  rules,
  after,
  of,
  line,
  reason,
  changes: changes.map(({ since, rules: ids, words }) => ({ since, rules: [...ids], words })),
});

type Departed = NonNullable<AnswerTo<'load'>['departed']>;

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
