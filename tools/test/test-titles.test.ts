import { expect, test } from 'vitest';
import { testTitles } from '../ledger/test-titles.ts';

const titlesOf = (text: string): string[] => testTitles({ name: 'some.test.ts', text });

test.each([
  ["it('one', () => {});", ['one']],
  ["describe('outer', () => { test('inner', () => {}); });", ['outer', 'inner']],
  ["test.concurrent('one', async (): Promise<void> => {});", ['one']],
  ['test(`from ${x as number} to ${y}`, () => {});', ['from ${} to ${}']],
  ["test.skip('never run', () => {}); it.todo('not written');", []],
  ["expect('no title'); other.test('nor this');", []],
])('%s', (source, titles) => {
  expect(titlesOf(source)).toEqual(titles);
});

test('rows of a table give titles', () => {
  expect(titlesOf("test.each([['[BD-PIT-1] falls', 1], ['[BD-PIT-2] stops', 2]])('%s', () => {});")).toEqual([
    '%s',
    '[BD-PIT-1] falls',
    '[BD-PIT-2] stops',
  ]);
});

test('a table may stand in a constant of the file', () => {
  const source = "const ROWS = [{ title: '[BD-PIT-1] falls' }] as const;\n";
  expect(titlesOf(`${source} test.each(ROWS)('$title', () => {});`)).toContain('[BD-PIT-1] falls');
  expect(titlesOf(`${source} for (const row of ROWS) test(row.title, () => {});`)).toContain(
    '[BD-PIT-1] falls',
  );
});

test.each([
  'for (const { rule } of ROWS) test(`[${rule}] holds`, f);',
  "test.each(ROWS)('[$rule] holds', f);",
])('a bare id of a table counts where the title puts it into brackets: %s', (call) => {
  expect(titlesOf(`const ROWS = [{ rule: 'BD-PIT-1' }]; ${call}`)).toContain('[BD-PIT-1]');
});

test('a bare id of a table does not count otherwise', () => {
  const source = "const ROWS = [{ rule: 'BD-PIT-1' }]; for (const { rule } of ROWS) test('holds', f);";
  expect(titlesOf(source)).toEqual(['holds']);
});

test('a file that cannot be read is an error, not an empty list', () => {
  expect(() => titlesOf("test('one', () => {")).toThrow('some.test.ts cannot be read');
});
