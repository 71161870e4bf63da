/**
 * One line of a good file is spoiled: that line is told, and nothing that merely follows from it. All scenarios, and
 * all stages of some games; each line in one of many ways, so that together they go through all of them.
 */
import { describe, expect, test } from 'vitest';
import type { GameOptions } from '../../src/model/options.ts';
import { parsePosition, parseRecord } from '../../src/notation/any-form.ts';
import { writePositionText } from '../../src/notation/position-text/write.ts';
import { writePosition } from '../../src/position-json/write.ts';
import { stageOf } from '../../src/turn/turn-and-game-end.ts';
import { playRandomGame } from '../../testing/random-game.ts';
import { isPosition, OLD_FILES, oldFile } from '../game/old-games.ts';

type Spoil = (line: string) => string;

const IN_TEXT: readonly Spoil[] = [
  () => '@@@@',
  () => '   @@@',
  (line) => line.replace(/^(\w)/, 'zz$1'),
  (line) => line.replace(/:\s.*$/, ': @@@'),
  (line) => `${line}, @@@`,
  (line) => line.replace(/\b[a-z][A-Z][a-z]\b/, 'qQq'),
  (line) => line.replace(/\d+/, '9999999'),
  (line) => line.replace(/[a-z.?] /, '@ '),
  (line) => line.replace(/-[NESW]/, '-X'),
  (line) => line.replace(/\w+-(?=[NESW])/, 'hm-'),
];

const VALUE = /^(\s*(?:"\w+": )?)(?:"[^"]*"|-?\d+|true|false|null)(,?)$/;
const IN_JSON: readonly Spoil[] = [
  (line) => line.replace(/^(\s*)"(?!scenario)(\w+)":/, '$1"zz$2":'),
  (line) => line.replace(VALUE, '$1"@@"$2'),
  (line) => line.replace(VALUE, '$19999999$2'),
  (line) => line.replace(VALUE, '$1-77$2'),
  (line) => line.replace(VALUE, '$1[]$2'),
];

/** What is told beside the line that was spoiled; `every` so many lines are spoiled. */
function toldBeside(text: string, spoils: readonly Spoil[], every: number, first: number): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at) => {
    if (at === 0 || line.trim() === '' || at % every !== first % every) return [];
    // The next way that changes this line at all.
    const from = at + first;
    const spoil = spoils
      .map((_spoil, i) => spoils[(from + i) % spoils.length])
      .find((one) => one(line) !== line);
    if (!spoil) return [];
    const read = parsePosition(lines.with(at, spoil(line)).join('\n'));
    if (read.ok) return [`${at + 1}: "${spoil(line)}" is read`];
    const [fault, ...others] = read.faults.filter((one) => one.line !== at + 1);
    // In JSON a thing that is missing is told where its record begins.
    const isFine =
      fault === undefined || (others.length === 0 && read.faults.length === 1 && spoils === IN_JSON);
    return isFine ? [] : [`${at + 1}: "${spoil(line)}" gives ${fault.line}: ${fault.words.en}`];
  });
}

describe('old positions of all scenarios', () => {
  const positions = OLD_FILES.filter(isPosition);

  test.each(positions.filter(({ name }) => name.endsWith('.txt')))('$name', ({ name, text }) => {
    expect(toldBeside(text, IN_TEXT, 3, name.length)).toEqual([]);
  });

  test.each(positions.filter(({ name }) => name.endsWith('.json')))('$name', ({ name, text }) => {
    expect(toldBeside(text, IN_JSON, 29, name.length)).toEqual([]);
  });
});

describe('every stage', () => {
  test.each<GameOptions>([
    { scenario: 'base' },
    { scenario: 'card-standard' },
    { scenario: 'elevator' },
    { scenario: 'murder' },
    { scenario: 'prison-1' },
  ])('$scenario', (options) => {
    const seen = new Set<string>();
    const told: string[] = [];
    playRandomGame({
      options,
      seed: 'a',
      mostActions: 250,
      onPosition: (p) => {
        const stage = stageOf(p);
        if (seen.has(stage)) return;
        seen.add(stage);
        const json = JSON.stringify(writePosition(p), null, 2);
        told.push(
          ...toldBeside(writePositionText(p), IN_TEXT, 4, seen.size),
          ...toldBeside(json, IN_JSON, 43, seen.size),
        );
      },
    });
    expect(seen.size).toBeGreaterThan(3);
    expect(told).toEqual([]);
  });
});

describe('the header of a record', () => {
  const text = oldFile('rules-1/base-finished.txt');
  const lines = text.split('\n');
  const header = lines.slice(0, lines.indexOf('moves:')).flatMap((line, at) => (at > 0 && line ? [at] : []));

  test.each(header)('line %i', (at) => {
    for (const spoil of IN_TEXT.slice(0, 4)) {
      const line = lines[at] ?? '';
      const spoiled = spoil(line);
      if (spoiled === line || /^(?:blue|tag .*): @@@$/.test(spoiled)) continue;
      const read = parseRecord(lines.with(at, spoiled).join('\n'));
      if (read.ok) throw new Error(`"${spoiled}" is read`);
      const [{ line: found }] = read.faults;
      // One that must be there is told at the beginning.
      expect([spoiled, read.faults.length, found === 1 ? at + 1 : found]).toEqual([spoiled, 1, at + 1]);
    }
  });
});
