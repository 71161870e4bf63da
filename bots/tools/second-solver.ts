/** The value of a matrix game by a linear programming library that knows nothing of our solver, as a second opinion. */
import { solve } from 'yalps';
import type { MatrixGame } from '../src/combat/matrix-game.ts';

const VALUE = 'value';
const SHARES = 'shares';

/** Maximise what the row player is sure of: `value` at most what each column gives, the shares of the rows sum to 1. */
export function valueByLibrary({ rows, columns, payoffs }: MatrixGame): number {
  const least = payoffs.reduce((a, b) => Math.min(a, b), 0);
  const constraints: [string, { min: number } | { equal: number }][] = [[SHARES, { equal: 1 }]];
  for (let j = 0; j < columns; j++) constraints.push([`column ${j}`, { min: 0 }]);
  const variables: [string, [string, number][]][] = [
    [
      VALUE,
      [[VALUE, 1], ...Array.from({ length: columns }, (_, j): [string, number] => [`column ${j}`, -1])],
    ],
  ];
  for (let i = 0; i < rows; i++)
    variables.push([
      `row ${i}`,
      [
        [SHARES, 1],
        ...Array.from({ length: columns }, (_, j): [string, number] => [
          `column ${j}`,
          payoffs[i * columns + j] - least,
        ]),
      ],
    ]);
  const solution = solve(
    { direction: 'maximize', objective: VALUE, constraints, variables },
    { precision: 1e-10 },
  );
  if (solution.status !== 'optimal') throw new Error(`the library says ${solution.status}`);
  return solution.result + least;
}
