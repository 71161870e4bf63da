/** What a player means by a line. Capitals are a trouble to type: `cl c3` is understood as `Cl c3`, `g.t` as `G.T`. */
import {
  type Language,
  type Position,
  type ReadAction,
  resolveLine,
  type Seat,
  type UnclearAction,
} from '@dungeon-twister/rules';

/** A zone, with the side of the board before it where it is faced from a starting zone. */
const ZONE = /(?<![\p{L}\d])([nesw]?)([a-p]\.[tscg])(?![\p{L}\d])/giu;

const withCapitals = (line: string): string =>
  line
    .trim()
    .replace(/^\p{Ll}(?=\p{Ll}\s)/u, (letter) => letter.toUpperCase())
    .replace(ZONE, (_all, side: string, zone: string) => side.toLowerCase() + zone.toUpperCase());

export function readLine(
  p: Position,
  seat: Seat,
  line: string,
  language: Language,
): ReadAction | UnclearAction {
  const read = resolveLine(p, seat, line, language);
  if (read.ok) return read;
  const again = resolveLine(p, seat, withCapitals(line), language);
  if (again.ok) return again;
  // `resign!` leaves no doubt; behind anything else the mark is a slip.
  const sure = resolveLine(p, seat, line.trim().replace(/!$/, ''), language);
  return sure.ok && sure.action.type === 'resign' ? sure : read;
}
