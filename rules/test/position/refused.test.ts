/** Files that are not positions. Each is a good one with one thing wrong; the refusal names the line of that thing. */
import { describe, expect, test } from 'vitest';
import { Chance } from '../../src/chance.ts';
import { readPosition } from '../../src/position-json/read.ts';
import { decisions } from '../../src/flow/play.ts';
import { playOn } from '../view/random-positions.ts';
import { but, BROKEN, copyOf, fileOf, GOOD, isBlueFigure, type Loose, pieces } from './broken-files.ts';

const { playing } = GOOD;

/** The first line in which two texts differ, as people count lines. */
function firstDifference(a: string, b: string): number {
  const [one, other] = [a.split('\n'), b.split('\n')];
  return one.findIndex((line, i) => line !== other[i]) + 1;
}

const NO_JSON: readonly [text: string, line: number, reason: RegExp][] = [
  ['', 1, /a value is wanted, found the end of the file/],
  ['{', 1, /a key in quotes is wanted/],
  ['{\n  "format": \n}', 3, /a value is wanted, found "}"/],
  ['{\n  "a": 1,\n  "a": 2\n}', 3, /"a" stands here twice/],
  ['{\n  "a": "b\n}', 2, /a text is not closed/],
  ['{\n  "a": "\\q"\n}', 2, /must be escaped/],
  ['{\n  "a" 1\n}', 2, /":" is wanted, found "1"/],
  ['[\n1,\n2\n', 4, /"," or "\]" is wanted, found the end of the file/],
  ['[1,]', 1, /a value is wanted/],
  ['{} x', 1, /nothing may follow the value/],
  ['[01]', 1, /"," or "\]" is wanted/],
  ['nul', 1, /a value is wanted/],
  ['['.repeat(100_000), 1, /nested too deeply/],
  ['null', 1, /an object is wanted, found null/],
  ['[]', 1, /an object is wanted, found a list/],
];

describe('a file that is not a position', () => {
  test.each(BROKEN)('is refused: %s', (_what, p, wrong, reason) => {
    const json = copyOf(p);
    expect(readPosition(fileOf(json)).ok).toBe(true);
    const answer = readPosition(fileOf(wrong(json)));
    const reasons = answer.ok ? [] : answer.faults.map(({ words }) => words.en);
    expect(reasons).toContainEqual(expect.stringMatching(reason));
  });

  test.each([
    ['stage', 'lunch'],
    ['turn', -1],
    ['chooser', 7],
    ['highest', 9],
    ['arrangement', 1],
    ['ending', 'asleep'],
  ])('the line is that of the fault: %s', (key, value) => {
    const good = copyOf(playing);
    const bad = fileOf(but(good, { [key]: value }));
    const answer = readPosition(bad);
    expect(answer).toMatchObject({ ok: false, line: firstDifference(fileOf(good), bad) });
  });

  test('the line is that of the piece that does not fit', () => {
    const good = copyOf(playing);
    const text = fileOf(but(good, { pieces: pieces(good, isBlueFigure, { where: { place: 210 } }) }));
    const answer = readPosition(text);
    if (answer.ok) throw new Error('it was read');
    const line = text.split('\n').findIndex((one) => one.includes('"place": 210')) + 1;
    expect(line - answer.line).toBeLessThanOrEqual(1);
  });

  test.each(
    NO_JSON.map(([text, line, reason]) => ({ shown: JSON.stringify(text.slice(0, 40)), text, line, reason })),
  )('is refused: $shown', ({ text, line, reason }) => {
    expect(readPosition(text)).toMatchObject({
      ok: false,
      line,
      reason: expect.stringMatching(reason) as string,
    });
  });

  test('a value that has no text is refused like any other', () => {
    const ring: Loose = {};
    ring['self'] = ring;
    for (const value of [undefined, null, 7, true, [], ring, () => 0, Symbol('x'), 10n, new Map()])
      expect(readPosition(value)).toMatchObject({ ok: false, line: 1 });
  });

  test('nothing that is read makes the rules stumble, whatever was changed in the file', () => {
    const chance = new Chance('vandal');
    const files = Object.values(GOOD).map((p) => fileOf(copyOf(p)));
    let accepted = 0;
    for (let n = 0; n < 1500; n++) {
      const lines = files[n % files.length].split('\n');
      // Another value from somewhere else in the file, or a number nearby: mostly of the right form.
      const at = chance.below(lines.length);
      const from = chance.below(lines.length);
      const value = lines[from]
        .replace(/^[^:]*: /, '')
        .trim()
        .replace(/,$/, '');
      lines[at] =
        chance.below(2) === 0
          ? lines[at].replace(/-?\d+/, () => String(chance.below(30) - 1))
          : lines[at].replace(
              /(: )?("[^"]*"|-?\d+|true|false|null)(,?)$/,
              (_all, colon, _old, comma) => `${colon ?? ''}${value}${comma}`,
            );
      const answer = readPosition(lines.join('\n'));
      expect(answer.ok || answer.line > 0).toBe(true);
      if (!answer.ok) continue;
      accepted++;
      for (let k = 0; k < 12 && decisions(answer.position).length > 0; k++) playOn(answer.position, chance);
    }
    expect(accepted).toBeGreaterThan(100);
  }, 300_000);
});
