/** Whose a line is, as far as whoever looks can know. */
import type { Colour } from '@dungeon-twister/rules';
import type { Perspective } from './perspective.ts';

/** The colour of a line: of its owner, or of whoever leaves there; null where it is everybody's, or not yet known. */
export function colourOfLine(
  { ruleset, shown }: Pick<Perspective, 'ruleset' | 'shown'>,
  line: number,
): Colour | null {
  const { lines } = ruleset.layout;
  if (lines[line]?.use !== 'dealt') return ruleset.colours[lines[line]?.owner ?? -1] ?? null;
  const before = lines.slice(0, line).filter(({ use }) => use === 'dealt').length;
  return shown.dealt?.[before] ?? null;
}
