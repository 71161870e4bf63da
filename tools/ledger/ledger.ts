/**
 * Reads the ledgers in docs/rules: one rule is one bullet that begins with its id.
 *
 * The list of cardboard rules has the same shape, an id and then the reason why software has nothing to prove there.
 */
import { bulletOf } from '@dungeon-twister/words/rule-book';

export interface TextFile {
  readonly name: string;
  readonly text: string;
}

export interface LedgerLine {
  readonly id: string;
  /** What the rule says, or the reason. */
  readonly words: string;
  /** File and line, as an editor understands it. */
  readonly at: string;
}

export function readLedger({ name, text }: TextFile): LedgerLine[] {
  return text.split('\n').flatMap((line, index) => {
    const bullet = bulletOf(line);
    if (!bullet || bullet.id === null) return [];
    return [{ id: bullet.id, words: bullet.text, at: `${name}:${index + 1}` }];
  });
}

/** A withdrawn rule keeps its id, so that it is never given again, but there is nothing left to prove. */
export const isWithdrawn = (line: LedgerLine): boolean => /\bWITHDRAWN\b/.test(line.words);
