/**
 * A whole conversation, byte by byte: requests and answers alternate in golden.jsonl.
 *
 * An alarm, not a truth: when an answer changes on purpose, write the file anew and read the difference.
 *
 *   REWRITE_GOLDEN=1 npx vitest run cli/test/referee/golden.test.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { answerFault, REQUEST_NAMES } from '@dungeon-twister/protocol';
import { describe, expect, test } from 'vitest';
import { nameIn, Talk } from './a-session.ts';

const FILE = fileURLToPath(new URL('golden.jsonl', import.meta.url));

interface Exchange {
  readonly request: string;
  readonly answer: string;
}

function read(): Exchange[] {
  const lines = readFileSync(FILE, 'utf8').trimEnd().split('\n');
  return lines.flatMap((request, i) => (i % 2 === 0 ? [{ request, answer: lines[i + 1] ?? '' }] : []));
}

/** What a fresh session answers to the same requests. */
function asked(): Exchange[] {
  const { session } = new Talk();
  return read().map(({ request }) => ({ request, answer: session.answer(request) ?? '' }));
}

if (process.env['REWRITE_GOLDEN'])
  writeFileSync(
    FILE,
    asked()
      .map(({ request, answer }) => `${request}\n${answer}\n`)
      .join(''),
  );

describe('the golden conversation', () => {
  test('every answer is the same, byte by byte', () => {
    expect(asked()).toEqual(read());
  });

  test('every answer has its form', () => {
    const faults = read().map(({ request, answer }) => answerFault(nameIn(request), JSON.parse(answer)));
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
  });

  test('every request is in it, and served at least once', () => {
    const served = read().filter(({ answer }) => answer.includes('"ok":true'));
    expect(new Set(served.map(({ request }) => nameIn(request)))).toEqual(new Set(REQUEST_NAMES));
  });
});
