/**
 * What a line is to a player: home, way out or closed. What happens on the way out: turn/exit.ts; where lines touch
 * (MP-RULING-22): map/layout.ts; how figures meet there (MP-RULING-23 to MP-RULING-26): policies/meeting-on-lines.ts.
 * Rules: BD-MOVE-19, BD-COMBAT-16, BD-EXIT-1, BD-EXIT-3, BD-SCN2-8, BD-SCN3-7, BD-SCN3-8, BD-RULING-120, CG-EXIT-1,
 * CG-EXIT-3; MP-STD-3, MP-CROSS-12, MP-RACE-15, MP-ELEV-15, MP-ELEV-16, MP-EXITS-10, MP-EXITS-13, MP-EXITS-16;
 * MP-RULING-18 to MP-RULING-21, MP-RULING-65.
 */
import type { Layout, Line } from '../map/layout.ts';
import { type Colour, COLOURS, type Place, type Seat } from '../vocabulary.ts';
import { DEALT } from './fields.ts';
import type { RuleOptions } from './options.ts';
import type { Position } from './position.ts';
import { BY_LOT, CLOSED, EXIT, HOME, type Ruleset } from './ruleset.ts';
import type { Scenario } from './scenario.ts';

export const isAllied = ({ alliances }: Scenario, a: Colour, b: Colour): boolean =>
  alliances?.some((side) => side.includes(a) && side.includes(b)) ?? false;

/** One's own line is home, an opponent's is the way out, unless the scenario says otherwise of it. */
export const lineRules = (scenario: Scenario, layout: Layout, rules: RuleOptions): Uint8Array =>
  Uint8Array.from(
    scenario.colours.flatMap((_colour, seat) =>
      layout.lines.map((line) => lineRule(scenario, line, seat, rules)),
    ),
  );

function lineRule(scenario: Scenario, line: Line, seat: Seat, rules: RuleOptions): number {
  if (line.use === 'finish') return EXIT;
  if (line.use === 'dealt') return BY_LOT;
  if (line.owner < 0 || line.owner === seat || scenario.walksOnLines.includes(seat)) return HOME;
  const { colours, leavesBy } = scenario;
  const own = colours[seat];
  const other = colours[line.owner];
  if (isAllied(scenario, own, other)) return CLOSED;
  if (!leavesBy || leavesBy[own] === other) return EXIT;
  return rules.otherLines === 'open' ? HOME : CLOSED;
}

/** The lines that lots deal out, in the order of the layout. */
export const dealtLines = ({ ruleset: table }: { readonly ruleset: Pick<Ruleset, 'layout'> }): number[] =>
  [...table.layout.lines.keys()].filter((line) => table.layout.lines[line].use === 'dealt');

export function lineFor(p: Position, seat: Seat, line: number): number {
  const { lineRule, layout, colours } = p.ruleset;
  const rule = lineRule[seat * layout.lines.length + line];
  if (rule !== BY_LOT) return rule;
  return COLOURS[p.data[DEALT + dealtLines(p).indexOf(line)]] === colours[seat] ? EXIT : CLOSED;
}

/** The lines by which a seat leaves, by their number in the layout; `dealt` are the colours that lots have dealt. */
export const exitLines = (
  { lineRule, layout, colours }: Ruleset,
  seat: Seat,
  dealt: readonly Colour[],
): number[] => {
  const byLot = dealtLines({ ruleset: { layout } });
  return [...layout.lines.keys()].filter((line) => {
    const rule = lineRule[seat * layout.lines.length + line];
    return rule === BY_LOT ? dealt[byLot.indexOf(line)] === colours[seat] : rule === EXIT;
  });
};

/** What the line of a line place is to a player now. */
export const lineAt = (p: Position, seat: Seat, place: Place): number =>
  lineFor(p, seat, p.ruleset.layout.lineOf[place - p.ruleset.layout.linesFrom]);

/** Whether somebody of this seat leaves the labyrinth by entering this place. */
export const isExitFor = (p: Position, seat: Seat, place: Place): boolean =>
  place >= p.ruleset.layout.linesFrom && lineAt(p, seat, place) === EXIT;
