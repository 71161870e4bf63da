/** Three at a table for four: any of the colours may be absent; the others sit in the same order (MP-RULING-1). */
import { type Colour, COLOURS } from '../../vocabulary.ts';
import type { Scenario } from '../../model/scenario.ts';

export function withoutColour(scenario: Scenario, absent: Colour | undefined): Scenario {
  if (absent === undefined) return scenario;
  const colours = COLOURS.filter((colour) => colour !== absent);
  const renamed = (colour: Colour | null): Colour | null =>
    colour === null ? null : colours[scenario.colours.indexOf(colour)];
  const { layout } = scenario;
  return {
    ...scenario,
    colours,
    layout: { ...layout, lines: layout.lines.map((line) => ({ ...line, owner: renamed(line.owner) })) },
  };
}
