import {
  ANSWERS,
  answerFault,
  ERROR_CODES,
  idOf,
  type JsonObject,
  readRequest,
  REQUEST_NAMES,
} from '../src/index.ts';
import { describe, expect, test } from 'vitest';

/** Which field of a request is wrong, or null. */
function wrongField(object: JsonObject): string | null {
  const read = readRequest(object);
  return read.ok ? null : read.wrong.field;
}

describe('requests to the referee', () => {
  test('each has an answer', () => {
    expect(Object.keys(ANSWERS)).toEqual(REQUEST_NAMES);
  });

  test('are read as they are', () => {
    const request = { do: 'perform', id: 1, game: 'a', seat: 0, decision: 3, action: { type: 'endTurn' } };
    expect(readRequest(request)).toEqual({ ok: true, request });
  });

  test('name the field that is wrong', () => {
    expect(wrongField({ do: 'close', game: 'a' })).toBeNull();
    expect(wrongField({})).toBe('do');
    expect(wrongField({ do: 'fly' })).toBe('do');
    expect(wrongField({ do: 'close' })).toBe('game');
    expect(wrongField({ do: 'close', game: 'a', toString: 1 })).toBe('toString');
    expect(wrongField({ do: 'new', options: [] })).toBe('options');
    expect(wrongField({ do: 'save', game: 'a', tags: { constructor: 1 } })).toBe('tags');
  });

  test('have an id that is worth repeating, or none', () => {
    expect(idOf({ id: 0 })).toEqual({ id: 0 });
    expect(idOf({ id: 'x' })).toEqual({ id: 'x' });
    expect([{}, { id: null }, { id: Number.POSITIVE_INFINITY }, { id: [] }].map(idOf)).toEqual([
      {},
      {},
      {},
      {},
    ]);
  });
});

const error = (code: string, fields: object = {}): unknown => ({
  ok: false,
  error: { code, message: '', words: { en: '', fr: '' }, ...fields },
});

describe('answers of the referee', () => {
  test('have the form that belongs to the request', () => {
    const answer = { id: 1, ok: true, decisions: [], result: { ending: 'goal', winners: [1] } };
    expect(answerFault('decisions', answer)).toBeNull();
    expect(answerFault('decisions', { ...answer, more: 1 })).toContain('more');
    expect(answerFault('games', answer)).toContain('games');
    expect(answerFault(null, answer)).not.toBeNull();
  });

  test('are errors with a known code and what belongs to it', () => {
    const more = { field: 'game', line: 1, refusal: {} };
    expect(answerFault('hello', error('BOREDOM'))).not.toBeNull();
    const words = { en: '', fr: '' };
    const unreadable = { line: 3, words, faults: [{ line: 3, words }], more: 0 };
    expect(answerFault('load', error('UNREADABLE', unreadable))).toBeNull();
    expect(answerFault('load', error('UNREADABLE', { line: 3 }))).not.toBeNull();
    expect(answerFault('new', error('BAD_OPTIONS', { words, faults: [words], more: 0 }))).toBeNull();
    expect(answerFault('hello', error('NOT_JSON'))).toBeNull();
    for (const code of ERROR_CODES)
      expect(answerFault('hello', { ok: false, error: { code, message: '' } })).toContain('words');
    for (const code of ERROR_CODES) expect(answerFault('hello', error(code, more))).not.toBeNull();
  });
});
