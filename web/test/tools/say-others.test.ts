/** What `npm start -- --host` says to other devices. */
import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { sayOthers } from '../../tools/say-others.mjs';
import { START_WORDS } from '../../tools/start-words.mjs';

const ADDRESSES = ['http://192.168.1.20:4280/', 'http://10.0.0.3:4280/'];

const BEGIN = '\x1B[97;40m';
const END = '\x1B[0m';

/** The squares of a drawing in half lines: light as a camera sees it, row by row. */
const lightIn = (drawing: string): boolean[][] =>
  drawing.split('\n').flatMap((line) => {
    // Each line brings its own colours, light on dark.
    expect([line.slice(0, BEGIN.length), line.slice(-END.length)]).toEqual([BEGIN, END]);
    const signs = Array.from(line.slice(BEGIN.length, -END.length));
    return [signs.map((sign) => '█▀'.includes(sign)), signs.map((sign) => '█▄'.includes(sign))];
  });

describe('other devices', () => {
  test('read the addresses, and a terminal shows the first as a picture that is exactly its code', () => {
    const [line = '', ...drawing] = sayOthers(START_WORDS.en, ADDRESSES, true).split('\n');
    for (const address of ADDRESSES) expect(line).toContain(address);
    const { data, size } = encode(ADDRESSES[0] ?? '', { border: 2 });
    const light = lightIn(drawing.join('\n'));
    for (const [y, row] of data.entries()) expect(light[y]).toEqual(row.map((isDark) => !isDark));
    expect(size).toBeGreaterThan(20);
  });

  test('get no picture where nobody looks at a terminal', () => {
    expect(sayOthers(START_WORDS.fr, ADDRESSES, false)).toBe(START_WORDS.fr.others(ADDRESSES.join(' ')));
  });

  test('are told when there is no network', () => {
    expect(sayOthers(START_WORDS.en, [], true)).toBe(START_WORDS.en.alone);
  });
});
