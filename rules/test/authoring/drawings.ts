/** Texts for the tests of authoring: two rooms that are as they should be, and helpers that spoil them. */
import { readScenario } from '../../src/authoring/scenario-file.ts';
import type { Scenario } from '../../src/model/scenario.ts';

/** Line 1 is `Room: hall-cw`, its drawing fills lines 4 to 14; the twin begins in line 16. */
export const HALLS = `Room: hall-cw
Pair: 50
Arrow: cw
+---+   +   +   +---+
| .   .   .   .   . |
+   +===+   +---+   +
  . H o   .   . | .
+   +   +   +   +   +
  . | .   *   . : .
+   +   +   +   +   +
  . | .   .   . | .
+   +-:-+   +---+   +
| .   .   .   .   . |
+---+   +   +   +---+

Room: hall-ccw
Pair: 50
Arrow: ccw
+---+   +   +   +---+
| .   .   .   .   . |
+   +   +   +   +   +
  .   .   .   .   .
+   +   +   +   +   +
  .   .   *   .   .
+   +   +   +   +   +
  .   .   .   .   .
+   +   +   +   +   +
| .   .   .   .   . |
+---+   +   +   +---+
`;

/** The text with one line replaced; the first line is 1. */
export function withLine(text: string, line: number, content: string): string {
  return text
    .split('\n')
    .map((old, index) => (index === line - 1 ? content : old))
    .join('\n');
}

/** A scenario of a few lines, based on the standard game of Prison: its own lines begin in line 3. */
export const own = (...lines: readonly string[]): string =>
  ['Scenario: test', 'Based on: prison-5', ...lines].join('\n');

/** A scenario that must be readable. */
export function scenarioOf(text: string): Scenario {
  const read = readScenario(text);
  if (!read.ok) throw new Error(`line ${read.line}: ${read.reason}`);
  return read.scenario;
}

/** Two small teams and two rooms, for maps of two places. */
export const SMALL = [
  'Blue: naga, thief, key',
  'Yellow: troll, cleric, rope',
  'On line: 2',
  'Goal: 2 points',
];
