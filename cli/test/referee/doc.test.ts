/**
 * The specification is a conversation: every example of docs/referee.md is asked and must be answered as it stands there.
 *
 * In an expected answer `…` stands for what was left out: alone for any value, at the end of a text for its rest, as
 * the last entry of a list for any others, as a key for any other fields.
 */
import { readFileSync } from 'node:fs';
import { Readable, Writable } from 'node:stream';
import { answerFault, ERROR_CODES, LIMITS, REQUEST_NAMES, REQUESTS } from '@dungeon-twister/protocol';
import {
  Chance,
  createGame,
  decisions,
  EVENT_TYPES,
  type EventType,
  fieldsOf,
  SCENARIOS,
  viewOf,
} from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { playByLot } from '../../src/play/bot.ts';
import { serve } from '../../src/referee/serve.ts';
import { nameIn, Talk } from './a-session.ts';

const page = (name: string): string =>
  readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
const DOC = page('referee.md');

interface Example {
  readonly request: string;
  readonly answer: string;
}
interface Conversation {
  /** Nothing where the conversation of the page goes on. */
  readonly flags: string;
  readonly examples: readonly Example[];
}

const conversationsIn = (text: string): Conversation[] =>
  [...text.matchAll(/^```jsonl *(.*)\n([^]*?)^```$/gm)].map(([, flags = '', body = '']) => ({
    flags,
    examples: [...body.matchAll(/^> (.*)\n< (.*)$/gm)].map(([, request = '', answer = '']) => ({
      request,
      answer,
    })),
  }));
const CONVERSATIONS: readonly Conversation[] = conversationsIn(DOC);
const EXAMPLES = CONVERSATIONS.flatMap(({ examples }) => examples);

/** Some hundred actions of every scenario. */
const MANY_GAMES = 300_000;

/** The chapters that list fields. */
const TABLES = DOC.slice(DOC.indexOf('\n## What a view tells'), DOC.indexOf('\n## Errors'));

/** The names of all fields, of those inside them too. */
const fieldsIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) => [
        ...(Array.isArray(value) ? [] : [key]),
        ...fieldsIn(inner),
      ]);

/** Nobody can ask for a fault in the program; its form alone is shown. */
const FORM_OF_A_FAULT = /^```json\n(.*)\n```$/m.exec(DOC)?.[1] ?? '';

const REST = '…';

function fits(expected: unknown, actual: unknown): boolean {
  if (expected === REST) return actual !== undefined;
  if (typeof expected === 'string' && expected.endsWith(REST))
    return typeof actual === 'string' && actual.startsWith(expected.slice(0, -REST.length));
  if (typeof expected !== 'object' || expected === null) return expected === actual;
  if (typeof actual !== 'object' || actual === null) return false;
  if (Array.isArray(expected)) {
    const open = expected.at(-1) === REST;
    const listed = open ? expected.slice(0, -1) : expected;
    return (
      Array.isArray(actual) &&
      (open ? actual.length >= listed.length : actual.length === listed.length) &&
      listed.every((item, i) => fits(item, actual[i]))
    );
  }
  const { [REST]: more, ...named } = expected as Record<string, unknown>;
  const known = actual as Record<string, unknown>;
  return (
    (more !== undefined || Object.keys(known).length === Object.keys(named).length) &&
    Object.entries(named).every(([key, value]) => fits(value, known[key]))
  );
}

/** What `dt referee` with these flags says to these lines. */
async function answersTo(requests: readonly string[], flags: string): Promise<string[]> {
  const limit = (flag: string, usual: number): number =>
    Number(new RegExp(`${flag} (\\d+)`).exec(flags)?.[1] ?? usual);
  const limits = {
    games: limit('--games', LIMITS.games),
    deeds: limit('--deeds', LIMITS.deeds),
    lineBytes: limit('--line-bytes', LIMITS.lineBytes),
    keptBytes: limit('--kept-bytes', LIMITS.keptBytes),
  };
  let said = '';
  const output = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      said += chunk.toString();
      done();
    },
  });
  const input = Readable.from(requests.map((request) => Buffer.from(`${request}\n`)));
  await serve(new Talk(limits).session, limits, input, output);
  return said.trimEnd().split('\n');
}

async function holds(examples: readonly Example[], flags: string): Promise<void> {
  const said = await answersTo(
    examples.map(({ request }) => request),
    flags,
  );
  const wrong = examples.filter(({ answer }, i) => !fits(JSON.parse(answer), JSON.parse(said[i] ?? 'null')));
  expect(wrong.map((example) => ({ ...example, but: said[examples.indexOf(example)] }))).toEqual([]);
  expect(said).toHaveLength(examples.length);
}

/** The part of the page about one request. */
const sectionOf = (name: string): string =>
  new RegExp(`^### \`${name}\`$([^]*?)(?=^##)`, 'm').exec(DOC)?.[1] ?? '';

test('docs/bots.md: the conversation of the page', async () => {
  const examples = conversationsIn(page('bots.md')).flatMap((one) => one.examples);
  expect(examples.length).toBeGreaterThan(8);
  await holds(examples, '');
});

describe('docs/referee.md', () => {
  test('the conversation of the page', async () => {
    const whole = CONVERSATIONS.filter(({ flags }) => flags === '').flatMap(({ examples }) => examples);
    expect(whole.length).toBeGreaterThan(40);
    await holds(whole, '');
  });

  test.each(CONVERSATIONS.filter(({ flags }) => flags !== ''))(
    'a conversation: $flags',
    async ({ flags, examples }) => {
      expect(examples.length).toBeGreaterThan(0);
      await holds(examples, flags);
    },
  );

  test('every example is one: no line is lost between the fences', () => {
    const asked = DOC.match(/^> /gm) ?? [];
    const answered = DOC.match(/^< /gm) ?? [];
    expect([asked.length, answered.length]).toEqual([EXAMPLES.length, EXAMPLES.length]);
  });

  test.each(REQUEST_NAMES)('%s has a section with an example, and every field is named there', (name) => {
    const section = sectionOf(name);
    expect(section).toContain(`> {"do":"${name}"`);
    const fields = Object.keys(REQUESTS[name].entries).filter((field) => field !== 'do' && field !== 'id');
    expect(fields.filter((field) => !section.includes(`\`${field}\``))).toEqual([]);
  });

  test.each(ERROR_CODES)('%s is explained and has an example', (code) => {
    expect(DOC).toContain(`**\`${code}\`**`);
    const shown = [...EXAMPLES.map(({ answer }) => answer), FORM_OF_A_FAULT];
    expect(shown.some((answer) => answer.includes(`"error":{"code":"${code}"`))).toBe(true);
  });

  const [VIEWS = '', EVENTS = ''] = TABLES.split('\n## Events');
  const isExplained = (field: string): boolean =>
    VIEWS.includes(`\`${field}\``) || VIEWS.includes(`{"${field}":`);

  test('the table of events speaks of events that there are, with all their fields', () => {
    const rows = [...EVENTS.matchAll(/^\| `(\w+)` \| (.*?) \| .+ \|$/gm)];
    expect(rows.length).toBeGreaterThan(30);
    for (const [, type, fields] of rows)
      expect([type, fields]).toEqual([
        EVENT_TYPES.find((one) => one === type),
        Object.keys(fieldsOf({ type: type as EventType }))
          .map((field) => `\`${field}\``)
          .join(', '),
      ]);
  });

  test(
    'every field of events and views is listed, as far as games bring them about',
    () => {
      const missing = new Set<string>();
      for (const { id } of SCENARIOS) {
        const game = createGame({ scenario: id }, 'fields', {
          onEvent: ({ event }) => {
            const { type, ...fields } = event;
            for (const field of Object.keys(fields))
              if (!(field in fieldsOf(event))) missing.add(`${type}.${field}`);
          },
        });
        const chance = new Chance('fields');
        for (let deeds = 0; deeds < 300; deeds++) {
          const [next] = decisions(game.position);
          if (!next) break;
          playByLot(game, next, chance);
          const { viewer: _viewer, options: _options, ...parts } = viewOf(game.position, next.seat);
          for (const field of fieldsIn(parts)) if (!isExplained(field)) missing.add(field);
        }
      }
      expect([...missing]).toEqual([]);
    },
    MANY_GAMES,
  );

  test('a fault in the program has the form of an error', () => {
    expect(answerFault(null, JSON.parse(FORM_OF_A_FAULT))).toBeNull();
  });

  test('every request is served at least once on the page', () => {
    const served = EXAMPLES.filter(({ answer }) => answer.includes('"ok":true')).map(({ request }) =>
      nameIn(request),
    );
    expect(new Set(served)).toEqual(new Set(REQUEST_NAMES));
  });
});
