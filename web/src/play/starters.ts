/** Who of a team starts on the line: how many are still to come there, and whether others wait in the rooms. */
import type { Ruleset } from '@dungeon-twister/rules';
import type { Snapshot } from '../match/snapshot.ts';
import { tokensIn } from './spots.ts';

export function leftToDeploy({ scenario }: Ruleset, { seat, view }: Snapshot): number {
  return (scenario.onLine[seat] ?? 0) - (view.shown.seats[seat]?.faceDownOn.length ?? 0);
}

/** In some scenarios everybody starts on the line, and only objects lie in the rooms. */
export const othersWait = (ruleset: Ruleset, now: Snapshot): boolean =>
  tokensIn(now.answers).length > leftToDeploy(ruleset, now);

/** Whether in this scenario no character ever lies in a room. */
export function onlyObjectsWait({ pieces, scenario }: Ruleset): boolean {
  const teams = scenario.onLine.map(
    (_count, seat) =>
      pieces.all.filter((one) => pieces.owner[one] === seat && pieces.isCharacter[one] === 1).length,
  );
  return teams.every((count, seat) => count <= (scenario.onLine[seat] ?? 0));
}
