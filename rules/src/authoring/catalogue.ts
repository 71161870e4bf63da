/** Everything that an author can name: what appears in any scenario. Derived, so that there is no second list. */
import type { CharacterKind, ObjectKind } from '../content/kinds.ts';
import { SCENARIOS } from '../editions/scenarios.ts';
import type { Room } from '../labyrinth/room.ts';

const once = <Thing extends { readonly id: string }>(things: readonly Thing[]): readonly Thing[] => [
  ...new Map(things.map((thing) => [thing.id, thing])).values(),
];

export const KNOWN_ROOMS: readonly Room[] = once(SCENARIOS.flatMap(({ rooms }) => rooms)).toSorted(
  (a, b) => a.pair - b.pair,
);

const TEAMS = SCENARIOS.flatMap(({ teams }) => teams);
export const KNOWN_CHARACTERS: readonly CharacterKind[] = once(TEAMS.flatMap(({ characters }) => characters));
export const KNOWN_OBJECTS: readonly ObjectKind[] = once(TEAMS.flatMap(({ objects }) => objects));
