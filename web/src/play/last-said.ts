/** What has happened last, in sentences, for those who wait: nobody should have to look for it in the log. */
import type { GameEvent } from '@dungeon-twister/rules';
import { type Names, sayEvent, type Tongue } from '@dungeon-twister/words';

interface Told {
  readonly deed: number;
  readonly event: GameEvent;
}

/** So many events at most are looked through: a turn that has just begun tells of nothing older. */
const LOOKED_BACK = 8;
/** A deed with more consequences than that is read in the log. */
const MOST = 4;

/**
 * All that is said of one deed, or of the last of which anything is: points alone would not tell what they were scored
 * for, nor a load that was left who has walked there.
 */
export function lastSaid(heard: readonly Told[], names: Names, tongue: Tongue, deed?: number): string | null {
  const recent = heard.slice(-LOOKED_BACK);
  const isSaid = ({ event }: Told): boolean => sayEvent(event, names, tongue) !== null;
  const about = deed ?? recent.findLast(isSaid)?.deed;
  const said = heard.flatMap((one) => (one.deed === about ? (sayEvent(one.event, names, tongue) ?? []) : []));
  return said.length > 0 ? said.slice(-MOST).join(' ') : null;
}
