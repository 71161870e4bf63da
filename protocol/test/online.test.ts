/** What crosses the socket between a page and a server: what is read, what is refused, names and deals. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  commitmentOf,
  dealFault,
  dealInTags,
  lookOf,
  MESSAGE_BYTES,
  MESSAGE_DEPTH,
  nameFault,
  ONLINE_PROTOCOL,
  readMessage,
  seedOfDeal,
  type ShownDeal,
  tagsOfDeal,
  type TO_SERVER,
} from '../src/index.ts';

const KEY = 'k'.repeat(43);
const TABLE = 'abcdefgh234567ab';

/** One of each, as it is sent. */
const GOOD = {
  hello: { protocol: ONLINE_PROTOCOL, rules: 2 },
  open: {
    key: KEY,
    options: { scenario: 'base' },
    clock: { kind: 'none' },
    watch: true,
    listed: true,
    friendly: true,
    chat: 'phrases',
  },
  lobby: { look: true },
  take: { table: TABLE, key: KEY, name: 'Ada', part: 'ab'.repeat(16) },
  pair: {
    key: KEY,
    name: 'Ada',
    part: 'ab'.repeat(16),
    options: { scenario: 'base' },
    clock: { kind: 'none' },
  },
  join: { table: TABLE, token: KEY, after: 3 },
  leave: {},
  sit: { name: 'Ada', part: 'ab'.repeat(16) },
  stand: {},
  act: { decision: 4, action: { type: 'endTurn' } },
  undo: {},
  takeback: {},
  answer: { of: 7, agrees: true },
  absent: { seat: 1, choice: 'wait' },
  resume: {},
  bot: { host: KEY, seat: 1, level: 'expert/runner' },
  link: { host: KEY, seat: 0 },
  story: { after: 3 },
  say: { words: { text: 'Hello!' }, name: 'Zoe' },
  report: { channel: 'players', number: 2 },
  record: {},
  ping: {},
} as const satisfies Record<keyof typeof TO_SERVER, object>;

const text = (name: string, fields: object): string => JSON.stringify({ do: name, id: '1', ...fields });

describe('messages to a server', () => {
  test.each(Object.entries(GOOD))('%s is read', (name, fields) => {
    expect(readMessage(text(name, fields))).toEqual({ ok: true, request: { do: name, id: '1', ...fields } });
  });

  test.each(Object.entries(GOOD))('%s with something that is not known is refused', (name, fields) => {
    expect(readMessage(text(name, { ...fields, more: 1 }))).toMatchObject({
      ok: false,
      code: 'NOT_A_REQUEST',
    });
  });

  test.each(
    Object.entries(GOOD).flatMap(([name, fields]) =>
      Object.keys(fields).map((field) => [name, field] as const),
    ),
  )('%s with something else as its %s is refused by the name of the field', (name, field) => {
    const fields: Record<string, unknown> = { ...GOOD[name as keyof typeof GOOD] };
    expect(readMessage(text(name, { ...fields, [field]: [[]] }))).toMatchObject({
      code: 'NOT_A_REQUEST',
      field,
    });
  });

  test.each([
    ['', 'NOT_JSON'],
    ['{"do":"ping","id":"1"', 'NOT_JSON'],
    ['null', 'NOT_A_REQUEST'],
    ['[1]', 'NOT_A_REQUEST'],
    ['7', 'NOT_A_REQUEST'],
    ['{}', 'NOT_A_REQUEST'],
    ['{"do":"ping"}', 'NOT_A_REQUEST'],
    ['{"do":"constructor","id":"1"}', 'NOT_A_REQUEST'],
    ['{"do":"__proto__","id":"1"}', 'NOT_A_REQUEST'],
    [`{"do":"ping","id":"${'i'.repeat(41)}"}`, 'NOT_A_REQUEST'],
    ['{"do":"ping","id":"a b"}', 'NOT_A_REQUEST'],
  ])('%s is refused', (message, code) => {
    expect(readMessage(message)).toMatchObject({ ok: false, code });
  });

  test('a message is as long and as deep as the limits say, and no more', () => {
    const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });
    const act = (action: unknown): string => text('act', { decision: 0, action });
    expect(readMessage(act(nested(MESSAGE_DEPTH - 1)))).toMatchObject({ ok: true });
    expect(readMessage(act(nested(MESSAGE_DEPTH)))).toMatchObject({ ok: false, code: 'NOT_A_REQUEST' });
    expect(readMessage(act({ a: '['.repeat(10) }))).toMatchObject({ ok: true });
    const long = (bytes: number): string => act({ a: 'x'.repeat(bytes - act({ a: '' }).length) });
    expect(readMessage(long(MESSAGE_BYTES))).toMatchObject({ ok: true });
    expect(readMessage(long(MESSAGE_BYTES + 1))).toMatchObject({ ok: false, code: 'TOO_LARGE' });
    expect(readMessage(`${'['.repeat(30_000)}${']'.repeat(30_000)}`)).toMatchObject({ ok: false });
    expect(
      readMessage(
        text('act', { decision: 0, action: {} }).replace('{}', '{"a":'.repeat(5000) + '1' + '}'.repeat(5000)),
      ),
    ).toMatchObject({ ok: false });
  });

  test.each(['protocol', 'rules'])('a greeting without its %s is refused', (field) => {
    const { [field]: _gone, ...without } = { ...GOOD.hello } as Record<string, unknown>;
    expect(readMessage(text('hello', without))).toMatchObject({ code: 'NOT_A_REQUEST', field });
  });

  test('what a stranger made up is not repeated to him', () => {
    expect(readMessage(text('ping', { '<script>': 1 }))).toEqual({
      ok: false,
      id: '1',
      code: 'NOT_A_REQUEST',
      field: '',
    });
  });
});

const said = (words: unknown): string => text('say', { words });

describe('what people say', () => {
  test.each(['Hello!', 'Ça va ?', '👩‍👩‍👧 ❤️', 'می‌خواهم', '123', 'x'.repeat(280), '漢字'])(
    '%s is read',
    (words) => {
      expect(readMessage(said({ text: words }))).toMatchObject({ ok: true });
    },
  );

  test.each([
    '',
    '   ',
    'x'.repeat(281),
    'a\nb',
    'a\u0000b',
    'a\u202eb',
    'a\u2067b',
    'a\u200fb',
    'a\u200bb',
    'a\u2028b',
    'a\ud800b',
    `a${'\u0301'.repeat(6)}`,
  ])('%j is refused', (words) => {
    expect(readMessage(said({ text: words }))).toMatchObject({ code: 'NOT_A_REQUEST', field: 'words' });
  });

  test('a phrase is one that there is, and not a text besides', () => {
    expect(readMessage(said({ phrase: 'wellPlayed' }))).toMatchObject({ ok: true });
    expect(readMessage(said({ phrase: 'nonsense' }))).toMatchObject({ ok: false });
    expect(readMessage(said({ phrase: 'hello', text: 'x' }))).toMatchObject({ ok: false });
  });
});

describe('names of people', () => {
  test.each([
    'Ada',
    'Zoë',
    "O'Neil",
    'Jean-Luc',
    'Анна',
    'Ελένη',
    '花子',
    'はなこ',
    'Player 2',
    'x',
    'A'.repeat(24),
  ])('%s is a name', (name) => {
    expect(nameFault(name)).toBeNull();
  });

  test.each([
    ['', 'LENGTH'],
    ['A'.repeat(25), 'LENGTH'],
    [' Ada', 'SPACES'],
    ['Ada ', 'SPACES'],
    ['A  da', 'SPACES'],
    ['A\nda', 'SIGNS'],
    ['A\u0000da', 'SIGNS'],
    ['\u202eAda', 'SIGNS'],
    ['A\u200bda', 'SIGNS'],
    ['A\u00adda', 'SIGNS'],
    ['A\ud800', 'SIGNS'],
    ['😀', 'SIGNS'],
    ['<b>', 'SIGNS'],
    ['--', 'SIGNS'],
    ['Z\u0300\u0301\u0302\u0303', 'SIGNS'],
    // A Cyrillic letter among Latin ones.
    ['Аda', 'SCRIPTS'],
    ['Adα', 'SCRIPTS'],
    ['ᚠᚢ', 'SCRIPTS'],
  ])('%j is none: %s', (name, fault) => {
    expect(nameFault(name)).toBe(fault);
  });

  test.each([
    ['Ada', 'ada'],
    ['Bill', 'BiII'],
    ['Bob', 'B0b'],
    ['Ada', 'Àdà'],
    ['Ada L', 'Ada-L'],
    ['Tom', 'Torn'],
    ['Ｅve', 'Eve'],
  ])('%s and %s look alike', (one, other) => {
    expect(lookOf(one)).toBe(lookOf(other));
  });

  test('a name in another script that looks like a Latin one has its look', () => {
    expect(lookOf('сора')).toBe(lookOf('copa'));
    expect(lookOf('Ανα')).toBe(lookOf('ava'));
    expect(lookOf('Ada')).not.toBe(lookOf('Eve'));
  });
});

const sha256 = (one: string): string => createHash('sha256').update(one).digest('hex');

const deal = (parts: readonly (string | null)[]): ShownDeal => ({
  salt: 'salt',
  secret: 'secret',
  commitment: commitmentOf('salt', 'secret', sha256),
  parts,
  seed: seedOfDeal('secret', parts, sha256),
});

describe('deals', () => {
  test('an honest one holds, through the tags of a record too', () => {
    const honest = deal(['aa', null, 'bb']);
    expect(dealFault(honest, sha256)).toBeNull();
    expect(dealInTags(tagsOfDeal(honest), honest.seed)).toEqual(honest);
    expect(dealInTags({ Event: 'none' }, 'seed')).toBeNull();
  });

  test('whatever is changed afterwards is found', () => {
    const honest = deal(['aa', 'bb']);
    expect(dealFault({ ...honest, secret: 'other' }, sha256)).toBe('COMMITMENT');
    expect(dealFault({ ...honest, salt: 'other' }, sha256)).toBe('COMMITMENT');
    expect(dealFault({ ...honest, commitment: 'other' }, sha256)).toBe('COMMITMENT');
    expect(dealFault({ ...honest, parts: ['aa', 'bc'] }, sha256)).toBe('SEED');
    expect(dealFault({ ...honest, parts: ['bb', 'aa'] }, sha256)).toBe('SEED');
    expect(dealFault({ ...honest, parts: ['aa', null] }, sha256)).toBe('SEED');
    expect(dealFault({ ...honest, parts: ['aa'] }, sha256)).toBe('SEED');
    expect(dealFault({ ...honest, seed: 'other' }, sha256)).toBe('SEED');
  });
});
