/**
 * Reads the ledgers in docs/rules: one rule is one bullet that begins with its id.
 *
 * The list of cardboard rules has the same shape, an id and then the reason why software has nothing to prove there.
 */
import { isRuleId } from './rule-ids.ts';

export interface TextFile {
  readonly name: string;
  readonly text: string;
}

export interface LedgerLine {
  readonly id: string;
  /** What follows the id. */
  readonly words: string;
  /** File and line, as an editor understands it. */
  readonly at: string;
}

/** Dash, perhaps an anchor, the id (bold, linked or plain), the words. */
const BULLET =
  /^\s*[-*]\s+(?:<a [^>]*><\/a>\s*)?(?:\*\*|\[)?([A-Z]{2}-[A-Za-z0-9-]+)(?:\*\*|\](?:\([^)]*\))?)?(.*)$/;

export function readLedger({ name, text }: TextFile): LedgerLine[] {
  return text.split('\n').flatMap((line, index) => {
    const [, id, words] = BULLET.exec(line) ?? [];
    if (id === undefined || words === undefined || !isRuleId(id)) return [];
    return [{ id, words: words.replace(/^[\s:.,–—-]+/, ''), at: `${name}:${index + 1}` }];
  });
}

/** A withdrawn rule keeps its id, so that it is never given again, but there is nothing left to prove. */
export const isWithdrawn = (line: LedgerLine): boolean => /\bWITHDRAWN\b/.test(line.words);
