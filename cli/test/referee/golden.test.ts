/**
 * Whole conversations, byte by byte: requests and answers alternate in golden.jsonl, and in golden-cards.jsonl about
 * the Card Game.
 *
 * An alarm, not a truth: when an answer changes on purpose, write the file anew and read the difference.
 *
 *   REWRITE_GOLDEN=1 npx vitest run cli/test/referee/golden.test.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answerFault, REQUEST_NAMES } from '@dungeon-twister/protocol';
import { describe, expect, test } from 'vitest';
import { nameIn, Talk } from './a-session.ts';

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const GOLDEN = fileOf('golden.jsonl');
const FILES = [GOLDEN, fileOf('golden-cards.jsonl')];

interface Exchange {
  readonly request: string;
  readonly answer: string;
}

function read(file: string): Exchange[] {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.flatMap((request, i) => (i % 2 === 0 ? [{ request, answer: lines[i + 1] ?? '' }] : []));
}

/** What a fresh session answers to the same requests. */
function asked(file: string): Exchange[] {
  const { session } = new Talk();
  return read(file).map(({ request }) => ({ request, answer: session.answer(request) ?? '' }));
}

if (process.env['REWRITE_GOLDEN'])
  for (const file of FILES)
    writeFileSync(
      file,
      asked(file)
        .map(({ request, answer }) => `${request}\n${answer}\n`)
        .join(''),
    );

describe.each(FILES.map((file) => ({ file, name: basename(file) })))(
  'the conversation of $name',
  ({ file }) => {
    test('every answer is the same, byte by byte', () => {
      expect(asked(file)).toEqual(read(file));
    });

    test('every answer has its form', () => {
      const faults = read(file).map(({ request, answer }) =>
        answerFault(nameIn(request), JSON.parse(answer)),
      );
      expect(faults.filter((fault) => fault !== null)).toEqual([]);
    });
  },
);

describe('the golden conversation', () => {
  test('every request is in it, and served at least once', () => {
    const served = read(GOLDEN).filter(({ answer }) => answer.includes('"ok":true'));
    expect(new Set(served.map(({ request }) => nameIn(request)))).toEqual(new Set(REQUEST_NAMES));
  });
});
