/** Throws made-up wishes at a position: whatever is asked, nothing changes. */
import type { Chance } from '../src/chance.ts';
import { Position } from '../src/model/position.ts';
import { check } from '../src/flow/play.ts';
import type { RefusalCode } from '../src/refusals.ts';
import type { Tally } from './tally.ts';
import { requestByChance } from './requests.ts';
import { inZonesCalled } from './zone-deeds.ts';

/** Abilities that do nothing else than being a reason for "no". */
const REFUSED_ABILITIES: Readonly<Partial<Record<RefusalCode, string>>> = {
  SHIELDED: 'largeShield',
  CARRIES_NOTHING: 'noTransport',
};

let before: Position | null = null;

/** Counts the refusals; a position that is not bit for bit as it was is a fault of the rules. */
export function throwRequests(position: Position, chance: Chance, times: number, tally: Tally): void {
  if (before?.ruleset !== position.ruleset) before = new Position(position.ruleset);
  before.copyFrom(position);
  for (let time = 0; time < times; time++) {
    const request = requestByChance(position, chance);
    const answer = check(position, request);
    if (answer.ok) tally.add('refusal', 'accepted');
    else {
      tally.add('refusal', answer.refusal.code);
      const idle = REFUSED_ABILITIES[answer.refusal.code];
      if (idle) tally.add('ability', position.ruleset.layout.zones > 0 ? inZonesCalled(idle) : idle);
    }
    for (let i = 0; i < position.data.length; i++)
      if (position.data[i] !== before.data[i])
        throw new Error(`Asking for ${JSON.stringify(request)} changed integer ${i} of the position`);
  }
}
