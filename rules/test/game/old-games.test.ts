import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '../../src/editions/scenarios.ts';
import { parsePosition, parseRecord } from '../../src/notation/any-form.ts';
import { keyOf, samePosition } from '../../src/model/key.ts';
import { writePosition } from '../../src/position-json/write.ts';
import type { RecordJson } from '../../src/record/json.ts';
import { isOfThePage, isPosition, OLD_FILES, oldFile } from './old-games.ts';

const positions = OLD_FILES.filter(isPosition);
const records = OLD_FILES.filter((file) => !isPosition(file) && !isOfThePage(file));

describe('old games stay readable', () => {
  test('there are games of all scenarios', () => {
    const all = OLD_FILES.map(({ name }) => name).filter((name) => name.startsWith('rules-1/'));
    for (const { id } of SCENARIOS)
      for (const kind of ['finished', 'unfinished', 'position'])
        for (const form of ['txt', 'json']) expect(all).toContain(`rules-1/${id}-${kind}.${form}`);
  });

  test.each(records)('the record $name opens, and whatever departs names a rule that changed', ({ text }) => {
    const read = parseRecord(text);
    if (!read.ok) throw new Error(`line ${read.line}: ${read.reason}`);
    expect(read.departed?.changes).not.toEqual([]);
  });

  test.each(records.filter(({ name }) => name.endsWith('.json')))(
    'the record $name is the same game in its other form',
    ({ name, text }) => {
      const [json, other] = [parseRecord(text), parseRecord(oldFile(name.replace(/json$/, 'txt')))];
      if (!json.ok || !other.ok) throw new Error('it is not read');
      expect(samePosition(other.record.game.position, json.record.game.position)).toBe(true);
      expect(other.record.game.log).toEqual(json.record.game.log);
      const { actions } = JSON.parse(text) as RecordJson;
      expect(json.record.game.log).toEqual(actions.slice(0, json.departed?.after));
    },
  );

  test.each(positions)('the position $name opens', ({ name, text }) => {
    const read = parsePosition(text);
    if (!read.ok) throw new Error(`line ${read.line}: ${read.reason}`);
    const other = parsePosition(
      oldFile(name.replace(/(txt|json)$/, (form) => (form === 'txt' ? 'json' : 'txt'))),
    );
    expect(other.ok && keyOf(other.position)).toBe(keyOf(read.position));
    const json = oldFile(name.replace(/txt$/, 'json'));
    expect(writePosition(read.position)).toEqual(JSON.parse(json));
  });
});
