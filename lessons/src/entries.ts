/**
 * A lesson as its author sees it: `Key: value` at the beginning of a line, and below some keys a block of lines that
 * are set in. Blank lines and lines that begin with `#` mean nothing.
 */
import { slips } from '@dungeon-twister/rules';
import { faultAt, type Gathered, quoted } from './fault.ts';

export const KEYS = [
  'Lesson',
  'Mission',
  'Title',
  'Titre',
  'About',
  'Others',
  'Level',
  'Stars',
  'Scenario',
  'Position',
  'Step',
  'Answer',
  'Say',
  'Dire',
  'Point',
  'Done',
  'Fini',
] as const;
export type Key = (typeof KEYS)[number];

export interface Entry {
  /** Counted from 1, as an editor shows it. */
  readonly line: number;
  readonly key: Key;
  readonly value: string;
  /** The lines that are set in below it, with how far the whole block is set in taken away. */
  readonly block: readonly string[];
}

const KEY = /^([A-Za-z]+) *:(.*)$/;
const SET_IN = /^\s+\S/;

/** These keys have a block and nothing behind the colon. */
const BLOCKS: ReadonlySet<Key> = new Set(['Scenario', 'Position']);

export function readEntries(text: string, gathered: Gathered): Entry[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const entries: (Entry & { readonly block: string[] })[] = [];
  let open: string[] | null = null;
  lines.forEach((content, index) => {
    const line = index + 1;
    if (content.trim() === '' || content.startsWith('#')) {
      // Kept in a block, so that its lines can be counted.
      open?.push('');
      return;
    }
    gathered.attempt(() => {
      if (SET_IN.test(content)) {
        if (!open) strayLine(line, content);
        open.push(content.trimEnd());
        return;
      }
      open = null;
      const [, written = '', value = ''] = KEY.exec(content) ?? strayLine(line, content);
      const key = knownKey(line, written);
      const block: string[] = [];
      if (BLOCKS.has(key)) open = block;
      entries.push({ line, key, value: value.trim(), block });
    });
  });
  return entries.map((entry) => ({ ...entry, block: outdented(entry.block) }));
}

function strayLine(line: number, content: string): never {
  return faultAt(line, 'STRAY_LINE', {
    en: `${quoted(content.trim())} is no key with a value, and nothing stands below the key before it`,
    fr: `${quoted(content.trim())} n’est pas une clé suivie d’une valeur, et rien ne va sous la clé d’avant`,
  });
}

function knownKey(line: number, written: string): Key {
  const found = KEYS.find((key) => key.toLowerCase() === written.toLowerCase());
  if (found) return found;
  const near = KEYS.find((key) => slips(key.toLowerCase(), written.toLowerCase()) <= 2);
  const all = KEYS.join(', ');
  return faultAt(line, 'NO_SUCH_KEY', {
    en: `there is no key ${quoted(written)}${near ? `; did you mean "${near}"?` : ''} There are: ${all}`,
    fr: `il n’y a pas de clé ${quoted(written)}${near ? ` ; voulait-on dire "${near}" ?` : ''} Il y a : ${all}`,
  });
}

function outdented(block: readonly string[]): string[] {
  const depths = block.filter((line) => line !== '').map((line) => line.length - line.trimStart().length);
  const depth = Math.min(...depths, Number.MAX_SAFE_INTEGER);
  return block.map((line) => line.slice(Math.min(depth, line.length)));
}
