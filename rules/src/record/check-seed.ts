/** Whether the lots of a record come from its seed; where they do not, the lot that departs is named. */
import { rollSetup, type SetupRoll } from '../editions/roll-setup.ts';
import { type Cursor, faultAtPath, type Path } from '../json/cursor.ts';
import { FaultsFound } from '../json/fault.ts';
import { roomToken, slotName } from '../position-json/room-text.ts';
import type { Ruleset } from '../model/ruleset.ts';
import type { SetupRollJson } from './json.ts';
import { REASONS } from './reasons.ts';
import { writeSetupRoll } from './write-record.ts';

/** A lot that the seed draws otherwise. */
interface OtherLot {
  readonly path: Path;
  /** What the seed draws there, as people write it. */
  readonly drawn: string;
}

export function checkSeed(root: Cursor, ruleset: Ruleset, seed: string, draw: SetupRoll): void {
  const others = otherLots(writeSetupRoll(rollSetup(ruleset, seed), ruleset), writeSetupRoll(draw, ruleset));
  const [first] = others;
  if (!first) return;
  // A room or two were changed, or everything comes from elsewhere: then the seed is what is wrong.
  if (others.length * 2 > ruleset.layout.slots.length)
    root.field('seed').fail(REASONS.otherSeed(first.drawn));
  throw new FaultsFound([faultAtPath(root, ['draw', ...first.path], REASONS.otherLot(first.drawn))]);
}

function otherLots(drawn: SetupRollJson, said: SetupRollJson): OtherLot[] {
  const rooms = drawn.rooms.flatMap((room, slot) =>
    same(room, said.rooms[slot])
      ? []
      : [{ path: ['rooms', slot], drawn: `${slotName(slot)} ${roomToken({ ...room, faceUp: false })}` }],
  );
  const keys = ['firstChooser', 'firstPlacer', 'firstPlayer', 'players', 'teams', 'lines'] as const;
  const rest = keys.flatMap((key) =>
    same(drawn[key], said[key]) ? [] : [{ path: [key], drawn: `${key} ${JSON.stringify(drawn[key])}` }],
  );
  return [...rooms, ...rest];
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
