import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  LONGEST_FILE,
  MOST_COMMENTS,
  MOST_DEEDS,
  MOST_LINES,
  MOST_TAGS,
  TOO_LONG,
  TOO_MANY_COMMENTS,
  TOO_MANY_DEEDS,
  TOO_MANY_LINES,
  TOO_MANY_TAGS,
} from '../../src/file-limits.ts';
import { createGame } from '../../src/game.ts';
import { parsePosition, parseRecord } from '../../src/notation/any-form.ts';
import { writePositionText } from '../../src/notation/position-text/write.ts';
import { writeRecordText } from '../../src/notation/record-text/write.ts';
import { recordOf } from '../../src/record/record.ts';
import { writeRecord } from '../../src/record/write-record.ts';

const game = createGame({ scenario: 'prison-1' }, 'limits');
const text = writeRecordText(recordOf(game));
const json = writeRecord(recordOf(game));
const position = writePositionText(game.position);

/** Why it is refused; nothing if it is read. */
const refusal = (file: string): string | undefined => {
  const read = parseRecord(file);
  return read.ok ? undefined : read.reason;
};
const asJson = (more: object): string => JSON.stringify({ ...json, ...more });
const tags = (count: number): object =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`tag ${index}`, 'x']));
const COMMENT = { after: 0, text: '' };

describe('what a file may hold at most', () => {
  test('characters', () => {
    const full = text + ' '.repeat(LONGEST_FILE - text.length);
    expect(refusal(full)).toBeUndefined();
    expect(refusal(`${full} `)).toBe(TOO_LONG.en);
    expect(parsePosition(position + ' '.repeat(LONGEST_FILE))).toMatchObject({
      ok: false,
      line: 1,
      reason: TOO_LONG.en,
    });
  });

  test('lines', () => {
    const lines = text.split('\n').length;
    expect(refusal(text + '#\n'.repeat(MOST_LINES - lines))).toBeUndefined();
    expect(refusal(text + '#\n'.repeat(MOST_LINES - lines + 1))).toBe(TOO_MANY_LINES.en);
    expect(parsePosition(position + '#\n'.repeat(MOST_LINES))).toMatchObject({ reason: TOO_MANY_LINES.en });
  });

  test('comments', () => {
    expect(refusal(text + ';\n'.repeat(MOST_COMMENTS))).toBeUndefined();
    expect(refusal(text + ';\n'.repeat(MOST_COMMENTS + 1))).toContain(TOO_MANY_COMMENTS.en);
    const comments = Array.from({ length: MOST_COMMENTS + 1 }, () => COMMENT);
    expect(refusal(asJson({ comments: comments.slice(1) }))).toBeUndefined();
    expect(refusal(asJson({ comments }))).toContain(TOO_MANY_COMMENTS.en);
  });

  test('tags', () => {
    expect(refusal(asJson({ tags: tags(MOST_TAGS) }))).toBeUndefined();
    expect(refusal(asJson({ tags: tags(MOST_TAGS + 1) }))).toContain(TOO_MANY_TAGS.en);
  });

  test('actions, which are counted before the first is played', () => {
    expect(refusal(text + 'b end\n'.repeat(MOST_DEEDS + 1))).toContain(TOO_MANY_DEEDS.en);
    const counted: number[] = [];
    // They cannot be played, but that is not known yet.
    for (const file of [`${text}b end\nb end\n`, asJson({ actions: [0, 0] })])
      expect(parseRecord(file, { beforeDeeds: (deeds) => counted.push(deeds) }).ok).toBe(false);
    expect(counted).toEqual([2, 2]);
  });

  test('the page about the notation says so', () => {
    const doc = readFileSync(new URL('../../../docs/notation.md', import.meta.url), 'utf8');
    const limits = doc.slice(doc.indexOf('## Limits'), doc.indexOf('## Grammar'));
    for (const most of [LONGEST_FILE, MOST_LINES, MOST_DEEDS, MOST_COMMENTS, MOST_TAGS])
      expect(limits).toContain(`| ${most} |`);
  });
});
