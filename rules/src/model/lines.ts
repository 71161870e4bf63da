/** What a line is to a player now: home, way out or closed. Rules: MP-RULING-18 to MP-RULING-21, MP-EXITS-13. */
import { COLOURS, type Place, type Seat } from '../vocabulary.ts';
import { DEALT } from './fields.ts';
import type { Position } from './position.ts';
import { BY_LOT, CLOSED, EXIT, type Ruleset } from './ruleset.ts';

/** The lines that lots deal out, in the order of the layout. */
export const dealtLines = ({ ruleset: table }: { readonly ruleset: Pick<Ruleset, 'layout'> }): number[] =>
  [...table.layout.lines.keys()].filter((line) => table.layout.lines[line].use === 'dealt');

export function lineFor(p: Position, seat: Seat, line: number): number {
  const { lineRule, layout, colours } = p.ruleset;
  const rule = lineRule[seat * layout.lines.length + line];
  if (rule !== BY_LOT) return rule;
  return COLOURS[p.data[DEALT + dealtLines(p).indexOf(line)]] === colours[seat] ? EXIT : CLOSED;
}

/** What the line of a line place is to a player now. */
export const lineAt = (p: Position, seat: Seat, place: Place): number =>
  lineFor(p, seat, p.ruleset.layout.lineOf[place - p.ruleset.layout.linesFrom]);

/** Whether somebody of this seat leaves the labyrinth by entering this place. */
export const isExitFor = (p: Position, seat: Seat, place: Place): boolean =>
  place >= p.ruleset.layout.linesFrom && lineAt(p, seat, place) === EXIT;
