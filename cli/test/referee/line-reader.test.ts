import { Chance } from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { type Line, LineReader } from '../../src/referee/line-reader.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const line = (text: string): Line => ({ kind: 'line', text });

/** Everything that a reader finds in these pieces. */
function read(most: number, ...pieces: readonly (string | Uint8Array)[]): Line[] {
  const reader = new LineReader(most);
  const found = pieces.flatMap((piece) => [...reader.read(typeof piece === 'string' ? bytes(piece) : piece)]);
  return [...found, ...reader.end()];
}

describe('lines from bytes', () => {
  test('however the bytes are cut', () => {
    const text = 'one\ntwo\r\n\nthrée ∞ 🗝\nthe end';
    const whole = read(100, text);
    expect(whole).toEqual(['one', 'two\r', '', 'thrée ∞ 🗝', 'the end'].map(line));
    const chance = new Chance('cuts');
    for (let time = 0; time < 200; time++) {
      const all = bytes(text);
      const cuts = Array.from({ length: 4 }, () => chance.below(all.length)).sort((a, b) => a - b);
      const pieces = [0, ...cuts].map((from, i) => all.slice(from, cuts[i] ?? all.length));
      expect(read(100, ...pieces)).toEqual(whole);
    }
  });

  test('a last line that nothing ends is a line; an empty one is none', () => {
    expect(read(100, 'a\n')).toEqual([line('a')]);
    expect(read(100, 'a\nb')).toEqual([line('a'), line('b')]);
    expect(read(100)).toEqual([]);
  });

  test('a line that is too long is told once and skipped, and the next one is read', () => {
    expect(read(4, '1234\n12345\nok\n')).toEqual([line('1234'), { kind: 'tooLong' }, line('ok')]);
    expect(read(4, '123', '45', '6789', '\nok')).toEqual([{ kind: 'tooLong' }, line('ok')]);
    expect(read(4, '123', '456')).toEqual([{ kind: 'tooLong' }]);
  });

  test('bytes that are no UTF-8 are told, and harm no other line', () => {
    for (const broken of [[0xff], [0xc3], [0xed, 0xa0, 0x80], [0xc0, 0x80], [0xf5, 0x80, 0x80, 0x80]])
      expect(read(100, 'a\n', Uint8Array.from([...broken, 0x0a]), 'b\n')).toEqual([
        line('a'),
        { kind: 'notUtf8' },
        line('b'),
      ]);
  });
});
