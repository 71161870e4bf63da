/** The figures as a table for people. */
import { type Figure, isGoalMet, isMet, short, targetInWords } from './figures.ts';

const HEAD = ['figure', 'value', 'beside the calibration loop', 'wanted', ''];
/** Columns of numbers stand to the right. */
const RIGHT = new Set([1, 2]);

function verdict(figure: Figure): string {
  if (!figure.target) return '';
  if (!isMet(figure)) return 'MISSED';
  return isGoalMet(figure) ? 'goal met' : 'met';
}

const rowOf = (figure: Figure): string[] => [
  figure.words,
  `${short(figure.value)} ${figure.unit}`,
  figure.calibrated ? `${short(figure.calibrated.value)} ${figure.calibrated.unit}` : '',
  figure.target ? targetInWords(figure.target) : '',
  verdict(figure),
];

export function makeTable(figures: readonly Figure[]): string {
  const rows = [HEAD, ...figures.map(rowOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) =>
        RIGHT.has(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const rule = widths
    .map((width) => '-'.repeat(width))
    .join('  ')
    .trimEnd();
  const [head = [], ...body] = rows;
  return [line(head), rule, ...body.map(line)].join('\n');
}
