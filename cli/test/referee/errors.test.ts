import { PassThrough, Readable } from 'node:stream';
import {
  ERROR_CODES,
  type ErrorCode,
  type FailureAnswer,
  LIMITS,
  type Limits,
  type RefereeError,
} from '@dungeon-twister/protocol';
import { Game } from '@dungeon-twister/rules';
import { describe, expect, test, vi } from 'vitest';
import { serve } from '../../src/referee/serve.ts';
import { Talk } from './a-session.ts';

describe('numbers that cannot be kept exactly are refused, not rounded', () => {
  const MOST = '9007199254740991';
  const TOO_MUCH = ['9007199254740993', '12345678901234567890', '-9007199254740992', '1e400', '1e16'];

  test.each(TOO_MUCH)('%s, wherever it stands', (number) => {
    const talk = table();
    const error = (line: string) => talk.line(line)['error'];
    const refused = {
      code: 'NOT_A_REQUEST',
      message: `What is sent cannot be kept as it is: the number ${number} is too large; ${MOST} is the largest.`,
    };
    for (const line of [
      `{"do":"check","game":"a","decision":${number},"action":"end"}`,
      `{"do":"check","game":"a","action":{"type":"playCard","card":${number}}}`,
      `{"do":"load","position":{"turn":${number}}}`,
      `{"do":"new","options":{"scenario":"base","timer":{"turn":${number}}}}`,
    ])
      expect(error(line)).toMatchObject(refused);
    const answer = talk.line(`{"do":"hello","id":${number}}`);
    expect(answer).toMatchObject({ ok: false, error: refused });
    expect(answer).not.toHaveProperty('id');
    // Another id is repeated, and a number in a text is a text.
    expect(talk.line(`{"do":"check","game":"a","id":7,"decision":${number},"action":"end"}`)).toMatchObject({
      id: 7,
      ok: false,
    });
    expect(talk.line(`{"do":"hello","id":"${number}"}`)).toMatchObject({ id: number, ok: true });
  });

  test('the largest is kept; nor is anything rounded to a whole number', () => {
    const talk = table();
    expect(talk.line(`{"do":"hello","id":${MOST}}`)).toMatchObject({ id: Number(MOST), ok: true });
    expect(talk.line('{"do":"hello","id":1.5}')).toMatchObject({ id: 1.5, ok: true });
    for (const number of ['1.00000000000000000001', '1e-400'])
      expect(talk.line(`{"do":"legal","game":"a","seat":${number}}`)['error']).toMatchObject({
        code: 'NOT_A_REQUEST',
        message: expect.stringContaining('is written too finely') as string,
      });
  });

  test('in a JSON text of a position, a record or an action too', () => {
    const talk = table();
    for (const text of ['{"turn":1e400}', '{"format":"dungeon-twister-record","turn":12345678901234567890}'])
      expect(talk.fails('load', { text })).toMatchObject({
        code: 'UNREADABLE',
        message: expect.stringContaining('is too large') as string,
      });
    const action = '{"type":"playCard","card":12345678901234567890}';
    expect(talk.fails('check', { game: 'a', action })).toMatchObject({
      code: 'UNCLEAR_ACTION',
      words: { en: 'A number in that JSON is too large.' },
    });
  });
});

function table(limits = {}): Talk {
  const talk = new Talk(limits);
  talk.ask('new', { game: 'a', options: 'prison-1', seed: 's' });
  return talk;
}

/** Requests that are answered with this code; the rest of the codes is proved where lines and faults are. */
const CASES: readonly (readonly [ErrorCode, string, Readonly<Record<string, unknown>>])[] = [
  ['NOT_A_REQUEST', 'close', {}],
  ['NOT_A_REQUEST', 'close', { game: 3 }],
  ['NOT_A_REQUEST', 'close', { game: '' }],
  ['NOT_A_REQUEST', 'close', { game: 'a', gane: 'b' }],
  ['NOT_A_REQUEST', 'close', { game: 'a\u0000b' }],
  ['NOT_A_REQUEST', 'close', { game: 'x'.repeat(65) }],
  ['NOT_A_REQUEST', 'new', { options: 7 }],
  ['NOT_A_REQUEST', 'new', { options: ['base'] }],
  ['NOT_A_REQUEST', 'new', { options: 'base', seed: '' }],
  ['NOT_A_REQUEST', 'new', { options: 'base', seed: 5 }],
  ['NOT_A_REQUEST', 'new', { options: 'base', seed: 'x'.repeat(201) }],
  ['NOT_A_REQUEST', 'new', { options: 'base', seed: 'half a \ud800 character' }],
  ['NOT_A_REQUEST', 'legal', { game: 'a', seat: -1 }],
  ['NOT_A_REQUEST', 'legal', { game: 'a', seat: 0.5 }],
  ['NOT_A_REQUEST', 'legal', { game: 'a', seat: 1e30 }],
  ['NOT_A_REQUEST', 'legal', { game: 'a', form: 'xml' }],
  ['NOT_A_REQUEST', 'legal', { game: 'a', lang: 'de' }],
  ['NOT_A_REQUEST', 'check', { game: 'a', action: null }],
  ['NOT_A_REQUEST', 'check', { game: 'a', action: ['end'] }],
  ['NOT_A_REQUEST', 'check', { game: 'a', action: 'x'.repeat(4097) }],
  ['NOT_A_REQUEST', 'perform', { game: 'a', action: 'end', hear: 'me' }],
  ['NOT_A_REQUEST', 'timeout', { game: 'a' }],
  ['NOT_A_REQUEST', 'playout', { game: 'a', seed: 's', most: 10_001 }],
  ['NOT_A_REQUEST', 'playout', { game: 'a', seed: 's', keep: 'yes' }],
  ['NOT_A_REQUEST', 'view', { game: 'a', viewer: 'all' }],
  ['NOT_A_REQUEST', 'save', { game: 'a', players: ['only one'] }],
  ['NOT_A_REQUEST', 'save', { game: 'a', players: ['one', 2] }],
  ['NOT_A_REQUEST', 'save', { game: 'a', players: ['two\nlines', null] }],
  ['NOT_A_REQUEST', 'save', { game: 'a', tags: { '': 'no name' } }],
  ['NOT_A_REQUEST', 'save', { game: 'a', tags: { Event: 3 } }],
  ['NOT_A_REQUEST', 'save', { game: 'a', tags: { Event: 'two\nlines' } }],
  ['NOT_A_REQUEST', 'load', { text: { format: 'dungeon-twister-position' } }],
  ['UNKNOWN_REQUEST', 'fly', {}],
  ['UNKNOWN_REQUEST', '', {}],
  ['UNKNOWN_REQUEST', 'toString', {}],
  ['UNKNOWN_REQUEST', '__proto__', {}],
  ['UNKNOWN_GAME', 'decisions', { game: 'b' }],
  ['UNKNOWN_GAME', 'close', { game: '__proto__' }],
  ['UNKNOWN_SEAT', 'legal', { game: 'a', seat: 2 }],
  ['UNKNOWN_SEAT', 'check', { game: 'a', seat: 3, action: 'end' }],
  ['UNKNOWN_SEAT', 'perform', { game: 'a', seat: 2, action: 'end' }],
  ['UNKNOWN_SEAT', 'perform', { game: 'a', action: 'Me @b0', hear: 2 }],
  ['UNKNOWN_SEAT', 'timeout', { game: 'a', seat: 2 }],
  ['UNKNOWN_SEAT', 'undo', { game: 'a', seat: 2 }],
  ['UNKNOWN_SEAT', 'view', { game: 'a', viewer: 2 }],
  ['UNKNOWN_SEAT', 'new', { game: 'b', options: 'base', hear: 2 }],
  ['UNKNOWN_PIECE', 'legal', { game: 'a', piece: 'Zz' }],
  ['UNKNOWN_LEVEL', 'choose', { game: 'a', level: 'pro', seed: 'x' }],
  ['GAME_EXISTS', 'new', { game: 'a', options: 'base' }],
  ['GAME_EXISTS', 'load', { game: 'a', text: '{}' }],
  ['BAD_OPTIONS', 'new', { options: 'chess' }],
  ['BAD_OPTIONS', 'new', { options: {} }],
  ['BAD_OPTIONS', 'new', { options: { scenario: 'base', goal: 99 } }],
  ['BAD_OPTIONS', 'new', { options: { scenario: 'base', constructor: 1 } }],
  ['BAD_OPTIONS', 'new', { options: { scenario: 'x', own: 'Scenario: x' } }],
  ['UNREADABLE', 'load', { text: '' }],
  ['UNREADABLE', 'load', { text: '{}' }],
  ['UNREADABLE', 'load', { text: '{"format":"dungeon-twister-position","version":2}' }],
  ['UNREADABLE', 'load', { text: '{"format":"dungeon-twister-record","version":1}' }],
  ['UNREADABLE', 'load', { text: '['.repeat(100_000) }],
  ['UNREADABLE', 'load', { text: 'what is this?\n\u0000' }],
  ['NOT_A_VIEW', 'imagine', { view: {}, seed: 'x' }],
  ['UNCLEAR_ACTION', 'check', { game: 'a', action: 'abracadabra' }],
  ['UNCLEAR_ACTION', 'perform', { game: 'a', action: '' }],
  ['UNCLEAR_ACTION', 'perform', { game: 'a', action: '{"type":' }],
  ['REFUSED', 'perform', { game: 'a', action: 'end' }],
  ['REFUSED', 'perform', { game: 'a', action: {} }],
  ['REFUSED', 'perform', { game: 'a', decision: 5, action: 'Me @b0' }],
  ['REFUSED', 'undo', { game: 'a' }],
  ['NO_CLOCK', 'timeout', { game: 'a', seat: 0 }],
  ['NO_ATTACK', 'attack', { game: 'a', action: 'Me @b0' }],
];

/** An error of this code. */
async function failureOf(code: ErrorCode): Promise<RefereeError> {
  const [, name, fields] = CASES.find((one) => one[0] === code) ?? [];
  if (name !== undefined) return table().fails(name, fields);
  const talk = table(MEAN[code]);
  if (code === 'GAME_TOO_LONG') talk.ask('playout', { game: 'a', seed: 'x', most: 1, keep: true });
  if (code === 'INTERNAL')
    vi.spyOn(Game.prototype, 'perform').mockImplementationOnce(() => {
      throw new Error('the roof came down');
    });
  if (code === 'NOT_JSON') return talk.failsOn('hello');
  if (code === 'NO_DECISION') {
    talk.ask('perform', { game: 'a', action: 'resign' });
    return talk.fails('choose', { game: 'a', level: 'greedy', seed: 'x' });
  }
  if (code === 'LINE_TOO_LONG') return tooLong();
  return code === 'NO_ROOM' || code === 'TOO_MANY_GAMES'
    ? talk.fails('new', { options: 'base' })
    : talk.fails('perform', { game: 'a', action: talk.ask('legal', { game: 'a' }).actions[0] });
}

async function tooLong(): Promise<RefereeError> {
  const output = new PassThrough();
  await serve(
    new Talk().session,
    { ...LIMITS, lineBytes: 4 },
    Readable.from([Buffer.from('hello\n')]),
    output,
  );
  const { error } = JSON.parse(String(output.read())) as FailureAnswer;
  return error;
}

/** Limits that are reached at once. */
const MEAN: Partial<Record<ErrorCode, Partial<Limits>>> = {
  TOO_MANY_GAMES: { games: 1 },
  NO_ROOM: { keptBytes: 8192 + 400 },
  GAME_TOO_LONG: { deeds: 1 },
};

describe('errors', () => {
  test.each(CASES)('%s: %s %j', (code, name, fields) => {
    const talk = table();
    const before = talk.truth('a');
    expect(talk.fails(name, fields).code).toBe(code);
    expect(talk.truth('a')).toBe(before);
    expect(talk.ask('games').games).toHaveLength(1);
  });

  test.each([
    ['NOT_JSON', 'hello'],
    ['NOT_JSON', '{"do":"hello"'],
    ['NOT_JSON', "{'do':'hello'}"],
    ['NOT_JSON', '{"do":"hello"}{"do":"hello"}'],
    ['NOT_JSON', '\u0000'],
    ['NOT_A_REQUEST', '[]'],
    ['NOT_A_REQUEST', 'null'],
    ['NOT_A_REQUEST', '"hello"'],
    ['NOT_A_REQUEST', '{}'],
    ['NOT_A_REQUEST', '{"do":["hello"]}'],
    ['NOT_A_REQUEST', '{"do":"hello","__proto__":{"id":1}}'],
    ['NOT_A_REQUEST', '{"__proto__":{"do":"hello"}}'],
    ['NOT_A_REQUEST', '{"do":"hello","toString":1}'],
    ['NOT_A_REQUEST', `{"do":"hello","id":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
    ['BAD_OPTIONS', '{"do":"new","options":{"scenario":"base","__proto__":{"goal":5}}}'],
    ['BAD_OPTIONS', '{"do":"new","options":{"scenario":"base","rules":{"__proto__":1}}}'],
  ])('%s: %s', (code, line) => {
    expect(table().failsOn(line).code).toBe(code);
  });

  test('name the field that is wrong', () => {
    const talk = table();
    const field = (name: string, fields: object): unknown => {
      const error = talk.fails(name, { ...fields });
      return 'field' in error ? error.field : error;
    };
    expect(field('close', {})).toBe('game');
    expect(field('close', { game: 'a', gane: 'b' })).toBe('gane');
    expect(field('save', { game: 'a', players: [null, 4] })).toBe('players.1');
    expect(talk.failsOn('[]')).toMatchObject({ field: null });
  });

  test.each(CASES.filter(([code]) => code === 'NOT_A_REQUEST'))(
    '%s: %s %j is told in French too',
    (_code, name, fields) => {
      const { words } = table().fails(name, fields);
      expect(words.fr).not.toMatch(/\b(missing|unknown|expected|received|wanted|invalid|tag is)\b/i);
    },
  );

  test('name the line of a text that cannot be read', () => {
    const text = JSON.stringify(table().ask('position', { game: 'a', form: 'json' }).position, null, 2);
    const damaged = text.replace('"stage": "deploy"', '"stage": "dinner"');
    const line = damaged.split('\n').findIndex((one) => one.includes('dinner')) + 1;
    expect(table().fails('load', { text: damaged })).toMatchObject({ code: 'UNREADABLE', line });
  });

  test('do not repeat a long line', () => {
    const talk = table();
    const long = 'ä'.repeat(100_000);
    for (const line of [
      `{"do":"${long}"}`,
      `{"do":"close","${long}":1}`,
      `{"do":"new","options":{"scenario":"${long}"}}`,
      `{"do":"load","text":"${long}"}`,
      long,
    ])
      expect(JSON.stringify(talk.failsOn(line)).length).toBeLessThan(2000);
  });

  test('TOO_MANY_GAMES: until one is closed', () => {
    const talk = table({ games: 2 });
    talk.ask('new', { options: 'base' });
    expect(talk.fails('new', { options: 'base' }).code).toBe('TOO_MANY_GAMES');
    expect(talk.fails('load', { text: '' }).code).toBe('TOO_MANY_GAMES');
    talk.ask('close', { game: 'a' });
    talk.ask('new', { options: 'base' });
  });

  test('GAME_TOO_LONG: a game takes so many deeds and no more', () => {
    const talk = table({ deeds: 10 });
    expect(talk.ask('playout', { game: 'a', seed: 'x', keep: true }).actions).toBe(10);
    const before = talk.truth('a');
    const [action] = talk.ask('legal', { game: 'a' }).actions;
    expect(talk.fails('perform', { game: 'a', action }).code).toBe('GAME_TOO_LONG');
    expect(talk.fails('playout', { game: 'a', seed: 'x', keep: true }).code).toBe('GAME_TOO_LONG');
    expect(talk.truth('a')).toBe(before);
    const long = table();
    long.ask('playout', { game: 'a', seed: 'x', most: 11, keep: true });
    const text = JSON.stringify(long.ask('save', { game: 'a', form: 'json' }).record);
    expect(talk.fails('load', { text }).code).toBe('GAME_TOO_LONG');
  });

  test('NO_ROOM: all games together keep so much and no more; closing and taking back make room', () => {
    // A game and four deeds.
    const talk = table({ keptBytes: 8192 + 400 + 4 * 1024 });
    expect(talk.ask('playout', { game: 'a', seed: 'x', keep: true }).actions).toBe(4);
    const before = talk.truth('a');
    const [action] = talk.ask('legal', { game: 'a' }).actions;
    expect(talk.fails('perform', { game: 'a', action }).code).toBe('NO_ROOM');
    expect(talk.fails('playout', { game: 'a', seed: 'x', keep: true }).code).toBe('NO_ROOM');
    expect(talk.fails('new', { options: 'base' }).code).toBe('NO_ROOM');
    expect(talk.truth('a')).toBe(before);
    // On a copy nothing is kept.
    talk.ask('playout', { game: 'a', seed: 'x' });
    const { record } = talk.ask('save', { game: 'a' });
    expect(talk.fails('load', { game: 'b', text: record }).code).toBe('NO_ROOM');
    talk.ask('close', { game: 'a' });
    talk.ask('load', { game: 'b', text: record });
    expect(talk.fails('perform', { game: 'b', action }).code).toBe('NO_ROOM');
  });

  test('NO_ROOM: what an undo gives back can be used again', () => {
    const text =
      'Dungeon Twister position 1\nscenario: base\nturn: 9 blue\naction points: 4\n\nrooms:\n  A 1cw-N     B 2ccw-E\n' +
      '  C 3cw-S     D 4ccw-N\n  E 1ccw-N    F 2cw-N\n  G (3ccw-N)  H (4cw-N)\n\nbCl: c18\nbTh: b19, holds yRo\nyGo: c19\n';
    const talk = new Talk({ keptBytes: 8192 + 300 + 1024 });
    talk.ask('load', { game: 'a', text });
    for (let times = 0; times < 3; times++) {
      talk.ask('perform', { game: 'a', action: 'Th b18' });
      expect(talk.fails('perform', { game: 'a', action: 'Cl d18' }).code).toBe('NO_ROOM');
      talk.ask('undo', { game: 'a' });
    }
  });

  test('a scenario of somebody’s own and the texts of a record weigh too', () => {
    const own = 'Scenario: own\nBased on: prison-1\n';
    expect(new Talk({ keptBytes: 20_000 }).fails('new', { options: { own } }).code).toBe('NO_ROOM');
    new Talk({ keptBytes: 50_000 }).ask('new', { options: { own } });
    const { record } = table().ask('save', { game: 'a', tags: { event: 'x'.repeat(2000) } });
    expect(new Talk({ keptBytes: 12_000 }).fails('load', { text: record }).code).toBe('NO_ROOM');
  });

  test('more than a million empty comments are refused at once, and nothing of them is kept', () => {
    const talk = table();
    const record = talk.ask('save', { game: 'a' }).record as string;
    expect(talk.fails('load', { text: record + ';\n'.repeat(1_300_000) })).toMatchObject({
      code: 'UNREADABLE',
      message: 'a file has at most 250000 lines',
    });
    expect(talk.fails('load', { text: record + ';\n'.repeat(10_001) })).toMatchObject({
      code: 'UNREADABLE',
      message: 'a record has at most 10000 comments',
    });
    expect(talk.ask('games').games).toHaveLength(1);
  });

  test.each(ERROR_CODES)('%s is told in both languages, and the English is the message', async (code) => {
    const error = await failureOf(code);
    expect(error.code).toBe(code);
    expect(error.message).toBe(error.words.en);
    expect(error.words.fr.length).toBeGreaterThan(8);
    expect(error.words.fr).not.toBe(error.words.en);
  });

  test('every code is proved here, with the lines, or with the faults', () => {
    const elsewhere: readonly ErrorCode[] = [
      'NOT_JSON',
      'TOO_MANY_GAMES',
      'NO_ROOM',
      'GAME_TOO_LONG',
      'NO_DECISION',
      'LINE_TOO_LONG',
      'INTERNAL',
    ];
    expect(new Set([...CASES.map(([code]) => code), ...elsewhere])).toEqual(new Set(ERROR_CODES));
  });
});
