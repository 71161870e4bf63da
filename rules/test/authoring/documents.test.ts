/** The examples that authors copy: they must be right, and stay so. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ROOM_KEYS } from '../../src/authoring/room-blocks.ts';
import { readRooms } from '../../src/authoring/room-file.ts';
import { SCENARIO_KEYS } from '../../src/authoring/said.ts';
import { readScenario } from '../../src/authoring/scenario-file.ts';
import { checkInvariants } from '../../testing/invariants.ts';
import { playRandomGame } from '../../testing/random-game.ts';

const GUIDE = readFileSync(new URL('../../../docs/authoring.md', import.meta.url), 'utf8');
const EXAMPLES = new URL('../../../examples/scenarios/', import.meta.url);

const blocks = (kind: string): string[] =>
  Array.from(GUIDE.matchAll(new RegExp(`\`\`\`${kind}\\n(.*?)\`\`\``, 'gs')), ([, text]) => text);

const files = readdirSync(EXAMPLES).map(
  (file) => [file, readFileSync(new URL(file, EXAMPLES), 'utf8')] as const,
);

describe('the guide for authors', () => {
  test('explains every key', () => {
    // Those of lessons are asked for by the tests of lessons.
    const [rooms = ''] = GUIDE.split('\n## Lessons\n');
    const keys = rooms
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .flatMap((line) => Array.from(line.split('|')[1].matchAll(/`([A-Z][A-Za-z ]+)`/g), ([, key]) => key));
    expect(keys.filter((key) => key !== 'H')).toEqual([...ROOM_KEYS, ...SCENARIO_KEYS]);
  });

  test('shows rooms that can be read', () => {
    expect(blocks('rooms')).toHaveLength(1);
    for (const text of blocks('rooms')) expect(readRooms(text)).toMatchObject({ ok: true, remarks: [] });
  });

  test('speaks of goals that exist', () => {
    const goals = GUIDE.slice(GUIDE.indexOf('### Goals'), GUIDE.indexOf('### A complete scenario'));
    const values = Array.from(goals.matchAll(/^\| `([^`]+)`/gm), ([, value]) => value);
    expect(values).toHaveLength(6);
    for (const value of values)
      expect(readScenario(`Scenario: goal\nBased on: prison-5\nGoal: ${value}`).ok).toBe(true);
  });
});

describe('a scenario that authors copy is played without a remark but that on the handicap', () => {
  const all = [...blocks('scenario').map((text) => ['docs/authoring.md', text] as const), ...files];

  test('there are three', () => {
    expect(all).toHaveLength(3);
  });

  test.each(all)('%s', (_file, own) => {
    const read = readScenario(own);
    if (!read.ok) throw new Error(`line ${read.line}: ${read.reason}`);
    expect(read.remarks.filter(({ words }) => !words.en.startsWith('the handicap'))).toEqual([]);
    for (const seed of ['1', '2', '3']) {
      const { ending } = playRandomGame({
        options: { scenario: read.scenario.id, own },
        seed,
        onPosition: (position) => checkInvariants(position),
      });
      expect(ending).not.toBe('running');
    }
  });
});
